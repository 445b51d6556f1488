/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

/* What a search can't do without, and nothing else. Both go by Manhattan and boards of up to 16 cells. */

/**
 * bare_insert:
 *
 * Generates the successors of one node after the other, breadth-first, looks each up in a plain table of open
 * addressing and appends it to an array of nodes of 28 bytes where it is new, until there are @n_nodes. No frontier.
 *
 * Returns: the nanoseconds for a node
 */
double bare_insert (const FringeBoard *start, const FringeBoard *goal, uint32_t n_nodes);

/**
 * bare_generate:
 *
 * Makes all walks of @depth moves that never turn straight back, each move on a board in place and its h from the one
 * before. No bound.
 *
 * Returns: the nanoseconds for a move
 */
double bare_generate (const FringeBoard *start, const FringeBoard *goal, int depth);
