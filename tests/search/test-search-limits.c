/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

#define NO_LIMIT FRINGE_NODE_LIMIT_MAX

static TestProblem
random_eight_puzzle (void)
{
  TestProblem problem = { .start = test_board_random (3, 3), .rules = test_rules_random () };

  do
    problem.goal = test_board_random (3, 3);
  while (!fringe_board_verdict (&problem.start, &problem.goal).solvable);
  return problem;
}

static TestProblem
textbook_problem (const char *start, const char *goal)
{
  return (TestProblem) { test_board (start), test_board (goal), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
}

static FringeCounts
last_counts (const FringeSearch *search)
{
  return fringe_search_counts_at (search, fringe_search_n_steps (search));
}

/* What a limited search holds is the beginning of what the unlimited one holds. */
static void
assert_is_beginning (const FringeSearch *limited, const FringeSearch *whole)
{
  g_assert_cmpuint (fringe_search_n_steps (limited), <=, fringe_search_n_steps (whole));
  test_assert_same_at (whole, limited, fringe_search_n_steps (limited));
}

static void
test_never_exceeded (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = random_eight_puzzle ();
      uint32_t limit = (uint32_t) test_random (2000);
      g_autoptr (FringeSearch) whole = test_search_run (&problem, 4000), limited = test_search_new (&problem, limit);

      test_problem_tell (&problem);
      g_assert_cmpuint (fringe_search_node_limit (limited), ==, limit);
      do
        g_assert_cmpuint (last_counts (limited).generated, <=, limit);
      while (fringe_search_step (limited) == FRINGE_OUTCOME_RUNNING);
      g_assert_cmpuint (last_counts (limited).generated, <=, limit);
      assert_is_beginning (limited, whole);
    }
}

/* Where the search ends at its limit, one step more would have gone beyond; stepping again changes nothing. */
static void
test_as_far_as_it_goes (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = random_eight_puzzle ();
      uint32_t limit = (uint32_t) test_random (2000), n_steps;
      g_autoptr (FringeSearch) whole = test_search_run (&problem, 4000), limited = test_search_run (&problem, limit);

      test_problem_tell (&problem);
      if (fringe_search_outcome (limited) != FRINGE_OUTCOME_LIMIT)
        continue;
      n_steps = fringe_search_n_steps (limited);
      g_assert_cmpuint (fringe_search_counts_at (whole, n_steps + 1).generated, >, limit);
      g_assert_cmpint (fringe_search_step (limited), ==, FRINGE_OUTCOME_LIMIT);
      g_assert_cmpuint (fringe_search_run (limited, 100), ==, 0);
      g_assert_cmpuint (fringe_search_n_steps (limited), ==, n_steps);
      g_assert_cmpint (fringe_search_outcome_at (limited, n_steps), ==, FRINGE_OUTCOME_LIMIT);
      if (n_steps > 0)
        g_assert_cmpint (fringe_search_outcome_at (limited, n_steps - 1), ==, FRINGE_OUTCOME_RUNNING);
    }
}

static void
test_continues (void)
{
  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = random_eight_puzzle ();
      uint32_t limit = (uint32_t) test_random (100);
      g_autoptr (FringeSearch) whole = test_search_run (&problem, 4000), limited = test_search_run (&problem, limit);

      test_problem_tell (&problem);
      while (fringe_search_outcome (limited) == FRINGE_OUTCOME_LIMIT && limit < 4000)
        {
          assert_is_beginning (limited, whole);
          limit += (uint32_t) test_random (400);
          limit = MIN (limit, 4000);
          fringe_search_set_node_limit (limited, limit);
          g_assert_cmpuint (fringe_search_node_limit (limited), ==, limit);
          fringe_search_run (limited, UINT32_MAX);
        }
      test_assert_same_record (limited, whole);
    }
}

/* With room for exactly the nodes of the whole search it is solved; with room for one less it is not. */
static void
test_last_node_counts (void)
{
  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 1 + test_random (30));
      g_autoptr (FringeSearch) whole = test_search_run (&problem, 4000), exact = NULL, less = NULL;
      uint32_t generated = last_counts (whole).generated;

      test_problem_tell (&problem);
      if (fringe_search_outcome (whole) != FRINGE_OUTCOME_SOLVED)
        continue;
      exact = test_search_run (&problem, generated);
      test_assert_same_record (exact, whole);
      g_assert_cmpint (fringe_search_outcome (exact), ==, FRINGE_OUTCOME_SOLVED);
      if (generated == 0)
        continue;
      less = test_search_run (&problem, generated - 1);
      g_assert_cmpint (fringe_search_outcome (less), ==, FRINGE_OUTCOME_LIMIT);
      assert_is_beginning (less, whole);
    }
}

static void
test_no_nodes_allowed (void)
{
  TestProblem problem = textbook_problem ("1 2 3 4 5 6 7 0 8", "1 2 3 4 5 6 7 8 0");
  g_autoptr (FringeSearch) search = test_search_run (&problem, 0);

  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_LIMIT);
  g_assert_cmpuint (fringe_search_n_steps (search), ==, 0);
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, 1);
  g_assert_cmpuint (last_counts (search).open, ==, 1);
}

static void
test_limit_has_bounds (void)
{
  TestProblem problem = textbook_problem ("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0");
  g_autoptr (FringeSearch) search = test_search_new (&problem, UINT32_MAX);

  g_assert_cmpuint (fringe_search_node_limit (search), ==, FRINGE_NODE_LIMIT_MAX);
  fringe_search_run (search, 50);
  fringe_search_set_node_limit (search, 0);
  g_assert_cmpuint (fringe_search_node_limit (search), ==, last_counts (search).generated);
  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_RUNNING);
  while (fringe_search_step (search) == FRINGE_OUTCOME_RUNNING)
    g_assert_cmpuint (last_counts (search).generated, ==, fringe_search_node_limit (search));
  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_LIMIT);
  fringe_search_set_node_limit (search, UINT32_MAX);
  g_assert_cmpuint (fringe_search_node_limit (search), ==, FRINGE_NODE_LIMIT_MAX);
  fringe_search_run (search, UINT32_MAX);
  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
}

/* A run in portions is one run. */
static void
test_portions (void)
{
  for (int i = 0; i < 30; i++)
    {
      TestProblem problem = random_eight_puzzle ();
      g_autoptr (FringeSearch) whole = test_search_run (&problem, 3000), portions = test_search_new (&problem, 3000);

      test_problem_tell (&problem);
      while (fringe_search_outcome (portions) == FRINGE_OUTCOME_RUNNING)
        {
          uint32_t before = fringe_search_n_steps (portions), wanted = (uint32_t) test_random (50);
          uint32_t made = fringe_search_run (portions, wanted);

          g_assert_cmpuint (made, <=, wanted);
          g_assert_cmpuint (fringe_search_n_steps (portions), ==, before + made);
          g_assert_true (made == wanted || fringe_search_outcome (portions) != FRINGE_OUTCOME_RUNNING);
        }
      test_assert_same_record (portions, whole);
      g_assert_cmpuint (fringe_search_run (portions, 10), ==, 0);
    }
}

static void
test_unsolvable (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = { test_board_random (3, 3), test_board_random (3, 3), test_rules_random () };
      g_autoptr (FringeSearch) search = fringe_search_new (&problem.start, &problem.goal, &problem.rules, 1000);
      gboolean solvable = fringe_board_verdict (&problem.start, &problem.goal).solvable;

      if (solvable)
        {
          g_assert_cmpint (fringe_search_outcome (search), !=, FRINGE_OUTCOME_UNSOLVABLE);
          continue;
        }
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_UNSOLVABLE);
      g_assert_cmpint (fringe_search_step (search), ==, FRINGE_OUTCOME_UNSOLVABLE);
      g_assert_cmpuint (fringe_search_run (search, 1000), ==, 0);
      g_assert_cmpuint (fringe_search_n_steps (search), ==, 0);
      g_assert_cmpuint (fringe_search_n_nodes (search), ==, 1);
      g_assert_cmpint (fringe_search_outcome_at (search, 0), ==, FRINGE_OUTCOME_UNSOLVABLE);
      g_assert_cmpuint (fringe_search_solution_at (search, 0), ==, FRINGE_NO_NODE);
      fringe_search_set_node_limit (search, 5000);
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_UNSOLVABLE);
    }
}

static void
test_exhaustion (gconstpointer data)
{
  const int *size = data;
  TestProblem problem = { .goal = test_board_random (size[0], size[1]), .rules = test_rules_random () };
  g_autoptr (FringeSearch) search = NULL;
  FringeCounts counts;

  do
    problem.start = test_board_random (size[0], size[1]);
  while (fringe_board_verdict (&problem.start, &problem.goal).solvable);
  problem.rules.algorithm = (FringeAlgorithm) test_random (FRINGE_ALGORITHM_IDASTAR);
  problem.rules.duplicates = FRINGE_DUPLICATES_OPEN_CLOSED;
  test_problem_tell (&problem);

  search = test_search_run (&problem, NO_LIMIT);
  counts = last_counts (search);
  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_EXHAUSTED);
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, size[2]);
  g_assert_cmpuint (fringe_search_n_steps (search), ==, size[2]);
  g_assert_cmpuint (counts.expanded, ==, size[2]);
  g_assert_cmpuint (counts.open, ==, 0);
}

/* Once a search was begun, there is nothing left to begin. */
static void
test_anyway_is_for_unsolvable_pairs (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (2, 3, test_random (10));
      g_autoptr (FringeSearch) search = NULL;
      FringeOutcome outcome;

      if (test_random (2))
        problem.start = test_board_random (2, 3);
      test_problem_tell (&problem);
      search = test_search_run (&problem, (uint32_t) test_random (700));
      outcome = fringe_search_outcome (search);
      fringe_search_search_anyway (search);
      g_assert_cmpint (fringe_search_outcome (search), ==, outcome);
      g_assert_cmpuint (fringe_search_run (search, 10), ==, 0);
    }
}

/* Tested as it is removed, the start is the goal in the first step; tested as it is generated, before any. */
static void
test_start_is_goal (void)
{
  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 0);
      g_autoptr (FringeSearch) search = test_search_run (&problem, (uint32_t) test_random (2));
      gboolean at_once = !fringe_search_is_idastar (search) && problem.rules.goal_test == FRINGE_GOAL_TEST_GENERATION;
      FringeCounts expected
          = { .open = !fringe_search_is_idastar (search), .max_open = !fringe_search_is_idastar (search) };
      FringeCounts counts = fringe_search_counts_at (search, 0);
      uint32_t n_steps = at_once ? 0 : 1;

      test_problem_tell (&problem);
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
      g_assert_cmpuint (fringe_search_n_steps (search), ==, n_steps);
      g_assert_cmpuint (fringe_search_n_nodes (search), ==, 1);
      g_assert_cmpuint (fringe_search_solution_at (search, n_steps), ==, 0);
      g_assert_cmpuint (fringe_search_solution_at (search, 0), ==, at_once ? 0 : FRINGE_NO_NODE);
      g_assert_cmpuint (fringe_search_path (search, 0, NULL), ==, 1);
      test_assert_counts_equal (&counts, &expected);
      expected.open = at_once;
      counts = last_counts (search);
      test_assert_counts_equal (&counts, &expected);
    }
}

static void
test_bytes (void)
{
  TestProblem problem = textbook_problem ("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0");
  g_autoptr (FringeSearch) search = test_search_new (&problem, NO_LIMIT);
  size_t before = fringe_search_bytes (search);

  fringe_search_run (search, UINT32_MAX);
  g_assert_cmpuint (fringe_search_bytes (search), >, before);
  g_assert_cmpuint (fringe_search_bytes (search), >=, 28 * (size_t) fringe_search_n_nodes (search));
  g_assert_cmpuint (fringe_search_bytes (search), <, 64 * (size_t) fringe_search_n_nodes (search));
}

int
main (int argc, char *argv[])
{
  /* rows, columns, boards that can be reached */
  static const int sizes[][3] = { { 2, 2, 12 }, { 2, 3, 360 }, { 3, 2, 360 }, { 2, 4, 20160 }, { 3, 3, 181440 } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/limits/the-node-limit-is-never-exceeded", test_never_exceeded);
  g_test_add_func ("/limits/a-search-goes-as-far-as-its-limit-allows", test_as_far_as_it_goes);
  g_test_add_func ("/limits/with-a-larger-limit-a-search-goes-on-as-if-there-had-been-none", test_continues);
  g_test_add_func ("/limits/the-step-that-finds-the-goal-needs-no-room", test_last_node_counts);
  g_test_add_func ("/limits/a-limit-of-no-nodes-leaves-the-start-alone", test_no_nodes_allowed);
  g_test_add_func ("/limits/the-limit-is-no-less-than-what-there-is", test_limit_has_bounds);
  g_test_add_func ("/limits/a-run-in-portions-is-one-run", test_portions);
  g_test_add_func ("/limits/an-unsolvable-pair-takes-no-step", test_unsolvable);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("/limits/searching-anyway-ends-after-all-%d-boards-of-%dx%d",
                                               sizes[i][2], sizes[i][0], sizes[i][1]);

      g_test_add_data_func (name, sizes[i], test_exhaustion);
    }
  g_test_add_func ("/limits/searching-anyway-is-for-unsolvable-pairs-alone", test_anyway_is_for_unsolvable_pairs);
  g_test_add_func ("/limits/a-start-that-is-the-goal-is-solved-without-a-node", test_start_is_goal);
  g_test_add_func ("/limits/the-bytes-grow-with-the-nodes", test_bytes);
  return g_test_run ();
}
