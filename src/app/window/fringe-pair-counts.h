/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pair.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_PAIR_COUNTS (fringe_pair_counts_get_type ())
G_DECLARE_FINAL_TYPE (FringePairCounts, fringe_pair_counts, FRINGE, PAIR_COUNTS, FringeBin)

/* The counts of two searches, by how much they differ, and what there is to say of both. */

void fringe_pair_counts_set_pair (FringePairCounts *self, FringePair *pair);
