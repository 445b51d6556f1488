/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/**
 * FringePages:
 *
 * A picture, and all frames of it, put on pages: on paper where it has some, over several sheets where that is wanted;
 * else on a page as large as the picture.
 */
typedef struct _FringePages FringePages;

/**
 * FringePagePen:
 * @data: passed to both
 * @pen: what to draw with, after @push and @pop
 * @push: changes what a unit is, as fringe_pdf_pen_push() does
 * @pop: undoes it
 *
 * What draws pages, in points, y downwards from the upper edge.
 */
typedef struct
{
  gpointer data;
  FringePen *(*pen) (gpointer data);
  void (*push) (gpointer data, const FringeRect *clip, double x, double y, double scale);
  void (*pop) (gpointer data);
} FringePagePen;

/* Borrows the picture with all that it refers to. Returns: (transfer full): %NULL with an error of
 * #FRINGE_EXPORT_ERROR */
FringePages *fringe_pages_new (const FringePicture *picture, GError **error);
void fringe_pages_free (FringePages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringePages, fringe_pages_free)

guint fringe_pages_count (const FringePages *pages);

/* All are alike, in points. */
double fringe_pages_width (const FringePages *pages);
double fringe_pages_height (const FringePages *pages);

/* What became of the picture's size. */
FringeFit fringe_pages_fit (const FringePages *pages);

/* Draws a page, counted from 0. */
void fringe_pages_draw (FringePages *pages, guint page, const FringePagePen *pen);

/* The same on a context whose units are points. Once cancelled, nothing more is drawn. */
void fringe_pages_draw_cairo (FringePages *pages, guint page, cairo_t *cr, GCancellable *cancellable);
