/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-question-dialog.h"

#define FRINGE_TYPE_FIND_DIALOG (fringe_find_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeFindDialog, fringe_find_dialog, FRINGE, FIND_DIALOG, FringeQuestionDialog)

/* Asks for traits and finds start boards that have them, any of which can be opened in the session, with the rules
 * under which it has them. */

FringeFindDialog *fringe_find_dialog_new (GtkWindow *parent, FringeSession *session);

/* Shows it, with goal and rules of the session where they changed since. */
void fringe_find_dialog_open (FringeFindDialog *self, FringeThemeKind theme);
