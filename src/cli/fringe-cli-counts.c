/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-counts.h"

#include "fringe-save.h"
#include "fringe-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

/* For a page, the text as it stands. */
static char *
print_html (const GArray *rows)
{
  g_autofree char *text = fringe_table_print_text (rows, FRINGE_COLUMNS_STEADY);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  return g_strconcat ("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n<title>",
                      _("Counts"), "</title>\n</head>\n<body>\n<pre>\n", escaped, "</pre>\n</body>\n</html>\n", NULL);
}

static char *
print (const GArray *rows, FringeSheetFormat format)
{
  switch (format)
    {
    case FRINGE_SHEET_CSV:
      return fringe_table_print_csv (rows, FRINGE_COLUMNS_STEADY);
    case FRINGE_SHEET_LATEX:
      return fringe_table_print_latex (rows, FRINGE_COLUMNS_STEADY);
    case FRINGE_SHEET_HTML:
      return print_html (rows);
    case FRINGE_SHEET_TEXT:
    case FRINGE_N_SHEET_FORMATS:
    default:
      return fringe_table_print_text (rows, FRINGE_COLUMNS_STEADY);
    }
}

static gboolean
write_text (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  return g_output_stream_write_all (stream, data, strlen (data), NULL, cancellable, error);
}

gboolean
fringe_cli_counts_save (const FringeSearch *search, guint32 step, FringeSheetFormat format, GFile *file, GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (FringeTableRow));
  FringeTableRow row = row_of (search, step);
  g_autofree char *text = NULL;

  g_array_append_val (rows, row);
  text = print (rows, format);
  return fringe_save (file, write_text, text, NULL, error);
}
