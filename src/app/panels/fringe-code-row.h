/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-code.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_CODE_ROW (fringe_code_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeCodeRow, fringe_code_row, FRINGE, CODE_ROW, GtkListBoxRow)

/**
 * FringeCodeLight:
 * @FRINGE_CODE_LIGHT_NONE: the step has not come to it, or passed it by
 * @FRINGE_CODE_LIGHT_DONE: it was done in this step
 * @FRINGE_CODE_LIGHT_NOW: it was done last
 *
 * How a line of a program is marked.
 */
typedef enum
{
  FRINGE_CODE_LIGHT_NONE,
  FRINGE_CODE_LIGHT_DONE,
  FRINGE_CODE_LIGHT_NOW,
} FringeCodeLight;

/* A line of pseudo-code, with its mark and, beside it, room for the values of its variables where it @has_values. */
FringeCodeRow *fringe_code_row_new (const FringeCodeLine *line, gboolean has_values);

/* @values: one a line, or "" */
void fringe_code_row_show (FringeCodeRow *self, FringeCodeLight light, const char *values);
