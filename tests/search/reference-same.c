/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-same.h"

#include "test-boards.h"

static void
assert_same_duplicates (const ReferenceNode *node, const FringeSearch *search, uint32_t id)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  g_assert_cmpint (fringe_search_duplicates (search, id, duplicates), ==, node->n_duplicates);
  for (int i = 0; i < node->n_duplicates; i++)
    {
      g_assert_cmpint (duplicates[i].move, ==, node->duplicates[i].move);
      g_assert_cmpuint (duplicates[i].of, ==, node->duplicates[i].of);
    }
}

static void
assert_same_node (const Reference *reference, const FringeSearch *search, uint32_t id)
{
  const ReferenceNode *node = reference_node (reference, id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  test_assert_boards_equal (&board, &node->board);
  g_assert_cmpuint (fringe_search_parent (search, id), ==, node->parent);
  g_assert_cmpint (fringe_search_move (search, id), ==, node->move);
  g_assert_cmpuint (fringe_search_g (search, id), ==, node->g);
  g_assert_cmpfloat (fringe_search_h (search, id), ==, node->h);
  g_assert_cmpfloat (fringe_search_priority (search, id), ==, reference_priority (reference, id));
  g_assert_cmpuint (fringe_search_generated_step (search, id), ==, node->generated_step);
  g_assert_cmpuint (fringe_search_removed_step (search, id), ==, node->removed_step);
  g_assert_cmpuint (fringe_search_superseded_step (search, id), ==, node->superseded_step);
  g_assert_cmpuint (fringe_search_supersedes (search, id), ==, node->supersedes);
  g_assert_cmpuint (fringe_search_stale_of (search, id), ==, node->stale_of);
  g_assert_cmpint (fringe_search_state_at (search, id, fringe_search_n_steps (search)), ==, node->state);
  assert_same_duplicates (node, search, id);
}

static FringeNodeState
state_at (const ReferenceNode *node, uint32_t step)
{
  gboolean is_goal_on_open = node->state == FRINGE_NODE_GOAL && node->removed_step == UINT32_MAX;

  if (step < node->generated_step)
    return FRINGE_NODE_ABSENT;
  if (node->removed_step <= step || node->superseded_step <= step || is_goal_on_open)
    return node->state;
  return FRINGE_NODE_FRONTIER;
}

static void
assert_same_children (const Reference *reference, const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t children[FRINGE_N_MOVES], n_nodes = reference_step (reference, step)->n_nodes;
  int n_children = fringe_search_children_at (search, id, step, children), n = 0;

  for (uint32_t child = 0; child < n_nodes; child++)
    if (reference_node (reference, child)->parent == id)
      {
        g_assert_cmpint (n, <, n_children);
        g_assert_cmpuint (children[n++], ==, child);
      }
  g_assert_cmpint (n, ==, n_children);
}

void
reference_assert_same_frontier (const Reference *reference, const FringeSearch *search, uint32_t step)
{
  g_autoptr (GArray) ids = reference_frontier_at (reference, step);
  g_autofree uint32_t *found = g_new (uint32_t, ids->len + 1);
  uint32_t n_wanted = (uint32_t) test_random ((int) ids->len + 1);

  g_assert_cmpuint (fringe_search_frontier_at (search, step, found, ids->len + 1), ==, ids->len);
  g_assert_cmpmem (found, ids->len * sizeof *found, ids->data, ids->len * sizeof *found);
  g_assert_cmpuint (fringe_search_frontier_at (search, step, found, n_wanted), ==, n_wanted);
  g_assert_cmpmem (found, n_wanted * sizeof *found, ids->data, n_wanted * sizeof *found);
}

static void
assert_same_iterations (const Reference *reference, const FringeSearch *search, uint32_t number)
{
  const ReferenceStep *step = reference_step (reference, number);

  g_assert_cmpuint (fringe_search_n_roots_at (search, number), ==, step->n_roots);
  g_assert_cmpuint (fringe_search_n_iterations_at (search, number), ==, step->iterations->len);
  for (guint i = 0; i < step->iterations->len; i++)
    {
      FringeIteration iteration = fringe_search_iteration_at (search, i, number);

      test_assert_iterations_equal (&iteration, &g_array_index (step->iterations, FringeIteration, i));
    }
}

static void
assert_same_step (const Reference *reference, const FringeSearch *search, uint32_t number)
{
  const ReferenceStep *step = reference_step (reference, number);
  FringeCounts counts = fringe_search_counts_at (search, number);

  test_assert_counts_equal (&counts, &step->counts);
  g_assert_cmpuint (fringe_search_n_nodes_at (search, number), ==, step->n_nodes);
  if (number > 0)
    g_assert_cmpuint (fringe_search_removed (search, number), ==, step->removed);
  assert_same_iterations (reference, search, number);
}

/* What takes a walk over all nodes, and is looked at in some steps alone. */
static void
assert_same_picture (const Reference *reference, const FringeSearch *search, uint32_t step)
{
  if (!fringe_algorithm_deepens (reference->problem->rules.algorithm))
    reference_assert_same_frontier (reference, search, step);
  for (uint32_t id = 0; id < reference->nodes->len; id++)
    g_assert_cmpint (fringe_search_state_at (search, id, step), ==, state_at (reference_node (reference, id), step));
  for (int i = 0; i < 10; i++)
    assert_same_children (reference, search, (uint32_t) test_random ((int) reference->nodes->len), step);
}

static void
assert_same_roots (const Reference *reference, const FringeSearch *search)
{
  uint32_t n_roots = 0;

  for (uint32_t id = 0; id < reference->nodes->len; id++)
    {
      if (reference_node (reference, id)->parent == FRINGE_NO_NODE)
        g_assert_cmpuint (fringe_search_root (search, n_roots++), ==, id);
      g_assert_cmpuint (fringe_search_root_of (search, id), ==, n_roots - 1);
    }
}

static void
assert_same_solution (const Reference *reference, const FringeSearch *search)
{
  uint32_t n_steps = reference->steps->len - 1, goal = FRINGE_NO_NODE;

  for (uint32_t id = 0; id < reference->nodes->len; id++)
    if (reference_node (reference, id)->state == FRINGE_NODE_GOAL)
      goal = id;
  g_assert_cmpint (fringe_search_outcome (search), ==, reference->outcome);
  g_assert_cmpint (fringe_search_outcome_at (search, n_steps), ==, reference->outcome);
  g_assert_cmpuint (fringe_search_solution_at (search, n_steps), ==, goal);
  if (n_steps > 0)
    {
      g_assert_cmpint (fringe_search_outcome_at (search, n_steps - 1), ==, FRINGE_OUTCOME_RUNNING);
      g_assert_cmpuint (fringe_search_solution_at (search, n_steps - 1), ==, FRINGE_NO_NODE);
    }
}

void
reference_assert_same (const Reference *reference, const FringeSearch *search)
{
  uint32_t n_steps = reference->steps->len - 1;
  uint32_t first = reference->fork_step <= n_steps ? reference->fork_step : 0;

  g_assert_cmpuint (fringe_search_n_steps (search), ==, n_steps);
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, reference->nodes->len);
  assert_same_solution (reference, search);
  assert_same_roots (reference, search);
  for (uint32_t id = 0; id < reference->nodes->len; id++)
    assert_same_node (reference, search, id);
  for (uint32_t step = 0; step <= n_steps; step++)
    assert_same_step (reference, search, step);
  for (int i = 0; i < 6; i++)
    assert_same_picture (reference, search, first + (uint32_t) test_random ((int) (n_steps - first) + 1));
  assert_same_picture (reference, search, first);
  assert_same_picture (reference, search, n_steps);
}
