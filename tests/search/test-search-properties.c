/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

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
  g_assert_cmpint (fringe_search_state_at (search, 0, 0), ==, FRINGE_NODE_FRONTIER);
}

static uint32_t
expected_priority (FringeAlgorithm algorithm, uint32_t g, uint32_t h)
{
  return algorithm == FRINGE_ALGORITHM_UCS ? g : algorithm == FRINGE_ALGORITHM_GREEDY ? h : g + h;
}

/* Board, g, h, f and priority follow from the parent, the move and the goal. */
static void
test_nodes (const FringeSearch *search, const TestProblem *problem)
{
  FringeEstimate estimate;

  fringe_estimate_init (&estimate, problem->rules.heuristic, &problem->goal);
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      FringeBoard board, from;
      uint32_t g = fringe_search_g (search, id), h = fringe_search_h (search, id);

      fringe_search_board (search, id, &board);
      test_assert_board (&board);
      g_assert_cmpuint (h, ==, fringe_estimate_h (&estimate, &board));
      g_assert_cmpuint (fringe_search_f (search, id), ==, g + h);
      g_assert_cmpuint (fringe_search_priority (search, id), ==, expected_priority (problem->rules.algorithm, g, h));
      if (id == 0)
        continue;

      g_assert_cmpuint (fringe_search_parent (search, id), <, id);
      g_assert_cmpuint (g, ==, fringe_search_g (search, fringe_search_parent (search, id)) + 1);
      fringe_search_board (search, fringe_search_parent (search, id), &from);
      g_assert_true (fringe_board_move (&from, fringe_search_move (search, id)));
      test_assert_boards_equal (&board, &from);
    }
}

/* Ids follow the order of generation, and the children of a node stand together. */
static void
test_ids (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search), next = 1;

  (void) problem;
  for (uint32_t step = 1; step <= n_steps; step++)
    {
      uint32_t id = fringe_search_removed (search, step), first = UINT32_MAX;
      uint32_t n_children = fringe_search_children_at (search, id, step, &first);

      g_assert_cmpuint (id, <, next);
      g_assert_cmpuint (fringe_search_removed_step (search, id), ==, step);
      g_assert_cmpuint (fringe_search_children_at (search, id, step - 1, &first), ==, 0);
      g_assert_cmpuint (n_children, <=, FRINGE_N_MOVES);
      if (n_children > 0)
        g_assert_cmpuint (first, ==, next);
      for (uint32_t i = 0; i < n_children; i++, next++)
        {
          g_assert_cmpuint (fringe_search_parent (search, next), ==, id);
          g_assert_cmpuint (fringe_search_generated_step (search, next), ==, step);
        }
      g_assert_cmpuint (fringe_search_n_nodes_at (search, step), ==, next);
    }
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, next);
}

/* The ids of the nodes of each state, ascending. */
static GHashTable *
nodes_by_state (const FringeSearch *search)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);

  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      char text[FRINGE_BOARD_TEXT_MAX];
      FringeBoard board;
      GArray *ids;

      fringe_search_board (search, id, &board);
      fringe_board_print (&board, text);
      ids = g_hash_table_lookup (table, text);
      if (ids == NULL)
        {
          ids = g_array_new (FALSE, FALSE, sizeof (uint32_t));
          g_hash_table_insert (table, g_strdup (text), ids);
        }
      g_array_append_val (ids, id);
    }
  return table;
}

/* The newest node of the state among the first @n_nodes, by looking at all of them. */
static uint32_t
newest_of_state (GHashTable *table, const FringeBoard *board, uint32_t n_nodes)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  uint32_t newest = FRINGE_NO_NODE;
  GArray *ids;

  fringe_board_print (board, text);
  ids = g_hash_table_lookup (table, text);
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (g_array_index (ids, uint32_t, i) < n_nodes)
      newest = g_array_index (ids, uint32_t, i);
  return newest;
}

static void
assert_supersedes (const FringeSearch *search, uint32_t newer, uint32_t older)
{
  uint32_t step = fringe_search_generated_step (search, newer);
  FringeNodeState before = fringe_search_state_at (search, older, step - 1);

  g_assert_cmpuint (fringe_search_supersedes (search, newer), ==, older);
  g_assert_cmpuint (fringe_search_g (search, newer), <, fringe_search_g (search, older));
  g_assert_cmpint (before, !=, FRINGE_NODE_ABSENT);
  if (before == FRINGE_NODE_FRONTIER)
    {
      g_assert_cmpuint (fringe_search_superseded_step (search, older), ==, step);
      g_assert_cmpuint (fringe_search_removed_step (search, older), ==, UINT32_MAX);
      g_assert_cmpint (fringe_search_state_at (search, older, step), ==, FRINGE_NODE_SUPERSEDED);
    }
  else
    {
      g_assert_cmpint (before, ==, FRINGE_NODE_EXPANDED);
      g_assert_cmpuint (fringe_search_superseded_step (search, older), ==, UINT32_MAX);
      g_assert_cmpuint (fringe_search_removed_step (search, older), <, step);
    }
}

/* One node a state under open+closed; else each newer one has a smaller g and supersedes the one before. */
static void
test_states (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (GHashTable) table = nodes_by_state (search);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      GArray *ids = value;
      uint32_t last = g_array_index (ids, uint32_t, ids->len - 1);

      if (problem->rules.duplicates == FRINGE_DUPLICATES_OPEN_CLOSED)
        g_assert_cmpuint (ids->len, ==, 1);
      g_assert_cmpuint (fringe_search_supersedes (search, g_array_index (ids, uint32_t, 0)), ==, FRINGE_NO_NODE);
      g_assert_cmpuint (fringe_search_superseded_step (search, last), ==, UINT32_MAX);
      for (guint i = 1; i < ids->len; i++)
        assert_supersedes (search, g_array_index (ids, uint32_t, i), g_array_index (ids, uint32_t, i - 1));
    }
}

static void
assert_duplicate (const FringeSearch *search,
                  GHashTable *table,
                  const FringeDuplicate *duplicate,
                  const FringeBoard *board,
                  uint32_t parent,
                  uint32_t n_before)
{
  g_assert_cmpuint (duplicate->of, <, n_before);
  g_assert_cmpuint (duplicate->of, ==, newest_of_state (table, board, n_before));
  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_BETTER_G)
    g_assert_cmpuint (fringe_search_g (search, duplicate->of), <=, fringe_search_g (search, parent) + 1);
}

/* The legal moves of an expanded node, in the move order: each led to the next child or to the next duplicate. */
static void
assert_successors (const FringeSearch *search, GHashTable *table, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), n_before = fringe_search_n_nodes_at (search, step - 1), child = 0;
  uint32_t n_children = fringe_search_children_at (search, id, step, &child), end = child + n_children;
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates = fringe_search_duplicates (search, id, duplicates), n = 0;

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = fringe_search_rules (search)->moves[i];
      FringeBoard board;
      uint32_t reached;

      fringe_search_board (search, id, &board);
      if (!fringe_board_move (&board, move))
        continue;
      reached = newest_of_state (table, &board, n_before);
      if (child < end && fringe_search_move (search, child) == move)
        {
          g_assert_cmpuint (fringe_search_supersedes (search, child), ==, reached);
          child++;
          continue;
        }
      g_assert_cmpint (n, <, n_duplicates);
      g_assert_cmpint (duplicates[n].move, ==, move);
      assert_duplicate (search, table, &duplicates[n], &board, id, n_before);
      n++;
    }
  g_assert_cmpuint (child, ==, end);
  g_assert_cmpint (n, ==, n_duplicates);
}

static void
test_duplicates (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (GHashTable) table = nodes_by_state (search);
  uint32_t n_steps = fringe_search_n_steps (search);
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  (void) problem;
  for (uint32_t step = 1; step <= n_steps; step++)
    if (fringe_search_state_at (search, fringe_search_removed (search, step), step) == FRINGE_NODE_EXPANDED)
      assert_successors (search, table, step);
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    if (fringe_search_state_at (search, id, n_steps) != FRINGE_NODE_EXPANDED)
      g_assert_cmpint (fringe_search_duplicates (search, id, duplicates), ==, 0);
}

/* The node removed is the one of smallest priority, then of lowest id, of those on the frontier before. */
static void
test_order (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (uint32_t step = 1; step <= fringe_search_n_steps (search); step++)
    {
      uint32_t best = FRINGE_NO_NODE;

      for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step - 1); id++)
        if (fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER
            && (best == FRINGE_NO_NODE || fringe_search_priority (search, id) < fringe_search_priority (search, best)))
          best = id;
      g_assert_cmpuint (fringe_search_removed (search, step), ==, best);
    }
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
      g_assert_cmpuint (ids[0], ==, 0);
      g_assert_cmpuint (ids[n - 1], ==, id);
      for (uint32_t k = 1; k < n; k++)
        g_assert_cmpuint (fringe_search_parent (search, ids[k]), ==, ids[k - 1]);
      for (uint32_t other = 0; other < n_nodes; other++)
        {
          gboolean is_on = on_path < n && ids[on_path] == other;

          g_assert_true (fringe_search_is_ancestor (search, other, id) == is_on);
          on_path += is_on;
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/search/the-root-is-the-start", test_root);
  test_add_property ("/search/every-node-follows-from-its-parent-and-the-goal", test_nodes);
  test_add_property ("/search/ids-are-the-order-of-generation-and-siblings-stand-together", test_ids);
  test_add_property ("/search/a-state-has-one-node-or-newer-ones-that-supersede-with-a-smaller-g", test_states);
  test_add_property ("/search/every-legal-move-led-to-a-child-or-to-a-duplicate-of-a-node-that-was-there",
                     test_duplicates);
  test_add_property ("/search/the-node-removed-is-the-first-by-priority-and-then-by-id", test_order);
  test_add_property ("/search/a-path-is-the-ancestors-of-a-node", test_paths);
  return g_test_run ();
}
