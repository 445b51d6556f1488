/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-font.h"
#include "fringe-pdf.h"

/**
 * FringePdfFonts:
 *
 * The fonts of a PDF file: of each font the letters that were used, embedded, with what they mean in Unicode. Any font
 * will do that cairo can draw, for outlines are what it draws.
 */
typedef struct _FringePdfFonts FringePdfFonts;

/* A letter of a file: which font, from 0, and which byte in it. */
typedef struct
{
  guint font;
  guint8 code;
} FringePdfLetter;

FringePdfFonts *fringe_pdf_fonts_new (void);
void fringe_pdf_fonts_free (FringePdfFonts *fonts);

/* The letter that stands for a glyph from now on. */
FringePdfLetter fringe_pdf_fonts_use (FringePdfFonts *fonts, const FringeGlyph *glyph);

/* Writes the fonts. Appends what a dictionary of resources says of them: "/F0 12 0 R /F1 …". */
void fringe_pdf_fonts_write (FringePdfFonts *fonts, FringePdf *pdf, GString *resources);
