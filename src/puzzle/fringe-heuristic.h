/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-distances.h"
#include "fringe-formula.h"
#include "fringe-pattern-sum.h"

#include <math.h>
#include <stdlib.h>

/**
 * FringeHeuristic:
 * @FRINGE_HEURISTIC_ZERO: 0; A* becomes uniform-cost search
 * @FRINGE_HEURISTIC_MISPLACED: tiles not in their goal cell (Hamming; AIMA's h1)
 * @FRINGE_HEURISTIC_MANHATTAN: the sum over tiles of row distance + column distance (AIMA's h2)
 * @FRINGE_HEURISTIC_LINEAR_CONFLICT: Manhattan and two more for each tile that must leave its line so that the others
 *   of the line can pass (Hansson, Mayer & Yung 1992)
 * @FRINGE_HEURISTIC_GASCHNIG: swaps needed if the blank could change places with any tile (Gaschnig 1979)
 * @FRINGE_HEURISTIC_PERFECT: h*, the true distance, tabulated; boards of up to %FRINGE_PERFECT_CELLS_MAX cells
 * @FRINGE_HEURISTIC_MISPLACED_WITH_BLANK: misplaced, the blank counted like a tile; not admissible
 * @FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK: Manhattan, the blank counted like a tile; not admissible
 *
 * All but the last two leave the blank out. A number from %FRINGE_N_HEURISTICS on is a heuristic of one's own
 * (fringe-own.h): a table of heuristics has no place for it.
 */
typedef enum
{
  FRINGE_HEURISTIC_ZERO,
  FRINGE_HEURISTIC_MISPLACED,
  FRINGE_HEURISTIC_MANHATTAN,
  FRINGE_HEURISTIC_LINEAR_CONFLICT,
  FRINGE_HEURISTIC_GASCHNIG,
  FRINGE_HEURISTIC_PERFECT,
  FRINGE_HEURISTIC_MISPLACED_WITH_BLANK,
  FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK,
  FRINGE_N_HEURISTICS
} FringeHeuristic;

static inline bool
fringe_heuristic_is_own (FringeHeuristic heuristic)
{
  return heuristic >= FRINGE_N_HEURISTICS;
}

/* No whole h is larger but an infinite one: of a number that 16 bits hold, enough is left for the path. */
#define FRINGE_H_WHOLE_MAX 16383

/* h as a number to reckon with. PERFECT is infinite for a board from which the goal cannot be reached; as no move leads
 * from such a board to one from which it can be, all boards of a search have this h or none has. */
static inline double
fringe_h_value (int h)
{
  return h == FRINGE_H_INFINITE ? INFINITY : h;
}

/**
 * FringeEstimate:
 * @n_cells: cells of the board
 * @home: the goal cell of each tile
 * @row: the row of each cell
 * @column: the column of each cell
 * @is_sum: whether h is nothing but the sum of @cost over the cells
 * @is_whole: whether every h is a whole number, 0 to %FRINGE_H_WHOLE_MAX, or infinite
 * @h_min: no h is smaller
 * @h_max: no h is larger but an infinite one
 * @cost: what each tile adds to h in each cell, in moves; where the heuristic is a formula that is no sum, what it adds
 *   to the Manhattan distance
 * @distances: (nullable): the table of PERFECT
 * @formula: (nullable): one's own
 * @terms: (nullable): the same, made ready for the goal
 * @patterns: (nullable): one's own pattern database
 * @given: (nullable): h by fringe_board_rank(), which another program printed
 *
 * A heuristic made ready for one goal. Where h is a sum, a move changes it by the difference of two
 * entries of one row, or of two rows where the blank counts.
 */
typedef struct
{
  FringeHeuristic heuristic;
  int rows, columns, n_cells;
  bool is_sum, is_whole;
  double h_min, h_max;
  uint8_t home[FRINGE_CELLS_MAX];
  uint8_t row[FRINGE_CELLS_MAX], column[FRINGE_CELLS_MAX];
  uint8_t cost[FRINGE_CELLS_MAX][FRINGE_CELLS_MAX];
  FringeDistances *distances;
  const FringeFormula *formula;
  struct _FringeFormulaTerms *terms;
  FringePatternSum *patterns;
  const double *given;
} FringeEstimate;

/* "zero", "misplaced", "linear-conflict", "formula:…", "pdb:…": the word in files and on the command line. */
const char *fringe_heuristic_name (FringeHeuristic heuristic);

/* Whether h is known never to exceed the true distance, whatever the goal. Of a formula that is known by
 * fringe_formula_is_proven() alone. */
bool fringe_heuristic_is_admissible (FringeHeuristic heuristic);

/* Whether the heuristic can be had for boards of this size: the table of PERFECT is too large beyond 10 cells, also for
 * a formula that names it, and of a pattern database fringe_pattern_fit() tells it. */
bool fringe_heuristic_fits (FringeHeuristic heuristic, int rows, int columns);

/**
 * fringe_estimate_init:
 *
 * PERFECT takes the time of fringe_distances_new(), a pattern database that of fringe_pattern_sum_new().
 *
 * Returns: false where memory ran out or the heuristic does not fit; then @estimate is ZERO's, to be cleared or not
 */
bool fringe_estimate_init (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal);

/* A heuristic that is known by its values alone, each finite. They have to last as long as @estimate and its copies,
 * which own nothing else. */
void fringe_estimate_init_given (FringeEstimate *estimate, const FringeBoard *goal, const double *given);

/* Makes @estimate equal to @other in O(1): a table is shared, by any number of threads. */
void fringe_estimate_copy (FringeEstimate *estimate, const FringeEstimate *other);

/* Frees what the estimate holds, its share of a table. */
void fringe_estimate_clear (FringeEstimate *estimate);

/* h of whole boards, row-major; INFINITY where PERFECT says that the goal is out of reach. O(cells) but for GASCHNIG,
 * PERFECT and LINEAR_CONFLICT, O(cells * side), and formulae. */
double fringe_estimate_h (const FringeEstimate *estimate, const FringeBoard *board);
double fringe_estimate_h_of_cells (const FringeEstimate *estimate, const uint8_t *cells);

/* What another heuristic that is built in and does not count the blank says of a board, where @estimate has what that
 * needs: that of a formula has. @estimate's own h where it is whole. */
int fringe_estimate_measure (const FringeEstimate *estimate, FringeHeuristic heuristic, const uint8_t *cells);

/* Rows and columns between two cells, in moves. */
static inline int
fringe_estimate_distance (const FringeEstimate *estimate, int from, int to)
{
  return abs (estimate->row[from] - estimate->row[to]) + abs (estimate->column[from] - estimate->column[to]);
}

/* By how much the sum of costs changes when @tile goes from cell @from to cell @to and the blank the other way; O(1).
 * It is the change of h where @is_sum. */
static inline int
fringe_estimate_change (const FringeEstimate *estimate, int tile, int from, int to)
{
  return estimate->cost[tile][to] - estimate->cost[tile][from] + estimate->cost[0][from] - estimate->cost[0][to];
}

/**
 * fringe_estimate_whole_after:
 * @cells: the board after the move
 * @h: h of the board before it
 * @tile: the tile that went from cell @from to cell @to, where the blank was
 *
 * Returns: h of @cells where @is_whole, found from @h where that is quicker; %FRINGE_H_INFINITE where it is infinite
 */
int
fringe_estimate_whole_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to);

/* The same of any estimate. */
double
fringe_estimate_h_after (const FringeEstimate *estimate, const uint8_t *cells, double h, int tile, int from, int to);
