/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_COLOR_SCHEME (fringe_color_scheme_get_type ())
G_DECLARE_FINAL_TYPE (FringeColorScheme, fringe_color_scheme, FRINGE, COLOR_SCHEME, GObject)

/* Asks the theme to be light or dark: as the setting `color-scheme` says, and where it says "system", as the
 * desktop does, which tells programs through its settings portal. `dark` says what became of it, and notifies. */

/* By the text of @widget one sees whether the theme is dark. */
FringeColorScheme *fringe_color_scheme_new (GSettings *settings, GtkWidget *widget);
gboolean fringe_color_scheme_is_dark (FringeColorScheme *self);
