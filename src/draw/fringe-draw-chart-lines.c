/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"

#include <glib.h>
#include <math.h>

/* Where steps are apart a line goes from value to value. Where many share a pixel there is no line to be seen: a band
 * goes from their smallest value to their largest. */

/* Pixels. */
#define STEP_MIN 3.0
#define COLUMN_WIDTH_MIN 3.0
#define SHAPES_STEP_MIN 9.0
#define THIN_MAX 3.0

#define N_COLUMNS 160

#define FILL_OPACITY 0.18

/* The extremes in columns of pixels, or of single points. */
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

static Band
make_band (const FringePlot *plot, const FringeChartLine *line)
{
  Band band = { g_new (double, 2 * MAX (line->n_points, 1)), g_new (double, 2 * MAX (line->n_points, 1)), 0 };
  double at = -INFINITY, width = column_width (plot);

  for (int i = 0; i < line->n_points; i++)
    {
      const FringeChartPoint *point = &line->points[i];
      double x = fringe_plot_x (plot, (point->first + (double) point->last) / 2);
      double top = fringe_plot_y (plot, point->max), bottom = fringe_plot_y (plot, point->min);

      if (x - at >= width)
        {
          at = x;
          band.top[2 * band.n] = band.bottom[2 * band.n] = x;
          band.top[2 * band.n + 1] = top;
          band.bottom[2 * band.n + 1] = bottom;
          band.n++;
          continue;
        }
      band.top[2 * band.n - 1] = fmin (band.top[2 * band.n - 1], top);
      band.bottom[2 * band.n - 1] = fmax (band.bottom[2 * band.n - 1], bottom);
    }
  return band;
}

static void
clear_band (Band *band)
{
  g_free (band->top);
  g_free (band->bottom);
}

/* The area between the line @top and the line @bottom, which goes back. */
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

/* Whether it is a line rather than an area, but for its jumps. */
static bool
is_thin (const Band *band)
{
  double sum = 0;

  for (int i = 0; i < band->n; i++)
    sum += band->bottom[2 * i + 1] - band->top[2 * i + 1];
  return sum <= THIN_MAX * band->n;
}

/* A line through both extremes of each column, the one that is nearer to the column before first. */
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

/* Each step is a point of its own: the top of the band. */
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
