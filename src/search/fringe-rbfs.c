/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record.h"

#include <math.h>

/* Recursive best-first search (Korf 1993, as AIMA prints it) in the record: a step calls one node. Calls that fail come
 * first: their nodes are given the smallest F below them, and their successors are forgotten. The node called is
 * tested, and expanded unless it is the goal.
 *
 * Invariants: `descent.at` is the node called last; it and those above it have been called and have not failed.
 * `events` has for each node, in the order of the steps, its calls and failures, by turns; the last one of node id is
 * `nodes[id].last_event`, and each leads to the one before it. F of a node is that of its last event, or, before the
 * first, the larger of its f and its parent's F when it was made. `calls[t - 1]` is what step t was called with. All
 * memory that a step needs is reserved before it begins. */

/* What the next step will do. */
typedef struct
{
  uint32_t node;
  double limit;
  double alternative;
  size_t n_failures;
} Plan;

/* F of a child of a node that has been called, as it is now. */
static double
backed_f (const FringeSearch *search, const FringeRbfsEvent *call, uint32_t child)
{
  uint32_t last = search->nodes[child].last_event;

  if (last != FRINGE_NO_EVENT)
    return search->events[last].value;
  return fmax (fringe_node_priority (search, child), call->value);
}

/* Finds the child with the smallest F, the first of equals, and the smallest F of the others; @failed has @value.
 * INFINITY where there is none. */
static uint32_t
find_best (const FringeSearch *search, uint32_t id, uint32_t failed, double value, double *smallest, double *second)
{
  const FringeRbfsEvent *call = &search->events[search->nodes[id].last_event];
  uint32_t best = FRINGE_NO_NODE;

  *smallest = *second = INFINITY;
  for (uint32_t child = call->first_child; child < call->first_child + call->n_children; child++)
    {
      double its = child == failed ? value : backed_f (search, call, child);

      if (best == FRINGE_NO_NODE || its < *smallest)
        {
          *second = best == FRINGE_NO_NODE ? INFINITY : *smallest;
          *smallest = its;
          best = child;
        }
      else if (its < *second)
        *second = its;
    }
  return best;
}

static double
limit_of (const FringeSearch *search, uint32_t id)
{
  return search->calls[search->events[search->nodes[id].last_event].step - 1].limit;
}

/* The root is called without a limit, so that it never fails. */
static Plan
make_plan (const FringeSearch *search)
{
  Plan plan = { .node = 0, .limit = INFINITY, .alternative = INFINITY };
  uint32_t id = search->descent.at, failed = FRINGE_NO_NODE;
  double value = 0, smallest;

  if (id == FRINGE_NO_NODE)
    return plan;
  for (;;)
    {
      plan.limit = limit_of (search, id);
      plan.node = find_best (search, id, failed, value, &smallest, &plan.alternative);
      if (smallest <= plan.limit)
        break;
      failed = id;
      value = smallest;
      plan.n_failures++;
      id = search->nodes[id].parent;
    }
  plan.limit = fmin (plan.limit, plan.alternative);
  return plan;
}

static bool
has_room (FringeSearch *search, const Plan *plan)
{
  FringeState state;
  uint32_t n_new = 0;

  fringe_state_from_node (search, plan->node, &state);
  if (!fringe_state_is_node (search, &search->goal_state, plan->node))
    n_new = search->lists[state.blank][search->nodes[plan->node].move].n;
  return fringe_record_steps_in_memory (search) > 0 && fringe_record_reserve_step (search)
         && fringe_record_reserve (search, &search->calls, &search->calls_capacity, search->n_steps + 1,
                                   sizeof *search->calls)
         && fringe_record_reserve (search, &search->events, &search->events_capacity,
                                   search->n_events + plan->n_failures + 1, sizeof *search->events)
         && search->counts.generated + n_new <= search->node_limit;
}

/* An event leads to the one before it and to one so far back that any can be found in O(log events) (Myers 1983). */
static FringeRbfsEvent *
add_event (FringeSearch *search, uint32_t id, double value)
{
  FringeNode *node = &search->nodes[id];
  uint32_t previous = node->last_event;
  FringeRbfsEvent *event = &search->events[search->n_events];

  *event = (FringeRbfsEvent) { .value = value,
                               .step = (uint32_t) search->n_steps + 1,
                               .node = id,
                               .previous = previous,
                               .jump = previous,
                               .first_child = FRINGE_NO_NODE };
  if (previous != FRINGE_NO_EVENT)
    {
      const FringeRbfsEvent *before = &search->events[previous];
      const FringeRbfsEvent *far = before->jump != FRINGE_NO_EVENT ? &search->events[before->jump] : NULL;

      event->n_before = before->n_before + 1;
      if (far != NULL && far->jump != FRINGE_NO_EVENT
          && before->n_before - far->n_before == far->n_before - search->events[far->jump].n_before)
        event->jump = far->jump;
    }
  node->last_event = (uint32_t) search->n_events++;
  return event;
}

static void
fail (FringeSearch *search)
{
  uint32_t id = search->descent.at;
  FringeNode *node = &search->nodes[id];
  FringeRbfsEvent call = search->events[node->last_event];
  double smallest, second;

  find_best (search, id, FRINGE_NO_NODE, 0, &smallest, &second);
  for (uint32_t child = call.first_child; child < call.first_child + call.n_children; child++)
    {
      search->nodes[child].state = FRINGE_NODE_FORGOTTEN;
      search->nodes[child].forgotten_step = (uint32_t) search->n_steps + 1;
    }
  add_event (search, id, smallest)->n_children = call.n_children;
  node->state = FRINGE_NODE_FRONTIER;
  search->counts.open -= call.n_children;
  search->counts.open++;
  search->descent.at = node->parent;
}

static void
expand (FringeSearch *search, uint32_t id, FringeRbfsEvent *call)
{
  const FringeMoveList *list;
  FringeState state, successor;

  fringe_state_from_node (search, id, &state);
  list = &search->lists[state.blank][search->nodes[id].move];
  call->kind = FRINGE_RBFS_CALL;
  call->first_child = (uint32_t) search->n_nodes;
  call->n_children = list->n;
  for (int i = 0; i < list->n; i++)
    {
      uint32_t child;

      fringe_state_successor (search, &state, list->to[i], &successor);
      child = fringe_record_append (search, &successor, id, (FringeMove) list->moves[i], search->nodes[id].g + 1);
      search->nodes[child].forgotten_step = UINT32_MAX;
      search->nodes[child].last_event = FRINGE_NO_EVENT;
    }
  search->nodes[id].state = FRINGE_NODE_EXPANDED;
  search->counts.expanded++;
  search->counts.generated += list->n;
  search->counts.successors += fringe_search_n_moves (search, id);
  search->counts.open += list->n;
  search->counts.open--;
}

/* The goal is never expanded, so that it stays open. */
static void
call (FringeSearch *search, const Plan *plan)
{
  uint32_t id = plan->node, parent = search->nodes[id].parent;
  double value = fringe_node_priority (search, id);

  if (parent != FRINGE_NO_NODE)
    value = backed_f (search, &search->events[search->nodes[parent].last_event], id);
  search->removed[search->n_steps] = id;
  search->descent.at = id;
  if (!fringe_state_is_node (search, &search->goal_state, id))
    expand (search, id, add_event (search, id, value));
  else
    {
      add_event (search, id, value)->kind = FRINGE_RBFS_GOAL;
      search->nodes[id].state = FRINGE_NODE_GOAL;
      search->solution = id;
      search->outcome = FRINGE_OUTCOME_SOLVED;
    }
  if (search->counts.open > search->counts.max_open)
    search->counts.max_open = search->counts.open;
  search->calls[search->n_steps]
      = (FringeRbfsCall) { plan->limit, plan->alternative, (uint32_t) search->n_nodes, (uint32_t) search->n_events };
}

/* Without a bound that is finite nothing can be called, as in IDA*. */
void
fringe_rbfs_step (FringeSearch *search)
{
  Plan plan = make_plan (search);

  if (search->has_infinite_h)
    search->outcome = FRINGE_OUTCOME_EXHAUSTED;
  else if (!has_room (search, &plan))
    search->outcome = FRINGE_OUTCOME_LIMIT;
  else
    {
      for (size_t i = 0; i < plan.n_failures; i++)
        fail (search);
      call (search, &plan);
      fringe_record_end_step (search);
    }
}

/* Reading. */

/* The last event of a node up to @step, or NULL. O(log events). */
static const FringeRbfsEvent *
event_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t i = search->nodes[id].last_event;

  while (i != FRINGE_NO_EVENT && search->events[i].step > step)
    {
      uint32_t jump = search->events[i].jump;

      i = jump != FRINGE_NO_EVENT && search->events[jump].step > step ? jump : search->events[i].previous;
    }
  return i != FRINGE_NO_EVENT ? &search->events[i] : NULL;
}

/* The last call of a node up to @step, or NULL. */
static const FringeRbfsEvent *
call_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  const FringeRbfsEvent *event = event_at (search, id, step);

  return event != NULL && event->kind == FRINGE_RBFS_FAILURE ? &search->events[event->previous] : event;
}

uint32_t
fringe_rbfs_generated_step (const FringeSearch *search, uint32_t id)
{
  size_t low = 0, high = search->n_steps;

  if (id == 0)
    return 0;
  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (search->calls[middle].n_nodes <= id)
        low = middle + 1;
      else
        high = middle;
    }
  return (uint32_t) low + 1;
}

FringeNodeState
fringe_rbfs_state_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  const FringeRbfsEvent *event;

  if (search->nodes[id].forgotten_step <= step)
    return FRINGE_NODE_FORGOTTEN;
  event = event_at (search, id, step);
  if (event == NULL || event->kind == FRINGE_RBFS_FAILURE)
    return FRINGE_NODE_FRONTIER;
  return event->kind == FRINGE_RBFS_GOAL ? FRINGE_NODE_GOAL : FRINGE_NODE_EXPANDED;
}

uint32_t
fringe_rbfs_called_step_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  const FringeRbfsEvent *call = call_at (search, id, step);

  return call != NULL && call->kind == FRINGE_RBFS_CALL ? call->step : UINT32_MAX;
}

int
fringe_rbfs_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t children[FRINGE_N_MOVES])
{
  const FringeRbfsEvent *call = call_at (search, id, step);
  int n = call != NULL ? call->n_children : 0;

  for (int i = 0; i < n; i++)
    children[i] = call->first_child + (uint32_t) i;
  return n;
}

void
fringe_rbfs_advance (const FringeSearch *search, FringeCounts *counts, uint32_t step)
{
  uint32_t first = step > 1 ? search->calls[step - 2].n_events : 0;

  for (uint32_t i = first; i < search->calls[step - 1].n_events; i++)
    {
      const FringeRbfsEvent *event = &search->events[i];

      if (event->kind == FRINGE_RBFS_FAILURE)
        counts->open = counts->open + 1 - event->n_children;
      if (event->kind != FRINGE_RBFS_CALL)
        continue;
      counts->expanded++;
      counts->generated += event->n_children;
      counts->successors += fringe_search_n_moves (search, event->node);
      counts->open = counts->open + event->n_children - 1;
      if (search->nodes[event->node].g + 1 > counts->max_depth)
        counts->max_depth = search->nodes[event->node].g + 1;
    }
  if (counts->open > counts->max_open)
    counts->max_open = counts->open;
}

double
fringe_search_backed_f_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  const FringeRbfsEvent *event;
  uint32_t parent = search->nodes[id].parent;

  if (!search->is_rbfs)
    return fringe_search_f (search, id);
  event = event_at (search, id, step);
  if (event != NULL)
    return event->value;
  if (parent != FRINGE_NO_NODE)
    event = event_at (search, parent, fringe_rbfs_generated_step (search, id));
  return event != NULL ? fmax (fringe_node_priority (search, id), event->value) : fringe_node_priority (search, id);
}

uint32_t
fringe_search_forgotten_step (const FringeSearch *search, uint32_t id)
{
  return search->is_rbfs ? search->nodes[id].forgotten_step : UINT32_MAX;
}

bool
fringe_search_is_replaced_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  if (!search->is_rbfs)
    return false;
  for (uint32_t parent = search->nodes[id].parent; parent != FRINGE_NO_NODE; parent = search->nodes[id].parent)
    {
      const FringeRbfsEvent *call = call_at (search, parent, step);

      if (call != NULL && id < call->first_child)
        return true;
      id = parent;
    }
  return false;
}

FringeCall
fringe_search_call (const FringeSearch *search, uint32_t step)
{
  const FringeRbfsCall *call = &search->calls[step - 1];
  uint32_t first = step > 1 ? search->calls[step - 2].n_events : 0;

  return (FringeCall) { call->limit, call->alternative, call->n_events - 1 - first };
}

FringeFailure
fringe_search_failure (const FringeSearch *search, uint32_t step, uint32_t i)
{
  const FringeRbfsEvent *event = &search->events[(step > 1 ? search->calls[step - 2].n_events : 0) + i];
  const FringeRbfsEvent *call = &search->events[event->previous];

  return (FringeFailure) { event->node, event->value, search->calls[call->step - 1].limit };
}
