/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-conventions.h"
#include "fringe-explain.h"
#include "fringe-trace.h"

/* The order in which somebody's program expanded boards is held against all conventions that fringe_explain() knows. */

/* Of so many conventions with a slip, and of so many that hold longest, it is told where a trace leaves them, besides
 * those asked for. Every place of a slip is told, be there more. */
#define FRINGE_TRACE_NEAR_MAX 4

/**
 * FringeTraceQuery:
 * @trace: has one expansion at least
 * @start: the board that the search begins with, of the size of @trace
 * @goal: the same
 * @rules: (nullable): those that the program was to follow
 *
 * The question. Weighted A* has the weight of @rules, or %FRINGE_WEIGHT_DEFAULT.
 */
typedef struct
{
  FringeTrace *trace;
  FringeBoard start;
  FringeBoard goal;
  const FringeRules *rules;
} FringeTraceQuery;

/**
 * FringeDeviationKind:
 * @FRINGE_DEVIATION_BOARD: another board is expanded
 * @FRINGE_DEVIATION_BEYOND: the search has ended before
 * @FRINGE_DEVIATION_EARLY: the trace ends, but the search goes on
 * @FRINGE_DEVIATION_NUMBER: the order is right, but a number beside a board is not
 */
typedef enum
{
  FRINGE_DEVIATION_BOARD,
  FRINGE_DEVIATION_BEYOND,
  FRINGE_DEVIATION_EARLY,
  FRINGE_DEVIATION_NUMBER
} FringeDeviationKind;

/**
 * FringeDeviation:
 * @rules: the convention
 * @at: the expansion where the trace leaves it, from 0; all of them under %FRINGE_DEVIATION_EARLY
 * @board: what it expands there; nothing under %FRINGE_DEVIATION_BEYOND
 * @number: the number that is wrong, and @right what it should be; only under %FRINGE_DEVIATION_NUMBER
 * @step: the step of a search by @rules that shows it
 * @has_dropped: whether a node is thrown away: the trace may have it or not, which is two ways to read it
 * @prints_dropped: whether it is read as one that has it
 * @n_wrong: how many expansions are out of place in all, where that is a slip; 0 where it is more
 * @because: why, and how it is read, in sentences
 *
 * Where a trace leaves a convention for the first time.
 */
typedef struct
{
  FringeRules rules;
  FringeDeviationKind kind;
  guint at;
  FringeBoard board;
  FringeTraceNumber number;
  double right;
  guint step;
  gboolean has_dropped;
  gboolean prints_dropped;
  guint n_wrong;
  char *because;
} FringeDeviation;

/**
 * FringeTraceAnswer:
 * @matches: the conventions that give this order; they are in one group
 * @n_expansions: of the trace
 * @is_unfinished: whether no convention comes to its end here: @matches hold as far as the trace goes
 * @prints_dropped: whether under all @matches the program prints what it throws away, stale or cut, too
 * @is_right: whether the rules asked for are among @matches
 * @deviations: where the trace leaves the rules that were asked for; and where nothing
 *   matches, those by which all but a slip is right, and those that hold longest. Of those of which one would say the
 *   same, the likeliest stands for all
 * @n_deviations: how many they are
 * @n_asked: how many of them, the first ones, are of the rules that were asked for: one for each way to read the trace
 * @n_usual: how many more @deviations follow: where no rules were asked for and none of the @matches is that of a
 * preset, those of conventions of presets by which all but a slip is right
 *
 * The answer. It does not depend on the number of processors.
 */
typedef struct
{
  FringeExplanation *matches;
  guint n_expansions;
  gboolean is_unfinished;
  gboolean prints_dropped;
  gboolean is_right;
  FringeDeviation *deviations;
  guint n_deviations;
  guint n_asked;
  guint n_usual;
} FringeTraceAnswer;

/**
 * fringe_trace_check:
 * @conventions: those of searches to the goal
 * @progress: (nullable) (scope call): called in this thread
 *
 * Runs a search under every convention until the trace leaves it. Uses all processors; returns when it is done.
 * The goal, printed last, does not count as a deviation, whether or not it is expanded. Nor do nodes that are
 * thrown away, as long as all of them are printed, or none.
 *
 * Errors: %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable): to be freed with fringe_trace_answer_free()
 */
FringeTraceAnswer *fringe_trace_check (const FringeTraceQuery *query,
                                       const FringeConventions *conventions,
                                       FringeProgress progress,
                                       gpointer progress_data,
                                       GCancellable *cancellable,
                                       GError **error);

/* Does the same in the background. The query is copied; @callback is called in the main context of the caller. */
void fringe_trace_check_async (const FringeTraceQuery *query,
                               FringeProgress progress,
                               gpointer progress_data,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data);
FringeTraceAnswer *fringe_trace_check_finish (GAsyncResult *result, GError **error);

void fringe_trace_answer_free (FringeTraceAnswer *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTraceAnswer, fringe_trace_answer_free)

/* These functions return translated sentences, to be freed with g_free(). */

/* Returns: (transfer full): whether the program follows the rules that were asked for */
char *fringe_trace_asked_sentence (const FringeTraceAnswer *answer);

/* Returns: (transfer full): how many conventions give this order, or that none does */
char *fringe_trace_summary (const FringeTraceAnswer *answer);

/* Returns: (transfer full): that more usual rules give all but a slip; "" where there are none */
char *fringe_trace_usual_sentence (const FringeTraceAnswer *answer);

/**
 * fringe_trace_habits:
 * @rules: (nullable): those that were asked for: then only what differs from them is told
 *
 * Returns: (transfer full): what the program does, as far as all matches agree: "Your program drops duplicates of the
 *   frontier. Your program counts the goal as an expansion."; and what the trace does not tell. "" where nothing
 * matches
 */
char *fringe_trace_habits (const FringeTraceAnswer *answer, const FringeRules *rules);

/* Returns: (transfer full): what is other there than it should be: "Expansion 7 in line 9: your program takes 1 2 …; 4
 * 5 … is right." */
char *fringe_deviation_sentence (const FringeDeviation *deviation, const FringeTrace *trace);

/* Returns: (transfer full): rules in a line, titles apart by dots, without those that change nothing */
char *fringe_trace_rules_text (const FringeRules *rules);
