/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

#define FRINGE_TYPE_OBSERVATION_ITEM (fringe_observation_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeObservationItem, fringe_observation_item, FRINGE, OBSERVATION_ITEM, GObject)

/* A row of counts as it is typed: its properties start, goal, cost, expanded, generated and open are texts, and
 * start-error, goal-error and counts-error tell as sentences what is wrong with them, or are empty. What is empty is
 * found wrong only after it was read. */

/* @rows, @columns: the shape of boards whose tiles alone do not tell it */
FringeObservationItem *fringe_observation_item_new (int rows, int columns);

/* Writes the known counts into the row. */
void fringe_observation_item_set (FringeObservationItem *self, const FringeObservation *observation);

/* Reads the row. An empty goal is 1 2 … 0. Returns: whether nothing is wrong; otherwise the errors say what is */
gboolean fringe_observation_item_read (FringeObservationItem *self, FringeObservation *observation);

/* Returns: whether no count has been typed */
gboolean fringe_observation_item_lacks_counts (FringeObservationItem *self);

/* Returns: whether the field @kind holds something that is no count */
gboolean fringe_observation_item_is_wrong (FringeObservationItem *self, FringeCountKind kind);
