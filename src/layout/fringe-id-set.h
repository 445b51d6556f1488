/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A set of ids. To go through it upwards or downwards takes the time of its members and of a 4096th of all ids.
 *
 * Invariant: a word of @words that is not zero has its bit in @summary. All zeros is the empty set. */
typedef struct
{
  uint64_t *words;   /* a bit for each id */
  uint64_t *summary; /* a bit for each word that may not be zero */
  size_t n_words, n_summary;
} FringeIdSet;

#define FRINGE_NO_ID UINT32_MAX

/* Makes room for ids below @n_ids. Returns: false where memory ran out */
bool fringe_id_set_reserve (FringeIdSet *set, size_t n_ids);
void fringe_id_set_clear (FringeIdSet *set);
void fringe_id_set_free (FringeIdSet *set);

/* The smallest member from @id on, or FRINGE_NO_ID. */
uint32_t fringe_id_set_up (const FringeIdSet *set, uint32_t id);

/* The largest member below @id, or FRINGE_NO_ID. */
uint32_t fringe_id_set_down (FringeIdSet *set, uint32_t id);

static inline bool
fringe_id_set_has (const FringeIdSet *set, uint32_t id)
{
  return set->words[id / 64] >> id % 64 & 1;
}

static inline void
fringe_id_set_add (FringeIdSet *set, uint32_t id)
{
  set->words[id / 64] |= UINT64_C (1) << id % 64;
  set->summary[id / 4096] |= UINT64_C (1) << id / 64 % 64;
}

static inline void
fringe_id_set_remove (FringeIdSet *set, uint32_t id)
{
  set->words[id / 64] &= ~(UINT64_C (1) << id % 64);
}
