/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The reached table: from a state to the node that stands for it (AIMA's `reached`).
 *
 * Open addressing with linear probing over ids alone: the key of a node is read from the record.
 * Invariants: the capacity is a power of two, at most half of the slots are taken, nothing is ever
 * removed; a slot's id may be replaced by a newer node of the same state. */

#define FRINGE_REACHED_EMPTY UINT32_MAX

typedef struct
{
  uint32_t *slots;
  size_t capacity;
  size_t n_taken;
  int shift;
} FringeReached;

/* Multiplicative hashing (Knuth 6.4): the high bits of the product are the first slot to look at. */
static inline size_t
fringe_reached_first (const FringeReached *reached, uint64_t key)
{
  return (size_t) (((key ^ (key >> 32)) * 0x9e3779b97f4a7c15u) >> reached->shift);
}

static inline size_t
fringe_reached_next (const FringeReached *reached, size_t slot)
{
  return (slot + 1) & (reached->capacity - 1);
}
