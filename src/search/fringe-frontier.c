/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* The best of the frontier at any step, read off the record.
 *
 * Invariant while scanning: `ids` is a binary heap with the worst of the best so far at its root. */

static bool
goes_first (const FringeSearch *search, uint32_t a, uint32_t b)
{
  uint32_t priority_a = fringe_search_priority (search, a), priority_b = fringe_search_priority (search, b);

  return priority_a != priority_b ? priority_a < priority_b : a < b;
}

/* Lets the root sink to where the heap is whole again. */
static void
sink (const FringeSearch *search, uint32_t *ids, uint32_t n)
{
  uint32_t id = ids[0], at = 0;

  for (uint32_t child = 1; child < n; child = 2 * at + 1)
    {
      if (child + 1 < n && goes_first (search, ids[child], ids[child + 1]))
        child++;
      if (!goes_first (search, id, ids[child]))
        break;
      ids[at] = ids[child];
      at = child;
    }
  ids[at] = id;
}

static void
rise (const FringeSearch *search, uint32_t *ids, uint32_t at)
{
  uint32_t id = ids[at];

  while (at > 0 && goes_first (search, ids[(at - 1) / 2], id))
    {
      ids[at] = ids[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  ids[at] = id;
}

static uint32_t
collect (const FringeSearch *search, uint32_t step, uint32_t *ids, uint32_t n_max)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step), n = 0;

  for (uint32_t id = 0; id < n_nodes; id++)
    {
      if (fringe_search_state_at (search, id, step) != FRINGE_NODE_FRONTIER)
        continue;
      if (n < n_max)
        {
          ids[n] = id;
          rise (search, ids, n++);
        }
      else if (goes_first (search, id, ids[0]))
        {
          ids[0] = id;
          sink (search, ids, n);
        }
    }
  return n;
}

uint32_t
fringe_search_frontier_at (const FringeSearch *search, uint32_t step, uint32_t *ids, uint32_t n_max)
{
  uint32_t n = n_max > 0 ? collect (search, step, ids, n_max) : 0;

  for (uint32_t left = n; left > 1; left--)
    {
      uint32_t worst = ids[0];

      ids[0] = ids[left - 1];
      sink (search, ids, left - 1);
      ids[left - 1] = worst;
    }
  return n;
}
