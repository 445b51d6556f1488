/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#define FRINGE_TYPE_NODE_ROW (fringe_node_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodeRow, fringe_node_row, FRINGE, NODE_ROW, GObject)

/* A row of FringeNodesModel: the number that FringeRowKind tells of. The signal “changed” tells that it is another one:
 * the widgets of a place in a list stay, whatever is shown there. */

FringeNodeRow *fringe_node_row_new (guint64 row, guint position);
guint64 fringe_node_row_get (FringeNodeRow *self);
void fringe_node_row_set (FringeNodeRow *self, guint64 row);

/* Returns: the position of the row in the list; %G_MAXUINT when the row has left it */
guint fringe_node_row_get_position (FringeNodeRow *self);
void fringe_node_row_set_position (FringeNodeRow *self, guint position);
