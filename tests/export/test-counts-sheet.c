/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export.h"
#include "fringe-table.h"
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* Returns: (transfer full): the counts as they stand in a file */
static char *
print (const FringeSearch *search, guint32 step, FringeSheetFormat format, const char *title, gboolean is_part)
{
  FringeExport export = { .kind = FRINGE_EXPORT_COUNTS,
                          .picture = { .search = search, .step = step, .title = title, .is_snippet = is_part },
                          .sheet_format = format };
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  fringe_export_write (&export, stream, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

static guint
random_step (const FringeSearch *search)
{
  guint n_steps = fringe_search_n_steps (search);

  return test_random (3) == 0 ? n_steps : (guint) test_random ((int) n_steps + 1);
}

static void
assert_number (const char *cell, gboolean is_there, guint number)
{
  g_autofree char *text = is_there ? g_strdup_printf ("%u", number) : g_strdup ("");

  g_assert_cmpstr (cell, ==, text);
}

/* The cells of a search that was begun: what it is by, and what it has counted at @step. */
static void
assert_cells (char **cells, const FringeSearch *search, guint step)
{
  const FringeRules *rules = fringe_search_rules (search);
  FringeCounts counts = fringe_search_counts_at (search, step);
  guint goal = fringe_search_solution_at (search, step);
  gboolean has_frontier = !fringe_search_is_idastar (search), is_solved = goal != FRINGE_NO_NODE;
  guint cost = is_solved ? fringe_search_g (search, goal) : 0;

  g_assert_cmpstr (cells[FRINGE_TABLE_COLUMN_ALGORITHM], ==, fringe_algorithm_name (rules->algorithm));
  g_assert_cmpstr (cells[FRINGE_TABLE_COLUMN_HEURISTIC], ==,
                   fringe_rules_use_heuristic (rules) ? fringe_heuristic_name (rules->heuristic) : "");
  assert_number (cells[FRINGE_TABLE_COLUMN_COST], is_solved, cost);
  assert_number (cells[FRINGE_TABLE_COLUMN_GENERATED], TRUE, counts.generated);
  assert_number (cells[FRINGE_TABLE_COLUMN_EXPANDED], TRUE, counts.expanded);
  assert_number (cells[FRINGE_TABLE_COLUMN_SUCCESSORS], TRUE, counts.successors);
  assert_number (cells[FRINGE_TABLE_COLUMN_OPEN], has_frontier, counts.open);
  assert_number (cells[FRINGE_TABLE_COLUMN_MAX_OPEN], has_frontier, counts.max_open);
  assert_number (cells[FRINGE_TABLE_COLUMN_MAX_DEPTH], TRUE, counts.max_depth);
  g_assert_true ((cells[FRINGE_TABLE_COLUMN_BRANCHING][0] != '\0') == (cost > 0));
  g_assert_true ((cells[FRINGE_TABLE_COLUMN_EFFECTIVE_DEPTH][0] != '\0') == (cost > 0));
}

static void
check_csv (const FringeSearch *search, const TestProblem *problem)
{
  guint step = random_step (search);
  g_autofree char *text = print (search, step, FRINGE_SHEET_CSV, NULL, FALSE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) names = g_strsplit (lines[0], ",", -1), cells = g_strsplit (lines[1], ",", -1);

  (void) problem;
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[2], ==, "");
  g_assert_cmpuint (g_strv_length (names), ==, FRINGE_TABLE_COLUMN_SECONDS);
  g_assert_cmpuint (g_strv_length (cells), ==, FRINGE_TABLE_COLUMN_SECONDS);
  assert_cells (cells, search, step);
}

/* The same numbers as in a file of values stand in the row that a person reads. */
static void
check_text (const FringeSearch *search, const TestProblem *problem)
{
  guint step = random_step (search);
  g_autofree char *csv = print (search, step, FRINGE_SHEET_CSV, NULL, FALSE),
                  *tex = print (search, step, FRINGE_SHEET_LATEX, NULL, FALSE),
                  *html = print (search, step, FRINGE_SHEET_HTML, NULL, FALSE);
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);
  g_auto (GStrv) values = g_strsplit (lines[1], ",", -1), parts = g_strsplit (strstr (tex, "\\endfoot\n"), " & ", -1);
  g_auto (GStrv) cells = g_strsplit (strstr (html, "<tbody>"), "<td class=\"number\">", -1);

  (void) problem;
  g_assert_cmpuint (g_strv_length (parts), ==, FRINGE_TABLE_COLUMN_SECONDS);
  g_assert_cmpuint (g_strv_length (cells), ==, FRINGE_TABLE_COLUMN_SECONDS - 1);
  for (int column = FRINGE_TABLE_COLUMN_GENERATED; column < FRINGE_TABLE_COLUMN_BRANCHING; column++)
    if (values[column][0] != '\0')
      {
        g_autofree char *cell = g_strconcat (values[column], "</td>", NULL);

        g_assert_cmpstr (parts[column], ==, values[column]);
        g_assert_true (g_str_has_prefix (cells[column - 1], cell));
      }
}

/* LaTeX gets a document, or a part of one. */
static void
test_part (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_run (&problem, 500);
  g_autofree char *whole = print (search, 0, FRINGE_SHEET_LATEX, "100 % done", FALSE),
                  *part = print (search, 0, FRINGE_SHEET_LATEX, "100 % done", TRUE);

  g_assert_nonnull (strstr (whole, "\\section*{100 \\% done}"));
  g_assert_true (g_str_has_suffix (whole, "\\end{document}\n"));
  g_assert_null (strstr (part, "{document}"));
  g_assert_true (g_str_has_suffix (part, "\\end{longtable}\n}\n"));
}

/* Nothing was searched, so there is nothing to count. */
static void
test_unsolvable (void)
{
  FringeBoard start = test_board ("[[1 2 3] [5 4 0]]"), goal = test_board ("[[1 2 3] [4 5 0]]");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 100);
  g_autofree char *text = print (search, 0, FRINGE_SHEET_CSV, NULL, FALSE);

  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_UNSOLVABLE);
  g_assert_true (g_str_has_suffix (text, "\nastar,manhattan,,,,,,,,,\n"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/counts-sheet/cells-are-the-counts-of-the-record-at-the-step", check_csv);
  test_add_property ("/counts-sheet/a-person-reads-the-numbers-of-the-file", check_text);
  g_test_add_func ("/counts-sheet/latex-gets-a-document-or-a-part-of-one", test_part);
  g_test_add_func ("/counts-sheet/where-nothing-was-searched-nothing-is-counted", test_unsolvable);
  return g_test_run ();
}
