/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* Which node other rules would have removed from the frontier that a step found. */

/* In larger searches only other rules for ties are asked: the others would have to look at each node of the frontier.
 */
#define FRINGE_OTHERWISE_NODES_MAX 300000

/* The other heuristic, the other algorithms, the other rules for ties. */
#define FRINGE_OTHERS_MAX (1 + FRINGE_N_ALGORITHMS + FRINGE_N_TIES)

/**
 * FringeOtherChoice:
 * @FRINGE_OTHER_HEURISTIC: Manhattan instead of misplaced tiles, misplaced tiles instead of any other
 * @FRINGE_OTHER_ALGORITHM: another algorithm that has a frontier, but for weighted A*
 * @FRINGE_OTHER_TIES: another rule for ties
 *
 * What of the rules is another.
 */
typedef enum
{
  FRINGE_OTHER_HEURISTIC,
  FRINGE_OTHER_ALGORITHM,
  FRINGE_OTHER_TIES,
} FringeOtherChoice;

/**
 * FringeOther:
 * @choice: what is another
 * @rules: by which a search can be forked at the step before
 * @node: the node that they remove first
 */
typedef struct
{
  FringeOtherChoice choice;
  FringeRules rules;
  uint32_t node;
} FringeOther;

/**
 * fringe_otherwise:
 * @step: 0 to n_steps
 * @others: (out): those whose choice is known. It is not where the binary heap decides among several nodes. Rules for
 *   ties are told of where there is a tie
 *
 * O(nodes), and O(cells) for each node of the frontier.
 *
 * Returns: how many; 0 where nothing is chosen: at step 0, and for IDA*
 */
guint fringe_otherwise (const FringeSearch *search, uint32_t step, FringeOther others[FRINGE_OTHERS_MAX]);

/* Returns: (transfer full): what is another: "Manhattan distance", "Ties: highest id" */
char *fringe_other_title (const FringeOther *other);
