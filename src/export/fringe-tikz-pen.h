/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <glib.h>

/**
 * FringeTikzPen:
 * @text: what is written to
 * @grain: pixels for a unit of the coordinates
 *
 * A pen that writes paths and text into a tikzpicture after the macros of fringe_tikz_append_macros(): for what has
 * none of its own. A value.
 */
typedef struct
{
  FringePen pen;
  GString *text;
  double grain;
} FringeTikzPen;

void fringe_tikz_pen_init (FringeTikzPen *pen, GString *text, double grain);
