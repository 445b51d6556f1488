/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find-board.h"

/* The first walks are no more than SPREAD longer than the shortest; the rest grows by a move in so many boards. Boards
 * from everywhere come later. */
#define SPREAD 6
#define BOARDS_FOR_A_MOVE 32
#define NEAR_BOARDS 512

/* Changing two tiles changes the parity. */
static void
make_solvable (FringeBoard *board, const FringeBoard *goal)
{
  int a = board->blank == 0 ? 1 : 0, b = a + 1 == board->blank ? a + 2 : a + 1;
  guint8 tile = board->cells[a];

  if (fringe_board_verdict (board, goal).solvable)
    return;
  board->cells[a] = board->cells[b];
  board->cells[b] = tile;
}

static FringeBoard
any_board (const FringeBoard *goal, uint64_t *random)
{
  FringeBoard board = *goal;
  int n_cells = fringe_board_n_cells (goal);

  for (int i = n_cells - 1; i > 0; i--)
    {
      int j = (int) (fringe_random_next (random) % (guint64) (i + 1));
      guint8 tile = board.cells[i];

      board.cells[i] = board.cells[j];
      board.cells[j] = tile;
    }
  for (int i = 0; i < n_cells; i++)
    if (board.cells[i] == 0)
      board.blank = (guint8) i;
  make_solvable (&board, goal);
  return board;
}

FringeBoard
fringe_find_board (const FringeDraw *draw, guint64 i)
{
  FringeBoard board = draw->goal;
  uint64_t random = draw->seed, spread = MIN (draw->longest - draw->shortest, SPREAD + i / BOARDS_FOR_A_MOVE);

  random = fringe_random_next (&random) ^ i;
  if (draw->takes_any && i >= NEAR_BOARDS && i % 2 == 1)
    return any_board (&draw->goal, &random);
  fringe_board_scramble (&board, fringe_random_next (&random),
                         draw->shortest + (guint) (fringe_random_next (&random) % (spread + 1)));
  return board;
}
