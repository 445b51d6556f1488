/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"

#include <math.h>

/* Where everything goes, and what is under a point. */

#define TEXT_SIZE_MIN 12.0
#define TEXT_SIZE_MAX 24.0
/* Shares of the width and the height of the chart. */
#define SIZE_BY_WIDTH (1 / 26.0)
#define SIZE_BY_HEIGHT (1 / 17.0)
/* Shares of the size of text. */
#define TICK_LINE 1.3
#define TITLE_LINE 1.3
#define SHAPE_ROOM 0.6 /* beside the last point */
#define LABEL_APART 1.2
#define TICKS_APART 2.4
#define LINES_GAP 0.5
#define BARS_GAP 1.1
/* Pixels. */
#define BAR_PITCH_MIN 4.0
#define PICK_X 3.0
#define PICK_DISTANCE 9.0

double
fringe_plot_x (const FringePlot *plot, double step)
{
  return plot->area.x + plot->area.width * step / fmax (plot->chart->n_steps, 1);
}

double
fringe_plot_y (const FringePlot *plot, double value)
{
  return plot->area.y + plot->area.height * (1 - fmin (fmax (value / plot->top, 0), 1));
}

static double
largest_value (const FringeChart *chart)
{
  double largest = isfinite (chart->level) ? chart->level : 0;

  for (int i = 0; i < chart->n_lines; i++)
    for (int k = 0; k < chart->lines[i].n_points; k++)
      largest = fmax (largest, chart->lines[i].points[k].max);
  for (int i = 0; i < chart->n_bars; i++)
    largest = fmax (largest, fmax (chart->bars[i].total, chart->bars[i].part));
  return isfinite (largest) && largest > 0 ? largest : 1;
}

/* Labels of the lower axis are to be apart from each other. */
static double
step_of_steps (const FringePlot *plot)
{
  double end = fmax (plot->chart->n_steps, 1);
  double pitch = fringe_plot_label_width (plot, end, 1) + LABEL_APART * plot->size;

  return fringe_tick_step (end, (int) fmax (plot->area.width / pitch, 1), true);
}

/* The last key may be narrower than one just before it, as 40 is than 39.5. */
static double
widest_step_label (const FringePlot *plot)
{
  const FringeChart *chart = plot->chart;
  double width = 0;

  if (chart->n_lines > 0)
    return fringe_plot_label_width (plot, chart->n_steps, 1);
  for (int i = 0; i < chart->n_bars; i++)
    width = fmax (width, fringe_plot_key_width (plot, chart->bars[i].key));
  return width;
}

/* It need not be the last one: "800k" is wider than "1M". */
static double
widest_value_label (const FringePlot *plot)
{
  double width = 0;

  for (int i = 0; i * plot->y_step <= plot->top * (1 + 1e-9); i++)
    width = fmax (width, fringe_plot_label_width (plot, i * plot->y_step, plot->y_step));
  return width;
}

static FringePlot
make_plot (FringePen *pen, const FringeTheme *theme, const FringeChart *chart, const FringeRect *rect)
{
  FringePlot plot = { .pen = pen, .theme = theme, .chart = chart, .rect = *rect, .area = *rect };
  double above, below, left, right;

  plot.size = fmin (fmax (fmin (rect->width * SIZE_BY_WIDTH, rect->height * SIZE_BY_HEIGHT), TEXT_SIZE_MIN), TEXT_SIZE_MAX);
  plot.largest = largest_value (chart);
  above = fringe_plot_legend_height (&plot) + plot.size * (chart->n_lines > 0 ? LINES_GAP : BARS_GAP);
  below = (FRINGE_LABEL_GAP + TICK_LINE + TITLE_LINE) * plot.size;
  plot.area.y += above;
  plot.area.height = fmax (rect->height - above - below, 1);
  plot.y_step
      = fringe_tick_step (plot.largest, (int) fmax (plot.area.height / (TICKS_APART * plot.size), 1), chart->is_whole);
  plot.top = ceil (plot.largest / plot.y_step - 1e-9) * plot.y_step;
  left = widest_value_label (&plot) + FRINGE_LABEL_GAP * plot.size;
  right = fmax (widest_step_label (&plot) / 2, SHAPE_ROOM * plot.size);
  plot.area.x += left;
  plot.area.width = fmax (rect->width - left - right, 1);
  plot.x_step = step_of_steps (&plot);
  plot.bars_per_slot = (int) fmax (ceil (chart->n_bars * BAR_PITCH_MIN / plot.area.width), 1);
  plot.n_slots = (chart->n_bars + plot.bars_per_slot - 1) / plot.bars_per_slot;
  return plot;
}

static void
draw_level (const FringePlot *plot)
{
  double y = fringe_plot_y (plot, plot->chart->level);
  double line[] = { plot->area.x, y, plot->area.x + plot->area.width, y };

  if (isfinite (plot->chart->level))
    fringe_pen_polyline (plot->pen, line, 2,
                         &(FringeStroke) { .line = plot->theme->text, .width = plot->theme->line, .dash = 7 });
}

void
fringe_draw_chart (FringePen *pen, const FringeTheme *theme, const FringeChart *chart, const FringeRect *rect)
{
  FringePlot plot = make_plot (pen, theme, chart, rect);

  fringe_pen_begin (pen, NULL, "chart");
  fringe_plot_draw_legend (&plot);
  fringe_plot_draw_axes (&plot);
  for (int i = 0; i < chart->n_lines; i++)
    fringe_plot_draw_line (&plot, &chart->lines[i]);
  if (chart->n_lines == 0)
    fringe_plot_draw_bars (&plot);
  draw_level (&plot);
  fringe_plot_draw_cursor (&plot);
  fringe_pen_end (pen);
}

/* Takes the extreme at (@value, @step) where it is nearer than the nearest so far. */
static void
try_extreme (const FringePlot *plot, uint32_t step, double value, double x, double y, double *nearest, uint32_t *found)
{
  double distance = hypot (fringe_plot_x (plot, step) - x, fringe_plot_y (plot, value) - y);

  if (distance >= *nearest)
    return;
  *nearest = distance;
  *found = step;
}

static uint32_t
pick_step (const FringePlot *plot, double x, double y)
{
  const FringeChart *chart = plot->chart;
  double at = round ((x - plot->area.x) / plot->area.width * chart->n_steps), nearest = PICK_DISTANCE;
  uint32_t found = (uint32_t) fmin (fmax (at, 0), chart->n_steps);

  for (int i = 0; fringe_plot_is_dense (plot) && i < chart->n_lines; i++)
    for (int k = 0; k < chart->lines[i].n_points; k++)
      {
        const FringeChartPoint *point = &chart->lines[i].points[k];

        if (fringe_plot_x (plot, point->last) < x - PICK_X || fringe_plot_x (plot, point->first) > x + PICK_X)
          continue;
        try_extreme (plot, point->max_step, point->max, x, y, &nearest, &found);
        try_extreme (plot, point->min_step, point->min, x, y, &nearest, &found);
      }
  return found;
}

/* Of the bars that share a slot the one that is seen: the highest. */
static uint32_t
pick_bar (const FringePlot *plot, double x)
{
  const FringeChart *chart = plot->chart;
  double at = floor ((x - plot->area.x) / fringe_plot_slot_width (plot));
  int slot = (int) fmin (fmax (at, 0), plot->n_slots - 1), best = slot * plot->bars_per_slot;

  for (int i = best; i < chart->n_bars && i < (slot + 1) * plot->bars_per_slot; i++)
    if (chart->bars[i].total > chart->bars[best].total)
      best = i;
  return chart->bars[best].step;
}

uint32_t
fringe_chart_pick (const FringeTheme *theme, const FringeChart *chart, const FringeRect *rect, double x, double y)
{
  FringePlot plot = make_plot (NULL, theme, chart, rect);

  if (chart->n_lines > 0)
    return pick_step (&plot, x, y);
  return chart->n_bars > 0 ? pick_bar (&plot, x) : FRINGE_CHART_NO_STEP;
}
