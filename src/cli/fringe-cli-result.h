/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-cli-words.h"
#include "fringe-idastar.h"

#include <json-glib/json-glib.h>

/* A search runs to its end; a pair that cannot be solved is searched only where that was asked for. Progress goes to
 * standard error when that is a terminal. */

/**
 * fringe_cli_search:
 * @rules: in place of those of @options
 *
 * Returns: (transfer full): the record, to be freed with fringe_search_unref(), or %NULL with the
 *   error FRINGE_CLI_LIMIT where there is no memory to begin
 */
FringeSearch *fringe_cli_search (const FringeCliOptions *options,
                                 const FringeCliProblem *problem,
                                 const FringeRules *rules,
                                 GError **error);

/* Returns: the status to end with after a search with this outcome */
FringeCliStatus fringe_cli_outcome_status (FringeOutcome outcome);

/**
 * FringeCliResult:
 * @counts: generated, expanded and successors are those of the members below
 * @is_idastar: there is no frontier: open, max_open and stale of @counts mean nothing
 * @cost: the moves of the solution
 * @moves: (array length=cost): the solution
 * @ids: (nullable): its nodes, one more than moves; %NULL where there is no solution
 * @iterations: (nullable) (element-type FringeIteration): those of IDA*
 * @sentence: how the search ended
 * @seconds: how long it took
 * @bytes: what it held
 *
 * What came out of one problem by one set of rules.
 */
typedef struct
{
  const FringeCliProblem *problem;
  FringeRules rules;
  FringeOutcome outcome;
  gboolean is_idastar;
  FringeCounts counts;
  guint64 generated;
  guint64 expanded;
  guint64 successors;
  guint32 cost;
  FringeMove *moves;
  guint64 *ids;
  GArray *iterations;
  char *sentence;
  double seconds;
  gsize bytes;
} FringeCliResult;

/**
 * fringe_cli_result_new:
 * @problem: one of @options
 * @rules: in place of those of @options
 *
 * Searches. IDA* keeps no record and has no end of nodes.
 *
 * Returns: (transfer full): the result, or %NULL with the error FRINGE_CLI_LIMIT
 */
FringeCliResult *fringe_cli_result_new (const FringeCliOptions *options,
                                        const FringeCliProblem *problem,
                                        const FringeRules *rules,
                                        GError **error);
void fringe_cli_result_free (FringeCliResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliResult, fringe_cli_result_free)

/* Returns: (transfer full): the letters of the moves: "ULL" */
char *fringe_cli_moves_text (const FringeCliResult *result);

/* These print what `solve` does: text with its line ends, or a JSON object in which what does not apply is null.
 * @preset: the one that was named. @with_steps: whether the boards of the solution follow */
char *fringe_cli_solve_text (const FringeCliResult *result, FringePreset preset, gboolean with_steps);

/* @with_ids: whether the object has the member "ids", which compare leaves out */
JsonNode *fringe_cli_solve_json (const FringeCliResult *result, gboolean with_ids);

/* Returns: (transfer full): the boards and why the goal can be reached, or cannot: all there is to say where nothing is
 * searched */
char *fringe_cli_verdict_text (const FringeCliProblem *problem);

/* Writes the same to standard error, for a format that cannot say it. */
void fringe_cli_note_verdict (const FringeCliOptions *options, const FringeCliProblem *problem);

/* Returns: (transfer full): the boards, and the rules that all rows of a comparison share. @algorithms: the set of
 * those compared: the sum of `1 << algorithm`. @preset: the one that was named */
char *fringe_cli_comparison_text (const FringeCliProblem *problem,
                                  const FringeRules *rules,
                                  FringePreset preset,
                                  guint algorithms);

/* These print what `check` does. @reason in JSON is English whatever the locale. @heuristics: (element-type int): those
 * whose h is told. @estimates: (element-type FringeEstimate): the same for the goal, ZERO's where one cannot be had */
char *fringe_cli_check_text (const FringeCliProblem *problem, const GArray *heuristics, const GArray *estimates);
JsonNode *fringe_cli_check_json (const FringeCliProblem *problem, const GArray *heuristics, const GArray *estimates);
