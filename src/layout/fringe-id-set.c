/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-id-set.h"

#include "fringe-array.h"

static bool
reserve_zeros (uint64_t **words, size_t *n_words, size_t needed)
{
  size_t before = *n_words;

  if (!fringe_array_reserve (words, n_words, needed, sizeof **words))
    return false;
  memset (*words + before, 0, (*n_words - before) * sizeof **words);
  return true;
}

bool
fringe_id_set_reserve (FringeIdSet *set, size_t n_ids)
{
  return reserve_zeros (&set->words, &set->n_words, n_ids / 64 + 1)
         && reserve_zeros (&set->summary, &set->n_summary, n_ids / 4096 + 1);
}

void
fringe_id_set_clear (FringeIdSet *set)
{
  if (set->n_words > 0)
    memset (set->words, 0, set->n_words * sizeof *set->words);
  if (set->n_summary > 0)
    memset (set->summary, 0, set->n_summary * sizeof *set->summary);
}

void
fringe_id_set_free (FringeIdSet *set)
{
  free (set->words);
  free (set->summary);
}

/* The first bit that is set from @bit on, or @n_bits. */
static size_t
bit_up (const uint64_t *words, size_t bit, size_t n_bits)
{
  uint64_t word;

  if (bit >= n_bits)
    return n_bits;
  word = words[bit / 64] >> bit % 64;
  if (word != 0)
    return bit + (size_t) __builtin_ctzll (word);
  for (size_t i = bit / 64 + 1; i < n_bits / 64; i++)
    if (words[i] != 0)
      return i * 64 + (size_t) __builtin_ctzll (words[i]);
  return n_bits;
}

uint32_t
fringe_id_set_up (const FringeIdSet *set, uint32_t id)
{
  size_t word = id / 64, n_bits = set->n_summary * 64;
  uint64_t rest;

  if (word >= set->n_words)
    return FRINGE_NO_ID;
  rest = set->words[word] >> id % 64;
  if (rest != 0)
    return id + (uint32_t) __builtin_ctzll (rest);
  while ((word = bit_up (set->summary, word + 1, n_bits)) < n_bits)
    if (set->words[word] != 0)
      return (uint32_t) (word * 64) + (uint32_t) __builtin_ctzll (set->words[word]);
  return FRINGE_NO_ID;
}

/* The last bit that is set before @bit, or SIZE_MAX. */
static size_t
bit_down (const uint64_t *words, size_t bit)
{
  uint64_t word = bit % 64 > 0 ? words[bit / 64] << (64 - bit % 64) : 0;

  if (word != 0)
    return bit - 1 - (size_t) __builtin_clzll (word);
  for (size_t i = bit / 64; i-- > 0;)
    if (words[i] != 0)
      return i * 64 + 63 - (size_t) __builtin_clzll (words[i]);
  return SIZE_MAX;
}

uint32_t
fringe_id_set_down (FringeIdSet *set, uint32_t id)
{
  size_t word = id / 64;
  uint64_t rest = id % 64 > 0 ? set->words[word] << (64 - id % 64) : 0;

  if (rest != 0)
    return id - 1 - (uint32_t) __builtin_clzll (rest);
  while ((word = bit_down (set->summary, word)) != SIZE_MAX)
    {
      if (set->words[word] != 0)
        return (uint32_t) (word * 64) + 63 - (uint32_t) __builtin_clzll (set->words[word]);
      set->summary[word / 64] &= ~(UINT64_C (1) << word % 64);
    }
  return FRINGE_NO_ID;
}
