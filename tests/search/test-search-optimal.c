/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-idastar.h"

#include "test-boards.h"
#include "test-distances.h"
#include "test-searches.h"

/* The duplicate rules under which a consistent heuristic finds the shortest way. */
static const FringeDuplicates optimal_duplicates[] = { FRINGE_DUPLICATES_BETTER_G, FRINGE_DUPLICATES_EXPANSION };

static uint32_t
cost_found (const FringeSearch *search)
{
  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
  return fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
}

static uint32_t
cost_of (const TestProblem *problem)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, FRINGE_NODE_LIMIT_MAX);

  return cost_found (search);
}

/* With a heuristic that is ready: the table of PERFECT is made once for many boards. */
static uint32_t
cost_with (const TestProblem *problem, const FringeEstimate *estimate)
{
  g_autoptr (FringeSearch) search = fringe_search_new_with_estimate (&problem->start, &problem->goal, &problem->rules,
                                                                     estimate, FRINGE_NODE_LIMIT_MAX);

  g_assert_nonnull (search);
  fringe_search_run (search, UINT32_MAX);
  return cost_found (search);
}

static FringeHeuristic
admissible_heuristic (int rows, int columns)
{
  FringeHeuristic heuristic;

  do
    heuristic = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
  while (!fringe_heuristic_is_admissible (heuristic) || !fringe_heuristic_fits (heuristic, rows, columns));
  return heuristic;
}

static FringeRules
optimal_rules (int rows, int columns)
{
  FringeRules rules = test_rules_random ();

  rules.algorithm = test_random (8) == 0 ? FRINGE_ALGORITHM_UCS : FRINGE_ALGORITHM_ASTAR;
  rules.heuristic = admissible_heuristic (rows, columns);
  rules.duplicates = optimal_duplicates[test_random (G_N_ELEMENTS (optimal_duplicates))];
  rules.goal_test = FRINGE_GOAL_TEST_EXPANSION;
  return rules;
}

static FringeBoard
random_board_of_distance (const FringeBoard *goal, const guint8 *distances, guint8 largest)
{
  FringeBoard board;

  do
    board = test_board_random (goal->rows, goal->columns);
  while (distances[test_board_rank (&board)] > largest);
  return board;
}

/* From which the goal can be reached. */
static FringeBoard
random_start (const FringeBoard *goal, const guint8 *distances)
{
  return random_board_of_distance (goal, distances, TEST_UNREACHABLE - 1);
}

static void
test_small_boards (gconstpointer data)
{
  const int *size = data;

  for (int i = 0; i < size[2]; i++)
    {
      FringeBoard goal = test_board_random (size[0], size[1]);
      g_autofree guint8 *distances = test_distances (&goal);

      for (int j = 0; j < size[3]; j++)
        {
          TestProblem problem = { random_start (&goal, distances), goal, optimal_rules (size[0], size[1]) };

          test_problem_tell (&problem);
          g_assert_cmpuint (cost_of (&problem), ==, distances[test_board_rank (&problem.start)]);
        }
    }
}

/* Of thousands of searches only the one that goes wrong is told. */
static void
assert_shortest (const TestProblem *problem, const FringeEstimate *estimate, const guint8 *distances)
{
  uint32_t cost = cost_with (problem, estimate), distance = distances[test_board_rank (&problem->start)];

  if (cost != distance)
    test_problem_tell (problem);
  g_assert_cmpuint (cost, ==, distance);
}

/* Boards for each of six rules for ties and two for duplicates: more than a thousand searches in all, and fewer where a
 * heuristic that knows less takes longer. */
static void
test_eight_puzzle (gconstpointer data)
{
  static const int n_boards[FRINGE_N_HEURISTICS] = {
    [FRINGE_HEURISTIC_ZERO] = 2,        [FRINGE_HEURISTIC_MISPLACED] = 15,
    [FRINGE_HEURISTIC_MANHATTAN] = 100, [FRINGE_HEURISTIC_LINEAR_CONFLICT] = 100,
    [FRINGE_HEURISTIC_GASCHNIG] = 15,   [FRINGE_HEURISTIC_PERFECT] = 100,
  };
  FringeHeuristic heuristic = GPOINTER_TO_INT (data);
  FringeBoard goal = test_board_random (3, 3);
  g_autofree guint8 *distances = test_distances (&goal);
  FringeEstimate estimate;

  g_assert_cmpint (n_boards[heuristic], >, 0);
  g_assert_true (fringe_estimate_init (&estimate, heuristic, &goal));
  for (int i = 0; i < n_boards[heuristic]; i++)
    for (int ties = 0; ties < FRINGE_N_TIES; ties++)
      for (guint duplicates = 0; duplicates < G_N_ELEMENTS (optimal_duplicates); duplicates++)
        {
          TestProblem problem = { random_start (&goal, distances), goal, optimal_rules (3, 3) };

          problem.rules.algorithm = FRINGE_ALGORITHM_ASTAR;
          problem.rules.heuristic = heuristic;
          problem.rules.ties = (FringeTies) ties;
          problem.rules.duplicates = optimal_duplicates[duplicates];
          assert_shortest (&problem, &estimate, distances);
        }
  fringe_estimate_clear (&estimate);
}

/* The IDA* that keeps no record. */
static uint32_t
cost_without_record (const TestProblem *problem)
{
  FringeIdastar *idastar = fringe_idastar_new (&problem->start, &problem->goal, &problem->rules, UINT64_MAX);
  uint32_t cost;

  g_assert_nonnull (idastar);
  while (fringe_idastar_run (idastar, 1000000) == FRINGE_OUTCOME_RUNNING)
    continue;
  g_assert_cmpint (fringe_idastar_outcome (idastar), ==, FRINGE_OUTCOME_SOLVED);
  cost = fringe_idastar_solution (idastar, NULL, NULL);
  fringe_idastar_free (idastar);
  return cost;
}

/* Depth-first, so the less informed heuristics get the nearer boards. */
static void
test_idastar (gconstpointer data)
{
  static const guint8 largest[FRINGE_N_HEURISTICS] = {
    [FRINGE_HEURISTIC_ZERO] = 12,      [FRINGE_HEURISTIC_MISPLACED] = 18,
    [FRINGE_HEURISTIC_MANHATTAN] = 31, [FRINGE_HEURISTIC_LINEAR_CONFLICT] = 31,
    [FRINGE_HEURISTIC_GASCHNIG] = 18,  [FRINGE_HEURISTIC_PERFECT] = 31,
  };
  FringeHeuristic heuristic = GPOINTER_TO_INT (data);
  FringeBoard goal = test_board_random (3, 3);
  g_autofree guint8 *distances = test_distances (&goal);
  FringeEstimate estimate;

  g_assert_true (fringe_estimate_init (&estimate, heuristic, &goal));
  for (int i = 0; i < 50; i++)
    {
      TestProblem problem
          = { random_board_of_distance (&goal, distances, largest[heuristic]), goal, optimal_rules (3, 3) };

      problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
      problem.rules.heuristic = heuristic;
      assert_shortest (&problem, &estimate, distances);
      g_assert_cmpuint (cost_without_record (&problem), ==, distances[test_board_rank (&problem.start)]);
    }
  fringe_estimate_clear (&estimate);
}

/* The way is at most w times the shortest. */
static void
test_weighted (void)
{
  FringeBoard goal = test_board_random (3, 3);
  g_autofree guint8 *distances = test_distances (&goal);
  guint n_longer = 0;

  for (int i = 0; i < 150; i++)
    {
      TestProblem problem = { random_start (&goal, distances), goal, optimal_rules (3, 3) };
      uint32_t cost, distance = distances[test_board_rank (&problem.start)];

      problem.rules.algorithm = FRINGE_ALGORITHM_WASTAR;
      problem.rules.heuristic = i % 2 == 0 ? FRINGE_HEURISTIC_MANHATTAN : FRINGE_HEURISTIC_LINEAR_CONFLICT;
      test_problem_tell (&problem);
      cost = cost_of (&problem);
      g_assert_cmpuint (cost, >=, distance);
      g_assert_cmpfloat (cost, <=, MAX (problem.rules.weight, 1) * distance);
      n_longer += cost > distance;
    }
  g_assert_cmpuint (n_longer, >, 0);
}

/* The blank adds at most one to the tiles misplaced, and two ways to one board differ by an even number of moves: what
 * is found is the shortest way, although the heuristic is not admissible. */
static void
test_misplaced_with_blank (void)
{
  FringeBoard goal = test_board_random (3, 3);
  g_autofree guint8 *distances = test_distances (&goal);
  FringeEstimate estimate;

  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_MISPLACED_WITH_BLANK, &goal));
  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = { random_start (&goal, distances), goal, optimal_rules (3, 3) };

      problem.rules.algorithm = FRINGE_ALGORITHM_ASTAR;
      problem.rules.heuristic = FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
      problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
      assert_shortest (&problem, &estimate, distances);
    }
}

/* The farther the blank can be from home the more it adds. */
static void
test_manhattan_with_blank (void)
{
  TestProblem problem = { test_board ("[[7 3 0 4 8] [9 2 6 5 1]]"), fringe_board_standard_goal (2, 5),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  problem.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
  g_assert_cmpuint (cost_of (&problem), ==, 37);
  problem.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK;
  g_assert_cmpuint (cost_of (&problem), ==, 39);
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
      int rows = test_random_side (), columns = test_random_side ();
      TestProblem problem = test_problem_random (rows, columns, test_random (16));

      problem.rules = optimal_rules (rows, columns);
      test_problem_tell (&problem);
      g_assert_cmpuint (cost_of (&problem), ==, distance_of (&problem));
    }
}

/* No rule finds a way that is shorter than the shortest. Trees without an end are left at the limit. */
static void
test_never_shorter (void)
{
  FringeBoard goal = test_board_random (3, 3);
  g_autofree guint8 *distances = test_distances (&goal);
  guint n_solved = 0;

  for (int i = 0; i < 150; i++)
    {
      TestProblem problem = { random_start (&goal, distances), goal, test_rules_random () };
      g_autoptr (FringeSearch) search = test_search_run (&problem, 50000);
      guint8 distance = distances[test_board_rank (&problem.start)];

      if (fringe_search_outcome (search) == FRINGE_OUTCOME_LIMIT)
        continue;
      n_solved++;
      test_problem_tell (&problem);
      g_assert_cmpuint (cost_found (search), >=, distance);
      g_assert_cmpuint (cost_found (search) % 2, ==, distance % 2);
    }
  g_assert_cmpuint (n_solved, >, 30);
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

static void
add_for_the_admissible (const char *sentence, GTestDataFunc function)
{
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autofree char *name = g_strdup_printf ("/optimal/%s-%s", sentence, fringe_heuristic_name ((FringeHeuristic) i));

      if (fringe_heuristic_is_admissible ((FringeHeuristic) i))
        g_test_add_data_func (name, GINT_TO_POINTER (i), function);
    }
}

int
main (int argc, char *argv[])
{
  /* rows, columns, goals, starts for each */
  static const int sizes[][4]
      = { { 2, 2, 20, 20 }, { 2, 3, 20, 20 }, { 3, 2, 20, 20 }, { 2, 4, 5, 20 }, { 4, 2, 5, 20 } };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/optimal/astar-and-ucs-find-the-shortest-way-on-%dx%d", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (name, sizes[i], test_small_boards);
    }
  add_for_the_admissible ("astar-finds-the-shortest-way-under-every-tie-rule-with", test_eight_puzzle);
  add_for_the_admissible ("idastar-finds-the-shortest-way-with", test_idastar);
  g_test_add_func ("/optimal/misplaced-with-blank-finds-the-shortest-way-all-the-same", test_misplaced_with_blank);
  g_test_add_func ("/optimal/manhattan-with-blank-finds-a-longer-way", test_manhattan_with_blank);
  g_test_add_func ("/optimal/weighted-astar-stays-within-its-factor", test_weighted);
  g_test_add_func ("/optimal/astar-and-ucs-find-the-shortest-way-on-boards-of-all-sizes", test_large_boards);
  g_test_add_func ("/optimal/no-rules-find-a-way-shorter-than-the-shortest", test_never_shorter);
  g_test_add_func ("/optimal/the-farthest-boards-are-31-moves-away", test_farthest);
  return g_test_run ();
}
