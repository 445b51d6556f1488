/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-twin.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_COMPARE_COUNTS (fringe_compare_counts_get_type ())
G_DECLARE_FINAL_TYPE (FringeCompareCounts, fringe_compare_counts, FRINGE, COMPARE_COUNTS, GtkWidget)

/* The counts of two searches, by how much they differ, and what there is to say of both. */

void fringe_compare_counts_set_twin (FringeCompareCounts *self, FringeTwin *twin);
