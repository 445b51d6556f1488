/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"
#include "fringe-viewport.h"

#include <stdint.h>

/* A chart of a search shows values over the steps as lines, or counts side by side as bars. */

/* fringe_chart_pick() returns this where there is nothing to go to. */
#define FRINGE_CHART_NO_STEP UINT32_MAX

/**
 * FringeChartPoint:
 * @first: the first step that it stands for
 * @last: the last one
 * @min: the smallest value of these steps
 * @max: the largest
 * @min_step: a step with the smallest
 * @max_step: a step with the largest
 *
 * Some steps that follow each other. Where @first is @last it is one step.
 */
typedef struct
{
  uint32_t first, last;
  double min, max;
  uint32_t min_step, max_step;
} FringeChartPoint;

/**
 * FringeChartLook:
 * @FRINGE_CHART_SOLID: a solid line with circles
 * @FRINGE_CHART_DASHED: a dashed line with squares
 * @FRINGE_CHART_DOTTED: a dotted line with triangles
 * @FRINGE_CHART_DIAMONDS: a solid line with diamonds
 * @FRINGE_CHART_DOWNWARD: a dashed line with triangles that point down
 * @FRINGE_CHART_RINGS: a dotted line with rings
 * @FRINGE_CHART_FRAMES: a solid line with empty squares
 * @FRINGE_CHART_OUTLINES: a dashed line with empty triangles
 *
 * What tells lines apart, without colour too.
 */
typedef enum
{
  FRINGE_CHART_SOLID,
  FRINGE_CHART_DASHED,
  FRINGE_CHART_DOTTED,
  FRINGE_CHART_DIAMONDS,
  FRINGE_CHART_DOWNWARD,
  FRINGE_CHART_RINGS,
  FRINGE_CHART_FRAMES,
  FRINGE_CHART_OUTLINES,
  FRINGE_N_CHART_LOOKS
} FringeChartLook;

/**
 * FringeChartLine:
 * @label: what to call it in the legend, translated
 * @is_area: whether the area below it is filled
 * @value: its value at the cursor; NAN for none
 * @points: (array length=n_points): in the order of the steps
 */
typedef struct
{
  const char *label;
  FringeChartLook look;
  bool is_area;
  double value;
  const FringeChartPoint *points;
  int n_points;
} FringeChartLine;

/**
 * FringeChartBar:
 * @key: the number below it
 * @total: what the wide bar counts
 * @part: what the narrow bar in it counts
 * @step: the step to which it leads, or FRINGE_CHART_NO_STEP
 */
typedef struct
{
  double key;
  double total, part;
  uint32_t step;
} FringeChartBar;

/**
 * FringeChart:
 * @lines: (nullable) (array length=n_lines): of a chart of lines
 * @n_lines: how many; 0 for a chart of bars
 * @bars: (nullable) (array length=n_bars): of a chart of bars, by ascending key
 * @total_label: what the wide bars count, translated
 * @part_label: what the narrow ones count
 * @x_title: what is along the horizontal axis, translated
 * @n_steps: steps along the axis of a chart of lines
 * @is_whole: whether all values are whole numbers
 * @is_log: whether values stand on a scale of powers of ten; only of a chart of lines
 * @level: a value marked across the chart; NAN for none
 * @level_label: what to call it
 * @cursor: the step shown, or the index of its bar; -1 for none
 *
 * What a chart shows: a value.
 */
typedef struct
{
  const FringeChartLine *lines;
  int n_lines;
  const FringeChartBar *bars;
  int n_bars;
  const char *total_label;
  const char *part_label;
  const char *x_title;
  uint32_t n_steps;
  bool is_whole, is_log;
  double level;
  const char *level_label;
  int64_t cursor;
} FringeChart;

/* Draws a chart into @rect, of 160 x 120 pixels or more; larger ones have larger text. O(points); of millions of
 * points only the extremes of each column of pixels are drawn. The background is the caller's. */
void fringe_draw_chart (FringePen *pen, const FringeTheme *theme, const FringeChart *chart, const FringeRect *rect);

/**
 * fringe_chart_pick:
 *
 * Where many steps share a pixel, a point near an extreme of a line means the step of this extreme.
 *
 * Returns: the step that is meant by a point in or beside a chart drawn into @rect, or that of the nearest bar;
 *   FRINGE_CHART_NO_STEP where there is none
 */
uint32_t
fringe_chart_pick (const FringeTheme *theme, const FringeChart *chart, const FringeRect *rect, double x, double y);
