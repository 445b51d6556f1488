/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-result.h"

#include "fringe-autoptr.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-words.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* So many turns, or nodes of IDA*, are made between two looks at the clock: they take a few milliseconds. */
#define SLICE 10000
#define IDASTAR_SLICE 2000000

static void
fail_memory (GError **error)
{
  fringe_cli_fail (error, FRINGE_CLI_LIMIT, "BOARD", "%s", _ ("There is no memory for the search."));
}

FringeSearch *
fringe_cli_search (const FringeCliOptions *options,
                   const FringeCliProblem *problem,
                   const FringeRules *rules,
                   GError **error)
{
  guint32 limit = (guint32) MIN (options->node_limit, FRINGE_NODE_LIMIT_MAX);
  FringeSearch *search = fringe_search_new (&problem->start, &problem->goal, rules, limit);
  FringeCliProgress progress;

  if (search == NULL)
    {
      fail_memory (error);
      return NULL;
    }
  if (options->search_anyway)
    fringe_search_search_anyway (search);
  fringe_cli_progress_begin (&progress, options->quiet);
  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    {
      fringe_search_run (search, SLICE);
      fringe_cli_progress_nodes (&progress, fringe_search_counts_at (search, fringe_search_n_steps (search)).generated);
    }
  fringe_cli_progress_end (&progress);
  return search;
}

static FringeIdastar *
make_idastar (const FringeCliOptions *options,
              const FringeCliProblem *problem,
              const FringeRules *rules,
              GError **error)
{
  FringeIdastar *idastar = fringe_idastar_new (&problem->start, &problem->goal, rules, options->node_limit);
  FringeCliProgress progress;

  if (idastar == NULL)
    {
      fail_memory (error);
      return NULL;
    }
  if (options->search_anyway)
    fringe_idastar_search_anyway (idastar);
  fringe_cli_progress_begin (&progress, options->quiet);
  while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
    {
      fringe_idastar_run (idastar, IDASTAR_SLICE);
      fringe_cli_progress_nodes (&progress, fringe_idastar_generated (idastar));
    }
  fringe_cli_progress_end (&progress);
  return idastar;
}

FringeCliStatus
fringe_cli_outcome_status (FringeOutcome outcome)
{
  switch (outcome)
    {
    case FRINGE_OUTCOME_UNSOLVABLE:
    case FRINGE_OUTCOME_EXHAUSTED:
      return FRINGE_CLI_UNSOLVABLE;
    case FRINGE_OUTCOME_LIMIT:
      return FRINGE_CLI_LIMIT;
    case FRINGE_OUTCOME_SOLVED:
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      return FRINGE_CLI_DONE;
    }
}

static void
take_solution (FringeCliResult *result, const FringeSearch *search)
{
  uint32_t goal = fringe_search_solution_at (search, fringe_search_n_steps (search)), n;
  g_autofree uint32_t *ids = NULL;

  if (goal == FRINGE_NO_NODE)
    return;
  n = fringe_search_path (search, goal, NULL);
  ids = g_new (uint32_t, n);
  fringe_search_path (search, goal, ids);
  result->cost = n - 1;
  result->moves = g_new (FringeMove, n);
  result->ids = g_new (guint64, n);
  for (uint32_t i = 0; i < n; i++)
    {
      result->ids[i] = ids[i];
      if (i > 0)
        result->moves[i - 1] = fringe_search_move (search, ids[i]);
    }
}

static gboolean
search_record (FringeCliResult *result, const FringeCliOptions *options, GError **error)
{
  g_autoptr (FringeSearch) search = fringe_cli_search (options, result->problem, &result->rules, error);
  uint32_t n_steps;

  if (search == NULL)
    return FALSE;
  n_steps = fringe_search_n_steps (search);
  result->outcome = fringe_search_outcome (search);
  result->counts = fringe_search_counts_at (search, n_steps);
  result->generated = result->counts.generated;
  result->expanded = result->counts.expanded;
  result->successors = result->counts.successors;
  result->sentence = fringe_outcome_sentence (search, n_steps);
  result->bytes = fringe_search_bytes (search);
  take_solution (result, search);
  return TRUE;
}

static char *
idastar_sentence (const FringeCliResult *result, guint64 limit)
{
  g_autofree char *nodes = g_strdup_printf ("%" G_GUINT64_FORMAT, limit);

  switch (result->outcome)
    {
    case FRINGE_OUTCOME_SOLVED:
      return fringe_solved_sentence (result->cost);
    case FRINGE_OUTCOME_UNSOLVABLE:
      return fringe_verdict_sentence (&result->problem->start, &result->problem->goal);
    case FRINGE_OUTCOME_LIMIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "The next node would be one more than %s node, which is the limit.",
                                           "The next node would be one more than %s nodes, which is the limit.",
                                           (gulong) limit),
                              nodes);
    case FRINGE_OUTCOME_EXHAUSTED:
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      return fringe_idastar_exhausted_sentence ();
    }
}

static gboolean
search_idastar (FringeCliResult *result, const FringeCliOptions *options, GError **error)
{
  g_autoptr (FringeIdastar) idastar = make_idastar (options, result->problem, &result->rules, error);

  if (idastar == NULL)
    return FALSE;
  result->outcome = fringe_idastar_outcome (idastar);
  result->generated = fringe_idastar_generated (idastar);
  result->expanded = fringe_idastar_expanded (idastar);
  result->successors = fringe_idastar_successors (idastar);
  result->counts.max_depth = fringe_idastar_max_depth (idastar);
  result->bytes = fringe_idastar_bytes (idastar);
  result->iterations = g_array_new (FALSE, FALSE, sizeof (FringeIteration));
  for (uint32_t i = 0; i < fringe_idastar_n_iterations (idastar); i++)
    {
      FringeIteration iteration = fringe_idastar_iteration (idastar, i);

      g_array_append_val (result->iterations, iteration);
    }
  if (result->outcome == FRINGE_OUTCOME_SOLVED)
    {
      result->cost = fringe_idastar_solution (idastar, NULL, NULL);
      result->moves = g_new (FringeMove, result->cost);
      result->ids = g_new (guint64, result->cost + 1);
      fringe_idastar_solution (idastar, result->moves, result->ids);
    }
  result->sentence = idastar_sentence (result, options->node_limit);
  return TRUE;
}

FringeCliResult *
fringe_cli_result_new (const FringeCliOptions *options,
                       const FringeCliProblem *problem,
                       const FringeRules *rules,
                       GError **error)
{
  g_autoptr (FringeCliResult) result = g_new0 (FringeCliResult, 1);
  gint64 begin = g_get_monotonic_time ();

  result->problem = problem;
  result->rules = *rules;
  result->is_idastar = fringe_algorithm_deepens (rules->algorithm);
  if (result->is_idastar ? !search_idastar (result, options, error) : !search_record (result, options, error))
    return NULL;
  result->seconds = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
  return g_steal_pointer (&result);
}

void
fringe_cli_result_free (FringeCliResult *result)
{
  g_free (result->moves);
  g_free (result->ids);
  g_clear_pointer (&result->iterations, g_array_unref);
  g_free (result->sentence);
  g_free (result);
}

char *
fringe_cli_moves_text (const FringeCliResult *result)
{
  char *moves = g_new (char, result->cost + 1);

  for (guint32 i = 0; i < result->cost; i++)
    moves[i] = fringe_move_letter (result->moves[i]);
  moves[result->cost] = '\0';
  return moves;
}

void
fringe_cli_note_verdict (const FringeCliOptions *options, const FringeCliProblem *problem)
{
  g_autofree char *verdict = fringe_verdict_sentence (&problem->start, &problem->goal);
  g_autoptr (GError) note = NULL;
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&problem->start, board);
  fringe_cli_fail (&note, FRINGE_CLI_UNSOLVABLE, board, "%s", verdict);
  if (!options->quiet)
    fringe_cli_report_error (note);
}
