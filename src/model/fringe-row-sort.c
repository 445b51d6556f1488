/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-sort.h"

#include <string.h>

/* A radix sort (LSD): stable passes over the bytes of the last word, then over those of the word before it. Bytes that
 * are the same in all rows are passed over, and words by which the rows are sorted already. */

#define N_DIGITS 8
#define N_VALUES 256
/* Rows between two looks at the clock. */
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

  guint words_left; /* the word that is sorted by is words_left - 1 */
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

/* The next byte, from @digit on, that is not the same in all rows; N_DIGITS where there is none. */
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
