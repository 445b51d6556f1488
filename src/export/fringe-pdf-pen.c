/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-pen.h"
#include "fringe-number.h"
#include "fringe-pdf-fonts.h"

#include <math.h>
#include <string.h>

#define PIECE (64 * 1024)
#define STAMPS_MAX 4096
#define DEPTH_MAX 4
/* How far the control points of a quarter of a circle are from its ends, as a share of its radius. */
#define QUARTER 0.5522847498
#define OPACITIES 256

/* What colours, lines and font are set to; what is not known is set anew. */
typedef struct
{
  FringeColor fill, line;
  double width, dash;
  guint font;
  double size;
} State;

static const State nothing_set = { { -1, 0, 0, 1 }, { -1, 0, 0, 1 }, -1, 0, G_MAXUINT, 0 };

struct _FringePdfPen
{
  FringePen pen;
  FringePdf *pdf;
  FringePdfFonts *fonts;
  GString *text; /* of the page, or of a stamp while it is drawn first */
  gboolean is_recording;
  State state, outer[DEPTH_MAX];
  int depth;
  GHashTable *stamps;
  GString *pages; /* "12 0 R 14 0 R …" */
  guint n_pages, pages_object, resources_object;
  guint8 fill_opacities[OPACITIES], line_opacities[OPACITIES];
};

static void
flush (FringePdfPen *pen)
{
  fringe_pdf_add (pen->pdf, pen->text->str, pen->text->len);
  g_string_truncate (pen->text, 0);
}

static void
end_line (FringePdfPen *pen, const char *end)
{
  g_string_append (pen->text, end);
  g_string_append_c (pen->text, '\n');
  if (pen->text->len >= PIECE && !pen->is_recording)
    flush (pen);
}

static void
put (FringePdfPen *pen, double number)
{
  fringe_append_number (pen->text, number);
  g_string_append_c (pen->text, ' ');
}

static void
put_point (FringePdfPen *pen, double x, double y)
{
  put (pen, x);
  put (pen, y);
}

/* Finer than other numbers: a scale may be small. */
static void
put_scale (FringePdfPen *pen, double scale)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (pen->text, g_ascii_formatd (text, sizeof text, "%.7f ", scale));
}

/* Three decimals, more than a screen has of a colour. */
static void
put_share (FringePdfPen *pen, double share)
{
  guint thousandths = (guint) lround (CLAMP (share, 0, 1) * 1000);
  char text[] = { (char) ('0' + thousandths / 1000),
                  '.',
                  (char) ('0' + thousandths / 100 % 10),
                  (char) ('0' + thousandths / 10 % 10),
                  (char) ('0' + thousandths % 10),
                  ' ' };

  g_string_append_len (pen->text, text, sizeof text);
}

static void
put_opacity (FringePdfPen *pen, const char *kind, guint8 *used, double opacity)
{
  guint index = (guint) lround (CLAMP (opacity, 0, 1) * (OPACITIES - 1));

  used[index] = 1;
  g_string_append_printf (pen->text, "/%s%u gs ", kind, index);
}

static void
put_color (FringePdfPen *pen, const FringeColor *color, const char *operation)
{
  put_share (pen, color->r);
  put_share (pen, color->g);
  put_share (pen, color->b);
  g_string_append (pen->text, operation);
}

static gboolean
is_same (const FringeColor *a, const FringeColor *b)
{
  return a->r == b->r && a->g == b->g && a->b == b->b && a->a == b->a;
}

static void
set_fill (FringePdfPen *pen, const FringeColor *color)
{
  if (is_same (&pen->state.fill, color))
    return;
  if (pen->state.fill.a != color->a || pen->state.fill.r < 0)
    put_opacity (pen, "f", pen->fill_opacities, color->a);
  put_color (pen, color, "rg ");
  pen->state.fill = *color;
}

static void
set_line (FringePdfPen *pen, const FringeStroke *stroke)
{
  if (!is_same (&pen->state.line, &stroke->line))
    {
      if (pen->state.line.a != stroke->line.a || pen->state.line.r < 0)
        put_opacity (pen, "l", pen->line_opacities, stroke->line.a);
      put_color (pen, &stroke->line, "RG ");
      pen->state.line = stroke->line;
    }
  if (pen->state.width != stroke->width || pen->state.dash != stroke->dash)
    {
      put (pen, stroke->width);
      g_string_append (pen->text, "w [");
      if (stroke->dash > 0)
        put (pen, stroke->dash);
      g_string_append (pen->text, "] 0 d ");
      pen->state.width = stroke->width;
      pen->state.dash = stroke->dash;
    }
}

/* How a path is painted is said behind it, and what with before it. Returns: the operation */
static const char *
set_stroke (FringePdfPen *pen, const FringeStroke *stroke)
{
  gboolean has_fill = stroke->fill.a > 0, has_line = stroke->line.a > 0 && stroke->width > 0;

  if (has_fill)
    set_fill (pen, &stroke->fill);
  if (has_line)
    set_line (pen, stroke);
  return has_fill && has_line ? "B" : has_fill ? "f" : has_line ? "S" : "n";
}

static void
put_curve (FringePdfPen *pen, double x1, double y1, double x2, double y2, double x3, double y3)
{
  put_point (pen, x1, y1);
  put_point (pen, x2, y2);
  put_point (pen, x3, y3);
  g_string_append (pen->text, "c ");
}

static void
put_line (FringePdfPen *pen, double x, double y, const char *operation)
{
  put_point (pen, x, y);
  g_string_append (pen->text, operation);
}

static void
put_round_rectangle (FringePdfPen *pen, double x, double y, double width, double height, double radius)
{
  double right = x + width, bottom = y + height, r = radius, k = radius * (1 - QUARTER);

  put_line (pen, x + r, y, "m ");
  put_line (pen, right - r, y, "l ");
  put_curve (pen, right - k, y, right, y + k, right, y + r);
  put_line (pen, right, bottom - r, "l ");
  put_curve (pen, right, bottom - k, right - k, bottom, right - r, bottom);
  put_line (pen, x + r, bottom, "l ");
  put_curve (pen, x + k, bottom, x, bottom - k, x, bottom - r);
  put_line (pen, x, y + r, "l ");
  put_curve (pen, x, y + k, x + k, y, x + r, y);
  g_string_append (pen->text, "h ");
}

static void
rectangle (FringePen *base, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  const char *operation = set_stroke (pen, stroke);

  radius = fmin (radius, fmin (width, height) / 2);
  if (radius >= 0.5)
    put_round_rectangle (pen, x, y, width, height, radius);
  else
    {
      put_point (pen, x, y);
      put_point (pen, width, height);
      g_string_append (pen->text, "re ");
    }
  end_line (pen, operation);
}

static void
circle (FringePen *base, double x, double y, double radius, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  const char *operation = set_stroke (pen, stroke);

  put_round_rectangle (pen, x - radius, y - radius, 2 * radius, 2 * radius, radius);
  end_line (pen, operation);
}

static void
polyline (FringePen *base, const double *points, int n_points, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  const char *operation = set_stroke (pen, stroke);

  for (int i = 0; i < n_points; i++)
    put_line (pen, points[2 * i], points[2 * i + 1], i == 0 ? "m " : "l ");
  end_line (pen, operation);
}

static void
curve (FringePen *base,
       double x0,
       double y0,
       double x1,
       double y1,
       FringeDirection direction,
       const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  const char *operation = set_stroke (pen, stroke);
  gboolean down = direction == FRINGE_DIRECTION_DOWN;
  double middle_x = (x0 + x1) / 2, middle_y = (y0 + y1) / 2;

  put_line (pen, x0, y0, "m ");
  put_curve (pen, down ? x0 : middle_x, down ? middle_y : y0, down ? x1 : middle_x, down ? middle_y : y1, x1, y1);
  end_line (pen, operation);
}

/* Letters that follow each other as the font has them make one string. */
typedef struct
{
  FringePdfPen *pen;
  double x, y;
  const FringeType *type;
  gboolean is_open;
  guint font;
  double next_x, at_y; /* where the next letter would be */
} Writing;

static void
close_string (Writing *writing)
{
  if (writing->is_open)
    g_string_append (writing->pen->text, ") Tj ");
  writing->is_open = FALSE;
}

static void
open_string (Writing *writing, const FringeGlyph *glyph, guint font)
{
  FringePdfPen *pen = writing->pen;

  close_string (writing);
  if (pen->state.font != font || pen->state.size != writing->type->size)
    {
      g_string_append_printf (pen->text, "/F%u ", font);
      put (pen, writing->type->size);
      g_string_append (pen->text, "Tf ");
      pen->state.font = font;
      pen->state.size = writing->type->size;
    }
  g_string_append (pen->text, "1 0 0 -1 ");
  put_point (pen, writing->x + glyph->x, writing->y + glyph->y);
  g_string_append (pen->text, "Tm (");
  writing->font = font;
  writing->is_open = TRUE;
}

static void
put_letter (const FringeGlyph *glyph, void *data)
{
  Writing *writing = data;
  FringePdfLetter letter = fringe_pdf_fonts_use (writing->pen->fonts, glyph);
  gboolean follows = writing->is_open && letter.font == writing->font && glyph->y == writing->at_y
                     && fabs (glyph->x - writing->next_x) < 0.001 * writing->type->size;

  if (!follows)
    open_string (writing, glyph, letter.font);
  if (letter.code >= 127)
    g_string_append_printf (writing->pen->text, "\\%03o", letter.code);
  else
    {
      if (letter.code == '(' || letter.code == ')' || letter.code == '\\')
        g_string_append_c (writing->pen->text, '\\');
      g_string_append_c (writing->pen->text, (char) letter.code);
    }
  writing->next_x = glyph->x + glyph->advance;
  writing->at_y = glyph->y;
}

static void
text (FringePen *base, double x, double y, const char *content, const FringeType *type)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  Writing writing = { .pen = pen, .x = x, .y = y, .type = type };

  if (type->anchor != FRINGE_ANCHOR_START)
    writing.x -= fringe_font_width (type, content) * (type->anchor == FRINGE_ANCHOR_MIDDLE ? 0.5 : 1);
  set_fill (pen, &type->color);
  g_string_append (pen->text, "BT ");
  fringe_font_tell_glyphs (type, content, put_letter, &writing);
  close_string (&writing);
  end_line (pen, "ET");
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
  State before = pen->state;
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
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .curve = curve,
  .text = text,
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

/* Text beyond ASCII is UTF-16 in a PDF's own words. */
static guint
write_info (FringePdfPen *pen, const char *title)
{
  guint number = fringe_pdf_reserve (pen->pdf);
  glong n = 0;
  g_autofree gunichar2 *letters = g_utf8_to_utf16 (title, -1, NULL, &n, NULL);
  g_autoptr (GString) info = g_string_new ("<< /Title <feff");

  for (glong i = 0; i < n; i++)
    g_string_append_printf (info, "%04x", letters[i]);
  g_string_append (info, "> /Creator (Fringe " FRINGE_VERSION ") /Producer (Fringe " FRINGE_VERSION ") >>");
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
