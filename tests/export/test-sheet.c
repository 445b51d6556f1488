/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-error.h"
#include "fringe-worksheets.h"

#include "export-samples.h"
#include "test-boards.h"

#include <locale.h>
#include <string.h>

static FringeSheet *
trace_of (const FringeSearch *search)
{
  g_autoptr (GError) error = NULL;
  FringeSheet *sheet = fringe_trace_sheet_new (search, fringe_search_n_steps (search), &error);

  g_assert_no_error (error);
  return sheet;
}

static FringeSheet *
handout_of (const FringeSearch *search, gboolean is_key)
{
  g_autoptr (GError) error = NULL;
  FringeSheet *sheet = fringe_handout_sheet_new (search, fringe_search_n_steps (search), is_key, &error);

  g_assert_no_error (error);
  return sheet;
}

static void
assert_prints (const FringeSheet *sheet, FringeSheetFormat format, const char *expected)
{
  g_autofree char *text = fringe_sheet_print (sheet, format);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_trace (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (FringeSheet) sheet = trace_of (search);

  assert_prints (sheet, FRINGE_SHEET_TEXT,
                 "Trace of the search\n"
                 "\n"
                 "Step  Node removed  Frontier                                  Closed list\n"
                 "   0             –  0 (4)\n"
                 "   1             0  2 (4), 1 (6)                              0\n"
                 "   2             2  3 (4), 1 (6), 4 (6)                       0, 2\n"
                 "   3             3  7 (4), 1 (6), 4 (6), 5 (6), 6 (6)         0, 2, 3\n"
                 "   4             7  9 (4), 1 (6), 4 (6), 5 (6), 6 (6), 8 (6)  0, 2, 3, 7\n"
                 "   5             9  1 (6), 4 (6), 5 (6), 6 (6), 8 (6)         0, 2, 3, 7\n");
  assert_prints (sheet, FRINGE_SHEET_CSV,
                 "step,removed,open,closed\n"
                 "0,,0 (4),\n"
                 "1,0,\"2 (4), 1 (6)\",0\n"
                 "2,2,\"3 (4), 1 (6), 4 (6)\",\"0, 2\"\n"
                 "3,3,\"7 (4), 1 (6), 4 (6), 5 (6), 6 (6)\",\"0, 2, 3\"\n"
                 "4,7,\"9 (4), 1 (6), 4 (6), 5 (6), 6 (6), 8 (6)\",\"0, 2, 3, 7\"\n"
                 "5,9,\"1 (6), 4 (6), 5 (6), 6 (6), 8 (6)\",\"0, 2, 3, 7\"\n");
}

static void
test_idastar (void)
{
  g_autoptr (FringeSearch) search = test_idastar_search ();
  g_autoptr (FringeSheet) sheet = trace_of (search);
  g_autofree char *csv = fringe_sheet_print (sheet, FRINGE_SHEET_CSV);

  g_assert_true (g_str_has_prefix (csv, "step,entered,f,bound,state\n1,0,"));
  g_assert_nonnull (strstr (csv, ",cut\n"));
  g_assert_true (g_str_has_suffix (csv, ",goal\n"));
  g_assert_cmpuint (fringe_sheet_n_rows (sheet), ==, fringe_search_n_steps (search));
}

static gboolean
is_in_list (const char *list, guint id)
{
  g_auto (GStrv) words = g_strsplit (list, ", ", -1);
  g_autofree char *word = g_strdup_printf ("%u", id);

  return g_strv_contains ((const char *const *) words, word);
}

/* A node generated in a step that the table shows, with a smaller g than an expanded node of its state. */
static guint
find_reopening (const FringeSearch *search)
{
  for (guint id = 1; id < fringe_search_n_nodes (search); id++)
    {
      guint older = fringe_search_supersedes (search, id);

      if (older != FRINGE_NO_NODE && fringe_search_superseded_step (search, older) == UINT32_MAX
          && fringe_search_generated_step (search, id) < FRINGE_WORKSHEET_LIST_MAX)
        return id;
    }
  return FRINGE_NO_NODE;
}

static gboolean
is_closed_at (const FringeSearch *search, guint step, guint id)
{
  g_autoptr (FringeSheet) sheet = fringe_trace_sheet_new (search, step, NULL);
  g_autofree char *csv = fringe_sheet_print (sheet, FRINGE_SHEET_CSV);
  g_auto (GStrv) cells = g_strsplit (strrchr (g_strchomp (csv), '\n'), "\"", -1);

  return is_in_list (cells[g_strv_length (cells) - 2], id);
}

/* A state that was expanded and comes again with a smaller g is open again, and closed no more. */
static void
test_reopened (void)
{
  guint id = FRINGE_NO_NODE;

  for (int i = 0; i < 3000 && id == FRINGE_NO_NODE; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = NULL;

      problem.rules.algorithm = FRINGE_ALGORITHM_GREEDY;
      problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
      search = test_search_run (&problem, 200);
      id = find_reopening (search);
      if (id != FRINGE_NO_NODE)
        {
          guint older = fringe_search_supersedes (search, id), step = fringe_search_generated_step (search, id);

          test_problem_tell (&problem);
          g_assert_true (is_closed_at (search, step - 1, older));
          g_assert_false (is_closed_at (search, step, older));
        }
    }
  g_assert_cmpuint (id, !=, FRINGE_NO_NODE);
}

static void
test_handout (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (FringeSheet) blank = handout_of (search, FALSE), key = handout_of (search, TRUE);
  g_autofree char *blank_csv = fringe_sheet_print (blank, FRINGE_SHEET_CSV),
                  *key_csv = fringe_sheet_print (key, FRINGE_SHEET_CSV),
                  *text = fringe_sheet_print (blank, FRINGE_SHEET_TEXT);

  g_assert_true (g_str_has_prefix (blank_csv, "node,parent,move,board,g,h,f,order\nA,B,R,1 2 3 4 5 0 7 8 6,,,,\n"));
  g_assert_true (g_str_has_prefix (key_csv, "node,parent,move,board,g,h,f,order\nA,B,R,1 2 3 4 5 0 7 8 6,3,1,4,4\n"));
  g_assert_nonnull (strstr (key_csv, "\nI,,,1 3 0 4 2 5 7 8 6,0,4,4,1\n"));
  g_assert_nonnull (strstr (key_csv, ",1 3 5 4 2 0 7 8 6,1,5,6,\n"));
  g_assert_nonnull (strstr (text, "H     A       D     1 2 3 / 4 5 6 / 7 8 _  ____  ____  ____   ____\n"));
}

/* The document of other programs is well-formed whatever the cells hold. */
static void
test_escapes (void)
{
  static const char nasty[] = "<a & \"b\"> \\ ~ ^ % $ # _ { } ∞ –";
  g_autoptr (FringeSheet) sheet = fringe_sheet_new (nasty);
  g_autofree char *csv = NULL, *latex = NULL, *html = NULL;

  fringe_sheet_add_note (sheet, nasty);
  fringe_sheet_add_column (sheet, "one", nasty, FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "two", "2", FRINGE_SHEET_COLUMN_LIST);
  fringe_sheet_add_text (sheet, nasty);
  fringe_sheet_add_number (sheet, 1.5);
  csv = fringe_sheet_print (sheet, FRINGE_SHEET_CSV);
  latex = fringe_sheet_print (sheet, FRINGE_SHEET_LATEX);
  html = fringe_sheet_print (sheet, FRINGE_SHEET_HTML);
  g_assert_cmpstr (csv, ==, "one,two\n\"<a & \"\"b\"\"> \\ ~ ^ % $ # _ { } ∞ –\",1.5\n");
  g_assert_nonnull (strstr (latex, "\\textbackslash{} \\textasciitilde{} \\textasciicircum{} \\% \\$ \\# \\_ \\{ \\} "
                                   "\\FringeLetter{T1}{∞}{$\\infty$}"));
  g_assert_nonnull (strstr (html, "&lt;a &amp; &quot;b&quot;&gt;"));
  g_assert_null (strstr (html, "<a"));
}

static void
test_too_large (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (5000);
  g_autoptr (GError) trace = NULL, handout = NULL;

  g_assert_null (fringe_trace_sheet_new (search, FRINGE_WORKSHEET_ROWS_MAX + 1, &trace));
  g_assert_error (trace, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE);
  g_assert_null (fringe_handout_sheet_new (search, fringe_search_n_steps (search), TRUE, &handout));
  g_assert_error (handout, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE);
}

/* A list longer than anybody reads is cut, and what is left out is counted. */
static void
test_long_lists (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (2000);
  g_autoptr (FringeSheet) sheet = fringe_trace_sheet_new (search, 300, NULL);
  g_autofree char *csv = fringe_sheet_print (sheet, FRINGE_SHEET_CSV), *rest = NULL;
  const char *last = strrchr (g_strchomp (csv), '\n');

  rest = g_strdup_printf (", … +%u\"", fringe_search_counts_at (search, 300).open - FRINGE_WORKSHEET_LIST_MAX);
  g_assert_nonnull (strstr (last, rest));
  g_assert_nonnull (strstr (last, "\"+240 …, "));
}

static void
run_on (FringeSheet *sheet, FringeSheetFormat format, const char *const *command)
{
  g_autofree char *folder = test_make_folder ();
  g_autofree char *path = g_build_filename (folder, format == FRINGE_SHEET_HTML ? "a.html" : "a.tex", NULL);
  g_autofree char *text = fringe_sheet_print (sheet, format);
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, &error));
  g_subprocess_launcher_set_cwd (launcher, folder);
  process = g_subprocess_launcher_spawnv (launcher, command, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
  g_assert_no_error (error);
  test_remove_folder (folder);
}

static void
test_html_is_well_formed (void)
{
  static const char *const command[] = { "xmllint", "--noout", "a.html", NULL };
  g_autofree char *program = g_find_program_in_path (command[0]);
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (FringeSheet) trace = trace_of (search), blank = handout_of (search, FALSE);

  if (program == NULL)
    {
      g_test_skip ("xmllint is not installed");
      return;
    }
  run_on (trace, FRINGE_SHEET_HTML, command);
  run_on (blank, FRINGE_SHEET_HTML, command);
}

static void
test_latex_compiles (void)
{
  static const char *const command[] = { "pdflatex", "-halt-on-error", "-interaction=nonstopmode", "a.tex", NULL };
  g_autofree char *program = g_find_program_in_path (command[0]);
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (FringeSheet) trace = trace_of (search), blank = handout_of (search, FALSE);

  if (program == NULL)
    {
      g_test_skip ("pdflatex is not installed");
      return;
    }
  run_on (trace, FRINGE_SHEET_LATEX, command);
  run_on (blank, FRINGE_SHEET_LATEX, command);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/the-trace-names-the-node-removed-and-both-lists", test_trace);
  g_test_add_func ("/sheet/the-trace-of-idastar-names-the-bound", test_idastar);
  g_test_add_func ("/sheet/a-reopened-state-leaves-the-closed-list", test_reopened);
  g_test_add_func ("/sheet/a-handout-has-blanks-and-its-key-has-none", test_handout);
  g_test_add_func ("/sheet/signs-of-other-languages-are-escaped", test_escapes);
  g_test_add_func ("/sheet/what-is-too-long-to-be-read-is-refused", test_too_large);
  g_test_add_func ("/sheet/long-lists-are-cut-and-counted", test_long_lists);
  g_test_add_func ("/sheet/html-is-well-formed", test_html_is_well_formed);
  g_test_add_func ("/sheet/latex-compiles", test_latex_compiles);
  return g_test_run ();
}
