/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"
#include "fringe-font.h"

#include <math.h>

/* What is what, above the chart: a sample, its name, and its value at the cursor. */

/* Shares of the size of text. */
#define SAMPLE_WIDTH 2.0
#define SAMPLE_TO_LABEL 0.45
#define LABEL_TO_VALUE 0.4
#define ENTRY_GAP 1.3
#define LINE_HEIGHT 1.5
#define SHAPE_RADIUS 0.3

#define ENTRIES_MAX 8

typedef enum
{
  SAMPLE_LINE,
  SAMPLE_TOTAL,
  SAMPLE_PART,
  SAMPLE_LEVEL,
} Sample;

typedef struct
{
  Sample sample;
  FringeChartLook look;
  const char *label;
  double value;
} Entry;

FringeColor
fringe_chart_color (const FringeTheme *theme, FringeChartLook look)
{
  switch (look)
    {
    case FRINGE_CHART_DASHED:
      return theme->goal;
    case FRINGE_CHART_DOTTED:
      return theme->cut;
    case FRINGE_CHART_SOLID:
    case FRINGE_N_CHART_LOOKS:
    default:
      return theme->frontier;
    }
}

FringeStroke
fringe_chart_stroke (const FringePlot *plot, FringeChartLook look)
{
  static const double dashes[FRINGE_N_CHART_LOOKS] = { 0, 7, 2.5 };
  double width = fmax (plot->theme->line, plot->size / 7);

  return (FringeStroke) { .line = fringe_chart_color (plot->theme, look), .width = width, .dash = dashes[look] };
}

void
fringe_plot_draw_shape (const FringePlot *plot, FringeChartLook look, double x, double y, double radius)
{
  FringeStroke stroke = { fringe_chart_color (plot->theme, look), plot->theme->background, 1, 0 };
  double r = radius * 1.25;
  double triangle[] = { x - r, y + r * 0.75, x + r, y + r * 0.75, x, y - r, x - r, y + r * 0.75 };

  if (look == FRINGE_CHART_DASHED)
    fringe_pen_rectangle (plot->pen, x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, 0, &stroke);
  else if (look == FRINGE_CHART_DOTTED)
    fringe_pen_polyline (plot->pen, triangle, 4, &stroke);
  else
    fringe_pen_circle (plot->pen, x, y, radius, &stroke);
}

static int
list_entries (const FringeChart *chart, Entry entries[ENTRIES_MAX])
{
  int n = 0;

  for (int i = 0; i < chart->n_lines && n < ENTRIES_MAX - 1; i++)
    entries[n++]
        = (Entry) { SAMPLE_LINE, chart->lines[i].look, chart->lines[i].label, chart->lines[i].value };
  if (chart->n_lines == 0)
    {
      const FringeChartBar *bar
          = chart->cursor >= 0 && chart->cursor < chart->n_bars ? &chart->bars[chart->cursor] : NULL;

      entries[n++] = (Entry) { SAMPLE_TOTAL, FRINGE_CHART_SOLID, chart->total_label, bar != NULL ? bar->total : NAN };
      entries[n++] = (Entry) { SAMPLE_PART, FRINGE_CHART_SOLID, chart->part_label, bar != NULL ? bar->part : NAN };
    }
  if (isfinite (chart->level))
    entries[n++] = (Entry) { SAMPLE_LEVEL, FRINGE_CHART_SOLID, chart->level_label, chart->level };
  return n;
}

static FringeType
entry_type (const FringePlot *plot, bool bold)
{
  return (FringeType) { plot->theme->family, plot->size, bold, FRINGE_ANCHOR_START, plot->theme->text };
}

static void
print_value (const FringePlot *plot, double value, char text[FRINGE_TICK_TEXT_MAX])
{
  fringe_tick_print (text, value, plot->chart->is_whole && value == floor (value) ? 1 : 0.01);
}

/* As wide as its values become, lest the legend stir while the cursor moves. */
static double
value_width (const FringePlot *plot)
{
  FringeType type = entry_type (plot, true);
  char text[FRINGE_TICK_TEXT_MAX];

  print_value (plot, plot->largest, text);
  return fringe_font_width (&type, text);
}

static double
entry_width (const FringePlot *plot, const Entry *entry)
{
  FringeType type = entry_type (plot, false);
  double width = (SAMPLE_WIDTH + SAMPLE_TO_LABEL) * plot->size + fringe_font_width (&type, entry->label);

  if (plot->chart->cursor >= 0 || !isnan (entry->value))
    width += LABEL_TO_VALUE * plot->size + value_width (plot);
  return width;
}

static void
draw_sample (const FringePlot *plot, const Entry *entry, double x, double y)
{
  const FringeTheme *theme = plot->theme;
  double width = SAMPLE_WIDTH * plot->size, half = plot->size * 0.4;
  FringeStroke stroke = fringe_chart_stroke (plot, entry->look);

  switch (entry->sample)
    {
    case SAMPLE_TOTAL:
      fringe_pen_rectangle (plot->pen, x + width / 4, y - half, width * 3 / 4, 2 * half, 0,
                            &(FringeStroke) { theme->badge, theme->frontier, theme->line * 0.8, 0 });
      break;
    case SAMPLE_PART:
      fringe_pen_rectangle (plot->pen, x + width / 2, y - half, width / 2, 2 * half, 0,
                            &(FringeStroke) { .fill = theme->frontier });
      break;
    case SAMPLE_LEVEL:
      stroke = (FringeStroke) { .line = theme->text, .width = theme->line, .dash = 7 };
      fringe_pen_polyline (plot->pen, (double[]) { x, y, x + width, y }, 2, &stroke);
      break;
    case SAMPLE_LINE:
    default:
      fringe_pen_polyline (plot->pen, (double[]) { x, y, x + width, y }, 2, &stroke);
      fringe_plot_draw_shape (plot, entry->look, x + width / 2, y, SHAPE_RADIUS * plot->size);
      break;
    }
}

static void
draw_entry (const FringePlot *plot, const Entry *entry, double x, double y)
{
  FringeType type = entry_type (plot, false), bold = entry_type (plot, true);
  double label_x = x + (SAMPLE_WIDTH + SAMPLE_TO_LABEL) * plot->size;
  double baseline = y + plot->size * FRINGE_DIGIT_HEIGHT / 2;
  char text[FRINGE_TICK_TEXT_MAX];

  draw_sample (plot, entry, x, y);
  fringe_pen_text (plot->pen, label_x, baseline, entry->label, &type);
  if (isnan (entry->value))
    return;
  print_value (plot, entry->value, text);
  fringe_pen_text (plot->pen, label_x + fringe_font_width (&type, entry->label) + LABEL_TO_VALUE * plot->size, baseline,
                   text, &bold);
}

/* Entries in lines. Returns: how high they are together */
static double
flow (const FringePlot *plot, bool draw)
{
  Entry entries[ENTRIES_MAX];
  int n = list_entries (plot->chart, entries);
  double x = 0, line = LINE_HEIGHT * plot->size, y = line / 2;

  for (int i = 0; i < n; i++)
    {
      double width = entry_width (plot, &entries[i]);

      if (x > 0 && x + width > plot->rect.width)
        {
          x = 0;
          y += line;
        }
      if (draw)
        draw_entry (plot, &entries[i], plot->rect.x + x, plot->rect.y + y);
      x += width + ENTRY_GAP * plot->size;
    }
  return y + line / 2;
}

double
fringe_plot_legend_height (const FringePlot *plot)
{
  return flow (plot, false);
}

void
fringe_plot_draw_legend (const FringePlot *plot)
{
  fringe_pen_begin (plot->pen, NULL, "legend");
  flow (plot, true);
  fringe_pen_end (plot->pen);
}
