/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-rank.h"

uint32_t
fringe_board_n_ranks (int n_cells)
{
  return n_cells < 2 ? 1 : (uint32_t) n_cells * fringe_board_n_ranks (n_cells - 1);
}

/* Four bits for each tile. */
#define TILES UINT64_C (0x9876543210)
#define ONES UINT64_C (0x1111111111)
#define TILE_BITS 4
#define TILE_MASK 15u

/* Digit i, to the base n - i, is how many smaller tiles come later. Those are kept for all tiles in one word, from
 * which a tile that is met is taken off for all above it. */
uint32_t
fringe_board_rank (const uint8_t *cells, int n_cells)
{
  uint64_t smaller = TILES;
  uint32_t rank = 0;

  for (int i = 0; i < n_cells; i++)
    {
      int shift = TILE_BITS * cells[i];

      rank = rank * (uint32_t) (n_cells - i) + ((uint32_t) (smaller >> shift) & TILE_MASK);
      smaller -= ONES << shift << TILE_BITS;
    }
  return rank;
}

void
fringe_board_from_rank (uint32_t rank, FringeBoard *board)
{
  int n_cells = fringe_board_n_cells (board);
  uint64_t left = TILES;

  for (int i = n_cells - 1; i >= 0; i--)
    {
      board->cells[i] = (uint8_t) (rank % (uint32_t) (n_cells - i));
      rank /= (uint32_t) (n_cells - i);
    }
  for (int i = 0; i < n_cells; i++)
    {
      int shift = TILE_BITS * board->cells[i];
      uint64_t below = left & ((UINT64_C (1) << shift) - 1);

      board->cells[i] = (uint8_t) (left >> shift & TILE_MASK);
      left = (left >> shift >> TILE_BITS << shift) | below;
      if (board->cells[i] == 0)
        board->blank = (uint8_t) i;
    }
}
