/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frontier.h"

/* The frontier: its heap, its buckets, and the choice between the two. Its invariants stand in fringe-frontier.h.
 *
 * The heap does what heapq does, as a count under the tie rule `heap` depends on it: which of two equal entries comes
 * out first follows from every comparison and every exchange, so that none may be saved. Invariant: no entry goes
 * before its parent, (i - 1) / 2. */

static bool
goes_before (const FringeHeap *heap, FringeEntry a, FringeEntry b)
{
  return a.priority < b.priority || (heap->compares_order && a.priority == b.priority && a.order < b.order);
}

static void
rise (FringeHeap *heap, size_t at)
{
  FringeEntry entry = heap->entries[at];

  while (at > 0 && goes_before (heap, entry, heap->entries[(at - 1) / 2]))
    {
      heap->entries[at] = heap->entries[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  heap->entries[at] = entry;
}

void
fringe_heap_push (FringeHeap *heap, FringeEntry entry)
{
  heap->entries[heap->n] = entry;
  rise (heap, heap->n++);
}

/* The last entry sinks all the way to a leaf, and rises again from there. */
FringeEntry
fringe_heap_pop (FringeHeap *heap)
{
  FringeEntry first = heap->entries[0], last = heap->entries[--heap->n];
  size_t at = 0;

  if (heap->n == 0)
    return first;
  for (size_t child = 1; child < heap->n; child = 2 * at + 1)
    {
      if (child + 1 < heap->n && !goes_before (heap, heap->entries[child], heap->entries[child + 1]))
        child++;
      heap->entries[at] = heap->entries[child];
      at = child;
    }
  heap->entries[at] = last;
  rise (heap, at);
  return first;
}

/* Boards up to 4x4 have no larger h; with more the buckets by f and h would be too many. */
#define BY_H_MAX 255

/* Of equal f, a larger g is a smaller h. */
static size_t
bucket_by_h (const FringeSearch *search, const FringeNode *node)
{
  size_t h = search->rules.ties == FRINGE_TIES_LOW_G ? (size_t) (search->h_max - node->h) : node->h;

  return ((size_t) node->g + node->h) * (size_t) (search->h_max + 1) + h;
}

static size_t
bucket_of (const FringeSearch *search, const FringeNode *node)
{
  switch (search->rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return node->g;
    case FRINGE_ALGORITHM_GREEDY:
      return node->h;
    case FRINGE_ALGORITHM_ASTAR:
      return search->frontier.is_by_h ? bucket_by_h (search, node) : (size_t) node->g + node->h;
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return 0;
    }
}

static bool
compares_g (FringeTies ties)
{
  return ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO || ties == FRINGE_TIES_LOW_G;
}

/* Uniform-cost search has only nodes of equal g to choose from, so that g decides no tie. */
void
fringe_frontier_init (FringeSearch *search)
{
  FringeFrontier *frontier = &search->frontier;
  const FringeRules *rules = &search->rules;
  bool knows_ties = fringe_rules_use_ties (rules);
  bool chooses_g = knows_ties && compares_g (rules->ties) && rules->algorithm != FRINGE_ALGORITHM_UCS;
  bool is_no_index
      = knows_ties && fringe_rules_use_heuristic (rules) && (search->has_infinite_h || !search->estimate.is_whole);

  free (frontier->buckets);
  free (frontier->heap.entries);
  *frontier = (FringeFrontier) { 0 };
  frontier->is_by_h
      = chooses_g && !is_no_index && rules->algorithm == FRINGE_ALGORITHM_ASTAR && search->h_max <= BY_H_MAX;
  frontier->is_heap = rules->algorithm == FRINGE_ALGORITHM_WASTAR || (chooses_g && !frontier->is_by_h)
                      || (knows_ties && rules->ties == FRINGE_TIES_HEAP) || is_no_index;
  frontier->is_stack = rules->algorithm == FRINGE_ALGORITHM_DFS
                       || (knows_ties && (rules->ties == FRINGE_TIES_LIFO || rules->ties == FRINGE_TIES_HIGH_G_LIFO));
  frontier->heap.compares_order = rules->ties != FRINGE_TIES_HEAP;
}

FringeEntry
fringe_frontier_entry (const FringeSearch *search, uint32_t id)
{
  return (FringeEntry) { fringe_node_priority (search, id),
                         fringe_ties_order (search->rules.ties, search->nodes[id].g, id) };
}

uint32_t
fringe_frontier_entry_id (const FringeSearch *search, FringeEntry entry)
{
  FringeTies ties = search->rules.ties;
  uint32_t id = (uint32_t) entry.order;

  return ties == FRINGE_TIES_LIFO || ties == FRINGE_TIES_HIGH_G_LIFO ? ~id : id;
}

/* How many buckets there are for each priority. */
static size_t
width (const FringeSearch *search)
{
  return search->frontier.is_by_h ? (size_t) search->h_max + 1 : 1;
}

/* All at once: a short search begins with more buckets than it gets nodes. */
static void
empty_buckets (FringeFrontier *frontier)
{
  _Static_assert(FRINGE_FRONTIER_END == UINT32_MAX, "every bit of a bucket that is empty is 1");

  memset (frontier->buckets + frontier->n_buckets, UINT8_MAX,
          (frontier->capacity - frontier->n_buckets) * sizeof *frontier->buckets);
  frontier->n_buckets = frontier->capacity;
}

bool
fringe_frontier_reserve (FringeSearch *search, size_t n_more)
{
  FringeFrontier *frontier = &search->frontier;
  size_t n_buckets = 1;

  if (frontier->is_heap)
    return fringe_record_reserve (search, &frontier->heap.entries, &frontier->heap.capacity, frontier->heap.n + n_more,
                                  sizeof *frontier->heap.entries);

  if (fringe_rules_use_ties (&search->rules))
    n_buckets = ((size_t) search->counts.max_depth + (size_t) search->h_max + 2) * width (search);
  if (n_buckets <= frontier->n_buckets)
    return true;
  if (fringe_search_bytes (search) + (n_buckets + frontier->capacity + 64) * sizeof *frontier->buckets
      > search->memory_limit)
    {
      search->out_of_memory = true;
      return false;
    }
  if (!fringe_record_reserve (search, &frontier->buckets, &frontier->capacity, n_buckets, sizeof *frontier->buckets))
    return false;
  empty_buckets (frontier);
  return true;
}

/* A step makes at most four nodes, and the tree one row deeper. */
size_t
fringe_frontier_steps (const FringeSearch *search)
{
  const FringeFrontier *frontier = &search->frontier;

  if (frontier->is_heap)
    return (frontier->heap.capacity - frontier->heap.n) / FRINGE_N_MOVES;
  if (!fringe_rules_use_ties (&search->rules))
    return SIZE_MAX;
  return frontier->n_buckets / width (search) - search->counts.max_depth - (size_t) search->h_max - 1;
}

static void
bucket_push (FringeSearch *search, uint32_t id)
{
  FringeFrontier *frontier = &search->frontier;
  FringeNode *node = &search->nodes[id];
  size_t priority = bucket_of (search, node);
  FringeBucket *bucket = &frontier->buckets[priority];

  node->next = frontier->is_stack ? bucket->head : FRINGE_FRONTIER_END;
  if (frontier->is_stack || bucket->head == FRINGE_FRONTIER_END)
    bucket->head = id;
  else
    search->nodes[bucket->tail].next = id;
  bucket->tail = id;

  if (priority < frontier->lowest)
    frontier->lowest = priority;
}

void
fringe_frontier_push (FringeSearch *search, uint32_t id)
{
  if (search->frontier.is_heap)
    fringe_heap_push (&search->frontier.heap, fringe_frontier_entry (search, id));
  else
    bucket_push (search, id);
  search->counts.open++;
}

static uint32_t
heap_first (FringeSearch *search)
{
  FringeHeap *heap = &search->frontier.heap;

  while (heap->n > 0)
    {
      uint32_t id = fringe_frontier_entry_id (search, heap->entries[0]);

      if (search->nodes[id].state != FRINGE_NODE_SUPERSEDED)
        return id;
      fringe_heap_pop (heap);
    }
  return FRINGE_NO_NODE;
}

uint32_t
fringe_frontier_first (FringeSearch *search)
{
  FringeFrontier *frontier = &search->frontier;

  if (frontier->is_heap)
    return heap_first (search);
  for (; frontier->lowest < frontier->n_buckets; frontier->lowest++)
    {
      FringeBucket *bucket = &frontier->buckets[frontier->lowest];

      while (bucket->head != FRINGE_FRONTIER_END && search->nodes[bucket->head].state == FRINGE_NODE_SUPERSEDED)
        bucket->head = search->nodes[bucket->head].next;
      if (bucket->head != FRINGE_FRONTIER_END)
        return bucket->head;
    }
  return FRINGE_NO_NODE;
}

void
fringe_frontier_remove_first (FringeSearch *search)
{
  FringeBucket *bucket;

  search->counts.open--;
  if (search->frontier.is_heap)
    {
      fringe_heap_pop (&search->frontier.heap);
      return;
    }
  bucket = &search->frontier.buckets[search->frontier.lowest];
  bucket->head = search->nodes[bucket->head].next;
}
