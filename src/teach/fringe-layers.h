/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/**
 * FringeLayers:
 *
 * The layers of a search: a layer begins at the step whose node has a larger key than every node removed before. The
 * key is what the algorithm compares: g, h or f; where it compares nothing, as breadth-first and depth-first search,
 * the depth. The layers of IDA* are its iterations. The first layer begins at step 1.
 *
 * An index of one record that grows with it: 4 bytes a layer.
 */
typedef struct _FringeLayers FringeLayers;

FringeLayers *fringe_layers_new (void);
void fringe_layers_free (FringeLayers *layers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLayers, fringe_layers_free)

/* Takes in the steps that @search has made since. It is the same record at each call. O(new steps). */
void fringe_layers_update (FringeLayers *layers, const FringeSearch *search);

guint fringe_layers_n (const FringeLayers *layers);

/* The step at which layer @i begins, ascending. */
guint fringe_layers_begin (const FringeLayers *layers, guint i);

/* How many layers have begun at @step. O(log layers). */
guint fringe_layers_n_at (const FringeLayers *layers, guint step);

/* Whether a layer begins at @step, 1 to the last step taken in. O(log layers); O(1) for the newest. */
gboolean fringe_layers_begins (const FringeLayers *layers, guint step);

/* The key of the node removed at @step; for IDA* the bound of its iteration. */
double fringe_layer_key (const FringeSearch *search, guint step);
