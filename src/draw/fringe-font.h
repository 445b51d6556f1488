/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <cairo.h>

/* Digits have this height, as a share of the font size: text is centred by it. */
#define FRINGE_DIGIT_HEIGHT 0.70

/* A font family in a weight. Faces are kept for the life of the program. */
typedef struct _FringeFace FringeFace;

const FringeFace *fringe_font_face (const FringeType *type);

/* Returns: whether a text can be drawn letter by letter */
bool fringe_face_has (const FringeFace *face, const char *text);

/* Returns: how far the next letter starts from the start of an ASCII letter, as a share of the size */
double fringe_face_advance (const FringeFace *face, char letter);

/* Returns: the width of a text in pixels */
double fringe_font_width (const FringeType *type, const char *text);

/* Returns: where a text begins that has its anchor at @x */
double fringe_font_start (const FringeType *type, double x, const char *text);

/* Draws a text that begins at (x, y), y being the baseline, in the current source colour. */
void fringe_font_show (cairo_t *cr, const FringeType *type, double x, double y, const char *text);

/**
 * FringeGlyph:
 * @face: of the font
 * @index: in the font
 * @x: from the start of the text, in pixels
 * @y: from the baseline, downwards
 * @text: the letters that it stands for, not ended by a zero
 * @n_bytes: of @text; 0 where the glyph before stands for them too
 *
 * A letter as it is drawn.
 */
typedef struct
{
  cairo_font_face_t *face;
  unsigned long index;
  double x, y;
  const char *text;
  int n_bytes;
} FringeGlyph;

typedef void (*FringeGlyphFunc) (const FringeGlyph *glyph, void *data);

/* Calls @func for each glyph that fringe_font_show() would draw of a line of text, from left to right. */
void fringe_font_tell_glyphs (const FringeType *type, const char *text, FringeGlyphFunc func, void *data);
