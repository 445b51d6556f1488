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
  node = &search->nodes[search->removed[step - 1]];
  return node->first_child + node->n_children;
}

uint32_t
fringe_search_removed (const FringeSearch *search, uint32_t step)
{
  return search->removed[step - 1];
}

size_t
fringe_search_bytes (const FringeSearch *search)
{
  size_t bytes = sizeof *search;

  bytes += search->nodes_capacity * sizeof *search->nodes;
  bytes += search->cells_capacity * (size_t) search->n_cells;
  bytes += search->removed_capacity * sizeof *search->removed;
  bytes += search->versions_capacity * sizeof *search->versions;
  bytes += search->checkpoints_capacity * sizeof *search->checkpoints;
  bytes += search->reached.capacity * sizeof *search->reached.slots;
  bytes += search->frontier.capacity * sizeof *search->frontier.buckets;
  if (search->zobrist != NULL)
    bytes += FRINGE_CELLS_MAX * sizeof *search->zobrist;
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

uint32_t
fringe_search_g (const FringeSearch *search, uint32_t id)
{
  return search->nodes[id].g;
}

uint32_t
fringe_search_h (const FringeSearch *search, uint32_t id)
{
  return search->nodes[id].h;
}

uint32_t
fringe_search_f (const FringeSearch *search, uint32_t id)
{
  return search->nodes[id].g + search->nodes[id].h;
}

uint32_t
fringe_search_priority (const FringeSearch *search, uint32_t id)
{
  switch (search->rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return fringe_search_g (search, id);
    case FRINGE_ALGORITHM_GREEDY:
      return fringe_search_h (search, id);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return fringe_search_f (search, id);
    }
}

uint32_t
fringe_search_generated_step (const FringeSearch *search, uint32_t id)
{
  uint32_t parent = search->nodes[id].parent;

  return parent == FRINGE_NO_NODE ? 0 : search->nodes[parent].removed_step;
}

static bool
was_removed (const FringeNode *node)
{
  return node->state == FRINGE_NODE_EXPANDED || node->state == FRINGE_NODE_GOAL;
}

uint32_t
fringe_search_removed_step (const FringeSearch *search, uint32_t id)
{
  const FringeNode *node = &search->nodes[id];

  return was_removed (node) ? node->removed_step : UINT32_MAX;
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
  const FringeNode *node = &search->nodes[id];

  if (id >= fringe_search_n_nodes_at (search, step))
    return FRINGE_NODE_ABSENT;
  if (was_removed (node))
    return node->removed_step <= step ? (FringeNodeState) node->state : FRINGE_NODE_FRONTIER;
  if (node->state == FRINGE_NODE_SUPERSEDED && node->superseded_step <= step)
    return FRINGE_NODE_SUPERSEDED;
  return FRINGE_NODE_FRONTIER;
}

uint32_t
fringe_search_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t *first)
{
  const FringeNode *node = &search->nodes[id];

  if (!was_removed (node) || node->removed_step > step)
    return 0;
  *first = node->first_child;
  return node->n_children;
}

uint32_t
fringe_search_solution_at (const FringeSearch *search, uint32_t step)
{
  if (search->outcome != FRINGE_OUTCOME_SOLVED || step < search->n_steps)
    return FRINGE_NO_NODE;
  return search->removed[search->n_steps - 1];
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
  uint32_t id = fringe_reached_id (&search->reached, fringe_reached_find (search, state));

  while (id != FRINGE_REACHED_EMPTY && id >= n_nodes)
    id = fringe_search_supersedes (search, id);
  return id;
}

static bool
has_child (const FringeSearch *search, const FringeNode *node, FringeMove move)
{
  for (uint32_t i = 0; i < node->n_children; i++)
    if (search->nodes[node->first_child + i].move == move)
      return true;
  return false;
}

int
fringe_search_duplicates (const FringeSearch *search, uint32_t id, FringeDuplicate duplicates[FRINGE_N_MOVES])
{
  const FringeNode *node = &search->nodes[id];
  FringeState state, successor;
  int n = 0;

  if (node->state != FRINGE_NODE_EXPANDED)
    return 0;

  fringe_state_from_node (search, id, &state);
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = search->rules.moves[i];
      int to = search->neighbour[state.blank][move];

      if (to < 0 || has_child (search, node, move))
        continue;
      fringe_state_successor (search, &state, to, &successor);
      duplicates[n++] = (FringeDuplicate) { move, reached_when (search, &successor, node->first_child) };
    }
  return n;
}
