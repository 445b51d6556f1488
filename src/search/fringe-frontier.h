/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-array.h"

/* The frontier as a bucket queue (Dial 1969).
 *
 * Invariants: bucket p is a singly linked list of the nodes of priority p in the order in which
 * they were pushed, which is the order of their ids; the links live in the nodes. No bucket below
 * `lowest` holds a node. A superseded node stays in its bucket until it comes to the front. */

#define FRINGE_FRONTIER_END UINT32_MAX

typedef struct
{
  uint32_t head;
  uint32_t tail;
} FringeBucket;

typedef struct
{
  FringeBucket *buckets;
  size_t capacity;
  size_t n_buckets;
  size_t lowest;
} FringeFrontier;

/* Makes room for priorities below @n_buckets. */
static inline bool
fringe_frontier_reserve (FringeFrontier *frontier, size_t n_buckets)
{
  if (!fringe_array_reserve (&frontier->buckets, &frontier->capacity, n_buckets, sizeof *frontier->buckets))
    return false;
  while (frontier->n_buckets < n_buckets)
    frontier->buckets[frontier->n_buckets++] = (FringeBucket) { FRINGE_FRONTIER_END, FRINGE_FRONTIER_END };
  return true;
}
