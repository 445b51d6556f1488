/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-distances.h"

guint
test_n_boards (int n_cells)
{
  guint n = 1;

  for (int i = 2; i <= n_cells; i++)
    n *= (guint) i;
  return n;
}

/* The factorial number system: digit i says how many later cells hold a smaller tile. */
guint
test_board_rank (const FringeBoard *board)
{
  int n_cells = fringe_board_n_cells (board);
  guint rank = 0;

  for (int i = 0; i < n_cells; i++)
    {
      guint smaller = 0;

      for (int j = i + 1; j < n_cells; j++)
        smaller += board->cells[j] < board->cells[i];
      rank = rank * (guint) (n_cells - i) + smaller;
    }
  return rank;
}

guint8 *
test_distances (const FringeBoard *goal)
{
  guint n_boards = test_n_boards (fringe_board_n_cells (goal));
  guint8 *distances = g_malloc (n_boards);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (FringeBoard));

  for (guint i = 0; i < n_boards; i++)
    distances[i] = TEST_UNREACHABLE;
  distances[test_board_rank (goal)] = 0;
  g_array_append_vals (found, goal, 1);

  for (guint i = 0; i < found->len; i++)
    {
      guint8 distance = distances[test_board_rank (&g_array_index (found, FringeBoard, i))];

      for (int move = 0; move < FRINGE_N_MOVES; move++)
        {
          FringeBoard board = g_array_index (found, FringeBoard, i);
          guint rank;

          if (!fringe_board_move (&board, (FringeMove) move))
            continue;
          rank = test_board_rank (&board);
          if (distances[rank] != TEST_UNREACHABLE)
            continue;
          distances[rank] = distance + 1;
          g_array_append_val (found, board);
        }
    }
  return distances;
}
