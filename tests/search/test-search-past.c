/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

/* What stood at a step follows from the whole record: it is what counting the nodes gives, and what a search that
 * stopped there has. */

static uint32_t
count_open (const FringeSearch *search, const uint32_t n_in[FRINGE_N_NODE_STATES], uint32_t step)
{
  uint32_t solution = fringe_search_solution_at (search, step);
  gboolean is_goal_open = solution != FRINGE_NO_NODE && fringe_search_removed_step (search, solution) == UINT32_MAX;

  return fringe_search_is_idastar (search) ? 0 : n_in[FRINGE_NODE_FRONTIER] + is_goal_open;
}

/* Each step judges one node; a goal that was found as it was generated is judged by none. */
static void
assert_one_judged_a_step (const FringeSearch *search, const uint32_t n_in[FRINGE_N_NODE_STATES], uint32_t step)
{
  uint32_t solution = fringe_search_solution_at (search, step);
  uint32_t n_judged
      = n_in[FRINGE_NODE_EXPANDED] + n_in[FRINGE_NODE_GOAL] + n_in[FRINGE_NODE_STALE] + n_in[FRINGE_NODE_CUT];

  if (solution != FRINGE_NO_NODE && fringe_search_removed_step (search, solution) == UINT32_MAX)
    n_judged--;
  g_assert_cmpuint (n_judged, ==, step);
  g_assert_cmpuint (n_in[FRINGE_NODE_GOAL], ==, solution != FRINGE_NO_NODE);
  g_assert_cmpuint (n_in[FRINGE_NODE_ABSENT], ==, 0);
}

/* The counts of a step are what counting the nodes gives. */
static void
test_counts (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t max_open = fringe_search_is_idastar (search) ? 0 : 1;

  (void) problem;
  for (uint32_t step = 0; step <= fringe_search_n_steps (search); step++)
    {
      uint32_t n_nodes = fringe_search_n_nodes_at (search, step), n_in[FRINGE_N_NODE_STATES] = { 0 }, max_depth = 0;
      FringeCounts counts = fringe_search_counts_at (search, step);

      for (uint32_t id = 0; id < n_nodes; id++)
        {
          n_in[fringe_search_state_at (search, id, step)]++;
          max_depth = MAX (max_depth, fringe_search_g (search, id));
        }
      assert_one_judged_a_step (search, n_in, step);
      max_open = MAX (max_open, count_open (search, n_in, step));
      g_assert_cmpuint (counts.generated, ==, n_nodes - fringe_search_n_roots_at (search, step));
      g_assert_cmpuint (counts.expanded, ==, n_in[FRINGE_NODE_EXPANDED]);
      g_assert_cmpuint (counts.stale, ==, n_in[FRINGE_NODE_STALE]);
      g_assert_cmpuint (counts.open, ==, count_open (search, n_in, step));
      g_assert_cmpuint (counts.max_open, ==, max_open);
      g_assert_cmpuint (counts.max_depth, ==, max_depth);
    }
}

/* Every step of the whole record is what a search that stopped there tells. */
static void
test_past (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) stopped = test_search_new (problem, fringe_search_node_limit (search));
  uint32_t n_steps = fringe_search_n_steps (search);

  for (uint32_t step = 0; step < n_steps; step++)
    {
      test_assert_same_at (search, stopped, step);
      g_assert_cmpint (fringe_search_outcome_at (search, step), ==, FRINGE_OUTCOME_RUNNING);
      g_assert_cmpint (fringe_search_outcome (stopped), ==, FRINGE_OUTCOME_RUNNING);
      g_assert_cmpuint (fringe_search_solution_at (search, step), ==, FRINGE_NO_NODE);
      fringe_search_step (stopped);
    }
  fringe_search_step (stopped);
  test_assert_same_record (search, stopped);
  g_assert_cmpint (fringe_search_outcome_at (search, n_steps), ==, fringe_search_outcome (stopped));
}

static void
assert_solved (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  gboolean at_generation
      = !fringe_search_is_idastar (search) && problem->rules.goal_test == FRINGE_GOAL_TEST_GENERATION;
  FringeBoard board;

  g_assert_cmpuint (goal, !=, FRINGE_NO_NODE);
  g_assert_cmpint (fringe_search_state_at (search, goal, n_steps), ==, FRINGE_NODE_GOAL);
  fringe_search_board (search, goal, &board);
  test_assert_boards_equal (&board, &problem->goal);
  if (at_generation)
    g_assert_cmpuint (goal, ==, fringe_search_n_nodes (search) - 1);
  else
    g_assert_cmpuint (goal, ==, fringe_search_removed (search, n_steps));
}

static void
test_outcome (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search);
  FringeCounts counts = fringe_search_counts_at (search, n_steps);

  g_assert_false (fringe_search_is_out_of_memory (search));
  switch (fringe_search_outcome (search))
    {
    case FRINGE_OUTCOME_SOLVED:
      assert_solved (search, problem);
      return;
    case FRINGE_OUTCOME_EXHAUSTED:
      g_assert_false (fringe_board_verdict (&problem->start, &problem->goal).solvable);
      g_assert_cmpuint (counts.open, ==, 0);
      break;
    case FRINGE_OUTCOME_LIMIT:
      g_assert_cmpuint (counts.generated + FRINGE_N_MOVES, >, fringe_search_node_limit (search));
      g_assert_true (counts.open > 0 || fringe_search_is_idastar (search));
      break;
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_OUTCOME_UNSOLVABLE:
    case FRINGE_N_OUTCOMES:
    default:
      g_assert_not_reached ();
    }
  g_assert_cmpuint (fringe_search_solution_at (search, n_steps), ==, FRINGE_NO_NODE);
}

#define NODES_ENOUGH 60000

/* A search of many steps: all its counts noted step by step as it goes, and what was derived from the record later. */
static void
assert_long_past (const TestProblem *problem)
{
  g_autoptr (FringeSearch) search = test_search_new (problem, NODES_ENOUGH);
  g_autoptr (GArray) noted = g_array_new (FALSE, FALSE, sizeof (FringeCounts));
  uint32_t n_steps;

  test_problem_tell (problem);
  do
    {
      FringeCounts counts = fringe_search_counts_at (search, fringe_search_n_steps (search));

      g_array_append_val (noted, counts);
    }
  while (fringe_search_step (search) == FRINGE_OUTCOME_RUNNING);
  n_steps = fringe_search_n_steps (search);
  g_test_message ("%u steps, %u nodes", n_steps, fringe_search_n_nodes (search));

  for (guint step = 0; step < noted->len; step += 1 + (step % 4096 > 2 && step % 4096 < 4090 ? 97 : 0))
    {
      FringeCounts counts = fringe_search_counts_at (search, step);

      test_assert_counts_equal (&counts, &g_array_index (noted, FringeCounts, step));
      g_assert_cmpuint (fringe_search_n_nodes_at (search, step), ==,
                        counts.generated + fringe_search_n_roots_at (search, step));
    }
  g_assert_cmpuint (n_steps, >, 2 * 4096);
}

/* On 4x4 boards far apart nodes are superseded all the time. The goal is out of reach, so that none finds it soon. */
static void
test_long_past (gconstpointer data)
{
  TestProblem problem
      = { test_board ("15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0"), fringe_board_standard_goal (4, 4), { 0 } };

  g_assert_false (fringe_board_verdict (&problem.start, &problem.goal).solvable);
  for (int duplicates = 0; duplicates < FRINGE_N_DUPLICATES; duplicates++)
    for (int i = 0; i < 2; i++)
      {
        problem.rules = test_rules_random ();
        problem.rules.algorithm = (FringeAlgorithm) GPOINTER_TO_INT (data);
        problem.rules.duplicates = (FringeDuplicates) duplicates;
        assert_long_past (&problem);
      }
}

static void
test_beyond (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search), n_nodes = fringe_search_n_nodes (search);
  uint32_t last[3], beyond[3];

  (void) problem;
  g_assert_cmpuint (fringe_search_frontier_at (search, n_steps, last, 3), ==,
                    fringe_search_frontier_at (search, n_steps + 1, beyond, 3));
  g_assert_cmpuint (fringe_search_removed (search, 0), ==, FRINGE_NO_NODE);
  g_assert_cmpuint (fringe_search_removed (search, n_steps + 1), ==, FRINGE_NO_NODE);
  g_assert_cmpuint (fringe_search_removed (search, UINT32_MAX), ==, FRINGE_NO_NODE);
  g_assert_cmpint (fringe_search_state_at (search, FRINGE_NO_NODE, n_steps), ==, FRINGE_NODE_ABSENT);
  g_assert_cmpint (fringe_search_state_at (search, n_nodes, UINT32_MAX), ==, FRINGE_NODE_ABSENT);
}

/* Looked for one by one. */
static void
test_priorities (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step), found;
  double priority = fringe_search_priority (search, (uint32_t) test_random ((int) n_nodes));

  (void) problem;
  if (fringe_search_is_idastar (search))
    return;
  found = fringe_search_next_with_priority (search, 0, step, priority);
  for (uint32_t id = 0; id < n_nodes; id++)
    if (fringe_search_priority (search, id) == priority
        && fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER)
      {
        g_assert_cmpuint (found, ==, id);
        found = fringe_search_next_with_priority (search, id + 1, step, priority);
      }
  g_assert_cmpuint (found, ==, FRINGE_NO_NODE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/past/the-counts-of-every-step-are-those-of-its-nodes", test_counts);
  test_add_property ("/past/every-step-is-as-a-search-that-stopped-there-tells", test_past);
  test_add_property ("/past/the-outcome-is-true", test_outcome);
  test_add_property ("/past/beyond-the-last-step-there-is-no-node", test_beyond);
  test_add_property ("/past/nodes-of-a-priority-are-found-on-the-frontier", test_priorities);
  for (int i = 0; i < FRINGE_ALGORITHM_RBFS; i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/past/a-long-past-is-as-it-was-with-%s", fringe_algorithm_name ((FringeAlgorithm) i));

      g_test_add_data_func (name, GINT_TO_POINTER (i), test_long_past);
    }
  return g_test_run ();
}
