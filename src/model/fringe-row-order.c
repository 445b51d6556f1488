/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-order.h"

#include <string.h>

/* Cells in a word: four bits hold a tile of up to 16 cells, seven that of any. */
#define SMALL_CELLS 16
#define SMALL_BITS 4
#define LARGE_CELLS 9
#define LARGE_BITS 7

static guint
n_cells (const FringeSearch *search)
{
  const FringeBoard *start = fringe_search_start (search);

  return (guint) (start->rows * start->columns);
}

/* The words before the last, which is the row itself. */
static guint
n_value_words (const FringeRowOrder *order)
{
  guint cells = n_cells (order->search);

  if (order->column == FRINGE_COLUMN_PLACE && order->kind == FRINGE_ROWS_FRONTIER)
    return 2;
  if (order->column == FRINGE_COLUMN_BOARD && cells > SMALL_CELLS)
    return (cells + LARGE_CELLS - 1) / LARGE_CELLS;
  return 1;
}

guint
fringe_row_order_n_words (const FringeRowOrder *order)
{
  return n_value_words (order) + 1;
}

static guint64
place_word (const FringeRowOrder *order, guint64 row, guint i)
{
  guint64 words[2];

  switch (order->kind)
    {
    case FRINGE_ROWS_FRONTIER:
      fringe_search_place (order->search, (guint) row, words);
      return words[i];
    case FRINGE_ROWS_PATH:
      return row;
    case FRINGE_ROWS_CLOSED:
    case FRINGE_ROWS_REPEATS:
    default:
      return ~(guint64) fringe_row_step (order->kind, order->search, row);
    }
}

static guint64
board_word (const FringeSearch *search, guint id, guint i)
{
  guint cells = n_cells (search), bits = cells > SMALL_CELLS ? LARGE_BITS : SMALL_BITS;
  guint width = cells > SMALL_CELLS ? LARGE_CELLS : SMALL_CELLS, end = MIN (cells, (i + 1) * width);
  FringeBoard board;
  guint64 word = 0;

  fringe_search_board (search, id, &board);
  for (guint cell = i * width; cell < end; cell++)
    word = word << bits | board.cells[cell];
  return word;
}

static guint64
double_word (double value)
{
  guint64 word;

  /* The bits of doubles that are not negative compare as they do. */
  memcpy (&word, &value, sizeof word);
  return word;
}

static guint64
repeat_word (const FringeRowOrder *order, guint64 row)
{
  FringeRepeat repeat = fringe_row_repeat (order->search, row);

  if (order->column == FRINGE_COLUMN_MOVE)
    return repeat.move;
  if (order->column == FRINGE_COLUMN_OF)
    return repeat.of;
  return order->column == FRINGE_COLUMN_VERDICT ? repeat.kind : repeat.parent;
}

static guint64
node_word (const FringeRowOrder *order, guint id, guint i)
{
  const FringeSearch *search = order->search;

  if (order->column == FRINGE_COLUMN_BOARD)
    return board_word (search, id, i);
  if (order->column == FRINGE_COLUMN_G)
    return fringe_search_g (search, id);
  if (order->column == FRINGE_COLUMN_H)
    return double_word (fringe_search_h (search, id));
  if (order->column == FRINGE_COLUMN_F)
    return double_word (fringe_search_f (search, id));
  if (order->column == FRINGE_COLUMN_MOVE)
    return fringe_search_move (search, id);
  return id;
}

static guint64
value_word (const FringeRowOrder *order, guint64 row, guint i)
{
  if (order->column == FRINGE_COLUMN_PLACE)
    return place_word (order, row, i);
  if (order->column == FRINGE_COLUMN_STEP)
    return fringe_row_step (order->kind, order->search, row);
  if (order->kind == FRINGE_ROWS_REPEATS)
    return repeat_word (order, row);
  return node_word (order, (guint) row, i);
}

guint64
fringe_row_order_word (guint64 row, guint i, gconstpointer data)
{
  const FringeRowOrder *order = data;
  guint64 word;

  if (i == n_value_words (order))
    return row;
  word = value_word (order, row, i);
  return order->descending ? ~word : word;
}

gboolean
fringe_row_order_is_before (const FringeRowOrder *order, guint64 a, guint64 b)
{
  guint n_words = fringe_row_order_n_words (order);

  for (guint i = 0; i < n_words; i++)
    {
      guint64 of_a = fringe_row_order_word (a, i, order), of_b = fringe_row_order_word (b, i, order);

      if (of_a != of_b)
        return of_a < of_b;
    }
  return FALSE;
}
