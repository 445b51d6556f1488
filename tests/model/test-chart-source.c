/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-source.h"

#include "fringe-series.h"
#include "test-boards.h"
#include "test-searches.h"

#include <math.h>

/* A search with some steps known, of any algorithm. */
static FringeSearch *
random_search (void)
{
  TestProblem problem = test_problem_random (3, 3, test_random (30));

  test_problem_tell (&problem);
  return test_search_run (&problem, (uint32_t) test_random (3000));
}

static void
assert_lines (const FringeChart *chart, const FringeSearch *search, guint step)
{
  for (int i = 0; i < chart->n_lines; i++)
    {
      uint32_t next = 1;

      for (int k = 0; k < chart->lines[i].n_points; k++)
        {
          g_assert_cmpuint (chart->lines[i].points[k].first, ==, next);
          next = chart->lines[i].points[k].last + 1;
        }
      g_assert_cmpuint (next, ==, fringe_search_n_steps (search) + 1);
      g_assert_cmpint (isfinite (chart->lines[i].value), ==, step > 0);
    }
}

static void
assert_bars (const FringeChart *chart, const FringeSearch *search, guint step)
{
  FringeCounts counts = fringe_search_counts_at (search, fringe_search_n_steps (search));
  double total = 0, part = 0;

  for (int i = 0; i < chart->n_bars; i++)
    {
      total += chart->bars[i].total;
      part += chart->bars[i].part;
      if (i > 0)
        g_assert_cmpfloat (chart->bars[i].key, >, chart->bars[i - 1].key);
      if (chart->bars[i].step != FRINGE_CHART_NO_STEP)
        g_assert_cmpuint (chart->bars[i].step, <=, fringe_search_n_steps (search));
    }
  g_assert_cmpfloat (total, ==, counts.generated);
  g_assert_cmpfloat (part, ==, counts.expanded);
  /* A goal's layer may have no bar: it is its root's, and nothing is generated in it. */
  g_assert_cmpint (chart->cursor, <, chart->n_bars);
  g_assert_true (step > 0 || chart->cursor == -1);
}

static void
test_charts (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (FringeSearch) search = random_search ();
      g_autoptr (FringeChartSource) source = fringe_chart_source_new (search);
      guint n_steps = fringe_search_n_steps (search), step = (guint) test_random ((int) n_steps + 1);

      while (!fringe_chart_source_read (source, 100))
        ;
      for (int kind = 0; kind < FRINGE_N_CHARTS; kind++)
        {
          const FringeChart *chart;

          if (!fringe_chart_is_used (fringe_search_rules (search), (FringeChartKind) kind))
            continue;
          chart = fringe_chart_source_get (source, (FringeChartKind) kind, step);
          g_assert_nonnull (fringe_chart_title (fringe_search_rules (search), (FringeChartKind) kind));
          g_assert_cmpuint (chart->n_steps, ==, n_steps);
          if (chart->n_lines > 0)
            assert_lines (chart, search, step);
          else
            assert_bars (chart, search, step);
        }
    }
}

/* Whatever is not read yet is not shown, and nothing of it is asked for. */
static void
test_unread (void)
{
  for (int i = 0; i < 50; i++)
    {
      g_autoptr (FringeSearch) search = random_search ();
      g_autoptr (FringeChartSource) source = fringe_chart_source_new (search);
      guint n_steps = fringe_search_n_steps (search);

      for (int kind = 0; kind < FRINGE_N_CHARTS; kind++)
        if (fringe_chart_is_used (fringe_search_rules (search), (FringeChartKind) kind))
          {
            const FringeChart *chart = fringe_chart_source_get (source, (FringeChartKind) kind, n_steps);

            g_assert_cmpuint (chart->n_steps, ==, 0);
            g_assert_cmpint (chart->n_bars, ==, 0);
          }
    }
}

static void
test_description (void)
{
  TestProblem problem = { .start = test_board ("1 2 7 6 0 8 4 3 5"),
                          .goal = test_board ("1 2 0 4 8 7 3 6 5"),
                          .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = test_search_run (&problem, 1000);
  g_autoptr (FringeChartSource) source = fringe_chart_source_new (search);
  g_autofree char *values = NULL, *layers = NULL, *nothing = NULL;

  fringe_chart_source_read (source, G_MAXUINT);
  values = fringe_chart_describe (fringe_chart_source_get (source, FRINGE_CHART_VALUES, 4));
  g_assert_cmpstr (values, ==, "f 6\ng 2\nh 4");
  layers = fringe_chart_describe (fringe_chart_source_get (source, FRINGE_CHART_LAYERS, 4));
  g_assert_cmpstr (layers, ==, "Generated 8\nExpanded 8");
  nothing = fringe_chart_describe (fringe_chart_source_get (source, FRINGE_CHART_VALUES, 0));
  g_assert_cmpstr (nothing, ==, "");
}

/* By the perfect heuristic, where the goal is out of reach: f and h have words and no line, g has its line. */
static void
test_infinite (void)
{
  TestProblem problem = { fringe_board_standard_goal (2, 3), fringe_board_standard_goal (2, 3),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeChartSource) source = NULL;
  const FringeChart *chart;
  guint n_without = 0;

  problem.start.cells[0] = 2;
  problem.start.cells[1] = 1;
  problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  search = test_search_run (&problem, 100);
  source = fringe_chart_source_new (search);
  g_assert_true (fringe_chart_source_read (source, UINT_MAX));
  chart = fringe_chart_source_get (source, FRINGE_CHART_VALUES, 5);
  g_assert_cmpint (chart->n_lines, ==, 3);
  for (int i = 0; i < chart->n_lines; i++)
    {
      n_without += chart->lines[i].n_points == 0;
      g_assert_cmpint (isinf (chart->lines[i].value), ==, chart->lines[i].n_points == 0);
      for (int k = 0; k < chart->lines[i].n_points; k++)
        g_assert_true (isfinite (chart->lines[i].points[k].max));
    }
  g_assert_cmpuint (n_without, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chart-source/charts-are-of-all-steps-and-counts", test_charts);
  g_test_add_func ("/chart-source/what-was-not-read-is-not-shown", test_unread);
  g_test_add_func ("/chart-source/a-chart-has-words", test_description);
  g_test_add_func ("/chart-source/what-is-infinite-has-no-line", test_infinite);
  return g_test_run ();
}
