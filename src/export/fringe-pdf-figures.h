/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Figures that recur in a document are glyphs of a font: in a file a glyph takes two bytes and a place. A figure is one
 * box or several neighbouring ones, such as the tiles of a board, filled or in outline. */

/* Boxes are the same if they differ by less than this part of a unit. */
#define FRINGE_BOX_PARTS 1024.0
/* The size of the font. No figure is larger, because cairo leaves out a glyph that begins farther away than that from
 * what is seen. */
#define FRINGE_FIGURE_SIZE 512.0

/* A rectangle with round corners, in parts of a unit. */
typedef struct
{
  gint64 x, y, width, height, radius;
} FringeBox;

/**
 * fringe_pdf_figures_new:
 *
 * Makes the font of a document, which is empty at first. The pens of all pages share it, so that a figure is in the
 * file once.
 *
 * Returns: (transfer full)
 */
cairo_font_face_t *fringe_pdf_figures_new (void);

/**
 * fringe_pdf_figures_find:
 * @font: from fringe_pdf_figures_new()
 * @boxes: (element-type FringeBox): the figure; the first begins at (0, 0)
 * @line: the width of its outline in parts of a unit, or 0 where it is filled
 *
 * Asks for the glyph of a figure that is to be drawn. It has one when it has been asked for several times.
 *
 * Returns: the glyph, or 0 where there is none
 */
unsigned long fringe_pdf_figures_find (cairo_font_face_t *font, GArray *boxes, gint64 line);

/* Adds boxes to the path of a context, from a place on. They are larger by @grow on each side. */
void fringe_boxes_trace (cairo_t *cr, const GArray *boxes, double x, double y, double grow);
