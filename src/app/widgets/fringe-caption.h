/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_CAPTION (fringe_caption_get_type ())
G_DECLARE_FINAL_TYPE (FringeCaption, fringe_caption, FRINGE, CAPTION, GtkWidget)

/* Words that are read from the last row: as large as they fit into the room that they are given, and always whole. They
 * ask for no room of their own, so that nothing moves when they change. A line ends with a sentence where one can. Its
 * properties:
 *
 * `markup`: the words; `size`: of the type at most, in pixels; `xalign`: where the lines stand, 0 to 1. */

/**
 * fringe_caption_get_fit:
 * @size: (out): of the type as it is drawn
 * @n_lines: (out): into which the words are broken
 *
 * Returns: whether the words have room, at whatever size
 */
gboolean fringe_caption_get_fit (FringeCaption *self, double *size, int *n_lines);
