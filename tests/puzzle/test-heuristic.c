/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-heuristic.h"

#include "test-boards.h"
#include "test-heuristics.h"

static void
test_names (void)
{
  static const char *const names[FRINGE_N_HEURISTICS] = {
    "zero",
    "misplaced",
    "manhattan",
    "linear-conflict",
    "gaschnig",
    "perfect",
    "misplaced-with-blank",
    "manhattan-with-blank",
  };

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    g_assert_cmpstr (fringe_heuristic_name ((FringeHeuristic) i), ==, names[i]);
}

static void
swap_cells (FringeBoard *board, int a, int b)
{
  uint8_t cells[FRINGE_CELLS_MAX];

  memcpy (cells, board->cells, sizeof cells);
  cells[a] = board->cells[b];
  cells[b] = board->cells[a];
  *board = test_board_from_cells (board->rows, board->columns, cells);
}

/* Every tile in its goal row, or every tile in its goal column: as many conflicts as may be. */
static FringeBoard
shuffled_in_lines (const FringeBoard *goal)
{
  gboolean in_rows = test_random (2) == 0;
  FringeBoard board = *goal;

  for (int cell = 0; cell < fringe_board_n_cells (goal); cell++)
    {
      int row = cell / goal->columns, column = cell % goal->columns;

      if (in_rows)
        column = test_random (goal->columns);
      else
        row = test_random (goal->rows);
      swap_cells (&board, cell, row * goal->columns + column);
    }
  return board;
}

static void
assert_h_is_as_defined (FringeHeuristic heuristic, int rows, int columns)
{
  FringeBoard goal = test_board_random (rows, columns);
  g_auto (FringeEstimate) estimate;

  g_assert_true (fringe_estimate_init (&estimate, heuristic, &goal));
  g_assert_cmpint (estimate.n_cells, ==, rows * columns);
  g_assert_cmpint (test_whole_h (&estimate, &goal), ==, 0);
  for (int i = 0; i < 20; i++)
    {
      FringeBoard board = i % 2 == 0 ? test_board_random (rows, columns) : shuffled_in_lines (&goal);
      int h = test_h (heuristic, &board, &goal);

      g_assert_cmpint (test_whole_h (&estimate, &board), ==, h);
      g_assert_cmpfloat (fringe_estimate_h_of_cells (&estimate, board.cells), ==, fringe_h_value (h));
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

/* The change of the sum, and h after the move, for a walk from @board. */
static void
assert_moves_change_h (const FringeEstimate *estimate, FringeBoard board)
{
  int h = test_whole_h (estimate, &board);

  for (int i = 0; i < 100; i++)
    {
      int to = board.blank, before = h;

      if (!fringe_board_move (&board, test_random_move ()))
        continue;
      h = test_whole_h (estimate, &board);
      g_assert_cmpint (fringe_estimate_whole_after (estimate, board.cells, before, board.cells[to], board.blank, to),
                       ==, h);
      if (estimate->is_sum)
        g_assert_cmpint (fringe_estimate_change (estimate, board.cells[to], board.blank, to), ==, h - before);
    }
}

static void
test_moves (gconstpointer data)
{
  FringeHeuristic heuristic = GPOINTER_TO_INT (data);

  TEST_FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard goal = test_board_random (rows, columns);
    g_auto (FringeEstimate) estimate = { 0 };

    if (!fringe_heuristic_fits (heuristic, rows, columns))
      continue;
    g_assert_true (fringe_estimate_init (&estimate, heuristic, &goal));
    assert_moves_change_h (&estimate, goal);
    for (int i = 0; i < 5; i++)
      {
        assert_moves_change_h (&estimate, test_board_random (rows, columns));
        assert_moves_change_h (&estimate, shuffled_in_lines (&goal));
      }
  }
}

/* Swaps of two cells, of which those stay that do not make h smaller: h climbs to where the bound might be too low. */
static void
assert_climb_stays_below (const FringeEstimate *estimate, FringeBoard board)
{
  int h = test_whole_h (estimate, &board), max = (int) estimate->h_max;

  for (int i = 0; i < 500; i++)
    {
      FringeBoard next = board;
      int h_of_next;

      swap_cells (&next, test_random (estimate->n_cells), test_random (estimate->n_cells));
      h_of_next = test_whole_h (estimate, &next);
      g_assert_cmpint (h_of_next, >=, 0);
      g_assert_true (h_of_next <= max || h_of_next == FRINGE_H_INFINITE);
      if (h_of_next < h)
        continue;
      board = next;
      h = h_of_next;
    }
}

static void
test_max (gconstpointer data)
{
  FringeHeuristic heuristic = GPOINTER_TO_INT (data);

  TEST_FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard goal = test_board_random (rows, columns);
    g_auto (FringeEstimate) estimate = { 0 };

    if (!fringe_heuristic_fits (heuristic, rows, columns))
      continue;
    g_assert_true (fringe_estimate_init (&estimate, heuristic, &goal));
    assert_climb_stays_below (&estimate, test_board_random (rows, columns));
    assert_climb_stays_below (&estimate, shuffled_in_lines (&goal));
  }
}

/* In each line, as many conflicts as may be: its tiles stand in the reverse order of the goal. */
static void
test_linear_conflict_max (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard goal = test_board_random (rows, columns), upside_down = goal, mirrored = goal;
    g_auto (FringeEstimate) estimate = { 0 }, manhattan = { 0 };
    int max;

    g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_LINEAR_CONFLICT, &goal));
    g_assert_true (fringe_estimate_init (&manhattan, FRINGE_HEURISTIC_MANHATTAN, &goal));
    max = (int) estimate.h_max - (int) manhattan.h_max;
    for (int row = 0; row < rows; row++)
      for (int column = 0; column < columns; column++)
        {
          if (row < rows / 2)
            swap_cells (&upside_down, row * columns + column, (rows - 1 - row) * columns + column);
          if (column < columns / 2)
            swap_cells (&mirrored, row * columns + column, row * columns + columns - 1 - column);
        }
    g_assert_cmpint (max, >=, test_whole_h (&estimate, &upside_down) - test_whole_h (&manhattan, &upside_down));
    g_assert_cmpint (max, >=, test_whole_h (&estimate, &mirrored) - test_whole_h (&manhattan, &mirrored));
  }
}

/* Boards printed in course documents with their h, three of them unsolvable. */
static void
test_published (void)
{
  static const struct
  {
    const char *start, *goal;
    int misplaced, manhattan;
  } boards[] = {
    { "0 4 2 5 7 6 1 3 8", "1 2 3 4 5 6 7 8 0", 7, 12 }, { "7 2 4 6 0 5 8 3 1", "1 2 3 4 5 6 7 8 0", 7, 16 },
    { "8 1 2 0 4 3 7 6 5", "1 2 3 4 5 6 7 8 0", 7, 11 }, { "8 1 3 4 0 2 7 6 5", "1 2 3 4 5 6 7 8 0", 5, 10 },
    { "1 2 3 4 0 6 7 5 8", "6 2 3 4 5 1 7 8 0", 4, 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      FringeBoard start = test_board (boards[i].start), goal = test_board (boards[i].goal);
      FringeEstimate estimate;

      g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_MISPLACED, &goal));
      g_assert_cmpint (test_whole_h (&estimate, &start), ==, boards[i].misplaced);
      g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_MANHATTAN, &goal));
      g_assert_cmpint (test_whole_h (&estimate, &start), ==, boards[i].manhattan);
    }
}

static void
add_for_each_heuristic (const char *sentence, GTestDataFunc function)
{
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/heuristic/%s/%s", fringe_heuristic_name ((FringeHeuristic) i), sentence);

      /* PERFECT is compared with a breadth-first search in a file of its own. */
      if (function == test_definition && i == FRINGE_HEURISTIC_PERFECT)
        continue;
      g_test_add_data_func (name, GINT_TO_POINTER (i), function);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heuristic/each-has-its-word", test_names);
  g_test_add_func ("/heuristic/published-boards-have-their-published-h", test_published);
  g_test_add_func ("/heuristic/linear-conflict/what-it-adds-is-never-above-its-bound", test_linear_conflict_max);
  add_for_each_heuristic ("h-is-as-it-is-defined-for-every-size", test_definition);
  add_for_each_heuristic ("h-after-a-move-is-that-of-the-whole-board", test_moves);
  add_for_each_heuristic ("h-is-never-above-its-bound", test_max);
  return g_test_run ();
}
