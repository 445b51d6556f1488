/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-nodes-model.h"

/* The columns of a list of nodes: what is in their cells, how wide they are, and by which one the person sorts. */

/* Adds the columns that a list of this kind has. @model: outlives the columns */
void fringe_node_columns_add (GtkColumnView *view, FringeNodesModel *model);

/* Makes the columns as wide as the largest number of the record needs. Where they need more than @room, those are
 * hidden that say what is seen in the tree as well: the board, then the step, the place and the parent. */
void fringe_node_columns_fit (GtkColumnView *view, const FringeSearch *search, int room);

/* Returns: the column by which the person sorts; FRINGE_COLUMN_PLACE where none was chosen */
FringeColumn fringe_node_columns_get_order (GtkColumnView *view, gboolean *descending);

/* Returns: (transfer full): what the columns that are seen say of the row, apart by tabs */
char *fringe_node_columns_copy (GtkColumnView *view, FringeNodesModel *model, guint position);

/* Returns: (transfer none) (nullable): the row at a point of the list */
gpointer fringe_node_columns_pick (GtkWidget *view, double x, double y);
