/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-marks.h"

#include "fringe-own.h"

/* A tile that must let another pass leaves its line and comes back. */
#define MOVES_ASIDE 2

static void
mark_tiles (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board)
{
  int cell_of[FRINGE_CELLS_MAX];

  if (marks->heuristic == FRINGE_HEURISTIC_ZERO || marks->heuristic == FRINGE_HEURISTIC_PERFECT
      || fringe_heuristic_is_own (marks->heuristic))
    return;
  for (int cell = 0; cell < estimate->n_cells; cell++)
    cell_of[board->cells[cell]] = cell;
  /* Tile 0 is the blank. Of the heuristics that are built in, those that count it are those that can overestimate. */
  for (int tile = fringe_heuristic_is_admissible (marks->heuristic) ? 1 : 0; tile < estimate->n_cells; tile++)
    {
      int from = cell_of[tile], to = estimate->home[tile];

      marks->tiles[marks->n_tiles++] = (FringeTileMark) {
        .tile = (uint8_t) tile,
        .from = (uint8_t) from,
        .to = (uint8_t) to,
        .distance = (uint8_t) fringe_estimate_distance (estimate, from, to),
        .adds = estimate->cost[tile][from],
      };
    }
}

/* Marks all but a longest ascending sequence of @places: those must leave. Of several sequences it is the one whose
 * last tile stands first, and so on backwards. */
static int
choose_leaving (const int *places, int n, bool *leaves)
{
  int length[FRINGE_SIDE_MAX], before[FRINGE_SIDE_MAX], last = -1, n_leaving = n;

  for (int i = 0; i < n; i++)
    {
      leaves[i] = true;
      length[i] = 1;
      before[i] = -1;
      for (int j = 0; j < i; j++)
        if (places[j] < places[i] && length[j] + 1 > length[i])
          {
            length[i] = length[j] + 1;
            before[i] = j;
          }
      if (last < 0 || length[i] > length[last])
        last = i;
    }
  for (int i = last; i >= 0; i = before[i])
    {
      leaves[i] = false;
      n_leaving--;
    }
  return n_leaving;
}

static bool
is_in_conflict (const int *places, int n, int i)
{
  for (int j = 0; j < n; j++)
    if ((j < i && places[j] > places[i]) || (j > i && places[j] < places[i]))
      return true;
  return false;
}

static void
mark_line (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board, bool is_row, int line)
{
  const uint8_t *across = is_row ? estimate->row : estimate->column;
  int places[FRINGE_SIDE_MAX], tiles[FRINGE_SIDE_MAX], n = 0;
  bool leaves[FRINGE_SIDE_MAX];
  FringeLineMark mark = { .is_row = is_row, .line = line };

  for (int cell = 0; cell < estimate->n_cells; cell++)
    {
      int tile = board->cells[cell];

      if (tile == 0 || across[cell] != line || across[estimate->home[tile]] != line)
        continue;
      tiles[n] = tile;
      places[n++] = estimate->home[tile];
    }
  mark.adds = MOVES_ASIDE * choose_leaving (places, n, leaves);
  for (int i = 0; i < n; i++)
    if (is_in_conflict (places, n, i))
      {
        mark.tiles[mark.n_tiles] = (uint8_t) tiles[i];
        mark.leaves[mark.n_tiles++] = leaves[i];
      }
  if (mark.adds > 0)
    marks->lines[marks->n_lines++] = mark;
}

static void
mark_lines (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board)
{
  for (int row = 0; row < estimate->rows; row++)
    mark_line (marks, estimate, board, true, row);
  for (int column = 0; column < estimate->columns; column++)
    mark_line (marks, estimate, board, false, column);
}

/* The cell of the tile that changes places with the blank, or -1 where all are home. */
static int
find_swap (const FringeEstimate *estimate, const FringeBoard *board)
{
  int tile_home[FRINGE_CELLS_MAX];

  for (int tile = 0; tile < estimate->n_cells; tile++)
    tile_home[estimate->home[tile]] = tile;
  for (int cell = 0; cell < estimate->n_cells; cell++)
    if (board->blank == estimate->home[0] ? estimate->home[board->cells[cell]] != cell
                                          : board->cells[cell] == tile_home[board->blank])
      return cell;
  return -1;
}

static void
mark_swaps (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board)
{
  FringeBoard now = *board;
  int from;

  while ((from = find_swap (estimate, &now)) >= 0)
    {
      uint8_t tile = now.cells[from], to = now.blank;

      marks->swaps[marks->n_swaps++] = (FringeSwapMark) { tile, (uint8_t) from, to, estimate->home[tile] == to };
      now.cells[to] = tile;
      now.cells[from] = 0;
      now.blank = (uint8_t) from;
    }
}

static void
mark_moves (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board)
{
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard after = *board;

      marks->is_legal[move] = fringe_board_move (&after, (FringeMove) move);
      if (marks->is_legal[move])
        marks->change[move] = fringe_estimate_h (estimate, &after) - marks->h;
    }
}

void
fringe_board_marks_init (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board)
{
  *marks = (FringeBoardMarks) { .heuristic = estimate->heuristic, .h = fringe_estimate_h (estimate, board) };
  mark_tiles (marks, estimate, board);
  if (estimate->heuristic == FRINGE_HEURISTIC_LINEAR_CONFLICT)
    mark_lines (marks, estimate, board);
  if (estimate->heuristic == FRINGE_HEURISTIC_GASCHNIG)
    mark_swaps (marks, estimate, board);
  mark_moves (marks, estimate, board);
}
