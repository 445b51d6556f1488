/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* Why a node of the frontier was not the one that a step removed, and what would bring it forward. */

/**
 * FringeWhyNotKind:
 * @FRINGE_WHY_NOT_NONE: the node is not on the frontier, or no step chose: there is nothing to compare
 * @FRINGE_WHY_NOT_NEW: the step itself generated it
 * @FRINGE_WHY_NOT_PRIORITY: its g, h or f is larger than that of the chosen node
 * @FRINGE_WHY_NOT_TIE: it tied with the chosen node, and the rule for ties put that first
 * @FRINGE_WHY_NOT_HEAP: it tied with the chosen node, and the binary heap gave that first
 * @FRINGE_WHY_NOT_ORDER: breadth-first or depth-first search compares neither g nor h: it came too late, or too early
 * @FRINGE_WHY_NOT_CUT: IDA*, which has no frontier, did not expand it: its f is larger than the bound
 */
typedef enum
{
  FRINGE_WHY_NOT_NONE,
  FRINGE_WHY_NOT_NEW,
  FRINGE_WHY_NOT_PRIORITY,
  FRINGE_WHY_NOT_TIE,
  FRINGE_WHY_NOT_HEAP,
  FRINGE_WHY_NOT_ORDER,
  FRINGE_WHY_NOT_CUT,
} FringeWhyNotKind;

#define FRINGE_NOTHING_HELPS UINT32_MAX

/**
 * FringeWhyNot:
 * @kind: why
 * @node: the node that is asked about
 * @chosen: the node that the step removed; %FRINGE_NO_NODE where there is nothing to compare, and under IDA*
 * @n_ahead: nodes that are on the frontier after the step and would be removed before @node; under the tie rule `heap`
 *   only those whose priority is smaller
 * @n_tied: under the tie rule `heap`, the other nodes of its priority, of which nobody but the heap knows the order
 * @bound: of the iteration of IDA* that cut the node
 * @helps: the largest h, or g under uniform-cost search, with which it would have been removed instead of @chosen, or
 *   would not have been cut; %FRINGE_NOTHING_HELPS where there is none, and where neither counts
 * @ties_then: whether it would tie with @chosen then
 */
typedef struct
{
  FringeWhyNotKind kind;
  uint32_t node;
  uint32_t chosen;
  uint32_t n_ahead;
  uint32_t n_tied;
  double bound;
  uint32_t helps;
  gboolean ties_then;
} FringeWhyNot;

/**
 * fringe_why_not:
 * @step: 0 to n_steps
 * @id: a node that exists at @step
 *
 * O(nodes).
 */
FringeWhyNot fringe_why_not (const FringeSearch *search, uint32_t step, uint32_t id);

/**
 * fringe_why_not_sentences:
 *
 * Returns: (transfer full): the same in sentences: "Its f is larger by 1. With h = 3 it would tie. Then its lower id
 *   would go first. 2 nodes are ahead of it." Where there is nothing to compare, what has become of the
 *   node, and what to select
 */
char *fringe_why_not_sentences (const FringeSearch *search, uint32_t step, const FringeWhyNot *why_not);
