/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What a screen reader says of its own accord, wherever the focus is. GTK can announce a text from 4.14 on; before,
 * what has the focus is described by it until the focus goes on. */

/* @widget: one in the window that speaks; where nothing in it has the focus, older versions are silent */
void fringe_speak (GtkWidget *widget, const char *text);

/* Describes a widget that may have the focus; nothing that is spoken takes that away for good. */
void fringe_description_set (gpointer widget, const char *text);
