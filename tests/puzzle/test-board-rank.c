/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-distances.h"
#include "test-boards.h"

static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 4 }, { 4, 2 }, { 3, 3 } };

static void
test_order (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FringeBoard board = test_board_first (sizes[i][0], sizes[i][1]), other = board;
      int n_cells = fringe_board_n_cells (&board);
      uint32_t rank = 0;

      do
        {
          fringe_board_from_rank (rank, &other);
          if (fringe_board_rank (board.cells, n_cells) != rank || !fringe_board_equal (&board, &other))
            g_error ("%d cells: board %u", n_cells, rank);
          rank++;
        }
      while (test_board_next (&board));
      g_assert_cmpuint (rank, ==, fringe_board_n_ranks (n_cells));
    }
}

/* There are 3.6 millions of ten cells. */
static void
test_ten_cells (void)
{
  g_assert_cmpuint (fringe_board_n_ranks (FRINGE_PERFECT_CELLS_MAX), ==, 3628800);
  for (int i = 0; i < 10000; i++)
    {
      FringeBoard board = test_board_random (2, 5), other = board;
      uint32_t rank = fringe_board_rank (board.cells, 10);

      g_assert_cmpuint (rank, <, 3628800);
      fringe_board_from_rank (rank, &other);
      test_assert_boards_equal (&board, &other);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-rank/boards-are-numbered-in-lexicographic-order", test_order);
  g_test_add_func ("/board-rank/a-number-gives-its-board-back", test_ten_cells);
  return g_test_run ();
}
