/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-pen.h"
#include "fringe-font.h"

#include <math.h>

static cairo_t *
context (FringePen *pen)
{
  return ((FringeCairoPen *) pen)->cr;
}

static void
set_color (cairo_t *cr, const FringeColor *color)
{
  if (color->a < 1)
    cairo_set_source_rgba (cr, color->r, color->g, color->b, color->a);
  else
    cairo_set_source_rgb (cr, color->r, color->g, color->b);
}

static void
paint (cairo_t *cr, const FringeStroke *stroke)
{
  if (stroke->fill.a > 0)
    {
      set_color (cr, &stroke->fill);
      cairo_fill_preserve (cr);
    }
  if (stroke->line.a > 0 && stroke->width > 0)
    {
      set_color (cr, &stroke->line);
      cairo_set_line_width (cr, stroke->width);
      cairo_set_dash (cr, &stroke->dash, stroke->dash > 0 ? 1 : 0, 0);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
}

static void
rectangle (FringePen *pen, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  cairo_t *cr = context (pen);
  double r = fmin (radius, fmin (width, height) / 2);

  if (r < 0.5)
    cairo_rectangle (cr, x, y, width, height);
  else
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + width - r, y + r, r, -M_PI_2, 0);
      cairo_arc (cr, x + width - r, y + height - r, r, 0, M_PI_2);
      cairo_arc (cr, x + r, y + height - r, r, M_PI_2, M_PI);
      cairo_arc (cr, x + r, y + r, r, M_PI, 3 * M_PI_2);
      cairo_close_path (cr);
    }
  paint (cr, stroke);
}

static void
circle (FringePen *pen, double x, double y, double radius, const FringeStroke *stroke)
{
  cairo_t *cr = context (pen);

  cairo_arc (cr, x, y, radius, 0, 2 * M_PI);
  cairo_close_path (cr);
  paint (cr, stroke);
}

static void
polyline (FringePen *pen, const double *points, int n_points, const FringeStroke *stroke)
{
  cairo_t *cr = context (pen);

  for (int i = 0; i < n_points; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  paint (cr, stroke);
}

static void
curve (FringePen *pen,
       double x0,
       double y0,
       double x1,
       double y1,
       FringeDirection direction,
       const FringeStroke *stroke)
{
  cairo_t *cr = context (pen);
  double middle_x = (x0 + x1) / 2, middle_y = (y0 + y1) / 2;

  cairo_move_to (cr, x0, y0);
  if (direction == FRINGE_DIRECTION_DOWN)
    cairo_curve_to (cr, x0, middle_y, x1, middle_y, x1, y1);
  else
    cairo_curve_to (cr, middle_x, y0, middle_x, y1, x1, y1);
  paint (cr, stroke);
}

static void
text (FringePen *pen, double x, double y, const char *string, const FringeType *type)
{
  cairo_t *cr = context (pen);

  if (type->anchor != FRINGE_ANCHOR_START)
    x -= fringe_font_width (type, string) * (type->anchor == FRINGE_ANCHOR_MIDDLE ? 0.5 : 1);
  set_color (cr, &type->color);
  fringe_font_show (cr, type, x, y, string);
}

static const FringePenClass cairo_pen_class = {
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .curve = curve,
  .text = text,
};

void
fringe_cairo_pen_init (FringeCairoPen *pen, cairo_t *cr)
{
  pen->pen.klass = &cairo_pen_class;
  pen->cr = cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
}
