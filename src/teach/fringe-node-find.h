/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-node-query.h"

/**
 * FringeNodeFind:
 *
 * The nodes that exist at a step and match a query, in the order of their ids, found in slices: 4 bytes for each that
 * was found.
 */
typedef struct _FringeNodeFind FringeNodeFind;

/* @search must outlive what is returned. */
FringeNodeFind *fringe_node_find_new (const FringeSearch *search, guint step, const FringeNodeQuery *query);
void fringe_node_find_free (FringeNodeFind *find);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeNodeFind, fringe_node_find_free)

/* Returns: whether this is the answer to the question at @step */
gboolean fringe_node_find_is_for (const FringeNodeFind *find, guint step, const FringeNodeQuery *query);

/**
 * fringe_node_find_advance:
 * @budget: nodes to look at, at most
 *
 * Returns: whether all were looked at
 */
gboolean fringe_node_find_advance (FringeNodeFind *find, guint budget);

/* Returns: how many nodes were found so far */
guint fringe_node_find_n (const FringeNodeFind *find);

/**
 * fringe_node_find_next:
 * @from: where to start; it need not match
 * @direction: 1 or -1
 * @index: (out): which of them it is, from 0
 *
 * To be asked when all nodes were looked at. After the last comes the first, before the first the last.
 *
 * Returns: the next that matches after @from, @from itself where it is the only one; FRINGE_NO_NODE where none does
 */
guint fringe_node_find_next (const FringeNodeFind *find, guint from, int direction, guint *index);
