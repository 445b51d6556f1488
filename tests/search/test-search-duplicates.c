/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

#include "test-boards.h"
#include "test-searches.h"

/* What the rule for duplicates makes of every record. */

static gboolean
tests_at_generation (const FringeSearch *search)
{
  return !fringe_search_is_idastar (search) && fringe_search_rules (search)->goal_test == FRINGE_GOAL_TEST_GENERATION;
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

/* Under better-g each newer node of a state has a smaller g and supersedes the one before. */
static void
assert_better_g (const FringeSearch *search, const GArray *ids)
{
  for (guint i = 1; i < ids->len; i++)
    assert_supersedes (search, g_array_index (ids, uint32_t, i), g_array_index (ids, uint32_t, i - 1));
}

/* Under the other rules no node supersedes another. */
static void
assert_never_supersedes (const FringeSearch *search, const GArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    {
      g_assert_cmpuint (fringe_search_supersedes (search, g_array_index (ids, uint32_t, i)), ==, FRINGE_NO_NODE);
      g_assert_cmpuint (fringe_search_superseded_step (search, g_array_index (ids, uint32_t, i)), ==, UINT32_MAX);
    }
}

/* Under closed none of the state is generated once one of it was expanded. */
static void
assert_closed (const FringeSearch *search, const GArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    for (guint j = 0; j < ids->len; j++)
      {
        uint32_t a = g_array_index (ids, uint32_t, i), b = g_array_index (ids, uint32_t, j);

        if (fringe_search_state_at (search, a, UINT32_MAX) == FRINGE_NODE_EXPANDED)
          g_assert_cmpuint (fringe_search_generated_step (search, b), <, fringe_search_removed_step (search, a));
      }
}

/* Under expansion one node of the state is expanded, and the others are stale for its sake. */
static void
assert_stale (const FringeSearch *search, const GArray *ids)
{
  uint32_t expanded = FRINGE_NO_NODE;

  for (guint i = 0; i < ids->len; i++)
    if (fringe_search_state_at (search, g_array_index (ids, uint32_t, i), UINT32_MAX) == FRINGE_NODE_EXPANDED)
      {
        g_assert_cmpuint (expanded, ==, FRINGE_NO_NODE);
        expanded = g_array_index (ids, uint32_t, i);
      }
  for (guint i = 0; i < ids->len; i++)
    {
      uint32_t id = g_array_index (ids, uint32_t, i);

      if (fringe_search_state_at (search, id, UINT32_MAX) != FRINGE_NODE_STALE)
        continue;
      g_assert_cmpuint (fringe_search_stale_of (search, id), ==, expanded);
      g_assert_cmpuint (fringe_search_removed_step (search, expanded), <, fringe_search_removed_step (search, id));
    }
}

/* How many nodes a state has, and what they are to each other, as the rule for duplicates says. */
static void
test_states (const FringeSearch *search, const TestProblem *problem)
{
  FringeDuplicates duplicates
      = fringe_search_is_idastar (search) ? FRINGE_DUPLICATES_PARENT : problem->rules.duplicates;
  g_autoptr (GHashTable) table = nodes_by_state (search);
  GHashTableIter iter;
  gpointer ids;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &ids))
    {
      if (duplicates == FRINGE_DUPLICATES_BETTER_G)
        assert_better_g (search, ids);
      else
        assert_never_supersedes (search, ids);
      if (duplicates == FRINGE_DUPLICATES_OPEN_CLOSED)
        g_assert_cmpuint (((GArray *) ids)->len, ==, 1);
      if (duplicates == FRINGE_DUPLICATES_CLOSED)
        assert_closed (search, ids);
      if (duplicates == FRINGE_DUPLICATES_EXPANSION)
        assert_stale (search, ids);
    }
}

/* Nothing turns straight back, but under the rule that drops duplicates when they are removed. */
static void
test_straight_back (const FringeSearch *search, const TestProblem *problem)
{
  if (!fringe_search_is_idastar (search) && problem->rules.duplicates == FRINGE_DUPLICATES_EXPANSION)
    return;
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      uint32_t parent = fringe_search_parent (search, id);

      if (parent != FRINGE_NO_NODE && fringe_search_parent (search, parent) != FRINGE_NO_NODE)
        g_assert_cmpint (fringe_search_move (search, id), !=,
                         fringe_move_opposite (fringe_search_move (search, parent)));
    }
}

static void
assert_duplicate (const FringeSearch *search, uint32_t id, const FringeDuplicate *duplicate)
{
  FringeBoard board, other;

  fringe_search_board (search, id, &board);
  g_assert_true (fringe_board_move (&board, duplicate->move));
  fringe_search_board (search, duplicate->of, &other);
  test_assert_boards_equal (&board, &other);
  g_assert_cmpuint (fringe_search_generated_step (search, duplicate->of), <, fringe_search_removed_step (search, id));
  if (!fringe_search_is_idastar (search) && fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_BETTER_G)
    g_assert_cmpuint (fringe_search_g (search, duplicate->of), <=, fringe_search_g (search, id) + 1);
}

/* Whether the search ended before all successors of the expanded node were tried. */
static gboolean
is_interrupted (const FringeSearch *search, uint32_t id)
{
  uint32_t last = fringe_search_removed (search, fringe_search_n_steps (search));

  return fringe_search_is_idastar (search)
             ? test_is_ancestor (search, id, last)
             : tests_at_generation (search) && id == last && fringe_search_outcome (search) == FRINGE_OUTCOME_SOLVED;
}

/* The legal moves of an expanded node: each led to a child or to a duplicate, in the move order. */
static void
assert_successors (const FringeSearch *search, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_children = fringe_search_children_at (search, id, UINT32_MAX, children), child = 0;
  int n_duplicates = fringe_search_duplicates (search, id, duplicates), duplicate = 0;

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = fringe_search_rules (search)->moves[i];
      FringeBoard board;

      fringe_search_board (search, id, &board);
      if (!fringe_board_move (&board, move))
        continue;
      if (child < n_children && fringe_search_move (search, children[child]) == move)
        child++;
      else if (duplicate < n_duplicates && duplicates[duplicate].move == move)
        assert_duplicate (search, id, &duplicates[duplicate++]);
      else
        g_assert_true (is_interrupted (search, id));
    }
  g_assert_cmpint (child, ==, n_children);
  g_assert_cmpint (duplicate, ==, n_duplicates);
}

static void
test_duplicates (const FringeSearch *search, const TestProblem *problem)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  (void) problem;
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    if (fringe_search_state_at (search, id, UINT32_MAX) == FRINGE_NODE_EXPANDED)
      assert_successors (search, id);
    else
      g_assert_cmpint (fringe_search_duplicates (search, id, duplicates), ==, 0);
}

/* The table of the states reached grows many times. The goal is out of reach. */
static void
test_large (gconstpointer data)
{
  static const int sides[][2] = { { 4, 4 }, { 3, 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      TestProblem problem = test_problem_random (sides[i][0], sides[i][1], 0);
      g_autoptr (FringeSearch) search = NULL;

      do
        problem.start = test_board_random (sides[i][0], sides[i][1]);
      while (fringe_board_verdict (&problem.start, &problem.goal).solvable);
      problem.rules.algorithm = (FringeAlgorithm) test_random (FRINGE_ALGORITHM_IDASTAR);
      problem.rules.duplicates = (FringeDuplicates) GPOINTER_TO_INT (data);
      test_problem_tell (&problem);
      search = test_search_run (&problem, 200000);
      test_states (search, &problem);
      test_duplicates (search, &problem);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/duplicates/the-nodes-of-a-state-are-those-that-the-rule-for-duplicates-lets-be", test_states);
  test_add_property ("/duplicates/nothing-turns-straight-back", test_straight_back);
  test_add_property ("/duplicates/every-legal-move-led-to-a-child-or-to-a-duplicate-of-a-node-that-was-there",
                     test_duplicates);
  for (int i = 0; i < FRINGE_N_DUPLICATES; i++)
    {
      g_autofree char *name = g_strdup_printf ("/duplicates/all-holds-in-a-large-search-under-%s",
                                               fringe_duplicates_name ((FringeDuplicates) i));

      g_test_add_data_func (name, GINT_TO_POINTER (i), test_large);
    }
  return g_test_run ();
}
