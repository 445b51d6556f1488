/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_COLOR_SCHEME (fringe_color_scheme_get_type ())
G_DECLARE_FINAL_TYPE (FringeColorScheme, fringe_color_scheme, FRINGE, COLOR_SCHEME, GObject)

/* Asks the theme to be light or dark: as the setting `color-scheme` says, and where it says "system", as the
 * desktop does, which tells programs through its settings portal. "projector" and "print" are light. A theme of the
 * desktop that is dark only, or light only, makes way for GTK's own where it would not be as the setting says. Where
 * the desktop wants high contrast and is light, the projector's theme is used. The signal "changed" tells that
 * something else became of it. */

/* Lets the color of the text of @widget tell whether the theme is dark. */
FringeColorScheme *fringe_color_scheme_new (GSettings *settings, GtkWidget *widget);
gboolean fringe_color_scheme_is_dark (FringeColorScheme *self);

/* Returns: the theme in which the tree and the boards are drawn */
FringeThemeKind fringe_color_scheme_get_theme (FringeColorScheme *self);

/* Lets the projector's theme be used while a lecture is held, whatever the setting says. */
void fringe_color_scheme_set_lecture (FringeColorScheme *self, gboolean lecture);

/* Makes a dialog dark or light like the window that it is transient for, and keeps it so. */
void fringe_color_scheme_match_parent (GtkWindow *dialog);
