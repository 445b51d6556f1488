/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-series-private.h"

/* The layers at one step are those at the next but for what that step did: going back is taking off again. Where a search
 * was forked all nodes get other values, so that they are counted anew. */

static double
layer_of (const FringeSearch *search, uint32_t id)
{
  const FringeRules *rules = fringe_search_rules (search);

  if (!fringe_rules_use_heuristic (rules))
    return fringe_search_g (search, id);
  if (rules->algorithm == FRINGE_ALGORITHM_GREEDY)
    return fringe_search_h (search, id);
  return fringe_search_f (search, id);
}

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
      find_layer (series, layer_of (search, id))->generated += (uint32_t) sign;
  if (fringe_search_state_at (search, removed, step) != FRINGE_NODE_EXPANDED)
    return;
  layer = find_layer (series, layer_of (search, removed));
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
