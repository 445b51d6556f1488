/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-chart-picture.h"
#include "fringe-color-scheme.h"
#include "fringe-picture.h"
#include "fringe-player.h"
#include "fringe-session.h"
#include "fringe-tree-picture.h"

#include <gtk/gtk.h>

/* What goes to other programs by the clipboard and comes from there. What came of it is told by a session. */

/* Puts a picture on the clipboard, as pixels, SVG and text: each program takes what suits it. */
void fringe_clipboard_copy (GtkWidget *widget, FringePlayer *teller, const FringePicture *picture);
void fringe_clipboard_copy_chart (GtkWidget *widget, FringePlayer *teller, const FringeChartPicture *picture);

/* Puts the board of the shown node of @session there, the boards from the start to it, or all below it. */
void fringe_clipboard_copy_board (GtkWidget *widget, FringePlayer *teller, FringeSession *session);
void fringe_clipboard_copy_path (GtkWidget *widget, FringePlayer *teller, FringeSession *session);
void fringe_clipboard_copy_subtree (GtkWidget *widget, FringePlayer *teller, FringeSession *session);

/* What a window does with a board that comes from elsewhere. */
typedef void (*FringeStartFunc) (GtkWindow *window, const FringeBoard *start);

/* Gives @use the board that is on the clipboard as text, or one of several on a line each, which is then asked for;
 * tells what is wrong with it otherwise. */
void fringe_clipboard_paste (GtkWindow *window, FringePlayer *teller, FringeColorScheme *scheme, FringeStartFunc use);

/* Does the same with text that is dropped on the window. */
void
fringe_clipboard_accept_drops (GtkWindow *window, FringePlayer *teller, FringeColorScheme *scheme, FringeStartFunc use);

/* Pictures that are dragged out of a window, to be dropped in another program. */

/**
 * fringe_picture_drag_from:
 * @see: returns (transfer full) (nullable) what is seen of the tree
 *
 * Has the picture of a tree dragged from @widget: the whole tree, or of a large one what is on the screen.
 */
void fringe_picture_drag_from (GtkWidget *widget, FringeTreePicture *(*see) (gpointer data), gpointer data);

/* Has the picture of a node and all below it dragged from the tree, with the Control key held. */
void fringe_picture_drag_nodes (FringeTreeView *view);
