/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <cairo.h>
#include <gio/gio.h>

/**
 * FringePdfPen:
 *
 * A pen that draws on a cairo context of a PDF file. It hands cairo few operations for many shapes, because cairo takes
 * several microseconds for each of them; text stays text.
 */
typedef struct _FringePdfPen FringePdfPen;

/**
 * fringe_pdf_pen_new:
 * @cr: the context, whose units are those of the pen
 * @figures: from fringe_pdf_figures_new()
 * @cancellable: (nullable): once it is cancelled nothing more is drawn, and the context is in error
 *
 * Returns: (transfer full): a pen, which borrows what it is given
 */
FringePdfPen *fringe_pdf_pen_new (cairo_t *cr, cairo_font_face_t *figures, GCancellable *cancellable);

/**
 * fringe_pdf_pen_free:
 *
 * Draws what is left of the page, as fringe_pdf_pen_flush() does, and frees the pen.
 */
void fringe_pdf_pen_free (FringePdfPen *pen);

/* Returns: (transfer none): the pen to draw with */
FringePen *fringe_pdf_pen_base (FringePdfPen *pen);

/**
 * fringe_pdf_pen_flush:
 *
 * Draws all that was put down so far. The context's matrix and clip may be changed only after it.
 */
void fringe_pdf_pen_flush (FringePdfPen *pen);
