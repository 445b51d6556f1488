/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* Pictures that are dragged out of a window, to be dropped in another program. */

/* That of the tree, at a widget: the whole tree, or of a large one what is on the screen. */
void fringe_picture_drag_from (GtkWidget *widget, FringeWindow *window);

/* That of a node and all below it, in the tree, with the Control key held. */
void fringe_picture_drag_nodes (FringeTreeView *view);
