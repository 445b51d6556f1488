/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-picture.h"

/* Pictures that are dragged out of a window, to be dropped in another program. */

/**
 * fringe_picture_drag_from:
 * @see: returns (transfer full) (nullable) what is seen of the tree
 *
 * Has the picture of a tree dragged from @widget: the whole tree, or of a large one what is on the screen.
 */
void fringe_picture_drag_from (GtkWidget *widget, FringeTreePicture *(*see) (gpointer data), gpointer data);

/* Has the picture of a node and all below it dragged from the tree, with the Control key held. */
void fringe_picture_drag_nodes (FringeTreeView *view);
