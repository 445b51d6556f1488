/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"

#include "fringe-board-text.h"

#include <string.h>

int
test_random (int n)
{
  return g_test_rand_int_range (0, n);
}

FringeMove
test_random_move (void)
{
  return (FringeMove) test_random (FRINGE_N_MOVES);
}

int
test_random_side (void)
{
  return g_test_rand_int_range (FRINGE_SIDE_MIN, FRINGE_SIDE_MAX + 1);
}

FringeBoard
test_board (const char *text)
{
  FringeBoard board = { 0 };
  FringeBoardError error;

  if (!fringe_board_parse (text, strlen (text), 0, 0, &board, &error))
    g_error ("\"%s\" is no board: problem %d at %d:%d", text, error.problem, error.line, error.column);
  return board;
}

FringeBoard
test_board_from_cells (int rows, int columns, const uint8_t *cells)
{
  FringeBoard board = { .rows = (uint8_t) rows, .columns = (uint8_t) columns };

  for (int cell = 0; cell < rows * columns; cell++)
    {
      board.cells[cell] = cells[cell];
      if (cells[cell] == 0)
        board.blank = (uint8_t) cell;
    }
  return board;
}

FringeBoard
test_board_first (int rows, int columns)
{
  uint8_t cells[FRINGE_CELLS_MAX];

  for (int cell = 0; cell < rows * columns; cell++)
    cells[cell] = (uint8_t) cell;
  return test_board_from_cells (rows, columns, cells);
}

static void
swap_cells (uint8_t *cells, int a, int b)
{
  uint8_t tile = cells[a];

  cells[a] = cells[b];
  cells[b] = tile;
}

FringeBoard
test_board_random (int rows, int columns)
{
  FringeBoard board = test_board_first (rows, columns);

  for (int cell = rows * columns - 1; cell > 0; cell--)
    swap_cells (board.cells, cell, test_random (cell + 1));
  return test_board_from_cells (rows, columns, board.cells);
}

gboolean
test_board_next (FringeBoard *board)
{
  uint8_t *cells = board->cells;
  int last = fringe_board_n_cells (board) - 1, i = last - 1, j = last;

  while (i >= 0 && cells[i] > cells[i + 1])
    i--;
  if (i < 0)
    return FALSE;
  while (cells[j] < cells[i])
    j--;
  swap_cells (cells, i, j);
  for (int a = i + 1, b = last; a < b; a++, b--)
    swap_cells (cells, a, b);
  *board = test_board_from_cells (board->rows, board->columns, cells);
  return TRUE;
}

int
test_cell_of (const FringeBoard *board, int tile)
{
  int cell = 0;

  while (board->cells[cell] != tile)
    cell++;
  return cell;
}

void
test_assert_board (const FringeBoard *board)
{
  gboolean seen[FRINGE_CELLS_MAX] = { FALSE };
  int n_cells = fringe_board_n_cells (board);

  g_assert_cmpint (board->rows, >=, FRINGE_SIDE_MIN);
  g_assert_cmpint (board->rows, <=, FRINGE_SIDE_MAX);
  g_assert_cmpint (board->columns, >=, FRINGE_SIDE_MIN);
  g_assert_cmpint (board->columns, <=, FRINGE_SIDE_MAX);
  g_assert_cmpint (board->blank, <, n_cells);
  g_assert_cmpint (board->cells[board->blank], ==, 0);
  for (int cell = 0; cell < n_cells; cell++)
    {
      g_assert_cmpint (board->cells[cell], <, n_cells);
      g_assert_false (seen[board->cells[cell]]);
      seen[board->cells[cell]] = TRUE;
    }
  for (int cell = n_cells; cell < FRINGE_CELLS_MAX; cell++)
    g_assert_cmpint (board->cells[cell], ==, 0);
}

void
test_assert_boards_equal (const FringeBoard *a, const FringeBoard *b)
{
  g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
  g_assert_true (fringe_board_equal (a, b));
}
