/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison-private.h"

/* The times of a search that has @n expansions: one more where its last step is none, which is its end. */
static guint32
n_expansion_times (const FringeComparedSide *side)
{
  guint n = side->expansions->len;
  guint32 last = n > 0 ? g_array_index (side->expansions, guint32, n - 1) : 0;

  return n + (last < side->n_steps);
}

guint32
fringe_comparison_last_time (const FringeComparison *comparison, FringePace pace)
{
  if (pace == FRINGE_PACE_LAYER)
    return comparison->times->len;
  return MAX (n_expansion_times (&comparison->sides[FRINGE_COMPARED_LEFT]),
              n_expansion_times (&comparison->sides[FRINGE_COMPARED_RIGHT]));
}

/* The step before that which begins the first layer with a larger f. */
static guint32
layer_end (const FringeComparedSide *side, double f)
{
  guint low = 0, high = side->layers->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (side->layers, FringeComparedLayer, middle).f > f)
        high = middle;
      else
        low = middle + 1;
    }
  return low < side->layers->len ? g_array_index (side->layers, FringeComparedLayer, low).step - 1 : side->n_steps;
}

guint32
fringe_comparison_step_at (const FringeComparison *comparison, FringePace pace, FringeCompared side, guint32 time)
{
  const FringeComparedSide *compared = &comparison->sides[side];

  if (time == 0)
    return 0;
  if (pace == FRINGE_PACE_LAYER)
    return layer_end (compared, fringe_comparison_layer (comparison, time));
  return time <= compared->expansions->len ? g_array_index (compared->expansions, guint32, time - 1)
                                           : compared->n_steps;
}

guint32
fringe_comparison_time_of (const FringeComparison *comparison, FringePace pace, FringeCompared side, guint32 step)
{
  guint32 low = 0, high = fringe_comparison_last_time (comparison, pace);

  while (low < high)
    {
      guint32 middle = low + (high - low) / 2;

      if (fringe_comparison_step_at (comparison, pace, side, middle) >= step)
        high = middle;
      else
        low = middle + 1;
    }
  return low;
}

double
fringe_comparison_layer (const FringeComparison *comparison, guint32 time)
{
  return g_array_index (comparison->times, double, time - 1);
}
