/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-record.h"

/* The frontier of a search, in one of two forms.
 *
 * Where the priority is a whole number and ids decide ties, it is a bucket queue (Dial 1969): bucket p is a singly
 * linked list of the nodes of priority p, linked through the nodes, joined at its end (a queue) or at its head (a
 * stack). Breadth-first and depth-first search have one bucket. Where g decides ties of f, there are buckets for each f
 * and h. Invariant: no bucket below `lowest` holds a node.
 *
 * Otherwise, and where priorities are infinite or no whole numbers, it is the array binary heap of Python's heapq. An
 * entry carries all that is compared.
 *
 * Invariants of both: a superseded node stays until it comes to the front; `counts.open` does not count it. */

/* Makes the frontier that the rules and the estimate ask for, empty. */
void fringe_frontier_init (FringeSearch *search);

/* Makes room for @n_more nodes, of those that there are and of the next step. Returns: false where memory is wanting */
bool fringe_frontier_reserve (FringeSearch *search, size_t n_more);

/* For how many steps there is room in the heap, or for deeper nodes in the buckets. */
size_t fringe_frontier_steps (const FringeSearch *search);

void fringe_frontier_push (FringeSearch *search, uint32_t id);

/* The node to be removed next, or FRINGE_NO_NODE. Superseded ones before it are let go. */
uint32_t fringe_frontier_first (FringeSearch *search);
void fringe_frontier_remove_first (FringeSearch *search);

/* The place of a node among all others: the smaller entry goes first; and the node of an entry. */
FringeEntry fringe_frontier_entry (const FringeSearch *search, uint32_t id);
uint32_t fringe_frontier_entry_id (const FringeSearch *search, FringeEntry entry);

/* The heap, for which room must have been made. */
void fringe_heap_push (FringeHeap *heap, FringeEntry entry);
FringeEntry fringe_heap_pop (FringeHeap *heap);
