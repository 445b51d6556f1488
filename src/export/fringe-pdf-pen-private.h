/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-number.h"
#include "fringe-pdf-fonts.h"
#include "fringe-pdf-pen.h"

/* Letters and shapes are put down as text that is kept until it is a piece for the stream. */
#define PIECE (64 * 1024)
#define DEPTH_MAX 4
#define OPACITIES 256

/* What colours, lines and font are set to; what is not known is set anew. */
typedef struct
{
  FringeColor fill, line;
  double width, dash;
  guint font;
  double size;
} FringePdfState;

struct _FringePdfPen
{
  FringePen pen;
  FringePdf *pdf;
  FringePdfFonts *fonts;
  GString *text; /* of the page, or of a stamp while it is drawn first */
  gboolean is_recording;
  FringePdfState state, outer[DEPTH_MAX];
  int depth;
  GHashTable *stamps;
  GString *pages; /* "12 0 R 14 0 R …" */
  guint n_pages, pages_object, resources_object;
  guint8 fill_opacities[OPACITIES], line_opacities[OPACITIES];
};

static inline void
flush (FringePdfPen *pen)
{
  fringe_pdf_add (pen->pdf, pen->text->str, pen->text->len);
  g_string_truncate (pen->text, 0);
}

static inline void
end_line (FringePdfPen *pen, const char *end)
{
  g_string_append (pen->text, end);
  g_string_append_c (pen->text, '\n');
  if (pen->text->len >= PIECE && !pen->is_recording)
    flush (pen);
}

static inline void
put (FringePdfPen *pen, double number)
{
  fringe_append_number (pen->text, number);
  g_string_append_c (pen->text, ' ');
}

static inline void
put_point (FringePdfPen *pen, double x, double y)
{
  put (pen, x);
  put (pen, y);
}

void fringe_pdf_pen_set_fill (FringePdfPen *pen, const FringeColor *color);

/* The operations of a FringePen. */
void fringe_pdf_pen_rectangle (
    FringePen *base, double x, double y, double width, double height, double radius, const FringeStroke *stroke);
void fringe_pdf_pen_circle (FringePen *base, double x, double y, double radius, const FringeStroke *stroke);
void fringe_pdf_pen_polyline (FringePen *base, const double *points, int n_points, const FringeStroke *stroke);
void fringe_pdf_pen_curve (FringePen *base,
                           double x0,
                           double y0,
                           double x1,
                           double y1,
                           FringeDirection direction,
                           const FringeStroke *stroke);
void fringe_pdf_pen_text (FringePen *base, double x, double y, const char *content, const FringeType *type);
