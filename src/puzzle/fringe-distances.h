/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

/**
 * fringe_distances_new:
 * @goal: a board of up to %FRINGE_PERFECT_CELLS_MAX cells
 *
 * Returns: (nullable): the table, with one owner; %NULL where memory ran out
 */
FringeDistances *fringe_distances_new (const FringeBoard *goal);

/* One owner more, one less; from any thread. */
FringeDistances *fringe_distances_ref (FringeDistances *distances);
void fringe_distances_unref (FringeDistances *distances);

/* Moves from @cells to the goal, or FRINGE_H_INFINITE. O(cells). */
int fringe_distances_get (const FringeDistances *distances, const uint8_t *cells);

/* Of the boards from which the goal can be reached. */
int fringe_distances_largest (const FringeDistances *distances);

/* The distances of all boards by rank (fringe-board-rank.h); FRINGE_DISTANCE_NONE where the goal is out of reach. */
#define FRINGE_DISTANCE_NONE UINT8_MAX
const uint8_t *fringe_distances_by_rank (const FringeDistances *distances);
