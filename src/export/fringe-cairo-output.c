/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-output.h"

#include "fringe-escape.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define HEADER_END 33
#define METRES_PER_INCH 0.0254
#define CRC_POLYNOMIAL 0xedb88320u

static cairo_status_t
write_piece (FringeCairoOutput *output, const void *data, gsize length)
{
  if (output->error == NULL && !g_cancellable_set_error_if_cancelled (output->cancellable, &output->error))
    g_output_stream_write_all (output->stream, data, length, NULL, output->cancellable, &output->error);
  return output->error == NULL ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

/* Takes over the output's error. Returns: whether all went well: no error in writing, and none in drawing */
static gboolean
check (FringeCairoOutput *output, cairo_status_t status, GError **error)
{
  if (output->error == NULL)
    g_cancellable_set_error_if_cancelled (output->cancellable, &output->error);
  if (output->error == NULL && status == CAIRO_STATUS_NO_MEMORY)
    g_set_error_literal (&output->error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_MEMORY,
                         _ ("There is no memory for the picture."));
  if (output->error == NULL && status != CAIRO_STATUS_SUCCESS)
    /* Translators: %s is what a library says about it, such as "invalid value for an input Content". */
    g_set_error (&output->error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_DRAWING,
                 _ ("The picture could not be drawn: %s."), cairo_status_to_string (status));
  if (output->error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&output->error));
  return FALSE;
}

/* cairo 1.16 reads memory that is not its own when it ends a file of which it could not write a part. So it is told
 * that all went well, and the error is kept. */
static cairo_status_t
write_pdf (void *output, const unsigned char *bytes, unsigned length)
{
  write_piece (output, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Version 1.4 of PDF has all that is needed, and every program reads it. Sizes are told to a hundredth of a point. The
 * time is left out. */
cairo_surface_t *
fringe_cairo_output_begin_pdf (FringeCairoOutput *output, double width, double height, const char *title)
{
  cairo_surface_t *pdf
      = cairo_pdf_surface_create_for_stream (write_pdf, output, round (width * 100) / 100, round (height * 100) / 100);
  g_autofree char *cleaned = fringe_escape_clean (title);

  cairo_pdf_surface_restrict_to_version (pdf, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_TITLE, cleaned);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATOR, "Fringe " FRINGE_VERSION);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATE_DATE, "");
  return pdf;
}

gboolean
fringe_cairo_output_end_pdf (FringeCairoOutput *output, cairo_surface_t *pdf, cairo_t *cr, GError **error)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  cairo_surface_finish (pdf);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (pdf);
  cairo_surface_destroy (pdf);
  return check (output, status, error);
}

cairo_surface_t *
fringe_cairo_end_image (cairo_surface_t *image, cairo_t *cr, GCancellable *cancellable, GError **error)
{
  FringeCairoOutput output = { NULL, cancellable, NULL };
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  if (check (&output, status, error))
    return image;
  cairo_surface_destroy (image);
  return NULL;
}

static void
begin_unless_cancelled (FringePen *pen, const char *name, const char *kind)
{
  FringeCancellablePen *cancellable_pen = (FringeCancellablePen *) pen;

  /* A matrix that cannot be inverted is an error, after which cairo ignores whatever is drawn. */
  if (g_cancellable_is_cancelled (cancellable_pen->cancellable))
    cairo_scale (cancellable_pen->cairo.cr, 0, 0);
}

void
fringe_cancellable_pen_init (FringeCancellablePen *pen, cairo_t *cr, GCancellable *cancellable)
{
  fringe_cairo_pen_init (&pen->cairo, cr);
  pen->klass = *pen->cairo.pen.klass;
  pen->klass.begin = begin_unless_cancelled;
  pen->cairo.pen.klass = &pen->klass;
  pen->cancellable = cancellable;
}

/* The pen looks at the context's matrix only once, when it is made, so the context is scaled before. */
static void
paint (const FringeFrame *frame,
       cairo_t *cr,
       double scale,
       GCancellable *cancellable,
       void (*draw) (const FringeFrame *frame, FringePen *pen))
{
  FringeCancellablePen pen;

  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  fringe_cancellable_pen_init (&pen, cr, cancellable);
  draw (frame, fringe_cancellable_pen_base (&pen));
  cairo_restore (cr);
}

void
fringe_frame_paint (const FringeFrame *frame, cairo_t *cr, double unit, GCancellable *cancellable)
{
  paint (frame, cr, unit * frame->magnify, cancellable, fringe_frame_draw_content);
  paint (frame, cr, unit * frame->legend_magnify, cancellable, fringe_frame_draw_words);
}

/* cairo writes no resolution into a PNG. The resolution is a chunk of its own ("pHYs"), which is inserted behind the
 * first one: the signature and the header always take the same place. (PNG specification, 11.3.4.3) */

typedef struct
{
  FringeCairoOutput output;
  double pixels_per_inch;
  gsize position;
} Png;

static void
put_uint32 (guint8 *bytes, guint32 number)
{
  for (int i = 0; i < 4; i++)
    bytes[i] = (guint8) (number >> (24 - 8 * i));
}

static guint32
crc (const guint8 *bytes, gsize n)
{
  guint32 remainder = 0xffffffffu;

  for (gsize i = 0; i < n; i++)
    {
      remainder ^= bytes[i];
      for (int bit = 0; bit < 8; bit++)
        remainder = remainder >> 1 ^ (remainder & 1 ? CRC_POLYNOMIAL : 0);
    }
  return ~remainder;
}

static cairo_status_t
write_resolution (Png *png)
{
  /* The chunk holds: length, type, pixels per unit in x and y, unit (1: metre), CRC of all but the length. */
  guint8 chunk[21] = { 0, 0, 0, 9, 'p', 'H', 'Y', 's', [16] = 1 };
  guint32 pixels_per_metre = (guint32) lround (png->pixels_per_inch / METRES_PER_INCH);

  put_uint32 (chunk + 8, pixels_per_metre);
  put_uint32 (chunk + 12, pixels_per_metre);
  put_uint32 (chunk + 17, crc (chunk + 4, 13));
  return write_piece (&png->output, chunk, sizeof chunk);
}

static cairo_status_t
write_bytes (void *closure, const unsigned char *bytes, unsigned length)
{
  Png *png = closure;
  gsize before = png->position < HEADER_END ? MIN (length, HEADER_END - png->position) : 0;
  cairo_status_t status = write_piece (&png->output, bytes, before);

  png->position += length;
  if (status == CAIRO_STATUS_SUCCESS && before > 0 && png->position >= HEADER_END)
    status = write_resolution (png);
  if (status == CAIRO_STATUS_SUCCESS)
    status = write_piece (&png->output, bytes + before, length - before);
  return status;
}

gboolean
fringe_png_write (cairo_surface_t *image,
                  double pixels_per_inch,
                  GOutputStream *stream,
                  GCancellable *cancellable,
                  GError **error)
{
  Png png = { { stream, cancellable, NULL }, pixels_per_inch, 0 };
  cairo_status_t status = cairo_surface_write_to_png_stream (image, write_bytes, &png);

  return check (&png.output, status, error);
}
