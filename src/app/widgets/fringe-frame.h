/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * fringe_frame_share:
 * @widget: what is in a window
 * @most: in microseconds
 * @least: the same
 *
 * What takes long is done bit by bit, some of it with each frame. All that is done so shares the time that a frame has
 * before GTK draws.
 *
 * Returns: by g_get_monotonic_time(), when to go on with the next frame: after @most; sooner where other things took
 * long in this one, but not before @least, so that all comes to an end
 */
gint64 fringe_frame_share (GtkWidget *widget, gint64 most, gint64 least);
