/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rows.h"
#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_NODES_MODEL (fringe_nodes_model_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodesModel, fringe_nodes_model, FRINGE, NODES_MODEL, GObject)

/* A list of a session's nodes, as a GListModel of FringeNodeRow that are made when they are asked for and as a
 * GtkSelectionModel: the rows of the shown node are selected, and to select a row selects its node. */

FringeNodesModel *fringe_nodes_model_new (FringeRowKind kind, FringeSession *session);

FringeRows *fringe_nodes_model_get_rows (FringeNodesModel *self);

/* Brings the rows to the step of the session, or as near to it as can be by the monotonic time @deadline. Returns:
 * whether they are there */
gboolean fringe_nodes_model_update (FringeNodesModel *self, gint64 deadline);
