/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* Counts at any step. They are known at the checkpoints; between two of them each step's effect is
 * read off the record. Invariant: the result at step t is what `counts` was after step t. */

/* Nodes that left the frontier in a step because one of its new nodes superseded them. */
static uint32_t
superseded_by_children (const FringeSearch *search, const FringeNode *node)
{
  uint32_t end = node->first_child + node->n_children, n = 0;
  size_t i = search->n_versions > 0 ? fringe_versions_from (search, node->first_child) : 0;

  for (; i < search->n_versions && search->versions[i].newer < end; i++)
    n += search->nodes[search->versions[i].older].state == FRINGE_NODE_SUPERSEDED;
  return n;
}

static void
advance (const FringeSearch *search, FringeCounts *counts, uint32_t step)
{
  const FringeNode *node = &search->nodes[search->removed[step - 1]];

  counts->open--;
  if (node->state != FRINGE_NODE_EXPANDED)
    return;

  counts->expanded++;
  counts->generated += node->n_children;
  counts->open += node->n_children - superseded_by_children (search, node);
  if (counts->open > counts->max_open)
    counts->max_open = counts->open;
  if (node->n_children > 0 && node->g + 1 > counts->max_depth)
    counts->max_depth = node->g + 1;
}

FringeCounts
fringe_search_counts_at (const FringeSearch *search, uint32_t step)
{
  uint32_t known = step / FRINGE_CHECKPOINT_STEPS;
  FringeCounts counts;

  if (step >= search->n_steps)
    return search->counts;

  counts = search->checkpoints[known];
  for (uint32_t t = known * FRINGE_CHECKPOINT_STEPS + 1; t <= step; t++)
    advance (search, &counts, t);
  return counts;
}
