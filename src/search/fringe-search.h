/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules.h"

#include <stddef.h>

#define FRINGE_NO_NODE UINT32_MAX
#define FRINGE_NODE_LIMIT_MAX (UINT32_MAX - 16)

/**
 * FringeSearch:
 *
 * A search as an append-only record. A node never changes its parent, state, g or h; it carries the steps at which it
 * was generated, removed from the frontier, superseded. Whatever is shown at step t follows from (record, t), so that
 * to go back is to read at t - 1.
 *
 * A step is one turn of the loop: a node is removed from the frontier, tested, and expanded unless it is the goal or
 * stale. Step 0 is the start alone; step t is what stands after t turns. Ids are given in the order of generation, the
 * root being 0; a child's id is larger than its parent's.
 *
 * IDA* (Korf 1985) has no frontier. Its step enters one node: the start in step 1, then in each step the next node of
 * the depth-first order, which is generated, and expanded unless it is the goal or cut. Each iteration has a root and a
 * tree of its own; node t - 1 is the node of step t. No bound is infinite: where h of the start is, there is no
 * iteration, and the search is exhausted at step 0.
 *
 * RBFS (Korf 1993) has no frontier either. Its step calls one node, the start in step 1: where it is not the goal its
 * children are generated, the one straight back left out. Before that, in the same step, calls above it have failed
 * whose smallest F is beyond their limit: then the node of the call takes that F, its children are forgotten, and it is
 * on the frontier again until it is called again. Its new children have new ids, so that a node has at most four
 * children at a step, and those of before are replaced. Where h of the start is infinite the search is exhausted at
 * step 0.
 *
 * The record knows nothing of who reads it: there are no callbacks. A step below means one from 0 to
 * fringe_search_n_steps(), a larger one means the last; an id is one below fringe_search_n_nodes().
 */
typedef struct _FringeSearch FringeSearch;

/**
 * FringeOutcome:
 * @FRINGE_OUTCOME_RUNNING: there is a next step
 * @FRINGE_OUTCOME_SOLVED: the goal was found, by the rule for the goal test
 * @FRINGE_OUTCOME_EXHAUSTED: the frontier is empty
 * @FRINGE_OUTCOME_UNSOLVABLE: the parities differ; no search was begun
 * @FRINGE_OUTCOME_LIMIT: the next step would exceed the node limit or the memory; the record stays whole
 *
 * How a search stands after its last step.
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
 * @FRINGE_NODE_GOAL: found to be the goal
 * @FRINGE_NODE_STALE: removed from the frontier and thrown away: a node of its state had been expanded
 * @FRINGE_NODE_FORGOTTEN: a child of a node that RBFS called and that failed
 * @FRINGE_NODE_CUT: entered by IDA* and not expanded: its f exceeds the bound
 *
 * What a node is at a step.
 */
typedef enum
{
  FRINGE_NODE_ABSENT,
  FRINGE_NODE_FRONTIER,
  FRINGE_NODE_EXPANDED,
  FRINGE_NODE_SUPERSEDED,
  FRINGE_NODE_GOAL,
  FRINGE_NODE_STALE,
  FRINGE_NODE_CUT,
  FRINGE_NODE_FORGOTTEN,
  FRINGE_N_NODE_STATES
} FringeNodeState;

/**
 * FringeCounts:
 * @generated: nodes created, roots not counted
 * @expanded: nodes whose successors were generated; a goal that was removed or entered is not among them
 * @open: nodes on the frontier; 0 for IDA*; for RBFS nodes made, not forgotten and not expanded now, the goal included
 * @max_open: the largest @open after any expansion so far, the start's 1 included
 * @max_depth: the largest g of any node generated
 * @stale: nodes removed and thrown away
 * @successors: every successor of every node that was expanded, the way straight back and those included that became no
 *   node; where the goal test at generation ended the search, those of the last expansion up to the goal, which counts,
 *   too. IDA* counts all successors of a node when it expands it
 *
 * What a search has counted up to a step.
 */
typedef struct
{
  uint32_t generated;
  uint32_t expanded;
  uint32_t open;
  uint32_t max_open;
  uint32_t max_depth;
  uint32_t stale;
  uint64_t successors;
} FringeCounts;

/**
 * FringeIteration:
 * @bound: the largest f that is not cut
 * @expanded: nodes expanded in this iteration
 * @generated: nodes generated in it, the root not counted
 *
 * One depth-first search of IDA*.
 */
typedef struct
{
  double bound;
  uint64_t expanded;
  uint64_t generated;
} FringeIteration;

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
 * @rules: rules whose heuristic fits the size
 * @node_limit: nodes at most, roots not counted; up to %FRINGE_NODE_LIMIT_MAX
 *
 * Makes the record of step 0. Where @goal cannot be reached the outcome is UNSOLVABLE at once. The memory limit is
 * fringe_memory_budget().
 *
 * Returns: (nullable) (transfer full): the search, to be freed with fringe_search_unref(); %NULL where memory ran out
 */
FringeSearch *
fringe_search_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint32_t node_limit);

/* fringe_search_new() with a heuristic that is ready for @goal, of which the search keeps a copy. Many searches to one
 * goal then share one table of distances. */
FringeSearch *fringe_search_new_with_estimate (const FringeBoard *start,
                                               const FringeBoard *goal,
                                               const FringeRules *rules,
                                               const FringeEstimate *estimate,
                                               uint32_t node_limit);

/**
 * fringe_search_fork:
 * @search: a record, itself a fork or not, but not of IDA*, which has no frontier to order anew
 * @step: 0 to its last
 * @rules: what to go on by: any algorithm but IDA*, the heuristic, the weight and the ties. The order of moves and the
 *   rules for duplicates and for the goal test stay those of @search
 *
 * Makes a record of its own that has the steps of @search up to @step and from there goes on by other rules. All nodes
 * get the h of the new heuristic, and the frontier is ordered anew: a heap is filled in the order of generation, a
 * queue or a stack stands as if it had been one from the first step. What was before @step stays as it was, see
 * fringe_search_at(). O(steps).
 *
 * Returns: (nullable) (transfer full): the fork, to be freed with fringe_search_unref(); %NULL where memory ran out
 */
FringeSearch *fringe_search_fork (const FringeSearch *search, uint32_t step, const FringeRules *rules);

/* The step from which other rules hold than before; the last of them, where the search was forked more than once.
 * UINT32_MAX for a search that is no fork. */
uint32_t fringe_search_fork_step (const FringeSearch *search);

/**
 * fringe_search_at:
 *
 * Finds the record whose rules, estimate, h, f, priorities and order of the frontier held at @step. From the step of a
 * fork on that is @search; before, it is the record of the steps up to there. Ids, boards, steps, counts and states are
 * the same in both, as far as the earlier one goes.
 *
 * Returns: (transfer none): a part of @search, or itself
 */
const FringeSearch *fringe_search_at (const FringeSearch *search, uint32_t step);

/* The same for what was decided in @step: which node was removed, and the h of its successors as they were made. */
const FringeSearch *fringe_search_in_step (const FringeSearch *search, uint32_t step);

/* Has the record last until the next fringe_search_unref(), for whoever only reads it. Both may be called in any
 * thread.
 *
 * Returns: (transfer full): @search */
const FringeSearch *fringe_search_ref (const FringeSearch *search);

/* @search: (nullable) (transfer full): freed with its last reference */
void fringe_search_unref (const FringeSearch *search);

/* Lets an unsolvable pair be searched all the same: the outcome UNSOLVABLE becomes RUNNING. */
void fringe_search_search_anyway (FringeSearch *search);

/* Sets another limit, but none below the nodes that there are. After the outcome LIMIT the search is RUNNING again. */
void fringe_search_set_node_limit (FringeSearch *search, uint32_t node_limit);

/* Sets how many bytes the search may hold. A smaller number than it holds already only keeps it from growing. After the
 * outcome LIMIT the search is RUNNING again. */
void fringe_search_set_memory_limit (FringeSearch *search, size_t bytes);

/* Whether the outcome LIMIT comes of memory and not of the node limit. */
bool fringe_search_is_out_of_memory (const FringeSearch *search);

/* Makes one step, unless the outcome says that there is none. O(1) but for the frontier, which is a heap under some
 * rules.
 *
 * Returns: the outcome after it */
FringeOutcome fringe_search_step (FringeSearch *search);

/* Makes at most @n_steps steps. Returns: the steps made */
uint32_t fringe_search_run (FringeSearch *search, uint32_t n_steps);

/* The rules of the last step; those of an earlier one are the rules of fringe_search_at(). The same holds of the
 * estimate and of h, f and the priority of a node. */
const FringeRules *fringe_search_rules (const FringeSearch *search);
/* Whether the algorithm is RBFS. */
bool fringe_search_is_rbfs (const FringeSearch *search);
/* Whether the algorithm chooses from a frontier that it orders, as all but IDA*, iterative deepening and RBFS do. */
bool fringe_search_has_frontier (const FringeSearch *search);
/* Whether the algorithm is IDA* or iterative deepening, which have no frontier. */
bool fringe_search_is_idastar (const FringeSearch *search);
const FringeBoard *fringe_search_start (const FringeSearch *search);
const FringeBoard *fringe_search_goal (const FringeSearch *search);
/* The heuristic made ready for the goal. */
const FringeEstimate *fringe_search_estimate (const FringeSearch *search);

/* The outcome after the last step; RUNNING at any earlier one. */
FringeOutcome fringe_search_outcome (const FringeSearch *search);
FringeOutcome fringe_search_outcome_at (const FringeSearch *search, uint32_t step);

uint32_t fringe_search_node_limit (const FringeSearch *search);
uint32_t fringe_search_n_steps (const FringeSearch *search);
uint32_t fringe_search_n_nodes (const FringeSearch *search);

/* How many nodes exist at @step; they are those with a smaller id. O(1). */
uint32_t fringe_search_n_nodes_at (const FringeSearch *search, uint32_t step);

/* The node that @step removed from the frontier or IDA* entered; FRINGE_NO_NODE in step 0 and beyond the last. O(1). */
uint32_t fringe_search_removed (const FringeSearch *search, uint32_t step);

/* The bytes that the search holds, all included. */
size_t fringe_search_bytes (const FringeSearch *search);

/* Has the processor fetch a node that will be asked about soon: a walk that knows it ahead does not wait for memory. */
void fringe_search_fetch (const FringeSearch *search, uint32_t id);

/* What a node is. O(1), or O(cells) for the board. */
void fringe_search_board (const FringeSearch *search, uint32_t id, FringeBoard *board);
/* How many moves the board of a node allows, the way back among them. */
uint32_t fringe_search_n_moves (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_parent (const FringeSearch *search, uint32_t id);
/* The move that led to a node; FRINGE_N_MOVES for a root. */
FringeMove fringe_search_move (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_g (const FringeSearch *search, uint32_t id);
/* The heuristic value in moves; INFINITY where PERFECT says that the goal is out of reach, of all nodes then. That of a
 * formula can be negative and need not be whole. */
double fringe_search_h (const FringeSearch *search, uint32_t id);
/* fringe_rules_f() and fringe_rules_priority() of a node. */
double fringe_search_f (const FringeSearch *search, uint32_t id);
double fringe_search_priority (const FringeSearch *search, uint32_t id);

/* The step in which a node was generated, left the frontier or was entered by IDA*, was superseded. The last two are
 * UINT32_MAX where that has not happened. */
uint32_t fringe_search_generated_step (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_removed_step (const FringeSearch *search, uint32_t id);
uint32_t fringe_search_superseded_step (const FringeSearch *search, uint32_t id);

/* The last step up to @step in which a node left the frontier, was entered by IDA* or called by RBFS and expanded;
 * UINT32_MAX where there is none. O(log steps). */
uint32_t fringe_search_removed_step_at (const FringeSearch *search, uint32_t id, uint32_t step);

/* RBFS. */

/**
 * FringeCall:
 * @limit: what F of the node must not exceed below it; INFINITY for the root
 * @alternative: the smallest F of the other children of its parent; INFINITY where there is none
 * @n_failures: calls that failed before it in the step
 *
 * The call of a step of RBFS.
 */
typedef struct
{
  double limit;
  double alternative;
  uint32_t n_failures;
} FringeCall;

/**
 * FringeFailure:
 * @node: it was called, and its children are forgotten now
 * @value: its F from then on: the smallest of its children
 * @limit: what that exceeds
 *
 * A call of RBFS that failed.
 */
typedef struct
{
  uint32_t node;
  double value;
  double limit;
} FringeFailure;

/* The call of @step, 1 to the last; and failure @i of those before it, the deepest first. */
FringeCall fringe_search_call (const FringeSearch *search, uint32_t step);
FringeFailure fringe_search_failure (const FringeSearch *search, uint32_t step, uint32_t i);

/* The backed-up F of a node that exists at @step; f for other algorithms. O(log steps). */
double fringe_search_backed_f_at (const FringeSearch *search, uint32_t id, uint32_t step);

/* The step in which a node was forgotten; UINT32_MAX where it was not. */
uint32_t fringe_search_forgotten_step (const FringeSearch *search, uint32_t id);

/* Whether a node is no child of its parent any more at @step, because that was called again, or whether this holds of a
 * node above it. O(depth × log steps). */
bool fringe_search_is_replaced_at (const FringeSearch *search, uint32_t id, uint32_t step);

FringeNodeState fringe_search_state_at (const FringeSearch *search, uint32_t id, uint32_t step);

/**
 * fringe_search_children_at:
 * @children: (out): room for four ids, filled in ascending order
 *
 * Returns: how many children node @id has at @step, 0 to 4
 */
int
fringe_search_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t children[FRINGE_N_MOVES]);

/* How many roots there are at @step: one, or as many as IDA* has begun iterations; and root number @i of them. */
uint32_t fringe_search_n_roots_at (const FringeSearch *search, uint32_t step);
uint32_t fringe_search_root (const FringeSearch *search, uint32_t i);
/* The number, from 0, of the root above node @id. O(log roots). */
uint32_t fringe_search_root_of (const FringeSearch *search, uint32_t id);

/* How many iterations of IDA* have begun at @step, 0 at step 0 and for other algorithms. Iteration i has root i. */
uint32_t fringe_search_n_iterations_at (const FringeSearch *search, uint32_t step);
/* Takes as long as fringe_search_counts_at(). */
FringeIteration fringe_search_iteration_at (const FringeSearch *search, uint32_t i, uint32_t step);
/* The bound of iteration @i, which has begun. O(1) */
double fringe_search_bound (const FringeSearch *search, uint32_t i);

/* The counts that a search has which stopped at @step. O(1) at the last step, else a walk over at most 4,096 steps. */
FringeCounts fringe_search_counts_at (const FringeSearch *search, uint32_t step);

/* Whether of two nodes on the frontier @a would be removed before @b; under the tie rule `heap` only where their
 * priorities differ. O(1). */
bool fringe_search_goes_first (const FringeSearch *search, uint32_t a, uint32_t b);

/* Whether of two nodes that tie @a would go before @b if the rule were @ties; under `heap` the lower id does. O(1). */
bool fringe_search_tie_goes_to (const FringeSearch *search, FringeTies ties, uint32_t a, uint32_t b);

/* The first node, of those with an id of @from or above, that is on the frontier at @step and has this priority;
 * FRINGE_NO_NODE where there is none. Not for IDA*. O(nodes), about a nanosecond each. */
uint32_t fringe_search_next_with_priority (const FringeSearch *search, uint32_t from, uint32_t step, double priority);

/* The place of a node in the order of fringe_search_goes_first(), as two numbers the first of which decides: the
 * smaller place goes first. A place never changes, so that nodes can be kept sorted by it. O(1). */
void fringe_search_place (const FringeSearch *search, uint32_t id, uint64_t words[2]);

/**
 * fringe_search_frontier_at:
 * @ids: (out) (array): room for @n_max ids, filled in the order in which they would be removed
 * @n_max: how many of the best to find
 *
 * Finds the nodes that would be removed next. Under depth-first search the top of the stack comes first. A goal that
 * was found as it was generated is still on the frontier. O(nodes × log n_max); with the tie rule `heap`, which has to
 * be played through, O(nodes × log nodes), and nothing is found where memory runs out for that.
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

/**
 * fringe_search_duplicates:
 * @duplicates: (out): room for four, filled in the move order
 *
 * Works out which successors of an expanded node became no node, and which node each of them repeats: the newest of its
 * state, under CLOSED the first of its state that was expanded, under PARENT and for IDA* the parent.
 *
 * Returns: how many, 0 to 4; 0 for a node that was not expanded
 */
int fringe_search_duplicates (const FringeSearch *search, uint32_t id, FringeDuplicate duplicates[FRINGE_N_MOVES]);

/* The node that had been expanded before, so that the stale node @id was thrown away; FRINGE_NO_NODE for any other
 * node. */
uint32_t fringe_search_stale_of (const FringeSearch *search, uint32_t id);

/* The older node whose state @id has too, with a smaller g; FRINGE_NO_NODE where there is none. O(log versions). */
uint32_t fringe_search_supersedes (const FringeSearch *search, uint32_t id);

/* The first node, of those with an id of @from or above, that has the state of an older one with a smaller g;
 * FRINGE_NO_NODE where there is none. O(log versions). */
uint32_t fringe_search_next_superseding (const FringeSearch *search, uint32_t from);
