/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define FRINGE_SIDE_MIN 2
#define FRINGE_SIDE_MAX 9
#define FRINGE_CELLS_MAX (FRINGE_SIDE_MAX * FRINGE_SIDE_MAX)

/**
 * FringeMove:
 *
 * The direction in which the blank moves. Every move costs 1.
 */
typedef enum
{
  FRINGE_MOVE_UP,
  FRINGE_MOVE_DOWN,
  FRINGE_MOVE_LEFT,
  FRINGE_MOVE_RIGHT,
  FRINGE_N_MOVES
} FringeMove;

/**
 * FringeBoard:
 * @rows: rows, 2 to 9
 * @columns: columns, 2 to 9
 * @blank: the cell of the blank
 * @cells: the tile in each cell, row-major, the blank being 0
 *
 * A state of the sliding puzzle: a value, copied by assignment.
 * Cells beyond @rows x @columns are 0, so that equal boards are equal bytes.
 */
typedef struct
{
  uint8_t rows;
  uint8_t columns;
  uint8_t blank;
  uint8_t cells[FRINGE_CELLS_MAX];
} FringeBoard;

/**
 * FringeVerdict:
 * @solvable: whether goal can be reached from start
 * @start_inversions: pairs of tiles of start in which the larger stands first
 * @goal_inversions: the same of goal
 * @start_blank_row: the row of the blank of start, 0 at the top
 * @goal_blank_row: the same of goal
 * @row_counts: whether the blank's row takes part in the parity (an even number of columns)
 *
 * Why two boards can reach each other, or not (Johnson & Story 1879).
 */
typedef struct
{
  bool solvable;
  int start_inversions;
  int goal_inversions;
  int start_blank_row;
  int goal_blank_row;
  bool row_counts;
} FringeVerdict;

/* The board 1 2 3 … 0, of 2 to 9 rows and columns. */
FringeBoard fringe_board_standard_goal (int rows, int columns);

/* The goal of a start that comes without one: @goal, unless it has another size, or the start cannot reach it but can
 * reach the standard goal, which it is then. */
FringeBoard fringe_board_choose_goal (const FringeBoard *start, const FringeBoard *goal);

static inline int
fringe_board_n_cells (const FringeBoard *board)
{
  return board->rows * board->columns;
}

bool fringe_board_same_size (const FringeBoard *a, const FringeBoard *b);
bool fringe_board_equal (const FringeBoard *a, const FringeBoard *b);

/**
 * fringe_board_neighbour:
 *
 * Returns: the cell that lies from @cell in the direction @move, or -1 beyond the edge
 */
int fringe_board_neighbour (int rows, int columns, int cell, FringeMove move);

static inline FringeMove
fringe_move_opposite (FringeMove move)
{
  return (FringeMove) (move ^ 1);
}

/* The letter that stands for a move: 'U', 'D', 'L' or 'R'. */
char fringe_move_letter (FringeMove move);

/**
 * fringe_board_move:
 *
 * Moves the blank, in place.
 *
 * Returns: false, the board unchanged, where the blank stands at that edge
 */
bool fringe_board_move (FringeBoard *board, FringeMove move);

/**
 * fringe_board_slide:
 *
 * Moves the blank to @cell where the two are in one row or column, and slides every tile between.
 *
 * Returns: false, the board unchanged, where they are not
 */
bool fringe_board_slide (FringeBoard *board, int cell);

/**
 * fringe_random_next:
 * @state: (inout): the seed at first; any number will do
 *
 * Returns: the next of a sequence of random numbers (splitmix64; Steele, Lea & Flood 2014), which is the same on every
 *   machine, unlike that of rand()
 */
uint64_t fringe_random_next (uint64_t *state);

/**
 * fringe_board_scramble:
 * @seed: equal seeds give equal boards, on every machine
 * @n_moves: the length of the walk
 *
 * Walks @n_moves random moves, never straight back.
 */
void fringe_board_scramble (FringeBoard *board, uint64_t seed, unsigned n_moves);

/* How many pairs of tiles, the blank left out, have the larger one first in row-major order. O(cells²). */
int fringe_board_inversions (const FringeBoard *board);

/* Tells whether two boards of the same size can reach each other. O(cells²). */
FringeVerdict fringe_board_verdict (const FringeBoard *start, const FringeBoard *goal);
