/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-distances.h"
#include "test-heuristics.h"
#include "test-searches.h"

#include <math.h>

/* RBFS against AIMA's recursion as it is printed, with all that is known after each step written down. */

typedef struct
{
  FringeBoard board;
  uint32_t parent;
  FringeMove move;
  uint32_t g;
  double f; /* as it is backed up */
  FringeNodeState state;
} SlowNode;

typedef struct
{
  uint32_t node;
  double limit, alternative;
  FringeCounts counts;
  GArray *nodes; /* of SlowNode, as they were after the step */
} SlowStep;

typedef struct
{
  const TestProblem *problem;
  uint32_t node_limit;
  FringeCounts counts;
  GArray *nodes; /* of SlowNode */
  GArray *steps; /* of SlowStep */
  FringeOutcome outcome;
} Slow;

static SlowNode *
node_at (const Slow *slow, uint32_t id)
{
  return &g_array_index (slow->nodes, SlowNode, id);
}

static void
clear_step (gpointer data)
{
  g_array_unref (((SlowStep *) data)->nodes);
}

static void
write_step (Slow *slow, uint32_t id, double limit, double alternative)
{
  SlowStep step = { id, limit, alternative, slow->counts, g_array_copy (slow->nodes) };

  step.counts.open = 0;
  for (uint32_t i = 0; i < slow->nodes->len; i++)
    step.counts.open
        += node_at (slow, i)->state == FRINGE_NODE_FRONTIER || node_at (slow, i)->state == FRINGE_NODE_GOAL;
  step.counts.max_open = slow->counts.max_open = MAX (slow->counts.max_open, step.counts.open);
  g_array_append_val (slow->steps, step);
}

static uint32_t
add_node (Slow *slow, const FringeBoard *board, uint32_t parent, FringeMove move, double at_least)
{
  const TestProblem *problem = slow->problem;
  SlowNode node = { .board = *board,
                    .parent = parent,
                    .move = move,
                    .g = parent == FRINGE_NO_NODE ? 0 : node_at (slow, parent)->g + 1,
                    .state = FRINGE_NODE_FRONTIER };

  node.f = fmax (at_least, node.g + fringe_h_value (test_h (problem->rules.heuristic, board, &problem->goal)));
  slow->counts.max_depth = MAX (slow->counts.max_depth, node.g);
  g_array_append_val (slow->nodes, node);
  return slow->nodes->len - 1;
}

/* Fills in the successors but the one straight back. Returns: how many */
static int
find_successors (const Slow *slow, uint32_t id, FringeMove moves[FRINGE_N_MOVES], int *n_moves)
{
  int n = 0;

  *n_moves = 0;
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeBoard board = node_at (slow, id)->board;
      FringeMove move = slow->problem->rules.moves[i];

      if (!fringe_board_move (&board, move))
        continue;
      ++*n_moves;
      if (id == 0 || move != fringe_move_opposite (node_at (slow, id)->move))
        moves[n++] = move;
    }
  return n;
}

static double
rbfs (Slow *slow, uint32_t id, double limit, double second)
{
  FringeMove moves[FRINGE_N_MOVES];
  uint32_t children[FRINGE_N_MOVES];
  int n_moves, n = find_successors (slow, id, moves, &n_moves);

  if (fringe_board_equal (&node_at (slow, id)->board, &slow->problem->goal))
    {
      node_at (slow, id)->state = FRINGE_NODE_GOAL;
      write_step (slow, id, limit, second);
      slow->outcome = FRINGE_OUTCOME_SOLVED;
      return 0;
    }
  if (slow->counts.generated + (uint32_t) n > slow->node_limit)
    {
      slow->outcome = FRINGE_OUTCOME_LIMIT;
      return 0;
    }
  for (int i = 0; i < n; i++)
    {
      FringeBoard board = node_at (slow, id)->board;

      fringe_board_move (&board, moves[i]);
      children[i] = add_node (slow, &board, id, moves[i], node_at (slow, id)->f);
    }
  node_at (slow, id)->state = FRINGE_NODE_EXPANDED;
  slow->counts.expanded++;
  slow->counts.generated += (uint32_t) n;
  slow->counts.successors += (uint64_t) n_moves;
  write_step (slow, id, limit, second);
  for (;;)
    {
      uint32_t best = children[0];
      double alternative = INFINITY, result;

      for (int i = 1; i < n; i++)
        if (node_at (slow, children[i])->f < node_at (slow, best)->f)
          best = children[i];
      for (int i = 0; i < n; i++)
        if (children[i] != best)
          alternative = fmin (alternative, node_at (slow, children[i])->f);
      if (node_at (slow, best)->f > limit)
        {
          for (int i = 0; i < n; i++)
            node_at (slow, children[i])->state = FRINGE_NODE_FORGOTTEN;
          node_at (slow, id)->state = FRINGE_NODE_FRONTIER;
          return node_at (slow, best)->f;
        }
      result = rbfs (slow, best, fmin (limit, alternative), alternative);
      if (slow->outcome != FRINGE_OUTCOME_RUNNING)
        return 0;
      node_at (slow, best)->f = result;
    }
}

static Slow *
slow_new (const TestProblem *problem, uint32_t node_limit)
{
  Slow *slow = g_new0 (Slow, 1);

  slow->problem = problem;
  slow->node_limit = node_limit;
  slow->outcome = FRINGE_OUTCOME_RUNNING;
  slow->nodes = g_array_new (FALSE, FALSE, sizeof (SlowNode));
  slow->steps = g_array_new (FALSE, FALSE, sizeof (SlowStep));
  g_array_set_clear_func (slow->steps, clear_step);
  add_node (slow, &problem->start, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
  write_step (slow, FRINGE_NO_NODE, 0, 0);
  if (isinf (node_at (slow, 0)->f))
    slow->outcome = FRINGE_OUTCOME_EXHAUSTED;
  else
    rbfs (slow, 0, INFINITY, INFINITY);
  return slow;
}

static void
slow_free (Slow *slow)
{
  g_array_unref (slow->nodes);
  g_array_unref (slow->steps);
  g_free (slow);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Slow, slow_free)

/* The last children that a node got. */
static int
find_children (const SlowStep *step, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  uint32_t last = FRINGE_NO_NODE;
  int n = 0;

  for (uint32_t i = 0; i < step->nodes->len; i++)
    if (g_array_index (step->nodes, SlowNode, i).parent == id)
      {
        if (last != FRINGE_NO_NODE && i != last + 1)
          n = 0;
        children[n++] = last = i;
      }
  return n;
}

static gboolean
is_shown (const SlowStep *step, uint32_t id)
{
  uint32_t parent = g_array_index (step->nodes, SlowNode, id).parent, children[FRINGE_N_MOVES];
  int n = parent != FRINGE_NO_NODE ? find_children (step, parent, children) : 0;

  if (parent == FRINGE_NO_NODE)
    return TRUE;
  for (int i = 0; i < n; i++)
    if (children[i] == id)
      return is_shown (step, parent);
  return FALSE;
}

static void
assert_same_node (const Slow *slow, const FringeSearch *search, uint32_t number, uint32_t id)
{
  const SlowStep *step = &g_array_index (slow->steps, SlowStep, number);
  const SlowNode *node = &g_array_index (step->nodes, SlowNode, id);
  uint32_t children[FRINGE_N_MOVES], expected[FRINGE_N_MOVES];
  int n = find_children (step, id, expected);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  test_assert_boards_equal (&board, &node->board);
  g_assert_cmpuint (fringe_search_parent (search, id), ==, node->parent);
  g_assert_cmpint (fringe_search_move (search, id), ==, node->move);
  g_assert_cmpint (fringe_search_state_at (search, id, number), ==, node->state);
  g_assert_cmpfloat (fringe_search_backed_f_at (search, id, number), ==, node->f);
  g_assert_cmpint (fringe_search_children_at (search, id, number, children), ==, n);
  g_assert_cmpmem (children, (gsize) n * sizeof *children, expected, (gsize) n * sizeof *expected);
  g_assert_cmpint (!fringe_search_is_replaced_at (search, id, number), ==, is_shown (step, id));
}

static void
assert_same_step (const Slow *slow, const FringeSearch *search, uint32_t number)
{
  const SlowStep *step = &g_array_index (slow->steps, SlowStep, number);
  FringeCounts counts = fringe_search_counts_at (search, number);

  test_assert_counts_equal (&counts, &step->counts);
  g_assert_cmpuint (fringe_search_n_nodes_at (search, number), ==, step->nodes->len);
  if (number > 0)
    {
      FringeCall call = fringe_search_call (search, number);

      g_assert_cmpuint (fringe_search_removed (search, number), ==, step->node);
      g_assert_cmpfloat (call.limit, ==, step->limit);
      g_assert_cmpfloat (call.alternative, ==, step->alternative);
    }
  for (uint32_t id = 0; id < step->nodes->len; id++)
    assert_same_node (slow, search, number, id);
  for (uint32_t id = step->nodes->len; id < slow->nodes->len; id++)
    g_assert_cmpint (fringe_search_state_at (search, id, number), ==, FRINGE_NODE_ABSENT);
}

static void
assert_agree (const TestProblem *problem, uint32_t node_limit)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, node_limit);
  g_autoptr (Slow) slow = slow_new (problem, node_limit);

  test_problem_tell (problem);
  g_test_message ("node limit %u", node_limit);
  g_assert_cmpint (fringe_search_outcome (search), ==, slow->outcome);
  g_assert_cmpuint (fringe_search_n_steps (search), ==, slow->steps->len - 1);
  for (uint32_t step = 0; step < slow->steps->len; step++)
    assert_same_step (slow, search, step);
}

static TestProblem
random_problem (int rows, int columns, int n_moves)
{
  TestProblem problem = test_problem_random (rows, columns, n_moves);

  problem.rules.algorithm = FRINGE_ALGORITHM_RBFS;
  return problem;
}

static void
test_reference (void)
{
  for (int i = 0; i < 600; i++)
    {
      int rows = 2 + test_random (3), columns = 2 + test_random (3);
      TestProblem problem = random_problem (rows, columns, test_random (40));

      if (test_random (4) == 0)
        problem.start = test_board_random (rows, columns);
      assert_agree (&problem, (uint32_t) test_random (120));
    }
}

static void
test_all_sizes (void)
{
  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = random_problem (test_random_side (), test_random_side (), test_random (30));

      assert_agree (&problem, (uint32_t) test_random (100));
    }
}

/* Between the checkpoints of the counts, and where events of a node are found by jumps. */
static void
test_long (void)
{
  TestProblem problem = random_problem (3, 3, 0);
  g_autoptr (FringeSearch) search = NULL, again = NULL;
  uint32_t n_steps;

  problem.start = test_board ("8 6 7 2 5 4 3 0 1");
  problem.goal = test_board ("1 2 3 4 5 6 7 8 0");
  problem.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
  search = test_search_run (&problem, 60000);
  n_steps = fringe_search_n_steps (search);
  again = test_search_new (&problem, 60000);
  g_assert_cmpuint (n_steps, >, 10000);
  for (int i = 0; i < 40; i++)
    {
      FringeCounts then, now;

      fringe_search_run (again, n_steps / 41);
      then = fringe_search_counts_at (search, fringe_search_n_steps (again));
      now = fringe_search_counts_at (again, fringe_search_n_steps (again));
      test_assert_counts_equal (&then, &now);
      for (uint32_t id = 0; id < fringe_search_n_nodes (again); id += 1 + (uint32_t) test_random (100))
        {
          uint32_t step = fringe_search_n_steps (again);

          g_assert_cmpint (fringe_search_state_at (search, id, step), ==, fringe_search_state_at (again, id, step));
          g_assert_cmpfloat (fringe_search_backed_f_at (search, id, step), ==,
                             fringe_search_backed_f_at (again, id, step));
        }
    }
}

/* FRINGE_RBFS_BOARDS=10000 looks at more boards. */
static void
test_optimal (void)
{
  const char *wanted = g_getenv ("FRINGE_RBFS_BOARDS");
  int n = wanted != NULL ? atoi (wanted) : 200, n_solved = 0;
  TestProblem ways = random_problem (3, 3, 0);

  for (int i = 0; i < 2 * n && n_solved < n; i++)
    {
      g_autoptr (FringeSearch) search = NULL, astar = NULL;
      TestProblem problem = ways, other;

      for (int j = 0; j < 40; j++)
        fringe_board_move (&problem.start, test_random_move ());
      do
        problem.rules.heuristic = (FringeHeuristic) test_random (FRINGE_HEURISTIC_PERFECT);
      while (problem.rules.heuristic == FRINGE_HEURISTIC_ZERO);
      other = problem;
      other.rules.algorithm = FRINGE_ALGORITHM_BFS;
      other.rules.duplicates = FRINGE_DUPLICATES_OPEN_CLOSED;
      search = test_search_run (&problem, 3000000);
      astar = test_search_run (&other, FRINGE_NODE_LIMIT_MAX);
      if (fringe_search_outcome (search) == FRINGE_OUTCOME_LIMIT)
        continue;
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
      g_assert_cmpuint (fringe_search_g (search, fringe_search_solution_at (search, UINT32_MAX)), ==,
                        fringe_search_g (astar, fringe_search_solution_at (astar, UINT32_MAX)));
      n_solved++;
    }
  g_assert_cmpint (n_solved, ==, n);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rbfs/every-step-is-that-of-the-recursion", test_reference);
  g_test_add_func ("/rbfs/every-step-is-that-of-the-recursion-on-boards-of-all-sizes", test_all_sizes);
  g_test_add_func ("/rbfs/a-long-search-is-at-any-step-what-it-was", test_long);
  g_test_add_func ("/rbfs/with-an-admissible-heuristic-no-solution-is-shorter", test_optimal);
  return g_test_run ();
}
