/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row.h"

#include "test-boards.h"
#include "test-searches.h"

#include <math.h>
#include <string.h>

/* Texts that say the same as the first of their line. */
static const char *const same[][6] = {
  { "f = 26", "f=26", "F 26", " f == 26 ", "f26", "f = 26.0" },
  { "g > 10", "g>10", "G > 10,", "g >10;", "\tg > 10\n", "&g > 10" },
  { "h <= 3", "h<=3", "h ≤ 3", "h≤3", "H <= 3.00", "h <= 03" },
  { "id = 7", "7", "#7", " 7 ", "id7", "ID 7" },
  { "step != 4", "step <> 4", "step≠4", "Step != 4", "STEP!=4", "step != 4,0" },
  { "g >= 1, h < 2", "g>=1 h<2", "g ≥ 1 & h < 2", "g >= 1; h < 2", "g >= 1,h < 2", "g>=1h<2" },
  { "f = 7.5", "f = 7,5", "f=7.50", "f 7.5", "f == 7.5", "f=7,500" },
  { "1 2 3", "1,2,3", "1 2 3 ", "1, 2, 3", " 1 2 3", "1;2;3" },
  { "0 1", "_ 1", "* 1", "· 1", ". 1", "0, 1" },
  { "1 2 3 4 5 6 7 8 0", "123456780", "[[1,2,3],[4,5,6],[7,8,0]]", "1 2 3\n4 5 6\n7 8 _", "1,2,3,4,5,6,7,8,0",
    "1 2 3 4 5 6 7 8 ." },
};

/* Texts that are no filter of a 3x3 board, and what the message quotes. */
static const struct
{
  const char *text;
  const char *quoted;
} wrong[] = {
  { "x = 3", "“x = 3”" },
  { "f >", "“f >”" },
  { "f = x", "“f = x”" },
  { "f = 26 or g", "“or g”" },
  { "g", "“g”" },
  { "gg = 3", "“gg = 3”" },
  { "steps = 3", "“steps = 3”" },
  { "f = -1", "“f = -1”" },
  { "f = 99999999999999999999", "“f = 99999999999999999999”" },
  { "1 2 9", "“9”" },
  { "1 2 3 4 5 6 7 8 8 8", "“8”" },
  { "1 2 three", "“three”" },
  { "g>1 g>2 g>3 g>4 g>5 g>6 g>7 g>8 g>9", "“g>9”" },
  { "=", "“=”" },
  { "\xff\xfe", "“" },
};

static FringeNodeQuery
parse (const char *text)
{
  g_autofree char *message = NULL;
  FringeNodeQuery filter;

  g_test_message ("%s", text);
  g_assert_true (fringe_node_query_parse (text, 3, 3, &filter, &message));
  g_assert_null (message);
  return filter;
}

static void
assert_same_filter (const FringeNodeQuery *a, const FringeNodeQuery *b)
{
  g_assert_cmpuint (a->n_conditions, ==, b->n_conditions);
  for (guint i = 0; i < a->n_conditions; i++)
    {
      g_assert_cmpint (a->conditions[i].value, ==, b->conditions[i].value);
      g_assert_cmpint (a->conditions[i].comparison, ==, b->conditions[i].comparison);
      g_assert_cmpfloat (a->conditions[i].number, ==, b->conditions[i].number);
    }
  g_assert_cmpmem (a->tiles, a->n_tiles, b->tiles, b->n_tiles);
}

static void
test_same (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    {
      FringeNodeQuery first = parse (same[i][0]);

      for (gsize j = 1; j < G_N_ELEMENTS (same[i]); j++)
        {
          FringeNodeQuery other = parse (same[i][j]);

          assert_same_filter (&other, &first);
        }
    }
}

static void
test_meaning (void)
{
  FringeNodeQuery filter = parse ("g >= 1, h < 2");

  g_assert_cmpuint (filter.n_conditions, ==, 2);
  g_assert_cmpint (filter.conditions[0].value, ==, FRINGE_NODE_G);
  g_assert_cmpint (filter.conditions[0].comparison, ==, FRINGE_NODE_AT_LEAST);
  g_assert_cmpfloat (filter.conditions[0].number, ==, 1);
  g_assert_cmpint (filter.conditions[1].value, ==, FRINGE_NODE_H);
  g_assert_cmpint (filter.conditions[1].comparison, ==, FRINGE_NODE_LESS);
  g_assert_cmpfloat (filter.conditions[1].number, ==, 2);
  filter = parse ("h = ∞ f≥∞");
  g_assert_cmpuint (filter.n_conditions, ==, 2);
  g_assert_cmpfloat (filter.conditions[0].number, ==, INFINITY);
  g_assert_cmpfloat (filter.conditions[1].number, ==, INFINITY);
  filter = parse ("f = 7,5");
  g_assert_cmpfloat (filter.conditions[0].number, ==, 7.5);
}

static void
test_empty (void)
{
  static const char *const empty[] = { "", " ", "\t\n", ",", " ; & " };

  for (gsize i = 0; i < G_N_ELEMENTS (empty); i++)
    {
      FringeNodeQuery filter = parse (empty[i]);

      g_assert_true (fringe_node_query_is_empty (&filter));
    }
}

static void
test_wrong (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *message = NULL;
      FringeNodeQuery filter = { .n_conditions = 1 };

      g_assert_false (fringe_node_query_parse (wrong[i].text, 3, 3, &filter, &message));
      g_test_message ("%s", message);
      g_assert_nonnull (strstr (message, wrong[i].quoted));
      g_assert_true (g_utf8_validate (message, -1, NULL));
      g_assert_cmpuint (filter.n_conditions, ==, 1);
    }
}

/* Whatever comes, the answer is a filter or a short sentence. */
static void
test_hostile (void)
{
  static const char *const parts[] = { "f", "g",  "=",    "<=", "≤", "1", "99", ".",  ",", " ", "·", "\xc3", "step",
                                       "#", "id", "9999", "\n", "[", "]", "%s", "%n", "ß", "-", "e", "",     "0" };

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *message = NULL;
      FringeNodeQuery filter;

      for (int n = test_random (i % 100 == 0 ? 2000 : 12); n > 0; n--)
        g_string_append (text, parts[test_random (G_N_ELEMENTS (parts))]);
      if (fringe_node_query_parse (text->str, test_random_side (), test_random_side (), &filter, &message))
        {
          g_assert_cmpuint (filter.n_conditions, <=, FRINGE_NODE_CONDITIONS_MAX);
          g_assert_cmpuint (filter.n_tiles, <=, FRINGE_CELLS_MAX);
          continue;
        }
      g_assert_true (g_utf8_validate (message, -1, NULL));
      g_assert_cmpuint (g_utf8_strlen (message, -1), <, 200);
    }
}

static guint
count (const FringeSearch *search, const char *text)
{
  FringeNodeQuery filter = parse (text);
  guint n = 0;

  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    n += fringe_row_matches (FRINGE_ROWS_FRONTIER, search, id, &filter);
  return n;
}

/* What passes, counted by hand. */
static void
test_passes (void)
{
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 1000);

  fringe_search_step (search);
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, 5);
  g_assert_cmpuint (count (search, ""), ==, 5);
  g_assert_cmpuint (count (search, "g = 1"), ==, 4);
  g_assert_cmpuint (count (search, "g < 1"), ==, 1);
  g_assert_cmpuint (count (search, "id >= 3"), ==, 2);
  g_assert_cmpuint (count (search, "2"), ==, 1);
  g_assert_cmpuint (count (search, "step 1"), ==, 4);
  g_assert_cmpuint (count (search, "127608435"), ==, 1);
  g_assert_cmpuint (count (search, "6 0"), ==, 1);
  g_assert_cmpuint (count (search, "1 2"), ==, 4);
  g_assert_cmpuint (count (search, "f != 1000"), ==, 5);
}

/* f is found as the lists write it, in two decimals. */
static void
test_written_f (void)
{
  for (int i = 0; i < 20; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 30);
      g_autoptr (FringeSearch) search = NULL;

      problem.rules.algorithm = FRINGE_ALGORITHM_WASTAR;
      problem.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
      problem.rules.weight = 1 + test_random (1000) / 333.0;
      search = test_search_run (&problem, 50);
      for (guint id = 0; id < fringe_search_n_nodes (search); id++)
        {
          double hundredths = floor (fringe_search_f (search, id) * 100 + 0.5);
          g_autofree char *text = g_strdup_printf ("f = %.2f", hundredths / 100);
          FringeNodeQuery filter = parse (text);

          g_assert_true (fringe_row_matches (FRINGE_ROWS_FRONTIER, search, id, &filter));
        }
    }
}

/* Of a state that was met again both nodes are found by their numbers, and one alone where numbers are compared. */
static void
test_repeats (void)
{
  for (int i = 0; i < 50; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 30);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 200);
      g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint64));
      guint n_steps = fringe_search_n_steps (search);

      fringe_row_kind_collect (FRINGE_ROWS_REPEATS, search, n_steps, 0, G_MAXUINT / 2, rows);
      for (guint k = 0; k < rows->len; k++)
        {
          guint64 row = g_array_index (rows, guint64, k);
          guint node = fringe_row_node (FRINGE_ROWS_REPEATS, search, row), of = fringe_row_repeat (search, row).of;
          guint wanted = test_random (2) ? node : of;
          g_autofree char *is = g_strdup_printf ("id = %u", wanted), *less = g_strdup_printf ("id < %u", wanted);
          g_autofree char *is_not = g_strdup_printf ("id != %u", wanted);
          FringeNodeQuery equal = parse (is), below = parse (less), unequal = parse (is_not);

          g_assert_true (fringe_row_matches (FRINGE_ROWS_REPEATS, search, row, &equal));
          g_assert_cmpint (fringe_row_matches (FRINGE_ROWS_REPEATS, search, row, &below), ==, node < wanted);
          g_assert_cmpint (fringe_row_matches (FRINGE_ROWS_REPEATS, search, row, &unequal), ==, node != wanted);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/filter/many-ways-of-writing-say-the-same", test_same);
  g_test_add_func ("/filter/conditions-are-read-as-they-are-meant", test_meaning);
  g_test_add_func ("/filter/nothing-lets-every-node-through", test_empty);
  g_test_add_func ("/filter/what-is-not-understood-is-quoted", test_wrong);
  g_test_add_func ("/filter/any-text-has-an-answer", test_hostile);
  g_test_add_func ("/filter/the-nodes-that-pass-are-those-that-are-asked-for", test_passes);
  g_test_add_func ("/filter/f-is-found-as-it-is-written", test_written_f);
  g_test_add_func ("/filter/both-nodes-of-a-repeated-state-are-found-by-their-numbers", test_repeats);
  return g_test_run ();
}
