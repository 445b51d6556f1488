/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

/**
 * FringeIdastar:
 *
 * IDA* without a record (Korf 1985). It has the counts of fringe_search_new() with the same rules, for runs of any
 * length in memory that does not grow with them. Of the rules it takes the algorithm, which is IDA* or
 * iterative deepening, the heuristic and the move order.
 */
typedef struct _FringeIdastar FringeIdastar;

/**
 * fringe_idastar_new:
 * @start: the board of the root
 * @goal: a board of the same size
 * @rules: rules whose heuristic fits the size
 * @node_limit: nodes generated at most
 *
 * Returns: (nullable) (transfer full): the search, to be freed with fringe_idastar_free(); %NULL where memory ran out
 */
FringeIdastar *
fringe_idastar_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint64_t node_limit);
void fringe_idastar_free (FringeIdastar *idastar);

/* Lets an unsolvable pair be searched all the same, up to the node limit. */
void fringe_idastar_search_anyway (FringeIdastar *idastar);

/* Goes on until about @n_more nodes more are generated or the search has ended. Returns: the outcome */
FringeOutcome fringe_idastar_run (FringeIdastar *idastar, uint64_t n_more);

FringeOutcome fringe_idastar_outcome (const FringeIdastar *idastar);

/* The counts of all iterations together. */
uint64_t fringe_idastar_generated (const FringeIdastar *idastar);
uint64_t fringe_idastar_expanded (const FringeIdastar *idastar);
/* All successors of the nodes expanded, the way straight back included (FringeCounts). */
uint64_t fringe_idastar_successors (const FringeIdastar *idastar);
/* The largest g of any node generated. */
uint32_t fringe_idastar_max_depth (const FringeIdastar *idastar);

uint32_t fringe_idastar_n_iterations (const FringeIdastar *idastar);
FringeIteration fringe_idastar_iteration (const FringeIdastar *idastar, uint32_t i);

/**
 * fringe_idastar_solution:
 * @moves: (out) (array) (nullable): room for as many moves as are returned
 * @ids: (out) (array) (nullable): room for one more: the ids that the record gives to the nodes from the root to the
 * goal
 *
 * Returns: the moves of the solution, 0 where the outcome is not SOLVED
 */
uint32_t fringe_idastar_solution (const FringeIdastar *idastar, FringeMove *moves, uint64_t *ids);
size_t fringe_idastar_bytes (const FringeIdastar *idastar);
