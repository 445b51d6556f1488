/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* The loop. Its invariants are those of the record (fringe-search-private.h); besides, all memory a
 * turn can need is reserved before it begins, so that a turn happens whole or not at all. */

/* A successor on its way to become a node, or not. */
typedef struct
{
  FringeMove move;
  FringeState state;
} Successor;

static void
frontier_push (FringeSearch *search, uint32_t id)
{
  FringeFrontier *frontier = &search->frontier;
  size_t priority = fringe_search_priority (search, id);
  FringeBucket *bucket = &frontier->buckets[priority];

  search->nodes[id].next = FRINGE_FRONTIER_END;
  if (bucket->head == FRINGE_FRONTIER_END)
    bucket->head = id;
  else
    search->nodes[bucket->tail].next = id;
  bucket->tail = id;

  if (priority < frontier->lowest)
    frontier->lowest = priority;
  search->counts.open++;
}

/* The node to be removed next; superseded ones before it are let go. */
static uint32_t
frontier_first (FringeSearch *search)
{
  FringeFrontier *frontier = &search->frontier;

  for (; frontier->lowest < frontier->n_buckets; frontier->lowest++)
    {
      FringeBucket *bucket = &frontier->buckets[frontier->lowest];

      while (bucket->head != FRINGE_FRONTIER_END && search->nodes[bucket->head].state == FRINGE_NODE_SUPERSEDED)
        bucket->head = search->nodes[bucket->head].next;
      if (bucket->head != FRINGE_FRONTIER_END)
        return bucket->head;
    }
  return FRINGE_NO_NODE;
}

static void
frontier_remove_first (FringeSearch *search)
{
  FringeBucket *bucket = &search->frontier.buckets[search->frontier.lowest];

  bucket->head = search->nodes[bucket->head].next;
  search->counts.open--;
}

static bool
reserve_nodes (FringeSearch *search, size_t n_more)
{
  size_t n_nodes = search->n_nodes + n_more;

  if (!fringe_search_is_packed (search)
      && !fringe_array_reserve (&search->cells, &search->cells_capacity, n_nodes, (size_t) search->n_cells))
    return false;
  return fringe_array_reserve (&search->nodes, &search->nodes_capacity, n_nodes, sizeof *search->nodes)
         && fringe_reached_reserve (search, n_more)
         && fringe_frontier_reserve (&search->frontier, (size_t) search->counts.max_depth + search->h_max + 2);
}

static bool
reserve_turn (FringeSearch *search)
{
  return reserve_nodes (search, FRINGE_N_MOVES)
         && fringe_array_reserve (&search->removed, &search->removed_capacity, search->n_steps + 1,
                                  sizeof *search->removed)
         && fringe_array_reserve (&search->versions, &search->versions_capacity, search->n_versions + FRINGE_N_MOVES,
                                  sizeof *search->versions)
         && fringe_array_reserve (&search->checkpoints, &search->checkpoints_capacity, search->n_checkpoints + 1,
                                  sizeof *search->checkpoints);
}

static uint32_t
append_node (FringeSearch *search, const FringeState *state, uint32_t parent, FringeMove move, uint32_t g)
{
  uint32_t id = (uint32_t) search->n_nodes++;

  search->nodes[id] = (FringeNode) {
    .key = { (uint32_t) state->key, (uint32_t) (state->key >> 32) },
    .parent = parent,
    .g = g,
    .h = (uint16_t) state->h,
    .state = FRINGE_NODE_FRONTIER,
    .move = move & 15,
  };
  if (!fringe_search_is_packed (search))
    memcpy (search->cells + (size_t) id * (size_t) search->n_cells, state->cells, (size_t) search->n_cells);
  if (g > search->counts.max_depth)
    search->counts.max_depth = g;
  return id;
}

static void
supersede (FringeSearch *search, uint32_t older, uint32_t newer)
{
  FringeNode *node = &search->nodes[older];

  search->versions[search->n_versions++] = (FringeVersion) { newer, older };
  if (node->state != FRINGE_NODE_FRONTIER)
    return;
  node->state = FRINGE_NODE_SUPERSEDED;
  node->superseded_step = (uint32_t) search->n_steps;
  search->counts.open--;
}

static bool
is_duplicate (const FringeSearch *search, uint32_t reached, uint32_t g)
{
  if (reached == FRINGE_REACHED_EMPTY)
    return false;
  return search->rules.duplicates == FRINGE_DUPLICATES_OPEN_CLOSED || g >= search->nodes[reached].g;
}

static void
generate (FringeSearch *search, uint32_t parent, const Successor *successor)
{
  uint32_t g = search->nodes[parent].g + 1, reached, id;
  size_t slot = fringe_reached_find (search, &successor->state);

  reached = fringe_reached_id (&search->reached, slot);
  if (is_duplicate (search, reached, g))
    return;

  id = append_node (search, &successor->state, parent, successor->move, g);
  search->counts.generated++;
  search->nodes[parent].n_children++;
  if (reached != FRINGE_REACHED_EMPTY)
    supersede (search, reached, id);
  fringe_reached_set (&search->reached, slot, successor->state.key, id);
  frontier_push (search, id);
}

/* The successors in the move order, but for the state of the parent: it has a smaller g and is a
 * duplicate by every rule. */
static int
find_successors (const FringeSearch *search, uint32_t id, Successor successors[FRINGE_N_MOVES])
{
  FringeMove back = fringe_move_opposite ((FringeMove) search->nodes[id].move);
  FringeState state;
  int n = 0;

  fringe_state_from_node (search, id, &state);
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = search->rules.moves[i];
      int to = search->neighbour[state.blank][move];

      if (to < 0 || move == back)
        continue;
      successors[n].move = move;
      fringe_state_successor (search, &state, to, &successors[n].state);
      n++;
    }
  return n;
}

/* Looking up a state waits for memory twice, for its slot and for the key of the node there. All
 * successors wait together. */
static void
prefetch (const FringeSearch *search, const Successor *successors, int n)
{
  const FringeReached *reached = &search->reached;
  size_t slots[FRINGE_N_MOVES];

  for (int i = 0; i < n; i++)
    {
      slots[i] = fringe_reached_first (reached, fringe_reached_hash (successors[i].state.key));
      __builtin_prefetch (&reached->slots[slots[i]]);
    }
  for (int i = 0; i < n; i++)
    if (reached->slots[slots[i]] != FRINGE_REACHED_EMPTY)
      __builtin_prefetch (&search->nodes[fringe_reached_id (reached, slots[i])]);
}

static void
expand (FringeSearch *search, uint32_t id)
{
  Successor successors[FRINGE_N_MOVES];
  int n = find_successors (search, id, successors);

  prefetch (search, successors, n);
  search->nodes[id].state = FRINGE_NODE_EXPANDED;
  for (int i = 0; i < n; i++)
    generate (search, id, &successors[i]);
  search->counts.expanded++;
  if (search->counts.open > search->counts.max_open)
    search->counts.max_open = search->counts.open;
}

static bool
is_goal (const FringeSearch *search, uint32_t id)
{
  return fringe_state_is_node (search, &search->goal_state, id);
}

static uint32_t
count_new_nodes (const FringeSearch *search, uint32_t id)
{
  Successor successors[FRINGE_N_MOVES];
  int n = find_successors (search, id, successors);
  uint32_t n_new = 0;

  for (int i = 0; i < n; i++)
    n_new += !is_duplicate (search,
                            fringe_reached_id (&search->reached, fringe_reached_find (search, &successors[i].state)),
                            search->nodes[id].g + 1);
  return n_new;
}

static bool
exceeds_limit (const FringeSearch *search, uint32_t id)
{
  uint32_t room = search->node_limit - search->counts.generated;

  return room < FRINGE_N_MOVES && !is_goal (search, id) && count_new_nodes (search, id) > room;
}

static void
turn (FringeSearch *search, uint32_t id)
{
  FringeNode *node = &search->nodes[id];

  frontier_remove_first (search);
  search->removed[search->n_steps++] = id;
  node->removed_step = (uint32_t) search->n_steps;
  node->first_child = (uint32_t) search->n_nodes;

  if (is_goal (search, id))
    {
      node->state = FRINGE_NODE_GOAL;
      search->outcome = FRINGE_OUTCOME_SOLVED;
    }
  else
    {
      expand (search, id);
      if (search->counts.open == 0)
        search->outcome = FRINGE_OUTCOME_EXHAUSTED;
    }
  if (search->n_steps % FRINGE_CHECKPOINT_STEPS == 0)
    search->checkpoints[search->n_checkpoints++] = search->counts;
}

FringeOutcome
fringe_search_step (FringeSearch *search)
{
  uint32_t id;

  if (search->outcome != FRINGE_OUTCOME_RUNNING)
    return search->outcome;

  id = frontier_first (search);
  if (!reserve_turn (search) || exceeds_limit (search, id))
    search->outcome = FRINGE_OUTCOME_LIMIT;
  else
    turn (search, id);
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

static uint32_t
largest_h (const FringeEstimate *estimate)
{
  uint32_t h = 0;

  for (int tile = 0; tile < estimate->n_cells; tile++)
    {
      uint32_t largest = 0;

      for (int cell = 0; cell < estimate->n_cells; cell++)
        if (estimate->cost[tile][cell] > largest)
          largest = estimate->cost[tile][cell];
      h += largest;
    }
  return h;
}

static bool
begin (FringeSearch *search)
{
  FringeState state;
  uint32_t root;

  if (!make_zobrist (search))
    return false;
  fringe_estimate_init (&search->estimate, search->rules.heuristic, &search->goal);
  search->h_max = largest_h (&search->estimate);
  fringe_state_from_board (search, &search->goal, &search->goal_state);
  if (!reserve_turn (search))
    return false;

  fringe_state_from_board (search, &search->start, &state);
  root = append_node (search, &state, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
  fringe_reached_set (&search->reached, fringe_reached_find (search, &state), state.key, root);
  frontier_push (search, root);
  search->counts.max_open = 1;
  search->checkpoints[search->n_checkpoints++] = search->counts;
  return true;
}

FringeSearch *
fringe_search_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules, uint32_t node_limit)
{
  FringeSearch *search = calloc (1, sizeof *search);

  if (search == NULL)
    return NULL;

  search->rules = *rules;
  search->start = *start;
  search->goal = *goal;
  search->n_cells = fringe_board_n_cells (start);
  search->node_limit = node_limit < FRINGE_NODE_LIMIT_MAX ? node_limit : FRINGE_NODE_LIMIT_MAX;
  search->outcome = fringe_board_verdict (start, goal).solvable ? FRINGE_OUTCOME_RUNNING : FRINGE_OUTCOME_UNSOLVABLE;
  for (int cell = 0; cell < search->n_cells; cell++)
    for (int move = 0; move < FRINGE_N_MOVES; move++)
      search->neighbour[cell][move]
          = (int8_t) fringe_board_neighbour (start->rows, start->columns, cell, (FringeMove) move);

  if (begin (search))
    return search;
  fringe_search_free (search);
  return NULL;
}

void
fringe_search_free (FringeSearch *search)
{
  if (search == NULL)
    return;
  free (search->zobrist);
  free (search->nodes);
  free (search->cells);
  free (search->removed);
  free (search->versions);
  free (search->checkpoints);
  free (search->reached.slots);
  free (search->frontier.buckets);
  free (search);
}

void
fringe_search_search_anyway (FringeSearch *search)
{
  if (search->outcome == FRINGE_OUTCOME_UNSOLVABLE)
    search->outcome = FRINGE_OUTCOME_RUNNING;
}

void
fringe_search_set_node_limit (FringeSearch *search, uint32_t node_limit)
{
  search->node_limit = node_limit < FRINGE_NODE_LIMIT_MAX ? node_limit : FRINGE_NODE_LIMIT_MAX;
  if (search->node_limit < search->counts.generated)
    search->node_limit = search->counts.generated;
  if (search->outcome == FRINGE_OUTCOME_LIMIT)
    search->outcome = FRINGE_OUTCOME_RUNNING;
}
