/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"
#include "fringe-pen.h"
#include "fringe-viewport.h"

/* Text smaller than this, in output pixels, is not drawn. */
#define FRINGE_TEXT_MIN 11.0

/**
 * FringeMarks:
 * @FRINGE_MARKS_NONE: none
 * @FRINGE_MARKS_DOTS: a dot in each cell whose tile adds to h, or whose blank does
 * @FRINGE_MARKS_NUMBERS: in each such cell, what it adds
 *
 * Where h is not the sum of what cells add, there are none.
 */
typedef enum
{
  FRINGE_MARKS_NONE,
  FRINGE_MARKS_DOTS,
  FRINGE_MARKS_NUMBERS,
} FringeMarks;

/**
 * FringeBoardLook:
 * @moved_cell: the cell of the tile that moved last, or -1
 * @marks: how to show what tiles add to h
 * @estimate: (nullable): what they add; needed for marks
 */
typedef struct
{
  const FringeBoard *board;
  int moved_cell;
  FringeMarks marks;
  const FringeEstimate *estimate;
} FringeBoardLook;

/* Draws a board into @rect, which has the board's proportions. */
void fringe_draw_board (FringePen *pen, const FringeTheme *theme, const FringeBoardLook *look, const FringeRect *rect);

/* The cell of a board in @rect under a point, or -1. */
int fringe_draw_board_pick (const FringeBoard *board, const FringeRect *rect, double x, double y);

/* The cell where the tile stands that the move brought there: the one that the blank left. */
int fringe_draw_moved_cell (const FringeBoard *board, FringeMove move);
