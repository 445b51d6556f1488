/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-pen-private.h"

#include <math.h>

/* How far the control points of a quarter of a circle are from its ends, as a share of its radius. */
#define QUARTER 0.5522847498

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

void
fringe_pdf_pen_set_fill (FringePdfPen *pen, const FringeColor *color)
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
    fringe_pdf_pen_set_fill (pen, &stroke->fill);
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

void
fringe_pdf_pen_rectangle (FringePen *base,
                          double x,
                          double y,
                          double width,
                          double height,
                          double radius,
                          const FringeStroke *stroke)
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

void
fringe_pdf_pen_circle (FringePen *base, double x, double y, double radius, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  const char *operation = set_stroke (pen, stroke);

  put_round_rectangle (pen, x - radius, y - radius, 2 * radius, 2 * radius, radius);
  end_line (pen, operation);
}

void
fringe_pdf_pen_polyline (FringePen *base, const double *points, int n_points, const FringeStroke *stroke)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  const char *operation = set_stroke (pen, stroke);

  for (int i = 0; i < n_points; i++)
    put_line (pen, points[2 * i], points[2 * i + 1], i == 0 ? "m " : "l ");
  end_line (pen, operation);
}

void
fringe_pdf_pen_curve (FringePen *base,
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
