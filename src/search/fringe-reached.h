/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-record.h"

/* The reached table: from a state to the node that stands for it (AIMA's `reached`).
 *
 * Open addressing with linear probing over ids alone: the key of a node is read from the record. As at most half of the
 * slots are taken, an id has one bit less than a slot number. The rest of the slot's 32 bits is the tag, which is bits
 * of the hash: the last few of the state's home, the slot in which it would stand if nothing were in the way, and those
 * after them. The tag tells most other states apart without a look at their keys in far away memory. It also lets a
 * larger table be filled without reading keys: it tells how far from home an id stands, and the next bit of the home in
 * a table of twice the size.
 *
 * A table that is nearly full is moved to a larger one a portion at a time while the search goes on, so that no step
 * takes long. It is moved in the order of its slots, which is that of the hashes: one comparison tells which of the two
 * a state belongs to, and no state is ever looked up in both.
 *
 * Invariants: the capacity is a power of two, at most half of the slots are taken, and nothing is ever removed; a
 * slot's id may be replaced by that of a newer node of the same state. Slots hold complements, so that memory which was
 * never written is empty. */

#define FRINGE_REACHED_EMPTY 0u

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

/* The home of a state: the high bits. */
static inline size_t
fringe_reached_home (const FringeReachedTable *table, uint64_t hash)
{
  return (size_t) (hash >> (64 - table->slot_bits));
}

static inline uint32_t
fringe_reached_id_mask (const FringeReachedTable *table)
{
  return (uint32_t) ((table->capacity >> 1) - 1);
}

/* Bits of the home in a tag, as long as there is room for them. */
#define FRINGE_REACHED_HOME_BITS 4

/* Ids have slot_bits - 1 bits, which leaves 33 - slot_bits for the tag: the bits of the hash from number
 * slot_bits - FRINGE_REACHED_HOME_BITS on. */
static inline uint32_t
fringe_reached_tag (const FringeReachedTable *table, uint64_t hash)
{
  return (uint32_t) (hash >> (31 + FRINGE_REACHED_HOME_BITS)) << (table->slot_bits - 1);
}

/* The slot that holds a node of @state, or the empty one where it belongs. @hash is that of the key. */
static inline FringeReachedSlot
fringe_reached_find (const FringeSearch *search, const FringeState *state, uint64_t hash)
{
  const FringeReachedTable *table = fringe_reached_table (&search->reached, hash);
  uint32_t tag = fringe_reached_tag (table, hash), mask = fringe_reached_id_mask (table);

  for (size_t at = fringe_reached_home (table, hash);; at = (at + 1) & (table->capacity - 1))
    {
      uint32_t value = table->slots[at];

      if (value == FRINGE_REACHED_EMPTY
          || ((~value & ~mask) == tag && fringe_state_is_node (search, state, ~value & mask)))
        return (FringeReachedSlot) { table, &table->slots[at] };
    }
}

/* Ask memory for the slot where a state may be, and for the key of the node there. They are inlined always, because gcc
 * 12 drops calls of what does nothing but prefetch. */
static inline __attribute__ ((always_inline)) void
fringe_reached_prefetch_slot (const FringeSearch *search, uint64_t hash)
{
  const FringeReachedTable *table = fringe_reached_table (&search->reached, hash);

  __builtin_prefetch (&table->slots[fringe_reached_home (table, hash)]);
}

static inline __attribute__ ((always_inline)) void
fringe_reached_prefetch_key (const FringeSearch *search, uint64_t hash)
{
  const FringeReachedTable *table = fringe_reached_table (&search->reached, hash);
  uint32_t value = ~table->slots[fringe_reached_home (table, hash)], mask = fringe_reached_id_mask (table);

  if ((value & ~mask) == fringe_reached_tag (table, hash))
    __builtin_prefetch (&search->nodes[value & mask]);
}

/* The node in a slot, or FRINGE_NO_NODE. */
static inline uint32_t
fringe_reached_id (FringeReachedSlot slot)
{
  uint32_t value = *slot.value;

  return value == FRINGE_REACHED_EMPTY ? FRINGE_NO_NODE : ~value & fringe_reached_id_mask (slot.table);
}

/* The node that stands for @state, or FRINGE_NO_NODE. */
static inline uint32_t
fringe_reached_get (const FringeSearch *search, const FringeState *state)
{
  return fringe_reached_id (fringe_reached_find (search, state, fringe_reached_hash (state->key)));
}

static inline void
fringe_reached_set (FringeReachedSlot slot, uint64_t hash, uint32_t id)
{
  *slot.value = ~(fringe_reached_tag (slot.table, hash) | id);
}

/* For how many steps the table is large enough, or may stay as it is. */
size_t fringe_reached_steps (const FringeSearch *search);

/* Makes room for @n_more nodes, and goes on with a table that is being moved. Returns: false where memory is wanting */
bool fringe_reached_reserve (FringeSearch *search, size_t n_more);

/* Moves what is left of a table that is being moved, so that there is one table again. */
void fringe_reached_settle (FringeSearch *search);
