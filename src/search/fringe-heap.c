/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frontier.h"

/* heapq, as conventions of counting require it: which of two equal entries comes out first depends on
 * every comparison and every exchange, so none may be saved.
 *
 * Invariant: no entry goes before its parent, (i - 1) / 2. */

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

/* The last entry goes all the way down to a leaf, and from there up again. */
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
