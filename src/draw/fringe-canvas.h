/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <cairo.h>

/**
 * FringeCanvas:
 * @pixels: premultiplied, as cairo has them
 * @stride: pixels from line to line
 * @left: the first column that may be written; @right is the one after the last
 * @top: the first line that may be written; @bottom is the one after the last
 * @scale: pixels for a unit of the pen
 * @x: the column of the pen's (0, 0)
 * @y: its line
 *
 * An image in memory that the cairo pen writes itself. Nothing else includes this header.
 */
typedef struct
{
  uint32_t *pixels;
  int stride;
  int left, top, right, bottom;
  double scale;
  double x, y;
} FringeCanvas;

/**
 * fringe_canvas_init:
 * @cr: a context that is borrowed for as long as the canvas is used
 *
 * Returns: false where @cr does not draw on an image in memory, is clipped by more than a rectangle, or is turned
 */
bool fringe_canvas_init (FringeCanvas *canvas, cairo_t *cr);

/**
 * fringe_canvas_stamp:
 *
 * Draws a stamp around a point, from the pixels that are kept of it.
 *
 * Returns: false, with nothing drawn, where the stamp is too large to be kept or memory has run out; the caller then
 *   draws it as it draws anything else, around the point that fringe_canvas_snap_stamp() gives
 */
bool fringe_canvas_stamp (const FringeCanvas *canvas, double x, double y, const FringeStamp *stamp);

/* Moves a point to where a stamp around it is drawn: a tile may keep a stamp that is too large in the next one. */
void fringe_canvas_snap_stamp (const FringeCanvas *canvas, double *x, double *y);

/* Does what FringePenClass says of a strip. */
void fringe_canvas_strip (const FringeCanvas *canvas,
                          double x,
                          double y,
                          double thickness,
                          FringeDirection direction,
                          const FringeStrip *strip);

/* Moves a point to the pixel next to it. */
void fringe_canvas_snap (const FringeCanvas *canvas, double *x, double *y);
