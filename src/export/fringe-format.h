/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeFormat:
 * @FRINGE_FORMAT_PNG: pixels
 * @FRINGE_FORMAT_SVG: shapes and text, for browsers and drawing programs
 * @FRINGE_FORMAT_PDF: shapes and text, for paper
 * @FRINGE_FORMAT_TEX: TikZ, for LaTeX
 */
typedef enum
{
  FRINGE_FORMAT_PNG,
  FRINGE_FORMAT_SVG,
  FRINGE_FORMAT_PDF,
  FRINGE_FORMAT_TEX,
  FRINGE_N_FORMATS
} FringeFormat;

/* Returns: "png", "svg", "pdf" or "tex", in which a file's name ends, too */
const char *fringe_format_name (FringeFormat format);

/* Finds a format by its name, in capitals or not. Returns: false, @format untouched, where the name is none of them */
gboolean fringe_format_from_name (const char *name, FringeFormat *format);

/* Finds a format by what stands after the last point of a file's name. */
gboolean fringe_format_from_file_name (const char *file_name, FringeFormat *format);
