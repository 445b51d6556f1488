/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_COLOR_SCHEME (fringe_color_scheme_get_type ())
G_DECLARE_FINAL_TYPE (FringeColorScheme, fringe_color_scheme, FRINGE, COLOR_SCHEME, GObject)

/* Asks the theme to be light or dark: as the setting `color-scheme` says, and where it says "system", as the
 * desktop does, which tells programs through its settings portal. "projector" and "print" are light. The signal
 * "changed" tells that something else became of it. */

/* By the text of @widget one sees whether the theme is dark. */
FringeColorScheme *fringe_color_scheme_new (GSettings *settings, GtkWidget *widget);
gboolean fringe_color_scheme_is_dark (FringeColorScheme *self);

/* What the tree and the boards are drawn in. */
FringeThemeKind fringe_color_scheme_get_theme (FringeColorScheme *self);

/* While a lecture is held it is that of the projector, whatever the setting says. */
void fringe_color_scheme_set_lecture (FringeColorScheme *self, gboolean lecture);

/* Makes a dialog dark or light as the window is that it is transient for. */
void fringe_color_scheme_match_parent (GtkWindow *dialog);
