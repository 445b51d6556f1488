/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-search.h"

#include "test-boards.h"
#include "test-heuristics.h"

ReferenceNode *
reference_node (const Reference *reference, uint32_t id)
{
  return &g_array_index (reference->nodes, ReferenceNode, id);
}

ReferenceStep *
reference_step (const Reference *reference, uint32_t step)
{
  return &g_array_index (reference->steps, ReferenceStep, step);
}

uint32_t
reference_add_node (Reference *reference, const FringeBoard *board, uint32_t parent, FringeMove move)
{
  const TestProblem *problem = reference->problem;
  ReferenceNode node = {
    .board = *board,
    .parent = parent,
    .move = move,
    .g = parent == FRINGE_NO_NODE ? 0 : reference_node (reference, parent)->g + 1,
    .h = test_h_value (problem->rules.heuristic, board, &problem->goal),
    .generated_step = reference->steps->len,
    .removed_step = UINT32_MAX,
    .superseded_step = UINT32_MAX,
    .supersedes = FRINGE_NO_NODE,
    .stale_of = FRINGE_NO_NODE,
    .state = FRINGE_NODE_FRONTIER,
  };

  g_array_append_val (reference->nodes, node);
  return reference->nodes->len - 1;
}

void
reference_remove_node (Reference *reference, uint32_t id, FringeNodeState state)
{
  reference_node (reference, id)->state = state;
  reference_node (reference, id)->removed_step = reference->steps->len;
}

gboolean
reference_is_open (const Reference *reference, const ReferenceNode *node)
{
  return !fringe_algorithm_deepens (reference->problem->rules.algorithm) && node->removed_step == UINT32_MAX
         && node->superseded_step == UINT32_MAX;
}

/* Counts everything anew. A step that threw a stale node away is no expansion. */
void
reference_add_step (Reference *reference, uint32_t removed)
{
  ReferenceStep step = { .removed = removed, .n_nodes = reference->nodes->len };

  for (uint32_t id = 0; id < step.n_nodes; id++)
    {
      const ReferenceNode *node = reference_node (reference, id);

      step.n_roots += node->parent == FRINGE_NO_NODE;
      step.counts.open += reference_is_open (reference, node);
      step.counts.expanded += node->state == FRINGE_NODE_EXPANDED;
      step.counts.successors += (uint64_t) node->n_tried;
      step.counts.stale += node->state == FRINGE_NODE_STALE;
      step.counts.max_depth = MAX (step.counts.max_depth, node->g);
    }
  step.counts.generated = step.n_nodes - step.n_roots;
  step.counts.max_open = step.counts.open;
  if (reference->steps->len > 0)
    step.counts.max_open
        = MAX (step.counts.open, reference_step (reference, reference->steps->len - 1)->counts.max_open);
  step.frontier = g_array_copy (reference->frontier);
  step.iterations = g_array_copy (reference->iterations);
  g_array_append_val (reference->steps, step);
}

gboolean
reference_is_goal (const Reference *reference, const FringeBoard *board)
{
  return fringe_board_equal (board, &reference->problem->goal);
}

static uint32_t
first_expanded (const Reference *reference, const FringeBoard *board)
{
  uint32_t first = FRINGE_NO_NODE;

  for (uint32_t id = 0; id < reference->nodes->len; id++)
    {
      const ReferenceNode *node = reference_node (reference, id);

      if (node->state == FRINGE_NODE_EXPANDED && fringe_board_equal (&node->board, board)
          && (first == FRINGE_NO_NODE || node->removed_step < reference_node (reference, first)->removed_step))
        first = id;
    }
  return first;
}

static uint32_t
newest (const Reference *reference, const FringeBoard *board)
{
  for (uint32_t id = reference->nodes->len; id-- > 0;)
    if (fringe_board_equal (&reference_node (reference, id)->board, board))
      return id;
  return FRINGE_NO_NODE;
}

/* The loop */

typedef struct
{
  FringeMove move;
  FringeBoard board;
  uint32_t duplicate_of; /* or FRINGE_NO_NODE */
} Successor;

static uint32_t
find_duplicate (const Reference *reference, uint32_t id, const FringeBoard *board)
{
  const ReferenceNode *node = reference_node (reference, id);
  uint32_t known;

  switch (reference->problem->rules.duplicates)
    {
    case FRINGE_DUPLICATES_OPEN_CLOSED:
      return newest (reference, board);
    case FRINGE_DUPLICATES_CLOSED:
      return first_expanded (reference, board);
    case FRINGE_DUPLICATES_BETTER_G:
      known = newest (reference, board);
      return known != FRINGE_NO_NODE && reference_node (reference, known)->g <= node->g + 1 ? known : FRINGE_NO_NODE;
    case FRINGE_DUPLICATES_EXPANSION:
      return FRINGE_NO_NODE;
    case FRINGE_DUPLICATES_PARENT:
      if (node->parent != FRINGE_NO_NODE
          && fringe_board_equal (&reference_node (reference, node->parent)->board, board))
        return node->parent;
      return FRINGE_NO_NODE;
    case FRINGE_N_DUPLICATES:
    default:
      g_assert_not_reached ();
    }
}

/* The successors that are tried: those after the goal are not where it is tested at generation. */
static int
list_successors (const Reference *reference, uint32_t id, Successor successors[FRINGE_N_MOVES])
{
  const FringeRules *rules = &reference->problem->rules;
  int n = 0;

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      Successor successor = { .move = rules->moves[i], .board = reference_node (reference, id)->board };

      if (!fringe_board_move (&successor.board, successor.move))
        continue;
      successor.duplicate_of = find_duplicate (reference, id, &successor.board);
      successors[n++] = successor;
      if (rules->goal_test == FRINGE_GOAL_TEST_GENERATION && successor.duplicate_of == FRINGE_NO_NODE
          && reference_is_goal (reference, &successor.board))
        break;
    }
  return n;
}

static void
leave_frontier (Reference *reference, uint32_t id)
{
  reference_node (reference, id)->state = FRINGE_NODE_SUPERSEDED;
  reference_node (reference, id)->superseded_step = reference->steps->len;
  if (reference_is_heap (reference))
    return;
  for (guint i = 0; i < reference->frontier->len; i++)
    if (g_array_index (reference->frontier, uint32_t, i) == id)
      g_array_remove_index (reference->frontier, i);
}

static void
take_successor (Reference *reference, uint32_t parent, const Successor *successor)
{
  ReferenceNode *node = reference_node (reference, parent);
  uint32_t known = newest (reference, &successor->board), id;

  if (successor->duplicate_of != FRINGE_NO_NODE)
    {
      node->duplicates[node->n_duplicates++] = (FringeDuplicate) { successor->move, successor->duplicate_of };
      return;
    }

  id = reference_add_node (reference, &successor->board, parent, successor->move);
  if (reference->problem->rules.duplicates == FRINGE_DUPLICATES_BETTER_G && known != FRINGE_NO_NODE)
    {
      reference_node (reference, id)->supersedes = known;
      if (reference_node (reference, known)->state == FRINGE_NODE_FRONTIER)
        leave_frontier (reference, known);
    }
  if (reference->problem->rules.goal_test == FRINGE_GOAL_TEST_GENERATION
      && reference_is_goal (reference, &successor->board))
    {
      reference_node (reference, id)->state = FRINGE_NODE_GOAL;
      reference->outcome = FRINGE_OUTCOME_SOLVED;
    }
}

static void
push_new_nodes (Reference *reference, uint32_t first)
{
  uint32_t end = reference->nodes->len;

  if (reference->problem->rules.algorithm == FRINGE_ALGORITHM_DFS)
    for (uint32_t id = end; id-- > first;)
      reference_push (reference, reference->frontier, id);
  else
    for (uint32_t id = first; id < end; id++)
      reference_push (reference, reference->frontier, id);
}

static void
expand (Reference *reference, uint32_t id)
{
  Successor successors[FRINGE_N_MOVES];
  uint32_t n_new = 0, n_before = reference->nodes->len;
  int n_successors;

  /* A node has no successor in its own state, so that it is the same whether it is in closed already. */
  n_successors = list_successors (reference, id, successors);
  for (int i = 0; i < n_successors; i++)
    n_new += successors[i].duplicate_of == FRINGE_NO_NODE;
  if (n_before - 1 + n_new > reference->node_limit)
    {
      reference->outcome = FRINGE_OUTCOME_LIMIT;
      return;
    }
  reference_remove_node (reference, id, FRINGE_NODE_EXPANDED);
  reference_node (reference, id)->n_tried = n_successors;
  for (int i = 0; i < n_successors; i++)
    take_successor (reference, id, &successors[i]);
  push_new_nodes (reference, n_before);
  reference_add_step (reference, id);
}

static void
turn (Reference *reference)
{
  const FringeRules *rules = &reference->problem->rules;
  uint32_t id = reference_pop (reference, reference->frontier, reference->steps->len), known;

  if (id == FRINGE_NO_NODE)
    {
      reference->outcome = FRINGE_OUTCOME_EXHAUSTED;
      return;
    }
  known = first_expanded (reference, &reference_node (reference, id)->board);
  if (rules->duplicates == FRINGE_DUPLICATES_EXPANSION && known != FRINGE_NO_NODE)
    {
      reference_remove_node (reference, id, FRINGE_NODE_STALE);
      reference_node (reference, id)->stale_of = known;
      reference_add_step (reference, id);
      return;
    }
  if (rules->goal_test == FRINGE_GOAL_TEST_EXPANSION
      && reference_is_goal (reference, &reference_node (reference, id)->board))
    {
      reference_remove_node (reference, id, FRINGE_NODE_GOAL);
      reference_add_step (reference, id);
      reference->outcome = FRINGE_OUTCOME_SOLVED;
      return;
    }
  expand (reference, id);
}

static void
run_loop (Reference *reference)
{
  uint32_t root = reference_add_node (reference, &reference->problem->start, FRINGE_NO_NODE, FRINGE_N_MOVES);

  reference_push (reference, reference->frontier, root);
  if (reference->problem->rules.goal_test == FRINGE_GOAL_TEST_GENERATION
      && reference_is_goal (reference, &reference->problem->start))
    {
      reference_node (reference, root)->state = FRINGE_NODE_GOAL;
      reference->outcome = FRINGE_OUTCOME_SOLVED;
    }
  reference_add_step (reference, FRINGE_NO_NODE);
  if (reference->fork_step == 0)
    reference_fork_here (reference);
  while (reference->outcome == FRINGE_OUTCOME_RUNNING)
    {
      guint n_before = reference->steps->len;

      turn (reference);
      if (n_before == reference->fork_step && reference->steps->len > n_before)
        reference_fork_here (reference);
    }
}

static void
clear_step (gpointer data)
{
  ReferenceStep *step = data;

  g_array_unref (step->frontier);
  g_array_unref (step->iterations);
}

static Reference *
make (const TestProblem *problem, uint32_t node_limit, uint32_t fork_step, const TestProblem *after)
{
  Reference *reference = g_new0 (Reference, 1);

  reference->problem = problem;
  reference->fork_step = fork_step;
  reference->after = *after;
  reference->node_limit = node_limit;
  reference->nodes = g_array_new (FALSE, FALSE, sizeof (ReferenceNode));
  reference->steps = g_array_new (FALSE, FALSE, sizeof (ReferenceStep));
  reference->frontier = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  reference->iterations = g_array_new (FALSE, FALSE, sizeof (FringeIteration));
  reference->outcome = FRINGE_OUTCOME_RUNNING;
  g_array_set_clear_func (reference->steps, clear_step);
  if (fringe_algorithm_deepens (problem->rules.algorithm))
    reference_run_idastar (reference);
  else
    run_loop (reference);
  return reference;
}

Reference *
reference_new (const TestProblem *problem, uint32_t node_limit)
{
  return make (problem, node_limit, UINT32_MAX, problem);
}

Reference *
reference_new_forked (const TestProblem *problem, uint32_t node_limit, uint32_t step, const FringeRules *rules)
{
  TestProblem after = *problem;

  after.rules.algorithm = rules->algorithm;
  after.rules.heuristic = rules->heuristic;
  after.rules.weight = rules->weight;
  after.rules.ties = rules->ties;
  return make (problem, node_limit, step, &after);
}

void
reference_free (Reference *reference)
{
  g_array_unref (reference->nodes);
  g_array_unref (reference->steps);
  g_array_unref (reference->frontier);
  g_array_unref (reference->iterations);
  g_free (reference);
}
