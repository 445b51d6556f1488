/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_PATTERN_DIALOG (fringe_pattern_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringePatternDialog, fringe_pattern_dialog, FRINGE, PATTERN_DIALOG, GtkWindow)

/* Takes the pattern of a pattern database, says how large its tables are, and builds them. */

/* @session: whose rules get the pattern database as their heuristic */
FringePatternDialog *fringe_pattern_dialog_new (GtkWindow *parent, FringeSession *session);
