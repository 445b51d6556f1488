/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include "test-boards.h"
#include "test-distances.h"
#include "test-searches.h"

#include <string.h>

#define NODE_LIMIT 20000
#define SHORTEST "No solution is shorter."
#define UNSURE "These rules do not promise the shortest solution."

/* Said, and how often it was longer all the same. */
static guint n_shortest, n_unsure, n_longer;

static void
check_solution (const FringeSearch *search, guint distance)
{
  uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps), length;
  g_autofree char *why = fringe_why_sentences (search, n_steps);
  gboolean is_shortest = strstr (why, SHORTEST) != NULL, is_unsure = strstr (why, UNSURE) != NULL;

  g_assert_false (is_shortest && is_unsure);
  if (goal == FRINGE_NO_NODE)
    {
      g_assert_false (is_shortest || is_unsure);
      return;
    }
  length = fringe_search_g (search, goal);
  g_assert_cmpuint (length, >=, distance);
  if (is_shortest)
    g_assert_cmpuint (length, ==, distance);
  n_shortest += is_shortest;
  n_unsure += is_unsure;
  n_longer += length > distance;
}

/* All rules, near and far from the goal, against the distances from an exhaustive search. */
static void
test_truth (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FringeBoard goal = test_board_random (sizes[i][0], sizes[i][1]);
      g_autofree guint8 *distances = test_distances (&goal);

      for (int n = 0; n < 250; n++)
        {
          TestProblem problem = test_problem_random (sizes[i][0], sizes[i][1], 0);
          g_autoptr (FringeSearch) search = NULL;

          problem.goal = problem.start = goal;
          fringe_board_scramble (&problem.start, (uint64_t) g_test_rand_int (), (unsigned) test_random (60));
          if (sizes[i][0] * sizes[i][1] <= 6 && test_random (4) == 0)
            problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
          test_problem_tell (&problem);
          search = test_search_run (&problem, NODE_LIMIT);
          check_solution (search, distances[test_board_rank (&problem.start)]);
        }
    }
  g_assert_cmpuint (n_shortest, >, 0);
  g_assert_cmpuint (n_unsure, >, 0);
  g_assert_cmpuint (n_longer, >, 0);
}

static char *
length_by (FringeAlgorithm algorithm,
           FringeHeuristic heuristic,
           FringeDuplicates duplicates,
           uint32_t h,
           uint32_t n_moves)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  rules.algorithm = algorithm;
  rules.heuristic = heuristic;
  rules.duplicates = duplicates;
  return fringe_length_sentence (&rules, h, n_moves);
}

static void
test_examples (void)
{
  static const struct
  {
    FringeAlgorithm algorithm;
    FringeHeuristic heuristic;
    FringeDuplicates duplicates;
    uint32_t h, n_moves;
    const char *sentence;
  } examples[] = {
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_BETTER_G, 16, 24, SHORTEST },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_CLOSED, 16, 24, SHORTEST },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_OPEN_CLOSED, 16, 26, UNSURE },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_OPEN_CLOSED, 7, 7, SHORTEST },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, FRINGE_DUPLICATES_CLOSED, 16, 16, UNSURE },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED_WITH_BLANK, FRINGE_DUPLICATES_BETTER_G, 4, 2, SHORTEST },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_ZERO, FRINGE_DUPLICATES_OPEN_CLOSED, 0, 20, SHORTEST },
    { FRINGE_ALGORITHM_WASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_BETTER_G, 16, 24, UNSURE },
    { FRINGE_ALGORITHM_WASTAR, FRINGE_HEURISTIC_PERFECT, FRINGE_DUPLICATES_OPEN_CLOSED, 16, 20, NULL },
    { FRINGE_ALGORITHM_IDASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_OPEN_CLOSED, 16, 24, SHORTEST },
    { FRINGE_ALGORITHM_IDASTAR, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, FRINGE_DUPLICATES_PARENT, 16, 24, UNSURE },
    { FRINGE_ALGORITHM_BFS, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_OPEN_CLOSED, 6, 24, SHORTEST },
    { FRINGE_ALGORITHM_UCS, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_OPEN_CLOSED, 6, 24, SHORTEST },
    { FRINGE_ALGORITHM_DFS, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_OPEN_CLOSED, 6, 24, UNSURE },
    { FRINGE_ALGORITHM_GREEDY, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_BETTER_G, 6, 24, UNSURE },
    { FRINGE_ALGORITHM_GREEDY, FRINGE_HEURISTIC_ZERO, FRINGE_DUPLICATES_BETTER_G, 0, 24, NULL },
    { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_DUPLICATES_BETTER_G, 0, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *sentence = length_by (examples[i].algorithm, examples[i].heuristic, examples[i].duplicates,
                                             examples[i].h, examples[i].n_moves);

      g_test_message ("example %u", i);
      g_assert_cmpstr (sentence, ==, examples[i].sentence);
    }
}

/* The board of the conventions that takes 26 moves by the rule of the report and 24 by that of the textbook. */
static void
test_longer (void)
{
  TestProblem problem = { .start = test_board ("8 3 6 2 7 1 0 5 4"), .goal = test_board ("1 2 3 4 5 6 7 8 0") };
  g_autoptr (FringeSearch) report = NULL, textbook = NULL;
  g_autofree char *by_report = NULL, *by_textbook = NULL;

  problem.rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  report = test_search_run (&problem, 100000);
  by_report = fringe_why_sentences (report, fringe_search_n_steps (report));
  problem.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  textbook = test_search_run (&problem, 100000);
  by_textbook = fringe_why_sentences (textbook, fringe_search_n_steps (textbook));

  g_assert_true (g_str_has_suffix (by_report, " It is the goal. Solved in 26 moves. " UNSURE));
  g_assert_true (g_str_has_suffix (by_textbook, " It is the goal. Solved in 24 moves. " SHORTEST));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/length/what-is-called-shortest-is", test_truth);
  g_test_add_func ("/sentences/length/each-rule-says-what-it-can", test_examples);
  g_test_add_func ("/sentences/length/the-report-need-not-be-shortest-and-the-textbook-is", test_longer);
  return g_test_run ();
}
