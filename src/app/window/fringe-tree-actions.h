/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-minimap.h"

/* The actions of a window that are about its tree. */

void fringe_tree_actions_install (GtkWidgetClass *window_class);

/* Keeps a view as the settings have it. */
void fringe_tree_actions_follow (GSettings *settings, FringeTreeView *view);

/* Those that are kept as settings, and what follows from them. */
void fringe_tree_actions_bind (GtkApplicationWindow *window,
                               GSettings *settings,
                               FringeTreeView *view,
                               FringeMinimap *minimap);
