/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib-object.h>

#define FRINGE_TYPE_NODE_ROW (fringe_node_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodeRow, fringe_node_row, FRINGE, NODE_ROW, GObject)

/* A node as a row of a list: its numbers and its board as text. */

FringeNodeRow *fringe_node_row_new (const FringeSearch *search, guint id);
guint fringe_node_row_get_id (FringeNodeRow *self);
