/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pair.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_PAIR_COUNTS (fringe_pair_counts_get_type ())
G_DECLARE_FINAL_TYPE (FringePairCounts, fringe_pair_counts, FRINGE, PAIR_COUNTS, FringeBin)

/* What two searches have expanded, in large type, the table of their first difference and a sentence about it. */

void fringe_pair_counts_set_pair (FringePairCounts *self, FringePair *pair);
/* Puts something beside the score, at the end of its line. */
void fringe_pair_counts_append (FringePairCounts *self, GtkWidget *widget);
/* Has the table below the score instead of beside it. */
void fringe_pair_counts_set_narrow (FringePairCounts *self, gboolean narrow);
/* Has the table follow the sentence, in a line, so that the trees have its room. */
void fringe_pair_counts_set_low (FringePairCounts *self, gboolean low);
/* What it needs at least, which changes with the style. */
int fringe_pair_counts_min_width (FringePairCounts *self, gboolean narrow);
