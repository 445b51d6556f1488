/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-half-step.h"
#include "fringe-search.h"

#include <glib.h>

/* A step is one turn of the loop, and a fine step one line of it (AIMA, "graph search"; for IDA*, Korf 1985). The
 * record does not hold fine steps: they are worked out from it. */

/* No step has more fine steps. */
#define FRINGE_FINE_STEPS_MAX 12

/**
 * FringeFineKind:
 * @FRINGE_FINE_START: step 0: the start, node 0, becomes the frontier
 * @FRINGE_FINE_REMOVE: the node leaves the frontier
 * @FRINGE_FINE_STALE_TEST: whether its board is closed, under the rule `expansion`: where it is, it is thrown away, and
 *   @other is the node for whose sake
 * @FRINGE_FINE_GOAL_TEST: whether it is the goal: the node that was removed or entered, or the one just generated
 * @FRINGE_FINE_CLOSE: its board goes to the closed list
 * @FRINGE_FINE_GENERATE: @move gives a new node; @other is the older node that it supersedes or whose board it reopens
 * @FRINGE_FINE_DUPLICATE: @move from the node gives no new node but repeats node @other
 * @FRINGE_FINE_INSERT: the new nodes, from the node up to @other, go to the frontier; %FRINGE_NO_NODE twice where there
 *   is none
 * @FRINGE_FINE_ITERATION: IDA* begins an iteration; the node is its root
 * @FRINGE_FINE_BACK_UP: IDA* goes back to the node, from node @other
 * @FRINGE_FINE_ENTER: IDA* enters the node; whether its f is within the bound
 * @FRINGE_FINE_CUT: its f exceeds the bound: it is not expanded
 * @FRINGE_FINE_EXPAND: IDA* goes on to the successors of the node
 *
 * The lines of the loop. With the goal test at generation, a goal ends the step: there is no @FRINGE_FINE_INSERT, and
 * what this expansion generated counts as on the frontier.
 *
 * In a step of IDA* the order is: the way to the node, which is @FRINGE_FINE_ITERATION, or @FRINGE_FINE_BACK_UP where
 * that is needed and @FRINGE_FINE_GENERATE; @FRINGE_FINE_ENTER; then @FRINGE_FINE_CUT, or @FRINGE_FINE_GOAL_TEST and,
 * where it is not the goal, @FRINGE_FINE_EXPAND and for the move straight back @FRINGE_FINE_DUPLICATE.
 *
 * A step of RBFS is one @FRINGE_FINE_ENTER: the node is called, and it holds where that is not the goal; @other is the
 * first of the nodes that failed before, or %FRINGE_NO_NODE.
 */
typedef enum
{
  FRINGE_FINE_START,
  FRINGE_FINE_REMOVE,
  FRINGE_FINE_STALE_TEST,
  FRINGE_FINE_GOAL_TEST,
  FRINGE_FINE_CLOSE,
  FRINGE_FINE_GENERATE,
  FRINGE_FINE_DUPLICATE,
  FRINGE_FINE_INSERT,
  FRINGE_FINE_ITERATION,
  FRINGE_FINE_BACK_UP,
  FRINGE_FINE_ENTER,
  FRINGE_FINE_CUT,
  FRINGE_FINE_EXPAND,
  FRINGE_N_FINE_KINDS
} FringeFineKind;

/**
 * FringeFineStep:
 * @node: the node that it is about, by @kind
 * @other: another node, by @kind; else %FRINGE_NO_NODE
 * @move: of GENERATE and DUPLICATE; else %FRINGE_N_MOVES
 * @holds: what a test found: the board is closed, the node is the goal, its f is within the bound; else %FALSE
 * @n_nodes: nodes that exist after it; they are those with an id below
 *
 * One line of the loop: a value.
 */
typedef struct
{
  FringeFineKind kind;
  uint32_t node;
  uint32_t other;
  FringeMove move;
  gboolean holds;
  uint32_t n_nodes;
} FringeFineStep;

/**
 * fringe_fine_steps:
 * @step: 0 to n_steps
 * @fine: (out): room for %FRINGE_FINE_STEPS_MAX
 *
 * O(cells + log versions), whatever the length of the search.
 *
 * Returns: how many there are; 0 in step 0 where no search was begun, else 1 at least
 */
int fringe_fine_steps (const FringeSearch *search, uint32_t step, FringeFineStep fine[FRINGE_FINE_STEPS_MAX]);

/**
 * fringe_fine_sentence:
 * @fine: a fine step of @step
 *
 * O(nodes) where it tells why a node is removed, or under the rule `closed` that a copy of a new node is on the
 * frontier; else as fringe_fine_steps().
 *
 * Returns: (transfer full): what happens, in a sentence or two: "Up gives node 3 again, which is closed: dropped."
 */
char *fringe_fine_sentence (const FringeSearch *search, uint32_t step, const FringeFineStep *fine);

/* Returns: (transfer full): what is seen at once, by its number: "Step 3 · Node 4 expanded: 2 new nodes", or what the
 * line in its middle does. As fringe_fine_sentence() */
char *fringe_instant_sentence (const FringeSearch *search, const FringeInstant *instant);
