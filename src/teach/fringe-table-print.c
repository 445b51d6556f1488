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
    _ ("Expanded"),
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

static char *
print_csv_cell (const FringeTableRow *row, FringeTableColumn column)
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
            g_autofree char *cell
                = i < 0 ? g_strdup (column_names[column])
                        : print_csv_cell (&g_array_index (rows, FringeTableRow, i), (FringeTableColumn) column);

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
  GString *text = g_string_new ("\\begin{tabular}{");

  for (int column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
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

static gboolean
is_there (const char *words)
{
  return words != NULL && words[0] != '\0';
}

/* A page of HTML shows the table as plain text. */
static char *
print_html (const char *text, const char *title, const char *caption)
{
  GString *page = g_string_new ("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n<title>");

  fringe_escape_xml (page, is_there (title) ? title : _ ("Counts"));
  g_string_append (page, "</title>\n</head>\n<body>\n");
  if (is_there (title))
    {
      g_string_append (page, "<h1>");
      fringe_escape_xml (page, title);
      g_string_append (page, "</h1>\n");
    }
  g_string_append (page, "<pre>\n");
  fringe_escape_xml (page, text);
  g_string_append (page, "</pre>\n");
  if (is_there (caption))
    {
      g_string_append (page, "<p>");
      fringe_escape_xml (page, caption);
      g_string_append (page, "</p>\n");
    }
  g_string_append (page, "</body>\n</html>\n");
  return g_string_free (page, FALSE);
}

/* LaTeX gets a part for a document of one's own: paragraphs above and below the table. */
static char *
print_latex (const char *table, const char *title, const char *caption)
{
  GString *text = g_string_new (NULL);

  if (is_there (title) || is_there (caption))
    g_string_append (text, fringe_escape_tex_macros);
  if (is_there (title))
    {
      g_string_append (text, "\\noindent\\textbf{");
      fringe_escape_tex (text, title);
      g_string_append (text, "}\\par\n\\noindent\n");
    }
  g_string_append (text, table);
  if (is_there (caption))
    {
      g_string_append (text, "\\par\\noindent ");
      fringe_escape_tex (text, caption);
      g_string_append (text, "\\par\n");
    }
  return g_string_free (text, FALSE);
}

static char *
print_text (const char *table, const char *title, const char *caption)
{
  g_autofree char *above = fringe_escape_clean (is_there (title) ? title : ""),
                  *below = fringe_escape_clean (is_there (caption) ? caption : "");

  return g_strconcat (above, is_there (title) ? "\n\n" : "", table, is_there (caption) ? "\n" : "", below,
                      is_there (caption) ? "\n" : "", NULL);
}

/* CSV has the title and the caption in columns behind the others. */
static char *
print_csv (const char *table, const char *title, const char *caption)
{
  g_auto (GStrv) lines = g_strsplit (table, "\n", 2);
  const char *const words[] = { title, caption }, *const names[] = { "title", "caption" };
  g_autoptr (GString) head = g_string_new (NULL), row = g_string_new (NULL);

  fringe_csv_add_plain (head, lines[0]);
  fringe_csv_add_plain (row, g_strchomp (lines[1]));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (is_there (words[i]))
      {
        fringe_csv_add (head, names[i]);
        fringe_csv_add (row, words[i]);
      }
  fringe_csv_end_line (head);
  fringe_csv_end_line (row);
  return g_strconcat (head->str, row->str, NULL);
}

char *
fringe_table_print_counts (const FringeSearch *search,
                           guint32 step,
                           const char *ending,
                           const char *title,
                           const char *caption)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (FringeTableRow));
  FringeTableRow row = fringe_table_row (search, step);
  g_autofree char *table = NULL;

  g_array_append_val (rows, row);
  if (g_str_equal (ending, "csv"))
    {
      table = fringe_table_print_csv (rows, FRINGE_TABLE_COLUMNS_STEADY);
      return print_csv (table, title, caption);
    }
  if (g_str_equal (ending, "tex"))
    {
      table = fringe_table_print_latex (rows, FRINGE_TABLE_COLUMNS_STEADY);
      return print_latex (table, title, caption);
    }
  table = fringe_table_print_text (rows, FRINGE_TABLE_COLUMNS_STEADY);
  return g_str_equal (ending, "html") ? print_html (table, title, caption) : print_text (table, title, caption);
}
