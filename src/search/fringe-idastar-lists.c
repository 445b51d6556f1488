/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-idastar-private.h"

#define NEVER 30000 /* more than any node lacks to be cut */

static void
add_operator (const FringeIdastar *idastar, List *list, int from, int to)
{
  Operator *op = &list->ops[list->n++];

  op->from = (uint8_t) from;
  op->to = (uint8_t) to;
  if (!idastar->is_packed)
    return;
  op->to_shift = (uint8_t) (4 * to);
  op->slide = (uint64_t) 1 << (4 * to) | (uint64_t) 1 << (4 * from);
  for (int tile = 1; tile < idastar->n_cells; tile++)
    op->differences[tile] = PLACE (0, 0, 0, 1 + fringe_estimate_change (&idastar->estimate, tile, to, from));
}

static void
make_list (FringeIdastar *idastar, int blank, FringeMove last)
{
  uint16_t its = fringe_idastar_list_of (blank, last);
  List *list = &idastar->lists[its / WORDS_OF_LIST];
  uint16_t next[FRINGE_N_MOVES];

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = idastar->rules.moves[i];
      int to = fringe_board_neighbour (idastar->goal.rows, idastar->goal.columns, blank, move);

      if (to < 0 || move == fringe_move_opposite (last))
        continue;
      next[list->n] = fringe_idastar_list_of (to, move);
      add_operator (idastar, list, blank, to);
    }
  for (int i = 0; i < list->n; i++)
    for (int tile = 0; tile < PACKED_CELLS; tile++)
      list->ops[i].differences[tile] += PLACE (next[i], list->n - 1 - i, 1, 0) - its;
  for (int i = list->n; i < FRINGE_N_MOVES; i++)
    for (int tile = 0; tile < PACKED_CELLS; tile++)
      list->ops[i].differences[tile] = PLACE (0, 0, 0, NEVER);
}

void
fringe_idastar_make_lists (FringeIdastar *idastar)
{
  for (int blank = 0; blank < idastar->n_cells; blank++)
    for (int last = 0; last < N_LAST_MOVES; last++)
      make_list (idastar, blank, (FringeMove) last);
}
