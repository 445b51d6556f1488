/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-experiment.h"

/* What experiments are made of: boards that are drawn, and one search of one of them. */

/**
 * fringe_experiment_draw:
 * @n: boards at @depth at most
 *
 * Draws boards without putting back; which, depends on the seed and the depth alone. Even if all are drawn they are in
 * an order drawn: any number of the first ones is a sample.
 *
 * Returns: (transfer full): the numbers of @n boards
 */
guint *fringe_experiment_draw (const FringeDepths *boards, guint depth, guint n, guint64 seed);

/**
 * FringeExperimentSearch:
 * @estimate: the heuristic of @rules, ready for the goal
 * @node_limit: nodes generated at most
 * @memory_limit: bytes at most
 */
typedef struct
{
  const FringeBoard *start;
  const FringeBoard *goal;
  const FringeRules *rules;
  const FringeEstimate *estimate;
  guint64 node_limit;
  gsize memory_limit;
} FringeExperimentSearch;

/* Returns: whether it came to a solution before a limit; only then there are @counts */
gboolean fringe_experiment_search (const FringeExperimentSearch *search,
                                   GCancellable *cancellable,
                                   guint64 counts[FRINGE_N_EXPERIMENT_COUNTS]);
