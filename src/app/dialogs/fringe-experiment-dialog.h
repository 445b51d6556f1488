/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_EXPERIMENT_DIALOG (fringe_experiment_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeExperimentDialog, fringe_experiment_dialog, FRINGE, EXPERIMENT_DIALOG, GtkWindow)

/* Many boards of each depth, searched by several methods on all processors: a table and a chart of the means, which
 * grow while it searches. Closed, it is hidden and keeps what was chosen and what came out, as long as its parent is
 * there. */
FringeExperimentDialog *fringe_experiment_dialog_new (GtkWindow *parent);

/* Shows it. @session: whose goal and rules hold for a choice of one's own */
void fringe_experiment_dialog_open (FringeExperimentDialog *self, FringeSession *session, FringeThemeKind theme);
