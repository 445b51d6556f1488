/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

/* What more than one widget needs and GTK 4.8 has no function for. */

/* What a screen reader calls a widget.
 *
 * GTK 4.18 names a drop-down after what is chosen in it, and a button after the words on it, even where the widget was
 * given a label of its own: “1 ×” instead of “Speed”. GTK 4.8 keeps to the label. */

/* Lets the label that the widget was given be its name. It is not meant for a widget whose name is a visible label with
 * a mnemonic. */
void fringe_given_name_keep (gpointer widget);

/* A box that takes the pointer where its children are, and nowhere else: what lies below it is reached between them. */
#define FRINGE_TYPE_CLEAR_BOX (fringe_clear_box_get_type ())
G_DECLARE_FINAL_TYPE (FringeClearBox, fringe_clear_box, FRINGE, CLEAR_BOX, GtkBox)

/* Gives the focus to the tree whenever the popover of the button has closed, so that keys belong to the window again.
 * It does not where the chosen command has moved the focus elsewhere. */
void fringe_menu_focus_return (GtkMenuButton *button);

/* A closure for templates. Returns: whether there is text, which a widget that shows it is seen for */
gboolean fringe_has_text (GObject *object, const char *text);

/* @surface: (transfer full): an image in memory. Returns: (transfer full): its pixels, which are not copied */
GdkTexture *fringe_texture_new (cairo_surface_t *surface);

/**
 * fringe_transient_end_with_parent:
 *
 * Lets a dialog know of its parent no longer than there is one, though a thread that still answers it keeps it longer:
 * GTK 4.8 forgets that of dialogs that were closed, or end with their parents.
 */
void fringe_transient_end_with_parent (GtkWindow *dialog);

/* The property of widgets that show something of a session, or of a player, and have no other property. */

/**
 * fringe_session_property_install:
 * @offset: where an instance keeps its `FringeSession *`, which it clears when it is disposed of
 * @take: called when the session is another one, unless that is %NULL
 *
 * Installs the property "session".
 */
void fringe_session_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget));

/* The same for "player", a `FringePlayer *`. */
void fringe_player_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget));

/* Turns of the wheel over a long list.
 *
 * In GTK 4.8 a list of more than some 200 rows jumps where its adjustment changes twice in a frame, or once in the frame
 * in which its rows changed. Therefore the turns are summed and given to the adjustment once, in a frame of their own. */

/* Sums the turns of the wheel over @list, which holds the rows in @window and lives as long as the window. */
void fringe_list_wheel_attach (GtkScrolledWindow *window, GListModel *list);

/* Has the file manager show a file in its folder; one that cannot shows the folder. */
void fringe_show_file (GtkWindow *parent, GFile *file);
