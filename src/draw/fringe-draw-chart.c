/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>

/* Where everything in a chart goes, its axes with their labels, and what is under a point. The label of the cursor
 * takes the place of others. */

#define TEXT_SIZE_MIN 12.0
#define TEXT_SIZE_MAX 24.0
/* Text has these shares of the width and the height of the chart. */
#define SIZE_BY_WIDTH (1 / 26.0)
#define SIZE_BY_HEIGHT (1 / 17.0)
/* These are shares of the size of text. */
#define TICK_LINE 1.3
#define TITLE_LINE 1.3
#define SHAPE_ROOM 0.6 /* beside the last point */
#define LABEL_APART 1.2
#define TICKS_APART 2.4
#define POWERS_APART 1.5 /* of ten: there are few */
#define LINES_GAP 0.5
#define BARS_GAP 1.1
#define LABEL_GAP 0.5 /* between labels and their axis */
#define BADGE_PADDING 0.35
#define BADGE_HEIGHT 1.3
/* These are in pixels. */
#define BAR_PITCH_MIN 4.0
#define PICK_X 3.0
#define PICK_DISTANCE 9.0

static FringeType
label_type (const FringePlot *plot, FringeAnchor anchor)
{
  return (FringeType) { plot->theme->family, plot->size, false, anchor, plot->theme->text };
}

static double
label_width (const FringePlot *plot, double value, double step)
{
  FringeType type = label_type (plot, FRINGE_ANCHOR_START);
  char text[FRINGE_TICK_TEXT_MAX];

  fringe_tick_print (text, value, step);
  return fringe_font_width (&type, text);
}

/* A key may be any number, as f is under a weight, and is written with two decimals unless it is whole. */
static double
key_step (double key)
{
  return key == floor (key) ? 1 : 0.01;
}

static double
key_width (const FringePlot *plot, double key)
{
  return label_width (plot, key, key_step (key));
}

static void
draw_values (const FringePlot *plot)
{
  FringeType type = label_type (plot, FRINGE_ANCHOR_END);
  char text[FRINGE_TICK_TEXT_MAX];

  fringe_pen_begin (plot->pen, NULL, "axis values");
  for (int i = 0; i < fringe_plot_n_ticks (plot); i++)
    {
      double value = fringe_plot_tick (plot, i), y = fringe_plot_y (plot, value);
      double line[] = { plot->area.x, y, plot->area.x + plot->area.width, y };
      FringeStroke stroke = { .line = i == 0 ? plot->theme->text_dim : plot->theme->edge, .width = i == 0 ? 1.5 : 0.6 };

      fringe_pen_polyline (plot->pen, line, 2, &stroke);
      fringe_tick_print (text, value, fringe_plot_tick_step (plot, value));
      fringe_pen_text (plot->pen, plot->area.x - LABEL_GAP * plot->size, y + plot->size * FRINGE_DIGIT_HEIGHT / 2, text,
                       &type);
    }
  fringe_pen_end (plot->pen);
}

/* Returns: what the cursor's label takes of the lower axis */
static FringeRect
badge_rect (const FringePlot *plot, double x, double number)
{
  FringeType type = label_type (plot, FRINGE_ANCHOR_MIDDLE);
  char text[FRINGE_TICK_TEXT_MAX];
  FringeRect badge = { .height = BADGE_HEIGHT * plot->size };

  type.bold = true;
  fringe_tick_print (text, number, key_step (number));
  badge.width = fringe_font_width (&type, text) + 2 * BADGE_PADDING * plot->size;
  badge.x = fmin (fmax (x - badge.width / 2, plot->rect.x), plot->rect.x + plot->rect.width - badge.width);
  badge.y = plot->area.y + plot->area.height + LABEL_GAP * plot->size - (BADGE_HEIGHT - 1) / 2 * plot->size;
  return badge;
}

static bool
has_cursor (const FringePlot *plot)
{
  return plot->chart->cursor >= 0
         && plot->chart->cursor < (plot->chart->n_lines > 0 ? (int64_t) plot->chart->n_steps + 1 : plot->chart->n_bars);
}

static double
cursor_number (const FringePlot *plot)
{
  return plot->chart->n_lines > 0 ? (double) plot->chart->cursor : plot->chart->bars[plot->chart->cursor].key;
}

static double
cursor_x (const FringePlot *plot)
{
  return plot->chart->n_lines > 0 ? fringe_plot_x (plot, (double) plot->chart->cursor)
                                  : fringe_plot_slot_x (plot, (int) (plot->chart->cursor / plot->bars_per_slot));
}

static void
draw_x_label (const FringePlot *plot, double x, double number, double step)
{
  FringeType type = label_type (plot, FRINGE_ANCHOR_MIDDLE);
  double y = plot->area.y + plot->area.height + LABEL_GAP * plot->size, width = label_width (plot, number, step);
  char text[FRINGE_TICK_TEXT_MAX];

  if (has_cursor (plot))
    {
      FringeRect badge = badge_rect (plot, cursor_x (plot), cursor_number (plot));

      if (x + width / 2 > badge.x - 2 && x - width / 2 < badge.x + badge.width + 2)
        return;
    }
  fringe_tick_print (text, number, step);
  fringe_pen_text (plot->pen, x, y + plot->size * (0.5 + FRINGE_DIGIT_HEIGHT / 2), text, &type);
}

static void
draw_steps (const FringePlot *plot)
{
  fringe_pen_begin (plot->pen, NULL, "axis steps");
  for (int i = 0; i * plot->x_step <= plot->chart->n_steps; i++)
    {
      double x = fringe_plot_x (plot, i * plot->x_step), y = plot->area.y + plot->area.height;

      fringe_pen_polyline (plot->pen, (double[]) { x, y, x, y + 4 }, 2,
                           &(FringeStroke) { .line = plot->theme->text_dim, .width = 1 });
      draw_x_label (plot, x, i * plot->x_step, plot->x_step);
    }
  fringe_pen_end (plot->pen);
}

/* Draws only so many keys as have room. */
static void
draw_keys (const FringePlot *plot)
{
  const FringeChart *chart = plot->chart;
  double widest = 0;
  int every;

  fringe_pen_begin (plot->pen, NULL, "axis keys");
  for (int slot = 0; slot < plot->n_slots; slot++)
    widest = fmax (widest, key_width (plot, chart->bars[slot * plot->bars_per_slot].key));
  every = (int) fringe_tick_step (widest + plot->size * 0.6, (int) fmax (fringe_plot_slot_width (plot), 1), true);
  for (int slot = 0; slot < plot->n_slots; slot += every)
    {
      double key = chart->bars[slot * plot->bars_per_slot].key;

      draw_x_label (plot, fringe_plot_slot_x (plot, slot), key, key_step (key));
    }
  fringe_pen_end (plot->pen);
}

static void
draw_title (const FringePlot *plot)
{
  FringeType type = { plot->theme->family, plot->size, false, FRINGE_ANCHOR_MIDDLE, plot->theme->text_dim };

  if (plot->chart->x_title != NULL)
    fringe_pen_text (plot->pen, plot->area.x + plot->area.width / 2,
                     plot->rect.y + plot->rect.height - plot->size * 0.25, plot->chart->x_title, &type);
}

static void
draw_badge (const FringePlot *plot)
{
  FringeRect badge = badge_rect (plot, cursor_x (plot), cursor_number (plot));
  FringeType type = { plot->theme->family, plot->size, true, FRINGE_ANCHOR_MIDDLE, plot->theme->background };
  double number = cursor_number (plot);
  char text[FRINGE_TICK_TEXT_MAX];

  fringe_tick_print (text, number, key_step (number));
  fringe_pen_rectangle (plot->pen, badge.x, badge.y, badge.width, badge.height, badge.height / 4,
                        &(FringeStroke) { .fill = plot->theme->current });
  fringe_pen_text (plot->pen, badge.x + badge.width / 2,
                   badge.y + badge.height / 2 + plot->size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

static void
draw_cursor (const FringePlot *plot)
{
  double x, bottom = plot->area.y + plot->area.height;

  if (!has_cursor (plot))
    return;
  x = cursor_x (plot);
  fringe_pen_begin (plot->pen, NULL, "cursor");
  if (plot->chart->n_lines > 0)
    fringe_pen_polyline (plot->pen, (double[]) { x, plot->area.y, x, bottom }, 2,
                         &(FringeStroke) { .line = plot->theme->current, .width = plot->theme->line_bold * 0.7 });
  for (int i = 0; i < plot->chart->n_lines; i++)
    if (isfinite (plot->chart->lines[i].value))
      fringe_plot_draw_shape (plot, plot->chart->lines[i].look, x, fringe_plot_y (plot, plot->chart->lines[i].value),
                              plot->size * 0.38);
  draw_badge (plot);
  fringe_pen_end (plot->pen);
}

static void
draw_axes (const FringePlot *plot)
{
  draw_values (plot);
  if (plot->chart->n_lines > 0)
    draw_steps (plot);
  else
    draw_keys (plot);
  draw_title (plot);
}

/* Ticks are so far from each other that the labels of the lower axis stand apart. */
static double
step_of_steps (const FringePlot *plot)
{
  double end = fmax (plot->chart->n_steps, 1);
  double pitch = label_width (plot, end, 1) + LABEL_APART * plot->size;

  return fringe_tick_step (end, (int) fmax (plot->area.width / pitch, 1), true);
}

/* The last key may be narrower than one just before it, as 40 is than 39.5. */
static double
widest_step_label (const FringePlot *plot)
{
  const FringeChart *chart = plot->chart;
  double width = 0;

  if (chart->n_lines > 0)
    return label_width (plot, chart->n_steps, 1);
  for (int i = 0; i < chart->n_bars; i++)
    width = fmax (width, key_width (plot, chart->bars[i].key));
  return width;
}

/* The widest label need not be the last one: "800k" is wider than "1M". */
static double
widest_value_label (const FringePlot *plot)
{
  double width = 0;

  for (int i = 0; i < fringe_plot_n_ticks (plot); i++)
    {
      double value = fringe_plot_tick (plot, i);

      width = fmax (width, label_width (plot, value, fringe_plot_tick_step (plot, value)));
    }
  return width;
}

static FringePlot
make_plot (FringePen *pen, const FringeTheme *theme, const FringeChart *chart, const FringeRect *rect)
{
  FringePlot plot = { .pen = pen, .theme = theme, .chart = chart, .rect = *rect, .area = *rect };
  double above, below, left, right;

  plot.size
      = fmin (fmax (fmin (rect->width * SIZE_BY_WIDTH, rect->height * SIZE_BY_HEIGHT), TEXT_SIZE_MIN), TEXT_SIZE_MAX);
  plot.largest = fringe_chart_largest (chart);
  above = fringe_plot_legend_height (&plot) + plot.size * (chart->n_lines > 0 ? LINES_GAP : BARS_GAP);
  below = (LABEL_GAP + TICK_LINE + TITLE_LINE) * plot.size;
  plot.area.y += above;
  plot.area.height = fmax (rect->height - above - below, 1);
  fringe_plot_scale (&plot,
                     (int) fmax (plot.area.height / ((chart->is_log ? POWERS_APART : TICKS_APART) * plot.size), 1));
  left = widest_value_label (&plot) + LABEL_GAP * plot.size;
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
  draw_axes (&plot);
  for (int i = 0; i < chart->n_lines; i++)
    fringe_plot_draw_line (&plot, &chart->lines[i]);
  if (chart->n_lines == 0)
    fringe_plot_draw_bars (&plot);
  draw_level (&plot);
  draw_cursor (&plot);
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

/* Of the bars that share a slot the highest is seen, so that one is picked. */
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
