/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* Going on by other rules. Invariant: `before` is never stepped again, so that its last step is that of the fork. */

static bool
copy_array (void *array, size_t n, size_t capacity, size_t element_size)
{
  void *elements, *copy;

  memcpy (&elements, array, sizeof elements);
  copy = elements != NULL ? malloc (capacity * element_size) : NULL;
  memcpy (array, &copy, sizeof copy);
  if (copy != NULL)
    memcpy (copy, elements, n * element_size);
  return copy != NULL || elements == NULL;
}

/* All but the frontier. */
static bool
copy_record (FringeSearch *copy, FringeSearch *before)
{
  bool copied = true;
  FringeReachedTable *table = &copy->reached.table;

  fringe_reached_settle (before);
  *copy = *before;
  copy->before = before;
  copy->frontier = (FringeFrontier) { 0 };
  fringe_estimate_copy (&copy->estimate, &before->estimate);
  copied &= copy_array (&copy->zobrist, FRINGE_CELLS_MAX, FRINGE_CELLS_MAX, sizeof *copy->zobrist);
  copied &= copy_array (&copy->nodes, copy->n_nodes, copy->nodes_capacity, sizeof *copy->nodes);
  copied &= copy_array (&copy->cells, copy->n_nodes, copy->cells_capacity, (size_t) copy->n_cells);
  copied &= copy_array (&copy->removed, copy->n_steps, copy->removed_capacity, sizeof *copy->removed);
  copied &= copy_array (&copy->versions, copy->n_versions, copy->versions_capacity, sizeof *copy->versions);
  copied &= copy_array (&copy->checkpoints, copy->n_checkpoints, copy->checkpoints_capacity, sizeof *copy->checkpoints);
  copied &= copy_array (&table->slots, table->capacity, table->capacity, sizeof *table->slots);
  copied &= copy_array (&copy->iterations, copy->n_iterations, copy->iterations_capacity, sizeof *copy->iterations);
  return copied;
}

static bool
evaluate_anew (FringeSearch *search)
{
  fringe_estimate_clear (&search->estimate);
  if (!fringe_estimate_init (&search->estimate, search->rules.heuristic, &search->goal))
    return false;
  for (size_t id = 0; id < search->n_nodes; id++)
    {
      FringeBoard board;

      fringe_search_board (search, (uint32_t) id, &board);
      search->nodes[id].h = (uint16_t) fringe_estimate_h (&search->estimate, &board);
    }
  return true;
}

static bool
take_rules (FringeSearch *search, const FringeRules *rules)
{
  bool is_other = rules->heuristic != search->rules.heuristic;

  search->rules.algorithm = rules->algorithm;
  search->rules.heuristic = rules->heuristic;
  search->rules.weight = rules->weight;
  search->rules.ties = rules->ties;
  return !is_other || evaluate_anew (search);
}

static void
push_if_open (FringeSearch *search, uint32_t id)
{
  if (search->nodes[id].state == FRINGE_NODE_FRONTIER)
    fringe_frontier_push (search, id);
}

/* Step by step, as the nodes came; a stack got those of a step in reverse. A goal that was found as it was generated
 * stays among those counted. */
static bool
order_anew (FringeSearch *search)
{
  bool is_reversed = search->rules.algorithm == FRINGE_ALGORITHM_DFS;
  uint32_t first = 0, open = search->counts.open;

  fringe_search_get_ready (search);
  search->turns_reserved = 0;
  if (!fringe_frontier_reserve (search, open))
    return false;
  for (uint32_t step = 0; step <= search->n_steps; step++)
    {
      uint32_t end = fringe_search_n_nodes_at (search, step);

      for (uint32_t id = first; id < end; id++)
        push_if_open (search, is_reversed ? end - 1 - (id - first) : id);
      first = end;
    }
  search->counts.open = open;
  return true;
}

/* The same search again, and no farther than @step. */
static FringeSearch *
replay (const FringeSearch *search, uint32_t step)
{
  FringeSearch *again;

  while (search->before != NULL && step <= search->before->n_steps)
    search = search->before;
  if (search->before != NULL)
    again = fringe_search_fork (search->before, (uint32_t) search->before->n_steps, &search->rules);
  else
    again = fringe_search_new_with_estimate (&search->start, &search->goal, &search->rules, &search->estimate,
                                             search->node_limit);
  if (again == NULL)
    return NULL;

  again->memory_limit = search->memory_limit;
  if (search->outcome != FRINGE_OUTCOME_UNSOLVABLE)
    fringe_search_search_anyway (again);
  fringe_search_run (again, step - (uint32_t) again->n_steps);
  if (again->n_steps == step)
    return again;
  fringe_search_free (again);
  return NULL;
}

FringeSearch *
fringe_search_fork (const FringeSearch *search, uint32_t step, const FringeRules *rules)
{
  FringeSearch *before = replay (search, step), *fork = before != NULL ? malloc (sizeof *fork) : NULL;

  if (fork == NULL)
    {
      fringe_search_free (before);
      return NULL;
    }
  if (copy_record (fork, before) && take_rules (fork, rules) && order_anew (fork))
    return fork;
  fringe_search_free (fork);
  return NULL;
}

uint32_t
fringe_search_fork_step (const FringeSearch *search)
{
  return search->before != NULL ? (uint32_t) search->before->n_steps : UINT32_MAX;
}

const FringeSearch *
fringe_search_at (const FringeSearch *search, uint32_t step)
{
  while (search->before != NULL && step < search->before->n_steps)
    search = search->before;
  return search;
}

const FringeSearch *
fringe_search_in_step (const FringeSearch *search, uint32_t step)
{
  return fringe_search_at (search, step > 0 ? step - 1 : 0);
}
