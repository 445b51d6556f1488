/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules.h"

#include "test-searches.h"

#include <string.h>

/* What no choice is called: nothing, another case, a space, the front of a word, a word of another choice. */
static const char *const no_names[] = {
  "", " ", "ASTAR", "Astar", "astar ", " astar", "asta", "astarr", "A*", "1", "textbook2", "open + closed", "fifo\n",
};

/* The words that files and the command line know, in the order of the choices. */
static const char *const algorithms[] = { "bfs", "dfs", "ucs", "greedy", "astar", "wastar", "idastar", "ids", "rbfs" };
static const char *const heuristics[] = { "zero",
                                          "misplaced",
                                          "manhattan",
                                          "linear-conflict",
                                          "gaschnig",
                                          "perfect",
                                          "misplaced-with-blank",
                                          "manhattan-with-blank" };
static const char *const ties[] = { "fifo", "lifo", "high-g", "high-g-lifo", "low-g", "heap" };
static const char *const duplicates[] = { "open+closed", "closed", "better-g", "expansion", "parent" };
static const char *const goal_tests[] = { "expansion", "generation" };
static const char *const presets[]
    = { "textbook", "report-2019", "columbiax", "paper-2021", "cse318", "assignment-ucs" };

#define ASSERT_WORDS(Type, choice, words, n_choices)                                                                   \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    G_STATIC_ASSERT (G_N_ELEMENTS (words) == n_choices);                                                               \
    for (int i = 0; i < (int) n_choices; i++)                                                                          \
      g_assert_cmpstr (fringe_##choice##_name ((Type) i), ==, words[i]);                                               \
  }                                                                                                                    \
  G_STMT_END

static void
test_names_are_the_words (void)
{
  ASSERT_WORDS (FringeAlgorithm, algorithm, algorithms, FRINGE_N_ALGORITHMS);
  ASSERT_WORDS (FringeHeuristic, heuristic, heuristics, FRINGE_N_HEURISTICS);
  ASSERT_WORDS (FringeTies, ties, ties, FRINGE_N_TIES);
  ASSERT_WORDS (FringeDuplicates, duplicates, duplicates, FRINGE_N_DUPLICATES);
  ASSERT_WORDS (FringeGoalTest, goal_test, goal_tests, FRINGE_N_GOAL_TESTS);
  ASSERT_WORDS (FringePreset, preset, presets, FRINGE_N_PRESETS);
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

/* The table of the conventions. The textbook counts by all algorithms and heuristics; all test for the goal at
 * expansion. */
static const struct
{
  FringePreset preset;
  const char *moves;
  FringeTies ties;
  FringeDuplicates duplicates;
  const char *algorithms, *heuristics;
} table[] = {
  { FRINGE_PRESET_TEXTBOOK, "UDLR", FRINGE_TIES_FIFO, FRINGE_DUPLICATES_BETTER_G, "*", "*" },
  { FRINGE_PRESET_REPORT_2019, "UDLR", FRINGE_TIES_FIFO, FRINGE_DUPLICATES_OPEN_CLOSED, "astar",
    "manhattan misplaced" },
  { FRINGE_PRESET_COLUMBIAX, "UDLR", FRINGE_TIES_FIFO, FRINGE_DUPLICATES_OPEN_CLOSED, "bfs dfs astar idastar",
    "manhattan" },
  { FRINGE_PRESET_PAPER_2021, "URDL", FRINGE_TIES_HEAP, FRINGE_DUPLICATES_CLOSED, "astar", "manhattan-with-blank" },
  { FRINGE_PRESET_CSE318, "UDLR", FRINGE_TIES_FIFO, FRINGE_DUPLICATES_CLOSED, "astar", "misplaced manhattan" },
  { FRINGE_PRESET_ASSIGNMENT_UCS, "UDLR", FRINGE_TIES_HEAP, FRINGE_DUPLICATES_OPEN_CLOSED, "ucs astar", "misplaced" },
};

static gboolean
is_among (const char *word, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  return g_str_equal (words, "*") || g_strv_contains ((const char *const *) list, word);
}

static void
test_presets (void)
{
  g_assert_cmpint (G_N_ELEMENTS (table), ==, FRINGE_N_PRESETS);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      FringeRules rules = fringe_rules_preset (table[i].preset);
      char moves[FRINGE_N_MOVES + 1];

      fringe_moves_print (rules.moves, moves);
      g_assert_cmpstr (moves, ==, table[i].moves);
      g_assert_cmpint (rules.ties, ==, table[i].ties);
      g_assert_cmpint (rules.duplicates, ==, table[i].duplicates);
      g_assert_cmpint (rules.goal_test, ==, FRINGE_GOAL_TEST_EXPANSION);
      g_assert_cmpfloat (rules.weight, ==, FRINGE_WEIGHT_DEFAULT);
      g_assert_true (is_among (fringe_algorithm_name (rules.algorithm), table[i].algorithms));
      g_assert_true (is_among (fringe_heuristic_name (rules.heuristic), table[i].heuristics));
      g_assert_true (fringe_preset_uses (table[i].preset, rules.algorithm, rules.heuristic));
    }
}

/* A source counts by its algorithms with its heuristics; one that asks no heuristic goes with any. */
static void
test_preset_uses (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
      for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
        {
          gboolean uses = is_among (algorithms[algorithm], table[i].algorithms)
                          && (is_among (algorithms[algorithm], "bfs dfs ucs ids")
                              || is_among (heuristics[heuristic], table[i].heuristics));

          g_assert_true (fringe_preset_uses (table[i].preset, (FringeAlgorithm) algorithm, (FringeHeuristic) heuristic)
                         == uses);
        }
}

/* Rules are a preset's whatever the algorithm, the heuristic and the weight, and no more once another choice differs.
 */
static void
test_are_preset (void)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    {
      FringePreset preset = (FringePreset) i;
      FringeRules rules = fringe_rules_preset (preset), other;

      rules.algorithm = FRINGE_ALGORITHM_WASTAR;
      rules.heuristic = FRINGE_HEURISTIC_GASCHNIG;
      rules.weight = 3.7;
      g_assert_true (fringe_rules_are_preset (&rules, preset));

      other = rules;
      other.ties = FRINGE_TIES_LOW_G;
      g_assert_false (fringe_rules_are_preset (&other, preset));
      other = rules;
      other.duplicates = FRINGE_DUPLICATES_PARENT;
      g_assert_false (fringe_rules_are_preset (&other, preset));
      other = rules;
      other.goal_test = FRINGE_GOAL_TEST_GENERATION;
      g_assert_false (fringe_rules_are_preset (&other, preset));
      other = rules;
      g_assert_true (fringe_moves_from_text ("DULR", other.moves));
      g_assert_false (fringe_rules_are_preset (&other, preset));
      g_assert_cmpint (fringe_rules_find_preset (&other), ==, FRINGE_N_PRESETS);
    }
}

/* The first of those that say the same is found. */
static void
test_find_preset (void)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    {
      FringeRules rules = fringe_rules_preset ((FringePreset) i);
      int found = fringe_rules_find_preset (&rules);

      g_assert_cmpint (found, <=, i);
      g_assert_true (fringe_rules_are_preset (&rules, (FringePreset) found));
      for (int earlier = 0; earlier < found; earlier++)
        g_assert_false (fringe_rules_are_preset (&rules, (FringePreset) earlier));
      g_assert_true (found == i || (i == FRINGE_PRESET_COLUMBIAX && found == FRINGE_PRESET_REPORT_2019));
    }
}

static void
test_use (void)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    {
      FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

      rules.algorithm = (FringeAlgorithm) i;
      g_assert_true (fringe_rules_use_heuristic (&rules) == !is_among (algorithms[i], "bfs dfs ucs ids"));
      g_assert_true (fringe_rules_use_ties (&rules) == !is_among (algorithms[i], "bfs dfs idastar ids rbfs"));
      g_assert_true (fringe_rules_use_duplicates (&rules) == !is_among (algorithms[i], "idastar ids rbfs"));
      g_assert_true (fringe_rules_use_goal_test (&rules) == !is_among (algorithms[i], "idastar ids rbfs"));
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
  g_test_add_func ("/rules/each-preset-is-as-its-source-has-it", test_presets);
  g_test_add_func ("/rules/a-source-counts-by-its-algorithms-and-heuristics", test_preset_uses);
  g_test_add_func ("/rules/a-preset-is-known-whatever-the-algorithm-and-heuristic", test_are_preset);
  g_test_add_func ("/rules/the-first-preset-that-says-the-same-is-found", test_find_preset);
  g_test_add_func ("/rules/an-algorithm-uses-the-choices-that-can-change-it", test_use);
  g_test_add_func ("/rules/the-24-orders-of-the-moves-are-taken", test_move_orders);
  g_test_add_func ("/rules/what-is-no-order-leaves-the-moves-alone", test_bad_move_orders);
  return g_test_run ();
}
