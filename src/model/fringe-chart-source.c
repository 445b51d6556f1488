/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-source.h"

#include "fringe-branching.h"
#include "fringe-series.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>
#include <math.h>

/* A chart keeps at most so many points, which is more than it is wide in pixels on a wide screen. */
#define POINTS_MAX 2048
#define LINES_MAX 3

struct _FringeChartSource
{
  const FringeSearch *search;
  FringeSeries *series;
  FringeChartLine lines[LINES_MAX];
  GArray *points[LINES_MAX];
  GArray *bars;
  FringeChart chart;
};

gboolean
fringe_chart_is_used (const FringeRules *rules, FringeChartKind kind)
{
  switch (kind)
    {
    case FRINGE_CHART_FRONTIER:
      return fringe_series_is_used (rules, FRINGE_SERIES_OPEN);
    case FRINGE_CHART_ITERATIONS:
      return fringe_algorithm_deepens (rules->algorithm);
    case FRINGE_CHART_VALUES:
    case FRINGE_CHART_LAYERS:
    case FRINGE_CHART_BRANCHING:
    case FRINGE_N_CHARTS:
    default:
      return TRUE;
    }
}

static const char *
layers_title (const FringeRules *rules)
{
  if (!fringe_rules_use_heuristic (rules))
    return _ ("Nodes of each depth");
  return rules->algorithm == FRINGE_ALGORITHM_GREEDY ? _ ("Nodes of each h") : _ ("Nodes of each f");
}

const char *
fringe_chart_title (const FringeRules *rules, FringeChartKind kind)
{
  switch (kind)
    {
    case FRINGE_CHART_FRONTIER:
      return _ ("Size of the frontier");
    case FRINGE_CHART_LAYERS:
      return layers_title (rules);
    case FRINGE_CHART_ITERATIONS:
      return _ ("Nodes of each iteration");
    case FRINGE_CHART_BRANCHING:
      return _ ("Branching");
    case FRINGE_CHART_VALUES:
    case FRINGE_N_CHARTS:
    default:
      if (!fringe_rules_use_heuristic (rules))
        return _ ("Depth of each step’s node");
      return rules->algorithm == FRINGE_ALGORITHM_GREEDY ? _ ("g and h of each step’s node")
                                                         : _ ("f, g and h of each step’s node");
    }
}

FringeChartSource *
fringe_chart_source_new (const FringeSearch *search)
{
  FringeChartSource *source = g_new0 (FringeChartSource, 1);

  source->search = search;
  source->series = fringe_series_new (search, POINTS_MAX);
  for (int i = 0; i < LINES_MAX; i++)
    source->points[i] = g_array_new (FALSE, FALSE, sizeof (FringeChartPoint));
  source->bars = g_array_new (FALSE, FALSE, sizeof (FringeChartBar));
  return source;
}

void
fringe_chart_source_free (FringeChartSource *source)
{
  if (source == NULL)
    return;
  for (int i = 0; i < LINES_MAX; i++)
    g_array_unref (source->points[i]);
  g_array_unref (source->bars);
  fringe_series_free (source->series);
  g_free (source);
}

gboolean
fringe_chart_source_read (FringeChartSource *source, guint n_steps_max)
{
  return fringe_series_read (source->series, n_steps_max);
}

static guint
n_read (FringeChartSource *source)
{
  return fringe_series_n_steps (source->series);
}

static void
add_line (FringeChartSource *source, FringeSeriesKind kind, const char *label, FringeChartLook look, guint step)
{
  int i = source->chart.n_lines++;
  guint n;
  const FringeSeriesPoint *points = fringe_series_points (source->series, kind, &n);

  g_array_set_size (source->points[i], 0);
  for (guint k = 0; k < n; k++)
    {
      FringeChartPoint point
          = { points[k].first, points[k].last, points[k].min, points[k].max, points[k].min_step, points[k].max_step };

      /* An infinite value has words, but no place in the picture. */
      if (isfinite (point.max))
        g_array_append_val (source->points[i], point);
    }
  source->lines[i] = (FringeChartLine) {
    .label = label,
    .look = look,
    .is_area = kind == FRINGE_SERIES_OPEN,
    .value = step >= 1 && step <= n_read (source) ? fringe_series_value (source->search, kind, step) : NAN,
    .points = (const FringeChartPoint *) (gpointer) source->points[i]->data,
    .n_points = (int) source->points[i]->len,
  };
}

static void
add_values (FringeChartSource *source, guint step)
{
  const FringeRules *rules = fringe_search_rules (source->search);

  if (fringe_series_is_used (rules, FRINGE_SERIES_F))
    /* Translators: the priority of a node; a symbol of the literature. So g, the cost of the path to it, and h, the
     * estimate of what remains. */
    add_line (source, FRINGE_SERIES_F, _ ("f"), FRINGE_CHART_SOLID, step);
  add_line (source, FRINGE_SERIES_G, _ ("g"), FRINGE_CHART_DASHED, step);
  if (fringe_series_is_used (rules, FRINGE_SERIES_H))
    add_line (source, FRINGE_SERIES_H, _ ("h"), FRINGE_CHART_DOTTED, step);
}

static void
add_branching (FringeChartSource *source, guint step)
{
  FringeBranching branching = fringe_branching_at (source->search, n_read (source));

  add_line (source, FRINGE_SERIES_BRANCHING, _ ("Generated for each expanded"), FRINGE_CHART_SOLID, step);
  source->chart.is_whole = FALSE;
  if (branching.effective >= 0)
    {
      source->chart.level = branching.effective;
      source->chart.level_label = _ ("Branching b*");
    }
}

static double
layer_key (FringeChartSource *source, guint step)
{
  const FringeRules *rules = fringe_search_rules (source->search);
  guint id = fringe_search_removed (source->search, step);

  if (!fringe_rules_use_heuristic (rules))
    return fringe_search_g (source->search, id);
  if (rules->algorithm == FRINGE_ALGORITHM_GREEDY)
    return fringe_search_h (source->search, id);
  return fringe_search_f (source->search, id);
}

static void
add_layers (FringeChartSource *source, guint step)
{
  const FringeRules *rules = fringe_search_rules (source->search);
  guint n;
  const FringeLayer *layers = fringe_series_layers (source->series, n_read (source), &n);
  gboolean has_cursor = step >= 1 && step <= n_read (source);

  for (guint i = 0; i < n; i++)
    {
      FringeChartBar bar = { layers[i].f, layers[i].generated, layers[i].expanded,
                             layers[i].first_step > 0 ? layers[i].first_step : FRINGE_CHART_NO_STEP };

      if (has_cursor && layers[i].f == layer_key (source, step))
        source->chart.cursor = i;
      g_array_append_val (source->bars, bar);
    }
  if (!fringe_rules_use_heuristic (rules))
    source->chart.x_title = _ ("g");
  else
    source->chart.x_title = rules->algorithm == FRINGE_ALGORITHM_GREEDY ? _ ("h") : _ ("f");
}

static void
add_iterations (FringeChartSource *source, guint step)
{
  guint read = n_read (source), n = fringe_search_n_iterations_at (source->search, read);

  for (guint i = 0; i < n; i++)
    {
      FringeIteration iteration = fringe_search_iteration_at (source->search, i, read);
      FringeChartBar bar = { iteration.bound, (double) iteration.generated, (double) iteration.expanded,
                             fringe_search_root (source->search, i) + 1 };

      if (step >= bar.step && step <= read)
        source->chart.cursor = i;
      g_array_append_val (source->bars, bar);
    }
  /* Translators: the largest f that an iteration of IDA* does not cut */
  source->chart.x_title = _ ("Bound");
}

const FringeChart *
fringe_chart_source_get (FringeChartSource *source, FringeChartKind kind, guint step)
{
  FringeChart *chart = &source->chart;
  gboolean has_bars = kind == FRINGE_CHART_LAYERS || kind == FRINGE_CHART_ITERATIONS;

  *chart = (FringeChart) { .lines = source->lines,
                           .total_label = _ ("Generated"),
                           .part_label = C_ ("count", "Expanded"),
                           .x_title = _ ("Step"),
                           .n_steps = n_read (source),
                           .is_whole = TRUE,
                           .level = NAN,
                           .cursor = has_bars ? -1 : (gint64) step };
  g_array_set_size (source->bars, 0);
  if (kind == FRINGE_CHART_LAYERS)
    add_layers (source, step);
  else if (kind == FRINGE_CHART_ITERATIONS)
    add_iterations (source, step);
  else if (kind == FRINGE_CHART_FRONTIER)
    add_line (source, FRINGE_SERIES_OPEN, _ ("Nodes on the frontier"), FRINGE_CHART_SOLID, step);
  else if (kind == FRINGE_CHART_BRANCHING)
    add_branching (source, step);
  else
    add_values (source, step);
  chart->bars = (const FringeChartBar *) (gpointer) source->bars->data;
  chart->n_bars = (int) source->bars->len;
  return chart;
}

static void
describe_value (GString *lines, const char *label, double value)
{
  g_autofree char *text = NULL;

  if (isnan (value))
    return;
  text = fringe_value_text (value);
  g_string_append_printf (lines, lines->len > 0 ? "\n%s %s" : "%s %s", label, text);
}

char *
fringe_chart_describe (const FringeChart *chart)
{
  GString *lines = g_string_new (NULL);

  for (int i = 0; i < chart->n_lines; i++)
    describe_value (lines, chart->lines[i].label, chart->lines[i].value);
  if (chart->n_lines == 0 && chart->cursor >= 0 && chart->cursor < chart->n_bars)
    {
      describe_value (lines, chart->total_label, chart->bars[chart->cursor].total);
      describe_value (lines, chart->part_label, chart->bars[chart->cursor].part);
    }
  describe_value (lines, chart->level_label, chart->level);
  return g_string_free (lines, FALSE);
}
