/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The keys of the program: one table, from which all that knows of them is made. */

/* Gives the application the keys that work wherever the focus is. */
void fringe_shortcuts_bind_application (GtkApplication *application);

/**
 * fringe_shortcuts_bind_window:
 * @step_keys: filled with the keys that come before the focus has its turn
 * @focus_keys: filled with those that mean something else in a field, a list or a button that has the focus
 *
 * Also shows all keys in the help overlay.
 */
void fringe_shortcuts_bind_window (GtkApplicationWindow *window,
                                   GtkShortcutController *step_keys,
                                   GtkShortcutController *focus_keys);

/* Adds its key to the tooltip of each widget below @root that has one: the key of the action that the widget has, or is
 * named after. Those that have it already stay as they are. */
void fringe_shortcuts_add_to_tooltips (GtkWidget *root);
