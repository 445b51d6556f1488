/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What @told comes to when all is done. */
#define FRINGE_PORTION_ALL 1000000

/**
 * FringePortion:
 * @told: (nullable): how much of everything is done, up to FRINGE_PORTION_ALL; written atomically, so that another
 *   thread may read it
 * @begin: how much is done before this part of the work
 * @length: how much this part is
 *
 * A part of some long work, which tells how far it has come. A value; all 0 tells nobody.
 */
typedef struct
{
  int *told;
  int begin, length;
} FringePortion;

/* Returns: the whole work */
static inline FringePortion
fringe_portion_of (int *told)
{
  return (FringePortion) { told, 0, FRINGE_PORTION_ALL };
}

static inline int
fringe_portion_end (const FringePortion *portion, size_t n_done, size_t n)
{
  return portion->begin + (n > 0 ? (int) ((double) portion->length * (double) n_done / (double) n) : portion->length);
}

/* Returns: the part numbered @i, from 0, of @n parts that are alike */
static inline FringePortion
fringe_portion_part (const FringePortion *portion, size_t i, size_t n)
{
  int begin = fringe_portion_end (portion, i, n);

  return (FringePortion) { portion->told, begin, fringe_portion_end (portion, i + 1, n) - begin };
}

/* Tells that @n_done of @n are done; where @n is 0, that all is done. */
static inline void
fringe_portion_tell (const FringePortion *portion, size_t n_done, size_t n)
{
  if (portion->told != NULL)
    g_atomic_int_set (portion->told, fringe_portion_end (portion, n_done, n));
}
