/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-pen.h"
#include "fringe-font.h"

#include <math.h>
#include <string.h>

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
      cairo_set_dash (cr, (double[]) { stroke->dash, stroke->dash * FRINGE_DASH_GAP }, stroke->dash > 0 ? 2 : 0, 0);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
}

void
fringe_cairo_trace_rectangle (cairo_t *cr, double x, double y, double width, double height, double radius)
{
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
}

static void
rectangle (FringePen *pen, double x, double y, double width, double height, double radius, const FringeStroke *stroke)
{
  fringe_cairo_trace_rectangle (context (pen), x, y, width, height, radius);
  paint (context (pen), stroke);
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

  cairo_new_path (cr);
  for (int i = 0; i < n_points; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  paint (cr, stroke);
}

static void
text (FringePen *pen, double x, double y, const char *string, const FringeType *type)
{
  cairo_t *cr = context (pen);

  set_color (cr, &type->color);
  fringe_font_show (cr, type, fringe_font_start (type, x, string), y, string);
}

static void
stamp (FringePen *pen, double x, double y, const FringeStamp *what)
{
  FringeCairoPen *cairo_pen = (FringeCairoPen *) pen;

  /* After an error nothing may be drawn, as cairo does. */
  if (cairo_status (cairo_pen->cr) != CAIRO_STATUS_SUCCESS || fringe_canvas_stamp (&cairo_pen->canvas, x, y, what))
    return;
  fringe_canvas_snap_stamp (&cairo_pen->canvas, &x, &y);
  what->draw (pen, x, y, what->key);
}

static void
strip (FringePen *pen, double x, double y, double thickness, FringeDirection direction, const FringeStrip *what)
{
  FringeCairoPen *cairo_pen = (FringeCairoPen *) pen;

  if (cairo_status (cairo_pen->cr) == CAIRO_STATUS_SUCCESS)
    fringe_canvas_strip (&cairo_pen->canvas, x, y, thickness, direction, what);
}

static void
snap (FringePen *pen, double *x, double *y)
{
  fringe_canvas_snap (&((FringeCairoPen *) pen)->canvas, x, y);
}

static double
pixel (FringePen *pen)
{
  return 1 / ((FringeCairoPen *) pen)->canvas.scale;
}

/* The pixels of a letter depend on this: it is the key of a stamp. */
typedef struct
{
  const char *family; /* a pointer, for themes share them */
  double size;
  FringeColor color;
  int bold;
  int letter;
} Letter;

/* A letter that is too large to be kept is drawn as text, not as a stamp again. */
static void
draw_letter (FringePen *pen, double x, double y, const void *key)
{
  const Letter *letter = key;
  FringeType type = { letter->family, letter->size, letter->bold != 0, FRINGE_ANCHOR_START, letter->color };

  text (pen, x, y, (char[]) { (char) letter->letter, '\0' }, &type);
}

/* Puts each letter at a whole pixel. cairo before 1.18 does so itself; later ones take a quarter of a pixel, and the
 * letters of a stamp would then stand otherwise than those of the same thing drawn without one. */
static void
stamp_text (FringePen *pen, double x, double y, const char *string, const FringeType *type)
{
  const FringeFace *face = fringe_font_face (type);
  Letter letter;
  FringeStamp stamp_of_letter = {
    draw_letter, &letter, sizeof letter, { -0.5 * type->size, -1.25 * type->size, 2.5 * type->size, 1.75 * type->size }
  };

  if (!fringe_face_has (face, string))
    {
      text (pen, x, y, string, type);
      return;
    }
  x = fringe_font_start (type, x, string);
  memset (&letter, 0, sizeof letter);
  letter.family = type->family;
  letter.size = type->size;
  letter.color = type->color;
  letter.bold = type->bold;
  for (; *string != '\0'; string++)
    {
      double at_x = x, at_y = y;

      letter.letter = *string;
      snap (pen, &at_x, &at_y);
      if (*string != ' ')
        fringe_pen_stamp (pen, at_x, at_y, &stamp_of_letter);
      x += fringe_face_advance (face, *string) * type->size;
    }
}

static const FringePenClass plain_class = {
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .text = text,
};

static const FringePenClass stamp_class = {
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .text = stamp_text,
};

static const FringePenClass image_class = {
  .rectangle = rectangle,
  .circle = circle,
  .polyline = polyline,
  .text = stamp_text,
  .stamp = stamp,
  .strip = strip,
  .snap = snap,
  .pixel = pixel,
};

static void
init (FringeCairoPen *pen, cairo_t *cr, const FringePenClass *klass)
{
  pen->pen.klass = klass;
  pen->cr = cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
}

void
fringe_cairo_pen_init_plain (FringeCairoPen *pen, cairo_t *cr)
{
  init (pen, cr, &plain_class);
}

void
fringe_cairo_pen_init_stamp (FringeCairoPen *pen, cairo_t *cr, double scale, double x, double y)
{
  init (pen, cr, &stamp_class);
  pen->canvas = (FringeCanvas) { .scale = scale, .x = x, .y = y };
}

void
fringe_cairo_pen_init (FringeCairoPen *pen, cairo_t *cr)
{
  init (pen, cr, fringe_canvas_init (&pen->canvas, cr) ? &image_class : &plain_class);
}
