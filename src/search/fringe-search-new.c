/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frontier.h"
#include "fringe-memory.h"
#include "fringe-reached.h"

/* How a record begins, forks, is given other limits, and ends. What it holds while it grows is told in fringe-record.h.
 *
 * Invariant: the record before a fork is never stepped again, so that its last step is that of the fork. */

/* The numbers have a fixed seed, so that a search takes the same course on every machine. */
static bool
make_zobrist (FringeSearch *search)
{
  uint64_t seed = 0;

  if (search->is_packed)
    return true;
  search->zobrist = malloc (FRINGE_CELLS_MAX * sizeof *search->zobrist);
  if (search->zobrist == NULL)
    return false;

  for (int tile = 0; tile < FRINGE_CELLS_MAX; tile++)
    for (int cell = 0; cell < FRINGE_CELLS_MAX; cell++)
      search->zobrist[tile][cell] = fringe_random_next (&seed);
  return true;
}

/* Puts the start on the frontier. */
static bool
begin_best_first (FringeSearch *search, const FringeState *state, uint32_t root)
{
  uint64_t hash = fringe_reached_hash (state->key);

  if (!fringe_reached_reserve (search, 1) || !fringe_frontier_reserve (search, FRINGE_N_MOVES))
    return false;
  if (search->reaches_generated)
    fringe_reached_set (fringe_reached_find (search, state, hash), hash, root);
  fringe_frontier_push (search, root);
  search->counts.max_open = 1;
  if (search->rules.goal_test == FRINGE_GOAL_TEST_GENERATION
      && fringe_state_is_node (search, &search->goal_state, root))
    {
      search->nodes[root].state = FRINGE_NODE_GOAL;
      search->solution = root;
      search->outcome = FRINGE_OUTCOME_SOLVED;
    }
  return true;
}

/* The start waits to be called. */
static void
begin_rbfs (FringeSearch *search, uint32_t root)
{
  search->nodes[root].forgotten_step = UINT32_MAX;
  search->nodes[root].last_event = FRINGE_NO_EVENT;
  search->counts.open = search->counts.max_open = 1;
}

static bool
begin (FringeSearch *search)
{
  FringeState state;
  uint32_t root;

  if (!make_zobrist (search) || !fringe_record_reserve_step (search))
    return false;

  fringe_state_from_board (search, &search->goal, &search->goal_state);
  fringe_state_from_board (search, &search->start, &state);
  root = fringe_record_append (search, &state, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
  search->descent = (FringeDescent) { FRINGE_NO_NODE, FRINGE_NO_NODE, fringe_node_priority (search, root) };
  if (search->is_rbfs)
    begin_rbfs (search, root);
  else if (!search->is_idastar && !begin_best_first (search, &state, root))
    return false;
  search->checkpoints[search->n_checkpoints++] = search->counts;
  return true;
}

/* @neighbours: where each move leads, or -1 */
static void
make_list (FringeMoveList *list,
           const FringeMove moves[FRINGE_N_MOVES],
           const int neighbours[FRINGE_N_MOVES],
           int left_out)
{
  uint8_t n = 0;

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = moves[i];

      if (neighbours[move] < 0 || (int) move == left_out)
        continue;
      list->moves[n] = (uint8_t) move;
      list->to[n++] = (uint8_t) neighbours[move];
    }
  list->n = n;
}

/* The way straight back is left out where the state of the parent is a duplicate whatever else is known: for IDA*, and
 * under every rule but `expansion`. Where the blank can go is asked once for all the moves that led to it: a short
 * search takes no longer than that. */
static void
make_lists (FringeSearch *search, int blank)
{
  bool leaves_back = search->is_idastar || search->is_rbfs || search->rules.duplicates != FRINGE_DUPLICATES_EXPANSION;
  int neighbours[FRINGE_N_MOVES];

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    neighbours[move] = fringe_board_neighbour (search->start.rows, search->start.columns, blank, (FringeMove) move);
  for (int last = 0; last <= FRINGE_N_MOVES; last++)
    make_list (&search->lists[blank][last], search->rules.moves, neighbours,
               leaves_back ? (int) fringe_move_opposite ((FringeMove) last) : -1);
}

/* Works out what follows from the rules and the estimate; the frontier is empty then. */
static void
get_ready (FringeSearch *search)
{
  FringeDuplicates duplicates = search->rules.duplicates;

  search->h_max = search->estimate.is_whole ? (int) search->estimate.h_max : 0;
  search->has_infinite_h = isinf (fringe_estimate_h (&search->estimate, &search->start));
  search->is_idastar = fringe_algorithm_deepens (search->rules.algorithm);
  search->is_rbfs = search->rules.algorithm == FRINGE_ALGORITHM_RBFS;
  search->reaches_generated = duplicates == FRINGE_DUPLICATES_OPEN_CLOSED || duplicates == FRINGE_DUPLICATES_BETTER_G;
  search->reaches_closed = duplicates == FRINGE_DUPLICATES_CLOSED || duplicates == FRINGE_DUPLICATES_EXPANSION;
  fringe_frontier_init (search);
  search->looks_ahead = search->is_packed && !search->frontier.is_heap && !search->frontier.is_stack
                        && !search->frontier.is_by_h && (search->reaches_generated || search->reaches_closed);
  for (int blank = 0; blank < search->n_cells; blank++)
    make_lists (search, blank);
  for (int i = 0; i < FRINGE_N_EXPANSIONS; i++)
    search->expansions[i].id = FRINGE_NO_NODE;
}

FringeSearch *
fringe_search_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint32_t node_limit)
{
  FringeEstimate estimate;
  FringeSearch *search;

  if (!fringe_estimate_init (&estimate, rules->heuristic, goal))
    return NULL;
  search = fringe_search_new_with_estimate (start, goal, rules, &estimate, node_limit);
  fringe_estimate_clear (&estimate);
  return search;
}

/* Makes the record of step 0. */
FringeSearch *
fringe_search_new_with_estimate (const FringeBoard *start,
                                 const FringeBoard *goal,
                                 const FringeRules *rules,
                                 const FringeEstimate *estimate,
                                 uint32_t node_limit)
{
  FringeSearch *search = calloc (1, sizeof *search);

  if (search == NULL)
    return NULL;

  search->n_refs = 1;
  search->rules = *rules;
  search->start = *start;
  search->goal = *goal;
  fringe_estimate_copy (&search->estimate, estimate);
  search->n_cells = fringe_board_n_cells (start);
  search->is_packed = search->n_cells <= FRINGE_PACKED_CELLS;
  search->node_limit = node_limit < FRINGE_NODE_LIMIT_MAX ? node_limit : FRINGE_NODE_LIMIT_MAX;
  search->memory_limit = fringe_memory_budget ();
  search->solution = FRINGE_NO_NODE;
  search->outcome = fringe_board_verdict (start, goal).solvable ? FRINGE_OUTCOME_RUNNING : FRINGE_OUTCOME_UNSOLVABLE;
  get_ready (search);

  if (begin (search))
    return search;
  fringe_search_unref (search);
  return NULL;
}

const FringeSearch *
fringe_search_ref (const FringeSearch *search)
{
  atomic_fetch_add (&((FringeSearch *) search)->n_refs, 1);
  return search;
}

void
fringe_search_unref (const FringeSearch *kept)
{
  FringeSearch *search = (FringeSearch *) kept;

  if (search == NULL || atomic_fetch_sub (&search->n_refs, 1) > 1)
    return;
  fringe_search_unref (search->before);
  fringe_estimate_clear (&search->estimate);
  free (search->zobrist);
  free (search->nodes);
  free (search->cells);
  free (search->values);
  free (search->removed);
  free (search->versions);
  free (search->checkpoints);
  free (search->reached.table.slots);
  free (search->reached.larger.slots);
  free (search->frontier.buckets);
  free (search->frontier.heap.entries);
  free (search->iterations);
  free (search->events);
  free (search->calls);
  free (search);
}

void
fringe_search_search_anyway (FringeSearch *search)
{
  if (search->outcome == FRINGE_OUTCOME_UNSOLVABLE)
    search->outcome = FRINGE_OUTCOME_RUNNING;
}

static void
go_on (FringeSearch *search)
{
  if (search->outcome != FRINGE_OUTCOME_LIMIT)
    return;
  search->out_of_memory = false;
  search->outcome = FRINGE_OUTCOME_RUNNING;
}

void
fringe_search_set_node_limit (FringeSearch *search, uint32_t node_limit)
{
  search->node_limit = node_limit < FRINGE_NODE_LIMIT_MAX ? node_limit : FRINGE_NODE_LIMIT_MAX;
  if (search->node_limit < search->counts.generated)
    search->node_limit = search->counts.generated;
  go_on (search);
}

void
fringe_search_set_memory_limit (FringeSearch *search, size_t bytes)
{
  search->memory_limit = bytes;
  search->steps_reserved = 0;
  go_on (search);
}

/* Forks. */

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

/* Copies all but the frontier. */
static bool
copy_record (FringeSearch *copy, FringeSearch *before)
{
  bool copied = true;
  FringeReachedTable *table = &copy->reached.table;

  fringe_reached_settle (before);
  *copy = *before;
  copy->n_refs = 1;
  copy->before = before;
  copy->frontier = (FringeFrontier) { 0 };
  fringe_estimate_copy (&copy->estimate, &before->estimate);
  copied &= copy_array (&copy->zobrist, FRINGE_CELLS_MAX, FRINGE_CELLS_MAX, sizeof *copy->zobrist);
  copied &= copy_array (&copy->nodes, copy->n_nodes, copy->nodes_capacity, sizeof *copy->nodes);
  copied &= copy_array (&copy->cells, copy->n_nodes, copy->cells_capacity, (size_t) copy->n_cells);
  copied &= copy_array (&copy->values, copy->n_nodes, copy->values_capacity, sizeof *copy->values);
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
  free (search->values);
  search->values = NULL;
  search->values_capacity = 0;
  fringe_estimate_clear (&search->estimate);
  if (!fringe_estimate_init (&search->estimate, search->rules.heuristic, &search->goal)
      || (!search->estimate.is_whole
          && !fringe_record_reserve (search, &search->values, &search->values_capacity, search->n_nodes,
                                     sizeof *search->values)))
    return false;
  for (size_t id = 0; id < search->n_nodes; id++)
    {
      FringeBoard board;
      double h;

      fringe_search_board (search, (uint32_t) id, &board);
      h = fringe_estimate_h (&search->estimate, &board);
      search->nodes[id].h = fringe_h_bits (&search->estimate, h);
      if (!search->estimate.is_whole)
        search->values[id] = h;
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

/* Fills the frontier step by step, as the nodes came; a stack gets those of a step in reverse. A goal that was found as
 * it was generated stays among those counted. */
static bool
order_anew (FringeSearch *search)
{
  bool is_reversed = search->rules.algorithm == FRINGE_ALGORITHM_DFS;
  uint32_t first = 0, open = search->counts.open;

  get_ready (search);
  search->steps_reserved = 0;
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

/* Makes the same search again, and no farther than @step. */
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
  fringe_search_unref (again);
  return NULL;
}

FringeSearch *
fringe_search_fork (const FringeSearch *search, uint32_t step, const FringeRules *rules)
{
  FringeSearch *before = replay (search, step), *fork = before != NULL ? malloc (sizeof *fork) : NULL;

  if (fork == NULL)
    {
      fringe_search_unref (before);
      return NULL;
    }
  if (copy_record (fork, before) && take_rules (fork, rules) && order_anew (fork))
    return fork;
  fringe_search_unref (fork);
  return NULL;
}
