/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-font.h"

#include <pango/pangocairo.h>
#include <string.h>

/* A tree has thousands of short numbers. They are drawn as glyphs of a face that is looked up once, for a window of
 * cards takes 4.8 times as long where Pango lays each of them out. Text beyond ASCII goes through Pango, which knows
 * scripts, directions and other fonts for what a font lacks.
 *
 * Faces are kept for the life of the program, one for each family and weight in use, and shared: a
 * picture may be written in a thread while the window draws. Metrics are not hinted: text grows
 * evenly with the zoom, and is as wide in a file as on the screen. */

#define N_ASCII 128
#define MEASURE_SIZE 1000.0

struct _FringeFace
{
  char *family;
  gboolean bold;
  cairo_font_face_t *face;
  unsigned long glyphs[N_ASCII];
  double advances[N_ASCII]; /* as a share of the size */
};

static PangoFontDescription *
describe (const FringeType *type, double size)
{
  PangoFontDescription *description = pango_font_description_new ();

  pango_font_description_set_family (description, type->family);
  pango_font_description_set_weight (description, type->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  return description;
}

static PangoContext *
unhinted_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

static void
measure_ascii (FringeFace *face, cairo_scaled_font_t *font)
{
  for (int c = ' '; c < N_ASCII - 1; c++)
    {
      char text[2] = { (char) c, '\0' };
      cairo_glyph_t *glyphs = NULL;
      cairo_text_extents_t extents;
      int n = 0;

      if (cairo_scaled_font_text_to_glyphs (font, 0, 0, text, 1, &glyphs, &n, NULL, NULL, NULL) != CAIRO_STATUS_SUCCESS)
        continue;
      cairo_scaled_font_glyph_extents (font, glyphs, n, &extents);
      face->glyphs[c] = n > 0 ? glyphs[0].index : 0;
      face->advances[c] = extents.x_advance / MEASURE_SIZE;
      cairo_glyph_free (glyphs);
    }
}

static FringeFace *
load_face (const FringeType *type)
{
  FringeFace *face = g_new0 (FringeFace, 1);
  PangoContext *context = unhinted_context ();
  PangoFontDescription *description = describe (type, MEASURE_SIZE);
  PangoFont *font = pango_context_load_font (context, description);

  face->family = g_strdup (type->family);
  face->bold = type->bold;
  if (font != NULL)
    {
      cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));

      face->face = cairo_font_face_reference (cairo_scaled_font_get_font_face (scaled));
      measure_ascii (face, scaled);
    }
  g_clear_object (&font);
  pango_font_description_free (description);
  g_object_unref (context);
  return face;
}

static const FringeFace *
find_or_load_face (const FringeType *type)
{
  static GPtrArray *faces = NULL;

  if (faces == NULL)
    faces = g_ptr_array_new ();
  for (guint i = 0; i < faces->len; i++)
    {
      const FringeFace *face = g_ptr_array_index (faces, i);

      if (face->bold == type->bold && strcmp (face->family, type->family) == 0)
        return face;
    }
  g_ptr_array_add (faces, load_face (type));
  return g_ptr_array_index (faces, faces->len - 1);
}

const FringeFace *
fringe_font_face (const FringeType *type)
{
  static GMutex mutex;
  const FringeFace *face;

  g_mutex_lock (&mutex);
  face = find_or_load_face (type);
  g_mutex_unlock (&mutex);
  return face;
}

bool
fringe_face_has (const FringeFace *face, const char *text)
{
  for (; *text != '\0'; text++)
    if ((unsigned char) *text >= N_ASCII || face->glyphs[(unsigned char) *text] == 0)
      return false;
  return face->face != NULL;
}

double
fringe_face_advance (const FringeFace *face, char letter)
{
  return face->advances[(unsigned char) letter];
}

static PangoLayout *
lay_out (const FringeType *type, const char *text)
{
  PangoContext *context = unhinted_context ();
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *description = describe (type, type->size);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (description);
  g_object_unref (context);
  return layout;
}

/* Text is measured at one size: Pango keeps a font of each size that it is asked for, and in the end looks for one
 * among thousands. */
double
fringe_font_width (const FringeType *type, const char *text)
{
  const FringeFace *face = fringe_font_face (type);
  FringeType measured = *type;
  double width = 0;
  PangoLayout *layout;
  PangoRectangle logical;

  if (fringe_face_has (face, text))
    {
      for (; *text != '\0'; text++)
        width += face->advances[(unsigned char) *text];
      return width * type->size;
    }
  measured.size = MEASURE_SIZE;
  layout = lay_out (&measured, text);
  pango_layout_get_extents (layout, NULL, &logical);
  g_object_unref (layout);
  return (double) logical.width / PANGO_SCALE / MEASURE_SIZE * type->size;
}

double
fringe_font_start (const FringeType *type, double x, const char *text)
{
  if (type->anchor == FRINGE_ANCHOR_START)
    return x;
  return x - fringe_font_width (type, text) * (type->anchor == FRINGE_ANCHOR_MIDDLE ? 0.5 : 1);
}

static void
show_glyphs (cairo_t *cr, const FringeFace *face, const FringeType *type, double x, double y, const char *text)
{
  size_t n = strlen (text);
  g_autofree cairo_glyph_t *glyphs = g_new (cairo_glyph_t, n);
  g_autofree cairo_text_cluster_t *clusters = g_new (cairo_text_cluster_t, n);

  for (size_t i = 0; i < n; i++)
    {
      glyphs[i] = (cairo_glyph_t) { face->glyphs[(unsigned char) text[i]], x, y };
      clusters[i] = (cairo_text_cluster_t) { 1, 1 };
      x += face->advances[(unsigned char) text[i]] * type->size;
    }
  cairo_set_font_face (cr, face->face);
  cairo_set_font_size (cr, type->size);
  cairo_show_text_glyphs (cr, text, (int) n, glyphs, (int) n, clusters, (int) n, 0);
}

void
fringe_font_show (cairo_t *cr, const FringeType *type, double x, double y, const char *text)
{
  const FringeFace *face = fringe_font_face (type);
  PangoLayout *layout;

  if (fringe_face_has (face, text))
    {
      show_glyphs (cr, face, type, x, y, text);
      return;
    }
  layout = lay_out (type, text);
  cairo_move_to (cr, x, y - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

static void
tell_letters (const FringeFace *face, const FringeType *type, const char *text, FringeGlyphFunc func, gpointer data)
{
  FringeGlyph glyph = { .face = face->face, .n_bytes = 1 };

  for (; *text != '\0'; text++)
    {
      glyph.index = face->glyphs[(unsigned char) *text];
      glyph.text = text;
      func (&glyph, data);
      glyph.x += face->advances[(unsigned char) *text] * type->size;
    }
}

/* A cluster of several glyphs has its text at the first one. */
static void
tell_run (PangoGlyphItem *run, const char *text, double x, FringeGlyphFunc func, gpointer data)
{
  PangoFont *font = run->item->analysis.font;
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));
  FringeGlyph glyph = { .face = cairo_scaled_font_get_font_face (scaled), .x = x };
  PangoGlyphItemIter iter;

  for (gboolean more = pango_glyph_item_iter_init_start (&iter, run, text); more;
       more = pango_glyph_item_iter_next_cluster (&iter))
    {
      int step = iter.start_glyph < iter.end_glyph ? 1 : -1;

      glyph.text = text + iter.start_index;
      glyph.n_bytes = iter.end_index - iter.start_index;
      for (int i = iter.start_glyph; i != iter.end_glyph; i += step, glyph.n_bytes = 0)
        {
          const PangoGlyphInfo *info = &run->glyphs->glyphs[i];

          /* For a letter that no font has, each font has a frame. */
          glyph.index = info->glyph & PANGO_GLYPH_UNKNOWN_FLAG ? 0 : info->glyph;
          glyph.y = (double) info->geometry.y_offset / PANGO_SCALE;
          glyph.x += (double) info->geometry.x_offset / PANGO_SCALE;
          if (info->glyph != PANGO_GLYPH_EMPTY)
            func (&glyph, data);
          glyph.x += (double) (info->geometry.width - info->geometry.x_offset) / PANGO_SCALE;
        }
    }
}

void
fringe_font_tell_glyphs (const FringeType *type, const char *text, FringeGlyphFunc func, void *data)
{
  const FringeFace *face = fringe_font_face (type);
  PangoLayout *layout;
  double x = 0;

  if (fringe_face_has (face, text))
    {
      tell_letters (face, type, text, func, data);
      return;
    }
  layout = lay_out (type, text);
  for (GSList *runs = pango_layout_get_line_readonly (layout, 0)->runs; runs != NULL; runs = runs->next)
    {
      PangoGlyphItem *run = runs->data;

      tell_run (run, text, x, func, data);
      x += (double) pango_glyph_string_get_width (run->glyphs) / PANGO_SCALE;
    }
  g_object_unref (layout);
}
