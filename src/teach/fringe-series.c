/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-series-private.h"

#include <math.h>

/* Invariants: point i stands for the steps from i * width + 1 to (i + 1) * width, as far as they were read; `open` is
 * the frontier after the last of them. */

gboolean
fringe_series_is_used (const FringeRules *rules, FringeSeriesKind kind)
{
  switch (kind)
    {
    case FRINGE_SERIES_F:
      return fringe_rules_use_heuristic (rules) && rules->algorithm != FRINGE_ALGORITHM_GREEDY;
    case FRINGE_SERIES_H:
      return fringe_rules_use_heuristic (rules);
    case FRINGE_SERIES_OPEN:
      return rules->algorithm != FRINGE_ALGORITHM_IDASTAR;
    case FRINGE_SERIES_G:
    case FRINGE_SERIES_BRANCHING:
    case FRINGE_N_SERIES:
    default:
      return TRUE;
    }
}

double
fringe_series_value (const FringeSearch *search, FringeSeriesKind kind, uint32_t step)
{
  const FringeSearch *then = fringe_search_in_step (search, step);
  uint32_t id = fringe_search_removed (search, step);

  switch (kind)
    {
    case FRINGE_SERIES_F:
      return fringe_search_f (then, id);
    case FRINGE_SERIES_G:
      return fringe_search_g (then, id);
    case FRINGE_SERIES_H:
      return fringe_search_h (then, id);
    case FRINGE_SERIES_BRANCHING:
      return MAX (fringe_branching_at (search, step).mean, 0);
    case FRINGE_SERIES_OPEN:
    case FRINGE_N_SERIES:
    default:
      return fringe_search_counts_at (search, step).open;
    }
}

FringeSeries *
fringe_series_new_empty (const FringeSearch *search, guint n_points_max)
{
  FringeSeries *series = g_new0 (FringeSeries, 1);

  series->search = series->layered = search;
  series->n_points_max = MAX (n_points_max, 1);
  series->width = 1;
  series->open = 1;
  for (int kind = 0; kind < FRINGE_N_SERIES; kind++)
    series->points[kind] = g_array_new (FALSE, FALSE, sizeof (FringeSeriesPoint));
  series->layers = g_array_new (FALSE, FALSE, sizeof (FringeLayer));
  series->shown = g_array_new (FALSE, FALSE, sizeof (FringeLayer));
  return series;
}

FringeSeries *
fringe_series_new (const FringeSearch *search, guint n_points_max)
{
  FringeSeries *series = fringe_series_new_empty (search, n_points_max);

  fringe_series_update (series);
  return series;
}

void
fringe_series_free (FringeSeries *series)
{
  if (series == NULL)
    return;
  for (int kind = 0; kind < FRINGE_N_SERIES; kind++)
    g_array_unref (series->points[kind]);
  g_array_unref (series->layers);
  g_array_unref (series->shown);
  g_free (series);
}

static FringeSeriesPoint *
point_at (const FringeSeries *series, FringeSeriesKind kind, guint i)
{
  return &g_array_index (series->points[kind], FringeSeriesPoint, i);
}

/* @next follows @point. */
static void
join (FringeSeriesPoint *point, const FringeSeriesPoint *next)
{
  point->last = next->last;
  if (next->min < point->min)
    {
      point->min = next->min;
      point->min_step = next->min_step;
    }
  if (next->max > point->max)
    {
      point->max = next->max;
      point->max_step = next->max_step;
    }
}

static void
halve (FringeSeries *series, FringeSeriesKind kind)
{
  GArray *points = series->points[kind];
  guint n = 0;

  for (guint i = 0; i < points->len; i += 2, n++)
    {
      *point_at (series, kind, n) = *point_at (series, kind, i);
      if (i + 1 < points->len)
        join (point_at (series, kind, n), point_at (series, kind, i + 1));
    }
  g_array_set_size (points, n);
}

static void
add_value (FringeSeries *series, FringeSeriesKind kind, uint32_t step, double value)
{
  FringeSeriesPoint point = { step, step, value, value, step, step };
  guint i = (step - 1) / series->width;

  if (i < series->points[kind]->len)
    join (point_at (series, kind, i), &point);
  else
    g_array_append_val (series->points[kind], point);
}

/* What is on the frontier after the step: a counting walk for each step would take too long. */
static uint32_t
count_open (const FringeSeries *series, uint32_t step)
{
  const FringeSearch *search = series->search;
  uint32_t first = fringe_search_n_nodes_at (search, step - 1), end = fringe_search_n_nodes_at (search, step);
  uint32_t open = series->open - 1 + (end - first);

  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return 0;
  if (fringe_search_rules (search)->duplicates != FRINGE_DUPLICATES_BETTER_G)
    return open;
  for (uint32_t id = first; id < end; id++)
    {
      uint32_t older = fringe_search_supersedes (search, id);

      open -= older != FRINGE_NO_NODE && fringe_search_superseded_step (search, older) == step;
    }
  return open;
}

/* As fringe_branching_at() has it, from the nodes counted so far. */
static double
mean_branching (FringeSeries *series, uint32_t step)
{
  const FringeSearch *search = series->search;
  uint32_t removed = fringe_search_removed (search, step);
  uint32_t generated = fringe_search_n_nodes_at (search, step) - fringe_search_n_roots_at (search, step);

  series->expanded += fringe_search_state_at (search, removed, step) == FRINGE_NODE_EXPANDED;
  return series->expanded > 0 ? (double) generated / series->expanded : 0;
}

static void
read_step (FringeSeries *series, uint32_t step)
{
  if ((step - 1) / series->width >= series->n_points_max)
    {
      for (int kind = 0; kind < FRINGE_N_SERIES; kind++)
        halve (series, (FringeSeriesKind) kind);
      series->width *= 2;
    }
  series->open = count_open (series, step);
  for (int kind = 0; kind < FRINGE_SERIES_OPEN; kind++)
    add_value (series, (FringeSeriesKind) kind, step,
               fringe_series_value (series->search, (FringeSeriesKind) kind, step));
  add_value (series, FRINGE_SERIES_OPEN, step, series->open);
  add_value (series, FRINGE_SERIES_BRANCHING, step, mean_branching (series, step));
}

void
fringe_series_update (FringeSeries *series)
{
  fringe_series_read (series, UINT32_MAX);
}

gboolean
fringe_series_read (FringeSeries *series, uint32_t n_steps_max)
{
  uint32_t n_steps = fringe_search_n_steps (series->search);
  uint32_t end = n_steps - series->n_steps > n_steps_max ? series->n_steps + n_steps_max : n_steps;

  while (series->n_steps < end)
    read_step (series, ++series->n_steps);
  return end == n_steps;
}

uint32_t
fringe_series_n_steps (const FringeSeries *series)
{
  return series->n_steps;
}

const FringeSeriesPoint *
fringe_series_points (const FringeSeries *series, FringeSeriesKind kind, guint *n_points)
{
  *n_points = series->points[kind]->len;
  return (const FringeSeriesPoint *) (gpointer) series->points[kind]->data;
}

uint32_t
fringe_series_find_step (const FringeSeries *series, FringeSeriesKind kind, double step, double value)
{
  const FringeSeriesPoint *point;
  uint32_t nearest;

  if (series->n_steps == 0)
    return 0;
  nearest = (uint32_t) CLAMP (round (step), 1, series->n_steps);
  point = point_at (series, kind, (nearest - 1) / series->width);
  if (point->first == point->last)
    return point->first;
  return fabs (value - point->min) < fabs (value - point->max) ? point->min_step : point->max_step;
}
