/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <gio/gio.h>

/**
 * FringePdfPen:
 *
 * A pen that writes a PDF document: text is text, in fonts that come with it. What recurs is put down as it was put
 * down first, which is what makes it quick; memory does not grow with the picture.
 */
typedef struct _FringePdfPen FringePdfPen;

/* The stream is borrowed, and stays open. */
FringePdfPen *fringe_pdf_pen_new (GOutputStream *stream, GCancellable *cancellable);

/* The pen to draw with, on a page. */
FringePen *fringe_pdf_pen_base (FringePdfPen *pen);

/* A page in points. Its units are points, too, y downwards from its upper edge. */
void fringe_pdf_pen_begin_page (FringePdfPen *pen, double width, double height);
void fringe_pdf_pen_end_page (FringePdfPen *pen);

/**
 * fringe_pdf_pen_push:
 * @clip: (nullable): what is outside of it is not seen; in the units before
 * @x: where (0, 0) is from now on
 * @y: likewise
 * @scale: what a unit is from now on
 *
 * Until fringe_pdf_pen_pop().
 */
void fringe_pdf_pen_push (FringePdfPen *pen, const FringeRect *clip, double x, double y, double scale);
void fringe_pdf_pen_pop (FringePdfPen *pen);

/* Ends the document and frees the pen. Returns: whether all of it was written */
gboolean fringe_pdf_pen_close (FringePdfPen *pen, const char *title, GError **error);
