/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-array.h"

#include <math.h>

/* The frontier, in one of two forms.
 *
 * Where the priority is a whole number and ids decide ties, a bucket queue (Dial 1969): bucket p is a
 * singly linked list of the nodes of priority p, linked through the nodes, joined at its end (a queue)
 * or at its head (a stack). Breadth-first and depth-first search have one bucket. Where g decides ties of
 * f, there are buckets for each f and h. Invariant: no bucket below `lowest` holds a node.
 *
 * Otherwise, and where priorities are infinite, the array binary heap of Python's heapq. Its entries carry all that is compared.
 *
 * A superseded node stays in either until it comes to the front. */

#define FRINGE_FRONTIER_END UINT32_MAX

typedef struct
{
  uint32_t head;
  uint32_t tail;
} FringeBucket;

/* @order: among equal priorities the smaller goes first, but for the tie rule `heap`, which does not compare it */
typedef struct
{
  double priority;
  uint64_t order;
} FringeEntry;

typedef struct
{
  FringeEntry *entries;
  size_t n, capacity;
  bool compares_order;
} FringeHeap;

typedef struct
{
  bool is_heap;
  bool is_stack;
  bool is_by_h;

  FringeBucket *buckets;
  size_t capacity;
  size_t n_buckets;
  size_t lowest;

  FringeHeap heap;
} FringeFrontier;

/* Room for one entry more must have been made. */
void fringe_heap_push (FringeHeap *heap, FringeEntry entry);
FringeEntry fringe_heap_pop (FringeHeap *heap);
