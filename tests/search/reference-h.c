/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-search.h"

#include "test-boards.h"
#include "test-distances.h"

#include <stdlib.h>

static int
find (const FringeBoard *board, int tile)
{
  for (int cell = 0; cell < board->rows * board->columns; cell++)
    if (board->cells[cell] == tile)
      return cell;
  g_assert_not_reached ();
}

static uint32_t
misplaced (const FringeBoard *board, const FringeBoard *goal, int first_tile)
{
  uint32_t n = 0;

  for (int tile = first_tile; tile < board->rows * board->columns; tile++)
    n += find (board, tile) != find (goal, tile);
  return n;
}

static uint32_t
manhattan (const FringeBoard *board, const FringeBoard *goal, int first_tile)
{
  int columns = board->columns, sum = 0;

  for (int tile = first_tile; tile < board->rows * columns; tile++)
    {
      int here = find (board, tile), home = find (goal, tile);

      sum += abs (here / columns - home / columns) + abs (here % columns - home % columns);
    }
  return (uint32_t) sum;
}

/* The fewest of the places to be taken out of the line until the rest ascend: of two that stand the wrong way round one
 * has to go. */
static uint32_t
fewest_to_leave (const int *places, int n)
{
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (places[i] > places[j])
        {
          int without[FRINGE_SIDE_MAX];
          uint32_t without_i, without_j;

          for (int k = 0, m = 0; k < n; k++)
            if (k != i)
              without[m++] = places[k];
          without_i = fewest_to_leave (without, n - 1);
          for (int k = 0, m = 0; k < n; k++)
            if (k != j)
              without[m++] = places[k];
          without_j = fewest_to_leave (without, n - 1);
          return 1 + MIN (without_i, without_j);
        }
  return 0;
}

/* The line is the cells from @first on, @stride apart. */
static uint32_t
line_conflicts (const FringeBoard *board, const FringeBoard *goal, int first, int stride, int length)
{
  int places[FRINGE_SIDE_MAX], n = 0;

  for (int i = 0; i < length; i++)
    for (int place = 0; place < length; place++)
      if (board->cells[first + i * stride] != 0
          && board->cells[first + i * stride] == goal->cells[first + place * stride])
        places[n++] = place;
  return fewest_to_leave (places, n);
}

static uint32_t
linear_conflict (const FringeBoard *board, const FringeBoard *goal)
{
  uint32_t n = 0;

  for (int row = 0; row < board->rows; row++)
    n += line_conflicts (board, goal, row * board->columns, 1, board->columns);
  for (int column = 0; column < board->columns; column++)
    n += line_conflicts (board, goal, column, board->columns, board->rows);
  return manhattan (board, goal, 1) + 2 * n;
}

static void
swap_with_blank (FringeBoard *board, int tile)
{
  int blank = find (board, 0), cell = find (board, tile);

  board->cells[blank] = (uint8_t) tile;
  board->cells[cell] = 0;
}

static int
first_misplaced_tile (const FringeBoard *board, const FringeBoard *goal)
{
  for (int cell = 0; cell < board->rows * board->columns; cell++)
    if (board->cells[cell] != 0 && board->cells[cell] != goal->cells[cell])
      return board->cells[cell];
  g_assert_not_reached ();
}

static uint32_t
gaschnig (const FringeBoard *board, const FringeBoard *goal)
{
  FringeBoard now = *board;
  uint32_t n_swaps = 0;

  for (; misplaced (&now, goal, 0) > 0; n_swaps++)
    {
      int belongs_here = goal->cells[find (&now, 0)];

      swap_with_blank (&now, belongs_here != 0 ? belongs_here : first_misplaced_tile (&now, goal));
    }
  return n_swaps;
}

/* The table of the last goal is kept: many boards are asked for one goal. */
static uint32_t
perfect (const FringeBoard *board, const FringeBoard *goal)
{
  static guint8 *distances;
  static FringeBoard distances_goal;

  if (distances == NULL || !fringe_board_equal (&distances_goal, goal))
    {
      g_free (distances);
      distances = test_distances (goal);
      distances_goal = *goal;
    }
  return distances[test_board_rank (board)];
}

uint32_t
reference_h (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  switch (heuristic)
    {
    case FRINGE_HEURISTIC_ZERO:
      return 0;
    case FRINGE_HEURISTIC_MISPLACED:
      return misplaced (board, goal, 1);
    case FRINGE_HEURISTIC_MANHATTAN:
      return manhattan (board, goal, 1);
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return linear_conflict (board, goal);
    case FRINGE_HEURISTIC_GASCHNIG:
      return gaschnig (board, goal);
    case FRINGE_HEURISTIC_PERFECT:
      return perfect (board, goal);
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      return misplaced (board, goal, 0);
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
      return manhattan (board, goal, 0);
    case FRINGE_N_HEURISTICS:
    default:
      g_assert_not_reached ();
    }
}
