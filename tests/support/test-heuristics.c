/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-heuristics.h"

#include "fringe-own.h"
#include "test-boards.h"
#include "test-distances.h"
#include "test-formulae.h"

#include <stdlib.h>

static int
misplaced (const FringeBoard *board, const FringeBoard *goal, int first_tile)
{
  int h = 0;

  for (int tile = first_tile; tile < fringe_board_n_cells (board); tile++)
    h += test_cell_of (board, tile) != test_cell_of (goal, tile);
  return h;
}

static int
manhattan (const FringeBoard *board, const FringeBoard *goal, int first_tile)
{
  int h = 0;

  for (int tile = first_tile; tile < fringe_board_n_cells (board); tile++)
    {
      int cell = test_cell_of (board, tile), home = test_cell_of (goal, tile);

      h += abs (cell / board->columns - home / board->columns);
      h += abs (cell % board->columns - home % board->columns);
    }
  return h;
}

/* Whether the tiles of @homes stand in goal order, those of the set @removed left out. */
static gboolean
in_order_without (const int *homes, int n, guint removed)
{
  int last = -1;

  for (int i = 0; i < n; i++)
    {
      if (removed & 1u << i)
        continue;
      if (homes[i] < last)
        return FALSE;
      last = homes[i];
    }
  return TRUE;
}

/* All sets of tiles are tried. */
static int
fewest_removed (const int *homes, int n)
{
  int fewest = n;

  for (guint removed = 0; removed < 1u << n; removed++)
    {
      int n_removed = 0;

      for (int i = 0; i < n; i++)
        n_removed += (removed >> i) & 1;
      if (n_removed < fewest && in_order_without (homes, n, removed))
        fewest = n_removed;
    }
  return fewest;
}

/* Of a row, or else a column. */
static int
conflicts_in_line (const FringeBoard *board, const FringeBoard *goal, int line, gboolean is_row)
{
  int homes[FRINGE_SIDE_MAX], n = 0, length = is_row ? board->columns : board->rows;

  for (int i = 0; i < length; i++)
    {
      int tile = board->cells[is_row ? line * board->columns + i : i * board->columns + line];
      int home = test_cell_of (goal, tile), row = home / board->columns, column = home % board->columns;

      if (tile != 0 && (is_row ? row : column) == line)
        homes[n++] = is_row ? column : row;
    }
  return fewest_removed (homes, n);
}

static int
linear_conflict (const FringeBoard *board, const FringeBoard *goal)
{
  int h = manhattan (board, goal, 1);

  for (int row = 0; row < board->rows; row++)
    h += 2 * conflicts_in_line (board, goal, row, TRUE);
  for (int column = 0; column < board->columns; column++)
    h += 2 * conflicts_in_line (board, goal, column, FALSE);
  return h;
}

static int
first_misplaced (const FringeBoard *board, const FringeBoard *goal)
{
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    if (goal->cells[cell] != 0 && board->cells[cell] != goal->cells[cell])
      return cell;
  return -1;
}

/* The swaps are played. */
static int
gaschnig (const FringeBoard *start, const FringeBoard *goal)
{
  FringeBoard board = *start;
  int n_swaps = 0, first;

  while ((first = first_misplaced (&board, goal)) >= 0)
    {
      int blank = test_cell_of (&board, 0);
      int other = goal->cells[blank] != 0 ? test_cell_of (&board, goal->cells[blank]) : first;

      board.cells[blank] = board.cells[other];
      board.cells[other] = 0;
      n_swaps++;
    }
  return n_swaps;
}

/* The table of the last goal is kept: many boards are asked for one goal. */
static int
perfect (const FringeBoard *board, const FringeBoard *goal)
{
  static guint8 *distances;
  static FringeBoard distances_goal;
  int distance;

  if (distances == NULL || !fringe_board_equal (&distances_goal, goal))
    {
      g_free (distances);
      distances = test_distances (goal);
      distances_goal = *goal;
    }
  distance = distances[test_board_rank (board)];
  return distance == TEST_UNREACHABLE ? FRINGE_H_INFINITE : distance;
}

int
test_whole_h (const FringeEstimate *estimate, const FringeBoard *board)
{
  double h = fringe_estimate_h (estimate, board);

  g_assert_true (isinf (h) || h == (int) h);
  return isinf (h) ? FRINGE_H_INFINITE : (int) h;
}

int
test_h (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
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

double
test_h_value (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  if (fringe_heuristic_is_own (heuristic))
    return test_formula_value (fringe_own_formula (heuristic)->text, board, goal);
  return fringe_h_value (test_h (heuristic, board, goal));
}

#define N_FORMULAE 60

FringeHeuristic
test_formula_heuristic (void)
{
  static FringeHeuristic formulae[N_FORMULAE];
  int i = test_random (N_FORMULAE);

  if (formulae[i] == 0)
    {
      g_autofree char *text = i % 4 == 0 ? test_formula_random_sum () : test_formula_random (FALSE);
      FringeFormulaError error;

      g_assert_true (fringe_own_from_text (text, &formulae[i], &error));
    }
  return formulae[i];
}
