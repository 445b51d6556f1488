/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"
#include "fringe-text-output.h"

/**
 * FringeSvgPen:
 *
 * A pen that writes an SVG document: text is text, groups bear the names they were begun with, which
 * must be unique in the picture.
 *
 * Looks become classes of a style sheet, which stands first; so a picture is drawn twice. What is
 * drawn before fringe_svg_pen_open() only shows what looks there are:
 *
 *   fringe_svg_pen_init (&pen, stream, cancellable);
 *   draw (&pen.pen);
 *   fringe_svg_pen_open (&pen, width, height, title);
 *   draw (&pen.pen);
 *   ok = fringe_svg_pen_close (&pen, &error);
 *
 * Memory does not grow with the picture. After an error nothing more is written.
 */
typedef struct
{
  FringePen pen;
  FringeTextOutput output;
  GArray *strokes;
  GArray *types;
  GArray *looks;             /* (nullable): what the shapes look like in turn, as indices of strokes and types */
  const GArray *other_looks; /* (nullable): the same of another drawing */
  guint n_shapes;
  guint depth; /* of groups */
  gboolean is_open;
  gboolean is_part;
} FringeSvgPen;

/* Begins a pen, which borrows the stream and leaves it open. */
void fringe_svg_pen_init (FringeSvgPen *pen, GOutputStream *stream, GCancellable *cancellable);

/* Opens the document; sizes are in pixels. */
void fringe_svg_pen_open (FringeSvgPen *pen, double width, double height, const char *title);

/* What is drawn between these two, before the document is opened, is returned (transfer full) rather than written.
 * Names of groups stand in it as data, because they need not be unique. */
void fringe_svg_pen_begin_part (FringeSvgPen *pen);
char *fringe_svg_pen_end_part (FringeSvgPen *pen);

/* What is drawn from now on is drawn again by @other after fringe_svg_pen_follow(): the same in other colours. */
void fringe_svg_pen_lead (FringeSvgPen *pen);
/* The shapes drawn from now on are those that @leader has drawn, and have its classes, too, with FRINGE_SVG_OTHER
 * before their names. */
void fringe_svg_pen_follow (FringeSvgPen *pen, const FringeSvgPen *leader);
#define FRINGE_SVG_OTHER "o"

/* Appends the rules of the looks drawn so far; @before: what stands before the name of each class. */
void fringe_svg_pen_append_rules (const FringeSvgPen *pen, GString *style, const char *before);

/* Frees what the pen holds, and writes nothing. */
void fringe_svg_pen_clear (FringeSvgPen *pen);

/* Writes a part, or elements of one. */
void fringe_svg_pen_add (FringeSvgPen *pen, const char *part);

/* Ends the document and frees what the pen holds. Returns: whether all of it was written */
gboolean fringe_svg_pen_close (FringeSvgPen *pen, GError **error);
