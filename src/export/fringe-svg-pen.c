/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-svg-pen.h"
#include "fringe-escape.h"

#include <math.h>
#include <string.h>

static void
append_attribute (GString *text, const char *name, double value)
{
  g_string_append_c (text, ' ');
  g_string_append (text, name);
  g_string_append (text, "=\"");
  fringe_append_number (text, value);
  g_string_append_c (text, '"');
}

static void
append_point (GString *text, double x, double y)
{
  fringe_append_number (text, x);
  g_string_append_c (text, ' ');
  fringe_append_number (text, y);
}

static guint
channel (double value)
{
  return (guint) lround (CLAMP (value, 0, 1) * 255);
}

/* Appends a paint: "fill:#rrggbb;fill-opacity:0.5", or "fill:none". */
static void
append_paint (GString *text, const char *property, const FringeColor *color)
{
  if (color->a <= 0)
    {
      g_string_append_printf (text, "%s:none", property);
      return;
    }
  g_string_append_printf (text, "%s:#%02x%02x%02x", property, channel (color->r), channel (color->g),
                          channel (color->b));
  if (color->a < 1)
    {
      g_string_append_printf (text, ";%s-opacity:", property);
      fringe_append_number (text, color->a);
    }
}

static void
append_length (GString *text, const char *property, double length)
{
  g_string_append_printf (text, ";%s:", property);
  fringe_append_number (text, length);
}

static void
append_stroke_rule (GString *text, const char *before, guint index, const FringeStroke *stroke)
{
  g_string_append_printf (text, "%ss%u{", before, index);
  append_paint (text, "fill", &stroke->fill);
  if (stroke->line.a > 0 && stroke->width > 0)
    {
      g_string_append_c (text, ';');
      append_paint (text, "stroke", &stroke->line);
      append_length (text, "stroke-width", stroke->width);
      if (stroke->dash > 0)
        {
          append_length (text, "stroke-dasharray", stroke->dash);
          g_string_append_c (text, ' ');
          fringe_append_number (text, stroke->dash * FRINGE_DASH_GAP);
        }
    }
  g_string_append (text, "}\n");
}

static void
append_type_rule (GString *text, const char *before, guint index, const FringeType *type)
{
  static const char *const anchors[] = {
    [FRINGE_ANCHOR_START] = "start",
    [FRINGE_ANCHOR_MIDDLE] = "middle",
    [FRINGE_ANCHOR_END] = "end",
  };

  g_string_append_printf (text, "%st%u{", before, index);
  append_paint (text, "fill", &type->color);
  g_string_append (text, ";font-family:");
  fringe_escape_xml (text, type->family);
  append_length (text, "font-size", type->size);
  g_string_append_printf (text, "px;font-weight:%s;text-anchor:%s}\n", type->bold ? "bold" : "normal",
                          anchors[type->anchor]);
}

static guint
find_stroke (FringeSvgPen *pen, const FringeStroke *stroke)
{
  for (guint i = 0; i < pen->strokes->len; i++)
    if (memcmp (&g_array_index (pen->strokes, FringeStroke, i), stroke, sizeof *stroke) == 0)
      return i;
  g_array_append_vals (pen->strokes, stroke, 1);
  return pen->strokes->len - 1;
}

static guint
find_type (FringeSvgPen *pen, const FringeType *type)
{
  for (guint i = 0; i < pen->types->len; i++)
    {
      const FringeType *other = &g_array_index (pen->types, FringeType, i);

      if (other->size == type->size && other->bold == type->bold && other->anchor == type->anchor
          && memcmp (&other->color, &type->color, sizeof other->color) == 0
          && strcmp (other->family, type->family) == 0)
        return i;
    }
  g_array_append_vals (pen->types, type, 1);
  return pen->types->len - 1;
}

/* Tells what a shape looks like. */
static void
add_look (FringeSvgPen *pen, guint index)
{
  if (pen->looks != NULL)
    g_array_append_val (pen->looks, index);
}

static void
append_class (FringeSvgPen *pen, char kind, guint index)
{
  GString *text = pen->output.text;

  g_string_append (text, " class=\"");
  g_string_append_c (text, kind);
  fringe_append_uint (text, index);
  if (pen->other_looks != NULL && pen->n_shapes < pen->other_looks->len)
    {
      g_string_append (text, " " FRINGE_SVG_OTHER);
      g_string_append_c (text, kind);
      fringe_append_uint (text, g_array_index (pen->other_looks, guint, pen->n_shapes));
    }
  pen->n_shapes++;
  g_string_append_c (text, '"');
}

static void
append_line (FringeSvgPen *pen, const char *start)
{
  for (guint i = 0; i < pen->depth; i++)
    g_string_append_c (pen->output.text, ' ');
  g_string_append (pen->output.text, start);
}

static void
end_line (FringeSvgPen *pen, const char *end)
{
  g_string_append (pen->output.text, end);
  g_string_append_c (pen->output.text, '\n');
  if (!pen->is_part)
    fringe_text_output_pause (&pen->output);
}

/* Begins an element. Returns: false where there is nothing to write */
static gboolean
begin_shape (FringeSvgPen *pen, const char *element, const FringeStroke *stroke)
{
  guint index = find_stroke (pen, stroke);

  add_look (pen, index);
  if (!pen->is_open || pen->output.error != NULL)
    return FALSE;
  append_line (pen, element);
  append_class (pen, 's', index);
  return TRUE;
}

static void
begin (FringePen *base, const char *name, const char *kind)
{
  FringeSvgPen *pen = (FringeSvgPen *) base;

  if (!pen->is_open || pen->output.error != NULL)
    return;
  append_line (pen, "<g");
  if (name != NULL)
    {
      /* An id may stand in a file once, so several pictures of a node have its name as data. */
      g_string_append (pen->output.text, pen->is_part ? " data-node=\"" : " id=\"");
      fringe_escape_xml (pen->output.text, name);
      g_string_append_c (pen->output.text, '"');
    }
  g_string_append (pen->output.text, " class=\"");
  fringe_escape_xml (pen->output.text, kind);
  end_line (pen, "\">");
  pen->depth++;
}

static void
end (FringePen *base)
{
  FringeSvgPen *pen = (FringeSvgPen *) base;

  if (!pen->is_open || pen->output.error != NULL)
    return;
  pen->depth--;
  append_line (pen, "</g>");
  end_line (pen, "");
}

static void
rectangle (FringePen *base, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  FringeSvgPen *pen = (FringeSvgPen *) base;

  if (!begin_shape (pen, "<rect", stroke))
    return;
  append_attribute (pen->output.text, "x", x);
  append_attribute (pen->output.text, "y", y);
  append_attribute (pen->output.text, "width", width);
  append_attribute (pen->output.text, "height", height);
  if (radius >= 0.5)
    append_attribute (pen->output.text, "rx", radius);
  end_line (pen, "/>");
}

static void
circle (FringePen *base, double x, double y, double radius, const FringeStroke *stroke)
{
  FringeSvgPen *pen = (FringeSvgPen *) base;

  if (!begin_shape (pen, "<circle", stroke))
    return;
  append_attribute (pen->output.text, "cx", x);
  append_attribute (pen->output.text, "cy", y);
  append_attribute (pen->output.text, "r", radius);
  end_line (pen, "/>");
}

static void
polyline (FringePen *base, const double *points, int n_points, const FringeStroke *stroke)
{
  FringeSvgPen *pen = (FringeSvgPen *) base;

  if (!begin_shape (pen, "<path", stroke))
    return;
  g_string_append (pen->output.text, " d=\"");
  for (int i = 0; i < n_points; i++)
    {
      g_string_append_c (pen->output.text, i == 0 ? 'M' : 'L');
      append_point (pen->output.text, points[2 * i], points[2 * i + 1]);
    }
  end_line (pen, "\"/>");
}

static void
text (FringePen *base, double x, double y, const char *content, const FringeType *type)
{
  FringeSvgPen *pen = (FringeSvgPen *) base;
  guint index = find_type (pen, type);

  add_look (pen, index);
  if (!pen->is_open || pen->output.error != NULL)
    return;
  append_line (pen, "<text");
  append_class (pen, 't', index);
  append_attribute (pen->output.text, "x", x);
  append_attribute (pen->output.text, "y", y);
  g_string_append_c (pen->output.text, '>');
  fringe_escape_xml (pen->output.text, content);
  end_line (pen, "</text>");
}

static const FringePenClass svg_pen_class = {
  .begin = begin,
  .end = end,
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .text = text,
};

void
fringe_svg_pen_init (FringeSvgPen *pen, GOutputStream *stream, GCancellable *cancellable)
{
  *pen = (FringeSvgPen) {
    .pen.klass = &svg_pen_class,
    .strokes = g_array_new (FALSE, FALSE, sizeof (FringeStroke)),
    .types = g_array_new (FALSE, FALSE, sizeof (FringeType)),
  };
  fringe_text_output_init (&pen->output, stream, cancellable);
}

void
fringe_svg_pen_append_rules (const FringeSvgPen *pen, GString *style, const char *before)
{
  for (guint i = 0; i < pen->strokes->len; i++)
    append_stroke_rule (style, before, i, &g_array_index (pen->strokes, FringeStroke, i));
  for (guint i = 0; i < pen->types->len; i++)
    append_type_rule (style, before, i, &g_array_index (pen->types, FringeType, i));
}

void
fringe_svg_pen_lead (FringeSvgPen *pen)
{
  g_clear_pointer (&pen->looks, g_array_unref);
  pen->looks = g_array_new (FALSE, FALSE, sizeof (guint));
}

void
fringe_svg_pen_follow (FringeSvgPen *pen, const FringeSvgPen *leader)
{
  pen->other_looks = leader->looks;
  pen->n_shapes = 0;
}

void
fringe_svg_pen_open (FringeSvgPen *pen, double width, double height, const char *title)
{
  GString *out = pen->output.text;

  g_string_append (out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"");
  append_attribute (out, "width", width);
  append_attribute (out, "height", height);
  g_string_append (out, " viewBox=\"0 0 ");
  append_point (out, width, height);
  g_string_append (out, "\" stroke-linejoin=\"round\">\n<title>");
  fringe_escape_xml (out, title);
  g_string_append (out, "</title>\n<style>\n");
  fringe_svg_pen_append_rules (pen, out, ".");
  g_string_append (out, "</style>\n");
  pen->is_open = TRUE;
}

void
fringe_svg_pen_begin_part (FringeSvgPen *pen)
{
  pen->is_open = pen->is_part = TRUE;
}

char *
fringe_svg_pen_end_part (FringeSvgPen *pen)
{
  char *part = g_strndup (pen->output.text->str, pen->output.text->len);

  pen->is_open = pen->is_part = FALSE;
  g_string_truncate (pen->output.text, 0);
  return part;
}

void
fringe_svg_pen_add (FringeSvgPen *pen, const char *part)
{
  g_string_append (pen->output.text, part);
  fringe_text_output_pause (&pen->output);
}

static void
clear_looks (FringeSvgPen *pen)
{
  g_clear_pointer (&pen->strokes, g_array_unref);
  g_clear_pointer (&pen->types, g_array_unref);
  g_clear_pointer (&pen->looks, g_array_unref);
}

gboolean
fringe_svg_pen_close (FringeSvgPen *pen, GError **error)
{
  g_string_append (pen->output.text, "</svg>\n");
  clear_looks (pen);
  return fringe_text_output_finish (&pen->output, error);
}

void
fringe_svg_pen_clear (FringeSvgPen *pen)
{
  clear_looks (pen);
  g_string_free (pen->output.text, TRUE);
  g_clear_error (&pen->output.error);
}
