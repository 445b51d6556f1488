/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frontier.h"

/* The frontier at any step, read off the record: its best nodes in their order, and those of one priority. */

/* The place of a node in the order of removal: the smaller entry goes first. Depth-first search takes the children of
 * the newest expansion first, and of these the first. */
static FringeEntry
place (const FringeSearch *search, uint32_t id)
{
  if (search->rules.algorithm == FRINGE_ALGORITHM_DFS)
    return (FringeEntry) { 0, (uint64_t) ~fringe_search_generated_step (search, id) << 32 | id };
  if (search->rules.algorithm == FRINGE_ALGORITHM_BFS)
    return (FringeEntry) { 0, id };
  return fringe_frontier_entry (search, id);
}

void
fringe_search_place (const FringeSearch *search, uint32_t id, uint64_t words[2])
{
  FringeEntry entry = place (search, id);

  /* The bits of two doubles that are not negative compare as the doubles do, those of two negative ones the other way
   * round. No priority is -0. */
  memcpy (&words[0], &entry.priority, sizeof words[0]);
  words[0] = words[0] >> 63 != 0 ? ~words[0] : words[0] | UINT64_C (1) << 63;
  words[1] = entry.order;
}

bool
fringe_search_goes_first (const FringeSearch *search, uint32_t a, uint32_t b)
{
  FringeEntry of_a = place (search, a), of_b = place (search, b);

  return of_a.priority != of_b.priority ? of_a.priority < of_b.priority : of_a.order < of_b.order;
}

bool
fringe_search_tie_goes_to (const FringeSearch *search, FringeTies ties, uint32_t a, uint32_t b)
{
  return fringe_ties_order (ties, search->nodes[a].g, a) < fringe_ties_order (ties, search->nodes[b].g, b);
}

/* While the best are looked for, `ids` is a binary heap with the worst of the best so far at its root. */

/* Lets the root sink to where the heap is whole again. */
static void
sink (const FringeSearch *search, uint32_t *ids, uint32_t n)
{
  uint32_t id = ids[0], at = 0;

  for (uint32_t child = 1; child < n; child = 2 * at + 1)
    {
      if (child + 1 < n && fringe_search_goes_first (search, ids[child], ids[child + 1]))
        child++;
      if (!fringe_search_goes_first (search, id, ids[child]))
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

  while (at > 0 && fringe_search_goes_first (search, ids[(at - 1) / 2], id))
    {
      ids[at] = ids[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  ids[at] = id;
}

/* Whether a node that exists at @step is on the frontier. The common cases come first, as all nodes may be asked. */
static bool
is_waiting (const FringeSearch *search, uint32_t id, uint32_t step)
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

/* A goal that was found as it was generated is still on the frontier. */
static bool
is_open (const FringeSearch *search, uint32_t id, uint32_t step)
{
  return is_waiting (search, id, step)
         || (id == fringe_search_solution_at (search, step) && fringe_search_removed_step (search, id) == UINT32_MAX);
}

static uint32_t
collect (const FringeSearch *search, uint32_t step, uint32_t *ids, uint32_t n_max)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step), n = 0;

  for (uint32_t id = 0; id < n_nodes; id++)
    {
      if (!is_open (search, id, step))
        continue;
      if (n < n_max)
        {
          ids[n] = id;
          rise (search, ids, n++);
        }
      else if (fringe_search_goes_first (search, id, ids[0]))
        {
          ids[0] = id;
          sink (search, ids, n);
        }
    }
  return n;
}

static void
play_step (const FringeSearch *search, FringeHeap *heap, uint32_t step)
{
  uint32_t removed = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, removed, step, children);

  while (fringe_frontier_entry_id (search, fringe_heap_pop (heap)) != removed)
    continue;
  for (int i = 0; i < n; i++)
    fringe_heap_push (heap, fringe_frontier_entry (search, children[i]));
}

/* The heap of a fork began with the nodes of the frontier in the order of generation. */
static void
push_first (const FringeSearch *search, FringeHeap *heap, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);

  for (uint32_t id = 0; id < n_nodes; id++)
    if (is_open (search, id, step))
      fringe_heap_push (heap, fringe_frontier_entry (search, id));
}

/* Under the tie rule `heap`, what comes out depends on all that went in and out before. */
static uint32_t
play_heap (const FringeSearch *search, uint32_t step, uint32_t *ids, uint32_t n_max)
{
  FringeHeap heap = { .compares_order = false };
  uint32_t n_steps = (uint32_t) search->n_steps, n = 0;
  uint32_t first = search->before != NULL ? (uint32_t) search->before->n_steps : 0;

  if (!fringe_array_reserve (&heap.entries, &heap.capacity, search->n_nodes, sizeof *heap.entries))
    return 0;
  push_first (search, &heap, first);
  for (uint32_t t = first + 1; t <= step && t <= n_steps; t++)
    play_step (search, &heap, t);
  while (n < n_max && heap.n > 0)
    {
      uint32_t id = fringe_frontier_entry_id (search, fringe_heap_pop (&heap));

      if (is_open (search, id, step))
        ids[n++] = id;
    }
  free (heap.entries);
  return n;
}

uint32_t
fringe_search_frontier_at (const FringeSearch *search, uint32_t step, uint32_t *ids, uint32_t n_max)
{
  uint32_t n;

  search = fringe_search_at (search, step);
  if (!fringe_search_has_frontier (search) || n_max == 0)
    return 0;
  if (fringe_rules_use_ties (&search->rules) && search->rules.ties == FRINGE_TIES_HEAP)
    return play_heap (search, step, ids, n_max);

  n = collect (search, step, ids, n_max);
  for (uint32_t left = n; left > 1; left--)
    {
      uint32_t worst = ids[0];

      ids[0] = ids[left - 1];
      sink (search, ids, left - 1);
      ids[left - 1] = worst;
    }
  return n;
}

uint32_t
fringe_search_next_with_priority (const FringeSearch *search, uint32_t from, uint32_t step, double priority)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);

  search = fringe_search_at (search, step);
  for (uint32_t id = from; id < n_nodes; id++)
    if (fringe_node_priority (search, id) == priority && is_waiting (search, id, step))
      return id;
  return FRINGE_NO_NODE;
}
