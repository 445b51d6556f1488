/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* What is done with two searches side by side. Stepping them is done by the actions that step one: see
 * fringe_pair_actions_step() and those below. */

void fringe_pair_actions_install (GtkWidgetClass *window_class);
void fringe_pair_actions_update (FringeWindow *window);

/* Takes the action @name ("win.step", …) where two searches are compared. Returns: whether it did */
gboolean fringe_pair_actions_take (FringeWindow *window, const char *name);
