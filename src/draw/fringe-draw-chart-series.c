/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"
#include "fringe-font.h"

#include <glib.h>
#include <math.h>

/* The lines and the bars of a chart, and its legend.
 *
 * Where steps are apart a line goes from value to value. Where many steps share a pixel no line could be seen: a band
 * goes from their smallest value to their largest. A key has a wide bar for the whole, and a narrow one in it for a
 * part. The legend above the chart has a sample, a name and the value at the cursor for each. */

/* These are in pixels. */
#define STEP_MIN 3.0
#define COLUMN_WIDTH_MIN 3.0
#define SHAPES_STEP_MIN 9.0
#define THIN_MAX 3.0
#define N_COLUMNS 160
#define FILL_OPACITY 0.18
/* These are shares of a slot. */
#define TOTAL_WIDTH 0.76
#define PART_WIDTH 0.44
/* Bars in narrower slots touch each other, in pixels; wider slots leave room between bars, in sizes of text. */
#define GAP_MIN 6.0
#define WIDTH_MAX 6.0
/* These are measures of the legend, in sizes of text. */
#define SAMPLE_WIDTH 2.0
#define SAMPLE_TO_LABEL 0.45
#define LABEL_TO_VALUE 0.4
#define ENTRY_GAP 1.3
#define LINE_HEIGHT 1.5
#define SHAPE_RADIUS 0.3
#define ENTRIES_MAX (FRINGE_N_CHART_LOOKS + 1)

/* A band has the extremes of each column of pixels, or the single points where they are apart. */
typedef struct
{
  double *top;    /* x, y, x, y … */
  double *bottom; /* the same x */
  int n;
} Band;

bool
fringe_plot_is_dense (const FringePlot *plot)
{
  return plot->area.width < STEP_MIN * plot->chart->n_steps;
}

static double
column_width (const FringePlot *plot)
{
  return fringe_plot_is_dense (plot) ? fmax (COLUMN_WIDTH_MIN, plot->area.width / N_COLUMNS) : 0;
}

/* Brings values to pixels: once a column, for many points share one. */
static void
place_columns (const FringePlot *plot, Band *band)
{
  for (int i = 0; i < band->n; i++)
    {
      band->top[2 * i + 1] = fringe_plot_y (plot, band->top[2 * i + 1]);
      band->bottom[2 * i + 1] = fringe_plot_y (plot, band->bottom[2 * i + 1]);
    }
}

static Band
make_band (const FringePlot *plot, const FringeChartLine *line)
{
  Band band = { g_new (double, 2 * MAX (line->n_points, 1)), g_new (double, 2 * MAX (line->n_points, 1)), 0 };
  double at = -INFINITY, width = column_width (plot);

  for (int i = 0; i < line->n_points; i++)
    {
      const FringeChartPoint *point = &line->points[i];
      double x = fringe_plot_x (plot, (point->first + (double) point->last) / 2);

      if (x - at >= width)
        {
          at = x;
          band.top[2 * band.n] = band.bottom[2 * band.n] = x;
          band.top[2 * band.n + 1] = point->max;
          band.bottom[2 * band.n + 1] = point->min;
          band.n++;
          continue;
        }
      band.top[2 * band.n - 1] = MAX (band.top[2 * band.n - 1], point->max);
      band.bottom[2 * band.n - 1] = MIN (band.bottom[2 * band.n - 1], point->min);
    }
  place_columns (plot, &band);
  return band;
}

static void
clear_band (Band *band)
{
  g_free (band->top);
  g_free (band->bottom);
}

/* Fills the area whose outline goes along the line @top and back along the line @bottom. */
static void
fill_between (const FringePlot *plot, const double *top, const double *bottom, int n, FringeColor color)
{
  g_autofree double *outline = g_new (double, 4 * (gsize) MAX (n, 1));

  for (int i = 0; i < n; i++)
    {
      outline[2 * i] = top[2 * i];
      outline[2 * i + 1] = top[2 * i + 1];
      outline[2 * (2 * n - 1 - i)] = bottom[2 * i];
      outline[2 * (2 * n - 1 - i) + 1] = bottom[2 * i + 1];
    }
  color.a *= FILL_OPACITY;
  fringe_pen_polyline (plot->pen, outline, 2 * n, &(FringeStroke) { .fill = color });
}

static void
fill_below (const FringePlot *plot, const double *line, int n, FringeColor color)
{
  g_autofree double *axis = g_new (double, 2 * (gsize) MAX (n, 1));

  for (int i = 0; i < n; i++)
    {
      axis[2 * i] = line[2 * i];
      axis[2 * i + 1] = plot->area.y + plot->area.height;
    }
  fill_between (plot, line, axis, n, color);
}

/* Tells whether a band is seen as a line rather than as an area, but for its jumps. */
static bool
is_thin (const Band *band)
{
  double sum = 0;

  for (int i = 0; i < band->n; i++)
    sum += band->bottom[2 * i + 1] - band->top[2 * i + 1];
  return sum <= THIN_MAX * band->n;
}

/* The line goes through both extremes of each column, first through the one that is nearer to the column before. */
static void
draw_thin (const FringePlot *plot, const Band *band, const FringeStroke *stroke)
{
  g_autofree double *line = g_new (double, 4 * (gsize) MAX (band->n, 1));
  double y = plot->area.y + plot->area.height;

  for (int i = 0; i < band->n; i++)
    {
      double top = band->top[2 * i + 1], bottom = band->bottom[2 * i + 1];
      bool top_first = fabs (top - y) < fabs (bottom - y);

      line[4 * i] = band->top[2 * i];
      line[4 * i + 2] = fmin (line[4 * i] + column_width (plot) / 2, plot->area.x + plot->area.width);
      line[4 * i + 1] = top_first ? top : bottom;
      line[4 * i + 3] = y = top_first ? bottom : top;
    }
  fringe_pen_polyline (plot->pen, line, 2 * band->n, stroke);
}

static void
draw_band (const FringePlot *plot, const FringeChartLine *line, const Band *band)
{
  FringeStroke stroke = fringe_chart_stroke (plot, line->look);

  if (line->is_area)
    fill_below (plot, band->top, band->n, stroke.line);
  if (is_thin (band))
    {
      draw_thin (plot, band, &stroke);
      return;
    }
  fill_between (plot, band->top, band->bottom, band->n, stroke.line);
  stroke.width /= 2;
  fringe_pen_polyline (plot->pen, band->top, band->n, &stroke);
  fringe_pen_polyline (plot->pen, band->bottom, band->n, &stroke);
}

/* Where each step is a point of its own, the top of the band is the line. */
static void
draw_steps (const FringePlot *plot, const FringeChartLine *line, const Band *band)
{
  FringeStroke stroke = fringe_chart_stroke (plot, line->look);
  bool has_shapes = plot->area.width >= SHAPES_STEP_MIN * plot->chart->n_steps || band->n == 1;

  if (line->is_area)
    fill_below (plot, band->top, band->n, stroke.line);
  fringe_pen_polyline (plot->pen, band->top, band->n, &stroke);
  for (int i = 0; has_shapes && i < band->n; i++)
    fringe_plot_draw_shape (plot, line->look, band->top[2 * i], band->top[2 * i + 1], plot->size * 0.22);
}

void
fringe_plot_draw_line (const FringePlot *plot, const FringeChartLine *line)
{
  Band band;

  if (line->n_points == 0)
    return;
  band = make_band (plot, line);
  fringe_pen_begin (plot->pen, NULL, "line");
  if (fringe_plot_is_dense (plot))
    draw_band (plot, line, &band);
  else
    draw_steps (plot, line, &band);
  fringe_pen_end (plot->pen);
  clear_band (&band);
}

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

/* Bars that share a slot are drawn as one with their largest counts. */
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

/* Counts stand above their bars where there is room for all of them. */
static void
draw_counts (const FringePlot *plot)
{
  FringeType type = { plot->theme->family, plot->size, false, FRINGE_ANCHOR_MIDDLE, plot->theme->text };
  char text[FRINGE_TICK_TEXT_MAX];

  for (int slot = 0; slot < plot->n_slots; slot++)
    {
      fringe_tick_print (text, plot->chart->bars[slot].total, 1);
      if (plot->bars_per_slot > 1 || fringe_font_width (&type, text) + 0.4 * plot->size > fringe_plot_slot_width (plot))
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

static int
list_entries (const FringeChart *chart, Entry entries[ENTRIES_MAX])
{
  int n = 0;

  for (int i = 0; i < chart->n_lines && n < ENTRIES_MAX - 1; i++)
    entries[n++] = (Entry) { SAMPLE_LINE, chart->lines[i].look, chart->lines[i].label, chart->lines[i].value };
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

/* An entry is as wide as its values become, lest the legend stir while the cursor moves. */
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

/* Lets the entries flow in lines. Returns: how high these are together */
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
