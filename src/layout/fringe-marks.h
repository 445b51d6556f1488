/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A set of ids, gone through upwards or downwards in the time that its members take and no more than a
 * 4096th of the ids besides. */
typedef struct
{
  uint64_t *words;   /* a bit for each id */
  uint64_t *summary; /* a bit for each word that may not be zero */
  size_t n_words, n_summary;
} FringeMarks;

#define FRINGE_NO_MARK UINT32_MAX

/* Makes room for ids below @n_ids. Returns: false where memory ran out */
bool fringe_marks_reserve (FringeMarks *marks, size_t n_ids);
void fringe_marks_clear_all (FringeMarks *marks);
void fringe_marks_free (FringeMarks *marks);

/* The smallest member from @id on, or FRINGE_NO_MARK. */
uint32_t fringe_marks_up (const FringeMarks *marks, uint32_t id);

/* The largest member below @id, or FRINGE_NO_MARK. */
uint32_t fringe_marks_down (FringeMarks *marks, uint32_t id);

static inline bool
fringe_marks_has (const FringeMarks *marks, uint32_t id)
{
  return marks->words[id / 64] >> id % 64 & 1;
}

static inline void
fringe_marks_add (FringeMarks *marks, uint32_t id)
{
  marks->words[id / 64] |= UINT64_C (1) << id % 64;
  marks->summary[id / 4096] |= UINT64_C (1) << id / 64 % 64;
}

static inline void
fringe_marks_remove (FringeMarks *marks, uint32_t id)
{
  marks->words[id / 64] &= ~(UINT64_C (1) << id % 64);
}
