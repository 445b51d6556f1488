/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-reached.h"

/* Reading the record: everything here is a function of (record, step).
 *
 * Invariant: what was so at step t is told of a search that has gone on as of one that stopped there. */

const FringeRules *
fringe_search_rules (const FringeSearch *search)
{
  return &search->rules;
}

bool
fringe_search_is_idastar (const FringeSearch *search)
{
  return search->is_idastar;
}

bool
fringe_search_is_rbfs (const FringeSearch *search)
{
  return search->is_rbfs;
}

bool
fringe_search_has_frontier (const FringeSearch *search)
{
  return fringe_algorithm_has_frontier (search->rules.algorithm);
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

uint32_t
fringe_search_n_nodes_at (const FringeSearch *search, uint32_t step)
{
  const FringeNode *node;

  if (step == 0)
    return 1;
  if (step >= search->n_steps)
    return (uint32_t) search->n_nodes;
  if (search->is_idastar)
    return step;
  if (search->is_rbfs)
    return search->calls[step - 1].n_nodes;
  node = &search->nodes[search->removed[step - 1]];
  return node->first_child + node->n_children;
}

uint32_t
fringe_search_removed (const FringeSearch *search, uint32_t step)
{
  if (step == 0 || step > search->n_steps)
    return FRINGE_NO_NODE;
  return search->is_idastar ? step - 1 : search->removed[step - 1];
}

void
fringe_search_board (const FringeSearch *search, uint32_t id, FringeBoard *board)
{
  FringeState state;

  fringe_state_from_node (search, id, &state);
  *board = (FringeBoard) { search->start.rows, search->start.columns, (uint8_t) state.blank, { 0 } };
  for (int cell = 0; cell < search->n_cells; cell++)
    board->cells[cell] = search->is_packed ? (uint8_t) fringe_packed_tile (state.key, cell) : state.cells[cell];
}

/* The cells of a large board are not copied for it: all counts at a step ask this of thousands of nodes. */
static int
find_blank (const FringeSearch *search, uint32_t id)
{
  size_t n_cells = (size_t) search->n_cells;
  const uint8_t *cells = search->cells + id * n_cells;
  FringeState state;

  if (!search->is_packed)
    return (int) ((const uint8_t *) memchr (cells, 0, n_cells) - cells);
  fringe_state_from_node (search, id, &state);
  return state.blank;
}

uint32_t
fringe_search_n_moves (const FringeSearch *search, uint32_t id)
{
  return search->lists[find_blank (search, id)][FRINGE_N_MOVES].n;
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
  return fringe_node_h (search, id);
}

double
fringe_search_f (const FringeSearch *search, uint32_t id)
{
  return fringe_rules_f (&search->rules, search->nodes[id].g, fringe_search_h (search, id));
}

double
fringe_search_priority (const FringeSearch *search, uint32_t id)
{
  return fringe_node_priority (search, id);
}

uint32_t
fringe_search_generated_step (const FringeSearch *search, uint32_t id)
{
  if (id == 0)
    return 0;
  if (search->is_idastar)
    return id + 1;
  if (search->is_rbfs)
    return fringe_rbfs_generated_step (search, id);
  return search->nodes[search->nodes[id].parent].removed_step;
}

uint32_t
fringe_search_removed_step (const FringeSearch *search, uint32_t id)
{
  const FringeNode *node = &search->nodes[id];

  if (search->is_rbfs)
    return fringe_rbfs_called_step_at (search, id, UINT32_MAX);
  if (node->state == FRINGE_NODE_FRONTIER || node->state == FRINGE_NODE_SUPERSEDED)
    return UINT32_MAX;
  if (search->is_idastar)
    return id + 1;
  if (node->state == FRINGE_NODE_GOAL && search->rules.goal_test == FRINGE_GOAL_TEST_GENERATION)
    return UINT32_MAX;
  return node->removed_step;
}

uint32_t
fringe_search_removed_step_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t removed;

  if (search->is_rbfs)
    return fringe_rbfs_called_step_at (search, id, step);
  removed = fringe_search_removed_step (search, id);
  return removed <= step ? removed : UINT32_MAX;
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
  if (search->is_rbfs)
    return fringe_rbfs_state_at (search, id, step);
  state = (FringeNodeState) search->nodes[id].state;
  since = fringe_search_removed_step (search, id);
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

  if (search->is_rbfs)
    return fringe_rbfs_children_at (search, id, step, children);
  if (node->state != FRINGE_NODE_EXPANDED)
    return 0;
  if (search->is_idastar)
    {
      /* The id of a child tells the step in which it was generated; ids ascend, so that the rest is yet to come. */
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
fringe_search_next_superseding (const FringeSearch *search, uint32_t from)
{
  size_t i = fringe_versions_from (search, from);

  return i < search->n_versions ? search->versions[i].newer : FRINGE_NO_NODE;
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
  uint32_t id = fringe_reached_get (search, state);

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
      || !fringe_search_has_frontier (search))
    return false;
  solution = &search->nodes[search->solution];
  return solution->parent == id && solution->move == move;
}

/* The node that the successor of @id repeats, so that it became none; FRINGE_NO_NODE where it may yet become one. */
static uint32_t
repeats (const FringeSearch *search, uint32_t id, const FringeState *successor, FringeMove move)
{
  const FringeNode *node = &search->nodes[id];

  if (!fringe_search_has_frontier (search) || search->rules.duplicates == FRINGE_DUPLICATES_PARENT)
    return move == fringe_move_opposite ((FringeMove) node->move) ? node->parent : FRINGE_NO_NODE;
  return reached_when (search, successor, node->first_child);
}

int
fringe_search_duplicates (const FringeSearch *search, uint32_t id, FringeDuplicate duplicates[FRINGE_N_MOVES])
{
  const FringeMoveList *list;
  FringeState state, successor;
  int n = 0;

  if (search->is_rbfs ? fringe_search_removed_step (search, id) == UINT32_MAX
                      : search->nodes[id].state != FRINGE_NODE_EXPANDED)
    return 0;

  fringe_state_from_node (search, id, &state);
  list = &search->lists[state.blank][FRINGE_N_MOVES];
  for (int i = 0; i < list->n; i++)
    {
      FringeMove move = (FringeMove) list->moves[i];

      if (ends_by (search, id, move))
        break;
      if (has_child (search, id, move))
        continue;
      fringe_state_successor (search, &state, list->to[i], &successor);
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
  return fringe_reached_get (search, &state);
}

/* Counts at any step. They are known at the checkpoints and at the end; between two of them the effect of each step is
 * read off the record, and no step but the last leaves a successor untried. Invariant: the result at step t is what
 * `counts` was after step t. */

/* How many nodes left the frontier in a step because one of its new nodes superseded them. */
static uint32_t
superseded_by_children (const FringeSearch *search, const FringeNode *node)
{
  uint32_t end = node->first_child + node->n_children, n = 0;
  size_t i = search->n_versions > 0 ? fringe_versions_from (search, node->first_child) : 0;

  for (; i < search->n_versions && search->versions[i].newer < end; i++)
    n += search->nodes[search->versions[i].older].state == FRINGE_NODE_SUPERSEDED;
  return n;
}

static void
advance (const FringeSearch *search, FringeCounts *counts, uint32_t step)
{
  uint32_t id = search->removed[step - 1];
  const FringeNode *node = &search->nodes[id];

  counts->open--;
  counts->stale += node->state == FRINGE_NODE_STALE;
  if (node->state != FRINGE_NODE_EXPANDED)
    return;

  counts->expanded++;
  counts->successors += fringe_search_n_moves (search, id);
  counts->generated += node->n_children;
  counts->open += node->n_children - superseded_by_children (search, node);
  if (counts->open > counts->max_open)
    counts->max_open = counts->open;
  if (node->n_children > 0 && node->g + 1 > counts->max_depth)
    counts->max_depth = node->g + 1;
}

static void
advance_idastar (const FringeSearch *search, FringeCounts *counts, uint32_t step)
{
  const FringeNode *node = &search->nodes[step - 1];

  counts->generated += node->parent != FRINGE_NO_NODE;
  if (node->state == FRINGE_NODE_EXPANDED)
    {
      counts->expanded++;
      counts->successors += fringe_search_n_moves (search, step - 1);
    }
  if (node->g > counts->max_depth)
    counts->max_depth = node->g;
}

FringeCounts
fringe_search_counts_at (const FringeSearch *search, uint32_t step)
{
  uint32_t known = step / FRINGE_CHECKPOINT_STEPS;
  FringeCounts counts;

  if (step >= search->n_steps)
    return search->counts;

  counts = search->checkpoints[known];
  for (uint32_t t = known * FRINGE_CHECKPOINT_STEPS + 1; t <= step; t++)
    if (search->is_idastar)
      advance_idastar (search, &counts, t);
    else if (search->is_rbfs)
      fringe_rbfs_advance (search, &counts, t);
    else
      advance (search, &counts, t);
  return counts;
}

/* An iteration has begun where its root was entered, and the id of the root is one less than the step of that. */
uint32_t
fringe_search_n_iterations_at (const FringeSearch *search, uint32_t step)
{
  size_t low = 0, high = search->n_iterations;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (search->iterations[middle].root < step)
        low = middle + 1;
      else
        high = middle;
    }
  return (uint32_t) low;
}

FringeIteration
fringe_search_iteration_at (const FringeSearch *search, uint32_t i, uint32_t step)
{
  const FringeIterationStart *start = &search->iterations[i];
  uint32_t end = i + 1 < search->n_iterations ? search->iterations[i + 1].root : UINT32_MAX;
  FringeCounts counts = fringe_search_counts_at (search, step < end ? step : end);

  return (FringeIteration) { start->bound, counts.expanded - start->expanded_before,
                             counts.generated - start->generated_before };
}

double
fringe_search_bound (const FringeSearch *search, uint32_t i)
{
  return search->iterations[i].bound;
}

uint32_t
fringe_search_n_roots_at (const FringeSearch *search, uint32_t step)
{
  uint32_t n = fringe_search_n_iterations_at (search, step);

  return n > 0 ? n : 1;
}

uint32_t
fringe_search_root (const FringeSearch *search, uint32_t i)
{
  return search->n_iterations > 0 ? search->iterations[i].root : 0;
}

uint32_t
fringe_search_root_of (const FringeSearch *search, uint32_t id)
{
  uint32_t n = fringe_search_n_iterations_at (search, id + 1);

  return n > 0 ? n - 1 : 0;
}
