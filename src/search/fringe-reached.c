/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

size_t
fringe_reached_find (const FringeSearch *search, const FringeState *state)
{
  const FringeReached *reached = &search->reached;
  size_t slot = fringe_reached_first (reached, state->key);

  while (reached->slots[slot] != FRINGE_REACHED_EMPTY && !fringe_state_is_node (search, state, reached->slots[slot]))
    slot = fringe_reached_next (reached, slot);
  return slot;
}

static void
refill (const FringeSearch *search, FringeReached *reached)
{
  for (size_t i = 0; i < search->reached.capacity; i++)
    {
      uint32_t id = search->reached.slots[i];
      size_t slot;

      if (id == FRINGE_REACHED_EMPTY)
        continue;
      slot = fringe_reached_first (reached, fringe_node_key (&search->nodes[id]));
      while (reached->slots[slot] != FRINGE_REACHED_EMPTY)
        slot = fringe_reached_next (reached, slot);
      reached->slots[slot] = id;
    }
}

bool
fringe_reached_reserve (FringeSearch *search, size_t n_more)
{
  FringeReached larger = search->reached;

  if (2 * (search->reached.n_taken + n_more) <= search->reached.capacity)
    return true;

  larger.capacity = search->reached.capacity == 0 ? 64 : 2 * search->reached.capacity;
  larger.shift = 64 - __builtin_ctzll (larger.capacity);
  larger.slots = malloc (larger.capacity * sizeof *larger.slots);
  if (larger.slots == NULL)
    return false;

  memset (larger.slots, 0xff, larger.capacity * sizeof *larger.slots);
  refill (search, &larger);
  free (search->reached.slots);
  search->reached = larger;
  return true;
}
