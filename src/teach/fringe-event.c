/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-event.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

struct _FringeLayers
{
  GArray *begins; /* of guint, ascending */
  guint n_steps;  /* steps taken in */
  double largest; /* the largest key removed in them */
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
fringe_layer_key_of_node (const FringeSearch *search, guint id)
{
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  if (algorithm == FRINGE_ALGORITHM_BFS || algorithm == FRINGE_ALGORITHM_DFS)
    return fringe_search_g (search, id);
  return fringe_search_priority (search, id);
}

double
fringe_layer_key (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step);

  search = fringe_search_in_step (search, step);
  if (fringe_search_is_idastar (search))
    return fringe_search_iteration_at (search, fringe_search_root_of (search, id), step).bound;
  return fringe_layer_key_of_node (search, id);
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

/* Each root of IDA* begins a layer, and the roots are known without looking at every node. */
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

  if (fringe_search_is_idastar (search))
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

char *
fringe_layer_text (const FringeSearch *search, guint step)
{
  g_autofree char *value = fringe_value_text (fringe_layer_key (search, step));

  switch (fringe_search_rules (fringe_search_in_step (search, step))->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      /* Translators: a stretch of the timeline, in which all nodes have this depth */
      return g_strdup_printf (_ ("depth %s"), value);
    case FRINGE_ALGORITHM_UCS:
      return g_strdup_printf ("g\u00a0=\u00a0%s", value);
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup_printf ("h\u00a0=\u00a0%s", value);
    case FRINGE_ALGORITHM_IDS:
      return g_strdup_printf ("g\u00a0≤\u00a0%s", value);
    case FRINGE_ALGORITHM_IDASTAR:
      return g_strdup_printf ("f\u00a0≤\u00a0%s", value);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup_printf ("f\u00a0=\u00a0%s", value);
    }
}

gboolean
fringe_step_ties (const FringeSearch *search, guint step)
{
  const FringeSearch *part = fringe_search_in_step (search, step);
  guint removed = fringe_search_removed (search, step), id;
  double priority;

  if (step == 0 || !fringe_rules_use_ties (fringe_search_rules (part)) || fringe_search_is_idastar (part))
    return FALSE;
  priority = fringe_search_priority (part, removed);
  id = fringe_search_next_with_priority (part, 0, step - 1, priority);
  if (id == removed)
    id = fringe_search_next_with_priority (part, removed + 1, step - 1, priority);
  return id != FRINGE_NO_NODE;
}

gboolean
fringe_event_can_happen (FringeEvent event, const FringeRules *rules)
{
  if (event == FRINGE_EVENT_LAYER)
    return TRUE;
  if (!fringe_rules_use_duplicates (rules))
    return FALSE;
  if (event == FRINGE_EVENT_DUPLICATE)
    return rules->duplicates != FRINGE_DUPLICATES_PARENT;
  return rules->duplicates == FRINGE_DUPLICATES_BETTER_G;
}

int
fringe_duplicates_found_at (const FringeSearch *search, guint step, FringeDuplicate duplicates[FRINGE_N_MOVES])
{
  guint id = fringe_search_removed (search, step);
  FringeMove came_by = fringe_search_move (search, id);
  int n = fringe_search_duplicates (search, id, duplicates), n_found = 0;

  for (int i = 0; i < n; i++)
    if (came_by == FRINGE_N_MOVES || duplicates[i].move != fringe_move_opposite (came_by))
      duplicates[n_found++] = duplicates[i];
  return n_found;
}

/* Each move gives a node or a duplicate, and the way back is always a duplicate, so counting is enough and quicker than
 * looking states up. Only where the goal ended the expansion did some moves give neither. */
static gboolean
finds_duplicate (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  FringeNodeState state = fringe_search_state_at (search, id, step);
  int n_other;

  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_EXPANSION)
    return state == FRINGE_NODE_STALE;
  if (state != FRINGE_NODE_EXPANDED)
    return FALSE;
  if (fringe_search_solution_at (search, step) != FRINGE_NO_NODE)
    return fringe_duplicates_found_at (search, step, duplicates) > 0;
  n_other = fringe_search_children_at (search, id, step, children);
  n_other += fringe_search_parent (search, id) != FRINGE_NO_NODE;
  return (guint) n_other < fringe_search_n_moves (search, id);
}

guint
fringe_superseding_at (FringeEvent event, const FringeSearch *search, guint step)
{
  guint children[FRINGE_N_MOVES];
  guint n = (guint) fringe_search_children_at (search, fringe_search_removed (search, step), step, children);
  guint id = n > 0 ? fringe_search_next_superseding (search, children[0]) : FRINGE_NO_NODE;

  for (; n > 0 && id <= children[n - 1]; id = fringe_search_next_superseding (search, id + 1))
    {
      guint older = fringe_search_supersedes (search, id);

      if ((fringe_search_superseded_step (search, older) == step) == (event == FRINGE_EVENT_SUPERSEDED))
        return id;
    }
  return FRINGE_NO_NODE;
}

gboolean
fringe_event_happens (FringeEvent event, const FringeSearch *search, const FringeLayers *layers, guint step)
{
  if (event == FRINGE_EVENT_LAYER)
    return step > 1 && fringe_layers_begins (layers, step);
  if (!fringe_event_can_happen (event, fringe_search_rules (search)) || step > fringe_search_n_steps (search))
    return FALSE;
  if (event == FRINGE_EVENT_DUPLICATE)
    return finds_duplicate (search, step);
  return fringe_superseding_at (event, search, step) != FRINGE_NO_NODE;
}

static const char *
layer_title (FringeAlgorithm algorithm)
{
  switch (algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      /* Translators: what a search can stop at. So the next ones too. */
      return _ ("The depth grows");
    case FRINGE_ALGORITHM_UCS:
      return _ ("g rises");
    case FRINGE_ALGORITHM_GREEDY:
      return _ ("h rises");
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_IDS:
      return _ ("An iteration begins");
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return _ ("f rises");
    }
}

const char *
fringe_event_title (FringeEvent event, FringeAlgorithm algorithm)
{
  switch (event)
    {
    case FRINGE_EVENT_DUPLICATE:
      return _ ("A duplicate is found");
    case FRINGE_EVENT_REOPENED:
      return _ ("A node is reopened");
    case FRINGE_EVENT_SUPERSEDED:
      return _ ("A node is superseded");
    case FRINGE_EVENT_LAYER:
    case FRINGE_N_EVENTS:
    default:
      return layer_title (algorithm);
    }
}
