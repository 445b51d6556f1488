/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

/* Boards of up to ten cells numbered, so that a table can have a place for each (Lehmer). */

#define FRINGE_RANK_CELLS_MAX 10

/* How many boards of this size there are, of either parity: n_cells! */
uint32_t fringe_board_n_ranks (int n_cells);

/* The number of a board in the lexicographic order of the cells, from 0; O(cells). */
uint32_t fringe_board_rank (const uint8_t *cells, int n_cells);

/* Sets the cells and the blank of @board, whose size is given, to those of number @rank; O(cells). */
void fringe_board_from_rank (uint32_t rank, FringeBoard *board);
