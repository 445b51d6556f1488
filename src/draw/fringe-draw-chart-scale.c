/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"

#include <math.h>
#include <stdio.h>

/* The scale of values of a chart, from 0 on in equal steps, or in powers of ten: then it goes from the power of ten
 * below the smallest value to the one above the largest. */

#define DECIMALS_MAX 6
#define PER_DECADE 3 /* ticks at 1, 2 and 5, where there is room */

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

double
fringe_plot_x (const FringePlot *plot, double step)
{
  return plot->area.x + plot->area.width * step / fmax (plot->chart->n_steps, 1);
}

double
fringe_plot_y (const FringePlot *plot, double value)
{
  double share = value / plot->top;

  if (plot->chart->is_log)
    share = log10 (fmax (value, plot->bottom) / plot->bottom) / log10 (plot->top / plot->bottom);
  return plot->area.y + plot->area.height * (1 - fmin (fmax (share, 0), 1));
}

double
fringe_chart_largest (const FringeChart *chart)
{
  double largest = isfinite (chart->level) ? chart->level : 0;

  for (int i = 0; i < chart->n_lines; i++)
    for (int k = 0; k < chart->lines[i].n_points; k++)
      largest = fmax (largest, chart->lines[i].points[k].max);
  for (int i = 0; i < chart->n_bars; i++)
    largest = fmax (largest, fmax (chart->bars[i].total, chart->bars[i].part));
  return isfinite (largest) && largest > 0 ? largest : 1;
}

static double
smallest_value (const FringeChart *chart)
{
  double smallest = INFINITY;

  for (int i = 0; i < chart->n_lines; i++)
    for (int k = 0; k < chart->lines[i].n_points; k++)
      if (chart->lines[i].points[k].min > 0)
        smallest = fmin (smallest, chart->lines[i].points[k].min);
  return isfinite (smallest) ? smallest : 1;
}

static void
scale_by_tens (FringePlot *plot, int n_max)
{
  double decades;

  plot->bottom = pow (10, floor (log10 (fmin (smallest_value (plot->chart), plot->largest))));
  plot->top = fmax (pow (10, ceil (log10 (plot->largest))), 10 * plot->bottom);
  decades = round (log10 (plot->top / plot->bottom));
  plot->y_step = decades * PER_DECADE <= n_max ? 1.0 / PER_DECADE : ceil (decades / n_max);
}

void
fringe_plot_scale (FringePlot *plot, int n_max)
{
  if (plot->chart->is_log)
    {
      scale_by_tens (plot, n_max);
      return;
    }
  plot->y_step = fringe_tick_step (plot->largest, n_max, plot->chart->is_whole);
  plot->top = ceil (plot->largest / plot->y_step - 1e-9) * plot->y_step;
}

int
fringe_plot_n_ticks (const FringePlot *plot)
{
  double length = plot->chart->is_log ? log10 (plot->top / plot->bottom) : plot->top;

  return (int) (length / plot->y_step * (1 + 1e-9)) + 1;
}

double
fringe_plot_tick (const FringePlot *plot, int i)
{
  static const double mantissas[PER_DECADE] = { 1, 2, 5 };

  if (!plot->chart->is_log)
    return i * plot->y_step;
  if (plot->y_step < 1)
    return plot->bottom * pow (10, floor (i / (double) PER_DECADE)) * mantissas[i % PER_DECADE];
  return plot->bottom * pow (10, i * plot->y_step);
}

double
fringe_plot_tick_step (const FringePlot *plot, double value)
{
  return plot->chart->is_log ? value : plot->y_step;
}
