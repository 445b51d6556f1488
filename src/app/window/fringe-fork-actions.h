/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* The action of a window that forks a search. */
void fringe_fork_actions_install (GtkWidgetClass *window_class);
void fringe_fork_actions_update (FringeWindow *window);
