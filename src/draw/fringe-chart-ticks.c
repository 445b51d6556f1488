/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-ticks.h"

#include <math.h>
#include <stdio.h>

#define DECIMALS_MAX 6

double
fringe_tick_step (double end, int n_max, bool is_whole)
{
  static const double round_numbers[] = { 1, 2, 5, 10 };
  double least = end / n_max, power;

  if (is_whole && least < 1)
    least = 1;
  power = pow (10, floor (log10 (least)));
  for (int i = 0; i < 3; i++)
    if (round_numbers[i] * power >= least * (1 - 1e-9))
      return round_numbers[i] * power;
  return round_numbers[3] * power;
}

void
fringe_tick_print (char text[FRINGE_TICK_TEXT_MAX], double value, double step)
{
  int decimals = step < 1 ? (int) fmin (ceil (-log10 (step) - 1e-9), DECIMALS_MAX) : 0;

  if (isinf (value))
    snprintf (text, FRINGE_TICK_TEXT_MAX, "∞");
  else
    snprintf (text, FRINGE_TICK_TEXT_MAX, "%'.*f", decimals, value);
}
