/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"
#include "fringe-viewport.h"

#include <stddef.h>
#include <stdint.h>

/* What everything is drawn with: a handful of shapes and text. There is one drawing code and a pen for each kind of
 * output (cairo for the screen and PNG; PDF, SVG and TikZ each have one of their own), so that a picture in a file
 * cannot differ from the one on the screen. Coordinates are output pixels, y downwards. */

/* Of the length of a dash, the gap after it. */
#define FRINGE_DASH_GAP 0.6

/**
 * FringeStroke:
 * @fill: inside, or opacity 0
 * @line: outline, or opacity 0
 * @width: of the outline
 * @dash: length of dashes; 0 for a solid line
 */
typedef struct
{
  FringeColor fill;
  FringeColor line;
  double width;
  double dash;
} FringeStroke;

typedef enum
{
  FRINGE_ANCHOR_START,
  FRINGE_ANCHOR_MIDDLE,
  FRINGE_ANCHOR_END,
} FringeAnchor;

/**
 * FringeType:
 * @family: font families as in CSS, separated by commas
 * @size: in pixels
 * @bold: whether bold
 * @anchor: which end of the text is at x
 * @color: of the text
 */
typedef struct
{
  const char *family;
  double size;
  bool bold;
  FringeAnchor anchor;
  FringeColor color;
} FringeType;

typedef struct _FringePen FringePen;

/* Draws what @key says around a point. */
typedef void (*FringeDraw) (FringePen *pen, double x, double y, const void *key);

/**
 * FringeStamp:
 * @draw: what draws it
 * @key: everything that the drawing depends on, padding zeroed
 * @key_size: in bytes
 * @bounds: what it covers at most, drawn around (0, 0)
 *
 * A drawing that recurs, in many places or from picture to picture: a pen may keep its pixels.
 */
typedef struct
{
  FringeDraw draw;
  const void *key;
  size_t key_size;
  FringeRect bounds;
} FringeStamp;

/* A line of pixels: @pixels are indices into @colors, and 0 stands for no pixel. */
typedef struct
{
  const FringeColor *colors;
  const uint8_t *pixels;
  int n;
} FringeStrip;

/* The shapes a pen knows. begin and end put a group around shapes; name may be %NULL. Any of those that are marked so
 * may be %NULL: what then is done is said below. */
typedef struct
{
  void (*begin) (FringePen *pen, const char *name, const char *kind); /* (nullable), and end with it */
  void (*end) (FringePen *pen);
  void (*rectangle) (FringePen *pen,
                     double x,
                     double y,
                     double width,
                     double height,
                     double radius,
                     const FringeStroke *stroke);
  void (*circle) (FringePen *pen, double x, double y, double radius, const FringeStroke *stroke);
  void (*polyline) (FringePen *pen, const double *points, int n_points, const FringeStroke *stroke);
  void (*text) (FringePen *pen, double x, double y, const char *text, const FringeType *type);
  void (*stamp) (FringePen *pen, double x, double y, const FringeStamp *stamp); /* (nullable) */
  void (*strip) (FringePen *pen,                                                /* (nullable) */
                 double x,
                 double y,
                 double thickness,
                 FringeDirection direction,
                 const FringeStrip *strip);
  void (*snap) (FringePen *pen, double *x, double *y); /* (nullable) */
  double (*pixel) (FringePen *pen);                    /* (nullable): like @snap, and with it */
} FringePenClass;

struct _FringePen
{
  const FringePenClass *klass;
};

static inline void
fringe_pen_begin (FringePen *pen, const char *name, const char *kind)
{
  if (pen->klass->begin != NULL)
    pen->klass->begin (pen, name, kind);
}

static inline void
fringe_pen_end (FringePen *pen)
{
  if (pen->klass->end != NULL)
    pen->klass->end (pen);
}

static inline void
fringe_pen_rectangle (FringePen *pen,
                      double x,
                      double y,
                      double width,
                      double height,
                      double radius,
                      const FringeStroke *stroke)
{
  pen->klass->rectangle (pen, x, y, width, height, radius, stroke);
}

static inline void
fringe_pen_circle (FringePen *pen, double x, double y, double radius, const FringeStroke *stroke)
{
  pen->klass->circle (pen, x, y, radius, stroke);
}

/* Draws straight lines from point to point; @points are x, y, x, y and so on. */
static inline void
fringe_pen_polyline (FringePen *pen, const double *points, int n_points, const FringeStroke *stroke)
{
  pen->klass->polyline (pen, points, n_points, stroke);
}

/* Draws a text; @y is its baseline. */
static inline void
fringe_pen_text (FringePen *pen, double x, double y, const char *text, const FringeType *type)
{
  pen->klass->text (pen, x, y, text, type);
}

/* Draws a stamp around a point; a pen of pixels may move it by less than a sixteenth of one. */
void fringe_pen_stamp (FringePen *pen, double x, double y, const FringeStamp *stamp);

/* A line of pixels across a direction, the first at (x, y): downwards they stand beside each other and each is
 * @thickness high; to the right they stand below each other and each is so wide. Neighbours of one colour may be drawn
 * as one rectangle. */
void fringe_pen_strip (FringePen *pen,
                       double x,
                       double y,
                       double thickness,
                       FringeDirection direction,
                       const FringeStrip *strip);

/* Moves a point to the pixel next to it, where the pen has pixels, so that what is drawn often looks alike. */
static inline void
fringe_pen_snap (FringePen *pen, double *x, double *y)
{
  if (pen->klass->snap != NULL)
    pen->klass->snap (pen, x, y);
}

/* Returns: how large its pixels are, or 0 where the pen has none */
static inline double
fringe_pen_pixel (FringePen *pen)
{
  return pen->klass->pixel != NULL ? pen->klass->pixel (pen) : 0;
}
