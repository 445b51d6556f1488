/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-search.h"

static uint32_t
id_at (const GArray *ids, guint i)
{
  return g_array_index (ids, uint32_t, i);
}

double
reference_priority (const Reference *reference, uint32_t id)
{
  const ReferenceNode *node = reference_node (reference, id);

  switch (reference->problem->rules.algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return 0;
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return node->g;
    case FRINGE_ALGORITHM_GREEDY:
      return node->h;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
      return node->g + node->h;
    case FRINGE_ALGORITHM_WASTAR:
      return reference->problem->rules.weight > 0 ? node->g + reference->problem->rules.weight * node->h : node->g;
    case FRINGE_N_ALGORITHMS:
    default:
      g_assert_not_reached ();
    }
}

/* The frontier as a list in the order of generation */

static gboolean
goes_before (const Reference *reference, uint32_t a, uint32_t b)
{
  double priority_of_a = reference_priority (reference, a), priority_of_b = reference_priority (reference, b);

  if (priority_of_a != priority_of_b)
    return priority_of_a < priority_of_b;
  return test_tie_goes_to (reference->problem->rules.ties, a, b, reference_node (reference, a)->g,
                           reference_node (reference, b)->g);
}

static guint
best_place (const Reference *reference, const GArray *frontier)
{
  guint best = 0;

  for (guint i = 1; i < frontier->len; i++)
    if (goes_before (reference, id_at (frontier, i), id_at (frontier, best)))
      best = i;
  return best;
}

/* The heap */

static void
exchange (GArray *heap, guint a, guint b)
{
  uint32_t id = id_at (heap, a);

  g_array_index (heap, uint32_t, a) = id_at (heap, b);
  g_array_index (heap, uint32_t, b) = id;
}

static gboolean
is_smaller (const Reference *reference, const GArray *heap, guint a, guint b)
{
  return reference_priority (reference, id_at (heap, a)) < reference_priority (reference, id_at (heap, b));
}

static void
sift_up (const Reference *reference, GArray *heap, guint i)
{
  while (i > 0 && is_smaller (reference, heap, i, (i - 1) / 2))
    {
      exchange (heap, i, (i - 1) / 2);
      i = (i - 1) / 2;
    }
}

static guint
sift_down_to_a_leaf (const Reference *reference, GArray *heap)
{
  guint i = 0;

  while (2 * i + 1 < heap->len)
    {
      guint left = 2 * i + 1, right = left + 1;
      guint child = right == heap->len || is_smaller (reference, heap, left, right) ? left : right;

      exchange (heap, i, child);
      i = child;
    }
  return i;
}

static uint32_t
heap_pop (const Reference *reference, GArray *heap)
{
  uint32_t id = id_at (heap, 0);

  exchange (heap, 0, heap->len - 1);
  g_array_set_size (heap, heap->len - 1);
  sift_up (reference, heap, sift_down_to_a_leaf (reference, heap));
  return id;
}

/* Whichever of the two it is */

gboolean
reference_is_heap (const Reference *reference)
{
  FringeAlgorithm algorithm = reference->problem->rules.algorithm;

  return algorithm != FRINGE_ALGORITHM_BFS && algorithm != FRINGE_ALGORITHM_DFS
         && reference->problem->rules.ties == FRINGE_TIES_HEAP;
}

void
reference_push (const Reference *reference, GArray *frontier, uint32_t id)
{
  g_array_append_val (frontier, id);
  if (reference_is_heap (reference))
    sift_up (reference, frontier, frontier->len - 1);
}

static uint32_t
pop_any (const Reference *reference, GArray *frontier)
{
  FringeAlgorithm algorithm = reference->problem->rules.algorithm;
  guint place;
  uint32_t id;

  if (reference_is_heap (reference))
    return heap_pop (reference, frontier);
  place = algorithm == FRINGE_ALGORITHM_BFS   ? 0
          : algorithm == FRINGE_ALGORITHM_DFS ? frontier->len - 1
                                              : best_place (reference, frontier);
  id = id_at (frontier, place);
  g_array_remove_index (frontier, place);
  return id;
}

uint32_t
reference_pop (const Reference *reference, GArray *frontier, uint32_t step)
{
  while (frontier->len > 0)
    {
      uint32_t id = pop_any (reference, frontier);

      if (reference_node (reference, id)->superseded_step > step)
        return id;
    }
  return FRINGE_NO_NODE;
}

GArray *
reference_frontier_at (const Reference *reference, uint32_t step)
{
  g_autoptr (GArray) frontier = g_array_copy (reference_step (reference, step)->frontier);
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  uint32_t id;

  while ((id = reference_pop (reference, frontier, step)) != FRINGE_NO_NODE)
    g_array_append_val (ids, id);
  return ids;
}
