/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

/* The table of the states reached grows in portions, of 2^16 slots and more in several: while the last of the ids come
 * for which it has room, half as many as slots. */
#define FULL_MIN (1 << 15)
#define FULL_MAX (1 << 17)
#define N_NODES (FULL_MAX + FULL_MAX / 16)

/* One that goes on until there is no room. */
static TestProblem
random_problem (FringeDuplicates duplicates)
{
  TestProblem problem
      = { .goal = fringe_board_standard_goal (4, 4), .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  do
    problem.start = test_board_random (4, 4);
  while (fringe_board_verdict (&problem.start, &problem.goal).solvable);
  problem.rules.duplicates = duplicates;
  test_problem_tell (&problem);
  return problem;
}

/* Nodes with which there are likely to be two tables. */
static uint32_t
random_limit (int full)
{
  return (uint32_t) (full - test_random (full / 24));
}

static int
count_moves (const FringeSearch *search, guint32 id)
{
  FringeBoard board;
  int n = 0;

  fringe_search_board (search, id, &board);
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    n += fringe_board_neighbour (board.rows, board.columns, board.blank, (FringeMove) move) >= 0;
  return n;
}

/* Each successor became a node, or there is one known for its state. */
static void
assert_all_are_known (const FringeSearch *search)
{
  guint32 n_steps = fringe_search_n_steps (search), children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  for (guint32 step = 1; step <= n_steps; step++)
    {
      guint32 id = fringe_search_removed (search, step);
      int n = fringe_search_children_at (search, id, n_steps, children);

      g_assert_cmpint (n + fringe_search_duplicates (search, id, duplicates), ==, count_moves (search, id));
    }
}

/* Stopped, and out of memory for a while. */
static void
run_in_parts (FringeSearch *search)
{
  for (int full = FULL_MIN; full <= FULL_MAX; full *= 2)
    {
      size_t bytes;

      fringe_search_set_node_limit (search, random_limit (full));
      fringe_search_run (search, UINT32_MAX);
      bytes = fringe_search_bytes (search);
      fringe_search_set_memory_limit (search, bytes + (size_t) test_random ((int) bytes / 8));
      fringe_search_set_node_limit (search, N_NODES);
      fringe_search_run (search, UINT32_MAX);
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_LIMIT);
      fringe_search_set_memory_limit (search, SIZE_MAX);
    }
  fringe_search_run (search, UINT32_MAX);
}

static void
test_same (void)
{
  static const FringeDuplicates rules[]
      = { FRINGE_DUPLICATES_OPEN_CLOSED, FRINGE_DUPLICATES_CLOSED, FRINGE_DUPLICATES_BETTER_G };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      TestProblem problem = random_problem (rules[i]);
      g_autoptr (FringeSearch) whole = test_search_run (&problem, N_NODES);
      g_autoptr (FringeSearch) search = test_search_new (&problem, N_NODES);

      assert_all_are_known (whole);
      run_in_parts (search);
      test_assert_same_record (search, whole);
    }
}

/* A fork begins with one table, whatever it is made from. */
static void
test_fork (void)
{
  for (int full = FULL_MIN; full <= FULL_MAX; full *= 2)
    {
      TestProblem problem = random_problem (FRINGE_DUPLICATES_OPEN_CLOSED);
      g_autoptr (FringeSearch) search = test_search_run (&problem, random_limit (full));
      g_autoptr (FringeSearch) whole = test_search_run (&problem, N_NODES), fork = NULL;

      fork = fringe_search_fork (search, fringe_search_n_steps (search), &problem.rules);
      g_assert_nonnull (fork);
      fringe_search_set_node_limit (fork, N_NODES);
      fringe_search_run (fork, UINT32_MAX);
      assert_all_are_known (fork);
      test_assert_same_record (fork, whole);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/growth/a-search-stopped-while-its-table-grows-goes-on-as-if-it-had-not-been", test_same);
  g_test_add_func ("/growth/a-fork-made-while-the-table-grows-knows-all-that-was-reached", test_fork);
  return g_test_run ();
}
