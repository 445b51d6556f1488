/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

/* A heuristic on the board, as data to draw: what h of one board is made of. */

/* Swaps that GASCHNIG needs at most, and rows and columns together. */
#define FRINGE_SWAPS_MAX (FRINGE_CELLS_MAX * 3 / 2)
#define FRINGE_LINES_MAX (2 * FRINGE_SIDE_MAX)

/**
 * FringeTileMark:
 * @tile: the tile; 0 for the blank, which has a mark where the heuristic counts it
 * @from: the cell in which it is, row-major
 * @to: its goal cell
 * @distance: rows and columns between the two, in moves: the length of an arrow
 * @adds: what the tile adds to h: @distance under Manhattan and linear conflict, 1 for a misplaced tile, 0 under
 *   heuristics that are no sum over tiles
 *
 * Where a tile is and where it belongs. A tile at home has a mark too, with 0.
 */
typedef struct
{
  uint8_t tile;
  uint8_t from, to;
  uint8_t distance;
  uint8_t adds;
} FringeTileMark;

/**
 * FringeLineMark:
 * @is_row: a row, or else a column
 * @line: its number, from 0
 * @tiles: (array length=n_tiles): the tiles of the line that stand in another's way, in their order on the board
 * @leaves: (array length=n_tiles): for each, whether it must leave the line so that the others can pass
 * @adds: two for each tile that must leave
 *
 * A row or a column with tiles in conflict (Hansson, Mayer & Yung 1992). As few leave as can; where several sets
 * would do, those stay whose last tile stands first, and of these whose last but one does, and so on.
 */
typedef struct
{
  bool is_row;
  int line;
  int n_tiles;
  uint8_t tiles[FRINGE_SIDE_MAX];
  bool leaves[FRINGE_SIDE_MAX];
  int adds;
} FringeLineMark;

/**
 * FringeSwapMark:
 * @tile: the tile that changes places with the blank
 * @from: the cell from which it goes
 * @to: the cell to which it goes, where the blank is
 * @is_home: whether it comes home: only where the blank was home already does it not
 *
 * A swap of Gaschnig's relaxed puzzle.
 */
typedef struct
{
  uint8_t tile;
  uint8_t from, to;
  bool is_home;
} FringeSwapMark;

/**
 * FringeBoardMarks:
 * @heuristic: the heuristic
 * @h: its value; INFINITY where PERFECT says that the goal is out of reach
 * @n_tiles: how many @tiles: all, ascending, the blank first where it counts; 0 under ZERO and PERFECT
 *   and formulae
 * @lines: (array length=n_lines): of LINEAR_CONFLICT: the lines with a conflict, the rows first
 * @swaps: (array length=n_swaps): of GASCHNIG: the whole sequence, the next one first; they are h
 * @is_legal: for each move whether the blank can make it
 * @change: for each legal move by how much h of the board after it is larger: −1, 0, 1 … in moves
 *
 * The marks: a value. What @tiles, @lines and @swaps add is h, but for PERFECT and formulae, which are just the number.
 */
typedef struct
{
  FringeHeuristic heuristic;
  double h;
  int n_tiles;
  FringeTileMark tiles[FRINGE_CELLS_MAX];
  int n_lines;
  FringeLineMark lines[FRINGE_LINES_MAX];
  int n_swaps;
  FringeSwapMark swaps[FRINGE_SWAPS_MAX];
  bool is_legal[FRINGE_N_MOVES];
  double change[FRINGE_N_MOVES];
} FringeBoardMarks;

/**
 * fringe_board_marks_init:
 * @marks: (out caller-allocates):
 * @estimate: a heuristic that is ready, as fringe_search_estimate() is
 * @board: a board of its size
 *
 * O(cells × side).
 */
void fringe_board_marks_init (FringeBoardMarks *marks, const FringeEstimate *estimate, const FringeBoard *board);
