/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* Beginning, going on and ending. Invariants: those of the record (fringe-search-private.h). */

bool
fringe_search_reserve (FringeSearch *search, void *array, size_t *capacity, size_t needed, size_t element_size)
{
  if (fringe_array_reserve (array, capacity, needed, element_size))
    return true;
  search->out_of_memory = true;
  return false;
}

/* What one turn can add, but for the reached table and the buckets. */
static size_t
bytes_of_turn (const FringeSearch *search)
{
  size_t of_node = sizeof *search->nodes + sizeof *search->versions;

  if (!fringe_search_is_packed (search))
    of_node += (size_t) search->n_cells;
  if (search->frontier.is_heap)
    of_node += sizeof *search->frontier.heap.entries;
  return FRINGE_N_MOVES * of_node + sizeof *search->removed + sizeof *search->checkpoints + sizeof *search->iterations;
}

size_t
fringe_search_turns_in_memory (FringeSearch *search)
{
  size_t held = fringe_search_bytes (search);
  size_t n = held < search->memory_limit ? (search->memory_limit - held) / bytes_of_turn (search) : 0;

  search->out_of_memory = n == 0;
  return n;
}

bool
fringe_search_reserve_nodes (FringeSearch *search, size_t n_more)
{
  size_t n_nodes = search->n_nodes + n_more;

  if (!fringe_search_is_packed (search)
      && !fringe_search_reserve (search, &search->cells, &search->cells_capacity, n_nodes, (size_t) search->n_cells))
    return false;
  return fringe_search_reserve (search, &search->nodes, &search->nodes_capacity, n_nodes, sizeof *search->nodes);
}

void
fringe_search_end_step (FringeSearch *search)
{
  if (++search->n_steps % FRINGE_CHECKPOINT_STEPS == 0)
    search->checkpoints[search->n_checkpoints++] = search->counts;
}

FringeOutcome
fringe_search_step (FringeSearch *search)
{
  if (search->outcome != FRINGE_OUTCOME_RUNNING)
    return search->outcome;
  if (fringe_search_is_idastar (search))
    fringe_search_descend (search);
  else
    fringe_search_turn (search);
  return search->outcome;
}

uint32_t
fringe_search_run (FringeSearch *search, uint32_t n_steps)
{
  size_t before = search->n_steps;

  while (search->n_steps - before < n_steps && fringe_search_step (search) == FRINGE_OUTCOME_RUNNING)
    continue;
  return (uint32_t) (search->n_steps - before);
}

/* Fixed numbers, so that a search takes the same course on every machine; splitmix64 again. */
static bool
make_zobrist (FringeSearch *search)
{
  uint64_t seed = 0;

  if (search->n_cells <= FRINGE_PACKED_CELLS)
    return true;
  search->zobrist = malloc (FRINGE_CELLS_MAX * sizeof *search->zobrist);
  if (search->zobrist == NULL)
    return false;

  for (int tile = 0; tile < FRINGE_CELLS_MAX; tile++)
    for (int cell = 0; cell < FRINGE_CELLS_MAX; cell++)
      {
        uint64_t z = (seed += 0x9e3779b97f4a7c15u);

        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        search->zobrist[tile][cell] = z ^ (z >> 31);
      }
  return true;
}

/* Puts the start on the frontier. */
static bool
begin_best_first (FringeSearch *search, const FringeState *state, uint32_t root)
{
  if (!fringe_reached_reserve (search, 1) || !fringe_frontier_reserve (search, FRINGE_N_MOVES))
    return false;
  if (search->reaches_generated)
    fringe_reached_set (fringe_reached_find (search, state), fringe_reached_hash (state->key), root);
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

static bool
begin (FringeSearch *search)
{
  FringeState state;
  uint32_t root;

  if (!make_zobrist (search) || !fringe_search_reserve_nodes (search, 1)
      || !fringe_search_reserve (search, &search->checkpoints, &search->checkpoints_capacity, 1,
                                 sizeof *search->checkpoints))
    return false;

  fringe_state_from_board (search, &search->goal, &search->goal_state);
  fringe_state_from_board (search, &search->start, &state);
  root = fringe_search_append (search, &state, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
  search->descent
      = (FringeDescent) { FRINGE_NO_NODE, FRINGE_NO_NODE, 0, search->has_infinite_h ? UINT32_MAX : state.h };
  if (!fringe_search_is_idastar (search) && !begin_best_first (search, &state, root))
    return false;
  search->checkpoints[search->n_checkpoints++] = search->counts;
  return true;
}

/* The state of the parent is left out where it is a duplicate whatever else is known: under every rule but
 * `expansion`. */
static void
make_list (FringeSearch *search, int blank, int last)
{
  FringeMoveList *list = &search->lists[blank][last];
  bool leaves_back = search->rules.duplicates != FRINGE_DUPLICATES_EXPANSION;

  list->n = 0;
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = search->rules.moves[i];
      int to = search->neighbour[blank][move];

      if (to < 0 || (leaves_back && move == fringe_move_opposite ((FringeMove) last)))
        continue;
      list->moves[list->n] = (uint8_t) move;
      list->to[list->n++] = (uint8_t) to;
    }
}

static void
make_lists (FringeSearch *search)
{
  for (int cell = 0; cell < search->n_cells; cell++)
    {
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        search->neighbour[cell][move]
            = (int8_t) fringe_board_neighbour (search->start.rows, search->start.columns, cell, (FringeMove) move);
      for (int last = 0; last <= FRINGE_N_MOVES; last++)
        make_list (search, cell, last);
    }
  for (int i = 0; i < FRINGE_N_EXPANSIONS; i++)
    search->expansions[i].id = FRINGE_NO_NODE;
}

void
fringe_search_get_ready (FringeSearch *search)
{
  FringeDuplicates duplicates = search->rules.duplicates;

  search->h_max = fringe_estimate_max (&search->estimate);
  search->has_infinite_h = fringe_estimate_h (&search->estimate, &search->start) == FRINGE_H_INFINITE;
  search->reaches_generated
      = duplicates == FRINGE_DUPLICATES_OPEN_CLOSED || duplicates == FRINGE_DUPLICATES_BETTER_G;
  search->reaches_closed = duplicates == FRINGE_DUPLICATES_CLOSED || duplicates == FRINGE_DUPLICATES_EXPANSION;
  fringe_frontier_init (search);
  search->looks_ahead = search->n_cells <= FRINGE_PACKED_CELLS && !search->frontier.is_heap
                        && !search->frontier.is_stack && !search->frontier.is_by_h
                        && (search->reaches_generated || search->reaches_closed);
  make_lists (search);
}

/* The estimate is taken over, whatever the result. */
static FringeSearch *
make_search (const FringeBoard *start,
             const FringeBoard *goal,
             const FringeRules *rules,
             FringeEstimate *estimate,
             uint32_t node_limit)
{
  FringeSearch *search = calloc (1, sizeof *search);

  if (search == NULL)
    {
      fringe_estimate_clear (estimate);
      return NULL;
    }

  search->rules = *rules;
  search->start = *start;
  search->goal = *goal;
  search->estimate = *estimate;
  search->n_cells = fringe_board_n_cells (start);
  search->node_limit = node_limit < FRINGE_NODE_LIMIT_MAX ? node_limit : FRINGE_NODE_LIMIT_MAX;
  search->memory_limit = fringe_memory_budget ();
  search->solution = FRINGE_NO_NODE;
  search->outcome = fringe_board_verdict (start, goal).solvable ? FRINGE_OUTCOME_RUNNING : FRINGE_OUTCOME_UNSOLVABLE;
  fringe_search_get_ready (search);

  if (begin (search))
    return search;
  fringe_search_free (search);
  return NULL;
}

FringeSearch *
fringe_search_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint32_t node_limit)
{
  FringeEstimate estimate;

  if (!fringe_estimate_init (&estimate, rules->heuristic, goal))
    return NULL;
  return make_search (start, goal, rules, &estimate, node_limit);
}

FringeSearch *
fringe_search_new_with_estimate (const FringeBoard *start,
                                 const FringeBoard *goal,
                                 const FringeRules *rules,
                                 const FringeEstimate *estimate,
                                 uint32_t node_limit)
{
  FringeEstimate copy;

  fringe_estimate_copy (&copy, estimate);
  return make_search (start, goal, rules, &copy, node_limit);
}

void
fringe_search_free (FringeSearch *search)
{
  if (search == NULL)
    return;
  fringe_search_free (search->before);
  fringe_estimate_clear (&search->estimate);
  free (search->zobrist);
  free (search->nodes);
  free (search->cells);
  free (search->removed);
  free (search->versions);
  free (search->checkpoints);
  free (search->reached.table.slots);
  free (search->reached.larger.slots);
  free (search->frontier.buckets);
  free (search->frontier.heap.entries);
  free (search->iterations);
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
  search->turns_reserved = 0;
  go_on (search);
}
