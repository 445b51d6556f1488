/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* Other rules would have removed other nodes from the frontier that a step found. */

/* In larger searches the other heuristic is not asked: it would have to look at each board of the frontier. */
#define FRINGE_OTHERWISE_NODES_MAX 300000

/**
 * FringeOtherwise:
 * @removed: the node that the step removed
 * @n_tied: nodes of its priority on the frontier, itself included; 0 where the algorithm has no ties
 * @by_ties: of these, the one that each rule for ties takes; %FRINGE_NO_NODE for `heap`, which goes by how the heap was
 *   filled, unless it is the rule in use or there is one node only
 * @heuristic: the other one: Manhattan for misplaced tiles, misplaced tiles for any other
 * @by_heuristic: the node of the frontier that it makes the first, under the same rule for ties; %FRINGE_NO_NODE where
 *   the algorithm uses no heuristic, where the heap decides, or where there are more than %FRINGE_OTHERWISE_NODES_MAX
 *   nodes
 */
typedef struct
{
  uint32_t removed;
  uint32_t n_tied;
  uint32_t by_ties[FRINGE_N_TIES];
  FringeHeuristic heuristic;
  uint32_t by_heuristic;
} FringeOtherwise;

/**
 * fringe_otherwise:
 * @step: 0 to n_steps
 *
 * O(nodes), and O(cells) for each node of the frontier.
 *
 * Returns: FALSE where nothing is chosen: at step 0, and for IDA*
 */
gboolean fringe_otherwise (const FringeSearch *search, uint32_t step, FringeOtherwise *otherwise);

/* Returns: (transfer full): the same in sentences, one a line; "" where there is nothing to tell */
char *fringe_otherwise_sentences (const FringeSearch *search, uint32_t step);
