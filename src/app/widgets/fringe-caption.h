/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_CAPTION (fringe_caption_get_type ())
G_DECLARE_FINAL_TYPE (FringeCaption, fringe_caption, FRINGE, CAPTION, GtkWidget)

/* Words that are read from the last row: as large as they fit into the room that they are given, and always whole. They
 * ask for no more room when they change, so that nothing moves. A line ends with a sentence where one can. Its
 * properties:
 *
 * `markup`: the words; `size`: of the type at most, in pixels, or 0 for that of the style; `xalign`: where the lines
 * stand, 0, 0.5 or 1; `lines`: how many lines of that type there is to be room for, or 0. */

/**
 * fringe_caption_get_fit:
 * @size: (out): of the type as it is drawn
 * @n_lines: (out): into which the words are broken
 *
 * Returns: whether the words have room, at whatever size
 */
gboolean fringe_caption_get_fit (FringeCaption *self, double *size, int *n_lines);
