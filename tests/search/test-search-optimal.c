/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-distances.h"
#include "test-searches.h"

static uint32_t
cost_of (const TestProblem *problem)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, FRINGE_NODE_LIMIT_MAX);

  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
  return fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
}

static FringeRules
optimal_rules (void)
{
  FringeRules rules = test_rules_random ();

  rules.algorithm = test_random (8) == 0 ? FRINGE_ALGORITHM_UCS : FRINGE_ALGORITHM_ASTAR;
  rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
  return rules;
}

static void
assert_costs_towards (const FringeBoard *goal, int n_cases)
{
  g_autofree guint8 *distances = test_distances (goal);

  for (int i = 0; i < n_cases; i++)
    {
      TestProblem problem = { test_board_random (goal->rows, goal->columns), *goal, optimal_rules () };
      guint8 distance = distances[test_board_rank (&problem.start)];

      if (distance == TEST_UNREACHABLE)
        continue;
      test_problem_tell (&problem);
      g_assert_cmpuint (cost_of (&problem), ==, distance);
    }
}

static void
test_small_boards (gconstpointer data)
{
  const int *size = data;

  for (int i = 0; i < size[2]; i++)
    {
      FringeBoard goal = test_board_random (size[0], size[1]);

      assert_costs_towards (&goal, size[3]);
    }
}

/* Whether @goal is @n_moves or fewer away: all walks that never turn straight back. */
static gboolean
is_within (const FringeBoard *board, const FringeBoard *goal, int n_moves, FringeMove back)
{
  if (fringe_board_equal (board, goal))
    return TRUE;
  for (int move = 0; n_moves > 0 && move < FRINGE_N_MOVES; move++)
    {
      FringeBoard next = *board;

      if (move != (int) back && fringe_board_move (&next, (FringeMove) move)
          && is_within (&next, goal, n_moves - 1, fringe_move_opposite ((FringeMove) move)))
        return TRUE;
    }
  return FALSE;
}

/* Iterative deepening without a heuristic: slow and obvious. */
static uint32_t
distance_of (const TestProblem *problem)
{
  int n_moves = 0;

  while (!is_within (&problem->start, &problem->goal, n_moves, FRINGE_N_MOVES))
    n_moves++;
  return (uint32_t) n_moves;
}

static void
test_large_boards (void)
{
  for (int i = 0; i < 400; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), test_random (16));

      problem.rules = optimal_rules ();
      test_problem_tell (&problem);
      g_assert_cmpuint (cost_of (&problem), ==, distance_of (&problem));
    }
}

/* No rule finds a way that is shorter than the shortest. */
static void
test_never_shorter (void)
{
  FringeBoard goal = test_board_random (3, 3);
  g_autofree guint8 *distances = test_distances (&goal);

  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = { test_board_random (3, 3), goal, test_rules_random () };
      guint8 distance = distances[test_board_rank (&problem.start)];

      if (distance == TEST_UNREACHABLE)
        continue;
      test_problem_tell (&problem);
      g_assert_cmpuint (cost_of (&problem), >=, distance);
      g_assert_cmpuint (cost_of (&problem) % 2, ==, distance % 2);
    }
}

/* The two boards that are farthest from the standard goal. */
static void
test_farthest (void)
{
  static const char *const farthest[] = { "8 6 7 2 5 4 3 0 1", "6 4 7 8 5 0 3 2 1" };

  for (guint i = 0; i < G_N_ELEMENTS (farthest); i++)
    {
      TestProblem problem = { test_board (farthest[i]), fringe_board_standard_goal (3, 3),
                              fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

      g_assert_cmpuint (cost_of (&problem), ==, 31);
    }
}

int
main (int argc, char *argv[])
{
  /* rows, columns, goals, starts for each */
  static const int sizes[][4]
      = { { 2, 2, 20, 20 }, { 2, 3, 20, 20 }, { 3, 2, 20, 20 }, { 2, 4, 5, 20 }, { 4, 2, 5, 20 }, { 3, 3, 4, 50 } };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("/optimal/astar-and-ucs-with-better-g-find-the-shortest-way-on-%dx%d",
                                               sizes[i][0], sizes[i][1]);

      g_test_add_data_func (name, sizes[i], test_small_boards);
    }
  g_test_add_func ("/optimal/astar-and-ucs-with-better-g-find-the-shortest-way-on-boards-of-all-sizes",
                   test_large_boards);
  g_test_add_func ("/optimal/no-rules-find-a-way-shorter-than-the-shortest", test_never_shorter);
  g_test_add_func ("/optimal/the-farthest-boards-are-31-moves-away", test_farthest);
  return g_test_run ();
}
