/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Dims a rectangle from (0, 0) to (@width, @height) but for a circle around (@x, @y), in pixels.
 *
 * It is drawn in squares, of which those that the circle does not touch are the same wherever it is: only what the
 * circle leaves and enters has to be drawn again. */
void fringe_spotlight_snapshot (GtkSnapshot *snapshot, int width, int height, double x, double y);
