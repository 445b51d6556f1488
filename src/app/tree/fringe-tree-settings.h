/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-minimap.h"

/* How trees look, as it is remembered. */

/* Keeps a view as the settings have it. */
void fringe_tree_settings_follow (GSettings *settings, FringeTreeView *view);

/* Does the same with the map beside the view, and adds the actions by which a person changes the settings. */
void fringe_tree_settings_bind (GSettings *settings, FringeTreeView *view, FringeMinimap *minimap, GActionMap *actions);
