/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules.h"

#include <stddef.h>

#define FRINGE_NO_NODE UINT32_MAX
#define FRINGE_NODE_LIMIT_MAX (UINT32_MAX - 16)

/**
 * FringeSearch:
 *
 * A search as an append-only record. A node never changes its parent, state, g or h; it carries the
 * steps at which it was generated, removed from the frontier, superseded. Whatever is shown at step t
 * follows from (record, t), so that going back is reading at t - 1.
 *
 * A step is one turn of the loop: one node removed from the frontier, tested, and expanded unless it
 * is the goal. Step 0 is the start alone; step t is what stands after t turns. Ids are given in the
 * order of generation, the root being 0; the children of a node are contiguous, and a child's id is
 * larger than its parent's.
 *
 * The record knows nothing of who reads it: there are no callbacks.
 */
typedef struct _FringeSearch FringeSearch;

/**
 * FringeOutcome:
 * @FRINGE_OUTCOME_RUNNING: there is a next step
 * @FRINGE_OUTCOME_SOLVED: the goal was removed from the frontier
 * @FRINGE_OUTCOME_EXHAUSTED: the frontier is empty
 * @FRINGE_OUTCOME_UNSOLVABLE: the parities differ; no search was begun
 * @FRINGE_OUTCOME_LIMIT: the next step could exceed the node limit or the memory; the record stays whole
 */
typedef enum
{
  FRINGE_OUTCOME_RUNNING,
  FRINGE_OUTCOME_SOLVED,
  FRINGE_OUTCOME_EXHAUSTED,
  FRINGE_OUTCOME_UNSOLVABLE,
  FRINGE_OUTCOME_LIMIT,
  FRINGE_N_OUTCOMES
} FringeOutcome;

/**
 * FringeNodeState:
 * @FRINGE_NODE_ABSENT: not generated yet
 * @FRINGE_NODE_FRONTIER: generated, not yet removed (open)
 * @FRINGE_NODE_EXPANDED: its successors were generated (closed)
 * @FRINGE_NODE_SUPERSEDED: left the frontier because a node with the same state and a smaller g came
 * @FRINGE_NODE_GOAL: removed from the frontier and found to be the goal
 */
typedef enum
{
  FRINGE_NODE_ABSENT,
  FRINGE_NODE_FRONTIER,
  FRINGE_NODE_EXPANDED,
  FRINGE_NODE_SUPERSEDED,
  FRINGE_NODE_GOAL,
  FRINGE_N_NODE_STATES
} FringeNodeState;

/**
 * FringeCounts:
 * @generated: nodes created, the root not counted
 * @expanded: nodes whose successors were generated; the goal is not among them
 * @open: nodes on the frontier
 * @max_open: the largest @open after any expansion so far, the start's 1 included
 * @max_depth: the largest g of any node generated
 */
typedef struct
{
  uint32_t generated;
  uint32_t expanded;
  uint32_t open;
  uint32_t max_open;
  uint32_t max_depth;
} FringeCounts;

/**
 * FringeDuplicate:
 * @move: the move that led to it
 * @of: the node that already had the state
 *
 * A successor that became no node.
 */
typedef struct
{
  FringeMove move;
  uint32_t of;
} FringeDuplicate;

/**
 * fringe_search_new:
 * @start: the board of the root
 * @goal: a board of the same size
 * @node_limit: nodes at most, the root not counted; up to %FRINGE_NODE_LIMIT_MAX
 *
 * Makes the record of step 0. Where goal cannot be reached the outcome is UNSOLVABLE at once.
 *
 * Returns: (nullable): the search, to be freed with fringe_search_free(); %NULL where memory ran out
 */
FringeSearch *
fringe_search_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint32_t node_limit);
void fringe_search_free (FringeSearch *search);

/* Searches an unsolvable pair all the same: the outcome UNSOLVABLE becomes RUNNING. */
void fringe_search_search_anyway (FringeSearch *search);

/* After the outcome LIMIT: goes on up to a larger limit. */
void fringe_search_set_node_limit (FringeSearch *search, uint32_t node_limit);

/* One turn of the loop, unless the outcome says that there is none. */
FringeOutcome fringe_search_step (FringeSearch *search);

/* At most @n_steps turns. Returns: the turns made. */
uint32_t fringe_search_run (FringeSearch *search, uint32_t n_steps);

const FringeRules *fringe_search_rules (const FringeSearch *search);
const FringeBoard *fringe_search_start (const FringeSearch *search);
const FringeBoard *fringe_search_goal (const FringeSearch *search);

/* The outcome after the last step; RUNNING at any earlier one. */
FringeOutcome fringe_search_outcome (const FringeSearch *search);
FringeOutcome fringe_search_outcome_at (const FringeSearch *search, uint32_t step);

uint32_t fringe_search_node_limit (const FringeSearch *search);
uint32_t fringe_search_n_steps (const FringeSearch *search);
uint32_t fringe_search_n_nodes (const FringeSearch *search);

/* Nodes that exist at @step; they are those with an id below. O(1). */
uint32_t fringe_search_n_nodes_at (const FringeSearch *search, uint32_t step);

/* The node removed from the frontier in step @step, 1 to n_steps. O(1). */
uint32_t fringe_search_removed (const FringeSearch *search, uint32_t step);

/* Bytes held, everything in. */
size_t fringe_search_bytes (const FringeSearch *search);

/* What a node is. All O(1), or O(cells) for the board. */
void fringe_search_board (const FringeSearch *search, uint32_t id, FringeBoard *board);
uint32_t fringe_search_parent (const FringeSearch *search, uint32_t id);
/* FRINGE_N_MOVES for the root. */
FringeMove fringe_search_move (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_g (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_h (const FringeSearch *search, uint32_t id);
/* g + h, whatever the algorithm. */
uint32_t fringe_search_f (const FringeSearch *search, uint32_t id);
/* What the algorithm compares: g, h or g + h. */
uint32_t fringe_search_priority (const FringeSearch *search, uint32_t id);

/* When a node changed. The last two are UINT32_MAX where that has not happened. */
uint32_t fringe_search_generated_step (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_removed_step (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_superseded_step (const FringeSearch *search, uint32_t id);

FringeNodeState fringe_search_state_at (const FringeSearch *search, uint32_t id, uint32_t step);

/**
 * fringe_search_children_at:
 * @first: (out): the id of the first child
 *
 * Returns: how many children node @id has at @step, 0 to 4
 */
uint32_t fringe_search_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t *first);

/* The counts as a search stopped at @step has them; O(1) at the last step, else a bounded walk. */
FringeCounts fringe_search_counts_at (const FringeSearch *search, uint32_t step);

/**
 * fringe_search_frontier_at:
 * @ids: (out) (array): room for @n_max ids, filled in the order in which they would be removed
 * @n_max: how many of the best to find
 *
 * O(nodes x log n_max).
 *
 * Returns: how many were filled in, n_max or all of the frontier
 */
uint32_t fringe_search_frontier_at (const FringeSearch *search, uint32_t step, uint32_t *ids, uint32_t n_max);

/* The goal found at @step or before, or FRINGE_NO_NODE. */
uint32_t fringe_search_solution_at (const FringeSearch *search, uint32_t step);

/**
 * fringe_search_path:
 * @ids: (out) (array): room for g + 1 ids, filled from the root to @id; may be %NULL
 *
 * Returns: the number of nodes on the path, g + 1
 */
uint32_t fringe_search_path (const FringeSearch *search, uint32_t id, uint32_t *ids);

bool fringe_search_is_ancestor (const FringeSearch *search, uint32_t ancestor, uint32_t id);

/**
 * fringe_search_duplicates:
 * @duplicates: (out): room for four, filled in the move order
 *
 * Works out which successors of an expanded node became no node.
 *
 * Returns: how many, 0 to 4; 0 for a node that was not expanded
 */
int fringe_search_duplicates (const FringeSearch *search, uint32_t id, FringeDuplicate duplicates[FRINGE_N_MOVES]);

/* The older node whose state @id has with a smaller g, or FRINGE_NO_NODE. O(log versions). */
uint32_t fringe_search_supersedes (const FringeSearch *search, uint32_t id);
