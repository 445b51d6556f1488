/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * FringeSurfaceScale:
 * @scale: pixels of the screen for one of the widget's; not a whole number where the desktop has chosen 125 %
 * @x: where the widget begins in its surface, in the widget's pixels
 * @y: the same
 * @in_software: whether GTK draws with cairo
 *
 * What a widget has to know to draw on the very pixels of the screen: a value.
 */
typedef struct
{
  double scale;
  double x, y;
  gboolean in_software;
} FringeSurfaceScale;

/* @widget: one that is realized */
FringeSurfaceScale fringe_surface_scale_of (GtkWidget *widget);

/* Draws @widget again wherever its surface gets another scale. */
void fringe_surface_scale_follow (GtkWidget *widget);

/* Returns: where pixel @value of the widget is, moved to the nearest one of the screen; the widget begins at @origin */
double fringe_surface_scale_round (double scale, double origin, double value);
