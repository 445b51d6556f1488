/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-array.h"

#include <string.h>

/* Invariant: every block holds at least one row, and the blocks together hold n rows. */

#define BLOCK_ROWS 1024
/* A block that is filled at once leaves room for rows to come. */
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

/* Finds the block that holds row @at, and turns @at into the position there. The position behind the last row belongs
 * to the last block. */
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

/* Returns: the first block whose last row does not come before what is looked for */
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

/* A radix sort (LSD): stable passes over the bytes of the last word, then over those of the word before it. Bytes that
 * are the same in all rows are passed over, and words by which the rows are sorted already. */

#define N_DIGITS 8
#define N_VALUES 256
/* So many rows are sorted between two looks at the clock. */
#define SLICE_ROWS 4096

typedef struct
{
  guint64 *rows;
  guint64 *keys;
} Pass;

struct _FringeRowSort
{
  FringeRowWord word;
  gconstpointer data;
  guint n;

  guint words_left; /* the rows are now sorted by word words_left - 1 */
  guint digit;      /* N_DIGITS while the keys are read */
  guint at;
  gboolean is_sorted;
  guint counts[N_DIGITS][N_VALUES];
  guint places[N_VALUES];
  Pass from, to;
};

static void
begin_word (FringeRowSort *self)
{
  self->digit = N_DIGITS;
  self->at = 0;
  self->is_sorted = TRUE;
  memset (self->counts, 0, sizeof self->counts);
}

FringeRowSort *
fringe_row_sort_new (guint64 *rows, guint n, guint n_words, FringeRowWord word, gconstpointer data)
{
  FringeRowSort *self = g_new0 (FringeRowSort, 1);

  self->word = word;
  self->data = data;
  self->n = n;
  self->words_left = n_words;
  self->from = (Pass) { rows, g_new (guint64, n) };
  self->to = (Pass) { g_new (guint64, n), g_new (guint64, n) };
  begin_word (self);
  return self;
}

void
fringe_row_sort_free (FringeRowSort *self)
{
  g_free (self->from.rows);
  g_free (self->from.keys);
  g_free (self->to.rows);
  g_free (self->to.keys);
  g_free (self);
}

static guint
digit_of (guint64 key, guint digit)
{
  return (guint) (key >> (8 * digit)) & (N_VALUES - 1);
}

static void
read_keys (FringeRowSort *self, guint end)
{
  guint64 last = self->at > 0 ? self->from.keys[self->at - 1] : 0;

  for (; self->at < end; self->at++)
    {
      guint64 key = self->word (self->from.rows[self->at], self->words_left - 1, self->data);

      self->from.keys[self->at] = key;
      self->is_sorted = self->is_sorted && key >= last;
      last = key;
      for (guint digit = 0; digit < N_DIGITS; digit++)
        self->counts[digit][digit_of (key, digit)]++;
    }
}

static void
scatter (FringeRowSort *self, guint end)
{
  for (; self->at < end; self->at++)
    {
      guint64 key = self->from.keys[self->at];
      guint place = self->places[digit_of (key, self->digit)]++;

      self->to.rows[place] = self->from.rows[self->at];
      self->to.keys[place] = key;
    }
}

/* Returns: the next byte, from @digit on, that differs between rows; N_DIGITS where there is none */
static guint
next_digit (const FringeRowSort *self, guint digit)
{
  while (digit < N_DIGITS && self->counts[digit][digit_of (self->from.keys[0], digit)] == self->n)
    digit++;
  return digit;
}

/* Goes on to the next pass, or to the next word. */
static void
begin_pass (FringeRowSort *self, guint digit)
{
  guint place = 0;

  self->digit = self->is_sorted ? N_DIGITS : next_digit (self, digit);
  self->at = 0;
  if (self->digit == N_DIGITS)
    {
      self->words_left--;
      begin_word (self);
      return;
    }
  for (guint value = 0; value < N_VALUES; value++)
    {
      self->places[value] = place;
      place += self->counts[self->digit][value];
    }
}

static void
end_pass (FringeRowSort *self)
{
  Pass from = self->from;

  if (self->digit == N_DIGITS)
    {
      begin_pass (self, 0);
      return;
    }
  self->from = self->to;
  self->to = from;
  begin_pass (self, self->digit + 1);
}

gboolean
fringe_row_sort_advance (FringeRowSort *self, gint64 deadline)
{
  while (self->n > 1 && self->words_left > 0)
    {
      guint end = MIN (self->n, self->at + SLICE_ROWS);

      if (self->digit == N_DIGITS)
        read_keys (self, end);
      else
        scatter (self, end);
      if (self->at == self->n)
        end_pass (self);
      if (g_get_monotonic_time () >= deadline)
        break;
    }
  return self->n <= 1 || self->words_left == 0;
}

const guint64 *
fringe_row_sort_rows (const FringeRowSort *self)
{
  return self->from.rows;
}

guint
fringe_row_sort_n (const FringeRowSort *self)
{
  return self->n;
}
