/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#define FRINGE_TYPE_NODE_ROW (fringe_node_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodeRow, fringe_node_row, FRINGE, NODE_ROW, GObject)

/* A row of FringeNodesModel: the number that FringeRowKind tells of. */

FringeNodeRow *fringe_node_row_new (guint64 row);
guint64 fringe_node_row_get (FringeNodeRow *self);
