/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-png.h"

#include <math.h>

/* cairo writes no resolution. It is a chunk of its own ("pHYs"), which goes behind the first one, where
 * that ends: the signature and the header always take the same place. (PNG specification, 11.3.4.3) */

#define HEADER_END 33
#define METRES_PER_INCH 0.0254
#define CRC_POLYNOMIAL 0xedb88320u

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
  /* Length, type, pixels per unit in x and y, unit (1: metre), CRC of all but the length. */
  guint8 chunk[21] = { 0, 0, 0, 9, 'p', 'H', 'Y', 's', [16] = 1 };
  guint32 pixels_per_metre = (guint32) lround (png->pixels_per_inch / METRES_PER_INCH);

  put_uint32 (chunk + 8, pixels_per_metre);
  put_uint32 (chunk + 12, pixels_per_metre);
  put_uint32 (chunk + 17, crc (chunk + 4, 13));
  return fringe_cairo_output_write (&png->output, chunk, sizeof chunk);
}

static cairo_status_t
write_bytes (void *closure, const unsigned char *bytes, unsigned length)
{
  Png *png = closure;
  gsize before = png->position < HEADER_END ? MIN (length, HEADER_END - png->position) : 0;
  cairo_status_t status = fringe_cairo_output_write (&png->output, bytes, before);

  png->position += length;
  if (status == CAIRO_STATUS_SUCCESS && before > 0 && png->position >= HEADER_END)
    status = write_resolution (png);
  if (status == CAIRO_STATUS_SUCCESS)
    status = fringe_cairo_output_write (&png->output, bytes + before, length - before);
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

  return fringe_cairo_output_check (&png.output, status, error);
}
