/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-idastar-private.h"

#define BOUND_MAX 20000 /* what 16 bits hold of depth and successors to come */

static uint64_t
pack (const FringeBoard *board)
{
  uint64_t key = 0;

  for (int cell = 0; cell < board->rows * board->columns; cell++)
    key |= (uint64_t) board->cells[cell] << (4 * cell);
  return key;
}

static bool
reserve_nodes (Nodes *nodes, size_t n)
{
  size_t capacity = nodes->capacity;

  return fringe_array_reserve (&nodes->keys, &capacity, n, sizeof *nodes->keys)
         && fringe_array_reserve (&nodes->places, &nodes->capacity, n, sizeof *nodes->places);
}

static bool
reserve_boards (FringeIdastar *idastar, size_t n)
{
  if (!idastar->is_packed)
    return fringe_array_reserve (&idastar->cells, &idastar->cells_capacity, n, (size_t) idastar->n_cells);
  return reserve_nodes (&idastar->layers[0], LAYER_MAX) && reserve_nodes (&idastar->layers[1], LAYER_MAX);
}

/* Room for what an iteration can need: g, no larger than the bound, is the depth. */
static bool
reserve_iteration (FringeIdastar *idastar, uint32_t bound)
{
  size_t n_waiting = N_SUCCESSORS * ((size_t) bound + 1) + FRINGE_N_MOVES + 1;

  return bound <= BOUND_MAX
         && fringe_array_reserve (&idastar->iterations, &idastar->iterations_capacity, idastar->n_iterations + 1,
                                  sizeof *idastar->iterations)
         && reserve_boards (idastar, n_waiting) && reserve_nodes (&idastar->stack, n_waiting)
         && fringe_array_reserve (&idastar->way, &idastar->way_capacity, (size_t) bound + 2, sizeof *idastar->way);
}

static void
begin_iteration (FringeIdastar *idastar, uint32_t bound)
{
  int h = fringe_estimate_h (&idastar->estimate, &idastar->start);

  if (!reserve_iteration (idastar, bound))
    {
      idastar->outcome = FRINGE_OUTCOME_LIMIT;
      return;
    }
  if (idastar->is_packed)
    idastar->stack.keys[0] = pack (&idastar->start);
  else
    memcpy (idastar->cells, idastar->start.cells, (size_t) idastar->n_cells);
  idastar->stack.places[0]
      = PLACE (fringe_idastar_list_of (idastar->start.blank, FRINGE_N_MOVES), 0, 0, h - (int) bound - 1);

  idastar->reach += bound - idastar->bound;
  idastar->bound = bound;
  idastar->cut = NONE;
  idastar->n_waiting = 1;
  idastar->generated_before = idastar->generated;
  idastar->expanded_before = idastar->expanded;
  idastar->iterations[idastar->n_iterations++] = (FringeIteration) { bound, 0, 0 };
}

/* Where the limit falls on the node entered last, none of its successors is generated any more. */
static void
stop_at_limit (FringeIdastar *idastar)
{
  idastar->outcome = FRINGE_OUTCOME_LIMIT;
  if (idastar->deepest_at == idastar->node_limit)
    idastar->max_depth--;
}

/* The bound of the next iteration: the f of the start, then the smallest that was cut. UINT32_MAX where there is none or
 * it is infinite. */
static uint32_t
next_bound (const FringeIdastar *idastar)
{
  int h;

  if (idastar->n_iterations > 0)
    return idastar->cut == NONE ? UINT32_MAX : (uint32_t) ((int) idastar->bound + 1 + EXCESS (idastar->cut));
  h = fringe_estimate_h (&idastar->estimate, &idastar->start);
  return h == FRINGE_H_INFINITE ? UINT32_MAX : (uint32_t) h;
}

/* Goes on with the iteration, or with the next one. */
static void
search_on (FringeIdastar *idastar, uint64_t stop)
{
  bool ended;

  if (idastar->n_waiting == 0 && next_bound (idastar) == UINT32_MAX)
    idastar->outcome = FRINGE_OUTCOME_EXHAUSTED;
  else if (idastar->n_waiting == 0)
    begin_iteration (idastar, next_bound (idastar));
  if (idastar->outcome != FRINGE_OUTCOME_RUNNING)
    return;

  ended = fringe_idastar_enter_waiting (idastar, stop);
  if ((!ended && stop == idastar->node_limit) || (ended && idastar->generated > idastar->node_limit))
    stop_at_limit (idastar);
  idastar->iterations[idastar->n_iterations - 1]
      = (FringeIteration) { idastar->bound, idastar->expanded - idastar->expanded_before,
                            fringe_idastar_generated (idastar) - idastar->generated_before };
}

FringeOutcome
fringe_idastar_run (FringeIdastar *idastar, uint64_t n_more)
{
  uint64_t begin = fringe_idastar_generated (idastar);
  uint64_t target = n_more < UINT64_MAX - begin ? begin + n_more : UINT64_MAX;
  uint64_t stop = target < idastar->node_limit ? target : idastar->node_limit;

  bool goes_on = idastar->outcome == FRINGE_OUTCOME_RUNNING;

  while (goes_on)
    {
      search_on (idastar, stop);
      goes_on = idastar->outcome == FRINGE_OUTCOME_RUNNING && idastar->n_waiting == 0 && idastar->generated < target;
    }
  return idastar->outcome;
}

FringeIdastar *
fringe_idastar_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint64_t node_limit)
{
  FringeIdastar *idastar = calloc (1, sizeof *idastar);

  if (idastar == NULL || !fringe_estimate_init (&idastar->estimate, rules->heuristic, goal))
    {
      free (idastar);
      return NULL;
    }
  idastar->start = *start;
  idastar->goal = *goal;
  idastar->rules = *rules;
  idastar->node_limit = node_limit;
  idastar->outcome = fringe_board_verdict (start, goal).solvable ? FRINGE_OUTCOME_RUNNING : FRINGE_OUTCOME_UNSOLVABLE;
  idastar->n_cells = fringe_board_n_cells (start);
  idastar->is_packed = idastar->n_cells <= PACKED_CELLS && idastar->estimate.is_sum;
  if (idastar->is_packed)
    idastar->goal_key = pack (goal);
  fringe_idastar_make_lists (idastar);
  return idastar;
}

static void
clear_nodes (Nodes *nodes)
{
  free (nodes->keys);
  free (nodes->places);
}

void
fringe_idastar_free (FringeIdastar *idastar)
{
  if (idastar == NULL)
    return;
  fringe_estimate_clear (&idastar->estimate);
  clear_nodes (&idastar->stack);
  clear_nodes (&idastar->layers[0]);
  clear_nodes (&idastar->layers[1]);
  free (idastar->cells);
  free (idastar->way);
  free (idastar->iterations);
  free (idastar);
}

void
fringe_idastar_search_anyway (FringeIdastar *idastar)
{
  if (idastar->outcome == FRINGE_OUTCOME_UNSOLVABLE)
    idastar->outcome = FRINGE_OUTCOME_RUNNING;
}

FringeOutcome
fringe_idastar_outcome (const FringeIdastar *idastar)
{
  return idastar->outcome;
}

uint64_t
fringe_idastar_generated (const FringeIdastar *idastar)
{
  uint64_t generated = idastar->generated;

  if (idastar->outcome == FRINGE_OUTCOME_RUNNING && idastar->n_waiting > 0)
    generated = fringe_idastar_generated_before_next (idastar);
  return generated < idastar->node_limit ? generated : idastar->node_limit;
}

uint64_t
fringe_idastar_expanded (const FringeIdastar *idastar)
{
  return idastar->expanded;
}

uint32_t
fringe_idastar_max_depth (const FringeIdastar *idastar)
{
  return idastar->max_depth;
}

uint32_t
fringe_idastar_n_iterations (const FringeIdastar *idastar)
{
  return (uint32_t) idastar->n_iterations;
}

FringeIteration
fringe_idastar_iteration (const FringeIdastar *idastar, uint32_t i)
{
  return idastar->iterations[i];
}

uint32_t
fringe_idastar_solution (const FringeIdastar *idastar, FringeMove *moves, uint64_t *ids)
{
  uint32_t depth = idastar->solution_depth;

  for (uint32_t d = 1; moves != NULL && d <= depth; d++)
    moves[d - 1] = (FringeMove) (LIST (idastar->way[d].place) / WORDS_OF_LIST % N_LAST_MOVES);
  for (uint32_t d = 0; ids != NULL && d <= depth && idastar->outcome == FRINGE_OUTCOME_SOLVED; d++)
    ids[d] = idastar->way[d].id;
  return depth;
}

static size_t
bytes_of_nodes (const Nodes *nodes)
{
  return nodes->capacity * (sizeof *nodes->keys + sizeof *nodes->places);
}

size_t
fringe_idastar_bytes (const FringeIdastar *idastar)
{
  return sizeof *idastar + bytes_of_nodes (&idastar->stack) + bytes_of_nodes (&idastar->layers[0])
         + bytes_of_nodes (&idastar->layers[1]) + idastar->cells_capacity * (size_t) idastar->n_cells
         + idastar->way_capacity * sizeof *idastar->way + idastar->iterations_capacity * sizeof *idastar->iterations;
}
