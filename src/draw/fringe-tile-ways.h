/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

/* Where the ways of tiles to other cells are drawn: along rows and columns, as tiles move, and beside the numbers. Each
 * cell has a lane to the right of its middle and one below it. Where ways share a stretch of a lane, each has a track
 * of its own. Lengths are in cells, from the upper left corner of the board. */

/* A way for each tile, and one for a swap. */
#define FRINGE_WAYS_MAX (FRINGE_CELLS_MAX + 1)

/**
 * FringeTileWay:
 * @from, @to: the cells between which it goes
 * @points: (array length=n_points): x and y of each
 * @n_points: 3 where it turns a corner, else 2
 */
typedef struct
{
  int from, to;
  double points[6];
  int n_points;
} FringeTileWay;

/**
 * fringe_tile_ways_lay_out:
 * @ways: (inout) (array length=n): their cells are given, their points are found
 * @cell: the side of a cell in pixels
 *
 * Ways go up or down first, then sideways. They stand beside one another so that few of them cross.
 *
 * Returns: whether their tracks have room in their lanes; there is no way that has points if not
 */
bool fringe_tile_ways_lay_out (FringeTileWay *ways, int n, int columns, double cell);

/* The part of such a way that is in cell @from: which way it goes up or down, or else sideways. Returns: whether it
 * does */
bool fringe_tile_way_begins (int columns, int from, int to, bool upright, FringeTileWay *way);

/* Returns: whether an upright leg of @under and a level one of @over cross; then they do at (@x, @y) */
bool fringe_tile_ways_cross (const FringeTileWay *under, const FringeTileWay *over, double *x, double *y);
