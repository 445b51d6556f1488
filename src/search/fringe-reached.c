/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

#define SLOT_BITS_MIN 7
/* Tables smaller than this grow fourfold: their nodes are in the cache, so that reading the keys costs little. */
#define SLOT_BITS_SMALL 15
/* A slot that holds the largest id beside a tag of ones would look empty. */
#define N_TAKEN_MAX(capacity) ((capacity) / 2 - 1)

/* Where the home of a slot's value is in a table of twice the size. The tag tells the distance from home up to a
 * multiple of 16: it is known where the run of taken slots before is shorter than that. */
static size_t
home_in_larger (const FringeSearch *search, const FringeReached *larger, size_t slot, size_t run)
{
  const FringeReached *reached = &search->reached;
  uint32_t value = reached->slots[slot], tag = value >> (reached->slot_bits - 1);
  int rest_bits = 33 - reached->slot_bits - FRINGE_REACHED_HOME_BITS;
  size_t distance, home_mask = (1u << FRINGE_REACHED_HOME_BITS) - 1;

  if (rest_bits > 0 && larger->slot_bits == reached->slot_bits + 1)
    {
      distance = (slot - (tag >> rest_bits)) & home_mask;
      if (run < distance + home_mask + 1)
        return ((slot - distance) << 1 | (tag >> (rest_bits - 1) & 1)) & (larger->capacity - 1);
    }
  return fringe_reached_first (larger, fringe_reached_hash (
                                           fringe_node_key (&search->nodes[value & fringe_reached_id_mask (reached)])));
}

#define BLOCK 32

/* Which slots of a block are taken, as bits: half of them are, in no order that a processor could foretell. */
static uint32_t
taken_in_block (const uint32_t slots[BLOCK])
{
  uint32_t taken = 0;

  for (int i = 0; i < BLOCK; i++)
    taken |= (uint32_t) (slots[i] != FRINGE_REACHED_EMPTY) << i;
  return taken;
}

/* Each value goes to the first slot that is free: the states all differ. */
static void
refill (const FringeSearch *search, FringeReached *larger)
{
  const FringeReached *reached = &search->reached;
  uint32_t id_mask = fringe_reached_id_mask (reached);
  int growth = larger->slot_bits - reached->slot_bits;
  size_t run = 0; /* taken slots before this one, also round the end of the table */

  while (reached->capacity > 0 && reached->slots[reached->capacity - 1 - run] != FRINGE_REACHED_EMPTY)
    run++;
  for (size_t block = 0, last = SIZE_MAX; block < reached->capacity; block += BLOCK)
    for (uint32_t taken = taken_in_block (reached->slots + block); taken != 0; taken &= taken - 1)
      {
        size_t i = block + (size_t) __builtin_ctz (taken), slot;
        uint32_t value = reached->slots[i];

        run = i == last + 1 ? run : 0;
        slot = home_in_larger (search, larger, i, run);
        while (larger->slots[slot] != FRINGE_REACHED_EMPTY)
          slot = fringe_reached_next (larger, slot);
        larger->slots[slot] = (value & ~id_mask) << growth | (value & id_mask);
        last = i;
        run++;
      }
  larger->n_taken = reached->n_taken;
}

size_t
fringe_reached_room (const FringeSearch *search)
{
  if (!search->reaches_generated && !search->reaches_closed)
    return SIZE_MAX;
  /* Ids count here, not slots that are taken: they must fit beside the tag. */
  return N_TAKEN_MAX (search->reached.capacity) - search->n_nodes;
}

bool
fringe_reached_reserve (FringeSearch *search, size_t n_more)
{
  FringeReached larger = { .slot_bits = SLOT_BITS_MIN };

  if (!search->reaches_generated && !search->reaches_closed)
    return true;
  if (search->reached.capacity > 0 && n_more <= fringe_reached_room (search))
    return true;

  if (search->reached.capacity > 0)
    larger.slot_bits = search->reached.slot_bits + (search->reached.slot_bits < SLOT_BITS_SMALL ? 2 : 1);
  larger.capacity = (size_t) 1 << larger.slot_bits;
  if (fringe_search_bytes (search) + larger.capacity * sizeof *larger.slots <= search->memory_limit)
    larger.slots = malloc (larger.capacity * sizeof *larger.slots);
  search->out_of_memory = larger.slots == NULL;
  if (larger.slots == NULL)
    return false;

  memset (larger.slots, 0xff, larger.capacity * sizeof *larger.slots);
  refill (search, &larger);
  free (search->reached.slots);
  search->reached = larger;
  return true;
}
