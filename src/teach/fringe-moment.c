/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-moment.h"

/* Reading the record between two steps: what the step before says, and on it what the fine steps done have changed. */

static gboolean
is_idastar (const FringeMoment *moment)
{
  return fringe_search_rules (moment->search)->algorithm == FRINGE_ALGORITHM_IDASTAR;
}

static gboolean
is_whole (const FringeMoment *moment)
{
  return moment->n_done == moment->n_steps;
}

static uint32_t
count_nodes (const FringeMoment *moment)
{
  if (is_whole (moment))
    return fringe_search_n_nodes_at (moment->search, moment->step);
  if (moment->n_done > 0)
    return moment->fine[moment->n_done - 1].n_nodes;
  return moment->step > 0 ? fringe_search_n_nodes_at (moment->search, moment->step - 1) : 0;
}

FringeMoment
fringe_moment (const FringeSearch *search, uint32_t step, int n_done)
{
  FringeMoment moment = { .search = search, .step = MIN (step, fringe_search_n_steps (search)) };

  moment.n_steps = fringe_fine_steps (search, moment.step, moment.fine);
  moment.n_done = n_done < 0 ? moment.n_steps : MIN (n_done, moment.n_steps);
  moment.n_nodes = count_nodes (&moment);
  return moment;
}

const FringeFineStep *
fringe_moment_last (const FringeMoment *moment)
{
  return moment->n_done > 0 ? &moment->fine[moment->n_done - 1] : NULL;
}

/* The state of @fine->node after it, which was @state before. */
static FringeNodeState
state_after (const FringeFineStep *fine, FringeNodeState state)
{
  switch (fine->kind)
    {
    case FRINGE_FINE_START:
    case FRINGE_FINE_GENERATE:
    case FRINGE_FINE_ITERATION:
      return FRINGE_NODE_FRONTIER;
    case FRINGE_FINE_STALE_TEST:
      return fine->holds ? FRINGE_NODE_STALE : state;
    case FRINGE_FINE_GOAL_TEST:
      return fine->holds ? FRINGE_NODE_GOAL : state;
    case FRINGE_FINE_CLOSE:
    case FRINGE_FINE_EXPAND:
      return FRINGE_NODE_EXPANDED;
    case FRINGE_FINE_CUT:
      return FRINGE_NODE_CUT;
    case FRINGE_FINE_REMOVE:
    case FRINGE_FINE_DUPLICATE:
    case FRINGE_FINE_INSERT:
    case FRINGE_FINE_BACK_UP:
    case FRINGE_FINE_ENTER:
    case FRINGE_N_FINE_KINDS:
    default:
      return state;
    }
}

/* Whether @fine took the older node off the frontier; a node that was closed only has its board reopened. */
static gboolean
supersedes (const FringeMoment *moment, const FringeFineStep *fine, uint32_t id)
{
  return fine->kind == FRINGE_FINE_GENERATE && fine->other == id
         && fringe_search_superseded_step (moment->search, id) == moment->step;
}

FringeNodeState
fringe_moment_state (const FringeMoment *moment, uint32_t id)
{
  FringeNodeState state = FRINGE_NODE_ABSENT;

  if (id >= moment->n_nodes)
    return FRINGE_NODE_ABSENT;
  if (is_whole (moment))
    return fringe_search_state_at (moment->search, id, moment->step);
  if (moment->step > 0)
    state = fringe_search_state_at (moment->search, id, moment->step - 1);
  for (int i = 0; i < moment->n_done; i++)
    if (moment->fine[i].node == id)
      state = state_after (&moment->fine[i], state);
    else if (supersedes (moment, &moment->fine[i], id))
      state = FRINGE_NODE_SUPERSEDED;
  return state;
}

/* A goal found as it was generated is still there. */
static gboolean
is_open_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  FringeNodeState state = fringe_search_state_at (search, id, step);

  return state == FRINGE_NODE_FRONTIER
         || (state == FRINGE_NODE_GOAL && fringe_search_removed_step (search, id) == UINT32_MAX);
}

gboolean
fringe_moment_is_open (const FringeMoment *moment, uint32_t id)
{
  if (is_idastar (moment) || id >= moment->n_nodes)
    return FALSE;
  if (is_whole (moment))
    return is_open_at (moment->search, id, moment->step);
  if (moment->step == 0)
    return TRUE;
  if (!is_open_at (moment->search, id, moment->step - 1))
    return FALSE;
  for (int i = 0; i < moment->n_done; i++)
    if ((moment->fine[i].kind == FRINGE_FINE_REMOVE && moment->fine[i].node == id)
        || supersedes (moment, &moment->fine[i], id))
      return FALSE;
  return TRUE;
}

int
fringe_moment_children (const FringeMoment *moment, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  int n;

  if (id >= moment->n_nodes)
    return 0;
  n = fringe_search_children_at (moment->search, id, moment->step, children);
  while (n > 0 && children[n - 1] >= moment->n_nodes)
    n--;
  return n;
}

uint32_t
fringe_moment_n_roots (const FringeMoment *moment)
{
  if (moment->n_nodes == 0)
    return 0;
  if (moment->n_done == 0 && moment->step > 0)
    return fringe_search_n_roots_at (moment->search, moment->step - 1);
  return fringe_search_n_roots_at (moment->search, moment->step);
}

/* Insertion is the last line of the loop: before it, the frontier is that of the step before but for what left it. */
uint32_t
fringe_moment_frontier (const FringeMoment *moment, uint32_t *ids, uint32_t n_max)
{
  uint32_t n_left_max = FRINGE_N_MOVES + 1, n_found, n = 0;
  g_autofree uint32_t *found = NULL;

  if (is_whole (moment))
    return fringe_search_frontier_at (moment->search, moment->step, ids, n_max);
  if (moment->n_nodes == 0)
    return 0;
  n_max = MIN (n_max, moment->n_nodes);
  found = g_new (uint32_t, n_max + n_left_max);
  n_found
      = fringe_search_frontier_at (moment->search, moment->step > 0 ? moment->step - 1 : 0, found, n_max + n_left_max);
  for (uint32_t i = 0; i < n_found && n < n_max; i++)
    if (fringe_moment_is_open (moment, found[i]))
      ids[n++] = found[i];
  return n;
}

static void
count_fine_step (const FringeMoment *moment, const FringeFineStep *fine, FringeCounts *counts)
{
  switch (fine->kind)
    {
    case FRINGE_FINE_REMOVE:
      counts->open--;
      break;
    case FRINGE_FINE_STALE_TEST:
      counts->stale += fine->holds != FALSE;
      break;
    case FRINGE_FINE_CLOSE:
    case FRINGE_FINE_EXPAND:
      counts->expanded++;
      break;
    case FRINGE_FINE_GENERATE:
      counts->generated++;
      counts->max_depth = MAX (counts->max_depth, fringe_search_g (moment->search, fine->node));
      counts->open -= fine->other != FRINGE_NO_NODE && supersedes (moment, fine, fine->other);
      break;
    case FRINGE_FINE_START:
    case FRINGE_FINE_GOAL_TEST:
    case FRINGE_FINE_DUPLICATE:
    case FRINGE_FINE_INSERT:
    case FRINGE_FINE_ITERATION:
    case FRINGE_FINE_BACK_UP:
    case FRINGE_FINE_ENTER:
    case FRINGE_FINE_CUT:
    case FRINGE_N_FINE_KINDS:
    default:
      break;
    }
}

FringeCounts
fringe_moment_counts (const FringeMoment *moment)
{
  FringeCounts counts = { 0 };

  if (is_whole (moment))
    return fringe_search_counts_at (moment->search, moment->step);
  if (moment->n_nodes == 0)
    return counts;
  counts = fringe_search_counts_at (moment->search, moment->step > 0 ? moment->step - 1 : 0);
  for (int i = 0; i < moment->n_done; i++)
    count_fine_step (moment, &moment->fine[i], &counts);
  return counts;
}
