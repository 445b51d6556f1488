/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

#define SLOT_BITS_MIN 6
/* A slot that holds the largest id beside a tag of ones would look empty. */
#define N_TAKEN_MAX(capacity) ((capacity) / 2 - 1)

size_t
fringe_reached_find (const FringeSearch *search, const FringeState *state)
{
  const FringeReached *reached = &search->reached;
  uint64_t hash = fringe_reached_hash (state->key);
  uint32_t tag = fringe_reached_tag (reached, hash), mask = fringe_reached_id_mask (reached);
  size_t slot = fringe_reached_first (reached, hash);

  for (;; slot = fringe_reached_next (reached, slot))
    {
      uint32_t value = reached->slots[slot];

      if (value == FRINGE_REACHED_EMPTY)
        return slot;
      if ((value & ~mask) == tag && fringe_state_is_node (search, state, value & mask))
        return slot;
    }
}

void
fringe_reached_set (FringeReached *reached, size_t slot, uint64_t key, uint32_t id)
{
  reached->n_taken += reached->slots[slot] == FRINGE_REACHED_EMPTY;
  reached->slots[slot] = fringe_reached_tag (reached, fringe_reached_hash (key)) | id;
}

/* Keys are far apart: they are asked for this many slots ahead. */
#define REFILL_AHEAD 24

static void
prefetch_key (const FringeSearch *search, size_t slot)
{
  uint32_t id = slot < search->reached.capacity ? fringe_reached_id (&search->reached, slot) : FRINGE_REACHED_EMPTY;

  if (id != FRINGE_REACHED_EMPTY)
    __builtin_prefetch (&search->nodes[id]);
}

/* Each node that stands for a state goes to the first slot that is free: they all differ. */
static void
refill (const FringeSearch *search, FringeReached *larger)
{
  for (size_t i = 0; i < search->reached.capacity; i++)
    {
      uint32_t id = fringe_reached_id (&search->reached, i);
      uint64_t key;
      size_t slot;

      prefetch_key (search, i + REFILL_AHEAD);
      if (id == FRINGE_REACHED_EMPTY)
        continue;
      key = fringe_node_key (&search->nodes[id]);
      slot = fringe_reached_first (larger, fringe_reached_hash (key));
      while (larger->slots[slot] != FRINGE_REACHED_EMPTY)
        slot = fringe_reached_next (larger, slot);
      fringe_reached_set (larger, slot, key, id);
    }
}

bool
fringe_reached_reserve (FringeSearch *search, size_t n_more)
{
  FringeReached larger = { .slot_bits = SLOT_BITS_MIN };

  /* Ids count here, not slots that are taken: they must fit beside the tag. */
  if (search->reached.capacity > 0 && search->n_nodes + n_more <= N_TAKEN_MAX (search->reached.capacity))
    return true;

  if (search->reached.capacity > 0)
    larger.slot_bits = search->reached.slot_bits + 1;
  larger.capacity = (size_t) 1 << larger.slot_bits;
  larger.slots = malloc (larger.capacity * sizeof *larger.slots);
  if (larger.slots == NULL)
    return false;

  memset (larger.slots, 0xff, larger.capacity * sizeof *larger.slots);
  refill (search, &larger);
  free (search->reached.slots);
  search->reached = larger;
  return true;
}
