/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <cairo.h>
#include <math.h>

/* The pixels of drawings that recur, and how they get into an image. Of no concern to others than the cairo pen. */

/**
 * FringeCanvas:
 * @pixels: premultiplied, as cairo has them
 * @stride: pixels from line to line
 * @left: the first column that may be written, @right the one after the last
 * @top: the same for lines, and @bottom
 * @scale: pixels for a unit of the pen
 * @x: where the pen's (0, 0) is
 * @y: likewise
 *
 * An image in memory, as a pen sees it.
 */
typedef struct
{
  uint32_t *pixels;
  int stride;
  int left, top, right, bottom;
  double scale;
  double x, y;
} FringeCanvas;

/* The whole number next to a coordinate, the same wherever a tile begins that is moved by whole pixels: what comes of
 * rounding is taken away first. */
static inline double
fringe_canvas_nearest (double value)
{
  return floor (round (value * 256) / 256 + 0.5);
}

/* Returns: false where @cr does not draw on an image in memory, or not in a rectangle, or turned */
bool fringe_canvas_init (FringeCanvas *canvas, cairo_t *cr);

/* As a pen's. Returns: false, nothing drawn, where it is too large to be kept, or there was no memory: then it is
 * to be drawn as anything else, which fails where there is none still */
bool fringe_canvas_stamp (const FringeCanvas *canvas, double x, double y, const FringeStamp *stamp);
void fringe_canvas_strip (const FringeCanvas *canvas,
                          double x,
                          double y,
                          double thickness,
                          FringeDirection direction,
                          const FringeStrip *strip);
void fringe_canvas_snap (const FringeCanvas *canvas, double *x, double *y);
