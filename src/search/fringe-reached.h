/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The reached table: from a state to the node that stands for it (AIMA's `reached`).
 *
 * Open addressing with linear probing over ids alone: the key of a node is read from the record. As
 * at most half of the slots are taken, an id has one bit less than a slot number; the rest of the
 * slot's 32 bits is the tag, bits of the hash: the last few of the slot to which the state belongs, its
 * home, and those after them. By them other states are told apart without reading their keys from far
 * away memory, and a larger table is filled without reading keys: the tag tells how far from home it
 * stands, and the next bit of the home in a table of twice the size.
 *
 * Invariants: the capacity is a power of two, at most half of the slots are taken, nothing is ever
 * removed; a slot's id may be replaced by a newer node of the same state. */

#define FRINGE_REACHED_EMPTY UINT32_MAX

typedef struct
{
  uint32_t *slots;
  size_t capacity;
  size_t n_taken;
  int slot_bits; /* capacity is 1 << slot_bits */
} FringeReached;

/* Multiplicative hashing (Knuth 6.4). */
static inline uint64_t
fringe_reached_hash (uint64_t key)
{
  return (key ^ (key >> 32)) * 0x9e3779b97f4a7c15u;
}

/* The first slot to look at: the high bits. */
static inline size_t
fringe_reached_first (const FringeReached *reached, uint64_t hash)
{
  return (size_t) (hash >> (64 - reached->slot_bits));
}

static inline size_t
fringe_reached_next (const FringeReached *reached, size_t slot)
{
  return (slot + 1) & (reached->capacity - 1);
}

static inline uint32_t
fringe_reached_id_mask (const FringeReached *reached)
{
  return (uint32_t) ((reached->capacity >> 1) - 1);
}

/* Bits of the home in a tag, as long as there is room for them. */
#define FRINGE_REACHED_HOME_BITS 4

/* Ids have slot_bits - 1 bits, which leaves 33 - slot_bits for the tag: counted from the first of the hash, those after
 * slot_bits - FRINGE_REACHED_HOME_BITS. */
static inline uint32_t
fringe_reached_tag (const FringeReached *reached, uint64_t hash)
{
  return (uint32_t) (hash >> (31 + FRINGE_REACHED_HOME_BITS)) << (reached->slot_bits - 1);
}

/* The node in a slot, or FRINGE_REACHED_EMPTY. */
static inline uint32_t
fringe_reached_id (const FringeReached *reached, size_t slot)
{
  uint32_t value = reached->slots[slot];

  return value == FRINGE_REACHED_EMPTY ? value : value & fringe_reached_id_mask (reached);
}
