/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

#include "fringe-csv.h"
#include "fringe-escape.h"

#include <glib/gi18n-lib.h>

static FringeTableRow
row_of (const FringeSearch *search, guint32 step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);
  guint32 goal = fringe_search_solution_at (search, step);

  return (FringeTableRow) {
    .rules = *fringe_search_rules (search),
    .outcome = fringe_search_outcome_at (search, step),
    .has_solution = goal != FRINGE_NO_NODE,
    .cost = goal != FRINGE_NO_NODE ? fringe_search_g (search, goal) : 0,
    .generated = counts.generated,
    .expanded = counts.expanded,
    .open = counts.open,
    .max_open = counts.max_open,
    .max_depth = counts.max_depth,
  };
}

static gboolean
is_there (const char *words)
{
  return words != NULL && words[0] != '\0';
}

/* For a page, the text as it stands. */
static char *
print_html (const char *text, const char *title, const char *caption)
{
  GString *page = g_string_new ("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n<title>");

  fringe_escape_xml (page, is_there (title) ? title : _("Counts"));
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

/* Of a document of one's own a part: paragraphs above and below the table. */
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

/* In columns behind the others. */
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
  FringeTableRow row = row_of (search, step);
  g_autofree char *table = NULL;

  g_array_append_val (rows, row);
  if (g_str_equal (ending, "csv"))
    {
      table = fringe_table_print_csv (rows, FRINGE_COLUMNS_STEADY);
      return print_csv (table, title, caption);
    }
  if (g_str_equal (ending, "tex"))
    {
      table = fringe_table_print_latex (rows, FRINGE_COLUMNS_STEADY);
      return print_latex (table, title, caption);
    }
  table = fringe_table_print_text (rows, FRINGE_COLUMNS_STEADY);
  return g_str_equal (ending, "html") ? print_html (table, title, caption) : print_text (table, title, caption);
}
