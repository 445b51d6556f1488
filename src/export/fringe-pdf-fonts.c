/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-fonts.h"
#include "fringe-cff.h"

#include <math.h>
#include <string.h>

#define N_CODES 256
/* Of letters beyond ASCII, so that an ASCII letter always has its own. */
#define CODE_FIRST 128
/* What a reader takes for a font that it cannot read, and for how bold it is. */
#define ASCENT 750
#define DESCENT (-250)
#define STEM 80
#define STEM_BOLD 140

typedef struct
{
  gboolean is_used;
  unsigned long index;
  char *text; /* %NULL where the letter before stands for it too */
} Letter;

/* As many letters of a font as bytes can tell apart. */
typedef struct
{
  cairo_font_face_t *face;
  char *family;
  gboolean is_bold;
  guint next_code;
  Letter letters[N_CODES];
  GHashTable *codes; /* by glyph */
} Font;

struct _FringePdfFonts
{
  GPtrArray *fonts;
};

static void
font_free (gpointer data)
{
  Font *font = data;

  for (guint i = 0; i < N_CODES; i++)
    g_free (font->letters[i].text);
  g_hash_table_unref (font->codes);
  cairo_font_face_destroy (font->face);
  g_free (font->family);
  g_free (font);
}

FringePdfFonts *
fringe_pdf_fonts_new (void)
{
  FringePdfFonts *fonts = g_new0 (FringePdfFonts, 1);

  fonts->fonts = g_ptr_array_new_with_free_func (font_free);
  return fonts;
}

void
fringe_pdf_fonts_free (FringePdfFonts *fonts)
{
  g_ptr_array_unref (fonts->fonts);
  g_free (fonts);
}

static Font *
add_font (FringePdfFonts *fonts, const FringeGlyph *glyph)
{
  Font *font = g_new0 (Font, 1);

  font->face = cairo_font_face_reference (glyph->face);
  font->family = g_strdup (glyph->family);
  font->is_bold = glyph->bold;
  font->next_code = CODE_FIRST;
  font->codes = g_hash_table_new (NULL, NULL);
  g_ptr_array_add (fonts->fonts, font);
  return font;
}

static gboolean
is_plain (const FringeGlyph *glyph)
{
  return glyph->n_bytes == 1 && glyph->text[0] >= ' ' && glyph->text[0] < 127;
}

/* Returns: the code, or 0 where no other letter has room */
static guint
enter (Font *font, const FringeGlyph *glyph)
{
  guint own = is_plain (glyph) ? (guint) glyph->text[0] : 0;
  guint code = own != 0 && !font->letters[own].is_used ? own : font->next_code < N_CODES ? font->next_code++ : 0;

  if (code == 0)
    return 0;
  font->letters[code] = (Letter) {
    TRUE, glyph->index, glyph->n_bytes > 0 ? g_strndup (glyph->text, (gsize) glyph->n_bytes) : NULL
  };
  g_hash_table_insert (font->codes, GSIZE_TO_POINTER (glyph->index), GUINT_TO_POINTER (code));
  return code;
}

static guint
code_in (Font *font, const FringeGlyph *glyph)
{
  guint code;

  if (is_plain (glyph))
    {
      const Letter *letter = &font->letters[(guint) glyph->text[0]];

      if (letter->is_used && letter->index == glyph->index)
        return (guint) glyph->text[0];
    }
  code = GPOINTER_TO_UINT (g_hash_table_lookup (font->codes, GSIZE_TO_POINTER (glyph->index)));
  return code != 0 ? code : enter (font, glyph);
}

FringePdfLetter
fringe_pdf_fonts_use (FringePdfFonts *fonts, const FringeGlyph *glyph)
{
  for (guint i = 0; i < fonts->fonts->len; i++)
    {
      Font *font = g_ptr_array_index (fonts->fonts, i);
      guint code = font->face == glyph->face ? code_in (font, glyph) : 0;

      if (code != 0)
        return (FringePdfLetter) { i, (guint8) code };
    }
  return (FringePdfLetter) { fonts->fonts->len, (guint8) enter (add_font (fonts, glyph), glyph) };
}

static cairo_t *
designing_context (const Font *font)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_t *cr = cairo_create (surface);

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options (cr, options);
  cairo_set_font_face (cr, font->face);
  cairo_set_font_size (cr, FRINGE_CFF_UNITS);
  cairo_font_options_destroy (options);
  cairo_surface_destroy (surface);
  return cr;
}

/* Outlines are to be freed by the caller. */
static guint
take_outlines (const Font *font, FringeCffGlyph glyphs[N_CODES])
{
  cairo_t *cr = designing_context (font);
  guint n = 0;

  for (guint code = 0; code < N_CODES; code++)
    {
      cairo_glyph_t glyph = { font->letters[code].index, 0, 0 };
      cairo_text_extents_t extents;

      if (!font->letters[code].is_used)
        continue;
      cairo_glyph_extents (cr, &glyph, 1, &extents);
      cairo_new_path (cr);
      cairo_glyph_path (cr, &glyph, 1);
      glyphs[n++] = (FringeCffGlyph) { (guint8) code, (int) lround (extents.x_advance), cairo_copy_path (cr) };
    }
  cairo_destroy (cr);
  return n;
}

/* Six capital letters tell that it is not the whole font; the rest is letters, digits and hyphens. */
static char *
name_of (const Font *font, guint number)
{
  g_autofree char *family = g_strcanon (g_strdup (font->family), G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS, '-');

  return g_strdup_printf ("FRINGE+%s%s-%u", family, font->is_bold ? "-Bold" : "", number);
}

static void
append_meaning (GString *map, guint code, const char *text)
{
  g_autofree gunichar2 *letters = NULL;
  glong n = 0;

  letters = text != NULL ? g_utf8_to_utf16 (text, -1, NULL, &n, NULL) : NULL;
  g_string_append_printf (map, "<%02x> <", code);
  for (glong i = 0; i < n; i++)
    g_string_append_printf (map, "%04x", letters[i]);
  g_string_append (map, ">\n");
}

/* What a text means, for readers that search or copy it (ISO 32000-1, 9.10.3). */
static guint
write_meanings (const Font *font, FringePdf *pdf)
{
  guint number = fringe_pdf_reserve (pdf);
  g_autoptr (GString) map = g_string_new ("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                                          "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                                          "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                                          "1 begincodespacerange\n<00> <ff>\nendcodespacerange\n");

  for (guint code = 0; code < N_CODES; code++)
    if (font->letters[code].is_used)
      {
        g_string_append (map, "1 beginbfchar\n");
        append_meaning (map, code, font->letters[code].text);
        g_string_append (map, "endbfchar\n");
      }
  g_string_append (map, "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
  fringe_pdf_write_stream (pdf, number, "", map->str, map->len);
  return number;
}

static guint
write_description (const Font *font, FringePdf *pdf, const char *name, const FringeCffGlyph *glyphs, guint n_glyphs)
{
  guint file = fringe_pdf_reserve (pdf), number = fringe_pdf_reserve (pdf);
  g_autoptr (GByteArray) bytes = fringe_cff_make (name, glyphs, n_glyphs);
  g_autofree char *content = g_strdup_printf (
      "<< /Type /FontDescriptor /FontName /%s /Flags 4 /FontBBox [%d %d %d %d] /ItalicAngle 0 /Ascent %d /Descent %d "
      "/CapHeight %d /StemV %d /FontFile3 %u 0 R >>",
      name, 0, DESCENT, FRINGE_CFF_UNITS, ASCENT, ASCENT, DESCENT, ASCENT, font->is_bold ? STEM_BOLD : STEM, file);

  fringe_pdf_write_stream (pdf, file, "/Subtype /Type1C", (const char *) bytes->data, bytes->len);
  fringe_pdf_write (pdf, number, content);
  return number;
}

static guint
write_font (const Font *font, FringePdf *pdf, guint index)
{
  FringeCffGlyph glyphs[N_CODES];
  guint n = take_outlines (font, glyphs), next = 0, number = fringe_pdf_reserve (pdf);
  g_autofree char *name = name_of (font, index);
  g_autoptr (GString) content = g_string_new (NULL);

  g_string_printf (content, "<< /Type /Font /Subtype /Type1 /BaseFont /%s /FontDescriptor %u 0 R /ToUnicode %u 0 R\n",
                   name, write_description (font, pdf, name, glyphs, n), write_meanings (font, pdf));
  g_string_append_printf (content, "/FirstChar %u /LastChar %u /Widths [", glyphs[0].code, glyphs[n - 1].code);
  for (guint code = glyphs[0].code; code <= glyphs[n - 1].code; code++)
    g_string_append_printf (content, " %d", glyphs[next].code == code ? glyphs[next++].width : 0);
  g_string_append (content, " ]\n/Encoding << /Type /Encoding /Differences [");
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (content, " %u /c%u", glyphs[i].code, glyphs[i].code);
      cairo_path_destroy ((cairo_path_t *) glyphs[i].outline);
    }
  g_string_append (content, " ] >> >>");
  fringe_pdf_write_string (pdf, number, content);
  return number;
}

void
fringe_pdf_fonts_write (FringePdfFonts *fonts, FringePdf *pdf, GString *resources)
{
  for (guint i = 0; i < fonts->fonts->len; i++)
    g_string_append_printf (resources, "/F%u %u 0 R ", i, write_font (g_ptr_array_index (fonts->fonts, i), pdf, i));
}
