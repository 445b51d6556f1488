/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_PREFERENCES_DIALOG (fringe_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringePreferencesDialog, fringe_preferences_dialog, FRINGE, PREFERENCES_DIALOG, GtkWindow)

/* What is chosen once. Each choice is a setting and holds at once. */

FringePreferencesDialog *fringe_preferences_dialog_new (GtkWindow *parent);
