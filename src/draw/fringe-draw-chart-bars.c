/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"
#include "fringe-font.h"

#include <math.h>

/* A narrow bar in a wide one for each key: a part of a whole. */

/* Shares of a slot. */
#define TOTAL_WIDTH 0.76
#define PART_WIDTH 0.44
/* Narrower slots touch each other. */
#define GAP_MIN 6.0
/* In sizes of text: wider slots leave room between bars. */
#define WIDTH_MAX 6.0

double
fringe_plot_slot_width (const FringePlot *plot)
{
  return plot->area.width / fmax (plot->n_slots, 1);
}

double
fringe_plot_slot_x (const FringePlot *plot, int slot)
{
  return plot->area.x + (slot + 0.5) * fringe_plot_slot_width (plot);
}

/* The largest counts of the bars that share a slot. */
static FringeChartBar
slot_bar (const FringePlot *plot, int slot)
{
  const FringeChart *chart = plot->chart;
  int first = slot * plot->bars_per_slot;
  FringeChartBar bar = chart->bars[first];

  for (int i = first + 1; i < chart->n_bars && i < first + plot->bars_per_slot; i++)
    {
      bar.total = fmax (bar.total, chart->bars[i].total);
      bar.part = fmax (bar.part, chart->bars[i].part);
    }
  return bar;
}

static bool
is_cursor (const FringePlot *plot, int slot)
{
  return plot->chart->cursor >= 0 && plot->chart->cursor / plot->bars_per_slot == slot;
}

static void
draw_bar (const FringePlot *plot, int slot, double value, double share, const FringeStroke *stroke)
{
  double pitch = fmin (fringe_plot_slot_width (plot), WIDTH_MAX * plot->size);
  double width = pitch * (pitch < GAP_MIN ? 1 : share);
  double y = fringe_plot_y (plot, value), height = plot->area.y + plot->area.height - y;

  if (height > 0)
    fringe_pen_rectangle (plot->pen, fringe_plot_slot_x (plot, slot) - width / 2, y, width, height, 0, stroke);
}

static void
draw_slot (const FringePlot *plot, int slot)
{
  const FringeTheme *theme = plot->theme;
  FringeChartBar bar = slot_bar (plot, slot);
  bool current = is_cursor (plot, slot), narrow = fringe_plot_slot_width (plot) < 2 * GAP_MIN;
  FringeColor line = current ? theme->current : theme->frontier;
  FringeStroke total = { theme->badge, line, narrow && !current ? 0 : theme->line * (current ? 1.6 : 0.8), 0 };

  draw_bar (plot, slot, bar.total, TOTAL_WIDTH, &total);
  draw_bar (plot, slot, bar.part, PART_WIDTH, &(FringeStroke) { .fill = line });
}

/* Above the bars what they count, where there is room for all of them. */
static void
draw_counts (const FringePlot *plot)
{
  FringeType type = { plot->theme->family, plot->size, false, FRINGE_ANCHOR_MIDDLE, plot->theme->text };
  char text[FRINGE_TICK_TEXT_MAX];

  for (int slot = 0; slot < plot->n_slots; slot++)
    {
      fringe_tick_print (text, plot->chart->bars[slot].total, 1);
      if (plot->bars_per_slot > 1
          || fringe_font_width (&type, text) + 0.4 * plot->size > fringe_plot_slot_width (plot))
        return;
    }
  for (int slot = 0; slot < plot->n_slots; slot++)
    {
      double y = fringe_plot_y (plot, fmax (plot->chart->bars[slot].total, plot->chart->bars[slot].part));

      fringe_tick_print (text, plot->chart->bars[slot].total, 1);
      type.bold = is_cursor (plot, slot);
      fringe_pen_text (plot->pen, fringe_plot_slot_x (plot, slot), y - plot->size * 0.3, text, &type);
    }
}

void
fringe_plot_draw_bars (const FringePlot *plot)
{
  fringe_pen_begin (plot->pen, NULL, "bars");
  for (int slot = 0; slot < plot->n_slots; slot++)
    draw_slot (plot, slot);
  fringe_pen_end (plot->pen);
  fringe_pen_begin (plot->pen, NULL, "counts");
  draw_counts (plot);
  fringe_pen_end (plot->pen);
}
