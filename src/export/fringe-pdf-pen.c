/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-pen-private.h"

#include "fringe-escape.h"

#include <string.h>

#define STAMPS_MAX 4096

static const FringePdfState nothing_set = { { -1, 0, 0, 1 }, { -1, 0, 0, 1 }, -1, 0, G_MAXUINT, 0 };

/* Finer than other numbers: a scale may be small. */
static void
put_scale (FringePdfPen *pen, double scale)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (pen->text, g_ascii_formatd (text, sizeof text, "%.7f ", scale));
}

/* What is put down for a stamp, by what it depends on. */
typedef struct
{
  FringeDraw draw;
  const void *key;
  gsize key_size;
  char *content;
  gsize length;
} Kept;

static guint
hash_kept (gconstpointer data)
{
  const Kept *kept = data;
  const guint8 *bytes = kept->key;
  guint hash = 5381;

  for (gsize i = 0; i < kept->key_size; i++)
    hash = hash * 33 + bytes[i];
  return hash;
}

static gboolean
is_kept_for (gconstpointer a, gconstpointer b)
{
  const Kept *one = a, *other = b;

  return one->draw == other->draw && one->key_size == other->key_size
         && memcmp (one->key, other->key, one->key_size) == 0;
}

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_free ((void *) kept->key);
  g_free (kept->content);
  g_free (kept);
}

static Kept *
record (FringePdfPen *pen, const FringeStamp *what)
{
  GString *page = pen->text;
  FringePdfState before = pen->state;
  Kept *kept = g_new0 (Kept, 1);

  pen->text = g_string_new (NULL);
  pen->state = nothing_set;
  pen->is_recording = TRUE;
  what->draw (&pen->pen, 0, 0, what->key);
  *kept = (Kept) { what->draw, g_memdup2 (what->key, what->key_size), what->key_size, NULL, pen->text->len };
  kept->content = g_string_free (pen->text, FALSE);
  pen->text = page;
  pen->state = before;
  pen->is_recording = FALSE;
  if (g_hash_table_size (pen->stamps) >= STAMPS_MAX)
    g_hash_table_remove_all (pen->stamps);
  g_hash_table_add (pen->stamps, kept);
  return kept;
}

static void
stamp (FringePen *base, double x, double y, const FringeStamp *what)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  Kept sought = { what->draw, what->key, what->key_size, NULL, 0 };
  const Kept *kept = pen->is_recording ? NULL : g_hash_table_lookup (pen->stamps, &sought);

  if (pen->is_recording)
    {
      what->draw (base, x, y, what->key);
      return;
    }
  if (kept == NULL)
    kept = record (pen, what);
  g_string_append (pen->text, "q 1 0 0 1 ");
  put_point (pen, x, y);
  g_string_append (pen->text, "cm\n");
  g_string_append_len (pen->text, kept->content, (gssize) kept->length);
  end_line (pen, "Q");
}

static const FringePenClass pdf_pen_class = {
  .rectangle = fringe_pdf_pen_rectangle,
  .circle = fringe_pdf_pen_circle,
  .polyline = fringe_pdf_pen_polyline,
  .curve = fringe_pdf_pen_curve,
  .text = fringe_pdf_pen_text,
  .stamp = stamp,
};

FringePdfPen *
fringe_pdf_pen_new (GOutputStream *stream, GCancellable *cancellable)
{
  FringePdfPen *pen = g_new0 (FringePdfPen, 1);

  pen->pen.klass = &pdf_pen_class;
  pen->pdf = fringe_pdf_new (stream, cancellable);
  pen->fonts = fringe_pdf_fonts_new ();
  pen->text = g_string_sized_new (PIECE + 4096);
  pen->stamps = g_hash_table_new_full (hash_kept, is_kept_for, kept_free, NULL);
  pen->pages = g_string_new (NULL);
  pen->pages_object = fringe_pdf_reserve (pen->pdf);
  pen->resources_object = fringe_pdf_reserve (pen->pdf);
  return pen;
}

FringePen *
fringe_pdf_pen_base (FringePdfPen *pen)
{
  return &pen->pen;
}

void
fringe_pdf_pen_begin_page (FringePdfPen *pen, double width, double height)
{
  guint page = fringe_pdf_reserve (pen->pdf), content = fringe_pdf_reserve (pen->pdf);
  g_autoptr (GString) entries = g_string_new (NULL);

  g_string_printf (entries, "<< /Type /Page /Parent %u 0 R /Resources %u 0 R /Contents %u 0 R /MediaBox [0 0 ",
                   pen->pages_object, pen->resources_object, content);
  fringe_append_number (entries, width);
  g_string_append_c (entries, ' ');
  fringe_append_number (entries, height);
  g_string_append (entries, "] /Group << /S /Transparency /CS /DeviceRGB >> >>");
  fringe_pdf_write_string (pen->pdf, page, entries);
  g_string_append_printf (pen->pages, "%u 0 R ", page);
  pen->n_pages++;

  fringe_pdf_begin_stream (pen->pdf, content, "");
  pen->state = nothing_set;
  g_string_append (pen->text, "1 j 1 0 0 -1 0 ");
  put (pen, height);
  end_line (pen, "cm");
}

void
fringe_pdf_pen_end_page (FringePdfPen *pen)
{
  flush (pen);
  fringe_pdf_end_stream (pen->pdf);
}

void
fringe_pdf_pen_push (FringePdfPen *pen, const FringeRect *clip, double x, double y, double scale)
{
  g_assert (pen->depth < DEPTH_MAX);
  pen->outer[pen->depth++] = pen->state;
  g_string_append (pen->text, "q ");
  if (clip != NULL)
    {
      put_point (pen, clip->x, clip->y);
      put_point (pen, clip->width, clip->height);
      g_string_append (pen->text, "re W n ");
    }
  put_scale (pen, scale);
  g_string_append (pen->text, "0 0 ");
  put_scale (pen, scale);
  put_point (pen, x, y);
  end_line (pen, "cm");
}

void
fringe_pdf_pen_pop (FringePdfPen *pen)
{
  pen->state = pen->outer[--pen->depth];
  end_line (pen, "Q");
}

static void
append_opacities (GString *resources, const char *kind, const char *entry, const guint8 *used)
{
  for (guint i = 0; i < OPACITIES; i++)
    if (used[i])
      {
        g_string_append_printf (resources, "/%s%u << /%s ", kind, i, entry);
        fringe_append_number (resources, (double) i / (OPACITIES - 1));
        g_string_append (resources, " >> ");
      }
}

static void
write_resources (FringePdfPen *pen)
{
  g_autoptr (GString) resources = g_string_new ("<< /Font << ");

  fringe_pdf_fonts_write (pen->fonts, pen->pdf, resources);
  g_string_append (resources, ">> /ExtGState << ");
  append_opacities (resources, "f", "ca", pen->fill_opacities);
  append_opacities (resources, "l", "CA", pen->line_opacities);
  g_string_append (resources, ">> >>");
  fringe_pdf_write_string (pen->pdf, pen->resources_object, resources);
}

static guint
write_info (FringePdfPen *pen, const char *title)
{
  guint number = fringe_pdf_reserve (pen->pdf);
  g_autoptr (GString) info = g_string_new ("<< /Title ");

  fringe_escape_pdf (info, title);
  g_string_append (info, " /Creator (Fringe " FRINGE_VERSION ") /Producer (Fringe " FRINGE_VERSION ") >>");
  fringe_pdf_write_string (pen->pdf, number, info);
  return number;
}

static guint
write_catalog (FringePdfPen *pen)
{
  guint number = fringe_pdf_reserve (pen->pdf);
  g_autofree char *catalog = g_strdup_printf ("<< /Type /Catalog /Pages %u 0 R >>", pen->pages_object);
  g_autofree char *pages
      = g_strdup_printf ("<< /Type /Pages /Count %u /Kids [ %s] >>", pen->n_pages, pen->pages->str);

  fringe_pdf_write (pen->pdf, pen->pages_object, pages);
  fringe_pdf_write (pen->pdf, number, catalog);
  return number;
}

gboolean
fringe_pdf_pen_close (FringePdfPen *pen, const char *title, GError **error)
{
  guint info, catalog;
  gboolean is_written;

  write_resources (pen);
  info = write_info (pen, title);
  catalog = write_catalog (pen);
  is_written = fringe_pdf_close (pen->pdf, catalog, info, error);

  fringe_pdf_free (pen->pdf);
  fringe_pdf_fonts_free (pen->fonts);
  g_hash_table_unref (pen->stamps);
  g_string_free (pen->text, TRUE);
  g_string_free (pen->pages, TRUE);
  g_free (pen);
  return is_written;
}
