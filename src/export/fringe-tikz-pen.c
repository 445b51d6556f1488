/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tikz-pen.h"

#include "fringe-escape.h"
#include "fringe-text-output.h"
#include "fringe-tikz.h"

#include <math.h>

static void
append (FringePen *pen, const char *text)
{
  g_string_append (((FringeTikzPen *) pen)->text, text);
}

static void
append_number (FringePen *pen, double number)
{
  fringe_append_number (((FringeTikzPen *) pen)->text, number);
}

static void
append_point (FringePen *pen, double x, double y)
{
  double grain = ((FringeTikzPen *) pen)->grain;

  append (pen, "(");
  append_number (pen, x / grain);
  append (pen, ",");
  append_number (pen, y / grain);
  append (pen, ")");
}

static void
append_length (FringePen *pen, const char *name, double pixels)
{
  append (pen, name);
  append_number (pen, pixels);
  append (pen, "\\fringeunit");
}

static void
append_color (FringePen *pen, const char *name, const FringeColor *color)
{
  g_string_append_printf (((FringeTikzPen *) pen)->text, "%s{rgb,255:red,%d;green,%d;blue,%d}", name,
                          (int) lround (color->r * 255), (int) lround (color->g * 255), (int) lround (color->b * 255));
}

static void
begin_path (FringePen *pen, const FringeStroke *stroke, double radius)
{
  append (pen, "  \\path[line join=round");
  if (stroke->fill.a > 0)
    append_color (pen, ", fill=", &stroke->fill);
  if (stroke->line.a > 0)
    {
      append_color (pen, ", draw=", &stroke->line);
      append_length (pen, ", line width=", stroke->width);
    }
  if (stroke->dash > 0)
    {
      append_length (pen, ", dash pattern=on ", stroke->dash);
      append_length (pen, " off ", stroke->dash * FRINGE_DASH_GAP);
    }
  if (radius > 0)
    append_length (pen, ", rounded corners=", radius);
  append (pen, "] ");
}

static void
rectangle (FringePen *pen, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  begin_path (pen, stroke, radius);
  append_point (pen, x, y);
  append (pen, " rectangle ");
  append_point (pen, x + width, y + height);
  append (pen, ";\n");
}

static void
circle (FringePen *pen, double x, double y, double radius, const FringeStroke *stroke)
{
  begin_path (pen, stroke, 0);
  append_point (pen, x, y);
  append_length (pen, " circle[radius=", radius);
  append (pen, "];\n");
}

static void
polyline (FringePen *pen, const double *points, int n_points, const FringeStroke *stroke)
{
  begin_path (pen, stroke, 0);
  for (int i = 0; i < n_points; i++)
    {
      append (pen, i == 0 ? "" : " -- ");
      append_point (pen, points[2 * i], points[2 * i + 1]);
    }
  append (pen, ";\n");
}

static void
text (FringePen *pen, double x, double y, const char *content, const FringeType *type)
{
  static const char *const anchors[]
      = { [FRINGE_ANCHOR_START] = "left,base", [FRINGE_ANCHOR_MIDDLE] = "base", [FRINGE_ANCHOR_END] = "right,base" };
  FringeTikzPen *self = (FringeTikzPen *) pen;

  append (pen, "  \\FringeText{");
  append (pen, anchors[type->anchor]);
  append (pen, "}{{");
  append_number (pen, x / self->grain);
  append (pen, "}{");
  append_number (pen, y / self->grain);
  append (pen, "}}{\\fringesize{");
  append_number (pen, type->size);
  append (pen, type->bold ? "}\\bfseries" : "}");
  append_color (pen, "\\color", &type->color);
  fringe_escape_tex (self->text, content);
  append (pen, "}\n");
}

static const FringePenClass class = { .rectangle = rectangle, .circle = circle, .polyline = polyline, .text = text };

void
fringe_tikz_pen_init (FringeTikzPen *pen, GString *string, double grain)
{
  *pen = (FringeTikzPen) { { &class }, string, grain };
}
