/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-picture.h"
#include "fringe-cairo-output.h"
#include "fringe-cairo-pen.h"
#include "fringe-picture-writers.h"
#include "fringe-save.h"
#include "fringe-svg-pen.h"

#include <glib/gi18n-lib.h>

#define MARGIN 16.0

static void
draw (const FringeChartPicture *picture, FringePen *pen)
{
  const FringeTheme *theme = fringe_theme_of_file (picture->theme);
  FringeRect rect = { MARGIN, MARGIN, picture->width - 2 * MARGIN, picture->height - 2 * MARGIN };

  fringe_pen_rectangle (pen, 0, 0, picture->width, picture->height, 0, &(FringeStroke) { .fill = theme->background });
  fringe_draw_chart (pen, theme, picture->chart, &rect);
}

static cairo_t *
paint (const FringeChartPicture *picture, cairo_surface_t *surface, double scale)
{
  cairo_t *cr = cairo_create (surface);
  FringeCairoPen pen;

  cairo_scale (cr, scale, scale);
  fringe_cairo_pen_init (&pen, cr);
  draw (picture, &pen.pen);
  return cr;
}

cairo_surface_t *
fringe_chart_picture_render (const FringeChartPicture *picture, GError **error)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (picture->width * picture->scale),
                                                       (int) (picture->height * picture->scale));

  return fringe_cairo_end_image (image, paint (picture, image, picture->scale), NULL, error);
}

static gboolean
write_png (const FringeChartPicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  cairo_surface_t *image = fringe_chart_picture_render (picture, error);
  gboolean is_written;

  if (image == NULL)
    return FALSE;
  is_written = fringe_png_write (image, FRINGE_PIXELS_PER_INCH * picture->scale, stream, cancellable, error);
  cairo_surface_destroy (image);
  return is_written;
}

static gboolean
write_svg (const FringeChartPicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  FringeSvgPen pen;

  fringe_svg_pen_init (&pen, stream, cancellable);
  draw (picture, &pen.pen);
  fringe_svg_pen_open (&pen, picture->width, picture->height, picture->title);
  draw (picture, &pen.pen);
  return fringe_svg_pen_close (&pen, error);
}

static gboolean
write_pdf (const FringeChartPicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  FringeCairoOutput output = { stream, cancellable, NULL };
  cairo_surface_t *pdf = fringe_cairo_output_begin_pdf (&output, picture->width * FRINGE_POINTS_PER_PIXEL,
                                                        picture->height * FRINGE_POINTS_PER_PIXEL, picture->title);

  return fringe_cairo_output_end_pdf (&output, pdf, paint (picture, pdf, FRINGE_POINTS_PER_PIXEL), error);
}

gboolean
fringe_chart_picture_write (const FringeChartPicture *picture,
                            FringeFormat format,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error)
{
  switch (format)
    {
    case FRINGE_FORMAT_SVG:
      return write_svg (picture, stream, cancellable, error);
    case FRINGE_FORMAT_PDF:
      return write_pdf (picture, stream, cancellable, error);
    case FRINGE_FORMAT_TEX:
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("A chart can be saved as PNG, SVG or PDF."));
      return FALSE;
    case FRINGE_FORMAT_PNG:
    case FRINGE_N_FORMATS:
    default:
      return write_png (picture, stream, cancellable, error);
    }
}

typedef struct
{
  const FringeChartPicture *picture;
  FringeFormat format;
} Save;

static gboolean
write_picture (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  const Save *save = data;

  return fringe_chart_picture_write (save->picture, save->format, stream, cancellable, error);
}

gboolean
fringe_chart_picture_save (const FringeChartPicture *picture,
                           FringeFormat format,
                           GFile *file,
                           GCancellable *cancellable,
                           GError **error)
{
  Save save = { picture, format };

  return fringe_save (file, write_picture, &save, cancellable, error);
}
