/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"
#include "fringe-font.h"

#include <math.h>

/* The axes with their labels, and the cursor, whose label takes the place of others. */

/* Shares of the size of text. */
#define BADGE_PADDING 0.35
#define BADGE_HEIGHT 1.3

static FringeType
label_type (const FringePlot *plot, FringeAnchor anchor)
{
  return (FringeType) { plot->theme->family, plot->size, false, anchor, plot->theme->text };
}

double
fringe_plot_label_width (const FringePlot *plot, double value, double step)
{
  FringeType type = label_type (plot, FRINGE_ANCHOR_START);
  char text[FRINGE_TICK_TEXT_MAX];

  fringe_tick_print (text, value, step);
  return fringe_font_width (&type, text);
}

/* How a key is written: it may be any number, as under a weight. */
static double
key_step (double key)
{
  return key == floor (key) ? 1 : 0.01;
}

double
fringe_plot_key_width (const FringePlot *plot, double key)
{
  return fringe_plot_label_width (plot, key, key_step (key));
}

static void
draw_values (const FringePlot *plot)
{
  FringeType type = label_type (plot, FRINGE_ANCHOR_END);
  char text[FRINGE_TICK_TEXT_MAX];

  fringe_pen_begin (plot->pen, NULL, "axis values");
  for (int i = 0; i * plot->y_step <= plot->top * (1 + 1e-9); i++)
    {
      double value = i * plot->y_step, y = fringe_plot_y (plot, value);
      double line[] = { plot->area.x, y, plot->area.x + plot->area.width, y };
      FringeStroke stroke = { .line = i == 0 ? plot->theme->text_dim : plot->theme->edge, .width = i == 0 ? 1.5 : 0.6 };

      fringe_pen_polyline (plot->pen, line, 2, &stroke);
      fringe_tick_print (text, value, plot->y_step);
      fringe_pen_text (plot->pen, plot->area.x - FRINGE_LABEL_GAP * plot->size, y + plot->size * FRINGE_DIGIT_HEIGHT / 2, text,
                       &type);
    }
  fringe_pen_end (plot->pen);
}

/* What the cursor's label takes of the lower axis; nothing where there is no cursor. */
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
  badge.y = plot->area.y + plot->area.height + FRINGE_LABEL_GAP * plot->size - (BADGE_HEIGHT - 1) / 2 * plot->size;
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
  double y = plot->area.y + plot->area.height + FRINGE_LABEL_GAP * plot->size, width = fringe_plot_label_width (plot, number, step);
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

/* Only so many as have room. */
static void
draw_keys (const FringePlot *plot)
{
  const FringeChart *chart = plot->chart;
  double widest = 0;
  int every;

  fringe_pen_begin (plot->pen, NULL, "axis keys");
  for (int slot = 0; slot < plot->n_slots; slot++)
    widest = fmax (widest, fringe_plot_key_width (plot, chart->bars[slot * plot->bars_per_slot].key));
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
    fringe_pen_text (plot->pen, plot->area.x + plot->area.width / 2, plot->rect.y + plot->rect.height - plot->size * 0.25,
                     plot->chart->x_title, &type);
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

void
fringe_plot_draw_cursor (const FringePlot *plot)
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

void
fringe_plot_draw_axes (const FringePlot *plot)
{
  draw_values (plot);
  if (plot->chart->n_lines > 0)
    draw_steps (plot);
  else
    draw_keys (plot);
  draw_title (plot);
}
