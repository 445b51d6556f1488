/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-same.h"
#include "test-boards.h"
#include "test-heuristics.h"

/* The engine and the slow second writing of the conventions must agree in every node, step and count. */

static void
assert_same_path (const Reference *reference, const FringeIdastar *idastar)
{
  uint32_t n_moves = fringe_idastar_solution (idastar, NULL, NULL), id = reference->nodes->len - 1;
  g_autofree FringeMove *moves = g_new (FringeMove, n_moves + 1);
  g_autofree uint64_t *ids = g_new (uint64_t, n_moves + 1);

  if (reference->outcome != FRINGE_OUTCOME_SOLVED)
    {
      g_assert_cmpuint (n_moves, ==, 0);
      return;
    }
  g_assert_cmpuint (n_moves, ==, reference_node (reference, id)->g);
  g_assert_cmpuint (fringe_idastar_solution (idastar, moves, ids), ==, n_moves);
  g_assert_cmpuint (ids[n_moves], ==, id);
  for (uint32_t i = n_moves; i-- > 0;)
    {
      g_assert_cmpint (moves[i], ==, reference_node (reference, id)->move);
      id = reference_node (reference, id)->parent;
      g_assert_cmpuint (ids[i], ==, id);
    }
}

/* IDA* without a record, in portions. */
static void
assert_same_lean (const Reference *reference)
{
  const TestProblem *problem = reference->problem;
  g_autoptr (FringeIdastar) idastar
      = fringe_idastar_new (&problem->start, &problem->goal, &problem->rules, reference->node_limit);
  const ReferenceStep *last = reference_step (reference, reference->steps->len - 1);

  g_assert_nonnull (idastar);
  fringe_idastar_search_anyway (idastar);
  while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
    fringe_idastar_run (idastar, test_random (3) == 0 ? UINT64_MAX : (uint64_t) (1 + test_random (100)));

  g_assert_cmpint (fringe_idastar_outcome (idastar), ==, reference->outcome);
  g_assert_cmpuint (fringe_idastar_generated (idastar), ==, last->counts.generated);
  g_assert_cmpuint (fringe_idastar_expanded (idastar), ==, last->counts.expanded);
  g_assert_cmpuint (fringe_idastar_successors (idastar), ==, last->counts.successors);
  g_assert_cmpuint (fringe_idastar_max_depth (idastar), ==, last->counts.max_depth);
  g_assert_cmpuint (fringe_idastar_n_iterations (idastar), ==, last->iterations->len);
  for (guint i = 0; i < last->iterations->len; i++)
    {
      FringeIteration iteration = fringe_idastar_iteration (idastar, i);

      test_assert_iterations_equal (&iteration, &g_array_index (last->iterations, FringeIteration, i));
    }
  assert_same_path (reference, idastar);
}

static void
assert_agree (const TestProblem *problem, uint32_t node_limit)
{
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (Reference) reference = NULL;

  test_problem_tell (problem);
  g_test_message ("node limit %u", node_limit);
  search = test_search_run (problem, node_limit);
  reference = reference_new (problem, node_limit);
  reference_assert_same (reference, search);
  if (fringe_algorithm_deepens (problem->rules.algorithm))
    assert_same_lean (reference);
}

static void
test_differences (int rows_max, int columns_max, int n_cases, int limit_max)
{
  for (int i = 0; i < n_cases; i++)
    {
      int rows = g_test_rand_int_range (FRINGE_SIDE_MIN, rows_max + 1);
      int columns = g_test_rand_int_range (FRINGE_SIDE_MIN, columns_max + 1);
      TestProblem problem = test_problem_random (rows, columns, test_random (40));

      if (test_random (4) == 0)
        problem.start = test_board_random (rows, columns);
      assert_agree (&problem, (uint32_t) test_random (limit_max));
    }
}

static void
test_small_boards (void)
{
  test_differences (2, 3, 3000, 500);
}

static void
test_eight_puzzles (void)
{
  test_differences (3, 3, 5000, 200);
}

static void
test_all_sizes (void)
{
  test_differences (FRINGE_SIDE_MAX, FRINGE_SIDE_MAX, 6000, 150);
}

static void
test_longer (void)
{
  test_differences (4, 5, 100, 1500);
}

/* A table of 3x3 takes long: a goal is kept for many searches. */
static void
test_perfect (void)
{
  FringeBoard goal = test_board_random (3, 3);

  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 0);

      problem.start = test_board_random (3, 3);
      problem.goal = goal;
      problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
      assert_agree (&problem, (uint32_t) test_random (200));
    }
}

/* Negative numbers, fractions and ties of both; h of the goal need not be 0. */
static void
test_formulae (void)
{
  for (int i = 0; i < 4000; i++)
    {
      TestProblem problem = test_problem_random (3, test_random (3) == 0 ? 4 : 3, test_random (30));

      problem.rules.heuristic = test_formula_heuristic ();
      if (test_random (3) == 0)
        problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
      assert_agree (&problem, (uint32_t) test_random (120));
    }
}

/* Each of the small choices with each other, wherever chance has led. */
static void
test_all_rules (void)
{
  for (int algorithm = 0; algorithm < FRINGE_ALGORITHM_RBFS; algorithm++)
    for (int ties = 0; ties < FRINGE_N_TIES; ties++)
      for (int duplicates = 0; duplicates < FRINGE_N_DUPLICATES; duplicates++)
        for (int goal_test = 0; goal_test < FRINGE_N_GOAL_TESTS; goal_test++)
          for (int i = 0; i < 10; i++)
            {
              TestProblem problem = test_problem_random (3, 3, test_random (30));

              problem.rules.algorithm = (FringeAlgorithm) algorithm;
              problem.rules.ties = (FringeTies) ties;
              problem.rules.duplicates = (FringeDuplicates) duplicates;
              problem.rules.goal_test = (FringeGoalTest) goal_test;
              assert_agree (&problem, 120);
            }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reference/the-slow-loop-agrees-on-boards-of-four-to-six-cells", test_small_boards);
  g_test_add_func ("/reference/the-slow-loop-agrees-on-boards-of-up-to-nine-cells", test_eight_puzzles);
  g_test_add_func ("/reference/the-slow-loop-agrees-on-boards-of-all-sizes", test_all_sizes);
  g_test_add_func ("/reference/the-slow-loop-agrees-in-longer-searches", test_longer);
  g_test_add_func ("/reference/the-slow-loop-agrees-with-the-perfect-heuristic", test_perfect);
  g_test_add_func ("/reference/the-slow-loop-agrees-with-formulae", test_formulae);
  g_test_add_func ("/reference/the-slow-loop-agrees-under-all-rules", test_all_rules);
  return g_test_run ();
}
