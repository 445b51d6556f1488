/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-marks.h"
#include "fringe-draw-board.h"

/**
 * FringeMarksLook:
 * @board: the board
 * @marks: what h of @board is made of
 * @is_full: whether everything is marked: ways, swaps, what moves make of h; or else only what each tile adds
 * @hovered: the cell whose tile shows its way all the same, or -1
 */
typedef struct
{
  const FringeBoard *board;
  const FringeBoardMarks *marks;
  bool is_full;
  int hovered;
} FringeMarksLook;

/* Whether tiles are marked as misplaced and not by how far they have to go. */
bool fringe_marks_are_misplaced (const FringeBoardMarks *marks);

/* Whether the numbers of @board give room to marks: to lanes for ways, or beside two digits. */
bool fringe_marks_take_room (const FringeBoardMarks *marks, const FringeBoard *board);

/* Draws the heuristic on a board that fringe_draw_board() has drawn into @rect, with room where
 * fringe_marks_take_room(). What is not legible in cells of that
 * size is left out. The numbers add up to h: those of the tiles and those of the lines. */
void fringe_draw_marks (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect);
