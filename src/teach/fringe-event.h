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

/* Takes in the steps that @search, the same record at each call, has made since. O(new steps). */
void fringe_layers_update (FringeLayers *layers, const FringeSearch *search);

guint fringe_layers_n (const FringeLayers *layers);

/* Returns: the step at which layer @i begins; steps ascend with @i */
guint fringe_layers_begin (const FringeLayers *layers, guint i);

/* Returns: how many layers have begun at @step. O(log layers) */
guint fringe_layers_n_at (const FringeLayers *layers, guint step);

/* Returns: whether a layer begins at @step, 1 to the last step taken in. O(log layers); O(1) for the newest */
gboolean fringe_layers_begins (const FringeLayers *layers, guint step);

/* Returns: what layers are told apart by: g where the algorithm knows no heuristic, h under greedy search, or else f */
double fringe_layer_key_of_node (const FringeSearch *search, guint id);

/* Returns: the same of the node removed at @step; for IDA* the bound of its iteration */
double fringe_layer_key (const FringeSearch *search, guint step);

/* Returns: (transfer full): the layer of @step in a word: "f = 6", "depth 3", or "f ≤ 16" for the bound of IDA* */
char *fringe_layer_text (const FringeSearch *search, guint step);

/* Returns: whether the node removed at @step tied with another one on the frontier, so that the rule for ties chose it.
 * O(nodes) */
gboolean fringe_step_ties (const FringeSearch *search, guint step);

/* An event makes a step worth going to. Whether it happens is a function of the record and the step, so it holds for a
 * step just made as for an old one. */

/**
 * FringeEvent:
 * @FRINGE_EVENT_LAYER: a layer begins (see #FringeLayers), the first one left out
 * @FRINGE_EVENT_DUPLICATE: a successor of the node expanded is found a duplicate, or the node removed is stale. The way
 *   straight back, a duplicate at nearly every step, is none of these
 * @FRINGE_EVENT_REOPENED: a state that was expanded is generated anew with a smaller g
 * @FRINGE_EVENT_SUPERSEDED: a node leaves the frontier because its state is generated with a smaller g
 */
typedef enum
{
  FRINGE_EVENT_LAYER,
  FRINGE_EVENT_DUPLICATE,
  FRINGE_EVENT_REOPENED,
  FRINGE_EVENT_SUPERSEDED,
  FRINGE_N_EVENTS
} FringeEvent;

/* Returns: whether the event happens at @step, 1 to n_steps; @layers must know the step. O(1); the last two O(log
 * versions) */
gboolean fringe_event_happens (FringeEvent event, const FringeSearch *search, const FringeLayers *layers, guint step);

/* Returns: whether the event can happen under @rules; IDA* keeps no nodes to compare with */
gboolean fringe_event_can_happen (FringeEvent event, const FringeRules *rules);

/**
 * fringe_duplicates_found_at:
 * @duplicates: (out): room for four
 *
 * Returns: how many successors of the node expanded at @step are duplicates, the way straight back left out
 */
int fringe_duplicates_found_at (const FringeSearch *search, guint step, FringeDuplicate duplicates[FRINGE_N_MOVES]);

/**
 * fringe_superseding_at:
 * @event: REOPENED or SUPERSEDED
 *
 * Returns: the first node generated at @step that does this to an older one, which is fringe_search_supersedes();
 *   FRINGE_NO_NODE where there is none
 */
guint fringe_superseding_at (FringeEvent event, const FringeSearch *search, guint step);

/* Returns: what happens, in a few words: "f rises", "A duplicate is found" */
const char *fringe_event_title (FringeEvent event, FringeAlgorithm algorithm);
