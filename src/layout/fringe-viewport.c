/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-viewport.h"

#include <math.h>

/* Small enough to fit ten million leaves beside each other. */
#define SCALE_MIN 1e-7

static double
clamp (double value, double low, double high)
{
  return fmin (fmax (value, low), high);
}

void
fringe_viewport_fit (FringeViewport *viewport, const FringeRect *rect, double margin)
{
  double room_x = fmax (viewport->width - 2 * margin, 1), room_y = fmax (viewport->height - 2 * margin, 1);
  double scale = fmin (room_x / fmax (rect->width, 1), room_y / fmax (rect->height, 1));

  viewport->scale = clamp (scale, SCALE_MIN, 1);
  fringe_viewport_keep (viewport, rect->x + rect->width / 2, rect->y + rect->height / 2, viewport->width / 2,
                        viewport->height / 2);
}

void
fringe_viewport_zoom (FringeViewport *viewport, double factor, double x, double y)
{
  double tree_x = viewport->x + x / viewport->scale, tree_y = viewport->y + y / viewport->scale;

  viewport->scale = clamp (viewport->scale * factor, SCALE_MIN, FRINGE_SCALE_MAX);
  fringe_viewport_keep (viewport, tree_x, tree_y, x, y);
}

void
fringe_viewport_pan (FringeViewport *viewport, double dx, double dy)
{
  viewport->x -= dx / viewport->scale;
  viewport->y -= dy / viewport->scale;
}

void
fringe_viewport_keep (FringeViewport *viewport, double tree_x, double tree_y, double x, double y)
{
  viewport->x = tree_x - x / viewport->scale;
  viewport->y = tree_y - y / viewport->scale;
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
  return (FringeRect) { (rect->x - viewport->x) * viewport->scale, (rect->y - viewport->y) * viewport->scale,
                        rect->width * viewport->scale, rect->height * viewport->scale };
}

FringeRect
fringe_viewport_visible (const FringeViewport *viewport)
{
  return (FringeRect) { viewport->x, viewport->y, viewport->width / viewport->scale,
                        viewport->height / viewport->scale };
}
