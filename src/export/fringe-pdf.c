/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf.h"

#include <string.h>

/* The comment tells programs that look at the first bytes that the file is no text. */
#define HEADER "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
#define PIECE (64 * 1024)
/* Pictures repeat themselves so much that more effort makes them little smaller and takes several times as long. */
#define EFFORT 1

struct _FringePdf
{
  GOutputStream *stream;
  GCancellable *cancellable;
  GError *error;
  guint64 position;
  GArray *offsets; /* by number less 1; 0 for what is not written yet */
  GConverter *packer;
  guint length_object;
  guint64 stream_start;
  guint8 *packed;
};

gboolean
fringe_pdf_has_failed (FringePdf *pdf)
{
  return pdf->error != NULL || g_cancellable_set_error_if_cancelled (pdf->cancellable, &pdf->error);
}

static void
put (FringePdf *pdf, const void *data, gsize length)
{
  if (!fringe_pdf_has_failed (pdf))
    g_output_stream_write_all (pdf->stream, data, length, NULL, pdf->cancellable, &pdf->error);
  pdf->position += length;
}

static void G_GNUC_PRINTF (2, 3)
put_text (FringePdf *pdf, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  put (pdf, text, strlen (text));
}

FringePdf *
fringe_pdf_new (GOutputStream *stream, GCancellable *cancellable)
{
  FringePdf *pdf = g_new0 (FringePdf, 1);

  pdf->stream = stream;
  pdf->cancellable = cancellable;
  pdf->offsets = g_array_new (FALSE, TRUE, sizeof (guint64));
  pdf->packer = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, EFFORT));
  pdf->packed = g_malloc (PIECE);
  put (pdf, HEADER, strlen (HEADER));
  return pdf;
}

void
fringe_pdf_free (FringePdf *pdf)
{
  g_clear_error (&pdf->error);
  g_array_unref (pdf->offsets);
  g_object_unref (pdf->packer);
  g_free (pdf->packed);
  g_free (pdf);
}

guint
fringe_pdf_reserve (FringePdf *pdf)
{
  g_array_set_size (pdf->offsets, pdf->offsets->len + 1);
  return pdf->offsets->len;
}

static void
begin (FringePdf *pdf, guint number)
{
  g_array_index (pdf->offsets, guint64, number - 1) = pdf->position;
  put_text (pdf, "%u 0 obj\n", number);
}

void
fringe_pdf_write (FringePdf *pdf, guint number, const char *content)
{
  begin (pdf, number);
  put_text (pdf, "%s\nendobj\n", content);
}

void
fringe_pdf_write_string (FringePdf *pdf, guint number, const GString *content)
{
  fringe_pdf_write (pdf, number, content->str);
}

/* How long a stream gets is told behind it. */
void
fringe_pdf_begin_stream (FringePdf *pdf, guint number, const char *entries)
{
  pdf->length_object = fringe_pdf_reserve (pdf);
  begin (pdf, number);
  put_text (pdf, "<< %s /Filter /FlateDecode /Length %u 0 R >>\nstream\n", entries, pdf->length_object);
  pdf->stream_start = pdf->position;
  g_converter_reset (pdf->packer);
}

static GConverterResult
pack (FringePdf *pdf, const char **data, gsize *length, GConverterFlags flags)
{
  gsize n_read = 0, n_written = 0;
  GConverterResult result = g_converter_convert (pdf->packer, *data, *length, pdf->packed, PIECE, flags, &n_read,
                                                 &n_written, &pdf->error);

  put (pdf, pdf->packed, n_written);
  *data += n_read;
  *length -= n_read;
  return result;
}

void
fringe_pdf_add (FringePdf *pdf, const char *data, gsize length)
{
  while (length > 0 && !fringe_pdf_has_failed (pdf))
    pack (pdf, &data, &length, G_CONVERTER_NO_FLAGS);
}

void
fringe_pdf_end_stream (FringePdf *pdf)
{
  g_autofree char *length = NULL;
  const char *nothing = "";
  gsize none = 0;

  while (!fringe_pdf_has_failed (pdf)
         && pack (pdf, &nothing, &none, G_CONVERTER_INPUT_AT_END) == G_CONVERTER_CONVERTED)
    ;
  length = g_strdup_printf ("%" G_GUINT64_FORMAT, pdf->position - pdf->stream_start);
  put_text (pdf, "\nendstream\nendobj\n");
  fringe_pdf_write (pdf, pdf->length_object, length);
}

void
fringe_pdf_write_stream (FringePdf *pdf, guint number, const char *entries, const char *data, gsize length)
{
  fringe_pdf_begin_stream (pdf, number, entries);
  fringe_pdf_add (pdf, data, length);
  fringe_pdf_end_stream (pdf);
}

gboolean
fringe_pdf_close (FringePdf *pdf, guint catalog, guint info, GError **error)
{
  guint64 table = pdf->position;

  put_text (pdf, "xref\n0 %u\n0000000000 65535 f \n", pdf->offsets->len + 1);
  for (guint i = 0; i < pdf->offsets->len; i++)
    put_text (pdf, "%010" G_GUINT64_FORMAT " 00000 n \n", g_array_index (pdf->offsets, guint64, i));
  put_text (pdf, "trailer\n<< /Size %u /Root %u 0 R /Info %u 0 R >>\nstartxref\n%" G_GUINT64_FORMAT "\n%%%%EOF\n",
            pdf->offsets->len + 1, catalog, info, table);
  if (!fringe_pdf_has_failed (pdf))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&pdf->error));
  return FALSE;
}
