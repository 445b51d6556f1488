/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-background.h"
#include "fringe-bounded-run.h"

/* From the counts that a book, a class mate or a program printed, the conventions are found that give exactly these. */

/* A question has so many rows at most. */
#define FRINGE_OBSERVATIONS_MAX 128

/* So many heuristics are tried at most. */
#define FRINGE_EXPLAIN_HEURISTICS_MAX 24

/* A search is given up after so many nodes unless the question says otherwise: after the first number, or as many as
 * the largest counts need, but not after more than the second. */
#define FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT 1000000u
#define FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT_MAX 20000000u

/**
 * FringeObservation:
 * @counts: what was printed, by %FringeCountKind; %FRINGE_COUNT_UNKNOWN, or any other negative number, where it was not
 *
 * One search and what is known of it. Without a cost it may also have ended without a solution.
 */
typedef struct
{
  FringeBoard start;
  FringeBoard goal;
  gint64 counts[FRINGE_N_COUNT_KINDS];
} FringeObservation;

/**
 * FringeExplainQuery:
 * @observations: (array length=n_observations): they hold together; each knows one count at least
 * @n_observations: 1 to %FRINGE_OBSERVATIONS_MAX
 * @algorithms: a set of algorithms: the sum of `1 << algorithm`; 0 for A* alone
 * @heuristics: (array length=n_heuristics): that are tried, each once
 * @n_heuristics: 0 for all that are built in
 * @weight: w of weighted A*, where that is among @algorithms; 0 for %FRINGE_WEIGHT_DEFAULT
 * @node_limit: nodes that one search generates at most; 0 for %FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT
 * @seed: of the boards among which one is looked for that tells matches apart; equal seeds give equal answers
 *
 * The question. All zero but the observations is the usual one. Sizes and goals may differ from row to row.
 */
typedef struct
{
  const FringeObservation *observations;
  guint n_observations;
  guint algorithms;
  FringeHeuristic heuristics[FRINGE_EXPLAIN_HEURISTICS_MAX];
  guint n_heuristics;
  double weight;
  guint32 node_limit;
  guint64 seed;
} FringeExplainQuery;

/**
 * FringeSolvedStart:
 * @FRINGE_SOLVED_START_NOT_OBSERVED: no row tells
 * @FRINGE_SOLVED_START_COUNTED: it counts as expanded like every other goal: 1 node
 * @FRINGE_SOLVED_START_NOT_COUNTED: it does not, though every other goal does: 0 nodes
 *
 * What a program that counts the goal as expanded prints for a start that is the goal.
 */
typedef enum
{
  FRINGE_SOLVED_START_NOT_OBSERVED,
  FRINGE_SOLVED_START_COUNTED,
  FRINGE_SOLVED_START_NOT_COUNTED
} FringeSolvedStart;

/**
 * FringeMatch:
 * @rules: the rules; a choice that changes nothing under them has the value of the preset textbook
 * @preset: the preset that they are, its algorithms and heuristics included; %FRINGE_N_PRESETS where they are none
 * @counts_goal_as_expanded: whether the goal found is among the nodes expanded; %FALSE where no row knows @expanded
 * @counts_root_as_generated: whether the start is among the nodes generated; %FALSE where no row knows @generated
 * @is_admissible: whether the heuristic never exceeds the true distance
 * @solved_start: what is printed for a start that is the goal
 * @group: matches of one group have all counts of all rows in common, those that were not given too
 *
 * A convention that gives exactly the counts observed.
 */
typedef struct
{
  FringeRules rules;
  FringePreset preset;
  gboolean counts_goal_as_expanded;
  gboolean counts_root_as_generated;
  gboolean is_admissible;
  FringeSolvedStart solved_start;
  guint group;
} FringeMatch;

/**
 * FringeDistinction:
 * @exists: whether there is one; else nothing of the rest means anything
 * @row: the observation, from 0, or -1: @start and @goal are a search to be made
 * @kind: the count that differs
 * @other: the likeliest match that gives another count than the likeliest of all, which is match 0
 * @value: what match 0 gives
 * @other_value: what match @other gives
 * @n_parts: into how many parts this count parts the matches, of which the likeliest 64 are looked at
 *
 * A count that would tell matches apart.
 */
typedef struct
{
  gboolean exists;
  int row;
  FringeBoard start;
  FringeBoard goal;
  FringeCountKind kind;
  guint other;
  gint64 value;
  gint64 other_value;
  guint n_parts;
} FringeDistinction;

/**
 * FringeExplanation:
 * @matches: (array length=n_matches): the likeliest first: presets, then those with admissible heuristics, then
 *   what programs do more often
 * @n_observations: rows of the question
 * @n_groups: groups are numbered from 0, in the order of their likeliest matches
 * @n_heuristics: heuristics that were tried
 * @n_tried: rules that were tried
 * @n_undecided: how many of them fit as far as they were searched, but at least one search did not end before
 *   @node_limit or memory was used up; they are not among the matches
 * @n_alone: where none fits, how many give what the rows know of a count, whatever they give of the others; -1 where no
 *   row knows it or all know it alone, where a search did not end soon, and where some fit
 * @node_limit: nodes that one search generated at most
 * @by_count: the further count of the given searches that parts the groups best
 * @by_board: the further search that parts the matches best
 *
 * The answer. It does not depend on the number of processors.
 */
typedef struct
{
  FringeMatch *matches;
  guint n_matches;
  guint n_observations;
  guint n_groups;
  guint n_heuristics;
  guint n_tried;
  guint n_undecided;
  int n_alone[FRINGE_N_COUNT_KINDS];
  guint32 node_limit;
  FringeDistinction by_count;
  FringeDistinction by_board;
} FringeExplanation;

/**
 * fringe_explain:
 * @progress: (nullable) (scope call): called in this thread
 * @cancellable: (nullable): stops the search at once
 *
 * Tries all heuristics asked for, every move order, rule for ties, duplicates and the goal test under the algorithms
 * asked for, each as long as it agrees with the rows, the smallest of which come first. Uses all processors; returns
 * when it is done. Where nothing matches the explanation has no matches; that is no error.
 *
 * Errors: %G_IO_ERROR_INVALID_ARGUMENT with a sentence that names the row, %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable): to be freed with fringe_explanation_free()
 */
FringeExplanation *fringe_explain (const FringeExplainQuery *query,
                                   FringeProgress progress,
                                   gpointer progress_data,
                                   GCancellable *cancellable,
                                   GError **error);

/* Does the same in the background. The query is copied; @callback is called in the main context of the caller. */
void fringe_explain_async (const FringeExplainQuery *query,
                           FringeProgress progress,
                           gpointer progress_data,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data);
FringeExplanation *fringe_explain_finish (GAsyncResult *result, GError **error);

void fringe_explanation_free (FringeExplanation *explanation);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExplanation, fringe_explanation_free)

/**
 * fringe_explanation_order:
 *
 * Returns: (transfer full): the same explanation, the matches of a group next to each other; of these those first that
 *   a sentence names, the likeliest of all among them
 */
FringeExplanation *fringe_explanation_order (const FringeExplanation *explanation);

/* Returns: whether the sentences name match @i */
gboolean fringe_explanation_names (const FringeExplanation *explanation, guint i);

/* Returns: what a program of this convention prints for a search with these counts; %FRINGE_COUNT_UNKNOWN for the cost
 * where there is no solution. A solved start is counted as @match says, and as expanded where that was not observed. */
gint64 fringe_match_printed (const FringeMatch *match, FringeCountKind kind, const FringeObservation *counted);

/* Returns: the rules of the match; where it is a preset, all of them are the preset's */
FringeRules fringe_match_rules (const FringeMatch *match);

/* These functions return translated sentences, to be freed with g_free(). */

/**
 * fringe_match_sentences:
 *
 * Returns: (transfer full): what the convention means, choice by choice, in a few sentences, the one on
 *   the solved start among them
 */
char *fringe_match_sentences (const FringeMatch *match);

/* Returns: (transfer full) (nullable): what this program prints for a start that is the goal, where it is worth a
 * word */
char *fringe_match_solved_start_sentence (const FringeMatch *match);

/**
 * fringe_explanation_sentences:
 *
 * Returns: (transfer full): how many conventions match, or that none does, and how many could not be decided
 */
char *fringe_explanation_sentences (const FringeExplanation *explanation);

/* Returns: (transfer full) (nullable): what would tell the matches apart; %NULL where there is nothing to tell apart */
char *fringe_explanation_distinction_sentences (const FringeExplanation *explanation);
