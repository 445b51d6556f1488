/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cairo-output.h"
#include "fringe-pdf-pen.h"

/* What a page is drawn with: the pixels of an image, or operations in a PDF file. A value, which must stay where it is.
 */
typedef struct
{
  cairo_t *cr;
  GCancellable *cancellable;
  FringeCancellablePen image;
  FringePdfPen *pdf; /* %NULL where it is an image */
} FringePaperPen;

/* @figures: from fringe_pdf_figures_new(). @cancellable: (nullable): once it is cancelled nothing more is drawn, and
 * the context is in error. End with fringe_paper_pen_clear() */
void fringe_paper_pen_init (FringePaperPen *pen, cairo_t *cr, cairo_font_face_t *figures, GCancellable *cancellable);
void fringe_paper_pen_clear (FringePaperPen *pen);

/* Returns: (transfer none): the pen to draw with, up to the next push or pop */
FringePen *fringe_paper_pen_base (FringePaperPen *pen);

/* Until fringe_paper_pen_pop(), (0, 0) is at another point and a unit is larger. @clip: (nullable): what is outside of
 * it is not seen */
void fringe_paper_pen_push (FringePaperPen *pen, const FringeRect *clip, double x, double y, double scale);
void fringe_paper_pen_pop (FringePaperPen *pen);
