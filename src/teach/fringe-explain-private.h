/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-bounded-run.h"
#include "fringe-explain.h"

/* Programs count one and the same search in several ways. */

/**
 * FringeReading:
 * @counts_goal_as_expanded: see #FringeMatch
 * @counts_root_as_generated: see #FringeMatch
 * @solved_start: see #FringeMatch
 * @fits: whether all rows so far agree
 *
 * A way of counting, as far as the rows so far tell.
 */
typedef struct
{
  gboolean counts_goal_as_expanded;
  gboolean counts_root_as_generated;
  FringeSolvedStart solved_start;
  gboolean fits;
} FringeReading;

#define FRINGE_N_READINGS 4

/* The trials are this part of the progress; telling the matches apart is the rest. */
#define FRINGE_TRIALS_SHARE 0.9

/* The question is held so while it is worked at. */

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
 * @heuristics: (array length=n_heuristics): that are tried
 * @estimates: (array length=n_goals): those that the rules need, or that memory was left for
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
  FringeHeuristic heuristics[FRINGE_EXPLAIN_HEURISTICS_MAX];
  guint n_heuristics;
  FringeEstimate (*estimates)[FRINGE_EXPLAIN_HEURISTICS_MAX];
  gboolean (*is_ready)[FRINGE_EXPLAIN_HEURISTICS_MAX];
  FringeProgress progress;
  gpointer progress_data;
  GCancellable *cancellable;
} FringeExplain;

/* Runs one search to goal number @goal, as far as @limits say. */
FringeBoundedRunEnd fringe_explain_run (const FringeExplain *explain,
                                        const FringeRules *rules,
                                        guint goal,
                                        const FringeBoundedRun *limits,
                                        gint64 counts[FRINGE_N_COUNT_KINDS]);

/* Numbers the groups of matches. @trial_of: the number of the rules of each match */
void fringe_explain_group (const FringeExplain *explain, FringeExplanation *explanation, const guint *trial_of);

/* Find what would tell the matches apart: a count of the rows, or another board. */
void fringe_explain_by_count (const FringeExplain *explain, FringeExplanation *explanation, const guint *trial_of);
void fringe_explain_by_board (const FringeExplain *explain, FringeExplanation *explanation);

/* These are all conventions that are tried, and which of them programs follow more often. */

/* Returns: how many heuristics are tried: those of the query, or all that are built in */
guint fringe_explain_heuristics (const FringeExplainQuery *query,
                                 FringeHeuristic heuristics[FRINGE_EXPLAIN_HEURISTICS_MAX]);

/**
 * fringe_explain_rules:
 * @query: a valid question
 *
 * Every set of rules that may explain the observations, each once: a choice that changes nothing is not
 * varied. Always in the same order.
 *
 * Returns: (transfer full) (element-type FringeRules)
 */
GArray *fringe_explain_rules (const FringeExplainQuery *query);

/* Returns: the preset that @rules are, algorithm and heuristic included; choices that change nothing are left aside */
FringePreset fringe_explain_preset (const FringeRules *rules);

/* Returns: how far a match is from what most programs do: 0 is the likeliest; matches may share a rank */
guint fringe_explain_rank (const FringeMatch *match);
