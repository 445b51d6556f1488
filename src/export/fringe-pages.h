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

/* Borrows the picture with all that it refers to. Returns: (transfer full): %NULL with an error of
 * #FRINGE_EXPORT_ERROR */
FringePages *fringe_pages_new (const FringePicture *picture, GError **error);
void fringe_pages_free (FringePages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringePages, fringe_pages_free)

guint fringe_pages_count (const FringePages *pages);

/* Returns: the width and the height of every page, in points */
double fringe_pages_width (const FringePages *pages);
double fringe_pages_height (const FringePages *pages);

/* Returns: what became of the picture's size */
FringeFit fringe_pages_fit (const FringePages *pages);

/**
 * fringe_pages_draw:
 * @page: counted from 0
 * @cr: a context whose units are points
 * @cancellable: (nullable): once it is cancelled nothing more is drawn, and the context is in error
 *
 * Draws a page.
 */
void fringe_pages_draw (FringePages *pages, guint page, cairo_t *cr, GCancellable *cancellable);
