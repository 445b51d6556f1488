/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_FORMULA_DIALOG (fringe_formula_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeFormulaDialog, fringe_formula_dialog, FRINGE, FORMULA_DIALOG, GtkWindow)

/* Takes a formula, and says at once where it is wrong, or what all boards of the puzzle say of it. */

/* @session: whose rules get the formula as their heuristic */
FringeFormulaDialog *fringe_formula_dialog_new (GtkWindow *parent, FringeSession *session, FringeThemeKind theme);
