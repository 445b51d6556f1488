/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layers.h"

#include <math.h>

struct _FringeLayers
{
  GArray *begins; /* of guint, ascending */
  guint n_steps;  /* taken in */
  double largest; /* key of the nodes removed in them */
};

FringeLayers *
fringe_layers_new (void)
{
  FringeLayers *layers = g_new (FringeLayers, 1);

  *layers = (FringeLayers) { g_array_new (FALSE, FALSE, sizeof (guint)), 0, -INFINITY };
  return layers;
}

void
fringe_layers_free (FringeLayers *layers)
{
  if (layers == NULL)
    return;
  g_array_unref (layers->begins);
  g_free (layers);
}

double
fringe_layer_key (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step);

  search = fringe_search_in_step (search, step);
  switch (fringe_search_rules (search)->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return fringe_search_g (search, id);
    case FRINGE_ALGORITHM_IDASTAR:
      return fringe_search_iteration_at (search, fringe_search_root_of (search, id), step).bound;
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_GREEDY:
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return fringe_search_priority (search, id);
    }
}

static void
take_in (FringeLayers *layers, const FringeSearch *search, guint step)
{
  double key = fringe_layer_key (search, step);

  if (fringe_search_fork_step (fringe_search_in_step (search, step)) == step - 1)
    layers->largest = -INFINITY;
  if (key <= layers->largest)
    return;
  layers->largest = key;
  g_array_append_val (layers->begins, step);
}

/* The roots of IDA* are known without looking at each node. */
static void
take_in_iterations (FringeLayers *layers, const FringeSearch *search, guint n_steps)
{
  guint n = fringe_search_n_iterations_at (search, n_steps);

  while (layers->begins->len < n)
    {
      guint step = fringe_search_root (search, layers->begins->len) + 1;

      g_array_append_val (layers->begins, step);
    }
}

void
fringe_layers_update (FringeLayers *layers, const FringeSearch *search)
{
  guint n_steps = fringe_search_n_steps (search);

  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    take_in_iterations (layers, search, n_steps);
  else
    for (guint step = layers->n_steps + 1; step <= n_steps; step++)
      take_in (layers, search, step);
  layers->n_steps = n_steps;
}

guint
fringe_layers_n (const FringeLayers *layers)
{
  return layers->begins->len;
}

guint
fringe_layers_begin (const FringeLayers *layers, guint i)
{
  return g_array_index (layers->begins, guint, i);
}

guint
fringe_layers_n_at (const FringeLayers *layers, guint step)
{
  guint low = 0, high = layers->begins->len;

  if (high > 0 && step >= fringe_layers_begin (layers, high - 1))
    return high;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (fringe_layers_begin (layers, middle) <= step)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

gboolean
fringe_layers_begins (const FringeLayers *layers, guint step)
{
  guint n = fringe_layers_n_at (layers, step);

  return n > 0 && fringe_layers_begin (layers, n - 1) == step;
}
