/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-cairo-pen.h"
#include "fringe-draw-chart.h"
#include "fringe-series.h"
#include "test-boards.h"
#include "test-korf.h"

#include <math.h>

/* The charts of a search of a million steps on an image of 960 x 540 pixels: as a window draws them, from what a series
 * keeps; and from all steps. The bare loop reads all steps once. */

#define N_STEPS 1000000
#define WIDTH 960
#define HEIGHT 540
#define POINTS_MAX 2048
#define NS_PER_MS 1e6

typedef struct
{
  FringeSearch *search;
  FringeChartPoint *points[FRINGE_N_SERIES];
  guint n_points;
} Data;

static FringeSearch *
search_long (const TestKorf *korf)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search = fringe_search_new (&korf->start, &goal, &rules, 4 * N_STEPS);

  fringe_search_run (search, N_STEPS);
  return search;
}

static void
fill_points (Data *data, guint n_points_max)
{
  g_autoptr (FringeSeries) series = fringe_series_new (data->search, n_points_max);

  fringe_series_read (series, UINT32_MAX);
  for (int kind = 0; kind < FRINGE_N_SERIES; kind++)
    {
      const FringeSeriesPoint *points = fringe_series_points (series, (FringeSeriesKind) kind, &data->n_points);

      g_free (data->points[kind]);
      data->points[kind] = g_new (FringeChartPoint, data->n_points);
      for (guint i = 0; i < data->n_points; i++)
        data->points[kind][i] = (FringeChartPoint) { points[i].first, points[i].last,     points[i].min,
                                                     points[i].max,   points[i].min_step, points[i].max_step };
    }
}

static double
run_own (gpointer user_data)
{
  const Data *data = user_data;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (image);
  FringeRect rect = { 0, 0, WIDTH, HEIGHT };
  FringeChartLine lines[3];
  FringeChart chart = { .lines = lines, .n_lines = 3, .x_title = "Step", .is_whole = TRUE, .level = NAN };
  FringeCairoPen pen;
  double begin;

  for (int i = 0; i < 3; i++)
    lines[i] = (FringeChartLine) { "f", (FringeChartLook) i, FALSE, 20, data->points[i], (int) data->n_points };
  chart.n_steps = fringe_search_n_steps (data->search);
  chart.cursor = chart.n_steps / 2;
  fringe_cairo_pen_init (&pen, cr);
  begin = bench_now ();
  fringe_draw_chart (&pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), &chart, &rect);
  cairo_surface_flush (image);
  begin = bench_now () - begin;
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return begin;
}

/* Written, lest the loop be left out. */
static volatile double sum;

static double
run_bare (gpointer user_data)
{
  const Data *data = user_data;
  uint32_t n_steps = fringe_search_n_steps (data->search);
  double begin = bench_now ();

  for (uint32_t step = 1; step <= n_steps; step++)
    sum += fringe_series_value (data->search, FRINGE_SERIES_F, step);
  return bench_now () - begin;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;
  BenchMedians medians;
  Data data = { 0 };
  double begin;

  if (argc != 2)
    return 2;
  instances = test_korf_load (argv[1]);
  data.search = search_long (&g_array_index (instances, TestKorf, 0));
  begin = bench_now ();
  fill_points (&data, POINTS_MAX);
  bench_print ("series_1m_ms", (bench_now () - begin) / NS_PER_MS, "ms");
  medians = bench_in_turn (run_own, run_bare, &data);
  bench_print ("draw_chart_1m_ms", medians.own / NS_PER_MS, "ms");
  bench_print ("draw_chart_1m_bare_ms", medians.bare / NS_PER_MS, "ms");
  fill_points (&data, N_STEPS);
  medians = bench_in_turn (run_own, run_bare, &data);
  bench_print ("draw_chart_1m_points_ms", medians.own / NS_PER_MS, "ms");
  for (int kind = 0; kind < FRINGE_N_SERIES; kind++)
    g_free (data.points[kind]);
  fringe_search_unref (data.search);
  return 0;
}
