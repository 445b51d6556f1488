/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* Nodes of one priority, looked for among all there are: a walk over the nodes as they lie in memory. */

/* The priority of a node is @of_g × g + @of_h × h + @constant. */
typedef struct
{
  double of_g, of_h;
  double constant; /* what h makes of it where that is infinite */
} Weights;

static Weights
weights (const FringeRules *rules)
{
  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return (Weights) { 0, 0, 0 };
    case FRINGE_ALGORITHM_UCS:
      return (Weights) { 1, 0, 0 };
    case FRINGE_ALGORITHM_GREEDY:
      return (Weights) { 0, 1, 0 };
    case FRINGE_ALGORITHM_WASTAR:
      return (Weights) { 1, rules->weight, 0 };
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return (Weights) { 1, 1, 0 };
    }
}

/* Of a node that exists at @step. */
static bool
is_open (const FringeSearch *search, uint32_t id, uint32_t step)
{
  const FringeNode *node = &search->nodes[id];

  switch (node->state)
    {
    case FRINGE_NODE_FRONTIER:
      return true;
    case FRINGE_NODE_EXPANDED:
    case FRINGE_NODE_STALE:
      return node->removed_step > step;
    case FRINGE_NODE_SUPERSEDED:
      return node->superseded_step > step;
    default:
      return fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER;
    }
}

uint32_t
fringe_search_next_with_priority (const FringeSearch *search, uint32_t from, uint32_t step, double priority)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  Weights by;

  search = fringe_search_at (search, step);
  by = weights (&search->rules);
  if (search->has_infinite_h && by.of_h > 0)
    by = (Weights) { 0, 0, INFINITY };
  for (uint32_t id = from; id < n_nodes; id++)
    {
      const FringeNode *node = &search->nodes[id];

      if (by.of_g * node->g + by.of_h * node->h + by.constant == priority && is_open (search, id, step))
        return id;
    }
  return FRINGE_NO_NODE;
}
