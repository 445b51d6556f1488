/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export.h"

/**
 * FringePreview:
 * @image: (nullable): of a picture: the page as it will be, small
 * @text: (nullable): of anything else: how it begins
 * @is_cut: whether @text goes on
 * @n_pages: pages, files or pictures there are
 * @width: in pixels, on paper in points
 * @height: likewise
 * @fit: what becomes of the size of a picture
 * @n_nodes: nodes in the tree of a picture
 * @n_bytes: how large a page of HTML will be
 *
 * What an export will be, found out before it is made. To be freed with fringe_preview_clear().
 */
typedef struct
{
  cairo_surface_t *image;
  char *text;
  gboolean is_cut;
  guint n_pages;
  double width, height;
  FringeFit fit;
  guint n_nodes;
  gsize n_bytes;
} FringePreview;

/**
 * fringe_preview_make:
 * @page: counted from 0; the last one where there are fewer
 * @width: pixels there are for it
 * @height: likewise
 *
 * Draws no more than can be told apart in so many pixels, whatever the size of the tree.
 *
 * Returns: whether there is one; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean fringe_preview_make (FringePreview *preview,
                              const FringeExport *export,
                              guint page,
                              int width,
                              int height,
                              GCancellable *cancellable,
                              GError **error);
void fringe_preview_clear (FringePreview *preview);
