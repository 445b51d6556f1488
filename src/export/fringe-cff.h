/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* The side of the square that letters are designed in, as PDF has it. */
#define FRINGE_CFF_UNITS 1000

/**
 * FringeCffGlyph:
 * @code: the byte that stands for it in a text
 * @width: from its start to that of the next
 * @outline: (nullable): closed, y downwards; none for a space
 */
typedef struct
{
  guint8 code;
  int width;
  const cairo_path_t *outline;
} FringeCffGlyph;

/**
 * fringe_cff_make:
 * @name: of the font: letters, digits and hyphens
 * @glyphs: (array length=n_glyphs): ascending by code
 *
 * Puts outlines into a font file in the Compact Font Format (Adobe technical notes 5176 and 5177). The glyph of code
 * 49 is named "c49".
 *
 * Returns: (transfer full): the file
 */
GByteArray *fringe_cff_make (const char *name, const FringeCffGlyph *glyphs, guint n_glyphs);
