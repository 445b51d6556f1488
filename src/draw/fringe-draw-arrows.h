/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-marks.h"

/* Where the ways of tiles to other cells are drawn: along rows and columns, as tiles move, and beside the numbers. Each
 * cell has a lane to the right of its middle and one below it, and a lane has a track for either direction, so that
 * opposite ways do not meet. Lengths are in cells, from the upper left corner of the board. */

/**
 * FringeTileWay:
 * @points: (array length=n_points): x and y of each
 * @n_points: 3 where it turns a corner, else 2
 */
typedef struct
{
  double points[6];
  int n_points;
} FringeTileWay;

/* Returns: the way from cell @from to another cell, @to: first up or down, then sideways */
FringeTileWay fringe_tile_way (int columns, int from, int to);

/* The part of such a way that is in cell @from: which way it goes up or down, or else sideways. Returns: whether it
 * does */
bool fringe_tile_way_begins (int columns, int from, int to, bool upright, FringeTileWay *way);

/* Returns: whether a part of one way lies on the other */
bool fringe_tile_ways_meet (const FringeTileWay *a, const FringeTileWay *b);

/* Returns: whether an upright leg of @under and a level one of @over cross; then they do at (@x, @y) */
bool fringe_tile_ways_cross (const FringeTileWay *under, const FringeTileWay *over, double *x, double *y);

/* Draws the ways of tiles to their cells, and the next swap, in lanes beside the numbers. */
void fringe_draw_arrows (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect);
