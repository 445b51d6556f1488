/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What keeps the frames of a window short: work that is shared out among them, and, where GTK draws in software, memory
 * that is used again and fewer pixels that are drawn again. */

/**
 * fringe_frame_share:
 * @widget: a widget in a window
 * @most: the longest share, in microseconds
 * @least: the shortest one
 *
 * Work that takes long is done bit by bit, some of it in each frame. All work of this kind shares the time that a frame
 * has before GTK draws.
 *
 * Returns: when to leave the rest to the next frame, by g_get_monotonic_time(): after @most; sooner where other things
 *   took long in this frame, but not before @least, so that all work comes to an end
 */
gint64 fringe_frame_share (GtkWidget *widget, gint64 most, gint64 least);

/* The bytes that a frame may need in one piece: those of 3840 x 2160 pixels. */
#define FRINGE_FRAME_BYTES (32 << 20)

/**
 * fringe_frame_memory_keep:
 * @window: a window that is not shown yet
 *
 * Lets each frame leave its memory to the next one. Where GTK draws in software, it makes the surface of every frame
 * anew, and cairo makes another that the X server shares; the system takes longer to hand out their pages than GTK to
 * draw on them. As much as a picture of the window needs stays shared.
 *
 * For the part in the heap the program has to call fringe_memory_keep() with FRINGE_FRAME_BYTES.
 */
void fringe_frame_memory_keep (GtkWindow *window);

/**
 * FringeOnePiece:
 * @stamp: of the widget when all of it was last drawn anew
 * @is_wide: whether its clip is a pixel wider than the widget
 *
 * Belongs to a widget many parts of which change at once. GTK draws anew where a window differs from what it was, but
 * tells no more than some thirty places apart: where there are more, it draws all that lies around them, the tree
 * included.
 */
typedef struct
{
  guint stamp;
  gboolean is_wide;
} FringeOnePiece;

/**
 * fringe_one_piece_snapshot:
 * @stamp: with another stamp than before all of the widget is drawn anew, and counts as one place
 * @snapshot_parts: draws what is in the widget
 */
void fringe_one_piece_snapshot (FringeOnePiece *piece,
                                guint stamp,
                                GtkWidget *widget,
                                GtkSnapshot *snapshot,
                                void (*snapshot_parts) (GtkWidget *widget, GtkSnapshot *snapshot));
