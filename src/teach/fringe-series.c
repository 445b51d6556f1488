/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-series.h"

#include "fringe-branching.h"
#include "fringe-event.h"
#include "fringe-titles.h"

/**
 * FringeSeries:
 * @n_steps: steps that were read
 * @width: steps for each point, a power of two
 * @open: nodes on the frontier after them
 * @expanded: nodes expanded in them
 * @points: (element-type FringeSeriesPoint): by kind
 * @layers: (element-type FringeLayer): by ascending f; some may have no node any more
 * @layers_step: the step that @layers are of
 * @layered: the part of the search by whose values they are: that of fringe_search_at()
 * @shown: (element-type FringeLayer): those with a node
 */
struct _FringeSeries
{
  const FringeSearch *search;
  guint n_points_max;
  uint32_t n_steps;
  uint32_t width;
  uint32_t open;
  uint32_t expanded;
  GArray *points[FRINGE_N_SERIES];
  GArray *layers;
  uint32_t layers_step;
  const FringeSearch *layered;
  GArray *shown;
};

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
      return fringe_algorithm_has_frontier (rules->algorithm);
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
fringe_series_new (const FringeSearch *search, guint n_points_max)
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

/* Joins @next, which follows @point, to it. */
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

/* Returns: how many nodes are on the frontier after the step. They are counted on from the step before, as a walk for
 * each step would take too long. */
static uint32_t
count_open (const FringeSeries *series, uint32_t step)
{
  const FringeSearch *search = series->search;
  uint32_t first = fringe_search_n_nodes_at (search, step - 1), end = fringe_search_n_nodes_at (search, step);
  uint32_t open = series->open - 1 + (end - first);

  if (!fringe_search_has_frontier (search))
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

/* Returns: what fringe_branching_at() would, from the nodes counted so far */
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

/* The layers at one step are those at the next but for what that step did, so going back takes off again what it
 * counted. Where a search was forked all nodes get other values, so they are counted anew. */

static FringeLayer *
find_layer (FringeSeries *series, double f)
{
  guint low = 0, high = series->layers->len;
  FringeLayer layer = { f, 0, 0, 0 };

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (series->layers, FringeLayer, middle).f < f)
        low = middle + 1;
      else
        high = middle;
    }
  if (low == series->layers->len || g_array_index (series->layers, FringeLayer, low).f != f)
    g_array_insert_val (series->layers, low, layer);
  return &g_array_index (series->layers, FringeLayer, low);
}

/* Counts what @step did, or with @sign -1 takes it off. */
static void
count_step (FringeSeries *series, uint32_t step, int sign)
{
  const FringeSearch *search = series->layered;
  uint32_t end = fringe_search_n_nodes_at (search, step), removed = fringe_search_removed (search, step);
  FringeLayer *layer;

  for (uint32_t id = fringe_search_n_nodes_at (search, step - 1); id < end; id++)
    if (fringe_search_parent (search, id) != FRINGE_NO_NODE)
      find_layer (series, fringe_layer_key_of_node (search, id))->generated += (uint32_t) sign;
  if (fringe_search_state_at (search, removed, step) != FRINGE_NODE_EXPANDED)
    return;
  layer = find_layer (series, fringe_layer_key_of_node (search, removed));
  layer->expanded += (uint32_t) sign;
  if (layer->expanded == 0)
    layer->first_step = 0;
  else if (layer->first_step == 0)
    layer->first_step = step;
}

static void
begin_layers (FringeSeries *series, const FringeSearch *search)
{
  series->layered = search;
  series->layers_step = 0;
  g_array_set_size (series->layers, 0);
}

const FringeLayer *
fringe_series_layers (FringeSeries *series, uint32_t step, guint *n_layers)
{
  step = MIN (step, series->n_steps);
  if (series->layered != fringe_search_at (series->search, step))
    begin_layers (series, fringe_search_at (series->search, step));
  while (series->layers_step < step)
    count_step (series, ++series->layers_step, 1);
  while (series->layers_step > step)
    count_step (series, series->layers_step--, -1);

  g_array_set_size (series->shown, 0);
  for (guint i = 0; i < series->layers->len; i++)
    {
      const FringeLayer *layer = &g_array_index (series->layers, FringeLayer, i);

      if (layer->generated > 0 || layer->expanded > 0)
        g_array_append_vals (series->shown, layer, 1);
    }
  *n_layers = series->shown->len;
  return (const FringeLayer *) (gpointer) series->shown->data;
}
