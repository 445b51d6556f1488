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
  counts->stale += node->state == FRINGE_NODE_STALE;
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

static void
advance_idastar (const FringeSearch *search, FringeCounts *counts, uint32_t step)
{
  const FringeNode *node = &search->nodes[step - 1];

  counts->generated += node->parent != FRINGE_NO_NODE;
  counts->expanded += node->state == FRINGE_NODE_EXPANDED;
  if (node->g > counts->max_depth)
    counts->max_depth = node->g;
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
    if (fringe_search_is_idastar (search))
      advance_idastar (search, &counts, t);
    else
      advance (search, &counts, t);
  return counts;
}

/* Of an array in which root ids ascend: how many are below @n_nodes. */
static uint32_t
count_roots (const FringeSearch *search, uint32_t n_nodes)
{
  size_t low = 0, high = search->n_iterations;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (search->iterations[middle].root < n_nodes)
        low = middle + 1;
      else
        high = middle;
    }
  return (uint32_t) low;
}

uint32_t
fringe_search_n_iterations_at (const FringeSearch *search, uint32_t step)
{
  return count_roots (search, step);
}

FringeIteration
fringe_search_iteration_at (const FringeSearch *search, uint32_t i, uint32_t step)
{
  const FringeIterationStart *start = &search->iterations[i];
  uint32_t end = i + 1 < search->n_iterations ? search->iterations[i + 1].root : UINT32_MAX;
  FringeCounts counts = fringe_search_counts_at (search, step < end ? step : end);

  return (FringeIteration) { start->bound, counts.expanded - start->expanded_before,
                             counts.generated - start->generated_before };
}

uint32_t
fringe_search_n_roots_at (const FringeSearch *search, uint32_t step)
{
  uint32_t n = count_roots (search, step);

  return n > 0 ? n : 1;
}

uint32_t
fringe_search_root (const FringeSearch *search, uint32_t i)
{
  return search->n_iterations > 0 ? search->iterations[i].root : 0;
}

uint32_t
fringe_search_root_of (const FringeSearch *search, uint32_t id)
{
  uint32_t n = count_roots (search, id + 1);

  return n > 0 ? n - 1 : 0;
}
