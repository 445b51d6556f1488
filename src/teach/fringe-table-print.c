/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

#include "fringe-escape.h"
#include "fringe-text-table.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

#define DASH "–"
#define NUMBERS_AFTER FRINGE_COLUMN_HEURISTIC

/* In files. */
static const char *const names[FRINGE_N_COLUMNS]
    = { "algorithm", "heuristic", "cost",      "generated",           "expanded",
        "open",      "max_open",  "max_depth", "effective_branching", "seconds" };

const char *
fringe_table_column_title (FringeTableColumn column)
{
  const char *const titles[FRINGE_N_COLUMNS] = {
    _("Algorithm"),
       _("Heuristic"),
          /* Translators: titles of columns of numbers: the moves of the solution, nodes generated and expanded, nodes
           * on the frontier at the end, the most that were there, the deepest node, the effective branching factor,
           * the time in seconds. */
          _("Moves"), _("Generated"), _("Expanded"), _("Frontier"), _("Largest"), _("Deepest"), "b*", _("Seconds"),
          };

  return titles[column];
}

static const char *
outcome_word (FringeOutcome outcome)
{
  switch (outcome)
    {
    case FRINGE_OUTCOME_LIMIT:
      /* Translators: stands for the moves of a solution where the search came to its limit. */
      return _("limit");
    case FRINGE_OUTCOME_SOLVED:
    case FRINGE_OUTCOME_EXHAUSTED:
    case FRINGE_OUTCOME_UNSOLVABLE:
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      /* Translators: stands for the moves of a solution where there is none. */
      return _("none");
    }
}

/* Counts are whole and exact up to 2^53. */
static const char *
number_format (FringeTableColumn column)
{
  return column == FRINGE_COLUMN_BRANCHING || column == FRINGE_COLUMN_SECONDS ? "%.3f" : "%.0f";
}

static char *
print_number (FringeTableColumn column, double value, gboolean is_local)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (is_local && (column == FRINGE_COLUMN_BRANCHING || column == FRINGE_COLUMN_SECONDS))
    return g_strdup_printf ("%.3f", value);
  return g_strdup (g_ascii_formatd (digits, sizeof digits, number_format (column), value));
}

/* As a person reads it. */
static char *
print_cell (const FringeTableRow *row, FringeTableColumn column, gboolean is_local)
{
  double value;

  if (column == FRINGE_COLUMN_ALGORITHM)
    return g_strdup (fringe_algorithm_title (row->rules.algorithm));
  if (column == FRINGE_COLUMN_HEURISTIC)
    return g_strdup (fringe_rules_use_heuristic (&row->rules) ? fringe_heuristic_title (row->rules.heuristic) : DASH);
  if (fringe_table_value (row, column, &value))
    return print_number (column, value, is_local);
  return g_strdup (column == FRINGE_COLUMN_COST ? outcome_word (row->outcome) : DASH);
}

char *
fringe_table_cell (const FringeTableRow *row, FringeTableColumn column)
{
  return print_cell (row, column, TRUE);
}

char *
fringe_table_print_text (const GArray *rows, guint columns)
{
  const char *titles[FRINGE_N_COLUMNS];
  guint n_columns = 0, numbers = 0;
  g_autoptr (FringeTextTable) table = NULL;

  for (int column = 0; column < FRINGE_N_COLUMNS; column++)
    if (columns >> column & 1)
      {
        if (column > NUMBERS_AFTER)
          numbers |= 1u << n_columns;
        titles[n_columns++] = fringe_table_column_title ((FringeTableColumn) column);
      }
  table = fringe_text_table_new (titles, n_columns, numbers);
  for (guint i = 0; i < rows->len; i++)
    for (int column = 0; column < FRINGE_N_COLUMNS; column++)
      if (columns >> column & 1)
        {
          g_autofree char *cell
              = print_cell (&g_array_index (rows, FringeTableRow, i), (FringeTableColumn) column, TRUE);

          fringe_text_table_add (table, cell);
        }
  return fringe_text_table_print (table);
}

static char *
print_csv_cell (const FringeTableRow *row, FringeTableColumn column)
{
  double value;

  if (column == FRINGE_COLUMN_ALGORITHM)
    return g_strdup (fringe_algorithm_name (row->rules.algorithm));
  if (column == FRINGE_COLUMN_HEURISTIC)
    return g_strdup (fringe_rules_use_heuristic (&row->rules) ? fringe_heuristic_name (row->rules.heuristic) : "");
  return fringe_table_value (row, column, &value) ? print_number (column, value, FALSE) : g_strdup ("");
}

/* None of the names and numbers needs quotation marks. */
char *
fringe_table_print_csv (const GArray *rows, guint columns)
{
  GString *text = g_string_new (NULL);

  for (int i = -1; i < (int) rows->len; i++)
    {
      const char *comma = "";

      for (int column = 0; column < FRINGE_N_COLUMNS; column++)
        if (columns >> column & 1)
          {
            g_autofree char *cell = i < 0 ? g_strdup (names[column])
                                          : print_csv_cell (&g_array_index (rows, FringeTableRow, i),
                                                            (FringeTableColumn) column);

            g_string_append_printf (text, "%s%s", comma, cell);
            comma = ",";
          }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
append_latex_row (GString *text, const FringeTableRow *row, guint columns)
{
  const char *sign = "";

  for (int column = 0; column < FRINGE_N_COLUMNS; column++)
    if (columns >> column & 1)
      {
        g_autofree char *cell = row == NULL ? g_strdup (fringe_table_column_title ((FringeTableColumn) column))
                                            : print_cell (row, (FringeTableColumn) column, FALSE);

        g_string_append (text, sign);
        fringe_escape_tex (text, cell);
        sign = " & ";
      }
  g_string_append (text, " \\\\\n");
}

char *
fringe_table_print_latex (const GArray *rows, guint columns)
{
  GString *text = g_string_new ("\\begin{tabular}{");

  for (int column = 0; column < FRINGE_N_COLUMNS; column++)
    if (columns >> column & 1)
      g_string_append_c (text, column > NUMBERS_AFTER ? 'r' : 'l');
  g_string_append (text, "}\n\\toprule\n");
  append_latex_row (text, NULL, columns);
  g_string_append (text, "\\midrule\n");
  for (guint i = 0; i < rows->len; i++)
    append_latex_row (text, &g_array_index (rows, FringeTableRow, i), columns);
  g_string_append (text, "\\bottomrule\n\\end{tabular}\n");
  return g_string_free (text, FALSE);
}
