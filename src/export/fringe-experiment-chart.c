/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-chart.h"

#include <glib/gi18n-lib.h>
#include <math.h>

struct _FringeExperimentChart
{
  FringeChart chart;
  FringeChartLine lines[FRINGE_EXPERIMENT_CHART_METHODS_MAX];
  char *labels[FRINGE_EXPERIMENT_CHART_METHODS_MAX];
  GArray *points[FRINGE_EXPERIMENT_CHART_METHODS_MAX];
};

/* A mean of 0 has no place on a scale of powers of ten. */
static GArray *
points_of (const GArray *rows, guint method)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (FringeChartPoint));

  for (guint i = 0; i < rows->len; i++)
    {
      const FringeExperimentRow *row = &g_array_index (rows, FringeExperimentRow, i);
      FringeChartPoint point = { row->depth, row->depth, row->mean, row->mean, row->depth, row->depth };

      if (row->method == method && isfinite (row->mean) && row->mean > 0)
        g_array_append_val (points, point);
    }
  return points;
}

FringeExperimentChart *
fringe_experiment_chart_new (const FringeExperiment *experiment, const GArray *rows)
{
  FringeExperimentChart *chart = g_new0 (FringeExperimentChart, 1);
  int n = (int) MIN (experiment->n_methods, FRINGE_EXPERIMENT_CHART_METHODS_MAX);

  for (int i = 0; i < n; i++)
    {
      chart->points[i] = points_of (rows, (guint) i);
      chart->labels[i] = fringe_experiment_method_title (experiment->methods, experiment->n_methods, (guint) i);
      chart->lines[i] = (FringeChartLine) { .label = chart->labels[i],
                                            .look = (FringeChartLook) i,
                                            .value = NAN,
                                            .points = (const FringeChartPoint *) (gconstpointer) chart->points[i]->data,
                                            .n_points = (int) chart->points[i]->len };
    }
  chart->chart = (FringeChart) { .lines = chart->lines,
                                 .n_lines = n,
                                 .x_title = _ ("Moves to the goal"),
                                 .n_steps = experiment->depths[experiment->n_depths - 1],
                                 .is_log = true,
                                 .level = NAN,
                                 .cursor = -1 };
  return chart;
}

void
fringe_experiment_chart_free (FringeExperimentChart *chart)
{
  for (int i = 0; i < chart->chart.n_lines; i++)
    {
      g_free (chart->labels[i]);
      g_array_unref (chart->points[i]);
    }
  g_free (chart);
}

const FringeChart *
fringe_experiment_chart_get (const FringeExperimentChart *chart)
{
  return &chart->chart;
}
