/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-figures.h"

#include "fringe-cairo-pen.h"

#include <math.h>
#include <string.h>

/* A figure that was drawn so often will be drawn again. From then on its outline takes less room in a font than on the
 * pages. Slides have few figures: office programs, which import their pages to be changed, lose the glyphs of such
 * fonts.
 */
#define USES_MIN 1024
#define FIGURES_MAX 4096

/* @line is the width of its outline, 0 where it is filled; @glyph is 0 as long as it has none. */
typedef struct
{
  GArray *boxes;
  gint64 line;
  guint n_uses;
  unsigned long glyph;
} Figure;

/* The figures that were drawn, and those of them that have a glyph: number 1 is the first. */
typedef struct
{
  GHashTable *seen;
  GPtrArray *glyphs;
} Figures;

static const cairo_user_data_key_t figures_key;

static guint
hash_figure (gconstpointer data)
{
  const Figure *figure = data;
  const gint64 *numbers = (const void *) figure->boxes->data;
  guint64 hash = 5381 + (guint64) figure->line;

  for (guint i = 0; i < figure->boxes->len * (sizeof (FringeBox) / sizeof (gint64)); i++)
    hash = hash * 33 + (guint64) numbers[i];
  return (guint) (hash ^ hash >> 32);
}

static gboolean
is_same_figure (gconstpointer a, gconstpointer b)
{
  const Figure *one = a, *other = b;

  return one->line == other->line && one->boxes->len == other->boxes->len
         && memcmp (one->boxes->data, other->boxes->data, one->boxes->len * sizeof (FringeBox)) == 0;
}

static void
figure_free (gpointer data)
{
  Figure *figure = data;

  g_array_unref (figure->boxes);
  g_free (figure);
}

static void
figures_free (void *data)
{
  Figures *figures = data;

  g_ptr_array_unref (figures->glyphs);
  g_hash_table_unref (figures->seen);
  g_free (figures);
}

void
fringe_boxes_trace (cairo_t *cr, const GArray *boxes, double x, double y, double grow)
{
  for (guint i = 0; i < boxes->len; i++)
    {
      const FringeBox *box = &g_array_index (boxes, FringeBox, i);
      double width = box->width / FRINGE_BOX_PARTS + 2 * grow, height = box->height / FRINGE_BOX_PARTS + 2 * grow;

      if (width > 0 && height > 0)
        fringe_cairo_trace_rectangle (cr, x + box->x / FRINGE_BOX_PARTS - grow, y + box->y / FRINGE_BOX_PARTS - grow,
                                      width, height, box->radius / FRINGE_BOX_PARTS + grow);
    }
}

/* A line is drawn as the area between two outlines, because a glyph has only the colour of its area. */
static cairo_status_t
draw_glyph (cairo_scaled_font_t *font, unsigned long glyph, cairo_t *cr, cairo_text_extents_t *extents)
{
  const Figures *figures = cairo_font_face_get_user_data (cairo_scaled_font_get_font_face (font), &figures_key);
  const Figure *figure;

  if (glyph == 0 || glyph > figures->glyphs->len)
    return CAIRO_STATUS_SUCCESS;
  figure = g_ptr_array_index (figures->glyphs, glyph - 1);
  cairo_scale (cr, 1 / FRINGE_FIGURE_SIZE, 1 / FRINGE_FIGURE_SIZE);
  fringe_boxes_trace (cr, figure->boxes, 0, 0, figure->line / FRINGE_BOX_PARTS / 2);
  if (figure->line > 0)
    fringe_boxes_trace (cr, figure->boxes, 0, 0, -(figure->line / FRINGE_BOX_PARTS / 2));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  return CAIRO_STATUS_SUCCESS;
}

cairo_font_face_t *
fringe_pdf_figures_new (void)
{
  cairo_font_face_t *font = cairo_user_font_face_create ();
  Figures *figures = g_new0 (Figures, 1);

  figures->seen = g_hash_table_new_full (hash_figure, is_same_figure, figure_free, NULL);
  figures->glyphs = g_ptr_array_new ();
  cairo_user_font_face_set_render_glyph_func (font, draw_glyph);
  cairo_font_face_set_user_data (font, &figures_key, figures, figures_free);
  return font;
}

static gboolean
is_small (const GArray *boxes)
{
  for (guint i = 0; i < boxes->len; i++)
    {
      const FringeBox *box = &g_array_index (boxes, FringeBox, i);

      if (fmax (llabs (box->x), llabs (box->y)) + fmax (box->width, box->height)
          > FRINGE_FIGURE_SIZE * FRINGE_BOX_PARTS)
        return FALSE;
    }
  return TRUE;
}

unsigned long
fringe_pdf_figures_find (cairo_font_face_t *font, GArray *boxes, gint64 line)
{
  Figures *figures = cairo_font_face_get_user_data (font, &figures_key);
  Figure sought = { boxes, line, 0, 0 }, *figure = g_hash_table_lookup (figures->seen, &sought);

  if (!is_small (boxes) || (figure == NULL && g_hash_table_size (figures->seen) >= FIGURES_MAX))
    return 0;
  if (figure == NULL)
    {
      figure = g_memdup2 (&sought, sizeof sought);
      figure->boxes = g_array_copy (boxes);
      g_hash_table_add (figures->seen, figure);
    }
  if (++figure->n_uses == USES_MIN)
    {
      g_ptr_array_add (figures->glyphs, figure);
      figure->glyph = figures->glyphs->len;
    }
  return figure->glyph;
}
