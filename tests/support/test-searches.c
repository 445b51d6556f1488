/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-searches.h"

#include "fringe-board-text.h"
#include "test-boards.h"

/* Some are no sums of powers of two: with them g + w * h is rounded. */
static const double weights[] = { 0, 0.1, 0.5, 1, 1.1, 1.5, 2, 3, 3.7, 10, 1000, FRINGE_WEIGHT_MAX };

FringeRules
test_rules_random (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  rules.algorithm = (FringeAlgorithm) test_random (FRINGE_ALGORITHM_RBFS); /* which has tests of its own */
  do
    rules.heuristic = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
  while (rules.heuristic == FRINGE_HEURISTIC_PERFECT);
  rules.weight = weights[test_random (G_N_ELEMENTS (weights))];
  rules.ties = (FringeTies) test_random (FRINGE_N_TIES);
  rules.duplicates = (FringeDuplicates) test_random (FRINGE_N_DUPLICATES);
  rules.goal_test = (FringeGoalTest) test_random (FRINGE_N_GOAL_TESTS);
  for (int i = FRINGE_N_MOVES - 1; i > 0; i--)
    {
      int j = test_random (i + 1);
      FringeMove move = rules.moves[i];

      rules.moves[i] = rules.moves[j];
      rules.moves[j] = move;
    }
  return rules;
}

TestProblem
test_problem_random (int rows, int columns, int n_moves)
{
  TestProblem problem = { .goal = test_board_random (rows, columns), .rules = test_rules_random () };

  if (rows * columns <= 6 && test_random (8) == 0)
    problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  problem.start = problem.goal;
  while (n_moves-- > 0)
    fringe_board_move (&problem.start, test_random_move ());
  return problem;
}

void
test_problem_tell (const TestProblem *problem)
{
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX], moves[FRINGE_N_MOVES + 1];
  const FringeRules *rules = &problem->rules;

  fringe_board_print (&problem->start, start);
  fringe_board_print (&problem->goal, goal);
  fringe_moves_print (rules->moves, moves);
  g_test_message ("%dx%d %s -> %s, %s (w %g) %s %s %s %s %s", problem->start.rows, problem->start.columns, start, goal,
                  fringe_algorithm_name (rules->algorithm), rules->weight, fringe_heuristic_name (rules->heuristic),
                  moves, fringe_ties_name (rules->ties), fringe_duplicates_name (rules->duplicates),
                  fringe_goal_test_name (rules->goal_test));
}

gboolean
test_tie_goes_to (FringeTies ties, uint32_t a, uint32_t b, uint32_t g_of_a, uint32_t g_of_b)
{
  switch (ties)
    {
    case FRINGE_TIES_FIFO:
      return a < b;
    case FRINGE_TIES_LIFO:
      return a > b;
    case FRINGE_TIES_HIGH_G:
      return g_of_a != g_of_b ? g_of_a > g_of_b : a < b;
    case FRINGE_TIES_HIGH_G_LIFO:
      return g_of_a != g_of_b ? g_of_a > g_of_b : a > b;
    case FRINGE_TIES_LOW_G:
      return g_of_a != g_of_b ? g_of_a < g_of_b : a < b;
    case FRINGE_TIES_HEAP:
    case FRINGE_N_TIES:
    default:
      g_assert_not_reached ();
    }
}

FringeSearch *
test_search_new (const TestProblem *problem, uint32_t node_limit)
{
  FringeSearch *search = fringe_search_new (&problem->start, &problem->goal, &problem->rules, node_limit);

  g_assert_nonnull (search);
  fringe_search_search_anyway (search);
  return search;
}

gboolean
test_is_ancestor (const FringeSearch *search, uint32_t ancestor, uint32_t id)
{
  while (id != FRINGE_NO_NODE && id > ancestor)
    id = fringe_search_parent (search, id);
  return id == ancestor;
}

FringeSearch *
test_search_run (const TestProblem *problem, uint32_t node_limit)
{
  FringeSearch *search = test_search_new (problem, node_limit);

  fringe_search_run (search, UINT32_MAX);
  return search;
}

FringeRules
test_rules_random_with_frontier (void)
{
  FringeRules rules;

  do
    rules = test_rules_random ();
  while (fringe_algorithm_deepens (rules.algorithm));
  return rules;
}

FringeSearch *
test_search_fork (const FringeSearch *search)
{
  FringeRules rules = test_rules_random_with_frontier ();
  uint32_t n_steps = fringe_search_n_steps (search), step;
  FringeSearch *fork;

  if (n_steps == 0 || fringe_search_is_idastar (search))
    return NULL;
  step = (uint32_t) test_random ((int) n_steps);
  g_test_message ("forked at step %u: %s (w %g) %s %s", step, fringe_algorithm_name (rules.algorithm), rules.weight,
                  fringe_heuristic_name (rules.heuristic), fringe_ties_name (rules.ties));
  fork = fringe_search_fork (search, step, &rules);
  g_assert_nonnull (fork);
  fringe_search_run (fork, UINT32_MAX);
  return fork;
}

void
test_assert_iterations_equal (const FringeIteration *a, const FringeIteration *b)
{
  g_assert_cmpfloat (a->bound, ==, b->bound);
  g_assert_cmpuint (a->expanded, ==, b->expanded);
  g_assert_cmpuint (a->generated, ==, b->generated);
}

void
test_assert_counts_equal (const FringeCounts *a, const FringeCounts *b)
{
  g_assert_cmpuint (a->generated, ==, b->generated);
  g_assert_cmpuint (a->expanded, ==, b->expanded);
  g_assert_cmpuint (a->open, ==, b->open);
  g_assert_cmpuint (a->max_open, ==, b->max_open);
  g_assert_cmpuint (a->max_depth, ==, b->max_depth);
  g_assert_cmpuint (a->stale, ==, b->stale);
  g_assert_cmpuint (a->successors, ==, b->successors);
}

static void
assert_same_children_at (const FringeSearch *a, const FringeSearch *b, uint32_t id, uint32_t step)
{
  uint32_t of_a[FRINGE_N_MOVES], of_b[FRINGE_N_MOVES];
  int n = fringe_search_children_at (b, id, step, of_b);

  g_assert_cmpint (fringe_search_children_at (a, id, step, of_a), ==, n);
  g_assert_cmpmem (of_a, (gsize) n * sizeof *of_a, of_b, (gsize) n * sizeof *of_b);
}

static void
assert_same_roots_at (const FringeSearch *a, const FringeSearch *b, uint32_t step)
{
  uint32_t n_roots = fringe_search_n_roots_at (b, step), n_iterations = fringe_search_n_iterations_at (b, step);

  g_assert_cmpuint (fringe_search_n_roots_at (a, step), ==, n_roots);
  for (uint32_t i = 0; i < n_roots; i++)
    g_assert_cmpuint (fringe_search_root (a, i), ==, fringe_search_root (b, i));
  g_assert_cmpuint (fringe_search_n_iterations_at (a, step), ==, n_iterations);
  for (uint32_t i = 0; i < n_iterations; i++)
    {
      FringeIteration of_a = fringe_search_iteration_at (a, i, step), of_b = fringe_search_iteration_at (b, i, step);

      test_assert_iterations_equal (&of_a, &of_b);
    }
}

void
test_assert_same_at (const FringeSearch *a, const FringeSearch *b, uint32_t step)
{
  FringeCounts of_a = fringe_search_counts_at (a, step), of_b = fringe_search_counts_at (b, step);

  g_assert_cmpuint (fringe_search_n_steps (b), ==, step);
  test_assert_counts_equal (&of_a, &of_b);
  g_assert_cmpuint (fringe_search_n_nodes_at (a, step), ==, fringe_search_n_nodes (b));
  g_assert_cmpuint (fringe_search_solution_at (a, step), ==, fringe_search_solution_at (b, step));
  if (step > 0)
    g_assert_cmpuint (fringe_search_removed (a, step), ==, fringe_search_removed (b, step));
  assert_same_roots_at (a, b, step);

  for (uint32_t id = 0; id < fringe_search_n_nodes (b); id++)
    {
      g_assert_cmpint (fringe_search_state_at (a, id, step), ==, fringe_search_state_at (b, id, step));
      assert_same_children_at (a, b, id, step);
    }
  for (uint32_t id = fringe_search_n_nodes (b); id < fringe_search_n_nodes (a); id++)
    g_assert_cmpint (fringe_search_state_at (a, id, step), ==, FRINGE_NODE_ABSENT);
}

static void
assert_same_node (const FringeSearch *a, const FringeSearch *b, uint32_t id)
{
  FringeBoard of_a, of_b;

  fringe_search_board (a, id, &of_a);
  fringe_search_board (b, id, &of_b);
  test_assert_boards_equal (&of_a, &of_b);
  g_assert_cmpuint (fringe_search_parent (a, id), ==, fringe_search_parent (b, id));
  g_assert_cmpint (fringe_search_move (a, id), ==, fringe_search_move (b, id));
  g_assert_cmpuint (fringe_search_g (a, id), ==, fringe_search_g (b, id));
  g_assert_cmpfloat (fringe_search_h (a, id), ==, fringe_search_h (b, id));
  g_assert_cmpuint (fringe_search_generated_step (a, id), ==, fringe_search_generated_step (b, id));
  g_assert_cmpuint (fringe_search_removed_step (a, id), ==, fringe_search_removed_step (b, id));
  g_assert_cmpuint (fringe_search_superseded_step (a, id), ==, fringe_search_superseded_step (b, id));
  g_assert_cmpuint (fringe_search_supersedes (a, id), ==, fringe_search_supersedes (b, id));
  g_assert_cmpuint (fringe_search_stale_of (a, id), ==, fringe_search_stale_of (b, id));
}

void
test_assert_same_record (const FringeSearch *a, const FringeSearch *b)
{
  g_assert_cmpint (fringe_search_outcome (a), ==, fringe_search_outcome (b));
  g_assert_cmpuint (fringe_search_n_steps (a), ==, fringe_search_n_steps (b));
  g_assert_cmpuint (fringe_search_n_nodes (a), ==, fringe_search_n_nodes (b));
  for (uint32_t id = 0; id < fringe_search_n_nodes (a); id++)
    assert_same_node (a, b, id);
  test_assert_same_at (a, b, fringe_search_n_steps (a));
  for (uint32_t step = 1; step <= fringe_search_n_steps (a); step++)
    g_assert_cmpuint (fringe_search_removed (a, step), ==, fringe_search_removed (b, step));
}

/* Boards of up to nine cells lie anywhere, larger ones a short walk apart: more than 16 cells are stored otherwise. */
static const struct
{
  int rows, columns, n_moves, n_cases;
} sizes[] = {
  { 2, 2, 30, 100 }, { 2, 3, 80, 100 }, { 3, 2, 80, 100 }, { 3, 3, 120, 200 }, { 3, 4, 40, 100 },
  { 4, 4, 40, 100 }, { 4, 5, 30, 100 }, { 5, 5, 30, 100 }, { 2, 9, 30, 100 },  { 9, 9, 20, 100 },
};

static void
try_property (gconstpointer data)
{
  TestProperty property = *(const TestProperty *) data;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int n = 0; n < sizes[i].n_cases; n++)
      {
        TestProblem problem = test_problem_random (sizes[i].rows, sizes[i].columns, test_random (sizes[i].n_moves));
        g_autoptr (FringeSearch) search = NULL;

        if (test_random (8) == 0)
          problem.start = test_board_random (sizes[i].rows, sizes[i].columns);
        test_problem_tell (&problem);
        search = test_search_run (&problem, (uint32_t) test_random (600));
        property (search, &problem);
      }
}

void
test_add_property (const char *name, TestProperty property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_property, g_free);
}
