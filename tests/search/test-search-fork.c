/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-same.h"
#include "test-boards.h"
#include "test-heuristics.h"

/* A search that goes on by other rules from a step on: the first steps are those of the search that it was forked from,
 * the rest is what the slow second writing of the conventions makes of it. */

static TestProblem
random_problem (int rows_max, int columns_max)
{
  int rows = g_test_rand_int_range (FRINGE_SIDE_MIN, rows_max + 1);
  int columns = g_test_rand_int_range (FRINGE_SIDE_MIN, columns_max + 1);
  TestProblem problem = test_problem_random (rows, columns, test_random (40));

  problem.rules = test_rules_random_with_frontier ();
  if (test_random (4) == 0)
    problem.start = test_board_random (rows, columns);
  return problem;
}

static void
tell (const TestProblem *problem, uint32_t node_limit, uint32_t step, const FringeRules *rules)
{
  TestProblem after = *problem;

  after.rules = *rules;
  test_problem_tell (problem);
  g_test_message ("node limit %u, forked at step %u:", node_limit, step);
  test_problem_tell (&after);
}

/* What is seen at a step before the fork is what the first search shows there. */
static void
assert_same_before (const FringeSearch *fork, const FringeSearch *search, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  const FringeSearch *at = fringe_search_at (fork, step);
  FringeCounts of_fork = fringe_search_counts_at (fork, step), of_search = fringe_search_counts_at (search, step);

  test_assert_counts_equal (&of_fork, &of_search);
  g_assert_cmpmem (fringe_search_rules (at), sizeof (FringeRules), fringe_search_rules (search), sizeof (FringeRules));
  g_assert_cmpuint (fringe_search_n_nodes_at (fork, step), ==, n_nodes);
  for (uint32_t id = 0; id < n_nodes; id++)
    {
      uint64_t of_at[2], expected[2];

      g_assert_cmpfloat (fringe_search_h (at, id), ==, fringe_search_h (search, id));
      g_assert_cmpfloat (fringe_search_f (at, id), ==, fringe_search_f (search, id));
      g_assert_cmpfloat (fringe_search_priority (at, id), ==, fringe_search_priority (search, id));
      g_assert_cmpint (fringe_search_state_at (fork, id, step), ==, fringe_search_state_at (search, id, step));
      fringe_search_place (at, id, of_at);
      fringe_search_place (search, id, expected);
      g_assert_cmpmem (of_at, sizeof of_at, expected, sizeof expected);
    }
}

static void
assert_past_is_kept (const FringeSearch *fork,
                     const FringeSearch *search,
                     const Reference *reference,
                     uint32_t forked_at)
{
  uint32_t n_before = MIN (forked_at, 4);

  for (uint32_t i = 0; i < n_before; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) forked_at);

      assert_same_before (fork, search, step);
      reference_assert_same_frontier (reference, fork, step);
      g_assert_true (fringe_search_in_step (fork, step + 1) == fringe_search_at (fork, step));
    }
  g_assert_true (fringe_search_at (fork, forked_at) == fork);
  g_assert_true (fringe_search_in_step (fork, forked_at + 1) == fork);
}

static void
assert_agree (const TestProblem *problem, uint32_t node_limit, const FringeRules *rules)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, node_limit), fork = NULL;
  g_autoptr (Reference) plain = reference_new (problem, node_limit), reference = NULL;
  uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);

  tell (problem, node_limit, step, rules);
  fork = fringe_search_fork (search, step, rules);
  g_assert_nonnull (fork);
  g_assert_cmpuint (fringe_search_fork_step (fork), ==, step);
  g_assert_cmpuint (fringe_search_n_steps (fork), ==, step);
  fringe_search_run (fork, UINT32_MAX);
  reference = reference_new_forked (problem, node_limit, step, rules);
  reference_assert_same (reference, fork);
  assert_past_is_kept (fork, search, plain, step);
}

static void
test_differences (int rows_max, int columns_max, int n_cases, int limit_max)
{
  for (int i = 0; i < n_cases; i++)
    {
      TestProblem problem = random_problem (rows_max, columns_max);
      FringeRules rules = test_rules_random_with_frontier ();

      assert_agree (&problem, (uint32_t) test_random (limit_max), &rules);
    }
}

static void
test_small_boards (void)
{
  test_differences (2, 3, 1500, 500);
}

static void
test_eight_puzzles (void)
{
  test_differences (3, 3, 3000, 200);
}

static void
test_all_sizes (void)
{
  test_differences (FRINGE_SIDE_MAX, FRINGE_SIDE_MAX, 2500, 150);
}

static void
test_longer (void)
{
  test_differences (4, 5, 60, 1500);
}

static void
test_all_rules (void)
{
  for (int before = 0; before < FRINGE_ALGORITHM_IDASTAR; before++)
    for (int after = 0; after < FRINGE_ALGORITHM_IDASTAR; after++)
      for (int ties = 0; ties < FRINGE_N_TIES; ties++)
        for (int duplicates = 0; duplicates < FRINGE_N_DUPLICATES; duplicates++)
          {
            TestProblem problem = random_problem (3, 3);
            FringeRules rules = test_rules_random_with_frontier ();

            problem.rules.algorithm = (FringeAlgorithm) before;
            problem.rules.duplicates = (FringeDuplicates) duplicates;
            rules.algorithm = (FringeAlgorithm) after;
            rules.ties = (FringeTies) ties;
            assert_agree (&problem, 120, &rules);
          }
}

static void
run_in_portions (FringeSearch *search)
{
  while (fringe_search_run (search, 1 + (uint32_t) test_random (50)) > 0)
    continue;
}

static void
test_at_the_start (void)
{
  for (int i = 0; i < 500; i++)
    {
      TestProblem problem = random_problem (5, 5), after = problem;
      uint32_t node_limit = (uint32_t) test_random (600);
      g_autoptr (FringeSearch) search = test_search_run (&problem, node_limit), plain = NULL, fork = NULL;
      FringeRules rules = test_rules_random_with_frontier ();

      if (test_random (3) == 0)
        rules.heuristic = test_formula_heuristic ();
      after.rules.algorithm = rules.algorithm;
      after.rules.heuristic = rules.heuristic;
      after.rules.weight = rules.weight;
      after.rules.ties = rules.ties;
      tell (&problem, node_limit, 0, &rules);
      fork = fringe_search_fork (search, 0, &rules);
      run_in_portions (fork);
      plain = test_search_run (&after, node_limit);
      test_assert_same_record (fork, plain);
    }
}

/* A heap filled anew may be another one. */
static void
test_same_rules (void)
{
  for (int i = 0; i < 500; i++)
    {
      TestProblem problem = random_problem (5, 5);
      uint32_t node_limit = (uint32_t) test_random (600), step;
      g_autoptr (FringeSearch) search = NULL, fork = NULL;

      if (fringe_rules_use_ties (&problem.rules) && problem.rules.ties == FRINGE_TIES_HEAP)
        problem.rules.ties = FRINGE_TIES_FIFO;
      search = test_search_run (&problem, node_limit);
      step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      tell (&problem, node_limit, step, &problem.rules);
      fork = fringe_search_fork (search, step, &problem.rules);
      run_in_portions (fork);
      test_assert_same_record (fork, search);
    }
}

/* What is seen at any step is what the first fork shows there. Forked before the step of the first fork, nothing of
 * that is left; forked where it was forked, it goes by the newest rules. */
static void
test_twice (void)
{
  for (int i = 0; i < 500; i++)
    {
      TestProblem problem = random_problem (4, 5);
      FringeRules rules[2] = { test_rules_random_with_frontier (), test_rules_random_with_frontier () };
      g_autoptr (FringeSearch) search = test_search_run (&problem, 400), first = NULL, second = NULL, again = NULL;
      uint32_t steps[2];

      steps[0] = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      first = fringe_search_fork (search, steps[0], &rules[0]);
      fringe_search_run (first, UINT32_MAX);
      steps[1] = (uint32_t) test_random ((int) fringe_search_n_steps (first) + 1);
      tell (&problem, 400, steps[0], &rules[0]);
      tell (&problem, 400, steps[1], &rules[1]);
      second = fringe_search_fork (first, steps[1], &rules[1]);
      fringe_search_run (second, UINT32_MAX);
      g_assert_cmpuint (fringe_search_fork_step (second), ==, steps[1]);
      for (uint32_t step = 0; step < steps[1]; step++)
        assert_same_before (second, fringe_search_at (first, step), step);
      again = fringe_search_fork (steps[1] <= steps[0] ? search : second, steps[1], &rules[1]);
      fringe_search_run (again, UINT32_MAX);
      test_assert_same_record (second, again);
    }
}

/* Both records are held, and both are counted. */
static void
test_memory (void)
{
  TestProblem problem = random_problem (3, 3);
  g_autoptr (FringeSearch) search = NULL, fork = NULL;

  problem.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  search = test_search_run (&problem, 5000);
  fork = fringe_search_fork (search, fringe_search_n_steps (search), &problem.rules);
  g_assert_cmpuint (fringe_search_bytes (fork), >=, fringe_search_bytes (search) + 28 * fringe_search_n_nodes (search));
  g_assert_cmpuint (fringe_search_bytes (fork), <=, 3 * fringe_search_bytes (search));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fork/the-slow-loop-agrees-on-boards-of-four-to-six-cells", test_small_boards);
  g_test_add_func ("/fork/the-slow-loop-agrees-on-boards-of-up-to-nine-cells", test_eight_puzzles);
  g_test_add_func ("/fork/the-slow-loop-agrees-on-boards-of-all-sizes", test_all_sizes);
  g_test_add_func ("/fork/the-slow-loop-agrees-in-longer-searches", test_longer);
  g_test_add_func ("/fork/the-slow-loop-agrees-from-any-algorithm-to-any-other", test_all_rules);
  g_test_add_func ("/fork/at-the-start-it-is-a-search-by-the-other-rules", test_at_the_start);
  g_test_add_func ("/fork/by-the-same-rules-it-is-the-same-search", test_same_rules);
  g_test_add_func ("/fork/a-fork-can-be-forked", test_twice);
  g_test_add_func ("/fork/what-was-before-counts-as-memory", test_memory);
  return g_test_run ();
}
