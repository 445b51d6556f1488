/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* Everything random comes from g_test_rand_int(): the seed that GLib prints repeats it. */

#define TEST_FOR_EACH_SIZE(rows, columns)                                                                              \
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)                                                    \
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)

/* A board from a text that must be right. */
FringeBoard test_board (const char *text);

/* Any of the (rows x columns)! boards, solvable or not. */
FringeBoard test_board_random (int rows, int columns);

/* The board whose cells are @cells, @rows x @columns of them. */
FringeBoard test_board_from_cells (int rows, int columns, const uint8_t *cells);

/* The next of all boards of this size in lexicographic order of the cells; FALSE after the last. */
gboolean test_board_next (FringeBoard *board);

/* The first of that order: 0 1 2 … */
FringeBoard test_board_first (int rows, int columns);

/* Asserts that @board is a whole board: sizes, each tile once, the blank where it says, zeros beyond. */
void test_assert_board (const FringeBoard *board);

void test_assert_boards_equal (const FringeBoard *a, const FringeBoard *b);

/* Where @tile is, or the blank with 0. */
int test_cell_of (const FringeBoard *board, int tile);

FringeMove test_random_move (void);

/* A number from 0 to n - 1. */
int test_random (int n);

/* A number of rows or columns. */
int test_random_side (void);
