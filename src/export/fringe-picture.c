/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-picture.h"
#include "fringe-board-text.h"
#include "fringe-cairo-output.h"
#include "fringe-frame.h"
#include "fringe-png.h"
#include "fringe-save.h"
#include "fringe-svg-pen.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* The longest side that cairo's images can have, and half a gigabyte. */
#define PNG_SIDE_MAX 32767
#define PNG_AREA_MAX (128.0 * 1024 * 1024)
#define PDF_POINTS_MAX 14400
#define POINTS_PER_PIXEL (72.0 / FRINGE_PIXELS_PER_INCH)
/* Readers of PDF zoom in 64 times at least: text this small can still be read. */
#define PDF_MAGNIFY_MIN (1.0 / 32)

typedef gboolean (*WriteFrame) (const FringeFrame *frame,
                                GOutputStream *stream,
                                GCancellable *cancellable,
                                GError **error);

static const FringeLimits limits[FRINGE_N_FORMATS] = {
  [FRINGE_FORMAT_PNG] = { PNG_SIDE_MAX, PNG_AREA_MAX, 1 },
  [FRINGE_FORMAT_SVG] = { INFINITY, INFINITY, 0 },
  [FRINGE_FORMAT_PDF] = { PDF_POINTS_MAX / POINTS_PER_PIXEL, INFINITY, PDF_MAGNIFY_MIN },
};

/* "astar, manhattan": in the words of the command line, those that mean something. */
static char *
rule_words (const FringeRules *rules)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  char weight[G_ASCII_DTOSTR_BUF_SIZE];

  g_strv_builder_add (words, fringe_algorithm_name (rules->algorithm));
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    {
      g_autofree char *word = g_strconcat ("w=", g_ascii_formatd (weight, sizeof weight, "%.6g", rules->weight), NULL);

      g_strv_builder_add (words, word);
    }
  if (fringe_rules_use_heuristic (rules))
    g_strv_builder_add (words, fringe_heuristic_name (rules->heuristic));
  list = g_strv_builder_end (words);
  return g_strjoinv (", ", list);
}

static char *
make_title (const FringePicture *picture)
{
  g_autofree char *words = rule_words (fringe_search_rules (picture->search));
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (fringe_search_start (picture->search), board);
  if (picture->what == FRINGE_WHAT_SOLUTION)
    /* Translators: a board such as "1 0 8 2 5 7 4 6 3", and words such as "astar, manhattan". */
    return g_strdup_printf (_("Solution of %s (%s)"), board, words);
  /* Translators: a board such as "1 0 8 2 5 7 4 6 3", and words such as "astar, manhattan". */
  return g_strdup_printf (_("Search tree of %s (%s) at step %u"), board, words, picture->step);
}

static cairo_surface_t *
render (const FringeFrame *frame, GCancellable *cancellable, GError **error)
{
  FringeCairoOutput output = { NULL, cancellable, NULL };
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) frame->width, (int) frame->height);
  cairo_t *cr = cairo_create (image);
  cairo_status_t status;

  fringe_frame_paint (frame, cr, 1, cancellable);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (fringe_cairo_output_check (&output, status, error))
    return image;
  cairo_surface_destroy (image);
  return NULL;
}

static gboolean
write_png (const FringeFrame *frame, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  cairo_surface_t *image = render (frame, cancellable, error);
  gboolean is_written;

  if (image == NULL)
    return FALSE;
  is_written = fringe_png_write (image, FRINGE_PIXELS_PER_INCH * frame->magnify, stream, cancellable, error);
  cairo_surface_destroy (image);
  return is_written;
}

static gboolean
write_svg (const FringeFrame *frame, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autofree char *title = make_title (frame->picture);
  FringeSvgPen pen;

  fringe_svg_pen_init (&pen, stream, cancellable);
  fringe_frame_draw_content (frame, &pen.pen);
  fringe_frame_draw_legend (frame, &pen.pen);
  fringe_svg_pen_open (&pen, frame->width, frame->height, title);
  fringe_frame_draw_content (frame, &pen.pen);
  fringe_frame_draw_legend (frame, &pen.pen);
  return fringe_svg_pen_close (&pen, error);
}

static cairo_status_t
write_pdf_bytes (void *output, const unsigned char *bytes, unsigned length)
{
  return fringe_cairo_output_write (output, bytes, length);
}

static gboolean
write_pdf (const FringeFrame *frame, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autofree char *title = make_title (frame->picture);
  FringeCairoOutput output = { stream, cancellable, NULL };
  cairo_surface_t *pdf = cairo_pdf_surface_create_for_stream (write_pdf_bytes, &output, frame->width * POINTS_PER_PIXEL,
                                                              frame->height * POINTS_PER_PIXEL);
  cairo_t *cr = cairo_create (pdf);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATOR, "Fringe " FRINGE_VERSION);
  fringe_frame_paint (frame, cr, POINTS_PER_PIXEL, cancellable);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (pdf);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (pdf);
  cairo_surface_destroy (pdf);
  return fringe_cairo_output_check (&output, status, error);
}

gboolean
fringe_picture_write (const FringePicture *picture,
                      FringeFormat format,
                      GOutputStream *stream,
                      GCancellable *cancellable,
                      double *scale_used,
                      GError **error)
{
  static const WriteFrame writers[FRINGE_N_FORMATS] = {
    [FRINGE_FORMAT_PNG] = write_png,
    [FRINGE_FORMAT_SVG] = write_svg,
    [FRINGE_FORMAT_PDF] = write_pdf,
  };
  double scale = format == FRINGE_FORMAT_PNG ? picture->scale : 1;
  FringeFrame frame;
  gboolean is_written;

  if (!fringe_frame_init (&frame, picture, scale, &limits[format], error))
    return FALSE;
  if (scale_used != NULL)
    *scale_used = frame.scale;
  is_written = writers[format](&frame, stream, cancellable, error);
  fringe_frame_clear (&frame);
  return is_written;
}

typedef struct
{
  const FringePicture *picture;
  FringeFormat format;
  double *scale_used;
} Save;

static gboolean
write_picture (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  const Save *save = data;

  return fringe_picture_write (save->picture, save->format, stream, cancellable, save->scale_used, error);
}

gboolean
fringe_picture_save (const FringePicture *picture,
                     FringeFormat format,
                     GFile *file,
                     GCancellable *cancellable,
                     double *scale_used,
                     GError **error)
{
  Save save = { picture, format, scale_used };

  return fringe_save (file, write_picture, &save, cancellable, error);
}

cairo_surface_t *
fringe_picture_render (const FringePicture *picture, GCancellable *cancellable, double *scale_used, GError **error)
{
  FringeFrame frame;
  cairo_surface_t *image;

  if (!fringe_frame_init (&frame, picture, picture->scale, &limits[FRINGE_FORMAT_PNG], error))
    return NULL;
  if (scale_used != NULL)
    *scale_used = frame.scale;
  image = render (&frame, cancellable, error);
  fringe_frame_clear (&frame);
  return image;
}
