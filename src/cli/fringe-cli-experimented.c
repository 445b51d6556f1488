/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-experimented.h"

#include "fringe-board-text.h"
#include "fringe-cli-json.h"
#include "fringe-cli-output.h"
#include "fringe-escape.h"
#include "fringe-text-table.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define DASH "–"

static char *
name_of (const FringeExperiment *experiment, guint method)
{
  return fringe_experiment_method_name (experiment->methods, experiment->n_methods, method);
}

/* JSON and CSV */

static void
add_figure (JsonBuilder *builder, const char *name, double value)
{
  if (isfinite (value))
    fringe_cli_json_add_double (builder, name, value);
  else
    fringe_cli_json_add_null (builder, name);
}

static void
add_count (JsonBuilder *builder, const char *name, double value)
{
  if (isfinite (value))
    fringe_cli_json_add_int (builder, name, (gint64) value);
  else
    fringe_cli_json_add_null (builder, name);
}

static JsonNode *
row_json (const FringeExperiment *experiment, const FringeExperimentRow *row)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autofree char *method = name_of (experiment, row->method);

  json_builder_begin_object (builder);
  fringe_cli_json_add_int (builder, "depth", row->depth);
  fringe_cli_json_add_int (builder, "boards", row->boards);
  fringe_cli_json_add_int (builder, "used", row->used);
  fringe_cli_json_add_string (builder, "method", method);
  add_figure (builder, "mean", row->mean);
  add_figure (builder, "sd", row->sd);
  add_figure (builder, "standard_error", row->standard_error);
  add_count (builder, "min", row->min);
  add_count (builder, "max", row->max);
  add_figure (builder, "branching", row->branching);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Text */

static char *
figure_text (const char *format, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  return isfinite (value) ? g_strdup (g_ascii_formatd (digits, sizeof digits, format, value)) : g_strdup (DASH);
}

static char *
rows_text (const FringeExperiment *experiment, const GArray *rows)
{
  const char *const titles[] = {
    /* Translators: titles of columns: the moves to the goal, how many boards there are and how many of them were
     * searched, a search method, the mean of a count, its standard error, the least and the largest count. */
    _ ("Depth"), _ ("Boards"), _ ("Used"), _ ("Method"), _ ("Mean"), _ ("Std. error"), _ ("Least"), _ ("Most"), "b*",
  };
  g_autoptr (FringeTextTable) table = fringe_text_table_new (titles, G_N_ELEMENTS (titles), ~(1u << 3));

  for (guint i = 0; i < rows->len; i++)
    {
      const FringeExperimentRow *row = &g_array_index (rows, FringeExperimentRow, i);
      g_autofree char *depth = g_strdup_printf ("%u", row->depth), *boards = g_strdup_printf ("%u", row->boards);
      g_autofree char *used = g_strdup_printf ("%u", row->used), *method = name_of (experiment, row->method);
      g_autofree char *mean = figure_text ("%.1f", row->mean), *se = figure_text ("%.1f", row->standard_error);
      g_autofree char *min = figure_text ("%.0f", row->min), *max = figure_text ("%.0f", row->max);
      g_autofree char *b = figure_text ("%.2f", row->branching);
      const char *const cells[] = { depth, boards, used, method, mean, se, min, max, b };

      for (guint j = 0; j < G_N_ELEMENTS (cells); j++)
        fringe_text_table_add (table, cells[j]);
    }
  return fringe_text_table_print (table);
}

static char *
rules_text (const FringeExperiment *experiment)
{
  const char *const titles[] = { _ ("Method"), _ ("Moves"), _ ("Ties"), _ ("Duplicates"), _ ("Goal test") };
  g_autoptr (FringeTextTable) table = fringe_text_table_new (titles, G_N_ELEMENTS (titles), 0);

  for (guint i = 0; i < experiment->n_methods; i++)
    {
      const FringeRules *rules = &experiment->methods[i];
      g_autofree char *method = name_of (experiment, i);
      char moves[FRINGE_N_MOVES + 1];

      fringe_moves_print (rules->moves, moves);
      fringe_text_table_add (table, method);
      fringe_text_table_add (table, moves);
      fringe_text_table_add (table, fringe_rules_use_ties (rules) ? fringe_ties_name (rules->ties) : DASH);
      fringe_text_table_add (table,
                             fringe_rules_use_duplicates (rules) ? fringe_duplicates_name (rules->duplicates) : DASH);
      fringe_text_table_add (table,
                             fringe_rules_use_goal_test (rules) ? fringe_goal_test_name (rules->goal_test) : DASH);
    }
  return fringe_text_table_print (table);
}

static char *
experiment_text (const FringeExperiment *experiment, const GArray *rows)
{
  g_autofree char *figures = rows_text (experiment, rows), *rules = rules_text (experiment);
  GString *text = g_string_new (figures);
  char goal[FRINGE_BOARD_TEXT_MAX];
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, experiment->seed);
  guint n_unsolved = 0;

  fringe_board_print (&experiment->goal, goal);
  for (guint i = 0; i < rows->len; i++)
    n_unsolved += g_array_index (rows, FringeExperimentRow, i).n_unsolved;
  g_string_append_c (text, '\n');
  if (n_unsolved > 0)
    {
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "%u search came to a limit; its row has no figures.",
                                           "%u searches came to a limit; their rows have no figures.", n_unsolved),
                              n_unsolved);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "%s\n", fringe_experiment_count_sentence (experiment->count));
  g_string_append_printf (text, _ ("The goal is %s."), goal);
  g_string_append_c (text, '\n');
  if (experiment->sample > 0)
    {
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "At most %u board of a depth is drawn, by the seed %s.",
                                           "At most %u boards of a depth are drawn, by the seed %s.",
                                           experiment->sample),
                              experiment->sample, seed);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "\n%s", rules);
  return g_string_free (text, FALSE);
}

/* LaTeX */

static void
add_latex_row (GString *text, const FringeExperiment *experiment, const FringeExperimentRow *rows)
{
  g_string_append_printf (text, "%u", rows->depth);
  for (guint i = 0; i < experiment->n_methods; i++)
    {
      g_autofree char *mean = figure_text ("%.0f", rows[i].mean);

      g_string_append_printf (text, " & %s", isfinite (rows[i].mean) ? mean : "--");
    }
  for (guint i = 0; i < experiment->n_methods; i++)
    {
      g_autofree char *b = figure_text ("%.2f", rows[i].branching);

      g_string_append_printf (text, " & %s", isfinite (rows[i].branching) ? b : "--");
    }
  g_string_append (text, " \\\\\n");
}

/* A column of means for each method, then one of b* for each, as textbooks have it. */
static char *
experiment_latex (const FringeExperiment *experiment, const GArray *rows)
{
  g_autofree char *columns = g_strnfill (2 * experiment->n_methods + 1, 'r');
  GString *text = g_string_new ("% Needs the package booktabs.\n");

  g_string_append_printf (text, "\\begin{tabular}{%s}\n\\toprule\n$d$", columns);
  for (guint i = 0; i < 2 * experiment->n_methods; i++)
    {
      g_autofree char *method = name_of (experiment, i % experiment->n_methods);

      g_string_append (text, i < experiment->n_methods ? " & " : " & $b^*$ ");
      fringe_escape_tex (text, method);
    }
  g_string_append (text, " \\\\\n\\midrule\n");
  for (guint i = 0; i < rows->len; i += experiment->n_methods)
    add_latex_row (text, experiment, &g_array_index (rows, FringeExperimentRow, i));
  g_string_append (text, "\\bottomrule\n\\end{tabular}\n");
  return g_string_free (text, FALSE);
}

static gboolean
add_data (FringeCliOutput *output, const FringeExperiment *experiment, const GArray *rows, GError **error)
{
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (JsonNode) data = row_json (experiment, &g_array_index (rows, FringeExperimentRow, i));

      if (!fringe_cli_output_add_data (output, data, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
fringe_cli_experimented_write (const FringeCliOptions *options,
                               const FringeExperiment *experiment,
                               const GArray *rows,
                               GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  g_autofree char *text = NULL;
  gboolean is_added;

  if (options->format == FRINGE_CLI_FORMAT_TEXT)
    text = experiment_text (experiment, rows);
  else if (options->format == FRINGE_CLI_FORMAT_LATEX)
    text = experiment_latex (experiment, rows);
  is_added
      = text != NULL ? fringe_cli_output_add_text (output, text, error) : add_data (output, experiment, rows, error);
  return is_added && fringe_cli_output_finish (output, error);
}
