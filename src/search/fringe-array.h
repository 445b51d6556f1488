/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/**
 * fringe_array_reserve:
 * @array: the address of a pointer to the array; it may be %NULL
 * @capacity: (inout): elements that fit
 * @needed: elements that must fit
 * @element_size: bytes of an element
 *
 * Doubles an array that is too small, for memory that was never written takes no room in the machine. Where there is
 * not so much, the array grows by a sixteenth. Free it with free().
 *
 * Returns: false, the array as it was, where memory ran out
 */
static inline bool
fringe_array_reserve (void *array, size_t *capacity, size_t needed, size_t element_size)
{
  size_t wanted[] = { 2 * *capacity + 64, *capacity + *capacity / 16 + 64 };
  void *elements;

  if (needed <= *capacity)
    return true;
  for (int i = 0; i < 2; i++)
    {
      if (wanted[i] < needed)
        wanted[i] = needed;
      if (wanted[i] > SIZE_MAX / element_size)
        continue;
      memcpy (&elements, array, sizeof elements);
      elements = realloc (elements, wanted[i] * element_size);
      if (elements == NULL)
        continue;
      memcpy (array, &elements, sizeof elements);
      *capacity = wanted[i];
      return true;
    }
  return false;
}
