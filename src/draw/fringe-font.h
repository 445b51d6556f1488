/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <cairo.h>

/* The height of a digit, as a share of the font size: what text is centred by. */
#define FRINGE_DIGIT_HEIGHT 0.70

/* The width of a text in pixels. */
double fringe_font_width (const FringeType *type, const char *text);

/* Draws a text that begins at (x, y), y being the baseline, in the current source colour. */
void fringe_font_show (cairo_t *cr, const FringeType *type, double x, double y, const char *text);
