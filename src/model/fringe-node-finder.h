/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-node-query.h"
#include "fringe-session.h"

#define FRINGE_TYPE_NODE_FINDER (fringe_node_finder_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodeFinder, fringe_node_finder, FRINGE, NODE_FINDER, GObject)

/* Looks for nodes of a session at the step that is seen, in slices when nothing else is to do, and selects the one it
 * finds. Its properties "place", "3 of 17", and "reason", why there is none, follow the step. */

/* To be called once. */
void fringe_node_finder_set_session (FringeNodeFinder *self, FringeSession *session);

/* Selects the next node after the shown one, with @direction 1, or the one before it, with -1; round about. */
void fringe_node_finder_find (FringeNodeFinder *self, const FringeNodeQuery *query, int direction);

/* Forgets what was asked and says @reason: (transfer none). */
void fringe_node_finder_refuse (FringeNodeFinder *self, const char *reason);
