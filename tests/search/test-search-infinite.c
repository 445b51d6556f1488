/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

#include <math.h>

/* The perfect heuristic where the goal is out of reach: h is infinite, and no number stands for it. */

static TestProblem
hopeless_problem (int rows, int columns)
{
  TestProblem problem = test_problem_random (rows, columns, 0);

  do
    problem.start = test_board_random (rows, columns);
  while (fringe_board_verdict (&problem.start, &problem.goal).solvable);
  problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  test_problem_tell (&problem);
  return problem;
}

static double
expected_priority (const FringeRules *rules, uint32_t g)
{
  gboolean leaves_h_out = rules->algorithm == FRINGE_ALGORITHM_UCS || rules->algorithm == FRINGE_ALGORITHM_IDS
                          || (rules->algorithm == FRINGE_ALGORITHM_WASTAR && rules->weight <= 0);

  if (rules->algorithm == FRINGE_ALGORITHM_BFS || rules->algorithm == FRINGE_ALGORITHM_DFS)
    return 0;
  return leaves_h_out ? g : INFINITY;
}

static void
assert_numbers (const FringeSearch *search, const FringeRules *rules, uint32_t id)
{
  uint32_t g = fringe_search_g (search, id);
  gboolean leaves_h_out = rules->algorithm == FRINGE_ALGORITHM_WASTAR && rules->weight <= 0;

  g_assert_cmpfloat (fringe_search_h (search, id), ==, INFINITY);
  g_assert_cmpfloat (fringe_search_f (search, id), ==, leaves_h_out ? g : INFINITY);
  g_assert_cmpfloat (fringe_search_priority (search, id), ==, expected_priority (rules, g));
}

/* Where all priorities are equal the rule for ties decides alone; a node of infinite f is removed like any other. */
static void
test_numbers (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = hopeless_problem (2, 2 + test_random (2));
      g_autoptr (FringeSearch) search = test_search_run (&problem, (uint32_t) test_random (100));
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      double priority = expected_priority (&problem.rules, 0);
      guint n = 0, n_open = 0;

      for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
        assert_numbers (search, &problem.rules, id);
      if (fringe_search_is_idastar (search) || isfinite (priority))
        continue;
      for (uint32_t id = fringe_search_next_with_priority (search, 0, step, priority); id != FRINGE_NO_NODE;
           id = fringe_search_next_with_priority (search, id + 1, step, priority))
        n++;
      n_open = fringe_search_counts_at (search, step).open;
      g_assert_cmpuint (n, ==, n_open);
    }
}

/* No bound is infinite, so that no iteration begins. */
static void
test_idastar_ends (void)
{
  TestProblem problem = hopeless_problem (2, 3);
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeIdastar) idastar = NULL;

  problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  search = test_search_run (&problem, FRINGE_NODE_LIMIT_MAX);
  idastar = fringe_idastar_new (&problem.start, &problem.goal, &problem.rules, UINT64_MAX);
  fringe_idastar_search_anyway (idastar);
  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_EXHAUSTED);
  g_assert_cmpuint (fringe_search_n_steps (search), ==, 0);
  g_assert_cmpuint (fringe_search_n_iterations_at (search, UINT32_MAX), ==, 0);
  g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_EXHAUSTED);
  g_assert_cmpuint (fringe_idastar_n_iterations (idastar), ==, 0);
  g_assert_cmpuint (fringe_idastar_generated (idastar), ==, 0);
}

/* All that the start can reach is expanded, whatever the rule for ties. */
static void
test_astar_exhausts (void)
{
  for (int ties = 0; ties < FRINGE_N_TIES; ties++)
    {
      TestProblem problem = hopeless_problem (2, 3);
      g_autoptr (FringeSearch) search = NULL;

      problem.rules.algorithm = FRINGE_ALGORITHM_ASTAR;
      problem.rules.ties = (FringeTies) ties;
      problem.rules.duplicates = FRINGE_DUPLICATES_OPEN_CLOSED;
      search = test_search_run (&problem, FRINGE_NODE_LIMIT_MAX);
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_EXHAUSTED);
      g_assert_cmpuint (fringe_search_counts_at (search, UINT32_MAX).expanded, ==, 360);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/infinite/h-and-f-and-the-priority-are-infinite", test_numbers);
  g_test_add_func ("/infinite/idastar-ends-before-the-first-iteration", test_idastar_ends);
  g_test_add_func ("/infinite/astar-expands-all-that-it-can-reach", test_astar_exhausts);
  return g_test_run ();
}
