/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-moved-pen.h"

#include <glib.h>

static const FringeMovedPen *
moved (FringePen *pen)
{
  return (const FringeMovedPen *) pen;
}

static void
begin (FringePen *pen, const char *name, const char *kind)
{
  fringe_pen_begin (moved (pen)->other, name, kind);
}

static void
end (FringePen *pen)
{
  fringe_pen_end (moved (pen)->other);
}

static void
rectangle (FringePen *pen, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  fringe_pen_rectangle (moved (pen)->other, x + moved (pen)->x, y + moved (pen)->y, width, height, radius, stroke);
}

static void
circle (FringePen *pen, double x, double y, double radius, const FringeStroke *stroke)
{
  fringe_pen_circle (moved (pen)->other, x + moved (pen)->x, y + moved (pen)->y, radius, stroke);
}

static void
polyline (FringePen *pen, const double *points, int n_points, const FringeStroke *stroke)
{
  g_autofree double *there = g_new (double, 2 * (gsize) n_points);

  for (int i = 0; i < n_points; i++)
    {
      there[2 * i] = points[2 * i] + moved (pen)->x;
      there[2 * i + 1] = points[2 * i + 1] + moved (pen)->y;
    }
  fringe_pen_polyline (moved (pen)->other, there, n_points, stroke);
}

static void
text (FringePen *pen, double x, double y, const char *content, const FringeType *type)
{
  fringe_pen_text (moved (pen)->other, x + moved (pen)->x, y + moved (pen)->y, content, type);
}

static void
stamp (FringePen *pen, double x, double y, const FringeStamp *what)
{
  fringe_pen_stamp (moved (pen)->other, x + moved (pen)->x, y + moved (pen)->y, what);
}

static void
strip (FringePen *pen, double x, double y, double thickness, FringeDirection direction, const FringeStrip *what)
{
  fringe_pen_strip (moved (pen)->other, x + moved (pen)->x, y + moved (pen)->y, thickness, direction, what);
}

static void
snap (FringePen *pen, double *x, double *y)
{
  double there_x = *x + moved (pen)->x, there_y = *y + moved (pen)->y;

  fringe_pen_snap (moved (pen)->other, &there_x, &there_y);
  *x = there_x - moved (pen)->x;
  *y = there_y - moved (pen)->y;
}

static double
pixel (FringePen *pen)
{
  return fringe_pen_pixel (moved (pen)->other);
}

/* It can do no more than the other pen, for what is drawn depends on what a pen can do. */
void
fringe_moved_pen_init (FringeMovedPen *pen, FringePen *other, double x, double y)
{
  *pen = (FringeMovedPen) {
    .klass = {
      .begin = other->klass->begin != NULL ? begin : NULL,
      .end = other->klass->end != NULL ? end : NULL,
      .rectangle = rectangle,
      .circle = circle,
      .polyline = polyline,
      .text = text,
      .stamp = stamp,
      .strip = strip,
      .snap = other->klass->snap != NULL ? snap : NULL,
      .pixel = other->klass->pixel != NULL ? pixel : NULL,
    },
    .other = other,
    .x = x,
    .y = y,
  };
  pen->pen.klass = &pen->klass;
}
