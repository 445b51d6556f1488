/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout.h"

#include <stdlib.h>

static int
compare (const void *a, const void *b)
{
  uint32_t id_a = ((const FringePlace *) a)->id, id_b = ((const FringePlace *) b)->id;

  return (id_a > id_b) - (id_a < id_b);
}

void
fringe_places_sort (FringePlaces *places)
{
  if (places->n > 1)
    qsort (places->places, places->n, sizeof *places->places, compare);
}

const FringePlace *
fringe_places_find (const FringePlaces *places, uint32_t id)
{
  size_t low = 0, high = places->n;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (places->places[middle].id < id)
        low = middle + 1;
      else
        high = middle;
    }
  return low < places->n && places->places[low].id == id ? &places->places[low] : NULL;
}

void
fringe_places_clear (FringePlaces *places)
{
  free (places->places);
  *places = (FringePlaces) { 0 };
}
