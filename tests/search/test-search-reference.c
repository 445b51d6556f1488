/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

#include <stdlib.h>

/* The loop once more, as slow and obvious as it can be said: lists that are scanned from end to end, whole boards in
 * every node, h counted anew each time. The two must agree in every node, step and count. */

typedef struct
{
  FringeBoard board;
  uint32_t parent;
  FringeMove move;
  uint32_t g, h;
  uint32_t generated_step, removed_step, superseded_step;
  FringeNodeState state;
} Node;

typedef struct
{
  uint32_t removed;
  uint32_t n_nodes;
  FringeCounts counts;
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates;
} Step;

typedef struct
{
  FringeMove move;
  FringeBoard board;
  uint32_t known;
  gboolean is_duplicate;
} Successor;

typedef struct
{
  const TestProblem *problem;
  GArray *nodes; /* of Node */
  GArray *steps; /* of Step, the first being step 0 */
  FringeOutcome outcome;
} Reference;

static Node *
get_node (const Reference *reference, uint32_t id)
{
  return &g_array_index (reference->nodes, Node, id);
}

static Step *
get_step (const Reference *reference, uint32_t step)
{
  return &g_array_index (reference->steps, Step, step);
}

static uint32_t
count_h (const TestProblem *problem, const FringeBoard *board)
{
  int homes[FRINGE_CELLS_MAX], n_cells = board->rows * board->columns;
  uint32_t h = 0;

  for (int cell = 0; cell < n_cells; cell++)
    homes[problem->goal.cells[cell]] = cell;
  for (int cell = 0; cell < n_cells; cell++)
    {
      int tile = board->cells[cell], home = homes[tile];

      if (tile == 0)
        continue;
      if (problem->rules.heuristic == FRINGE_HEURISTIC_MISPLACED)
        h += home != cell;
      else if (problem->rules.heuristic == FRINGE_HEURISTIC_MANHATTAN)
        h += (uint32_t) (abs (home / board->columns - cell / board->columns)
                         + abs (home % board->columns - cell % board->columns));
    }
  return h;
}

static void
add_node (Reference *reference, const FringeBoard *board, uint32_t parent, FringeMove move, uint32_t g)
{
  Node node = {
    .board = *board,
    .parent = parent,
    .move = move,
    .g = g,
    .h = count_h (reference->problem, board),
    .generated_step = reference->steps->len,
    .removed_step = UINT32_MAX,
    .superseded_step = UINT32_MAX,
    .state = FRINGE_NODE_FRONTIER,
  };

  g_array_append_val (reference->nodes, node);
}

static uint32_t
priority_of (const Reference *reference, const Node *node)
{
  switch (reference->problem->rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return node->g;
    case FRINGE_ALGORITHM_GREEDY:
      return node->h;
    case FRINGE_ALGORITHM_ASTAR:
      return node->g + node->h;
    case FRINGE_N_ALGORITHMS:
    default:
      g_assert_not_reached ();
    }
}

static uint32_t
first_on_frontier (const Reference *reference)
{
  uint32_t first = FRINGE_NO_NODE, lowest = UINT32_MAX;

  for (uint32_t id = 0; id < reference->nodes->len; id++)
    {
      const Node *node = get_node (reference, id);

      if (node->state != FRINGE_NODE_FRONTIER || priority_of (reference, node) >= lowest)
        continue;
      first = id;
      lowest = priority_of (reference, node);
    }
  return first;
}

static uint32_t
newest_with (const Reference *reference, const FringeBoard *board)
{
  uint32_t newest = FRINGE_NO_NODE;

  for (uint32_t id = 0; id < reference->nodes->len; id++)
    if (fringe_board_equal (&get_node (reference, id)->board, board))
      newest = id;
  return newest;
}

static int
list_successors (const Reference *reference, uint32_t id, Successor successors[FRINGE_N_MOVES])
{
  const FringeRules *rules = &reference->problem->rules;
  int n = 0;

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      Successor successor = { .move = rules->moves[i], .board = get_node (reference, id)->board };

      if (!fringe_board_move (&successor.board, successor.move))
        continue;
      successor.known = newest_with (reference, &successor.board);
      successor.is_duplicate = successor.known != FRINGE_NO_NODE
                               && (rules->duplicates == FRINGE_DUPLICATES_OPEN_CLOSED
                                   || get_node (reference, successor.known)->g <= get_node (reference, id)->g + 1);
      successors[n++] = successor;
    }
  return n;
}

static void
add_step (Reference *reference, Step step)
{
  uint32_t n_open = 0;

  step.n_nodes = reference->nodes->len;
  step.counts.generated = step.n_nodes - 1;
  for (uint32_t id = 0; id < step.n_nodes; id++)
    {
      const Node *node = get_node (reference, id);

      n_open += node->state == FRINGE_NODE_FRONTIER;
      step.counts.expanded += node->state == FRINGE_NODE_EXPANDED;
      step.counts.max_depth = MAX (step.counts.max_depth, node->g);
    }
  step.counts.open = n_open;
  step.counts.max_open = n_open;
  if (reference->steps->len > 0)
    step.counts.max_open = MAX (n_open, get_step (reference, reference->steps->len - 1)->counts.max_open);
  g_array_append_val (reference->steps, step);
}

static void
take_successor (Reference *reference, uint32_t parent, const Successor *successor, Step *step)
{
  if (successor->is_duplicate)
    {
      step->duplicates[step->n_duplicates++] = (FringeDuplicate) { successor->move, successor->known };
      return;
    }

  if (successor->known != FRINGE_NO_NODE && get_node (reference, successor->known)->state == FRINGE_NODE_FRONTIER)
    {
      get_node (reference, successor->known)->state = FRINGE_NODE_SUPERSEDED;
      get_node (reference, successor->known)->superseded_step = reference->steps->len;
    }
  add_node (reference, &successor->board, parent, successor->move, get_node (reference, parent)->g + 1);
}

static FringeOutcome
take_step (Reference *reference, uint32_t node_limit)
{
  uint32_t id = first_on_frontier (reference), n_new = 0;
  Step step = { .removed = id };
  Successor successors[FRINGE_N_MOVES];
  int n_successors;

  if (id == FRINGE_NO_NODE)
    return FRINGE_OUTCOME_EXHAUSTED;
  if (fringe_board_equal (&get_node (reference, id)->board, &reference->problem->goal))
    {
      get_node (reference, id)->state = FRINGE_NODE_GOAL;
      get_node (reference, id)->removed_step = reference->steps->len;
      add_step (reference, step);
      return FRINGE_OUTCOME_SOLVED;
    }

  n_successors = list_successors (reference, id, successors);
  for (int i = 0; i < n_successors; i++)
    n_new += !successors[i].is_duplicate;
  if (reference->nodes->len - 1 + n_new > node_limit)
    return FRINGE_OUTCOME_LIMIT;

  get_node (reference, id)->state = FRINGE_NODE_EXPANDED;
  get_node (reference, id)->removed_step = reference->steps->len;
  for (int i = 0; i < n_successors; i++)
    take_successor (reference, id, &successors[i], &step);
  add_step (reference, step);
  return FRINGE_OUTCOME_RUNNING;
}

static void
run_reference (Reference *reference, uint32_t node_limit)
{
  add_node (reference, &reference->problem->start, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
  add_step (reference, (Step) { .removed = FRINGE_NO_NODE });
  do
    reference->outcome = take_step (reference, node_limit);
  while (reference->outcome == FRINGE_OUTCOME_RUNNING);
}

static void
assert_same_node (const Reference *reference, const FringeSearch *search, uint32_t id)
{
  const Node *node = get_node (reference, id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  test_assert_boards_equal (&board, &node->board);
  g_assert_cmpuint (fringe_search_parent (search, id), ==, node->parent);
  g_assert_cmpint (fringe_search_move (search, id), ==, node->move);
  g_assert_cmpuint (fringe_search_g (search, id), ==, node->g);
  g_assert_cmpuint (fringe_search_h (search, id), ==, node->h);
  g_assert_cmpuint (fringe_search_generated_step (search, id), ==, id == 0 ? 0 : node->generated_step);
  g_assert_cmpuint (fringe_search_removed_step (search, id), ==, node->removed_step);
  g_assert_cmpuint (fringe_search_superseded_step (search, id), ==, node->superseded_step);
  g_assert_cmpint (fringe_search_state_at (search, id, fringe_search_n_steps (search)), ==, node->state);
}

static void
assert_same_step (const Reference *reference, const FringeSearch *search, uint32_t number)
{
  const Step *step = get_step (reference, number);
  FringeCounts counts = fringe_search_counts_at (search, number);
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  test_assert_counts_equal (&counts, &step->counts);
  g_assert_cmpuint (fringe_search_n_nodes_at (search, number), ==, step->n_nodes);
  if (number == 0)
    return;
  g_assert_cmpuint (fringe_search_removed (search, number), ==, step->removed);
  g_assert_cmpint (fringe_search_duplicates (search, step->removed, duplicates), ==, step->n_duplicates);
  for (int i = 0; i < step->n_duplicates; i++)
    {
      g_assert_cmpint (duplicates[i].move, ==, step->duplicates[i].move);
      g_assert_cmpuint (duplicates[i].of, ==, step->duplicates[i].of);
    }
}

static void
assert_agree (const TestProblem *problem, uint32_t node_limit)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, node_limit);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  Reference reference = { .problem = problem, .nodes = nodes, .steps = steps };

  run_reference (&reference, node_limit);
  g_assert_cmpint (fringe_search_outcome (search), ==, reference.outcome);
  g_assert_cmpuint (fringe_search_n_steps (search), ==, steps->len - 1);
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, nodes->len);
  for (uint32_t id = 0; id < nodes->len; id++)
    assert_same_node (&reference, search, id);
  for (uint32_t step = 0; step < steps->len; step++)
    assert_same_step (&reference, search, step);
}

static void
test_differences (int rows_max, int columns_max, int n_cases, int limit_max)
{
  for (int i = 0; i < n_cases; i++)
    {
      int rows = g_test_rand_int_range (FRINGE_SIDE_MIN, rows_max + 1);
      int columns = g_test_rand_int_range (FRINGE_SIDE_MIN, columns_max + 1);
      TestProblem problem = test_problem_random (rows, columns, test_random (40));
      uint32_t node_limit = (uint32_t) test_random (limit_max);

      if (test_random (4) == 0)
        problem.start = test_board_random (rows, columns);
      test_problem_tell (&problem);
      g_test_message ("node limit %u", node_limit);
      assert_agree (&problem, node_limit);
    }
}

static void
test_small_boards (void)
{
  test_differences (2, 3, 3000, 500);
}

static void
test_eight_puzzles (void)
{
  test_differences (3, 3, 5000, 200);
}

static void
test_all_sizes (void)
{
  test_differences (FRINGE_SIDE_MAX, FRINGE_SIDE_MAX, 8000, 150);
}

static void
test_longer (void)
{
  test_differences (4, 5, 100, 1500);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reference/the-slow-loop-agrees-on-boards-of-four-to-six-cells", test_small_boards);
  g_test_add_func ("/reference/the-slow-loop-agrees-on-boards-of-up-to-nine-cells", test_eight_puzzles);
  g_test_add_func ("/reference/the-slow-loop-agrees-on-boards-of-all-sizes", test_all_sizes);
  g_test_add_func ("/reference/the-slow-loop-agrees-in-longer-searches", test_longer);
  return g_test_run ();
}
