/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* The actions of the window that go to steps and nodes: skipping, breakpoints, finding. */

void fringe_step_actions_install (GtkWidgetClass *widget_class);

/* Their enabled flags, from the state there is. */
void fringe_step_actions_update (FringeWindow *window);
