/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-reached.h"

#define SLOT_BITS_MIN 7
/* Tables smaller than this grow fourfold: their nodes are in the cache, so that reading the keys costs little. */
#define SLOT_BITS_SMALL 15
/* A slot that holds the largest id beside a tag of ones would look empty. */
#define N_TAKEN_MAX(capacity) ((capacity) / 2 - 1)
/* A larger table is begun when the present one has room for so many more nodes. */
#define N_LEFT(capacity) ((capacity) / 64)
/* Steps from one portion that is moved to the next. */
#define STEPS_OF_PORTION 64

/* The home that the value of a slot has in a larger table. The tag tells the distance from home but for a multiple of
 * 16, so that it is known where the run of taken slots before is shorter than that; elsewhere the key is read. */
static size_t
home_in_larger (const FringeNode *nodes, FringeReachedTable table, FringeReachedTable larger, size_t slot, size_t run)
{
  uint32_t value = ~table.slots[slot], tag = value >> (table.slot_bits - 1);
  int rest_bits = 33 - table.slot_bits - FRINGE_REACHED_HOME_BITS;
  size_t distance, home_mask = (1u << FRINGE_REACHED_HOME_BITS) - 1;

  if (rest_bits > 0 && larger.slot_bits == table.slot_bits + 1)
    {
      distance = (slot - (tag >> rest_bits)) & home_mask;
      if (run < distance + home_mask + 1)
        return ((slot - distance) << 1 | (tag >> (rest_bits - 1) & 1)) & (larger.capacity - 1);
    }
  return fringe_reached_home (&larger,
                              fringe_reached_hash (fringe_node_key (&nodes[value & fringe_reached_id_mask (&table)])));
}

#define BLOCK 32

/* Which slots of a block are taken, as bits. About half of them are, in no order that a processor could foretell, so
 * that a branch for each slot would be slow. */
static uint32_t
taken_in_block (const uint32_t slots[BLOCK])
{
  uint32_t taken = 0;

  for (int i = 0; i < BLOCK; i++)
    taken |= (uint32_t) (slots[i] != FRINGE_REACHED_EMPTY) << i;
  return taken;
}

/* How many slots at the end of the table are taken without a gap: they stand before the first one. */
static size_t
run_before (FringeReachedTable table)
{
  size_t run = 0;

  while (run < table.capacity && table.slots[table.capacity - 1 - run] != FRINGE_REACHED_EMPTY)
    run++;
  return run;
}

/* The first block from @slot on that begins with an empty slot, or the end. */
static size_t
find_gap (FringeReachedTable table, size_t slot)
{
  while (slot < table.capacity && table.slots[slot] != FRINGE_REACHED_EMPTY)
    slot += BLOCK;
  return slot;
}

/* Moves values to the first slots that are free from their homes on, as the states all differ. Values that belong to
 * the end of the table and found no room there stand at its beginning; with @round_the_end these are moved and no
 * others. */
static void
move_blocks (const FringeSearch *search, size_t begin, size_t end, bool round_the_end)
{
  FringeReachedTable table = search->reached.table, larger = search->reached.larger;
  uint32_t id_mask = fringe_reached_id_mask (&table);
  int growth = larger.slot_bits - table.slot_bits;
  size_t run = begin == 0 ? run_before (table) : 0, next = begin;

  for (size_t block = begin; block < end; block += BLOCK)
    for (uint32_t taken = taken_in_block (table.slots + block); taken != 0; taken &= taken - 1)
      {
        size_t slot = block + (size_t) __builtin_ctz (taken), to;
        uint32_t value = ~table.slots[slot];

        run = slot == next ? run : 0;
        to = home_in_larger (search->nodes, table, larger, slot, run++);
        next = slot + 1;
        if ((to >> growth > slot) != round_the_end)
          continue;
        while (larger.slots[to] != FRINGE_REACHED_EMPTY)
          to = (to + 1) & (larger.capacity - 1);
        larger.slots[to] = ~((value & ~id_mask) << growth | (value & id_mask));
      }
}

/* Writes slots that are empty anyway, because memory that is read before it was ever written costs the machine twice.
 * Values whose home is before @begin may reach beyond it, without a gap. */
static void
touch (FringeReachedTable larger, size_t begin, size_t end)
{
  while (begin < end && larger.slots[begin] != FRINGE_REACHED_EMPTY)
    begin++;
  memset (larger.slots + begin, 0, (end - begin) * sizeof *larger.slots);
}

/* Moves about so many slots, up to one that is empty, so that whatever stands before it has its home there too. */
static void
move_slots (FringeSearch *search, size_t n_slots)
{
  FringeReached *reached = &search->reached;
  FringeReachedTable table = reached->table, larger = reached->larger;
  int growth = larger.slot_bits - table.slot_bits;
  size_t begin = reached->n_moved, end = find_gap (table, begin + n_slots / BLOCK * BLOCK);

  touch (larger, begin << growth, end << growth);
  move_blocks (search, begin, end, false);
  reached->n_moved = end;
  if (end < table.capacity)
    {
      reached->hash_moved = (uint64_t) end << (64 - table.slot_bits);
      return;
    }
  move_blocks (search, 0, find_gap (table, 0), true);
  free (table.slots);
  *reached = (FringeReached) { .table = larger };
}

static bool
has_table (const FringeSearch *search)
{
  return search->reaches_generated || search->reaches_closed;
}

static bool
is_moving (const FringeReached *reached)
{
  return reached->larger.slots != NULL;
}

/* How many more nodes the table has room for. Ids count, not taken slots, for an id must fit beside the tag. */
static size_t
room (const FringeSearch *search)
{
  size_t capacity = search->reached.table.capacity;

  return capacity > 0 ? N_TAKEN_MAX (capacity) - search->n_nodes : 0;
}

size_t
fringe_reached_steps (const FringeSearch *search)
{
  size_t n = room (search), n_left = N_LEFT (search->reached.table.capacity);

  if (!has_table (search))
    return SIZE_MAX;
  if (is_moving (&search->reached))
    return STEPS_OF_PORTION;
  if (n >= n_left + FRINGE_N_MOVES)
    return (n - n_left) / FRINGE_N_MOVES;
  return n / FRINGE_N_MOVES;
}

static bool
begin_move (FringeSearch *search)
{
  const FringeReachedTable *table = &search->reached.table;
  FringeReachedTable larger = { .slot_bits = SLOT_BITS_MIN };

  if (table->capacity > 0)
    larger.slot_bits = table->slot_bits + (table->slot_bits < SLOT_BITS_SMALL ? 2 : 1);
  larger.capacity = (size_t) 1 << larger.slot_bits;
  if (fringe_search_bytes (search) + larger.capacity * sizeof *larger.slots <= search->memory_limit)
    larger.slots = calloc (larger.capacity, sizeof *larger.slots);
  search->reached.larger = larger.slots != NULL ? larger : (FringeReachedTable) { 0 };
  return larger.slots != NULL;
}

/* How many slots a portion has so that all are moved before the table is full or memory for two tables is wanting. */
static size_t
slots_of_portion (FringeSearch *search)
{
  size_t n_steps = room (search) / FRINGE_N_MOVES, in_memory = fringe_record_steps_in_memory (search);
  size_t n_portions = (in_memory < n_steps ? in_memory : n_steps) / STEPS_OF_PORTION;

  return (search->reached.table.capacity - search->reached.n_moved) / (n_portions > 0 ? n_portions : 1);
}

bool
fringe_reached_reserve (FringeSearch *search, size_t n_more)
{
  size_t n_left = N_LEFT (search->reached.table.capacity);

  if (!has_table (search) || (!is_moving (&search->reached) && room (search) >= n_left + n_more))
    return true;
  if (!is_moving (&search->reached) && !begin_move (search))
    {
      search->out_of_memory = room (search) < n_more;
      return !search->out_of_memory;
    }
  move_slots (search, slots_of_portion (search));
  return true;
}

void
fringe_reached_settle (FringeSearch *search)
{
  if (is_moving (&search->reached))
    move_slots (search, search->reached.table.capacity - search->reached.n_moved);
}
