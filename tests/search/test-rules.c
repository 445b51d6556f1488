/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules.h"

#include "test-searches.h"

#include <string.h>

/* What no choice is called: nothing, another case, a space, the front of a word, a word of another choice. */
static const char *const no_names[] = {
  "", " ", "ASTAR", "Astar", "astar ", " astar", "asta", "astarr", "A*", "1", "textbook2", "open + closed", "fifo\n",
};

static void
test_names_are_the_words (void)
{
  g_assert_cmpstr (fringe_algorithm_name (FRINGE_ALGORITHM_UCS), ==, "ucs");
  g_assert_cmpstr (fringe_algorithm_name (FRINGE_ALGORITHM_GREEDY), ==, "greedy");
  g_assert_cmpstr (fringe_algorithm_name (FRINGE_ALGORITHM_ASTAR), ==, "astar");
  g_assert_cmpstr (fringe_ties_name (FRINGE_TIES_FIFO), ==, "fifo");
  g_assert_cmpstr (fringe_duplicates_name (FRINGE_DUPLICATES_OPEN_CLOSED), ==, "open+closed");
  g_assert_cmpstr (fringe_duplicates_name (FRINGE_DUPLICATES_BETTER_G), ==, "better-g");
  g_assert_cmpstr (fringe_goal_test_name (FRINGE_GOAL_TEST_EXPANSION), ==, "expansion");
  g_assert_cmpstr (fringe_preset_name (FRINGE_PRESET_TEXTBOOK), ==, "textbook");
  g_assert_cmpstr (fringe_preset_name (FRINGE_PRESET_REPORT_2019), ==, "report-2019");
}

/* Each word of a choice leads back to it and to nothing else; any other word leaves the choice alone. */
#define ASSERT_ROUND_TRIP(Type, choice, n_choices)                                                                     \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    Type found;                                                                                                        \
                                                                                                                       \
    for (int i = 0; i < (int) n_choices; i++)                                                                          \
      {                                                                                                                \
        found = (Type) n_choices;                                                                                      \
        g_assert_true (fringe_##choice##_from_name (fringe_##choice##_name ((Type) i), &found));                       \
        g_assert_cmpint (found, ==, i);                                                                                \
      }                                                                                                                \
    for (guint i = 0; i < G_N_ELEMENTS (no_names); i++)                                                                \
      {                                                                                                                \
        found = (Type) n_choices;                                                                                      \
        g_assert_false (fringe_##choice##_from_name (no_names[i], &found));                                            \
        g_assert_cmpint (found, ==, n_choices);                                                                        \
      }                                                                                                                \
  }                                                                                                                    \
  G_STMT_END

static void
test_names_lead_back (void)
{
  ASSERT_ROUND_TRIP (FringeAlgorithm, algorithm, FRINGE_N_ALGORITHMS);
  ASSERT_ROUND_TRIP (FringeHeuristic, heuristic, FRINGE_N_HEURISTICS);
  ASSERT_ROUND_TRIP (FringeTies, ties, FRINGE_N_TIES);
  ASSERT_ROUND_TRIP (FringeDuplicates, duplicates, FRINGE_N_DUPLICATES);
  ASSERT_ROUND_TRIP (FringeGoalTest, goal_test, FRINGE_N_GOAL_TESTS);
  ASSERT_ROUND_TRIP (FringePreset, preset, FRINGE_N_PRESETS);
}

static void
test_textbook (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules.moves, moves);
  g_assert_cmpint (rules.algorithm, ==, FRINGE_ALGORITHM_ASTAR);
  g_assert_cmpint (rules.heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpstr (moves, ==, "UDLR");
  g_assert_cmpint (rules.ties, ==, FRINGE_TIES_FIFO);
  g_assert_cmpint (rules.duplicates, ==, FRINGE_DUPLICATES_BETTER_G);
  g_assert_cmpint (rules.goal_test, ==, FRINGE_GOAL_TEST_EXPANSION);
}

static void
test_report (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  FringeRules textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  g_assert_cmpint (rules.duplicates, ==, FRINGE_DUPLICATES_OPEN_CLOSED);
  g_assert_cmpint (rules.algorithm, ==, textbook.algorithm);
  g_assert_cmpint (rules.heuristic, ==, textbook.heuristic);
  g_assert_cmpmem (rules.moves, sizeof rules.moves, textbook.moves, sizeof textbook.moves);
  g_assert_cmpint (rules.ties, ==, textbook.ties);
  g_assert_cmpint (rules.goal_test, ==, textbook.goal_test);
}

static void
test_find_preset (void)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    {
      FringeRules rules = fringe_rules_preset ((FringePreset) i);

      g_assert_cmpint (fringe_rules_find_preset (&rules), ==, i);
      rules.algorithm = FRINGE_ALGORITHM_GREEDY;
      rules.heuristic = FRINGE_HEURISTIC_ZERO;
      g_assert_cmpint (fringe_rules_find_preset (&rules), ==, i);
      g_assert_true (fringe_moves_from_text ("DULR", rules.moves));
      g_assert_cmpint (fringe_rules_find_preset (&rules), ==, FRINGE_N_PRESETS);
    }
}

static gboolean
is_order (const char *text)
{
  return strchr (text, 'U') != NULL && strchr (text, 'D') != NULL && strchr (text, 'L') != NULL
         && strchr (text, 'R') != NULL;
}

/* Of all 256 words of four of the letters, the 24 orders are taken and come back as they were. */
static void
test_move_orders (void)
{
  static const char letters[] = "UDLR";
  int n_orders = 0;

  for (int word = 0; word < 256; word++)
    {
      char text[] = { letters[word & 3], letters[word >> 2 & 3], letters[word >> 4 & 3], letters[word >> 6 & 3], '\0' };
      FringeMove moves[FRINGE_N_MOVES];
      char printed[FRINGE_N_MOVES + 1];

      g_assert_true (fringe_moves_from_text (text, moves) == is_order (text));
      if (!is_order (text))
        continue;
      n_orders++;
      fringe_moves_print (moves, printed);
      g_assert_cmpstr (printed, ==, text);
      for (int i = 0; i < FRINGE_N_MOVES; i++)
        g_assert_cmpint (fringe_move_letter (moves[i]), ==, text[i]);
    }
  g_assert_cmpint (n_orders, ==, 24);
}

static void
test_bad_move_orders (void)
{
  static const char *const texts[] = {
    "",
    "U",
    "UDL",
    "UDLRU",
    "UDLRUDLR",
    "udlr",
    "UDLX",
    "UDL ",
    " UDLR",
    "UDLR ",
    "UDLL",
    "U D L R",
    "U,D,L,R",
    ("\xc3\x9c"
     "DLR"),
    "0123",
    "UDL\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      FringeMove moves[] = { FRINGE_MOVE_RIGHT, FRINGE_MOVE_LEFT, FRINGE_MOVE_UP, FRINGE_MOVE_DOWN };
      char printed[FRINGE_N_MOVES + 1];

      g_assert_false (fringe_moves_from_text (texts[i], moves));
      fringe_moves_print (moves, printed);
      g_assert_cmpstr (printed, ==, "RLUD");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/each-choice-has-its-word", test_names_are_the_words);
  g_test_add_func ("/rules/each-word-leads-back-to-its-choice-and-no-other-word-does", test_names_lead_back);
  g_test_add_func ("/rules/the-textbook-is-astar-with-manhattan-and-better-g", test_textbook);
  g_test_add_func ("/rules/report-2019-differs-in-its-duplicate-rule-alone", test_report);
  g_test_add_func ("/rules/a-preset-is-found-whatever-the-algorithm-and-heuristic", test_find_preset);
  g_test_add_func ("/rules/the-24-orders-of-the-moves-are-taken", test_move_orders);
  g_test_add_func ("/rules/what-is-no-order-leaves-the-moves-alone", test_bad_move_orders);
  return g_test_run ();
}
