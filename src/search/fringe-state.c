/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* States in the two forms the record knows: 4 bits a cell in the key, or a Zobrist key and cells.
 * Invariant: equal states have equal keys in either form; the reverse holds only for packed ones. */

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
  state->h = (uint32_t) fringe_estimate_h (&search->estimate, board);
  if (fringe_search_is_packed (search))
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

int
fringe_state_h_after (const FringeSearch *search, const FringeState *state, int tile, const FringeState *successor)
{
  uint8_t unpacked[FRINGE_PACKED_CELLS];
  const uint8_t *cells = successor->cells;

  if (fringe_search_is_packed (search))
    {
      for (int cell = 0; cell < search->n_cells; cell++)
        unpacked[cell] = (uint8_t) fringe_packed_tile (successor->key, cell);
      cells = unpacked;
    }
  return fringe_estimate_h_after (&search->estimate, cells, (int) state->h, tile, successor->blank, state->blank);
}
