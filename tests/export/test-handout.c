/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-export.h"
#include "fringe-handout.h"
#include "fringe-sentences.h"
#include "fringe-worksheets.h"
#include "test-boards.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Pictures in which g, h, f and the order are to be filled in by hand. */

/* Nodes look alike, and their blanks have the room of 8 mm. */
static void
test_blanks (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *svg = NULL, *tex = NULL;
  gsize length;

  picture.handout = FRINGE_HANDOUT_BLANK;
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
  tex = test_write_picture (&picture, FRINGE_FORMAT_TEX, &length);
  g_assert_cmpuint (test_count (svg, ">#<"), ==, fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (svg, ">f<"), ==, fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (tex, "\\FringeNode{fringe frontier}"), ==, fringe_search_n_nodes (search));
  g_assert_cmpfloat (FRINGE_ANSWER_WIDTH / FRINGE_PIXELS_PER_INCH * 25.4, >=, 8);
  g_assert_cmpfloat (FRINGE_ANSWER_LINE / FRINGE_PIXELS_PER_INCH * 25.4, >=, 8);
}

/* In the last step a goal is found and no node generated: who does not know the order cannot tell the picture from the
 * one before. */
static void
test_nothing_is_given_away (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search), before;

  picture.title = "Exercise";
  g_assert_cmpuint (fringe_search_n_nodes_at (search, picture.step - 1), ==, fringe_search_n_nodes (search));
  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    for (int is_blank = 0; is_blank < 2; is_blank++)
      {
        g_autofree char *last = NULL, *first = NULL;
        gsize n_last, n_first;

        picture.handout = is_blank ? FRINGE_HANDOUT_BLANK : FRINGE_HANDOUT_NONE;
        before = picture;
        before.step--;
        last = test_write_picture (&picture, (FringeFormat) format, &n_last);
        first = test_write_picture (&before, (FringeFormat) format, &n_first);
        g_assert_cmpint (n_last == n_first && memcmp (last, first, n_last) == 0, ==, is_blank);
      }
}

static void
test_name (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);

  for (int is_blank = 0; is_blank < 2; is_blank++)
    {
      g_autofree char *svg = NULL;
      gsize length;

      picture.handout = is_blank ? FRINGE_HANDOUT_BLANK : FRINGE_HANDOUT_NONE;
      svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
      g_assert_cmpint (strstr (svg, "at step") == NULL, ==, is_blank);
    }
}

/* Without what a drawing calls its styles. */
static char **
lines_of (const FringePicture *picture)
{
  gsize length;
  g_autofree char *svg = test_write_picture (picture, FRINGE_FORMAT_SVG, &length);
  g_autoptr (GRegex) style = g_regex_new (" class=\"[a-z][0-9]+\"|^\\..*$", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *plain = g_regex_replace_literal (style, svg, -1, 0, "", 0, NULL);

  return g_strsplit (plain, "\n", -1);
}

/* The key is the blank sheet with the answers on it: nothing else is there, and nothing stands elsewhere. */
static void
test_same_shape (void)
{
  for (int algorithm = 0; algorithm < FRINGE_ALGORITHM_RBFS; algorithm++)
    {
      TestProblem problem = { test_board ("1 3 0 4 2 5 7 8 6"), test_board ("1 2 3 4 5 6 7 8 0"),
                              fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
      g_autoptr (FringeSearch) search = NULL;
      g_auto (GStrv) blank = NULL, key = NULL;
      FringePicture picture;
      guint at = 0, n_answers = 0, n_asked = 0;

      problem.rules.algorithm = (FringeAlgorithm) algorithm;
      search = test_search_run (&problem, 30);
      picture = test_picture (search);
      picture.title = "Exercise";
      picture.handout = FRINGE_HANDOUT_BLANK;
      blank = lines_of (&picture);
      picture.handout = FRINGE_HANDOUT_KEY;
      key = lines_of (&picture);
      for (guint i = 0; key[i] != NULL; i++)
        if (blank[at] != NULL && g_str_equal (key[i], blank[at]))
          at++;
        else if (strstr (key[i], "<text") != NULL)
          n_answers++;
        else if (key[i][0] != '\0')
          g_error ("the key alone has “%s”", key[i]);
      g_assert_null (blank[at]);
      for (int i = 0; i < FRINGE_N_ANSWERS; i++)
        n_asked += fringe_handout_asks (problem.rules.algorithm, (FringeHandoutAnswer) i);
      g_assert_cmpuint (n_answers, ==, n_asked * fringe_search_n_nodes (search));
    }
}

/* How much two orders of the same things agree, from -1 to 1. */
static double
agreement (const guint32 *a, const guint32 *b, guint32 n)
{
  gint64 pairs = 0;

  for (guint32 i = 0; i < n; i++)
    for (guint32 j = 0; j < i; j++)
      pairs += (a[i] < a[j]) == (b[i] < b[j]) ? 1 : -1;
  return (double) pairs / ((double) n * (n - 1) / 2);
}

/* From no letter anyone could say when its node was generated or removed. */
static void
test_labels (void)
{
  double generated = 0, removed = 0;
  guint n_trees = 0;

  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 120), again = test_search_run (&problem, 120);
      guint32 n = fringe_search_n_nodes (search);
      g_autofree guint32 *labels = fringe_labels_new (search, n), *same = fringe_labels_new (again, n);
      g_autofree guint32 *order = fringe_labels_order (labels, n), *ids = g_new (guint32, n),
                         *steps = g_new (guint32, n);

      g_assert_cmpmem (labels, n * sizeof *labels, same, n * sizeof *same);
      for (guint32 id = 0; id < n; id++)
        {
          g_assert_cmpuint (order[labels[id]], ==, id);
          ids[id] = id;
          steps[id] = MIN (fringe_search_removed_step (search, id), n + id);
        }
      if (n < 50)
        continue;
      generated += agreement (labels, ids, n);
      removed += agreement (labels, steps, n);
      n_trees++;
    }
  if (n_trees < 10)
    return;
  g_assert_cmpfloat (fabs (generated / n_trees), <, 0.1);
  g_assert_cmpfloat (fabs (removed / n_trees), <, 0.1);
}

static void
test_letters (void)
{
  static const struct
  {
    guint32 label;
    const char *text;
  } samples[] = { { 0, "A" }, { 25, "Z" }, { 26, "AA" }, { 27, "AB" }, { 701, "ZZ" }, { 702, "AAA" } };
  char text[FRINGE_LABEL_MAX];

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      fringe_label_print (samples[i].label, text);
      g_assert_cmpstr (text, ==, samples[i].text);
    }
  fringe_label_print (G_MAXUINT32 - 1, text);
  g_assert_cmpuint (strlen (text), <, FRINGE_LABEL_MAX);
}

static char *
write_export (const FringeExport *export)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  g_assert_true (fringe_export_write (export, stream, NULL, NULL));
  g_output_stream_close (stream, NULL, NULL);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  return g_strndup (g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes));
}

static char *
write_sheet (const FringeSearch *search, FringeSheetFormat format, gboolean is_blank)
{
  FringeExport export = { .kind = FRINGE_EXPORT_HANDOUT, .sheet_format = format, .picture = test_picture (search) };

  export.picture.handout = is_blank ? FRINGE_HANDOUT_BLANK : FRINGE_HANDOUT_KEY;
  export.picture.title = "Übung <3>";
  export.picture.caption = "Bis Montag & danach";
  return write_export (&export);
}

/* (transfer full): the drawing within a page */
static char *
decode_picture (const char *html)
{
  const char *begin = strstr (html, "base64,"), *end;
  g_autofree char *code = NULL;
  g_autofree guchar *svg = NULL;
  gsize length;

  g_assert_nonnull (begin);
  begin += strlen ("base64,");
  end = strchr (begin, '"');
  g_assert_nonnull (end);
  code = g_strndup (begin, (gsize) (end - begin));
  svg = g_base64_decode (code, &length);
  return g_strndup ((char *) svg, length);
}

/* The picture has every node, above the table that has them too; the numbers have their place in the table alone. */
static void
test_one_file (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  guint n_nodes = fringe_search_n_nodes (search);

  for (int is_blank = 0; is_blank < 2; is_blank++)
    {
      g_autofree char *html = write_sheet (search, FRINGE_SHEET_HTML, is_blank);
      g_autofree char *tex = write_sheet (search, FRINGE_SHEET_LATEX, is_blank);
      g_autofree char *svg = decode_picture (html);

      g_assert_true (g_str_has_prefix (svg, "<?xml"));
      g_assert_cmpuint (test_count (svg, "id=\"node-"), ==, n_nodes);
      g_assert_cmpuint (test_count (svg, ">f<"), ==, 0);
      /* Word processors need the sizes of pictures, and cannot do with a table in a table. */
      g_assert_cmpuint (test_count (html, "<table"), ==, 1);
      g_assert_cmpuint (test_count (html, "<img width=\"64\" height=\"64\" alt=\""), ==, n_nodes);
      g_assert_cmpuint (test_count (html, "<img width=\""), ==, n_nodes + 1);
      g_assert_cmpuint (test_count (html, "<p>Name: ____"), ==, 1);
      g_assert_cmpuint (test_count (html, "<td class=\"blank\" "), ==, 4 * n_nodes);
      g_assert_cmpuint (test_count (html, " height=\"30\"></td>"), ==, is_blank ? 4 * n_nodes : 0);
      g_assert_true (strstr (html, "base64,") < strstr (html, "<tbody>"));
      g_assert_cmpuint (test_count (tex, "\\FringeNode{fringe "), ==, n_nodes);
      g_assert_cmpuint (test_count (tex, "\\answer{"), ==, 4 * n_nodes);
      g_assert_cmpuint (test_count (tex, "\\answer{}"), ==, is_blank ? 4 * n_nodes : 0);
      g_assert_nonnull (strstr (tex, "\\makebox[8mm]"));
      g_assert_true (strstr (tex, "tikzpicture") < strstr (tex, "\\begin{longtable}"));
    }
}

/* Where h has no end the answer is that, and so is the number that a trace compares. */
static void
test_no_h (void)
{
  g_autoptr (FringeSearch) search = test_lost_search ();
  guint n_nodes = fringe_search_n_nodes (search);
  g_autofree char *key = write_sheet (search, FRINGE_SHEET_CSV, FALSE),
                  *blank = write_sheet (search, FRINGE_SHEET_CSV, TRUE),
                  *tex = write_sheet (search, FRINGE_SHEET_LATEX, FALSE);
  const FringeExport export
      = { .kind = FRINGE_EXPORT_TRACE, .sheet_format = FRINGE_SHEET_CSV, .picture = test_picture (search) };
  g_autofree char *trace = write_export (&export);

  g_assert_cmpuint (test_count (key, "∞"), ==, 2 * n_nodes);
  g_assert_cmpuint (test_count (blank, "∞"), ==, 0);
  g_assert_cmpuint (test_count (tex, "\\infty"), ==, 2 * n_nodes);
  g_assert_true (g_str_has_prefix (trace, "step,removed,open,closed\n0,,0 (∞),\n"));
}

static void
test_table_alone (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree char *text = write_sheet (search, FRINGE_SHEET_TEXT, TRUE),
                  *csv = write_sheet (search, FRINGE_SHEET_CSV, TRUE);

  g_assert_null (strstr (text, "svg"));
  g_assert_cmpuint (test_count (csv, "\n"), ==, fringe_search_n_nodes (search) + 1);
}

/* A table filled in is as wide as one to be filled in, line by line. */
static void
test_same_lines (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree char *blank = write_sheet (search, FRINGE_SHEET_TEXT, TRUE),
                  *key = write_sheet (search, FRINGE_SHEET_TEXT, FALSE);
  g_auto (GStrv) of_blank = g_strsplit (blank, "\n", -1), of_key = g_strsplit (key, "\n", -1);

  g_assert_cmpuint (g_strv_length (of_blank), ==, g_strv_length (of_key));
  g_assert_cmpstr (of_key[0], ==, "Übung <3>: key");
  for (guint i = 1; of_blank[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (of_blank[i], -1), ==, g_utf8_strlen (of_key[i], -1));
}

static void
test_words (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();

  for (int format = 0; format < FRINGE_N_SHEET_FORMATS; format++)
    {
      g_autofree char *sheet = write_sheet (search, (FringeSheetFormat) format, TRUE);

      g_assert_nonnull (strstr (sheet, "Übung "));
      g_assert_nonnull (strstr (sheet, "Bis Montag "));
    }
}

/* Greedy search has no f, and uninformed search no h. */
static void
test_columns (void)
{
  static const char *const heads[FRINGE_N_ALGORITHMS] = {
    [FRINGE_ALGORITHM_BFS] = "g,order",         [FRINGE_ALGORITHM_DFS] = "g,order",
    [FRINGE_ALGORITHM_UCS] = "g,order",         [FRINGE_ALGORITHM_GREEDY] = "g,h,order",
    [FRINGE_ALGORITHM_ASTAR] = "g,h,f,order",   [FRINGE_ALGORITHM_WASTAR] = "g,h,f,order",
    [FRINGE_ALGORITHM_IDASTAR] = "g,h,f,order", [FRINGE_ALGORITHM_IDS] = "g,order",
  };

  for (int algorithm = 0; algorithm < FRINGE_ALGORITHM_RBFS; algorithm++)
    {
      TestProblem problem = { test_board ("1 3 0 4 2 5 7 8 6"), test_board ("1 2 3 4 5 6 7 8 0"),
                              fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
      g_autoptr (FringeSearch) search = NULL;
      g_autofree char *csv = NULL, *head = NULL;

      problem.rules.algorithm = (FringeAlgorithm) algorithm;
      search = test_search_run (&problem, 20);
      csv = write_sheet (search, FRINGE_SHEET_CSV, TRUE);
      head = g_strdup_printf ("node,parent,move,board,%s,title,caption\n", heads[algorithm]);
      g_assert_true (g_str_has_prefix (csv, head));
    }
}

static char *
told (const TestProblem *problem)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, 5);
  g_auto (GStrv) sentences = fringe_problem_sentences (search);

  return g_strjoinv ("\n", sentences);
}

/* Two problems are told alike if and only if no rule that decides is another. */
static void
assert_told (const TestProblem *a, const TestProblem *b, gboolean decides)
{
  g_autofree char *one = told (a), *other = told (b);

  if (g_str_equal (one, other) == decides)
    g_error ("%s\n-- and --\n%s", one, other);
}

static void
test_rules (void)
{
  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 20), other = problem;
      const FringeRules *rules = &problem.rules;

      other.rules.ties = (FringeTies) ((rules->ties + 1) % FRINGE_N_TIES);
      assert_told (&problem, &other, fringe_rules_use_ties (rules));
      other = problem;
      other.rules.duplicates = (FringeDuplicates) ((rules->duplicates + 1) % FRINGE_N_DUPLICATES);
      assert_told (&problem, &other, fringe_rules_use_duplicates (rules));
      other = problem;
      other.rules.goal_test
          = rules->goal_test == FRINGE_GOAL_TEST_EXPANSION ? FRINGE_GOAL_TEST_GENERATION : FRINGE_GOAL_TEST_EXPANSION;
      assert_told (&problem, &other, fringe_rules_use_goal_test (rules));
      other = problem;
      other.rules.weight = rules->weight + 0.5;
      assert_told (&problem, &other, rules->algorithm == FRINGE_ALGORITHM_WASTAR);
      other = problem;
      other.rules.heuristic
          = rules->heuristic == FRINGE_HEURISTIC_ZERO ? FRINGE_HEURISTIC_MANHATTAN : FRINGE_HEURISTIC_ZERO;
      assert_told (&problem, &other, fringe_rules_use_heuristic (rules));
      other = problem;
      other.rules.algorithm = (FringeAlgorithm) ((rules->algorithm + 1) % FRINGE_ALGORITHM_RBFS);
      assert_told (&problem, &other, TRUE);
    }
}

/* The tree of a search that goes on does not show where a student has to stop. */
static void
test_stop (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 6);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 12);
      guint32 step = (guint32) g_test_rand_int_range (0, (int) fringe_search_n_steps (search) + 1), n_numbered = 0;
      FringeOutcome outcome = fringe_search_outcome_at (search, step);
      g_auto (GStrv) tasks = fringe_handout_tasks (search, step);
      const char *last = tasks[g_strv_length (tasks) - 1];
      guint n_told = 0;

      for (guint32 id = 0; id < fringe_search_n_nodes_at (search, step); id++)
        n_numbered += fringe_search_removed_step_at (search, id, step) != UINT32_MAX;
      g_assert_cmpint (sscanf (last, "Stop when %u node", &n_told), ==,
                       outcome == FRINGE_OUTCOME_SOLVED || outcome == FRINGE_OUTCOME_EXHAUSTED ? 0 : 1);
      g_assert_true (n_told == 0 || n_told == n_numbered);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/handout/every-number-of-a-node-is-a-blank", test_blanks);
  g_test_add_func ("/handout/a-blank-picture-does-not-tell-the-order", test_nothing_is_given_away);
  g_test_add_func ("/handout/a-blank-picture-is-not-named-by-its-step", test_name);
  g_test_add_func ("/handout/a-key-is-the-blank-sheet-with-its-answers", test_same_shape);
  g_test_add_func ("/handout/letters-do-not-tell-the-order", test_labels);
  g_test_add_func ("/handout/letters-go-on-after-z", test_letters);
  g_test_add_func ("/handout/the-tree-stands-above-the-table", test_one_file);
  g_test_add_func ("/handout/what-holds-no-picture-is-the-table-alone", test_table_alone);
  g_test_add_func ("/handout/a-table-filled-in-has-the-same-lines", test_same_lines);
  g_test_add_func ("/handout/title-and-caption-are-in-every-format", test_words);
  g_test_add_func ("/handout/what-an-algorithm-has-not-is-not-asked-for", test_columns);
  g_test_add_func ("/handout/every-rule-that-decides-is-told", test_rules);
  g_test_add_func ("/handout/an-h-without-end-is-infinite", test_no_h);
  g_test_add_func ("/handout/where-to-stop-is-told-if-the-search-goes-on", test_stop);
  return g_test_run ();
}
