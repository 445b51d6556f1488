/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-chart.h"
#include "fringe-export-error.h"
#include "fringe-format.h"

#include <cairo.h>
#include <gio/gio.h>

/**
 * FringeChartPicture:
 * @chart: (transfer none): what it shows
 * @title: what the document is called in SVG and PDF, translated
 * @width: in pixels at 100 %, margins and all
 * @height: the same
 * @scale: of PNG: pixels in the file for a pixel at 100 %; 0.5 to 8
 *
 * A picture of a chart: a value.
 */
typedef struct
{
  const FringeChart *chart;
  const char *title;
  double width, height;
  double scale;
  FringeThemeKind theme;
} FringeChartPicture;

/* Writes a picture; the stream stays open. In SVG and PDF text is text. Returns: whether all of it was written; else
 * an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR */
gboolean fringe_chart_picture_write (const FringeChartPicture *picture,
                                     FringeFormat format,
                                     GOutputStream *stream,
                                     GCancellable *cancellable,
                                     GError **error);

/* Writes the same into a file. An existing one is as it was unless the whole picture was written. */
gboolean fringe_chart_picture_save (const FringeChartPicture *picture,
                                    FringeFormat format,
                                    GFile *file,
                                    GCancellable *cancellable,
                                    GError **error);

/* Returns: (transfer full) (nullable): the pixels of the PNG as an image surface */
cairo_surface_t *fringe_chart_picture_render (const FringeChartPicture *picture, GError **error);
