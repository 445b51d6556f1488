/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tie-rule.h"

gboolean
fringe_tie_goes_to (FringeTies ties, const FringeSearch *search, guint32 a, guint32 b)
{
  guint32 g_of_a = fringe_search_g (search, a), g_of_b = fringe_search_g (search, b);

  switch (ties)
    {
    case FRINGE_TIES_LIFO:
      return a > b;
    case FRINGE_TIES_HIGH_G:
      return g_of_a != g_of_b ? g_of_a > g_of_b : a < b;
    case FRINGE_TIES_HIGH_G_LIFO:
      return g_of_a != g_of_b ? g_of_a > g_of_b : a > b;
    case FRINGE_TIES_LOW_G:
      return g_of_a != g_of_b ? g_of_a < g_of_b : a < b;
    case FRINGE_TIES_FIFO:
    case FRINGE_TIES_HEAP:
    case FRINGE_N_TIES:
    default:
      return a < b;
    }
}
