/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-question-dialog.h"

#define FRINGE_TYPE_EXPLAIN_DIALOG (fringe_explain_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeExplainDialog, fringe_explain_dialog, FRINGE, EXPLAIN_DIALOG, FringeQuestionDialog)

/* Asks for counts that somebody printed and answers with the conventions that give them, any of which can be opened in
 * the session. */

FringeExplainDialog *fringe_explain_dialog_new (GtkWindow *parent, FringeSession *session);

/* Shows it, with the puzzle of the session as the first row where nothing was typed yet. */
void fringe_explain_dialog_open (FringeExplainDialog *self, FringeThemeKind theme);
