/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record.h"

/* Writing the record: states in the two forms that it knows, and room for what a step adds.
 *
 * Invariant: equal states have equal keys, be these 4 bits a cell or Zobrist keys; the reverse holds only for packed
 * boards. */

static uint64_t
pack (const FringeBoard *board)
{
  uint64_t key = ~(uint64_t) 0;

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    key ^= (uint64_t) (board->cells[cell] ^ 15) << (4 * cell);
  return key;
}

void
fringe_state_from_board (const FringeSearch *search, const FringeBoard *board, FringeState *state)
{
  state->blank = board->blank;
  state->value = fringe_estimate_h (&search->estimate, board);
  state->h = fringe_h_bits (&search->estimate, state->value);
  if (search->is_packed)
    {
      state->key = pack (board);
      return;
    }

  state->key = 0;
  memcpy (state->cells, board->cells, (size_t) search->n_cells);
  for (int cell = 0; cell < search->n_cells; cell++)
    state->key ^= search->zobrist[board->cells[cell]][cell];
}

void
fringe_state_copy_cells (const FringeSearch *search, uint32_t id, FringeState *state)
{
  size_t n_cells = (size_t) search->n_cells;

  memcpy (state->cells, search->cells + id * n_cells, n_cells);
  state->blank = (int) ((uint8_t *) memchr (state->cells, 0, n_cells) - state->cells);
}

void
fringe_state_slide_cells (const FringeSearch *search, const FringeState *state, int to, FringeState *successor)
{
  int from = state->blank, tile = state->cells[to];

  memcpy (successor->cells, state->cells, (size_t) search->n_cells);
  successor->cells[from] = (uint8_t) tile;
  successor->cells[to] = 0;
  successor->key = state->key ^ search->zobrist[tile][to] ^ search->zobrist[tile][from] ^ search->zobrist[0][from]
                   ^ search->zobrist[0][to];
}

void
fringe_state_evaluate (const FringeSearch *search, const FringeState *state, int tile, FringeState *successor)
{
  uint8_t unpacked[FRINGE_PACKED_CELLS];
  const uint8_t *cells = successor->cells;

  if (search->is_packed)
    {
      for (int cell = 0; cell < search->n_cells; cell++)
        unpacked[cell] = (uint8_t) fringe_packed_tile (successor->key, cell);
      cells = unpacked;
    }
  if (search->estimate.is_whole)
    successor->h = (uint32_t) fringe_estimate_whole_after (&search->estimate, cells, (int) state->h, tile,
                                                           successor->blank, state->blank);
  else
    successor->value = fringe_estimate_h_of_cells (&search->estimate, cells);
}

bool
fringe_record_reserve (FringeSearch *search, void *array, size_t *capacity, size_t needed, size_t element_size)
{
  if (fringe_array_reserve (array, capacity, needed, element_size))
    return true;
  search->out_of_memory = true;
  return false;
}

bool
fringe_record_reserve_step (FringeSearch *search)
{
  size_t n_nodes = search->n_nodes + FRINGE_N_MOVES;

  if (!search->is_packed
      && !fringe_record_reserve (search, &search->cells, &search->cells_capacity, n_nodes, (size_t) search->n_cells))
    return false;
  if (!search->estimate.is_whole
      && !fringe_record_reserve (search, &search->values, &search->values_capacity, n_nodes, sizeof *search->values))
    return false;
  if (!fringe_record_reserve (search, &search->nodes, &search->nodes_capacity, n_nodes, sizeof *search->nodes)
      || !fringe_record_reserve (search, &search->checkpoints, &search->checkpoints_capacity, search->n_checkpoints + 1,
                                 sizeof *search->checkpoints))
    return false;
  if (search->is_idastar)
    return fringe_record_reserve (search, &search->iterations, &search->iterations_capacity, search->n_iterations + 1,
                                  sizeof *search->iterations);
  return fringe_record_reserve (search, &search->removed, &search->removed_capacity, search->n_steps + 1,
                                sizeof *search->removed)
         && fringe_record_reserve (search, &search->versions, &search->versions_capacity,
                                   search->n_versions + FRINGE_N_MOVES, sizeof *search->versions);
}

size_t
fringe_search_bytes (const FringeSearch *search)
{
  size_t bytes = sizeof *search;

  bytes += search->n_nodes * sizeof *search->nodes;
  if (!search->is_packed)
    bytes += search->n_nodes * (size_t) search->n_cells;
  if (!search->estimate.is_whole)
    bytes += search->n_nodes * sizeof *search->values;
  if (!search->is_idastar)
    bytes += search->n_steps * sizeof *search->removed;
  bytes += search->n_versions * sizeof *search->versions;
  bytes += search->n_checkpoints * sizeof *search->checkpoints;
  bytes += (search->reached.table.capacity + search->reached.larger.capacity) * sizeof (uint32_t);
  bytes += search->frontier.capacity * sizeof *search->frontier.buckets;
  bytes += search->frontier.heap.n * sizeof *search->frontier.heap.entries;
  bytes += search->n_events * sizeof *search->events;
  if (search->is_rbfs)
    bytes += search->n_steps * sizeof *search->calls;
  bytes += search->n_iterations * sizeof *search->iterations;
  if (search->zobrist != NULL)
    bytes += FRINGE_CELLS_MAX * sizeof *search->zobrist;
  if (search->before != NULL)
    bytes += fringe_search_bytes (search->before);
  return bytes;
}

/* What one step can add, but for the reached table and the buckets, which look at the limit themselves. */
static size_t
bytes_of_step (const FringeSearch *search)
{
  size_t of_node = sizeof *search->nodes + sizeof *search->versions, of_step;

  if (!search->is_packed)
    of_node += (size_t) search->n_cells;
  if (!search->estimate.is_whole)
    of_node += sizeof *search->values;
  if (search->frontier.is_heap)
    of_node += sizeof *search->frontier.heap.entries;
  of_step = sizeof *search->removed + sizeof *search->checkpoints + sizeof *search->iterations;
  if (search->is_rbfs)
    of_step += 2 * sizeof *search->events + sizeof *search->calls;
  return FRINGE_N_MOVES * of_node + of_step;
}

size_t
fringe_record_steps_in_memory (FringeSearch *search)
{
  size_t held = fringe_search_bytes (search);
  size_t n = held < search->memory_limit ? (search->memory_limit - held) / bytes_of_step (search) : 0;

  search->out_of_memory = n == 0;
  return n;
}

static size_t
at_most (size_t a, size_t b)
{
  return a < b ? a : b;
}

size_t
fringe_record_steps (FringeSearch *search)
{
  size_t n = at_most (search->removed_capacity - search->n_steps, fringe_record_steps_in_memory (search));

  n = at_most (n, (search->nodes_capacity - search->n_nodes) / FRINGE_N_MOVES);
  n = at_most (n, (search->versions_capacity - search->n_versions) / FRINGE_N_MOVES);
  n = at_most (n, FRINGE_CHECKPOINT_STEPS - search->n_steps % FRINGE_CHECKPOINT_STEPS);
  if (!search->is_packed)
    n = at_most (n, (search->cells_capacity - search->n_nodes) / FRINGE_N_MOVES);
  if (!search->estimate.is_whole)
    n = at_most (n, (search->values_capacity - search->n_nodes) / FRINGE_N_MOVES);
  return n;
}

void
fringe_record_end_step (FringeSearch *search)
{
  if (++search->n_steps % FRINGE_CHECKPOINT_STEPS == 0)
    search->checkpoints[search->n_checkpoints++] = search->counts;
}
