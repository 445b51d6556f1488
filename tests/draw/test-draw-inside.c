/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-pen.h"
#include "fringe-draw-chart.h"
#include "fringe-draw-legend.h"
#include "test-boards.h"

#include <math.h>

/* What is drawn with cairo stays in the place that it was given. */

#define SIDE 900
#define AROUND 60 /* pixels beside the place, on each side */
#define SLACK 6   /* pixels: a shape or a letter may lean over the edge */
#define N_CASES 120
#define POINTS_MAX 300
#define BARS_MAX 60
#define N_LINES 3

typedef struct
{
  cairo_surface_t *image;
  cairo_t *cr;
  FringeCairoPen pen;
} Canvas;

static void
canvas_init (Canvas *canvas)
{
  canvas->image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  canvas->cr = cairo_create (canvas->image);
  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_paint (canvas->cr);
  fringe_cairo_pen_init (&canvas->pen, canvas->cr);
}

static gboolean
is_outside (const FringeRect *rect, int x, int y)
{
  return x < floor (rect->x) - SLACK || y < floor (rect->y) - SLACK || x >= ceil (rect->x + rect->width) + SLACK
         || y >= ceil (rect->y + rect->height) + SLACK;
}

/* Asserts that something was drawn, and nothing beside @rect; then frees the canvas. */
static void
assert_drawn_inside (Canvas *canvas, const FringeRect *rect)
{
  const guchar *data = cairo_image_surface_get_data (canvas->image);
  int stride = cairo_image_surface_get_stride (canvas->image), n_inside = 0, n_outside = 0;

  g_assert_cmpint (cairo_status (canvas->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (canvas->image);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        const guchar *pixel = data + y * stride + 4 * x;

        if (pixel[0] == 0xff && pixel[1] == 0xff && pixel[2] == 0xff)
          continue;
        if (is_outside (rect, x, y))
          {
            if (n_outside++ == 0)
              g_test_message ("pixel %d,%d beside %g,%g %gx%g", x, y, rect->x, rect->y, rect->width, rect->height);
          }
        else
          n_inside++;
      }
  g_assert_cmpint (n_inside, >, 0);
  g_assert_cmpint (n_outside, ==, 0);
  cairo_destroy (canvas->cr);
  cairo_surface_destroy (canvas->image);
}

static double
random_value (double most)
{
  return floor (g_test_rand_double_range (0, most));
}

static void
fill_line (FringeChartLine *line, FringeChartPoint *points, int n_points, guint width)
{
  double most = pow (10, g_test_rand_double_range (0, 6));

  for (int i = 0; i < n_points; i++)
    {
      double a = random_value (most), b = width > 1 ? random_value (most) : a;
      guint first = (guint) i * width + 1, last = first + width - 1;

      points[i] = (FringeChartPoint) { first, last, MIN (a, b), MAX (a, b), first, last };
    }
  line->points = points;
  line->n_points = n_points;
  line->is_area = test_random (3) == 0;
  line->value = test_random (3) == 0 ? random_value (most) : NAN;
}

/* The line above a chart breaks between its entries only, the widest of which is "On the frontier 999999.00". */
#define WIDTH_MIN 200

static FringeRect
random_place (void)
{
  return (FringeRect) { AROUND, AROUND, WIDTH_MIN + test_random (SIDE - WIDTH_MIN - 2 * AROUND),
                        120 + test_random (SIDE - 120 - 2 * AROUND) };
}

static void
draw_chart (FringeChart *chart)
{
  FringeRect place = random_place ();
  Canvas canvas;

  chart->is_whole = test_random (2);
  chart->level = test_random (2) > 0 ? random_value (1000) : NAN;
  chart->level_label = "C*";
  canvas_init (&canvas);
  fringe_draw_chart (&canvas.pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), chart, &place);
  assert_drawn_inside (&canvas, &place);
}

static void
test_lines (void)
{
  static const char *const labels[N_LINES] = { "f", "g of the node", "On the frontier" };
  static FringeChartPoint points[N_LINES][POINTS_MAX];

  for (int i = 0; i < N_CASES; i++)
    {
      int n_points = 1 + test_random (test_random (2) > 0 ? 8 : POINTS_MAX);
      guint width = test_random (3) > 0 ? 1 : 1 + (guint) test_random (5000);
      FringeChartLine lines[N_LINES];
      FringeChart chart = { .lines = lines, .n_lines = 1 + test_random (N_LINES), .x_title = "Step" };

      for (int j = 0; j < N_LINES; j++)
        {
          lines[j] = (FringeChartLine) { .label = labels[j], .look = (FringeChartLook) j };
          fill_line (&lines[j], points[j], n_points, width);
        }
      chart.n_steps = (guint) n_points * width;
      chart.cursor = test_random (2) > 0 ? test_random ((int) chart.n_steps) : -1;
      draw_chart (&chart);
    }
}

static void
test_bars (void)
{
  for (int i = 0; i < N_CASES; i++)
    {
      FringeChartBar bars[BARS_MAX];
      FringeChart chart = { .bars = bars,
                            .n_bars = 1 + test_random (BARS_MAX),
                            .x_title = "f",
                            .total_label = "Generated",
                            .part_label = "Expanded" };

      for (int j = 0; j < chart.n_bars; j++)
        {
          double total = random_value (100000);

          bars[j] = (FringeChartBar) { 10 + 0.5 * j, total, random_value (total + 1), (guint) j };
        }
      chart.cursor = test_random (2) > 0 ? test_random (chart.n_bars) : -1;
      draw_chart (&chart);
    }
}

/* Some of the topics, with the colours that nodes of that size have. */
static int
random_entries (FringeLegendEntry *entries)
{
  gboolean is_filled = test_random (2);
  int n = 0;

  for (int topic = 0; topic < FRINGE_N_TOPICS; topic++)
    if (test_random (2) > 0)
      {
        FringeColoring coloring = (FringeColoring) test_random (FRINGE_N_COLORINGS);

        entries[n++] = (FringeLegendEntry) {
          .topic = (FringeTopic) topic,
          .label = fringe_legend_label ((FringeTopic) topic, coloring),
          .low = topic == FRINGE_TOPIC_COLORS && test_random (2) ? "6" : NULL,
          .high = topic == FRINGE_TOPIC_COLORS && test_random (2) ? "1,204" : NULL,
          .is_filled = is_filled,
        };
      }
  return n;
}

static void
test_legend (void)
{
  for (int i = 0; i < N_CASES; i++)
    {
      const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_LIGHT);
      double width_max = 20 + test_random (SIDE - 2 * AROUND - 20);
      FringeLegendEntry entries[FRINGE_N_TOPICS];
      FringeRect place = { .x = AROUND, .y = AROUND };
      int n = random_entries (entries);
      Canvas canvas;

      if (n == 0)
        continue;
      canvas_init (&canvas);
      fringe_draw_legend_measure (theme, entries, n, width_max, &place.width, &place.height);
      fringe_draw_legend (&canvas.pen.pen, theme, entries, n, place.x, place.y, width_max);
      assert_drawn_inside (&canvas, &place);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw-inside/a chart of lines stays in its place", test_lines);
  g_test_add_func ("/draw-inside/a chart of bars stays in its place", test_bars);
  g_test_add_func ("/draw-inside/a legend is as large as it was measured", test_legend);
  return g_test_run ();
}
