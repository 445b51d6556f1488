/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#define FRINGE_SCALE_MAX 4.0

/* A rectangle, in pixels of the tree at 100 % or of the screen. */
typedef struct
{
  double x, y;
  double width, height;
} FringeRect;

/* The smallest rectangle around two others. */
FringeRect fringe_rect_union (const FringeRect *a, const FringeRect *b);

/* Whether two rectangles have a point in common, be it of their edges. */
bool fringe_rect_meets (const FringeRect *a, const FringeRect *b);

/* Which way the tree grows: its rows follow each other downwards, or to the right. */
typedef enum
{
  FRINGE_DIRECTION_DOWN,
  FRINGE_DIRECTION_RIGHT
} FringeDirection;

/**
 * FringeViewport:
 * @x: the tree's x at the left edge of the screen, in pixels at 100 %
 * @y: the tree's y at the top edge
 * @scale: screen pixels for a pixel of the tree at 100 %
 * @rows_scale: the same from row to row, at the least; 0 for none
 * @width: width of the screen, in pixels
 * @height: height of the screen, in pixels
 * @direction: in which rows follow each other
 *
 * What part of the tree is seen, and how large: a value.
 *
 * A large tree is thousands of times wider than it has rows. So that it fills the screen when all of it is
 * seen, rows come no closer than @rows_scale has them, while nodes go on shrinking.
 */
typedef struct
{
  double x, y;
  double scale;
  double rows_scale;
  double width, height;
  FringeDirection direction;
} FringeViewport;

/* Shows all of @rect, centred, no larger than @scale_max, with @margin screen pixels around. */
void fringe_viewport_fit (FringeViewport *viewport, const FringeRect *rect, double margin, double scale_max);

/* Scales by @factor; the point of the tree under screen point (x, y) stays there. */
void fringe_viewport_zoom (FringeViewport *viewport, double factor, double x, double y);

/* Moves the tree by screen pixels. */
void fringe_viewport_pan (FringeViewport *viewport, double dx, double dy);

/* Brings a point of the tree to a point of the screen. */
void fringe_viewport_keep (FringeViewport *viewport, double tree_x, double tree_y, double x, double y);

/* Takes a new size of the screen; what was in the middle stays in the middle. */
void fringe_viewport_resize (FringeViewport *viewport, double width, double height);

/* Moves as little as needed for @rect to be seen whole, @margin screen pixels from the edge. Returns: whether it moved.
 */
bool fringe_viewport_reveal (FringeViewport *viewport, const FringeRect *rect, double margin);

/* Screen pixels for a pixel of the tree from left to right, and from top to bottom. */
double fringe_viewport_scale_x (const FringeViewport *viewport);
double fringe_viewport_scale_y (const FringeViewport *viewport);

/* Lets rows keep their distance far enough for a tree with these bounds to fill the screen. */
void fringe_viewport_set_tree (FringeViewport *viewport, const FringeRect *bounds, double margin);

/* Where a node of the tree is seen: its place follows the rows, its size the scale. */
FringeRect fringe_viewport_to_screen (const FringeViewport *viewport, const FringeRect *rect);

/* The part of the tree that is seen, in pixels of the tree at 100 %. */
FringeRect fringe_viewport_visible (const FringeViewport *viewport);
