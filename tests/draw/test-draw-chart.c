/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"
#include "fringe-draw-chart.h"
#include "recording-pen.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

#define N_LINES 3
#define POINTS_MAX 600
#define BARS_MAX 400

/* A chart with something on it. */
typedef struct
{
  FringeChart chart;
  FringeChartLine lines[N_LINES];
  FringeChartPoint points[N_LINES][POINTS_MAX];
  FringeChartBar bars[BARS_MAX];
  FringeRect rect;
} Sample;

static const FringeTheme *
theme (void)
{
  return fringe_theme_get (FRINGE_THEME_PRINT);
}

static FringeRect
random_rect (void)
{
  return (FringeRect) { g_test_rand_double_range (0, 50), g_test_rand_double_range (0, 50),
                        g_test_rand_double_range (240, 1200), g_test_rand_double_range (160, 800) };
}

static void
fill_line (Sample *sample, int line, int n_points, uint32_t width)
{
  static const char *const labels[N_LINES] = { "f", "g", "h" };
  double most = pow (10, g_test_rand_double_range (0, 6));

  for (int i = 0; i < n_points; i++)
    {
      double a = floor (g_test_rand_double_range (0, most)), b = floor (g_test_rand_double_range (0, most));
      uint32_t first = (uint32_t) i * width + 1;

      sample->points[line][i]
          = (FringeChartPoint) { first, first + width - 1, MIN (a, b), MAX (a, b), first, first + width - 1 };
      if (width == 1)
        sample->points[line][i].min = sample->points[line][i].max;
    }
  sample->lines[line]
      = (FringeChartLine) { labels[line], (FringeChartLook) line, FALSE, NAN, sample->points[line], n_points };
}

static void
lines_init (Sample *sample, int n_points, uint32_t width)
{
  sample->rect = random_rect ();
  for (int i = 0; i < N_LINES; i++)
    fill_line (sample, i, n_points, width);
  sample->chart = (FringeChart) { .lines = sample->lines,
                                  .n_lines = N_LINES,
                                  .x_title = "Step",
                                  .n_steps = (uint32_t) n_points * width,
                                  .is_whole = TRUE,
                                  .level = NAN,
                                  .cursor = -1 };
}

static void
bars_init (Sample *sample, int n_bars)
{
  sample->rect = random_rect ();
  for (int i = 0; i < n_bars; i++)
    sample->bars[i] = (FringeChartBar) { 10 + 2 * i, 1 + test_random (100000), test_random (1000), (uint32_t) i + 7 };
  sample->chart = (FringeChart) { .bars = sample->bars,
                                  .n_bars = n_bars,
                                  .total_label = "Generated",
                                  .part_label = "Expanded",
                                  .x_title = "f",
                                  .is_whole = TRUE,
                                  .level = NAN,
                                  .cursor = -1 };
}

static void
draw (TestRecordingPen *pen, const Sample *sample)
{
  test_recording_pen_init (pen);
  fringe_draw_chart (&pen->pen, theme (), &sample->chart, &sample->rect);
}

static gboolean
is_in (const TestRecordingPen *pen, guint shape, const char *kind)
{
  return test_recording_pen_is_in (pen, test_recording_pen_shape (pen, shape)->group, kind);
}

/* What all shapes of a kind of group cover, without their lines. */
static FringeRect
cover (const TestRecordingPen *pen, const char *kind, TestShapeKind shape_kind)
{
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;

  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (!is_in (pen, i, kind) || shape->kind != shape_kind)
        continue;
      left = MIN (left, shape->box.x);
      top = MIN (top, shape->box.y);
      right = MAX (right, shape->box.x + shape->box.width);
      bottom = MAX (bottom, shape->box.y + shape->box.height);
    }
  return (FringeRect) { left, top, right - left, bottom - top };
}

static void
test_tick_steps (void)
{
  for (int i = 0; i < 20000; i++)
    {
      double end = pow (10, g_test_rand_double_range (-3, 9)), step, leading;
      int n_max = 1 + test_random (12);
      gboolean is_whole = test_random (2);

      step = fringe_tick_step (end, n_max, is_whole);
      leading = step / pow (10, floor (log10 (step) + 1e-9));
      g_assert_true (fabs (leading - 1) < 1e-9 || fabs (leading - 2) < 1e-9 || fabs (leading - 5) < 1e-9);
      g_assert_cmpfloat (step * n_max, >=, end * (1 - 1e-6));
      if (is_whole)
        g_assert_cmpfloat (step, >=, 1);
      /* The next smaller one would be too many. */
      if (!is_whole || step > 1)
        g_assert_cmpfloat (step * n_max * (leading > 4 ? 0.4 : 0.5), <, end * (1 + 1e-6));
    }
}

static void
test_tick_texts (void)
{
  static const struct
  {
    double value, step;
    const char *text;
  } cases[] = { { 0, 1, "0" }, { 1.5, 0.5, "1.5" }, { 0.02, 0.02, "0.02" }, { 120, 20, "120" }, { 2, 0.5, "2.0" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      char text[FRINGE_TICK_TEXT_MAX];

      fringe_tick_print (text, cases[i].value, cases[i].step);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
assert_labels_apart (const TestRecordingPen *pen, const FringeRect *rect)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);
      FringeRect extents = test_shape_extents (shape);

      if (!test_rect_holds (rect, &extents, 8))
        g_error ("shape %d “%s” at %g, %g, %g x %g sticks out", shape->kind, shape->text, shape->box.x, shape->box.y,
                 shape->box.width, shape->box.height);
      for (guint k = 0; shape->kind == TEST_TEXT && k < i; k++)
        {
          const TestShape *other = test_recording_pen_shape (pen, k);

          if (other->kind == TEST_TEXT && test_rects_overlap (&shape->box, &other->box))
            g_error ("“%s” overlaps “%s”", shape->text, other->text);
        }
    }
}

static void
test_labels (void)
{
  g_autofree Sample *sample = g_new0 (Sample, 1);

  for (int i = 0; i < 600; i++)
    {
      g_auto (TestRecordingPen) pen = { 0 };

      if (test_random (2) == 0)
        lines_init (sample, test_random (POINTS_MAX + 1), (uint32_t) (1 + test_random (3) * test_random (3000)));
      else
        bars_init (sample, test_random (BARS_MAX + 1));
      sample->chart.cursor = test_random ((int) sample->chart.n_steps + sample->chart.n_bars + 2) - 1;
      for (int k = 0; k < N_LINES && sample->chart.n_lines > 0; k++)
        sample->lines[k].value = test_random (2) == 0 ? NAN : sample->points[k][0].max;
      g_test_message ("%d lines, %u steps, %d bars, cursor %d, %g x %g", sample->chart.n_lines, sample->chart.n_steps,
                      sample->chart.n_bars, (int) sample->chart.cursor, sample->rect.width, sample->rect.height);
      draw (&pen, sample);
      assert_labels_apart (&pen, &sample->rect);
    }
}

static const TestShape *
find_text (const TestRecordingPen *pen, const char *text, double x)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind == TEST_TEXT && fabs (shape->box.x - x) < 0.01 && g_str_equal (shape->text, text))
        return shape;
    }
  return NULL;
}

/* Every step has a cursor, the last one too; and of the labels only those give way that its own would meet. */
static void
test_cursor (void)
{
  g_autofree Sample *sample = g_new0 (Sample, 1);

  for (int i = 0; i < 300; i++)
    {
      g_auto (TestRecordingPen) without = { 0 }, with = { 0 };
      FringeRect badge;

      if (test_random (2) == 0)
        lines_init (sample, 1 + test_random (POINTS_MAX), (uint32_t) (1 + test_random (100)));
      else
        bars_init (sample, 1 + test_random (BARS_MAX));
      /* In a narrower chart the values at the cursor take a line of the legend more. */
      sample->rect.width = fmax (sample->rect.width, 320);
      draw (&without, sample);
      sample->chart.cursor = sample->chart.n_lines > 0 ? (int) sample->chart.n_steps : sample->chart.n_bars - 1;
      if (i % 3 > 0)
        sample->chart.cursor = test_random ((int) sample->chart.cursor + 1);
      draw (&with, sample);
      badge = cover (&with, "cursor", TEST_RECTANGLE);
      g_assert_cmpfloat (badge.width, >, 0);
      for (guint k = 0; k < test_recording_pen_n_shapes (&without); k++)
        {
          const TestShape *shape = test_recording_pen_shape (&without, k);
          gboolean is_label = is_in (&without, k, "steps") || is_in (&without, k, "keys");

          if (shape->kind == TEST_TEXT && is_label
              && (shape->box.x > badge.x + badge.width + 3 || shape->box.x + shape->box.width < badge.x - 3))
            g_assert_nonnull (find_text (&with, shape->text, shape->box.x));
        }
    }
}

static double
cursor_x (const Sample *sample)
{
  g_auto (TestRecordingPen) pen = { 0 };

  draw (&pen, sample);
  return cover (&pen, "cursor", TEST_POLYLINE).x;
}

/* Where a step's cursor is drawn this step is picked, where steps have pixels of their own. */
static void
test_pick_step (void)
{
  g_autofree Sample *sample = g_new0 (Sample, 1);

  for (int i = 0; i < 400; i++)
    {
      uint32_t picked;
      double x, pixels;

      lines_init (sample, 1 + test_random (POINTS_MAX), test_random (2) == 0 ? 1 : (uint32_t) (1 + test_random (2000)));
      sample->chart.cursor = test_random ((int) sample->chart.n_steps + 1);
      x = cursor_x (sample);
      /* Far below the axis, where no extreme is near. */
      picked = fringe_chart_pick (theme (), &sample->chart, &sample->rect, x, 1e6);
      pixels = sample->rect.width / 2 / sample->chart.n_steps;
      if (pixels >= 1)
        g_assert_cmpuint (picked, ==, sample->chart.cursor);
      else
        g_assert_cmpfloat (fabs ((double) picked - sample->chart.cursor) * pixels, <=, 1);
      g_assert_cmpuint (fringe_chart_pick (theme (), &sample->chart, &sample->rect, -1e9, 1e6), ==, 0);
      g_assert_cmpuint (fringe_chart_pick (theme (), &sample->chart, &sample->rect, 1e9, 1e6), ==,
                        sample->chart.n_steps);
    }
}

static void
spike_init (Sample *sample, uint32_t n_steps, uint32_t spike)
{
  uint32_t width = n_steps / POINTS_MAX;

  lines_init (sample, POINTS_MAX, width);
  sample->chart.n_lines = 1;
  for (int i = 0; i < POINTS_MAX; i++)
    {
      FringeChartPoint *point = &sample->points[0][i];

      point->min = point->max = 10;
      point->min_step = point->max_step = point->first;
      if (point->first <= spike && spike <= point->last)
        {
          point->max = 100;
          point->max_step = spike;
        }
    }
}

/* One step of many that is unlike the others is seen, and a click on it goes there. */
static void
test_spike (void)
{
  g_autofree Sample *sample = g_new0 (Sample, 1);

  for (int i = 0; i < 50; i++)
    {
      uint32_t spike = 1 + (uint32_t) test_random (599999);
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect line, axis;

      spike_init (sample, 600000, spike);
      draw (&pen, sample);
      line = cover (&pen, "line", TEST_POLYLINE);
      axis = cover (&pen, "axis", TEST_POLYLINE);
      g_assert_cmpfloat (fabs (line.y - axis.y), <, 0.01);
      sample->chart.cursor = spike;
      g_assert_cmpuint (fringe_chart_pick (theme (), &sample->chart, &sample->rect, cursor_x (sample) + 2, axis.y + 2),
                        ==, spike);
    }
}

static void
test_bars (void)
{
  g_autofree Sample *sample = g_new0 (Sample, 1);

  for (int i = 0; i < 200; i++)
    {
      g_auto (TestRecordingPen) pen = { 0 };
      int n = 1 + test_random (30), bar = 0;

      bars_init (sample, n);
      draw (&pen, sample);
      for (guint k = 0; k < test_recording_pen_n_shapes (&pen); k++)
        {
          const TestShape *shape = test_recording_pen_shape (&pen, k);

          /* The wide bars have an outline or the colour of their ground; the narrow ones neither. */
          if (!is_in (&pen, k, "bars") || shape->stroke.fill.r != theme ()->badge.r)
            continue;
          g_assert_cmpuint (fringe_chart_pick (theme (), &sample->chart, &sample->rect,
                                               shape->box.x + shape->box.width / 2, shape->box.y + 1),
                            ==, sample->bars[bar++].step);
        }
      g_assert_cmpint (bar, ==, n);
    }
}

static void
test_nothing (void)
{
  FringeRect rect = { 0, 0, 300, 200 };
  FringeChart bars = { .total_label = "Generated", .part_label = "Expanded", .level = NAN, .cursor = -1 };
  FringeChartLine line = { "f", FRINGE_CHART_SOLID, FALSE, NAN, NULL, 0 };
  FringeChart lines = { .lines = &line, .n_lines = 1, .level = NAN, .cursor = 0 };
  g_auto (TestRecordingPen) pen = { 0 };

  test_recording_pen_init (&pen);
  fringe_draw_chart (&pen.pen, theme (), &bars, &rect);
  fringe_draw_chart (&pen.pen, theme (), &lines, &rect);
  g_assert_cmpuint (fringe_chart_pick (theme (), &bars, &rect, 150, 100), ==, FRINGE_CHART_NO_STEP);
  g_assert_cmpuint (fringe_chart_pick (theme (), &lines, &rect, 150, 100), ==, 0);
}

/* Without colour too. */
static void
test_looks (void)
{
  g_autofree Sample *sample = g_new0 (Sample, 1);
  g_auto (TestRecordingPen) pen = { 0 };
  g_autoptr (GHashTable) dashes = g_hash_table_new (g_double_hash, g_double_equal);
  g_autoptr (GHashTable) shapes = g_hash_table_new (NULL, NULL);

  lines_init (sample, 10, 1);
  draw (&pen, sample);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      if (!is_in (&pen, i, "line"))
        continue;
      if (shape->kind == TEST_POLYLINE && shape->stroke.fill.a == 0)
        g_hash_table_add (dashes, (gpointer) &shape->stroke.dash);
      else
        g_hash_table_add (shapes, GINT_TO_POINTER (shape->kind + 1));
    }
  g_assert_cmpuint (g_hash_table_size (dashes), ==, N_LINES);
  g_assert_cmpuint (g_hash_table_size (shapes), ==, N_LINES);
}

/* On a scale of powers of ten equal ratios are equally far apart, and ticks stand at 1, 2 and 5 of each power, or at
 * the powers. */
static void
test_powers (void)
{
  for (int round = 0; round < 100; round++)
    {
      g_autofree Sample *sample = g_new0 (Sample, 1);
      double low = pow (10, g_test_rand_double_range (-2, 4)), apart = pow (10, g_test_rand_double_range (0.1, 2));
      FringePlot plot = { .chart = &sample->chart, .area = { 0, 0, 300, 300 } };

      lines_init (sample, 3, 1);
      sample->chart.n_lines = 1;
      sample->chart.is_log = TRUE;
      for (int i = 0; i < 3; i++)
        sample->points[0][i].min = sample->points[0][i].max = low * pow (apart, i);
      plot.largest = fringe_chart_largest (&sample->chart);
      fringe_plot_scale (&plot, 1 + test_random (20));
      g_assert_cmpfloat (plot.bottom, <=, low * (1 + 1e-9));
      g_assert_cmpfloat (plot.top, >=, plot.largest * (1 - 1e-9));
      g_assert_cmpfloat_with_epsilon (fringe_plot_y (&plot, low) - fringe_plot_y (&plot, low * apart),
                                      fringe_plot_y (&plot, low * apart) - fringe_plot_y (&plot, low * apart * apart),
                                      1e-6);
      for (int i = 0; i < fringe_plot_n_ticks (&plot); i++)
        {
          double tick = fringe_plot_tick (&plot, i), digit = tick / pow (10, floor (log10 (tick) + 1e-9));

          g_assert_cmpfloat (tick, <=, plot.top * (1 + 1e-9));
          g_assert_true (fabs (digit - 1) < 1e-9
                         || (plot.y_step < 1 && (fabs (digit - 2) < 1e-9 || fabs (digit - 5) < 1e-9)));
        }
    }
}

/* Colour and dashes come again, but not with the same shape. */
static void
test_all_looks (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int look = 0; look < FRINGE_N_CHART_LOOKS; look++)
    {
      FringePlot plot = { .theme = theme (), .size = 12 };
      g_auto (TestRecordingPen) pen = { 0 };
      const TestShape *shape;

      test_recording_pen_init (&pen);
      plot.pen = &pen.pen;
      fringe_plot_draw_shape (&plot, (FringeChartLook) look, 0, 0, 5);
      shape = test_recording_pen_shape (&pen, 0);
      g_hash_table_add (seen, g_strdup_printf ("%d %.2f %.2f %.2f %g", shape->kind, shape->box.y, shape->box.height,
                                               shape->stroke.fill.g,
                                               fringe_chart_stroke (&plot, (FringeChartLook) look).dash));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, FRINGE_N_CHART_LOOKS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/chart/ticks-stand-at-round-numbers", test_tick_steps);
  g_test_add_func ("/draw/chart/ticks-have-as-many-decimals-as-they-need", test_tick_texts);
  g_test_add_func ("/draw/chart/labels-never-overlap", test_labels);
  g_test_add_func ("/draw/chart/every-step-has-a-cursor-and-labels-beside-it-stay", test_cursor);
  g_test_add_func ("/draw/chart/a-step-is-picked-where-its-cursor-is-drawn", test_pick_step);
  g_test_add_func ("/draw/chart/one-step-of-many-is-seen-and-picked", test_spike);
  g_test_add_func ("/draw/chart/a-bar-is-picked-where-it-is-drawn", test_bars);
  g_test_add_func ("/draw/chart/a-search-without-steps-has-a-chart", test_nothing);
  g_test_add_func ("/draw/chart/lines-are-told-apart-without-colour", test_looks);
  g_test_add_func ("/draw/chart/powers-of-ten-are-equally-far-apart", test_powers);
  g_test_add_func ("/draw/chart/no-two-looks-are-alike", test_all_looks);
  return g_test_run ();
}
