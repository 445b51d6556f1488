/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* All of what is told of. */
#define FRINGE_PORTION_ALL 1000000

/**
 * FringePortion:
 * @told: (nullable): how much of everything is done, up to FRINGE_PORTION_ALL: written atomically, to be read from another
 *   thread
 * @begin: how much is done before this part of it
 * @length: how much this part is
 *
 * A part of some long work, which tells how far it has come. A value; all 0 tells nobody.
 */
typedef struct
{
  int *told;
  int begin, length;
} FringePortion;

/* The whole. */
FringePortion fringe_portion_of (int *told);

/* The part numbered @i, from 0, of @n that are alike. */
FringePortion fringe_portion_part (const FringePortion *portion, size_t i, size_t n);

/* So much of @n is done; of nothing all is done. */
void fringe_portion_tell (const FringePortion *portion, size_t n_done, size_t n);
