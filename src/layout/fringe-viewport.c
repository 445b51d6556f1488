/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-viewport.h"

#include <math.h>

/* Small enough to fit ten million leaves beside each other. */
#define SCALE_MIN 1e-7
/* Below this scale nodes are blocks, and rows may stay apart. */
#define ROWS_SCALE_MAX 0.25

FringeRect
fringe_rect_union (const FringeRect *a, const FringeRect *b)
{
  double x = fmin (a->x, b->x), y = fmin (a->y, b->y);

  return (FringeRect) { x, y, fmax (a->x + a->width, b->x + b->width) - x,
                        fmax (a->y + a->height, b->y + b->height) - y };
}

bool
fringe_rect_meets (const FringeRect *a, const FringeRect *b)
{
  return a->x <= b->x + b->width && b->x <= a->x + a->width && a->y <= b->y + b->height && b->y <= a->y + a->height;
}

static double
clamp (double value, double low, double high)
{
  return fmin (fmax (value, low), high);
}

static double
scale_along_rows (const FringeViewport *viewport)
{
  return fmax (viewport->scale, viewport->rows_scale);
}

double
fringe_viewport_scale_x (const FringeViewport *viewport)
{
  return viewport->direction == FRINGE_DIRECTION_RIGHT ? scale_along_rows (viewport) : viewport->scale;
}

double
fringe_viewport_scale_y (const FringeViewport *viewport)
{
  return viewport->direction == FRINGE_DIRECTION_DOWN ? scale_along_rows (viewport) : viewport->scale;
}

/* The point of the tree at a point of the screen, as a rectangle without size. */
static FringeRect
tree_at (const FringeViewport *viewport, double x, double y)
{
  return (FringeRect) { viewport->x + x / fringe_viewport_scale_x (viewport),
                        viewport->y + y / fringe_viewport_scale_y (viewport), 0, 0 };
}

void
fringe_viewport_set_tree (FringeViewport *viewport, const FringeRect *bounds, double margin)
{
  bool is_down = viewport->direction == FRINGE_DIRECTION_DOWN;
  FringeRect middle = tree_at (viewport, viewport->width / 2, viewport->height / 2);
  double room = (is_down ? viewport->height : viewport->width) - 2 * margin;

  viewport->rows_scale = clamp (room / fmax (is_down ? bounds->height : bounds->width, 1), 0, ROWS_SCALE_MAX);
  fringe_viewport_keep (viewport, middle.x, middle.y, viewport->width / 2, viewport->height / 2);
}

void
fringe_viewport_fit (FringeViewport *viewport, const FringeRect *rect, double margin, double scale_max)
{
  double room_x = fmax (viewport->width - 2 * margin, 1), room_y = fmax (viewport->height - 2 * margin, 1);
  double scale_x = room_x / fmax (rect->width, 1), scale_y = room_y / fmax (rect->height, 1);
  double along_rows = viewport->direction == FRINGE_DIRECTION_DOWN ? scale_y : scale_x;

  if (along_rows < viewport->rows_scale)
    viewport->rows_scale = along_rows;
  viewport->scale = clamp (fmin (scale_x, scale_y), SCALE_MIN, scale_max);
  fringe_viewport_keep (viewport, rect->x + rect->width / 2, rect->y + rect->height / 2, viewport->width / 2,
                        viewport->height / 2);
}

void
fringe_viewport_zoom (FringeViewport *viewport, double factor, double x, double y)
{
  FringeRect point = tree_at (viewport, x, y);

  viewport->scale = clamp (viewport->scale * factor, SCALE_MIN, FRINGE_SCALE_MAX);
  fringe_viewport_keep (viewport, point.x, point.y, x, y);
}

void
fringe_viewport_pan (FringeViewport *viewport, double dx, double dy)
{
  viewport->x -= dx / fringe_viewport_scale_x (viewport);
  viewport->y -= dy / fringe_viewport_scale_y (viewport);
}

void
fringe_viewport_keep (FringeViewport *viewport, double tree_x, double tree_y, double x, double y)
{
  viewport->x = tree_x - x / fringe_viewport_scale_x (viewport);
  viewport->y = tree_y - y / fringe_viewport_scale_y (viewport);
}

void
fringe_viewport_resize (FringeViewport *viewport, double width, double height)
{
  fringe_viewport_pan (viewport, (width - viewport->width) / 2, (height - viewport->height) / 2);
  viewport->width = width;
  viewport->height = height;
}

/* How far [start, end] must move to lie in [low, high]; its start counts where it is too long. */
static double
shift_into (double start, double end, double low, double high)
{
  if (start < low || end - start > high - low)
    return low - start;
  return end > high ? high - end : 0;
}

bool
fringe_viewport_reveal (FringeViewport *viewport, const FringeRect *rect, double margin)
{
  FringeRect seen = fringe_viewport_to_screen (viewport, rect);
  double dx = shift_into (seen.x, seen.x + seen.width, margin, viewport->width - margin);
  double dy = shift_into (seen.y, seen.y + seen.height, margin, viewport->height - margin);

  fringe_viewport_pan (viewport, dx, dy);
  return fabs (dx) > 0.01 || fabs (dy) > 0.01;
}

FringeRect
fringe_viewport_to_screen (const FringeViewport *viewport, const FringeRect *rect)
{
  return (FringeRect) { (rect->x - viewport->x) * fringe_viewport_scale_x (viewport),
                        (rect->y - viewport->y) * fringe_viewport_scale_y (viewport), rect->width * viewport->scale,
                        rect->height * viewport->scale };
}

FringeRect
fringe_viewport_visible (const FringeViewport *viewport)
{
  return (FringeRect) { viewport->x, viewport->y, viewport->width / fringe_viewport_scale_x (viewport),
                        viewport->height / fringe_viewport_scale_y (viewport) };
}
