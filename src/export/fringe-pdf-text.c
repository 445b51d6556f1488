/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pdf-pen-private.h"

#include <math.h>

/* Letters that follow each other as the font has them make one string. */
typedef struct
{
  FringePdfPen *pen;
  double x, y;
  const FringeType *type;
  gboolean is_open;
  guint font;
  double next_x, at_y; /* where the next letter would be */
} Writing;

static void
close_string (Writing *writing)
{
  if (writing->is_open)
    g_string_append (writing->pen->text, ") Tj ");
  writing->is_open = FALSE;
}

static void
open_string (Writing *writing, const FringeGlyph *glyph, guint font)
{
  FringePdfPen *pen = writing->pen;

  close_string (writing);
  if (pen->state.font != font || pen->state.size != writing->type->size)
    {
      g_string_append_printf (pen->text, "/F%u ", font);
      put (pen, writing->type->size);
      g_string_append (pen->text, "Tf ");
      pen->state.font = font;
      pen->state.size = writing->type->size;
    }
  g_string_append (pen->text, "1 0 0 -1 ");
  put_point (pen, writing->x + glyph->x, writing->y + glyph->y);
  g_string_append (pen->text, "Tm (");
  writing->font = font;
  writing->is_open = TRUE;
}

static void
put_letter (const FringeGlyph *glyph, void *data)
{
  Writing *writing = data;
  FringePdfLetter letter = fringe_pdf_fonts_use (writing->pen->fonts, glyph);
  gboolean follows = writing->is_open && letter.font == writing->font && glyph->y == writing->at_y
                     && fabs (glyph->x - writing->next_x) < 0.001 * writing->type->size;

  if (!follows)
    open_string (writing, glyph, letter.font);
  if (letter.code >= 127)
    g_string_append_printf (writing->pen->text, "\\%03o", letter.code);
  else
    {
      if (letter.code == '(' || letter.code == ')' || letter.code == '\\')
        g_string_append_c (writing->pen->text, '\\');
      g_string_append_c (writing->pen->text, (char) letter.code);
    }
  writing->next_x = glyph->x + glyph->advance;
  writing->at_y = glyph->y;
}

void
fringe_pdf_pen_text (FringePen *base, double x, double y, const char *content, const FringeType *type)
{
  FringePdfPen *pen = (FringePdfPen *) base;
  Writing writing = { .pen = pen, .x = x, .y = y, .type = type };

  if (type->anchor != FRINGE_ANCHOR_START)
    writing.x -= fringe_font_width (type, content) * (type->anchor == FRINGE_ANCHOR_MIDDLE ? 0.5 : 1);
  fringe_pdf_pen_set_fill (pen, &type->color);
  g_string_append (pen->text, "BT ");
  fringe_font_tell_glyphs (type, content, put_letter, &writing);
  close_string (&writing);
  end_line (pen, "ET");
}
