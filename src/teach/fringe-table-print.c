/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

#include "fringe-csv.h"
#include "fringe-escape.h"
#include "fringe-text-table.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

#define DASH "–"
#define NUMBERS_AFTER FRINGE_TABLE_COLUMN_HEURISTIC

/* Files have these names, in every language. */
static const char *const column_names[FRINGE_N_TABLE_COLUMNS]
    = { "algorithm", "heuristic", "cost",      "generated", "expanded",        "successors",
        "open",      "max_open",  "max_depth", "branching", "effective_depth", "seconds" };

const char *
fringe_table_column_title (FringeTableColumn column)
{
  const char *const titles[FRINGE_N_TABLE_COLUMNS] = {
    _ ("Algorithm"),
    _ ("Heuristic"),
    /* Translators: titles of columns of numbers: the moves of the solution, nodes generated and expanded, all
     * successors that were looked at, nodes on the frontier at the end, the most that were there, the deepest node,
     * the effective branching factor, the effective depth, the time in seconds. */
    _ ("Moves"),
    _ ("Generated"),
    C_ ("count", "Expanded"),
    _ ("Successors"),
    _ ("Frontier"),
    _ ("Largest"),
    _ ("Deepest"),
    "b*",
    _ ("Eff. depth"),
    _ ("Seconds"),
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
      return _ ("limit");
    case FRINGE_OUTCOME_SOLVED:
    case FRINGE_OUTCOME_EXHAUSTED:
    case FRINGE_OUTCOME_UNSOLVABLE:
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      /* Translators: stands for the moves of a solution where there is none. */
      return _ ("none");
    }
}

/* Counts are whole and exact up to 2^53. */
static const char *
number_format (FringeTableColumn column)
{
  gboolean is_fraction = column == FRINGE_TABLE_COLUMN_BRANCHING || column == FRINGE_TABLE_COLUMN_EFFECTIVE_DEPTH
                         || column == FRINGE_TABLE_COLUMN_SECONDS;

  return is_fraction ? "%.3f" : "%.0f";
}

static char *
print_number (FringeTableColumn column, double value, gboolean is_local)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, number_format (column), value);
  if (is_local && strchr (digits, '.') != NULL)
    return g_strdup_printf ("%.3f", value);
  return g_strdup (digits);
}

/* Prints a cell as a person reads it. */
static char *
print_cell (const FringeTableRow *row, FringeTableColumn column, gboolean is_local)
{
  double value;

  if (column == FRINGE_TABLE_COLUMN_ALGORITHM)
    return g_strdup (fringe_algorithm_title (row->rules.algorithm));
  if (column == FRINGE_TABLE_COLUMN_HEURISTIC)
    return g_strdup (fringe_rules_use_heuristic (&row->rules) ? fringe_heuristic_title (row->rules.heuristic) : DASH);
  if (fringe_table_value (row, column, &value))
    return print_number (column, value, is_local);
  return g_strdup (column == FRINGE_TABLE_COLUMN_COST ? outcome_word (row->outcome) : DASH);
}

char *
fringe_table_cell (const FringeTableRow *row, FringeTableColumn column)
{
  return print_cell (row, column, TRUE);
}

char *
fringe_table_print_text (const GArray *rows, guint columns)
{
  const char *titles[FRINGE_N_TABLE_COLUMNS];
  guint n_columns = 0, numbers = 0;
  g_autoptr (FringeTextTable) table = NULL;

  for (int column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
    if (columns >> column & 1)
      {
        if (column > NUMBERS_AFTER)
          numbers |= 1u << n_columns;
        titles[n_columns++] = fringe_table_column_title ((FringeTableColumn) column);
      }
  table = fringe_text_table_new (titles, n_columns, numbers);
  for (guint i = 0; i < rows->len; i++)
    for (int column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
      if (columns >> column & 1)
        {
          g_autofree char *cell
              = print_cell (&g_array_index (rows, FringeTableRow, i), (FringeTableColumn) column, TRUE);

          fringe_text_table_add (table, cell);
        }
  return fringe_text_table_print (table);
}

const char *
fringe_table_column_name (FringeTableColumn column)
{
  return column_names[column];
}

char *
fringe_table_cell_of_file (const FringeTableRow *row, FringeTableColumn column)
{
  double value;

  if (column == FRINGE_TABLE_COLUMN_ALGORITHM)
    return g_strdup (fringe_algorithm_name (row->rules.algorithm));
  if (column == FRINGE_TABLE_COLUMN_HEURISTIC)
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
      for (int column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
        if (columns >> column & 1)
          {
            g_autofree char *cell = i < 0 ? g_strdup (column_names[column])
                                          : fringe_table_cell_of_file (&g_array_index (rows, FringeTableRow, i),
                                                                       (FringeTableColumn) column);

            fringe_csv_add_plain (text, cell);
          }
      fringe_csv_end_line (text);
    }
  return g_string_free (text, FALSE);
}

static void
append_latex_row (GString *text, const FringeTableRow *row, guint columns)
{
  const char *sign = "";

  for (int column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
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
  GString *text = g_string_new ("% Needs the packages booktabs, and graphicx where the table is wider than the text.\n"
                                "\\begingroup\\setlength{\\tabcolsep}{4pt}\\sbox0{\\begin{tabular}{");

  for (int column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
    if (columns >> column & 1)
      g_string_append_c (text, column > NUMBERS_AFTER ? 'r' : 'l');
  g_string_append (text, "}\n\\toprule\n");
  append_latex_row (text, NULL, columns);
  g_string_append (text, "\\midrule\n");
  for (guint i = 0; i < rows->len; i++)
    append_latex_row (text, &g_array_index (rows, FringeTableRow, i), columns);
  g_string_append (
      text, "\\bottomrule\n\\end{tabular}}%\n"
            "\\ifdim\\wd0>\\linewidth\\ifdefined\\resizebox\\sbox0{\\resizebox{\\linewidth}{!}{\\usebox0}}\\fi\\fi\n"
            "\\usebox0\\endgroup\n");
  return g_string_free (text, FALSE);
}
