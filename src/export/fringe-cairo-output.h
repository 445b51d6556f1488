/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cairo-pen.h"
#include "fringe-frame.h"

/**
 * FringeCairoOutput:
 * @error: the first one
 *
 * What cairo writes goes into a stream until that fails. A value.
 */
typedef struct
{
  GOutputStream *stream;
  GCancellable *cancellable;
  GError *error;
} FringeCairoOutput;

/**
 * fringe_cairo_output_begin_pdf:
 * @output: where it goes, borrowed until fringe_cairo_output_end_pdf()
 * @width: of the pages, in points
 * @height: likewise
 * @title: of the document; any text
 *
 * Begins a PDF file. The same drawing makes the same file.
 *
 * Returns: (transfer full): the surface
 */
cairo_surface_t *
fringe_cairo_output_begin_pdf (FringeCairoOutput *output, double width, double height, const char *title);

/**
 * fringe_cairo_output_end_pdf:
 * @pdf: (transfer full): the surface
 * @cr: (transfer full): what was drawn with
 *
 * Ends the file.
 *
 * Returns: whether all of it was drawn and written
 */
gboolean fringe_cairo_output_end_pdf (FringeCairoOutput *output, cairo_surface_t *pdf, cairo_t *cr, GError **error);

/**
 * fringe_cairo_end_image:
 * @image: (transfer full): the surface
 * @cr: (transfer full): what was drawn with
 * @cancellable: (nullable): what could stop the drawing
 *
 * Returns: (transfer full): the image, or %NULL with @error set where not all of it was drawn
 */
cairo_surface_t *
fringe_cairo_end_image (cairo_surface_t *image, cairo_t *cr, GCancellable *cancellable, GError **error);

/* A cairo pen that looks, at the beginning of each group, whether it is to go on. Once it is cancelled, nothing more is
 * drawn and the context is in error. A value, which must stay where it is. */
typedef struct
{
  FringeCairoPen cairo;
  FringePenClass klass;
  GCancellable *cancellable;
} FringeCancellablePen;

/* Does the same as fringe_cairo_pen_init(). */
void fringe_cancellable_pen_init (FringeCancellablePen *pen, cairo_t *cr, GCancellable *cancellable);

static inline FringePen *
fringe_cancellable_pen_base (FringeCancellablePen *pen)
{
  return &pen->cairo.pen;
}

/**
 * fringe_frame_paint:
 * @unit: of @cr for a pixel of the frame
 *
 * Draws content and legend. Once cancelled, nothing more is drawn and the context is in error.
 */
void fringe_frame_paint (const FringeFrame *frame, cairo_t *cr, double unit, GCancellable *cancellable);

/* Writes an image as PNG with its resolution, by which programs know how large it is on paper. */
gboolean fringe_png_write (cairo_surface_t *image,
                           double pixels_per_inch,
                           GOutputStream *stream,
                           GCancellable *cancellable,
                           GError **error);
