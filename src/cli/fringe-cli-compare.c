/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-output.h"
#include "fringe-cli-result.h"
#include "fringe-cli-rules.h"
#include "fringe-table.h"

#include <glib/gi18n-lib.h>

#define COLUMNS                                                                                                        \
  ((FRINGE_TABLE_COLUMNS_STEADY | FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_SECONDS))                               \
   & ~FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_EFFECTIVE_DEPTH))

/* All heuristics named are compared by all algorithms named. */
typedef struct
{
  char *algorithm_words;
  char *heuristic_words;
  GArray *algorithms;
  GArray *heuristics;
} Comparison;

static void
comparison_clear (Comparison *comparison)
{
  g_clear_pointer (&comparison->algorithm_words, g_free);
  g_clear_pointer (&comparison->heuristic_words, g_free);
  g_clear_pointer (&comparison->algorithms, g_array_unref);
  g_clear_pointer (&comparison->heuristics, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Comparison, comparison_clear)

static gboolean
read_comparison (gpointer data, GError **error)
{
  Comparison *comparison = data;

  if (comparison->algorithm_words != NULL)
    comparison->algorithms = fringe_cli_rules_read_algorithms ("--algorithms", comparison->algorithm_words, error);
  if (comparison->algorithm_words != NULL && comparison->algorithms == NULL)
    return FALSE;
  if (comparison->heuristic_words != NULL)
    comparison->heuristics = fringe_cli_rules_read_heuristics ("--heuristics", comparison->heuristic_words, error);
  return comparison->heuristic_words == NULL || comparison->heuristics != NULL;
}

/* Takes the algorithm and the heuristic of the rules where none is named. */
static void
complete (Comparison *comparison, const FringeRules *rules)
{
  int algorithm = (int) rules->algorithm, heuristic = (int) rules->heuristic;

  if (comparison->algorithms == NULL)
    {
      comparison->algorithms = g_array_new (FALSE, FALSE, sizeof (int));
      g_array_append_val (comparison->algorithms, algorithm);
    }
  if (comparison->heuristics == NULL)
    {
      comparison->heuristics = g_array_new (FALSE, FALSE, sizeof (int));
      g_array_append_val (comparison->heuristics, heuristic);
    }
}

static gboolean
check_fit (const Comparison *comparison, const GArray *problems, GError **error)
{
  for (guint i = 0; i < problems->len; i++)
    for (guint j = 0; j < comparison->heuristics->len; j++)
      {
        const FringeBoard *start = &g_array_index (problems, FringeCliProblem, i).start;
        FringeHeuristic heuristic = (FringeHeuristic) g_array_index (comparison->heuristics, int, j);

        if (!fringe_cli_rules_check_fit ("--heuristics", heuristic, start->rows, start->columns, error))
          return FALSE;
      }
  return TRUE;
}

static void
add_row (GArray *rows, const FringeCliResult *result)
{
  FringeTableRow row = {
    .rules = result->rules,
    .rows = result->problem->start.rows,
    .columns = result->problem->start.columns,
    .outcome = result->outcome,
    .has_solution = result->ids != NULL,
    .cost = result->cost,
    .generated = result->generated,
    .expanded = result->expanded,
    .successors = result->successors,
    .open = result->counts.open,
    .max_open = result->counts.max_open,
    .max_depth = result->counts.max_depth,
    .seconds = result->seconds,
  };

  g_array_append_val (rows, row);
}

static gboolean
is_table (const FringeCliOptions *options)
{
  return options->format == FRINGE_CLI_FORMAT_TEXT || options->format == FRINGE_CLI_FORMAT_LATEX;
}

/* Writes data at once; text becomes a row of the table. */
static gboolean
add_result (FringeCliOutput *output,
            const FringeCliOptions *options,
            const FringeCliResult *result,
            GArray *rows,
            GError **error)
{
  g_autoptr (JsonNode) data = NULL;

  if (is_table (options))
    {
      add_row (rows, result);
      return TRUE;
    }
  data = fringe_cli_solve_json (result, FALSE);
  return fringe_cli_output_add_data (output, data, error);
}

static char *
searched_text (const FringeCliOptions *options,
               const Comparison *comparison,
               const FringeCliProblem *problem,
               const GArray *rows)
{
  guint algorithms = 0;
  g_autofree char *head = NULL, *table = fringe_table_print_text (rows, COLUMNS);

  for (guint i = 0; i < comparison->algorithms->len; i++)
    algorithms |= 1u << g_array_index (comparison->algorithms, int, i);
  head = fringe_cli_comparison_text (problem, &options->rules, options->preset, algorithms);
  return g_strconcat (head, "\n", table, NULL);
}

/* Writes the rows of one problem. An algorithm that knows no heuristic has one row. */
static gboolean
compare (FringeCliOutput *output,
         const FringeCliOptions *options,
         const Comparison *comparison,
         const FringeCliProblem *problem,
         FringeCliStatus *worst,
         GError **error)
{
  gboolean is_searched = FALSE;
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (FringeTableRow));
  g_autoptr (GArray) all
      = fringe_table_rules (&options->rules, (const FringeAlgorithm *) (gconstpointer) comparison->algorithms->data,
                            comparison->algorithms->len,
                            (const FringeHeuristic *) (gconstpointer) comparison->heuristics->data,
                            comparison->heuristics->len);
  g_autofree char *text = NULL;

  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (FringeCliResult) result
          = fringe_cli_result_new (options, problem, &g_array_index (all, FringeRules, i), error);

      if (result == NULL || !add_result (output, options, result, rows, error))
        return FALSE;
      is_searched |= result->outcome != FRINGE_OUTCOME_UNSOLVABLE;
      *worst = MAX (*worst, fringe_cli_outcome_status (result->outcome));
    }
  if (!is_table (options))
    return TRUE;
  if (options->format == FRINGE_CLI_FORMAT_LATEX)
    text = fringe_table_print_latex (rows, COLUMNS);
  else
    text = is_searched ? searched_text (options, comparison, problem, rows) : fringe_cli_verdict_text (problem);
  return fringe_cli_output_add_text (output, text, error);
}

FringeCliStatus
fringe_cli_compare (int argc, char *argv[], GError **error)
{
  g_auto (Comparison) comparison = { 0 };
  const GOptionEntry entries[] = {
    { "algorithms", 0, 0, G_OPTION_ARG_STRING, &comparison.algorithm_words,
      N_ ("Algorithms to compare, separated by commas (that of the rules)"), "A,B" },
    { "heuristics", 0, 0, G_OPTION_ARG_STRING, &comparison.heuristic_words,
      N_ ("Heuristics to compare, separated by commas (that of the rules)"), "A,B" },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "compare",
    .summary = _ ("Searches by each algorithm with each heuristic, and prints a row for each search."),
    .groups = FRINGE_CLI_GROUP_BOARD | FRINGE_CLI_GROUP_BOARDS | FRINGE_CLI_GROUP_RULES | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMATS_TABLE | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_LATEX),
    .entries = entries,
    .read = read_comparison,
    .data = &comparison,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);
  g_autoptr (FringeCliOutput) output = NULL;
  FringeCliStatus worst = FRINGE_CLI_DONE;

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  options->many = TRUE;
  complete (&comparison, &options->rules);
  if (!fringe_cli_options_read_problems (options, error) || !check_fit (&comparison, options->problems, error))
    return FRINGE_CLI_BAD_USAGE;
  output = fringe_cli_output_new (options);
  for (guint i = 0; i < options->problems->len; i++)
    if (!compare (output, options, &comparison, &g_array_index (options->problems, FringeCliProblem, i), &worst, error))
      return worst;
  fringe_cli_output_finish (output, error);
  return fringe_cli_options_status (options, worst);
}
