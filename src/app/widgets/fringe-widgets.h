/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

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
