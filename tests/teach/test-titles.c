/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-titles.h"

#include <math.h>
#include <string.h>

/* Two choices of one menu that read alike could not be told apart. */
static void
assert_told_apart (const char *const *titles, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (strlen (titles[i]), >, 0);
      g_assert_true (g_utf8_validate (titles[i], -1, NULL));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (titles[i], !=, titles[j]);
    }
}

#define ASSERT_TITLES(type, n, function)                                                                               \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    const char *titles[n];                                                                                             \
    for (int i = 0; i < (int) (n); i++)                                                                                \
      titles[i] = function ((type) i);                                                                                 \
    assert_told_apart (titles, n);                                                                                     \
  }                                                                                                                    \
  G_STMT_END

static void
test_choices (void)
{
  ASSERT_TITLES (FringeAlgorithm, FRINGE_N_ALGORITHMS, fringe_algorithm_title);
  ASSERT_TITLES (FringeHeuristic, FRINGE_N_HEURISTICS, fringe_heuristic_title);
  ASSERT_TITLES (FringePreset, FRINGE_N_PRESETS + 1, fringe_preset_title);
  ASSERT_TITLES (FringeTies, FRINGE_N_TIES, fringe_ties_title);
  ASSERT_TITLES (FringeDuplicates, FRINGE_N_DUPLICATES, fringe_duplicates_title);
  ASSERT_TITLES (FringeGoalTest, FRINGE_N_GOAL_TESTS, fringe_goal_test_title);
  ASSERT_TITLES (FringeNodeState, FRINGE_N_NODE_STATES, fringe_node_state_title);
  g_assert_cmpstr (fringe_algorithm_title (FRINGE_ALGORITHM_ASTAR), ==, "A*");
  g_assert_cmpstr (fringe_heuristic_title (FRINGE_HEURISTIC_MANHATTAN), ==, "Manhattan distance");
}

static void
test_descriptions (void)
{
  ASSERT_TITLES (FringeAlgorithm, FRINGE_N_ALGORITHMS, fringe_algorithm_description);
  ASSERT_TITLES (FringeHeuristic, FRINGE_N_HEURISTICS, fringe_heuristic_description);
  ASSERT_TITLES (FringePreset, FRINGE_N_PRESETS + 1, fringe_preset_description);
  ASSERT_TITLES (FringeTies, FRINGE_N_TIES, fringe_ties_description);
  ASSERT_TITLES (FringeDuplicates, FRINGE_N_DUPLICATES, fringe_duplicates_description);
  ASSERT_TITLES (FringeGoalTest, FRINGE_N_GOAL_TESTS, fringe_goal_test_description);
}

static void
test_meanings (void)
{
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autofree char *meaning = fringe_heuristic_meaning ((FringeHeuristic) i);

      g_test_message ("%s", fringe_heuristic_name ((FringeHeuristic) i));
      g_assert_nonnull (meaning);
      g_assert_true (g_regex_match_simple ("^h (is|counts|adds) .+\\.$", meaning, 0, 0));
    }
}

static void
test_inadmissible (void)
{
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      FringeHeuristic heuristic = (FringeHeuristic) i;
      gboolean marked = g_str_has_suffix (fringe_heuristic_title (heuristic), "(inadmissible)");

      g_test_message ("%s", fringe_heuristic_name (heuristic));
      g_assert_cmpint (marked, ==, !fringe_heuristic_is_admissible (heuristic));
    }
}

static void
test_values (void)
{
  static const struct
  {
    double value;
    const char *text;
  } values[] = {
    { 0, "0" },     { 7, "7" },     { 7.5, "7.5" }, { 7.25, "7.25" },
    { 0.1, "0.1" }, { 1.999, "2" }, { 1.004, "1" }, { 1e6 * 80, "80000000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text = fringe_value_text (values[i].value);

      g_assert_cmpstr (text, ==, values[i].text);
    }
}

/* The root was reached by no move, which has a title as well. */
static void
test_moves (void)
{
  ASSERT_TITLES (FringeMove, FRINGE_N_MOVES + 1, fringe_move_title);
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    g_assert_cmpint (fringe_move_title ((FringeMove) move)[0], ==, fringe_move_letter ((FringeMove) move));
}

static void
test_puzzles (void)
{
  static const struct
  {
    int rows, columns;
    const char *title;
  } puzzles[] = {
    { 3, 3, "8-puzzle" },          { 4, 4, "15-puzzle" },         { 9, 9, "80-puzzle" },
    { 3, 4, "11-puzzle (3 × 4)" }, { 4, 3, "11-puzzle (4 × 3)" }, { 2, 2, "3-puzzle" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_autofree char *title = fringe_puzzle_title (puzzles[i].rows, puzzles[i].columns);

      g_assert_cmpstr (title, ==, puzzles[i].title);
    }
}

static void
test_short (void)
{
  static const struct
  {
    double value;
    const char *text;
  } values[] = { { 7, "7" },
                 { 10.5, "10.5" },
                 { 2.0 / 3, "0.666667" },
                 { 17.0182347, "17.0182" },
                 { 6.0000001, "6.0000001" },
                 { 123456.7, "123456.7" },
                 { -1.25, "-1.25" },
                 { INFINITY, "∞" } };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text = fringe_short_text (values[i].value);

      g_assert_cmpstr (text, ==, values[i].text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/titles/every-choice-has-a-title-of-its-own", test_choices);
  g_test_add_func ("/titles/every-choice-has-a-description-of-its-own", test_descriptions);
  g_test_add_func ("/titles/what-h-is-stands-in-a-sentence", test_meanings);
  g_test_add_func ("/titles/what-can-overestimate-is-marked", test_inadmissible);
  g_test_add_func ("/titles/a-value-has-two-decimals-at-most", test_values);
  g_test_add_func ("/titles/a-short-number-is-not-whole-unless-it-is", test_short);
  g_test_add_func ("/titles/every-move-has-a-title-with-its-letter", test_moves);
  g_test_add_func ("/titles/a-puzzle-is-called-by-its-tiles", test_puzzles);
  return g_test_run ();
}
