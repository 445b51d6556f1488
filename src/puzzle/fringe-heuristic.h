/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

/**
 * FringeHeuristic:
 * @FRINGE_HEURISTIC_ZERO: 0; A* becomes uniform-cost search
 * @FRINGE_HEURISTIC_MISPLACED: tiles not in their goal cell (Hamming; AIMA's h1)
 * @FRINGE_HEURISTIC_MANHATTAN: the sum over tiles of row distance + column distance (AIMA's h2)
 *
 * The blank is left out of all of them.
 */
typedef enum
{
  FRINGE_HEURISTIC_ZERO,
  FRINGE_HEURISTIC_MISPLACED,
  FRINGE_HEURISTIC_MANHATTAN,
  FRINGE_N_HEURISTICS
} FringeHeuristic;

/**
 * FringeEstimate:
 * @n_cells: cells of the board
 * @cost: what each tile adds to h in each cell, in moves; row 0, the blank's, is zero
 *
 * A heuristic made ready for one goal. Each heuristic is a sum over tiles, so that a move changes
 * h by the difference of two entries of one row.
 */
typedef struct
{
  int n_cells;
  uint8_t cost[FRINGE_CELLS_MAX][FRINGE_CELLS_MAX];
} FringeEstimate;

/* "zero", "misplaced", "manhattan": the word in files and on the command line. */
const char *fringe_heuristic_name (FringeHeuristic heuristic);

void fringe_estimate_init (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal);

/* h of a whole board; O(cells). */
int fringe_estimate_h (const FringeEstimate *estimate, const FringeBoard *board);

/* By how much h changes when @tile goes from cell @from to cell @to; O(1). */
static inline int
fringe_estimate_change (const FringeEstimate *estimate, int tile, int from, int to)
{
  return estimate->cost[tile][to] - estimate->cost[tile][from];
}
