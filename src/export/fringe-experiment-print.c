/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-print.h"

#include "fringe-board-text.h"
#include "fringe-csv.h"
#include "fringe-escape.h"
#include "fringe-json-writer.h"
#include "fringe-text-table.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define DASH "–"

static char *
name_of (const FringeExperiment *experiment, guint method)
{
  return fringe_experiment_method_name (experiment->methods, experiment->n_methods, method);
}

/* JSON and CSV */

#define N_COLUMNS 11
#define METHOD 3

static const char *const column_names[N_COLUMNS]
    = { "depth",          "boards", "used", "method",    "mean",           "sd",
        "standard_error", "min",    "max",  "branching", "effective_depth" };

/* Returns: (transfer full): six decimals, but for zeros at their end; "" of what is no number */
static char *
fraction_text (double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE + G_ASCII_DTOSTR_BUF_SIZE];

  if (!isfinite (value))
    return g_strdup ("");
  g_ascii_formatd (digits, sizeof digits, "%.6f", value);
  for (gsize end = strlen (digits); digits[end - 1] == '0' && digits[end - 2] != '.'; end--)
    digits[end - 1] = '\0';
  return g_strdup (digits);
}

static char *
count_text (double value)
{
  return isfinite (value) ? g_strdup_printf ("%.0f", value) : g_strdup ("");
}

/* Returns: (transfer full) (array zero-terminated=1): what stands in the columns */
static GStrv
cells (const FringeExperiment *experiment, const FringeExperimentRow *row)
{
  GStrv texts = g_new0 (char *, N_COLUMNS + 1), cell = texts;

  *cell++ = g_strdup_printf ("%u", row->depth);
  *cell++ = g_strdup_printf ("%u", row->boards);
  *cell++ = g_strdup_printf ("%u", row->used);
  *cell++ = name_of (experiment, row->method);
  *cell++ = fraction_text (row->mean);
  *cell++ = fraction_text (row->sd);
  *cell++ = fraction_text (row->standard_error);
  *cell++ = count_text (row->min);
  *cell++ = count_text (row->max);
  *cell++ = fraction_text (row->branching);
  *cell++ = fraction_text (row->effective_depth);
  return texts;
}

static char *
print_csv (const FringeExperiment *experiment, const GArray *rows)
{
  GString *table = g_string_new (NULL);

  for (guint i = 0; i < N_COLUMNS; i++)
    fringe_csv_add (table, column_names[i]);
  fringe_csv_end_line (table);
  for (guint i = 0; i < rows->len; i++)
    {
      g_auto (GStrv) texts = cells (experiment, &g_array_index (rows, FringeExperimentRow, i));

      for (guint j = 0; j < N_COLUMNS; j++)
        fringe_csv_add (table, texts[j]);
      fringe_csv_end_line (table);
    }
  return g_string_free (table, FALSE);
}

static char *
print_json (const FringeExperiment *experiment, const GArray *rows)
{
  FringeJsonWriter json = { .text = g_string_new (NULL) };

  fringe_json_begin (&json, NULL, '[');
  for (guint i = 0; i < rows->len; i++)
    {
      g_auto (GStrv) texts = cells (experiment, &g_array_index (rows, FringeExperimentRow, i));

      fringe_json_break (&json);
      fringe_json_begin (&json, NULL, '{');
      for (guint j = 0; j < N_COLUMNS; j++)
        if (j == METHOD)
          fringe_json_text (&json, column_names[j], texts[j]);
        else
          fringe_json_literal (&json, column_names[j], *texts[j] != '\0' ? texts[j] : "null");
      fringe_json_end (&json, '}');
    }
  fringe_json_break (&json);
  fringe_json_end (&json, ']');
  g_string_append_c (json.text, '\n');
  return g_string_free (json.text, FALSE);
}

/* Text */

const char *
fringe_experiment_column_title (FringeExperimentColumn column)
{
  const char *const titles[FRINGE_N_EXPERIMENT_COLUMNS] = {
    /* Translators: titles of columns: the moves to the goal, how many boards there are and how many of them were
     * searched, a search method, the mean of a count, its standard error, the least and the largest count, the
     * effective branching factor, the effective depth. */
    _ ("Depth"),      _ ("Boards"), _ ("Used"), _ ("Method"), _ ("Mean"),
    _ ("Std. error"), _ ("Least"),  _ ("Most"), "b*",         _ ("Eff. depth"),
  };

  return titles[column];
}

double
fringe_experiment_value (const FringeExperimentRow *row, FringeExperimentColumn column)
{
  const double values[FRINGE_N_EXPERIMENT_COLUMNS]
      = { row->depth,          row->boards, row->used, row->method,    row->mean,
          row->standard_error, row->min,    row->max,  row->branching, row->effective_depth };

  return values[column];
}

static int
decimals (FringeExperimentColumn column)
{
  if (column == FRINGE_EXPERIMENT_COLUMN_MEAN || column == FRINGE_EXPERIMENT_COLUMN_ERROR)
    return 1;
  return column >= FRINGE_EXPERIMENT_COLUMN_BRANCHING ? 2 : 0;
}

char *
fringe_experiment_number (const FringeExperimentRow *row, FringeExperimentColumn column)
{
  double value = fringe_experiment_value (row, column);

  return isfinite (value) ? g_strdup_printf ("%'.*f", decimals (column), value) : g_strdup (DASH);
}

/* Programs read the text, too: a number in it is the same in every language. */
static char *
cell_text (const FringeExperiment *experiment, const FringeExperimentRow *row, FringeExperimentColumn column)
{
  static const char *const formats[] = { "%.0f", "%.1f", "%.2f" };
  double value = fringe_experiment_value (row, column);
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (column == FRINGE_EXPERIMENT_COLUMN_METHOD)
    return name_of (experiment, row->method);
  if (!isfinite (value))
    return g_strdup (DASH);
  return g_strdup (g_ascii_formatd (digits, sizeof digits, formats[decimals (column)], value));
}

static char *
rows_text (const FringeExperiment *experiment, const GArray *rows)
{
  const char *titles[FRINGE_N_EXPERIMENT_COLUMNS];
  g_autoptr (FringeTextTable) table = NULL;

  for (int i = 0; i < FRINGE_N_EXPERIMENT_COLUMNS; i++)
    titles[i] = fringe_experiment_column_title ((FringeExperimentColumn) i);
  table = fringe_text_table_new (titles, G_N_ELEMENTS (titles), ~(1u << FRINGE_EXPERIMENT_COLUMN_METHOD));
  for (guint i = 0; i < rows->len; i++)
    for (int j = 0; j < FRINGE_N_EXPERIMENT_COLUMNS; j++)
      {
        g_autofree char *cell
            = cell_text (experiment, &g_array_index (rows, FringeExperimentRow, i), (FringeExperimentColumn) j);

        fringe_text_table_add (table, cell);
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

static void
add_unsolved (GString *text, const GArray *rows)
{
  guint n_unsolved = 0;

  for (guint i = 0; i < rows->len; i++)
    n_unsolved += g_array_index (rows, FringeExperimentRow, i).n_unsolved;
  if (n_unsolved == 0)
    return;
  g_string_append_printf (text,
                          g_dngettext (GETTEXT_PACKAGE, "%u search came to a limit; its row has no figures.",
                                       "%u searches came to a limit; their rows have no figures.", n_unsolved),
                          n_unsolved);
  g_string_append_c (text, '\n');
}

/* What was cancelled is a smaller sample than it was to be. */
static void
add_missing (GString *text, const FringeExperiment *experiment, const GArray *rows)
{
  guint wanted = 0, used = 0;

  for (guint i = 0; i < rows->len; i += experiment->n_methods)
    {
      wanted += g_array_index (rows, FringeExperimentRow, i).wanted;
      used += g_array_index (rows, FringeExperimentRow, i).used;
    }
  if (used == wanted)
    return;
  g_string_append_printf (text,
                          g_dngettext (GETTEXT_PACKAGE, "Only %1$u of %2$u board is searched.",
                                       "Only %1$u of %2$u boards are searched.", wanted),
                          used, wanted);
  g_string_append_c (text, '\n');
}

char *
fringe_experiment_rules (const FringeExperiment *experiment, const GArray *rows)
{
  g_autofree char *rules = rules_text (experiment);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, experiment->seed);
  GString *text = g_string_new (NULL);
  char goal[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&experiment->goal, goal);
  add_unsolved (text, rows);
  add_missing (text, experiment, rows);
  g_string_append_printf (text, "%s\n", fringe_experiment_count_sentence (experiment->count));
  g_string_append_printf (text, _ ("The goal is %s."), goal);
  g_string_append_c (text, '\n');
  if (experiment->given != NULL)
    g_string_append_printf (text, "%s\n", _ ("The boards are given; the standard errors take them for a sample."));
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

static char *
print_text (const FringeExperiment *experiment, const GArray *rows)
{
  g_autofree char *figures = rows_text (experiment, rows), *rules = fringe_experiment_rules (experiment, rows);

  return g_strconcat (figures, "\n", rules, NULL);
}

/* LaTeX */

static void
add_latex_number (GString *text, const char *format, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, " & %s",
                          isfinite (value) ? g_ascii_formatd (digits, sizeof digits, format, value) : "--");
}

static void
add_latex_row (GString *text, const FringeExperiment *experiment, const FringeExperimentRow *rows)
{
  g_string_append_printf (text, "%u", rows->depth);
  for (guint i = 0; i < experiment->n_methods; i++)
    add_latex_number (text, "%.0f", rows[i].mean);
  for (guint i = 0; i < experiment->n_methods; i++)
    add_latex_number (text, "%.2f", rows[i].branching);
  g_string_append (text, " \\\\\n");
}

/* A column of means for each method, then one of b* for each, as textbooks have it. */
static char *
print_latex (const FringeExperiment *experiment, const GArray *rows)
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

char *
fringe_experiment_print (const FringeExperiment *experiment, const GArray *rows, FringeExperimentFormat format)
{
  switch (format)
    {
    case FRINGE_EXPERIMENT_CSV:
      return print_csv (experiment, rows);
    case FRINGE_EXPERIMENT_JSON:
      return print_json (experiment, rows);
    case FRINGE_EXPERIMENT_LATEX:
      return print_latex (experiment, rows);
    case FRINGE_EXPERIMENT_TEXT:
    default:
      return print_text (experiment, rows);
    }
}
