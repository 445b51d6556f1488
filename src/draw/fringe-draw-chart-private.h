/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-chart.h"

/* What the files that draw charts share. Nothing else includes it but their test. */

/* This is enough for any number that a chart writes. */
#define FRINGE_TICK_TEXT_MAX 40

/**
 * fringe_tick_step:
 * @end: where the axis ends, more than 0; it begins at 0
 * @n_max: the most steps that have room, 1 or more
 * @is_whole: whether ticks stand at whole numbers only
 *
 * Returns: the smallest step of 1, 2 or 5 times a power of ten with which @n_max steps reach @end
 */
double fringe_tick_step (double end, int n_max, bool is_whole);

/* Writes a number as a person reads it, with as many decimals as ticks of @step need. */
void fringe_tick_print (char text[FRINGE_TICK_TEXT_MAX], double value, double step);

/**
 * FringePlot:
 * @area: where the values are drawn
 * @size: of the text, in pixels
 * @largest: the largest value
 * @top: the value at the top of @area
 * @bottom: the value at the bottom: 0, or on a scale of powers of ten one of them
 * @x_step: between the ticks of a chart of lines
 * @y_step: between the ticks of values; on a scale of powers of ten, in powers of ten
 * @bars_per_slot: bars that share a slot, there being no room for each
 * @n_slots: how many slots
 *
 * Where things are in a chart that is drawn.
 */
typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeChart *chart;
  FringeRect rect;
  FringeRect area;
  double size;
  double largest;
  double top, bottom;
  double x_step, y_step;
  int bars_per_slot, n_slots;
} FringePlot;

double fringe_plot_x (const FringePlot *plot, double step);
double fringe_plot_y (const FringePlot *plot, double value);

/* Returns: the largest value of a chart, more than 0 */
double fringe_chart_largest (const FringeChart *chart);

/* Chooses top, bottom and step of the values, with at most @n_max steps where these are equal. The largest value is
 * known. */
void fringe_plot_scale (FringePlot *plot, int n_max);

/* The ticks of the values, from the bottom on; and for the decimals of one, the step to the next. */
int fringe_plot_n_ticks (const FringePlot *plot);
double fringe_plot_tick (const FringePlot *plot, int i);
double fringe_plot_tick_step (const FringePlot *plot, double value);

FringeColor fringe_chart_color (const FringeTheme *theme, FringeChartLook look);
FringeStroke fringe_chart_stroke (const FringePlot *plot, FringeChartLook look);
void fringe_plot_draw_shape (const FringePlot *plot, FringeChartLook look, double x, double y, double radius);

/* The legend is so high in the width of the chart. */
double fringe_plot_legend_height (const FringePlot *plot);
void fringe_plot_draw_legend (const FringePlot *plot);

void fringe_plot_draw_line (const FringePlot *plot, const FringeChartLine *line);
/* Returns: whether steps are too close to each other to be told apart */
bool fringe_plot_is_dense (const FringePlot *plot);

/* The middle of a slot of bars, and the width of a slot. */
double fringe_plot_slot_x (const FringePlot *plot, int slot);
double fringe_plot_slot_width (const FringePlot *plot);
void fringe_plot_draw_bars (const FringePlot *plot);
