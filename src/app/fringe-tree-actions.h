/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-minimap.h"

/* The actions of a window that are about its tree. */

void fringe_tree_actions_install (GtkWidgetClass *window_class);

/* Those that are kept as settings, and what follows from them. */
void fringe_tree_actions_bind (GtkApplicationWindow *window,
                               GSettings *settings,
                               FringeTreeView *view,
                               FringeMinimap *minimap);
