/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"

/* What everything is drawn with: a handful of shapes and text. There is one drawing code and a pen
 * for each kind of output (cairo for screen, PNG and PDF; SVG with its own structure), so that
 * a picture in a file cannot differ from the one on the screen. Coordinates are output pixels, y
 * downwards. */

/**
 * FringeStroke:
 * @fill: inside, or opacity 0
 * @line: outline, or opacity 0
 * @width: of the outline
 * @dash: length of dashes and of the gaps between them; 0 for a solid line
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
 * @family: font families as in CSS, apart by commas
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

/* The shapes a pen knows. begin and end put a group around shapes; name may be %NULL. */
typedef struct
{
  void (*begin) (FringePen *pen, const char *name, const char *kind);
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
  void (*curve) (FringePen *pen, double x0, double y0, double x1, double y1, const FringeStroke *stroke);
  void (*text) (FringePen *pen, double x, double y, const char *text, const FringeType *type);
} FringePenClass;

struct _FringePen
{
  const FringePenClass *klass;
};

static inline void
fringe_pen_begin (FringePen *pen, const char *name, const char *kind)
{
  pen->klass->begin (pen, name, kind);
}

static inline void
fringe_pen_end (FringePen *pen)
{
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

/* Points as x, y, x, y …, joined by straight lines. */
static inline void
fringe_pen_polyline (FringePen *pen, const double *points, int n_points, const FringeStroke *stroke)
{
  pen->klass->polyline (pen, points, n_points, stroke);
}

/* A curve that leaves and arrives vertically. */
static inline void
fringe_pen_curve (FringePen *pen, double x0, double y0, double x1, double y1, const FringeStroke *stroke)
{
  pen->klass->curve (pen, x0, y0, x1, y1, stroke);
}

/* @y is the baseline. */
static inline void
fringe_pen_text (FringePen *pen, double x, double y, const char *text, const FringeType *type)
{
  pen->klass->text (pen, x, y, text, type);
}
