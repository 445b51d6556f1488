/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

/* The true distances to a goal, tabulated by the number of each board. */

/* A table of all boards of a larger size would not fit into memory. */
#define FRINGE_PERFECT_CELLS_MAX 10

/* Boards of up to %FRINGE_PERFECT_CELLS_MAX cells are numbered (Lehmer), so that a table can have a place for each.
 *
 * Returns: how many there are of @n_cells cells, of either parity: @n_cells! */
uint32_t fringe_board_n_ranks (int n_cells);

/* The number of a board in the lexicographic order of the cells, from 0. O(cells). */
uint32_t fringe_board_rank (const uint8_t *cells, int n_cells);

/* Sets the cells and the blank of @board, whose size is given, to those of number @rank. O(cells). */
void fringe_board_from_rank (uint32_t rank, FringeBoard *board);

/* The distances to one goal from all boards of its size. */
typedef struct _FringeDistances FringeDistances;

/**
 * fringe_distances_new:
 * @goal: a board of up to %FRINGE_PERFECT_CELLS_MAX cells
 *
 * Searches all boards of the size breadth-first, backwards from the goal: some 10 ms for 3x3, an eighth of a second for
 * 2x5. The table that was made last is kept, and shared by whoever wants it again.
 *
 * Returns: (nullable) (transfer full): the table, with one owner more; %NULL where memory ran out
 */
FringeDistances *fringe_distances_new (const FringeBoard *goal);

/* Adds an owner, or takes one away; the last one frees the table. Any thread may do so. */
FringeDistances *fringe_distances_ref (FringeDistances *distances);
void fringe_distances_unref (FringeDistances *distances);

/* The distance of a board from which the goal cannot be reached. No other distance, and no h, is as large. */
#define FRINGE_H_INFINITE UINT16_MAX

/* Moves from @cells to the goal, or %FRINGE_H_INFINITE. O(cells). */
int fringe_distances_get (const FringeDistances *distances, const uint8_t *cells);

/* The largest distance of a board from which the goal can be reached. */
int fringe_distances_largest (const FringeDistances *distances);

/* The distances of all boards by rank; %FRINGE_DISTANCE_NONE where the goal cannot be reached. */
#define FRINGE_DISTANCE_NONE UINT8_MAX
const uint8_t *fringe_distances_by_rank (const FringeDistances *distances);
