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
 *
 * Grows an array by a quarter and a little: large arrays then hold few unused bytes, and realloc()
 * moves pages instead of bytes.
 *
 * Returns: false, the array as it was, where memory ran out
 */
static inline bool
fringe_array_reserve (void *array, size_t *capacity, size_t needed, size_t element_size)
{
  size_t wanted = *capacity + *capacity / 4 + 64;
  void *elements;

  if (needed <= *capacity)
    return true;
  if (wanted < needed)
    wanted = needed;
  if (wanted > SIZE_MAX / element_size)
    return false;

  memcpy (&elements, array, sizeof elements);
  elements = realloc (elements, wanted * element_size);
  if (elements == NULL)
    return false;
  memcpy (array, &elements, sizeof elements);
  *capacity = wanted;
  return true;
}
