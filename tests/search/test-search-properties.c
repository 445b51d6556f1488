/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

/* What holds of every record, whatever the boards and rules: said here in full, and tried on searches at random. */

static void
test_root (const FringeSearch *search, const TestProblem *problem)
{
  FringeBoard board;

  fringe_search_board (search, 0, &board);
  test_assert_boards_equal (&board, &problem->start);
  test_assert_boards_equal (fringe_search_start (search), &problem->start);
  test_assert_boards_equal (fringe_search_goal (search), &problem->goal);
  g_assert_cmpuint (fringe_search_parent (search, 0), ==, FRINGE_NO_NODE);
  g_assert_cmpint (fringe_search_move (search, 0), ==, FRINGE_N_MOVES);
  g_assert_cmpuint (fringe_search_g (search, 0), ==, 0);
  g_assert_cmpuint (fringe_search_generated_step (search, 0), ==, 0);
  g_assert_cmpuint (fringe_search_supersedes (search, 0), ==, FRINGE_NO_NODE);
  g_assert_cmpuint (fringe_search_n_nodes_at (search, 0), ==, 1);
}

static double
expected_priority (const FringeRules *rules, uint32_t g, double h)
{
  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return 0;
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
      return g + h;
    case FRINGE_ALGORITHM_WASTAR:
      return rules->weight > 0 ? g + rules->weight * h : g;
    case FRINGE_N_ALGORITHMS:
    default:
      g_assert_not_reached ();
    }
}

static void
assert_numbers (const FringeSearch *search, const TestProblem *problem, uint32_t id)
{
  const FringeRules *rules = &problem->rules;
  uint32_t g = fringe_search_g (search, id);
  double h = fringe_search_h (search, id);
  double f = rules->algorithm == FRINGE_ALGORITHM_WASTAR ? expected_priority (rules, g, h) : g + h;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  test_assert_board (&board);
  g_assert_cmpfloat (h, ==, fringe_estimate_h (fringe_search_estimate (search), &board));
  g_assert_cmpfloat (fringe_search_f (search, id), ==, f);
  g_assert_cmpfloat (fringe_search_priority (search, id), ==, expected_priority (rules, g, h));
}

static void
assert_follows_from_parent (const FringeSearch *search, uint32_t id)
{
  uint32_t parent = fringe_search_parent (search, id);
  FringeBoard board, from;

  g_assert_cmpuint (parent, <, id);
  g_assert_cmpuint (fringe_search_g (search, id), ==, fringe_search_g (search, parent) + 1);
  fringe_search_board (search, id, &board);
  fringe_search_board (search, parent, &from);
  g_assert_true (fringe_board_move (&from, fringe_search_move (search, id)));
  test_assert_boards_equal (&board, &from);
}

/* Board, g, h, f and priority follow from the parent, the move and the goal; a root is the start. */
static void
test_nodes (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_roots = 0;

  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      FringeBoard board;

      assert_numbers (search, problem, id);
      if (fringe_search_parent (search, id) != FRINGE_NO_NODE)
        {
          assert_follows_from_parent (search, id);
          continue;
        }
      g_assert_cmpuint (fringe_search_root (search, n_roots++), ==, id);
      fringe_search_board (search, id, &board);
      test_assert_boards_equal (&board, &problem->start);
      g_assert_cmpint (fringe_search_move (search, id), ==, FRINGE_N_MOVES);
      g_assert_cmpuint (fringe_search_g (search, id), ==, 0);
    }
  g_assert_cmpuint (n_roots, ==, fringe_search_n_roots_at (search, fringe_search_n_steps (search)));
  g_assert_true (n_roots == 1 || fringe_algorithm_deepens (problem->rules.algorithm));
}

static int
rank_of_move (const FringeSearch *search, uint32_t id)
{
  int i = 0;

  while (fringe_search_rules (search)->moves[i] != fringe_search_move (search, id))
    i++;
  return i;
}

/* The children of a node are those that have it as their parent, in the move order. */
static void
assert_children (const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t children[FRINGE_N_MOVES];
  int n_children = fringe_search_children_at (search, id, step, children), n = 0;

  for (uint32_t child = 0; child < fringe_search_n_nodes_at (search, step); child++)
    if (fringe_search_parent (search, child) == id)
      {
        g_assert_cmpint (n, <, n_children);
        g_assert_cmpuint (children[n], ==, child);
        g_assert_true (n == 0 || rank_of_move (search, children[n - 1]) < rank_of_move (search, child));
        n++;
      }
  g_assert_cmpint (n, ==, n_children);
}

/* Ids follow the order of generation: a step adds the children of its node, or, with IDA*, the node that it enters. */
static void
test_ids (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search), next = 1;

  (void) problem;
  for (uint32_t step = 1; step <= n_steps; step++)
    {
      uint32_t id = fringe_search_removed (search, step), n_nodes = fringe_search_n_nodes_at (search, step);

      g_assert_cmpuint (id, <, fringe_search_is_idastar (search) ? n_nodes : next);
      g_assert_cmpuint (fringe_search_removed_step (search, id), ==, step);
      if (fringe_search_is_idastar (search))
        g_assert_cmpuint (n_nodes, ==, id + 1);
      for (; next < n_nodes; next++)
        {
          g_assert_cmpuint (fringe_search_generated_step (search, next), ==, step);
          g_assert_true (fringe_search_is_idastar (search) || fringe_search_parent (search, next) == id);
        }
      g_assert_cmpuint (n_nodes, ==, next);
      assert_children (search, id, step - 1);
      assert_children (search, id, step);
      assert_children (search, (uint32_t) test_random ((int) next), step);
    }
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, next);
}

/* A path runs from the root over parents to the node; its nodes are the ancestors, and no others are. */
static void
test_paths (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_nodes = fringe_search_n_nodes (search);

  (void) problem;
  for (int i = 0; i < 10; i++)
    {
      uint32_t id = (uint32_t) test_random ((int) n_nodes), n = fringe_search_path (search, id, NULL);
      g_autofree uint32_t *ids = g_new (uint32_t, n);
      uint32_t on_path = 0;

      g_assert_cmpuint (n, ==, fringe_search_g (search, id) + 1);
      g_assert_cmpuint (fringe_search_path (search, id, ids), ==, n);
      g_assert_cmpuint (ids[0], ==, fringe_search_root (search, fringe_search_root_of (search, id)));
      g_assert_cmpuint (ids[n - 1], ==, id);
      for (uint32_t k = 1; k < n; k++)
        g_assert_cmpuint (fringe_search_parent (search, ids[k]), ==, ids[k - 1]);
      for (uint32_t other = 0; other < n_nodes; other++)
        {
          gboolean is_on = on_path < n && ids[on_path] == other;

          g_assert_true (test_is_ancestor (search, other, id) == is_on);
          on_path += is_on;
        }
    }
}

/* Searches to one goal can share a table, which outlives the estimate that it came from. */
static void
test_shared_estimate (void)
{
  FringeBoard goal = test_board_random (3, 3);
  g_autoptr (GPtrArray) searches = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_search_unref);
  FringeEstimate estimate;

  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_PERFECT, &goal));
  for (int i = 0; i < 10; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 0);

      problem.goal = goal;
      problem.start = test_board_random (3, 3);
      problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
      g_ptr_array_add (searches, fringe_search_new_with_estimate (&problem.start, &problem.goal, &problem.rules,
                                                                  &estimate, 1000));
    }
  fringe_estimate_clear (&estimate);

  for (guint i = 0; i < searches->len; i++)
    {
      FringeSearch *search = searches->pdata[i];
      TestProblem problem = { *fringe_search_start (search), goal, *fringe_search_rules (search) };
      g_autoptr (FringeSearch) alone = test_search_run (&problem, 1000);

      test_problem_tell (&problem);
      fringe_search_search_anyway (search);
      fringe_search_run (search, UINT32_MAX);
      test_assert_same_record (search, alone);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/search/the-root-is-the-start", test_root);
  test_add_property ("/search/every-node-follows-from-its-parent-and-the-goal", test_nodes);
  test_add_property ("/search/ids-are-the-order-of-generation", test_ids);
  test_add_property ("/search/a-path-is-the-ancestors-of-a-node", test_paths);
  g_test_add_func ("/search/searches-can-share-a-table-of-distances", test_shared_estimate);
  return g_test_run ();
}
