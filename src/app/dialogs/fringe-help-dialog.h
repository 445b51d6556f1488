/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_HELP_DIALOG (fringe_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeHelpDialog, fringe_help_dialog, FRINGE, HELP_DIALOG, GtkWindow)

/* The first steps of a newcomer, and what the words of the field mean. It stays beside the window, which can be used
 * meanwhile. */

FringeHelpDialog *fringe_help_dialog_new (GtkWindow *parent);
