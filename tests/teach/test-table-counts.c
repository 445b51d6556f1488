/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-escape.h"
#include "fringe-table.h"
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* Words that each format has to escape; nothing where there are none. */
static const char *const words[] = { NULL, "", "100 % of <A> & \"B\", C_1" };
static const char words_csv[] = "\"100 % of <A> & \"\"B\"\", C_1\"";
static const char words_xml[] = "100 % of &lt;A&gt; &amp; &quot;B&quot;, C_1";

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
  g_autofree char *text = fringe_table_print_counts (search, step, "csv", NULL, NULL);
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
  g_autofree char *csv = fringe_table_print_counts (search, step, "csv", NULL, NULL),
                  *tex = fringe_table_print_counts (search, step, "tex", NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);
  g_auto (GStrv) values = g_strsplit (lines[1], ",", -1), parts = g_strsplit (strstr (tex, "\\midrule\n"), " & ", -1);

  (void) problem;
  g_assert_cmpuint (g_strv_length (parts), ==, FRINGE_TABLE_COLUMN_SECONDS);
  for (int column = FRINGE_TABLE_COLUMN_GENERATED; column < FRINGE_TABLE_COLUMN_BRANCHING; column++)
    if (values[column][0] != '\0')
      g_assert_cmpstr (parts[column], ==, values[column]);
}

static gboolean
says_something (const char *text)
{
  return text != NULL && *text != '\0';
}

/* Each function adds a title, a caption or both to @bare, the table without words. */
static char *
expect_text (const char *bare, gboolean has_title, gboolean has_caption)
{
  return g_strconcat (has_title ? words[2] : "", has_title ? "\n\n" : "", bare, has_caption ? "\n" : "",
                      has_caption ? words[2] : "", has_caption ? "\n" : "", NULL);
}

static char *
expect_csv (const char *bare, gboolean has_title, gboolean has_caption)
{
  g_auto (GStrv) lines = g_strsplit (bare, "\n", -1);
  GString *text = g_string_new (lines[0]);

  g_string_append_printf (text, "%s%s\n%s", has_title ? ",title" : "", has_caption ? ",caption" : "", lines[1]);
  for (int i = 0; i < has_title + has_caption; i++)
    g_string_append_printf (text, ",%s", words_csv);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

static char *
expect_tex (const char *bare, gboolean has_title, gboolean has_caption)
{
  g_autoptr (GString) escaped = g_string_new (NULL);
  GString *text = g_string_new (has_title || has_caption ? fringe_escape_tex_macros : "");

  fringe_escape_tex (escaped, words[2]);
  if (has_title)
    g_string_append_printf (text, "\\noindent\\textbf{%s}\\par\n\\noindent\n", escaped->str);
  g_string_append (text, bare);
  if (has_caption)
    g_string_append_printf (text, "\\par\\noindent %s\\par\n", escaped->str);
  return g_string_free (text, FALSE);
}

static char *
expect_html (const char *bare, gboolean has_title, gboolean has_caption)
{
  g_autofree char *title = g_strdup_printf ("<title>%s</title>", words_xml),
                  *heading = g_strdup_printf ("<body>\n<h1>%s</h1>\n", words_xml),
                  *paragraph = g_strdup_printf ("</pre>\n<p>%s</p>\n", words_xml);
  GString *text = g_string_new (bare);

  if (has_title)
    {
      g_assert_cmpuint (g_string_replace (text, "<title>Counts</title>", title, 0), ==, 1);
      g_assert_cmpuint (g_string_replace (text, "<body>\n", heading, 0), ==, 1);
    }
  if (has_caption)
    g_assert_cmpuint (g_string_replace (text, "</pre>\n", paragraph, 0), ==, 1);
  return g_string_free (text, FALSE);
}

static void
test_words (void)
{
  static const struct
  {
    const char *ending;
    char *(*expect) (const char *bare, gboolean has_title, gboolean has_caption);
  } formats[] = { { "txt", expect_text }, { "csv", expect_csv }, { "tex", expect_tex }, { "html", expect_html } };
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_run (&problem, 500);
  guint step = fringe_search_n_steps (search);

  test_problem_tell (&problem);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    for (guint j = 0; j < G_N_ELEMENTS (words) * G_N_ELEMENTS (words); j++)
      {
        const char *title = words[j % 3], *caption = words[j / 3];
        g_autofree char *bare = fringe_table_print_counts (search, step, formats[i].ending, NULL, NULL);
        g_autofree char *text = fringe_table_print_counts (search, step, formats[i].ending, title, caption);
        g_autofree char *expected = formats[i].expect (bare, says_something (title), says_something (caption));

        g_assert_cmpstr (text, ==, expected);
      }
}

/* Nothing was searched, so there is nothing to count. */
static void
test_unsolvable (void)
{
  FringeBoard start = test_board ("[[1 2 3] [5 4 0]]"), goal = test_board ("[[1 2 3] [4 5 0]]");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 100);
  g_autofree char *text = fringe_table_print_counts (search, 0, "csv", NULL, NULL);

  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_UNSOLVABLE);
  g_assert_true (g_str_has_suffix (text, "\nastar,manhattan,,,,,,,,,\n"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/table-counts/cells-are-the-counts-of-the-record-at-the-step", check_csv);
  test_add_property ("/table-counts/a-person-reads-the-numbers-of-the-file", check_text);
  g_test_add_func ("/table-counts/a-title-and-a-caption-stand-where-they-are-given", test_words);
  g_test_add_func ("/table-counts/where-nothing-was-searched-nothing-is-counted", test_unsolvable);
  return g_test_run ();
}
