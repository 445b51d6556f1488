/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-pen.h"

#include "fringe-cairo-pen.h"
#include "fringe-font.h"
#include "fringe-pdf-figures.h"

#include <math.h>

/* A tree of ten thousand nodes has half a million shapes, and cairo takes several microseconds for each operation and
 * most of them for corners. Two things make operations few:
 *
 * An *object* is a named group, such as a node, or a stamp outside of one, such as an edge. Objects do not overlap each
 * other, so they are drawn layer by layer: what many of them have in one style, such as the ids, is one operation. In
 * an object every shape is in the layer of the shape before it or in a later one.
 *
 * A *figure* is one box or several neighbouring ones in one style, such as the tiles of a board. What was drawn several
 * times is a glyph of a font from then on. To a reader of the text it is a space. */

/* More layers are searched for too long, and more items take too much memory. */
#define LAYERS_MAX 64
#define ITEMS_MAX 100000
#define BOXES_MAX 128
/* For glyphs @size is that of the font; without a font it is the width of a line, or 0 where paths are filled. */
typedef struct
{
  cairo_font_face_t *font;
  double size;
  FringeColor color;
  double dash;
} Style;

/* What is drawn at once. @items are glyphs, or the data of paths. */
typedef struct
{
  Style style;
  GArray *items;
  GArray *clusters;
  GString *text;
} Layer;

struct _FringePdfPen
{
  FringePen pen;
  cairo_t *cr;
  GCancellable *cancellable;
  cairo_font_face_t *font;

  GArray *layers;
  guint first, at; /* the first layer that objects may share, and the one drawn on last */
  guint depth, object_depth;
  guint n_items;

  GArray *boxes; /* neighbours in one style, from the corner of the first */
  double x, y;
  FringeStroke stroke;
  GArray *box; /* one of them */
};

static void
layer_clear (gpointer data)
{
  Layer *layer = data;

  cairo_font_face_destroy (layer->style.font);
  g_array_unref (layer->items);
  g_array_unref (layer->clusters);
  g_string_free (layer->text, TRUE);
}

static void
set_color (cairo_t *cr, const FringeColor *color)
{
  cairo_set_source_rgba (cr, color->r, color->g, color->b, color->a);
}

static void
draw_paths (cairo_t *cr, const Layer *layer)
{
  cairo_path_t path
      = { CAIRO_STATUS_SUCCESS, (cairo_path_data_t *) (void *) layer->items->data, (int) layer->items->len };

  cairo_append_path (cr, &path);
  if (layer->style.size > 0)
    {
      cairo_set_line_width (cr, layer->style.size);
      cairo_set_dash (cr, (double[]) { layer->style.dash, layer->style.dash * FRINGE_DASH_GAP },
                      layer->style.dash > 0 ? 2 : 0, 0);
      cairo_stroke (cr);
    }
  else
    cairo_fill (cr);
}

static void
draw_glyphs (cairo_t *cr, const Layer *layer)
{
  cairo_set_font_face (cr, layer->style.font);
  cairo_set_font_size (cr, layer->style.size);
  cairo_show_text_glyphs (cr, layer->text->str, (int) layer->text->len, (const void *) layer->items->data,
                          (int) layer->items->len, (const void *) layer->clusters->data, (int) layer->clusters->len, 0);
}

/* After an error cairo draws nothing. */
static void
flush_layers (FringePdfPen *pen)
{
  for (guint i = 0; i < pen->layers->len && cairo_status (pen->cr) == CAIRO_STATUS_SUCCESS; i++)
    {
      const Layer *layer = &g_array_index (pen->layers, Layer, i);

      set_color (pen->cr, &layer->style.color);
      if (layer->style.font != NULL)
        draw_glyphs (pen->cr, layer);
      else
        draw_paths (pen->cr, layer);
    }
  g_array_set_size (pen->layers, 0);
  pen->first = pen->at = pen->n_items = 0;
}

static gboolean
is_same_color (const FringeColor *a, const FringeColor *b)
{
  return a->r == b->r && a->g == b->g && a->b == b->b && a->a == b->a;
}

static gboolean
is_same_style (const Style *a, const Style *b)
{
  return a->font == b->font && a->size == b->size && a->dash == b->dash && is_same_color (&a->color, &b->color);
}

static void
add_layer (FringePdfPen *pen, const Style *style)
{
  gboolean has_glyphs = style->font != NULL;
  Layer layer = { .style = *style };

  if (has_glyphs)
    cairo_font_face_reference (style->font);
  layer.items = g_array_new (FALSE, FALSE, has_glyphs ? sizeof (cairo_glyph_t) : sizeof (cairo_path_data_t));
  layer.clusters = g_array_new (FALSE, FALSE, sizeof (cairo_text_cluster_t));
  layer.text = g_string_new (NULL);
  g_array_append_val (pen->layers, layer);
}

static Layer *
find_layer (FringePdfPen *pen, const Style *style)
{
  guint i = pen->at;

  while (i < pen->layers->len && !is_same_style (&g_array_index (pen->layers, Layer, i).style, style))
    i++;
  if (i == LAYERS_MAX)
    {
      flush_layers (pen);
      i = 0;
    }
  if (i == pen->layers->len)
    add_layer (pen, style);
  pen->at = i;
  if (pen->object_depth == 0)
    pen->first = i;
  return &g_array_index (pen->layers, Layer, i);
}

static void
put_glyph (FringePdfPen *pen, const Style *style, const cairo_glyph_t *glyph, const char *text, int n_bytes)
{
  Layer *layer = find_layer (pen, style);
  cairo_text_cluster_t cluster = { n_bytes, 1 };

  g_array_append_vals (layer->items, glyph, 1);
  g_array_append_val (layer->clusters, cluster);
  g_string_append_len (layer->text, text, n_bytes);
  pen->n_items++;
}

/* Puts down the path of the context, which is empty afterwards. */
static void
put_path (FringePdfPen *pen, const Style *style)
{
  cairo_path_t *path = cairo_copy_path (pen->cr);
  Layer *layer = find_layer (pen, style);

  cairo_new_path (pen->cr);
  g_array_append_vals (layer->items, path->data, (guint) path->num_data);
  pen->n_items += (guint) path->num_data;
  cairo_path_destroy (path);
}

static gboolean
has_line (const FringeStroke *stroke)
{
  return stroke->line.a > 0 && stroke->width > 0;
}

/* Putting a path down empties it, so the shape is traced again for its line. */
static void
put_shape (FringePdfPen *pen,
           const FringeStroke *stroke,
           void (*trace) (cairo_t *cr, const void *shape),
           const void *shape)
{
  if (stroke->fill.a > 0)
    {
      trace (pen->cr, shape);
      put_path (pen, &(Style) { .color = stroke->fill });
    }
  if (has_line (stroke))
    {
      trace (pen->cr, shape);
      put_path (pen, &(Style) { .size = stroke->width, .color = stroke->line, .dash = stroke->dash });
    }
}

/* Returns: whether there is a glyph for it. @line is the width of the line, 0 for what is inside */
static gboolean
put_figure (FringePdfPen *pen, GArray *boxes, double x, double y, const FringeColor *color, double line)
{
  unsigned long glyph = fringe_pdf_figures_find (pen->font, boxes, llround (line * FRINGE_BOX_PARTS));

  if (glyph != 0)
    put_glyph (pen, &(Style) { .font = pen->font, .size = FRINGE_FIGURE_SIZE, .color = *color },
               &(cairo_glyph_t) { glyph, x, y }, " ", 1);
  return glyph != 0;
}

/* Puts down boxes at once where they are often drawn together, else one by one, and a box that is seldom drawn as a
 * path. */
static void
put_boxes (FringePdfPen *pen, const FringeColor *color, double line, double dash)
{
  if (dash <= 0 && put_figure (pen, pen->boxes, pen->x, pen->y, color, line))
    return;
  for (guint i = 0; i < pen->boxes->len; i++)
    {
      FringeBox *box = &g_array_index (pen->box, FringeBox, 0);
      double x, y;

      *box = g_array_index (pen->boxes, FringeBox, i);
      x = pen->x + box->x / FRINGE_BOX_PARTS;
      y = pen->y + box->y / FRINGE_BOX_PARTS;
      box->x = box->y = 0;
      if (dash > 0 || !put_figure (pen, pen->box, x, y, color, line))
        {
          fringe_boxes_trace (pen->cr, pen->box, x, y, 0);
          put_path (pen, &(Style) { .size = line, .color = *color, .dash = dash });
        }
    }
}

static void
flush_boxes (FringePdfPen *pen)
{
  const FringeStroke *stroke = &pen->stroke;

  if (pen->boxes->len > 0 && stroke->fill.a > 0)
    put_boxes (pen, &stroke->fill, 0, 0);
  if (pen->boxes->len > 0 && has_line (stroke))
    put_boxes (pen, &stroke->line, stroke->width, stroke->dash);
  g_array_set_size (pen->boxes, 0);
}

static gboolean
meet (const FringeBox *a, const FringeBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}

static gboolean
is_same_stroke (const FringeStroke *a, const FringeStroke *b)
{
  return a->width == b->width && a->dash == b->dash && is_same_color (&a->fill, &b->fill)
         && is_same_color (&a->line, &b->line);
}

/* Returns: whether a box can be drawn at once with those before it */
static gboolean
joins (const FringePdfPen *pen, const FringeBox *box, const FringeStroke *stroke)
{
  if (pen->boxes->len >= BOXES_MAX || !is_same_stroke (&pen->stroke, stroke))
    return FALSE;
  for (guint i = 0; i < pen->boxes->len; i++)
    if (meet (&g_array_index (pen->boxes, FringeBox, i), box))
      return FALSE;
  return TRUE;
}

static void
rectangle (FringePen *base, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  FringeBox box = { llround ((x - pen->x) * FRINGE_BOX_PARTS), llround ((y - pen->y) * FRINGE_BOX_PARTS),
                    llround (width * FRINGE_BOX_PARTS), llround (height * FRINGE_BOX_PARTS),
                    llround (fmin (radius, fmin (width, height) / 2) * FRINGE_BOX_PARTS) };

  if (!joins (pen, &box, stroke))
    flush_boxes (pen);
  if (pen->boxes->len == 0)
    {
      pen->x = x;
      pen->y = y;
      pen->stroke = *stroke;
      box.x = box.y = 0;
    }
  g_array_append_val (pen->boxes, box);
}

static void
circle (FringePen *base, double x, double y, double radius, const FringeStroke *stroke)
{
  rectangle (base, x - radius, y - radius, 2 * radius, 2 * radius, radius, stroke);
}

typedef struct
{
  const double *points;
  int n_points;
} Polyline;

static void
trace_polyline (cairo_t *cr, const void *shape)
{
  const Polyline *line = shape;

  for (int i = 0; i < line->n_points; i++)
    cairo_line_to (cr, line->points[2 * i], line->points[2 * i + 1]);
}

static void
polyline (FringePen *base, const double *points, int n_points, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;

  flush_boxes (pen);
  put_shape (pen, stroke, trace_polyline, &(Polyline) { points, n_points });
}

typedef struct
{
  FringePdfPen *pen;
  double x, y;
  const FringeType *type;
} Writing;

static void
put_letter (const FringeGlyph *glyph, void *data)
{
  const Writing *writing = data;

  put_glyph (writing->pen, &(Style) { .font = glyph->face, .size = writing->type->size, .color = writing->type->color },
             &(cairo_glyph_t) { glyph->index, writing->x + glyph->x, writing->y + glyph->y }, glyph->text,
             glyph->n_bytes);
}

static void
text (FringePen *base, double x, double y, const char *content, const FringeType *type)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  Writing writing = { pen, fringe_font_start (type, x, content), y, type };

  flush_boxes (pen);
  fringe_font_tell_glyphs (type, content, put_letter, &writing);
}

static void
begin (FringePen *base, const char *name, const char *kind)
{
  FringePdfPen *pen = (FringePdfPen *) base;

  flush_boxes (pen);
  pen->depth++;
  if (name != NULL && pen->object_depth == 0)
    {
      if (pen->n_items > ITEMS_MAX)
        flush_layers (pen);
      pen->object_depth = pen->depth;
      pen->at = pen->first;
    }
  /* A matrix that cannot be inverted is an error, after which cairo ignores whatever is drawn. */
  if (g_cancellable_is_cancelled (pen->cancellable))
    cairo_scale (pen->cr, 0, 0);
}

static void
end (FringePen *base)
{
  FringePdfPen *pen = (FringePdfPen *) base;

  flush_boxes (pen);
  if (pen->object_depth == pen->depth)
    {
      pen->object_depth = 0;
      pen->at = MAX (pen->layers->len, 1) - 1;
    }
  pen->depth--;
}

static void
stamp (FringePen *base, double x, double y, const FringeStamp *what)
{
  gboolean is_object = ((FringePdfPen *) base)->object_depth == 0;

  if (is_object)
    begin (base, "", NULL);
  what->draw (base, x, y, what->key);
  if (is_object)
    end (base);
}

static const FringePenClass pdf_pen_class = {
  .begin = begin,
  .end = end,
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .text = text,
  .stamp = stamp,
};

FringePdfPen *
fringe_pdf_pen_new (cairo_t *cr, cairo_font_face_t *figures, GCancellable *cancellable)
{
  FringePdfPen *pen = g_new0 (FringePdfPen, 1);

  pen->pen.klass = &pdf_pen_class;
  pen->cr = cr;
  pen->cancellable = cancellable;
  pen->font = figures;
  pen->layers = g_array_new (FALSE, FALSE, sizeof (Layer));
  g_array_set_clear_func (pen->layers, layer_clear);
  pen->boxes = g_array_new (FALSE, FALSE, sizeof (FringeBox));
  pen->box = g_array_set_size (g_array_new (FALSE, FALSE, sizeof (FringeBox)), 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  return pen;
}

void
fringe_pdf_pen_free (FringePdfPen *pen)
{
  fringe_pdf_pen_flush (pen);
  g_array_unref (pen->layers);
  g_array_unref (pen->boxes);
  g_array_unref (pen->box);
  g_free (pen);
}

FringePen *
fringe_pdf_pen_base (FringePdfPen *pen)
{
  return &pen->pen;
}

void
fringe_pdf_pen_flush (FringePdfPen *pen)
{
  flush_boxes (pen);
  flush_layers (pen);
}
