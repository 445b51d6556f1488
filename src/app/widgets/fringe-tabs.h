/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_TABS (fringe_tabs_get_type ())
G_DECLARE_FINAL_TYPE (FringeTabs, fringe_tabs, FRINGE, TABS, GtkWidget)

/* Buttons that stand on one line, each as wide as its word, and of which one is chosen. Where there is too little room
 * they first come closer; then those that are not chosen show an icon instead of their word. */

/* @action: what a press activates, with its target. @label, @tooltip: translated */
void fringe_tabs_add (FringeTabs *self, const char *action, const char *label, const char *icon, const char *tooltip);

/* Marks a tab as chosen, counted from 0. */
void fringe_tabs_choose (FringeTabs *self, guint index);
