/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_FORK_DIALOG (fringe_fork_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeForkDialog, fringe_fork_dialog, FRINGE, FORK_DIALOG, GtkWindow)

/* Asks from which step a search is to go on, and by which rules. The signal "chosen" comes with them: a guint, and a
 * pointer to FringeRules. */

/* With the other heuristic to begin with. @step: up to fringe_session_last_fork_step() of the session's search */
FringeForkDialog *fringe_fork_dialog_new (GtkWindow *parent, FringeSession *session, guint step);

FringeSession *fringe_fork_dialog_get_session (FringeForkDialog *self);
