/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-chart.h"

/* What the two files that draw charts share. Nothing else includes it but their test. */

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
 * @top: the value at the top of @area; 0 is at the bottom
 * @x_step: between the ticks of a chart of lines
 * @y_step: between the ticks of values
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
  double top;
  double x_step, y_step;
  int bars_per_slot, n_slots;
} FringePlot;

double fringe_plot_x (const FringePlot *plot, double step);
double fringe_plot_y (const FringePlot *plot, double value);

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
