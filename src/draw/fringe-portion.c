/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-portion.h"

#include <glib.h>

static int
end_of (const FringePortion *portion, size_t n_done, size_t n)
{
  return portion->begin + (n > 0 ? (int) ((double) portion->length * (double) n_done / (double) n) : portion->length);
}

FringePortion
fringe_portion_of (int *told)
{
  return (FringePortion) { told, 0, FRINGE_PORTION_ALL };
}

FringePortion
fringe_portion_part (const FringePortion *portion, size_t i, size_t n)
{
  int begin = end_of (portion, i, n);

  return (FringePortion) { portion->told, begin, end_of (portion, i + 1, n) - begin };
}

void
fringe_portion_tell (const FringePortion *portion, size_t n_done, size_t n)
{
  if (portion->told != NULL)
    g_atomic_int_set (portion->told, end_of (portion, n_done, n));
}
