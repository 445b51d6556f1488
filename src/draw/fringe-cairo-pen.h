/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-canvas.h"

/* A pen that draws on a cairo context: the screen, an image, a chart in PDF. A value; the context is borrowed. On an
 * image in memory (CAIRO_FORMAT_ARGB32 or RGB24, neither turned nor sheared) it is several times as fast as
 * elsewhere, for it keeps the pixels of what recurs and writes them itself. */
typedef struct
{
  FringePen pen;
  cairo_t *cr;
  FringeCanvas canvas;
} FringeCairoPen;

/* Until the drawing is done, nothing else may change the matrix, the clip or the image of @cr. */
void fringe_cairo_pen_init (FringeCairoPen *pen, cairo_t *cr);

/* Does the same for a pen that neither keeps pixels nor writes them itself. */
void fringe_cairo_pen_init_plain (FringeCairoPen *pen, cairo_t *cr);

/**
 * fringe_cairo_pen_init_stamp:
 * @cr: a context on an image that has just been made
 * @scale: pixels for a unit of the pen
 * @x: the column of the pen's (0, 0)
 * @y: its line
 *
 * Does the same for a pen that draws the pixels of a stamp, and so keeps none itself.
 */
void fringe_cairo_pen_init_stamp (FringeCairoPen *pen, cairo_t *cr, double scale, double x, double y);

/* Adds a rectangle to a context's path, as fringe_pen_rectangle() draws it. */
void fringe_cairo_trace_rectangle (cairo_t *cr, double x, double y, double width, double height, double radius);
