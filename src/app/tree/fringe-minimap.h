/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-view.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_MINIMAP (fringe_minimap_get_type ())
G_DECLARE_FINAL_TYPE (FringeMinimap, fringe_minimap, FRINGE, MINIMAP, GtkWidget)

/* The shape of a whole tree, small, with a frame around what its view shows; the frame can be dragged. Only there
 * while the view doesn't show all of the tree. It stands in the corner where it hides least, and nowhere where it would
 * hide the node of the step or one that the step made; its alignment tells where. The view is a property. */

void fringe_minimap_set_theme (FringeMinimap *self, FringeThemeKind theme);

/* Shows the map where there is something to map, or never. */
void fringe_minimap_set_wanted (FringeMinimap *self, gboolean wanted);
