/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-pen.h"
#include "fringe-viewport.h"

/* Text that is smaller, in output pixels, is not drawn. */
#define FRINGE_TEXT_MIN 12.0

/**
 * FringeBoardLook:
 * @moved_cell: the cell of the tile that moved last, or -1
 * @is_on_card: whether it is a card's, where numbers fill their tiles, to be read from far away
 * @is_marked: whether marks are to be drawn upon it, to which the numbers give room
 */
typedef struct
{
  const FringeBoard *board;
  int moved_cell;
  bool is_on_card;
  bool is_marked;
} FringeBoardLook;

/* Draws a board into @rect, which has the board's proportions. */
void fringe_draw_board (FringePen *pen, const FringeTheme *theme, const FringeBoardLook *look, const FringeRect *rect);

/* Where the number of a tile stands in cells of @cell pixels, from the corner of its cell; nothing where it would not
 * be legible. */
FringeRect fringe_draw_board_number (const FringeTheme *theme, const FringeBoardLook *look, int tile, double cell);

/* Returns: the height of the digits in cells of @cell pixels on a card */
double fringe_draw_board_digits (double cell, int n_cells);

/* Returns: the cell under a point of a board in @rect, or -1 */
int fringe_draw_board_pick (const FringeBoard *board, const FringeRect *rect, double x, double y);

/* Returns: the cell that the blank left with the move, where the tile stands that it changed places with; -1 for no
 * move */
int fringe_draw_moved_cell (const FringeBoard *board, FringeMove move);
