/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_FIND_DIALOG (fringe_find_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeFindDialog, fringe_find_dialog, FRINGE, FIND_DIALOG, GtkWindow)

/* Asks for traits and finds start boards that have them, any of which can be opened in the session, with the rules under
 * which it has them. Closing cancels what runs and hides the dialog, so that question and answer are there again. */

FringeFindDialog *fringe_find_dialog_new (GtkWindow *parent, FringeSession *session);

/* Shows it, with goal and rules of the session where they changed since. */
void fringe_find_dialog_open (FringeFindDialog *self, FringeThemeKind theme);
