/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-half-step.h"
#include "fringe-moment.h"

/* What a picture of the tree at @moment needs of it; nothing where the step is whole. */
FringeHalfStep fringe_tree_half (const FringeMoment *moment);

/* Returns: (transfer full) (element-type FringeInstant): what is seen after each line of the loop, from the end of step
 * @first to the end of step @last; no more than @n_max, and one, which says that there are more */
GArray *fringe_tree_instants (const FringeSearch *search, uint32_t first, uint32_t last, guint n_max);

/* Takes those out of @instants that look as the one before: a test changes nothing, and a duplicate nothing unless it is
 * drawn. Returns: how many */
guint fringe_tree_leave_out_equal (const FringeSearch *search, GArray *instants, gboolean draws_duplicates);
