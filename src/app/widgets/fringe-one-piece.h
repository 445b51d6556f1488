/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * FringeOnePiece:
 * @stamp: when all of it was last drawn anew
 *
 * For a widget many parts of which change at once. GTK draws anew where a window differs from what it was, but counts no
 * more than some thirty places: where there are more, it draws all that is around them.
 */
typedef struct
{
  guint stamp;
  gboolean is_wide;
} FringeOnePiece;

/**
 * fringe_one_piece_snapshot:
 * @stamp: where it is another one than before, all of the widget is drawn anew and counts as one place
 * @snapshot_parts: draws what is in the widget
 */
void fringe_one_piece_snapshot (FringeOnePiece *piece,
                                guint stamp,
                                GtkWidget *widget,
                                GtkSnapshot *snapshot,
                                void (*snapshot_parts) (GtkWidget *widget, GtkSnapshot *snapshot));
