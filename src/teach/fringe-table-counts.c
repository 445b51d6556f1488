/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

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

/* For a page, the text as it stands. */
static char *
print_html (const GArray *rows)
{
  g_autofree char *text = fringe_table_print_text (rows, FRINGE_COLUMNS_STEADY);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  return g_strconcat ("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n<title>",
                      _("Counts"), "</title>\n</head>\n<body>\n<pre>\n", escaped, "</pre>\n</body>\n</html>\n", NULL);
}

char *
fringe_table_print_counts (const FringeSearch *search, guint32 step, const char *ending)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (FringeTableRow));
  FringeTableRow row = row_of (search, step);

  g_array_append_val (rows, row);
  if (g_str_equal (ending, "csv"))
    return fringe_table_print_csv (rows, FRINGE_COLUMNS_STEADY);
  if (g_str_equal (ending, "tex"))
    return fringe_table_print_latex (rows, FRINGE_COLUMNS_STEADY);
  if (g_str_equal (ending, "html"))
    return print_html (rows);
  return fringe_table_print_text (rows, FRINGE_COLUMNS_STEADY);
}
