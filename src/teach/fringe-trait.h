/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-bounded-run.h"
#include "fringe-find.h"

/* A judge tells how boards stand to traits. */

/**
 * FringeJudge:
 * @query: the question; the judge does not look at its traits
 * @estimates: those that are @is_ready; the last is for a heuristic of one's own, which only @query can have
 *
 * What it takes to judge many boards.
 */
typedef struct
{
  const FringeFindQuery *query;
  guint32 node_limit;
  gsize memory_limit;
  FringeEstimate estimates[FRINGE_N_HEURISTICS + 1];
  gboolean is_ready[FRINGE_N_HEURISTICS + 1];
  GCancellable *cancellable;
} FringeJudge;

/* Makes @judge ready for @traits. Returns: FALSE with an error where one of them cannot hold */
gboolean fringe_judge_init (FringeJudge *judge,
                            const FringeFindQuery *query,
                            const FringeTrait *traits,
                            guint n_traits,
                            GCancellable *cancellable,
                            GError **error);
void fringe_judge_clear (FringeJudge *judge);

/* Where a heuristic has its estimate. */
static inline int
fringe_judge_place (FringeHeuristic heuristic)
{
  return MIN ((int) heuristic, FRINGE_N_HEURISTICS);
}

/* Makes a heuristic ready. Returns: FALSE where it does not fit or memory ran out */
gboolean fringe_judge_make_ready (FringeJudge *judge, FringeHeuristic heuristic);

/**
 * fringe_judge_run:
 * @most: (nullable): a search with more is of no interest
 *
 * Searches from @start by @rules; see fringe_bounded_run().
 */
FringeBoundedRunEnd fringe_judge_run (const FringeJudge *judge,
                                      const FringeRules *rules,
                                      const FringeBoard *start,
                                      const gint64 *most,
                                      gint64 counts[FRINGE_N_COUNT_KINDS]);

/* Returns: whether @value is within the bounds of @trait */
gboolean fringe_trait_admits (const FringeTrait *trait, double value);

/**
 * fringe_judge_trait:
 * @counts: of the search by the rules of the question, which ended
 *
 * Returns: how @start, from which the goal can be reached, stands to @trait
 */
FringeTraitValue fringe_judge_trait (const FringeJudge *judge,
                                     const FringeTrait *trait,
                                     const FringeBoard *start,
                                     const gint64 counts[FRINGE_N_COUNT_KINDS]);
