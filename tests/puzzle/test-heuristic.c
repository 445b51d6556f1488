/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-heuristic.h"

#include "test-boards.h"
#include "test-distances.h"

#define N_STATES 181440
#define LONGEST 31

/* States at each distance from a goal with the blank in a corner. */
static const guint states_at_depth[LONGEST + 1] = {
  1,    2,    4,    8,     16,    20,    39,    62,    116,   152,   286,   396,  748,  1024, 1893, 2512,
  4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,  2,
};

static int
cell_of (const FringeBoard *board, int tile)
{
  int cell = 0;

  while (board->cells[cell] != tile)
    cell++;
  return cell;
}

/* The definitions, word for word and slow. */
static int
defined_h (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  int n_cells = board->rows * board->columns, h = 0;

  for (int tile = 1; tile < n_cells; tile++)
    {
      int cell = cell_of (board, tile), home = cell_of (goal, tile);
      int rows = abs (cell / board->columns - home / board->columns);
      int columns = abs (cell % board->columns - home % board->columns);

      if (heuristic == FRINGE_HEURISTIC_MISPLACED)
        h += cell != home;
      else if (heuristic == FRINGE_HEURISTIC_MANHATTAN)
        h += rows + columns;
    }
  return h;
}

static void
test_names (void)
{
  g_assert_cmpstr (fringe_heuristic_name (FRINGE_HEURISTIC_ZERO), ==, "zero");
  g_assert_cmpstr (fringe_heuristic_name (FRINGE_HEURISTIC_MISPLACED), ==, "misplaced");
  g_assert_cmpstr (fringe_heuristic_name (FRINGE_HEURISTIC_MANHATTAN), ==, "manhattan");
}

static void
assert_h_is_as_defined (FringeHeuristic heuristic, int rows, int columns)
{
  FringeBoard goal = test_board_random (rows, columns);
  FringeEstimate estimate;

  fringe_estimate_init (&estimate, heuristic, &goal);
  g_assert_cmpint (estimate.n_cells, ==, rows * columns);
  g_assert_cmpint (fringe_estimate_h (&estimate, &goal), ==, 0);
  for (int i = 0; i < 20; i++)
    {
      FringeBoard board = test_board_random (rows, columns);

      g_assert_cmpint (fringe_estimate_h (&estimate, &board), ==, defined_h (heuristic, &board, &goal));
    }
}

static void
test_definition (gconstpointer data)
{
  FringeHeuristic heuristic = GPOINTER_TO_INT (data);

  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 3; i++)
    assert_h_is_as_defined (heuristic, rows, columns);
}

static void
assert_changes_add_up (FringeHeuristic heuristic, int rows, int columns)
{
  FringeBoard goal = test_board_random (rows, columns), board = test_board_random (rows, columns);
  FringeEstimate estimate;

  fringe_estimate_init (&estimate, heuristic, &goal);
  for (int i = 0; i < 60; i++)
    {
      int before = fringe_estimate_h (&estimate, &board), to = board.blank;

      if (!fringe_board_move (&board, test_random_move ()))
        continue;
      g_assert_cmpint (fringe_estimate_change (&estimate, board.cells[to], board.blank, to), ==,
                       fringe_estimate_h (&estimate, &board) - before);
    }
}

static void
test_change (gconstpointer data)
{
  FringeHeuristic heuristic = GPOINTER_TO_INT (data);

  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 3; i++)
    assert_changes_add_up (heuristic, rows, columns);
}

/* h never exceeds the true distance, and no move changes it by more than what the move costs. */
static void
assert_admissible_and_consistent (const FringeEstimate *estimate, const FringeBoard *board, guint8 distance)
{
  int h = fringe_estimate_h (estimate, board);

  g_assert_cmpint (h, >=, 0);
  g_assert_cmpint (h, <=, distance);
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard next = *board;

      if (fringe_board_move (&next, (FringeMove) move))
        g_assert_cmpint (h, <=, 1 + fringe_estimate_h (estimate, &next));
    }
}

static void
test_all_states (gconstpointer data)
{
  FringeBoard goal = test_board (data);
  g_autofree guint8 *distances = test_distances (&goal);
  FringeBoard board = test_board_first (3, 3);
  FringeEstimate estimates[FRINGE_N_HEURISTICS];
  guint rank = 0, n_states = 0;

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    fringe_estimate_init (&estimates[i], (FringeHeuristic) i, &goal);
  do
    {
      guint8 distance = distances[rank++];

      if (distance == TEST_UNREACHABLE)
        continue;
      n_states++;
      for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
        assert_admissible_and_consistent (&estimates[i], &board, distance);
    }
  while (test_board_next (&board));
  g_assert_cmpuint (n_states, ==, N_STATES);
}

static void
test_states_by_depth (gconstpointer data)
{
  FringeBoard goal = test_board (data);
  g_autofree guint8 *distances = test_distances (&goal);
  guint found[TEST_UNREACHABLE + 1] = { 0 };

  for (guint rank = 0; rank < test_n_boards (9); rank++)
    found[distances[rank]]++;
  for (int depth = 0; depth <= LONGEST; depth++)
    g_assert_cmpuint (found[depth], ==, states_at_depth[depth]);
  g_assert_cmpuint (found[TEST_UNREACHABLE], ==, N_STATES);
}

static void
add_for_each_heuristic (const char *sentence, GTestDataFunc function)
{
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/heuristic/%s/%s", fringe_heuristic_name ((FringeHeuristic) i), sentence);

      g_test_add_data_func (name, GINT_TO_POINTER (i), function);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heuristic/each-has-its-word", test_names);
  add_for_each_heuristic ("h-is-as-it-is-defined-for-every-size", test_definition);
  add_for_each_heuristic ("the-change-is-the-difference-of-two-whole-evaluations", test_change);
  g_test_add_data_func ("/heuristic/all-are-admissible-and-consistent-towards-a-corner", "1 2 3 4 5 6 7 8 0",
                        test_all_states);
  g_test_add_data_func ("/heuristic/all-are-admissible-and-consistent-towards-the-centre", "1 2 3 8 0 4 7 6 5",
                        test_all_states);
  g_test_add_data_func ("/heuristic/as-many-states-at-each-depth-as-known-last-corner", "1 2 3 4 5 6 7 8 0",
                        test_states_by_depth);
  g_test_add_data_func ("/heuristic/as-many-states-at-each-depth-as-known-first-corner", "0 1 2 3 4 5 6 7 8",
                        test_states_by_depth);
  return g_test_run ();
}
