/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* Reading the record: everything here is a function of (record, step). */

const FringeRules *
fringe_search_rules (const FringeSearch *search)
{
  return &search->rules;
}

const FringeBoard *
fringe_search_start (const FringeSearch *search)
{
  return &search->start;
}

const FringeBoard *
fringe_search_goal (const FringeSearch *search)
{
  return &search->goal;
}

const FringeEstimate *
fringe_search_estimate (const FringeSearch *search)
{
  return &search->estimate;
}

FringeOutcome
fringe_search_outcome (const FringeSearch *search)
{
  return search->outcome;
}

FringeOutcome
fringe_search_outcome_at (const FringeSearch *search, uint32_t step)
{
  return step >= search->n_steps ? search->outcome : FRINGE_OUTCOME_RUNNING;
}

uint32_t
fringe_search_node_limit (const FringeSearch *search)
{
  return search->node_limit;
}

bool
fringe_search_is_out_of_memory (const FringeSearch *search)
{
  return search->outcome == FRINGE_OUTCOME_LIMIT && search->out_of_memory;
}

uint32_t
fringe_search_n_steps (const FringeSearch *search)
{
  return (uint32_t) search->n_steps;
}

uint32_t
fringe_search_n_nodes (const FringeSearch *search)
{
  return (uint32_t) search->n_nodes;
}

uint32_t
fringe_search_n_nodes_at (const FringeSearch *search, uint32_t step)
{
  const FringeNode *node;

  if (step == 0)
    return 1;
  if (step >= search->n_steps)
    return (uint32_t) search->n_nodes;
  if (fringe_search_is_idastar (search))
    return step;
  node = &search->nodes[search->removed[step - 1]];
  return node->first_child + node->n_children;
}

uint32_t
fringe_search_removed (const FringeSearch *search, uint32_t step)
{
  if (step == 0 || step > search->n_steps)
    return FRINGE_NO_NODE;
  return fringe_search_is_idastar (search) ? step - 1 : search->removed[step - 1];
}

size_t
fringe_search_bytes (const FringeSearch *search)
{
  size_t bytes = sizeof *search;

  bytes += search->n_nodes * sizeof *search->nodes;
  if (!fringe_search_is_packed (search))
    bytes += search->n_nodes * (size_t) search->n_cells;
  if (!fringe_search_is_idastar (search))
    bytes += search->n_steps * sizeof *search->removed;
  bytes += search->n_versions * sizeof *search->versions;
  bytes += search->n_checkpoints * sizeof *search->checkpoints;
  bytes += (search->reached.table.capacity + search->reached.larger.capacity) * sizeof (uint32_t);
  bytes += search->frontier.capacity * sizeof *search->frontier.buckets;
  bytes += search->frontier.heap.n * sizeof *search->frontier.heap.entries;
  bytes += search->n_iterations * sizeof *search->iterations;
  if (search->zobrist != NULL)
    bytes += FRINGE_CELLS_MAX * sizeof *search->zobrist;
  if (search->before != NULL)
    bytes += fringe_search_bytes (search->before);
  return bytes;
}

void
fringe_search_board (const FringeSearch *search, uint32_t id, FringeBoard *board)
{
  FringeState state;

  fringe_state_from_node (search, id, &state);
  *board = (FringeBoard) { search->start.rows, search->start.columns, (uint8_t) state.blank, { 0 } };
  for (int cell = 0; cell < search->n_cells; cell++)
    board->cells[cell]
        = fringe_search_is_packed (search) ? (uint8_t) fringe_packed_tile (state.key, cell) : state.cells[cell];
}

uint32_t
fringe_search_parent (const FringeSearch *search, uint32_t id)
{
  return search->nodes[id].parent;
}

FringeMove
fringe_search_move (const FringeSearch *search, uint32_t id)
{
  return (FringeMove) search->nodes[id].move;
}

void
fringe_search_fetch (const FringeSearch *search, uint32_t id)
{
  __builtin_prefetch (&search->nodes[id]);
}

uint32_t
fringe_search_g (const FringeSearch *search, uint32_t id)
{
  return search->nodes[id].g;
}

double
fringe_search_h (const FringeSearch *search, uint32_t id)
{
  return fringe_h_value (search->nodes[id].h);
}

double
fringe_search_f (const FringeSearch *search, uint32_t id)
{
  return fringe_rules_f (&search->rules, search->nodes[id].g, fringe_search_h (search, id));
}

double
fringe_search_priority (const FringeSearch *search, uint32_t id)
{
  switch (search->rules.algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return 0;
    case FRINGE_ALGORITHM_UCS:
      return fringe_search_g (search, id);
    case FRINGE_ALGORITHM_GREEDY:
      return fringe_search_h (search, id);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return fringe_search_f (search, id);
    }
}

/* The step in which the node left the frontier or IDA* entered it; UINT32_MAX where that has not happened. */
static uint32_t
judged_step (const FringeSearch *search, uint32_t id)
{
  const FringeNode *node = &search->nodes[id];

  if (node->state == FRINGE_NODE_FRONTIER || node->state == FRINGE_NODE_SUPERSEDED)
    return UINT32_MAX;
  if (fringe_search_is_idastar (search))
    return id + 1;
  if (node->state == FRINGE_NODE_GOAL && search->rules.goal_test == FRINGE_GOAL_TEST_GENERATION)
    return UINT32_MAX;
  return node->removed_step;
}

uint32_t
fringe_search_generated_step (const FringeSearch *search, uint32_t id)
{
  if (id == 0)
    return 0;
  if (fringe_search_is_idastar (search))
    return id + 1;
  return search->nodes[search->nodes[id].parent].removed_step;
}

uint32_t
fringe_search_removed_step (const FringeSearch *search, uint32_t id)
{
  return judged_step (search, id);
}

uint32_t
fringe_search_superseded_step (const FringeSearch *search, uint32_t id)
{
  const FringeNode *node = &search->nodes[id];

  return node->state == FRINGE_NODE_SUPERSEDED ? node->superseded_step : UINT32_MAX;
}

FringeNodeState
fringe_search_state_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  FringeNodeState state;
  uint32_t since;

  if (id >= fringe_search_n_nodes_at (search, step))
    return FRINGE_NODE_ABSENT;
  state = (FringeNodeState) search->nodes[id].state;
  since = judged_step (search, id);
  if (state == FRINGE_NODE_SUPERSEDED)
    since = search->nodes[id].superseded_step;
  else if (id == search->solution && since == UINT32_MAX)
    since = fringe_search_generated_step (search, id);
  return since <= step ? state : FRINGE_NODE_FRONTIER;
}

int
fringe_search_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t children[FRINGE_N_MOVES])
{
  const FringeNode *node = &search->nodes[id];
  uint32_t child = node->first_child;
  int n = 0;

  if (node->state != FRINGE_NODE_EXPANDED)
    return 0;
  if (fringe_search_is_idastar (search))
    {
      /* The id tells the step: whatever is below a node that has not been entered is to come. */
      for (; child < step; child = search->nodes[child].next_sibling)
        children[n++] = child;
      return n;
    }
  if (node->removed_step > step)
    return 0;
  for (; n < node->n_children; n++)
    children[n] = child++;
  return n;
}

uint32_t
fringe_search_solution_at (const FringeSearch *search, uint32_t step)
{
  return step < search->n_steps ? FRINGE_NO_NODE : search->solution;
}

uint32_t
fringe_search_path (const FringeSearch *search, uint32_t id, uint32_t *ids)
{
  uint32_t n = search->nodes[id].g + 1;

  for (uint32_t i = n; ids != NULL && i > 0; id = search->nodes[id].parent)
    ids[--i] = id;
  return n;
}

bool
fringe_search_is_ancestor (const FringeSearch *search, uint32_t ancestor, uint32_t id)
{
  while (id != FRINGE_NO_NODE && id > ancestor)
    id = search->nodes[id].parent;
  return id == ancestor;
}

size_t
fringe_versions_from (const FringeSearch *search, uint32_t id)
{
  size_t low = 0, high = search->n_versions;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (search->versions[middle].newer < id)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

uint32_t
fringe_search_supersedes (const FringeSearch *search, uint32_t id)
{
  size_t i = fringe_versions_from (search, id);

  return i < search->n_versions && search->versions[i].newer == id ? search->versions[i].older : FRINGE_NO_NODE;
}

/* The node that stood for the state when there were @n_nodes nodes. */
static uint32_t
reached_when (const FringeSearch *search, const FringeState *state, uint32_t n_nodes)
{
  uint32_t id = fringe_reached_id (fringe_reached_find (search, state));

  while (id != FRINGE_NO_NODE && id >= n_nodes)
    id = fringe_search_supersedes (search, id);
  return id;
}

static bool
has_child (const FringeSearch *search, uint32_t id, FringeMove move)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, id, UINT32_MAX, children);

  for (int i = 0; i < n; i++)
    if (search->nodes[children[i]].move == move)
      return true;
  return false;
}

/* Whether the search ended in the expansion of @id by this move. */
static bool
ends_by (const FringeSearch *search, uint32_t id, FringeMove move)
{
  const FringeNode *solution;

  if (search->rules.goal_test != FRINGE_GOAL_TEST_GENERATION || search->solution == FRINGE_NO_NODE
      || fringe_search_is_idastar (search))
    return false;
  solution = &search->nodes[search->solution];
  return solution->parent == id && solution->move == move;
}

/* The node for whose sake the successor of @id became none; FRINGE_NO_NODE where it may yet become one. */
static uint32_t
repeats (const FringeSearch *search, uint32_t id, const FringeState *successor, FringeMove move)
{
  const FringeNode *node = &search->nodes[id];

  if (fringe_search_is_idastar (search) || search->rules.duplicates == FRINGE_DUPLICATES_PARENT)
    return move == fringe_move_opposite ((FringeMove) node->move) ? node->parent : FRINGE_NO_NODE;
  return reached_when (search, successor, node->first_child);
}

int
fringe_search_duplicates (const FringeSearch *search, uint32_t id, FringeDuplicate duplicates[FRINGE_N_MOVES])
{
  FringeState state, successor;
  int n = 0;

  if (search->nodes[id].state != FRINGE_NODE_EXPANDED)
    return 0;

  fringe_state_from_node (search, id, &state);
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = search->rules.moves[i];
      int to = search->neighbour[state.blank][move];

      if (ends_by (search, id, move))
        break;
      if (to < 0 || has_child (search, id, move))
        continue;
      fringe_state_successor (search, &state, to, &successor);
      duplicates[n] = (FringeDuplicate) { move, repeats (search, id, &successor, move) };
      n += duplicates[n].of != FRINGE_NO_NODE;
    }
  return n;
}

uint32_t
fringe_search_stale_of (const FringeSearch *search, uint32_t id)
{
  FringeState state;

  if (search->nodes[id].state != FRINGE_NODE_STALE)
    return FRINGE_NO_NODE;
  fringe_state_from_node (search, id, &state);
  return fringe_reached_id (fringe_reached_find (search, &state));
}
