/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-fine.h"
#include "fringe-half-step.h"

/* A moment reads the record in the middle of a step. */

/**
 * FringeMoment:
 * @n_done: fine steps that are done, 0 to @n_steps
 * @n_steps: fine steps of @step
 * @n_nodes: nodes that exist; they are those with an id below
 *
 * A step half done: a value, true as long as @search has not been freed. With nothing done it is the step before,
 * with everything done it is the step, so that the moments of neighbouring steps join.
 */
typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  int n_done;
  int n_steps;
  uint32_t n_nodes;
  FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
} FringeMoment;

/**
 * fringe_moment:
 * @step: 0 to n_steps; a larger one is that
 * @n_done: fine steps of it that are done; more than there are, or a negative number, for all
 *
 * O(cells + log versions). Nothing exists before the first fine step of step 0.
 */
FringeMoment fringe_moment (const FringeSearch *search, uint32_t step, int n_done);

/* Returns: (nullable): the fine step done last, or %NULL where none of the step is */
const FringeFineStep *fringe_moment_last (const FringeMoment *moment);

/**
 * fringe_moment_state:
 *
 * O(1). A node that is neither on the frontier nor judged yet is %FRINGE_NODE_FRONTIER, too: the one in hand, removed
 * or entered a moment ago, and those generated a moment ago; fringe_moment_is_open() tells them apart.
 */
FringeNodeState fringe_moment_state (const FringeMoment *moment, uint32_t id);

/* Returns: whether the node is on the frontier; never under IDA*. O(1) */
gboolean fringe_moment_is_open (const FringeMoment *moment, uint32_t id);

/* Returns: how many roots exist: one, or as many as IDA* has begun iterations */
uint32_t fringe_moment_n_roots (const FringeMoment *moment);

/* Returns: the counts at the moment; a bounded walk */
FringeCounts fringe_moment_counts (const FringeMoment *moment);

/* Returns: what a picture of the tree at @moment needs of it; nothing where the step is whole */
FringeHalfStep fringe_tree_half (const FringeMoment *moment);

/* Returns: (transfer full) (element-type FringeInstant): what is seen after each line of the loop, from the end of step
 * @first to the end of step @last. There are @n_max at most, and one more that says that there would be more. */
GArray *fringe_tree_instants (const FringeSearch *search, uint32_t first, uint32_t last, guint n_max);

/* Takes out of @instants those that look like the one before: a test changes nothing that is seen, nor does a duplicate
 * unless it is drawn. Returns: how many */
guint fringe_tree_leave_out_equal (const FringeSearch *search, GArray *instants, gboolean draws_duplicates);
