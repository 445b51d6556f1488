/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* In which order the nodes leave the frontier. */

static gboolean
is_open_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  FringeNodeState state = fringe_search_state_at (search, id, step);

  return state == FRINGE_NODE_FRONTIER
         || (state == FRINGE_NODE_GOAL && fringe_search_removed_step (search, id) == UINT32_MAX);
}

/* Whether @a goes before @b, or chance decides, as with a heap. */
static gboolean
may_go_before (const FringeSearch *search, uint32_t a, uint32_t b)
{
  const FringeRules *rules = fringe_search_rules (search);
  double priority_of_a = fringe_search_priority (search, a), priority_of_b = fringe_search_priority (search, b);
  uint32_t step_of_a = fringe_search_generated_step (search, a), step_of_b = fringe_search_generated_step (search, b);

  if (rules->algorithm == FRINGE_ALGORITHM_BFS)
    return a < b;
  if (rules->algorithm == FRINGE_ALGORITHM_DFS)
    return step_of_a != step_of_b ? step_of_a > step_of_b : a < b;
  if (priority_of_a != priority_of_b)
    return priority_of_a < priority_of_b;
  return rules->ties == FRINGE_TIES_HEAP
         || test_tie_goes_to (rules->ties, a, b, fringe_search_g (search, a), fringe_search_g (search, b));
}

/* The frontier of a step holds each open node once, the next first. */
static void
test_frontier (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_nodes = fringe_search_n_nodes (search);
  g_autofree uint32_t *ids = g_new (uint32_t, n_nodes + 1), *best = g_new (uint32_t, n_nodes + 1);
  g_autofree gboolean *is_listed = g_new (gboolean, n_nodes);

  (void) problem;
  for (int i = 0; i < 20; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      uint32_t n = fringe_search_frontier_at (search, step, ids, n_nodes + 1), n_wanted;

      g_assert_cmpuint (n, ==, fringe_search_counts_at (search, step).open);
      memset (is_listed, 0, n_nodes * sizeof *is_listed);
      for (uint32_t k = 0; k < n; k++)
        {
          g_assert_false (is_listed[ids[k]]);
          is_listed[ids[k]] = TRUE;
          g_assert_true (k == 0 || may_go_before (search, ids[k - 1], ids[k]));
        }
      for (uint32_t id = 0; id < n_nodes && !fringe_search_is_idastar (search); id++)
        g_assert_true (is_listed[id] == is_open_at (search, id, step));

      n_wanted = (uint32_t) test_random ((int) n + 1);
      g_assert_cmpuint (fringe_search_frontier_at (search, step, best, n_wanted), ==, n_wanted);
      g_assert_cmpmem (best, n_wanted * sizeof *best, ids, n_wanted * sizeof *ids);
    }
}

/* The node removed goes before all others that were open, and was the first of the frontier as it stood before. */
static void
test_order (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (uint32_t step = 1; step <= fringe_search_n_steps (search) && !fringe_search_is_idastar (search); step++)
    {
      uint32_t removed = fringe_search_removed (search, step), first = FRINGE_NO_NODE;

      g_assert_cmpuint (fringe_search_frontier_at (search, step - 1, &first, 1), ==, 1);
      g_assert_cmpuint (first, ==, removed);
      for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step - 1); id++)
        g_assert_true (id == removed || !is_open_at (search, id, step - 1) || may_go_before (search, removed, id));
    }
}

/* IDA* goes depth-first: it enters a child of the deepest node that has successors left, or a root. */
static void
test_descent (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (uint32_t step = 2; step <= fringe_search_n_steps (search) && fringe_search_is_idastar (search); step++)
    {
      uint32_t id = fringe_search_removed (search, step), before = fringe_search_removed (search, step - 1);
      uint32_t parent = fringe_search_parent (search, id);

      if (parent == FRINGE_NO_NODE)
        continue;
      g_assert_true (test_is_ancestor (search, parent, before));
      if (fringe_search_state_at (search, before, step) == FRINGE_NODE_EXPANDED)
        g_assert_cmpuint (parent, ==, before);
    }
}

/* IDA*'s iterations: the first bound is h of the start, each later one the smallest f that the one before cut. */
static void
test_iterations (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search), n = fringe_search_n_iterations_at (search, n_steps);
  gboolean uses_h = problem->rules.algorithm != FRINGE_ALGORITHM_IDS;
  double bound = uses_h ? fringe_search_h (search, 0) : 0;
  FringeCounts counts = fringe_search_counts_at (search, n_steps);

  for (uint32_t i = 0; i < n; i++)
    {
      FringeIteration iteration = fringe_search_iteration_at (search, i, n_steps);
      uint32_t end = i + 1 < n ? fringe_search_root (search, i + 1) : fringe_search_n_nodes (search);

      g_assert_cmpfloat (iteration.bound, ==, bound);
      bound = INFINITY;
      for (uint32_t id = fringe_search_root (search, i); id < end; id++)
        {
          double f = fringe_search_g (search, id) + (uses_h ? fringe_search_h (search, id) : 0);
          gboolean is_cut = fringe_search_state_at (search, id, n_steps) == FRINGE_NODE_CUT;

          g_assert_cmpuint (fringe_search_root_of (search, id), ==, i);
          g_assert_true (is_cut == (f > iteration.bound));
          bound = is_cut ? MIN (bound, f) : bound;
        }
      g_assert_cmpuint (iteration.generated, ==, end - fringe_search_root (search, i) - 1);
      counts.generated -= (uint32_t) iteration.generated;
      counts.expanded -= (uint32_t) iteration.expanded;
    }
  g_assert_true (n == 0 || (counts.generated == 0 && counts.expanded == 0));
  g_assert_true ((n > 0) == (fringe_search_is_idastar (search) && n_steps > 0));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/order/the-frontier-of-a-step-is-its-open-nodes-the-next-first", test_frontier);
  test_add_property ("/order/the-node-removed-was-the-first-of-the-frontier", test_order);
  test_add_property ("/order/idastar-goes-depth-first", test_descent);
  test_add_property ("/order/the-smallest-f-that-was-cut-is-the-next-bound", test_iterations);
  return g_test_run ();
}
