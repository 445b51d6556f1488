/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain-match.h"
#include "fringe-explain-run.h"

/* The question while it is worked at. */

/**
 * FringeTrial:
 * @readings: the ways of counting under which all rows fit
 * @is_undecided: whether a row could not be decided
 * @counts: (nullable): of each row, as the engine counts; only where all rows are decided and fit
 *
 * What came out of one set of rules.
 */
typedef struct
{
  FringeReading readings[FRINGE_N_READINGS];
  gboolean is_undecided;
  gint64 (*counts)[FRINGE_N_COUNT_KINDS];
} FringeTrial;

/**
 * FringeExplain:
 * @goal_of: for each row, the number of its goal: rows with equal goals share heuristics
 * @estimates: (array length=n_goals): every heuristic that the rules need, or that memory was left for
 * @order: the rows, those that end soonest first
 */
typedef struct
{
  const FringeExplainQuery *query;
  guint32 node_limit;
  gsize memory_limit;
  GArray *rules;
  FringeTrial *trials;
  guint goal_of[FRINGE_OBSERVATIONS_MAX];
  guint order[FRINGE_OBSERVATIONS_MAX];
  guint n_goals;
  FringeEstimate (*estimates)[FRINGE_N_HEURISTICS];
  gboolean (*is_ready)[FRINGE_N_HEURISTICS];
  FringeProgress progress;
  gpointer progress_data;
  GCancellable *cancellable;
} FringeExplain;

/* Runs one search to goal number @goal. */
FringeRunEnd fringe_explain_run (const FringeExplain *explain,
                                 const FringeRules *rules,
                                 guint goal,
                                 const FringeRun *limits,
                                 gint64 counts[FRINGE_N_COUNT_KINDS]);

/* Where the matches come from: the number of the rules of each. */
void fringe_explain_group (const FringeExplain *explain, FringeExplanation *explanation, const guint *trial_of);

/* What would tell the matches apart. */
void fringe_explain_by_count (const FringeExplain *explain, FringeExplanation *explanation, const guint *trial_of);
void fringe_explain_by_board (const FringeExplain *explain, FringeExplanation *explanation);
