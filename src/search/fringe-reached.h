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
 * A table that is nearly full is moved to a larger one a portion at a time while the search goes on, so that no turn
 * takes long. It is moved in the order of its slots, which is that of the hashes: one comparison tells which of the two
 * a state belongs to, and no state is ever looked up in both.
 *
 * Invariants: the capacity is a power of two, at most half of the slots are taken, nothing is ever
 * removed; a slot's id may be replaced by a newer node of the same state. Slots hold complements, so that memory which
 * was never written is empty. */

#define FRINGE_REACHED_EMPTY 0u

typedef struct
{
  uint32_t *slots;
  size_t capacity;
  int slot_bits; /* capacity is 1 << slot_bits */
} FringeReachedTable;

/**
 * FringeReached:
 * @larger: without slots unless @table is being moved there
 * @n_moved: slots of @table that have been moved; the next one is empty, or was when it became the next
 * @hash_moved: states with a smaller hash belong to @larger
 */
typedef struct
{
  FringeReachedTable table, larger;
  size_t n_moved;
  uint64_t hash_moved;
} FringeReached;

/* Where a state is, or belongs. */
typedef struct
{
  const FringeReachedTable *table;
  uint32_t *value;
} FringeReachedSlot;

/* Multiplicative hashing (Knuth 6.4). */
static inline uint64_t
fringe_reached_hash (uint64_t key)
{
  return (key ^ (key >> 32)) * 0x9e3779b97f4a7c15u;
}

/* The table that a state belongs to. */
static inline const FringeReachedTable *
fringe_reached_table (const FringeReached *reached, uint64_t hash)
{
  return __builtin_expect (hash < reached->hash_moved, 0) ? &reached->larger : &reached->table;
}

/* The first slot to look at: the high bits. */
static inline size_t
fringe_reached_first (const FringeReachedTable *table, uint64_t hash)
{
  return (size_t) (hash >> (64 - table->slot_bits));
}

static inline size_t
fringe_reached_next (const FringeReachedTable *table, size_t slot)
{
  return (slot + 1) & (table->capacity - 1);
}

static inline uint32_t
fringe_reached_id_mask (const FringeReachedTable *table)
{
  return (uint32_t) ((table->capacity >> 1) - 1);
}

/* Bits of the home in a tag, as long as there is room for them. */
#define FRINGE_REACHED_HOME_BITS 4

/* Ids have slot_bits - 1 bits, which leaves 33 - slot_bits for the tag: counted from the first of the hash, those after
 * slot_bits - FRINGE_REACHED_HOME_BITS. */
static inline uint32_t
fringe_reached_tag (const FringeReachedTable *table, uint64_t hash)
{
  return (uint32_t) (hash >> (31 + FRINGE_REACHED_HOME_BITS)) << (table->slot_bits - 1);
}

/* The node in a slot, or UINT32_MAX, which is FRINGE_NO_NODE. */
static inline uint32_t
fringe_reached_id (FringeReachedSlot slot)
{
  uint32_t value = *slot.value;

  return value == FRINGE_REACHED_EMPTY ? UINT32_MAX : ~value & fringe_reached_id_mask (slot.table);
}

static inline void
fringe_reached_set (FringeReachedSlot slot, uint64_t hash, uint32_t id)
{
  *slot.value = ~(fringe_reached_tag (slot.table, hash) | id);
}
