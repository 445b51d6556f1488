/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-array.h"

#include <string.h>

/* Invariant: no block is empty. */

#define BLOCK_ROWS 1024
/* Blocks that are made full leave room for rows to come. */
#define FILLED_ROWS 768

typedef struct
{
  guint n;
  guint64 *rows; /* room for BLOCK_ROWS */
} Block;

struct _FringeRowArray
{
  GArray *blocks;
  guint n;
};

static Block *
block_at (const FringeRowArray *self, guint i)
{
  return &g_array_index (self->blocks, Block, i);
}

static void
insert_block (FringeRowArray *self, guint at, const guint64 *rows, guint n)
{
  Block block = { n, g_new (guint64, BLOCK_ROWS) };

  memcpy (block.rows, rows, n * sizeof *rows);
  g_array_insert_val (self->blocks, at, block);
}

static void
clear_block (gpointer block)
{
  g_free (((Block *) block)->rows);
}

FringeRowArray *
fringe_row_array_new (void)
{
  FringeRowArray *self = g_new0 (FringeRowArray, 1);

  self->blocks = g_array_new (FALSE, FALSE, sizeof (Block));
  g_array_set_clear_func (self->blocks, clear_block);
  return self;
}

void
fringe_row_array_free (FringeRowArray *self)
{
  g_array_unref (self->blocks);
  g_free (self);
}

void
fringe_row_array_fill (FringeRowArray *self, const guint64 *rows, guint n)
{
  g_array_set_size (self->blocks, 0);
  self->n = n;
  for (guint done = 0; done < n; done += FILLED_ROWS)
    insert_block (self, self->blocks->len, rows + done, MIN (FILLED_ROWS, n - done));
}

guint
fringe_row_array_n (const FringeRowArray *self)
{
  return self->n;
}

/* The block that holds row @at; @at becomes its place there. One behind the last row is in the last block. */
static guint
find_block (const FringeRowArray *self, guint *at)
{
  guint i = 0;

  for (; i + 1 < self->blocks->len && *at >= block_at (self, i)->n; i++)
    *at -= block_at (self, i)->n;
  return i;
}

guint64
fringe_row_array_get (const FringeRowArray *self, guint at)
{
  guint i;

  g_assert (at < self->n);
  i = find_block (self, &at);
  return block_at (self, i)->rows[at];
}

static void
split_block (FringeRowArray *self, guint i)
{
  Block *block = block_at (self, i);
  guint half = block->n / 2, n_behind = block->n - half;

  block->n = half;
  insert_block (self, i + 1, block->rows + half, n_behind);
}

void
fringe_row_array_insert (FringeRowArray *self, guint at, guint64 row)
{
  guint place = at, i;
  Block *block;

  g_assert (at <= self->n);
  if (self->blocks->len == 0)
    insert_block (self, 0, &row, 0);
  i = find_block (self, &place);
  if (block_at (self, i)->n == BLOCK_ROWS)
    {
      split_block (self, i);
      place = at;
      i = find_block (self, &place);
    }
  block = block_at (self, i);
  memmove (block->rows + place + 1, block->rows + place, (block->n - place) * sizeof *block->rows);
  block->rows[place] = row;
  block->n++;
  self->n++;
}

void
fringe_row_array_remove (FringeRowArray *self, guint at)
{
  guint i;
  Block *block;

  g_assert (at < self->n);
  i = find_block (self, &at);
  block = block_at (self, i);
  block->n--;
  self->n--;
  memmove (block->rows + at, block->rows + at + 1, (block->n - at) * sizeof *block->rows);
  if (block->n == 0)
    g_array_remove_index (self->blocks, i);
}

/* The first block whose last row does not come before. */
static guint
find_block_before (const FringeRowArray *self, FringeRowBefore before, gconstpointer data)
{
  guint low = 0, high = self->blocks->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const Block *block = block_at (self, middle);

      if (before (block->rows[block->n - 1], data))
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

guint
fringe_row_array_count_before (const FringeRowArray *self, FringeRowBefore before, gconstpointer data)
{
  guint i = find_block_before (self, before, data), n = 0, low = 0, high;

  for (guint j = 0; j < i; j++)
    n += block_at (self, j)->n;
  if (i == self->blocks->len)
    return n;
  high = block_at (self, i)->n;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (before (block_at (self, i)->rows[middle], data))
        low = middle + 1;
      else
        high = middle;
    }
  return n + low;
}
