/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

/* IDA* without a record. That its counts are those of the record is the matter of test-search-reference. */

static TestProblem
random_problem (int rows, int columns, int n_moves)
{
  TestProblem problem = test_problem_random (rows, columns, n_moves);

  problem.rules.algorithm = test_random (4) == 0 ? FRINGE_ALGORITHM_IDS : FRINGE_ALGORITHM_IDASTAR;
  test_problem_tell (&problem);
  return problem;
}

static FringeIdastar *
idastar_new (const TestProblem *problem, uint64_t node_limit)
{
  FringeIdastar *idastar = fringe_idastar_new (&problem->start, &problem->goal, &problem->rules, node_limit);

  g_assert_nonnull (idastar);
  return idastar;
}

static void
assert_sums (const FringeIdastar *idastar)
{
  uint64_t expanded = 0, generated = 0;

  for (uint32_t i = 0; i < fringe_idastar_n_iterations (idastar); i++)
    {
      FringeIteration iteration = fringe_idastar_iteration (idastar, i);

      g_assert_true (i == 0 || iteration.bound > fringe_idastar_iteration (idastar, i - 1).bound);
      expanded += iteration.expanded;
      generated += iteration.generated;
    }
  g_assert_cmpuint (fringe_idastar_expanded (idastar), ==, expanded);
  g_assert_cmpuint (fringe_idastar_generated (idastar), ==, generated);
}

/* At every pause the nodes generated are those of a step of the record, or of two where an iteration begins; the last
 * one may wait to be entered. */
static void
assert_is_a_step (const FringeIdastar *idastar, const FringeSearch *search, uint32_t *step)
{
  uint32_t n_steps = fringe_search_n_steps (search), expanded;

  while (*step < n_steps && fringe_search_counts_at (search, *step).generated < fringe_idastar_generated (idastar))
    (*step)++;
  expanded = fringe_search_counts_at (search, *step).expanded;
  g_assert_cmpuint (fringe_search_counts_at (search, *step).generated, ==, fringe_idastar_generated (idastar));
  g_assert_cmpuint (fringe_idastar_expanded (idastar) + 1, >=, expanded);
  while (*step < n_steps && fringe_search_counts_at (search, *step + 1).generated == fringe_idastar_generated (idastar))
    (*step)++;
  g_assert_cmpuint (fringe_idastar_expanded (idastar), <=, fringe_search_counts_at (search, *step).expanded);
}

static void
test_pauses (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = random_problem (test_random_side (), test_random_side (), test_random (60));
      uint32_t node_limit = (uint32_t) test_random (5000), step = 0;
      g_autoptr (FringeSearch) search = test_search_run (&problem, node_limit);
      g_autoptr (FringeIdastar) idastar = idastar_new (&problem, node_limit);

      while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
        {
          uint64_t before = fringe_idastar_generated (idastar);

          fringe_idastar_run (idastar, (uint64_t) (1 + test_random (500)));
          g_assert_cmpuint (fringe_idastar_generated (idastar), >=, before);
          g_assert_cmpuint (fringe_idastar_generated (idastar), <=, node_limit);
          assert_sums (idastar);
          assert_is_a_step (idastar, search, &step);
        }
      g_assert_cmpint (fringe_idastar_outcome (idastar), ==, fringe_search_outcome (search));
      g_assert_cmpint (fringe_idastar_run (idastar, 100), ==, fringe_search_outcome (search));
      g_assert_cmpuint (fringe_idastar_generated (idastar), ==,
                        fringe_search_counts_at (search, fringe_search_n_steps (search)).generated);
      g_assert_cmpuint (fringe_idastar_max_depth (idastar), ==,
                        fringe_search_counts_at (search, fringe_search_n_steps (search)).max_depth);
    }
}

/* A limit that falls on the deepest node so far: none of its successors is generated. */
static void
test_depth_at_limit (void)
{
  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = random_problem (test_random_side (), test_random_side (), 60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 3000);
      uint32_t depth = 0;

      for (uint32_t step = 1; step <= fringe_search_n_steps (search); step++)
        {
          FringeCounts counts = fringe_search_counts_at (search, step);
          g_autoptr (FringeIdastar) idastar = NULL;

          if (counts.max_depth == depth)
            continue;
          depth = counts.max_depth;
          idastar = idastar_new (&problem, counts.generated);
          fringe_idastar_run (idastar, UINT64_MAX);
          g_assert_cmpuint (fringe_idastar_generated (idastar), ==, counts.generated);
          g_assert_cmpuint (fringe_idastar_max_depth (idastar), ==, depth);
        }
    }
}

static void
assert_same (const FringeIdastar *a, const FringeIdastar *b)
{
  FringeMove moves_of_a[500], moves_of_b[500];
  uint64_t ids_of_a[501], ids_of_b[501];
  uint32_t n_moves = fringe_idastar_solution (a, NULL, NULL);

  g_assert_cmpint (fringe_idastar_outcome (a), ==, fringe_idastar_outcome (b));
  g_assert_cmpuint (fringe_idastar_generated (a), ==, fringe_idastar_generated (b));
  g_assert_cmpuint (fringe_idastar_expanded (a), ==, fringe_idastar_expanded (b));
  g_assert_cmpuint (fringe_idastar_successors (a), ==, fringe_idastar_successors (b));
  g_assert_cmpuint (fringe_idastar_max_depth (a), ==, fringe_idastar_max_depth (b));
  g_assert_cmpuint (fringe_idastar_n_iterations (a), ==, fringe_idastar_n_iterations (b));
  for (uint32_t i = 0; i < fringe_idastar_n_iterations (a); i++)
    {
      g_assert_cmpuint (fringe_idastar_iteration (a, i).bound, ==, fringe_idastar_iteration (b, i).bound);
      g_assert_cmpuint (fringe_idastar_iteration (a, i).expanded, ==, fringe_idastar_iteration (b, i).expanded);
      g_assert_cmpuint (fringe_idastar_iteration (a, i).generated, ==, fringe_idastar_iteration (b, i).generated);
    }
  g_assert_cmpuint (n_moves, ==, fringe_idastar_solution (b, NULL, NULL));
  g_assert_cmpuint (n_moves, <=, G_N_ELEMENTS (moves_of_a));
  fringe_idastar_solution (a, moves_of_a, ids_of_a);
  fringe_idastar_solution (b, moves_of_b, ids_of_b);
  g_assert_cmpmem (moves_of_a, n_moves * sizeof *moves_of_a, moves_of_b, n_moves * sizeof *moves_of_b);
  if (n_moves > 0)
    g_assert_cmpmem (ids_of_a, (n_moves + 1) * sizeof *ids_of_a, ids_of_b, (n_moves + 1) * sizeof *ids_of_b);
}

/* Between pauses so short all nodes are entered in order, without them most are not. */
static void
test_order (void)
{
  for (int i = 0; i < 60; i++)
    {
      int side = 3 + test_random (2);
      TestProblem problem = random_problem (side, side, 40 + test_random (300));
      uint64_t node_limit = (uint64_t) (100000 + test_random (2000000));
      g_autoptr (FringeIdastar) in_one_go = idastar_new (&problem, node_limit);
      g_autoptr (FringeIdastar) in_order = idastar_new (&problem, node_limit);

      fringe_idastar_run (in_one_go, UINT64_MAX);
      while (fringe_idastar_run (in_order, 10000) == FRINGE_OUTCOME_RUNNING)
        assert_sums (in_order);
      assert_same (in_one_go, in_order);
    }
}

static void
run_in_pieces (FringeIdastar *idastar, uint64_t n_more)
{
  uint64_t target = fringe_idastar_generated (idastar) + n_more;

  while (fringe_idastar_generated (idastar) < target && fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
    {
      uint64_t rest = target - fringe_idastar_generated (idastar);

      fringe_idastar_run (idastar, rest < 20000 ? rest : 10000);
    }
}

/* Long enough for subtrees out of order, short enough for many of them to end close to the pause. */
static void
test_long_pauses (void)
{
  for (int i = 0; i < 12; i++)
    {
      TestProblem problem = random_problem (4, 4, 200 + test_random (300));
      g_autoptr (FringeIdastar) idastar = idastar_new (&problem, 3000000);
      g_autoptr (FringeIdastar) in_order = idastar_new (&problem, 3000000);

      while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
        {
          uint64_t n_more = (uint64_t) (40000 + test_random (30000));

          fringe_idastar_run (idastar, n_more);
          run_in_pieces (in_order, n_more);
          assert_same (idastar, in_order);
        }
    }
}

static void
test_unsolvable (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = random_problem (3, 3, 0);
      g_autoptr (FringeIdastar) idastar = NULL;

      problem.start = test_board_random (3, 3);
      if (fringe_board_verdict (&problem.start, &problem.goal).solvable)
        continue;
      idastar = idastar_new (&problem, 1000);
      g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_UNSOLVABLE);
      g_assert_cmpuint (fringe_idastar_generated (idastar), ==, 0);
      g_assert_cmpuint (fringe_idastar_n_iterations (idastar), ==, 0);
      g_assert_cmpuint (fringe_idastar_solution (idastar, NULL, NULL), ==, 0);
      fringe_idastar_search_anyway (idastar);
      g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_LIMIT);
      g_assert_cmpuint (fringe_idastar_generated (idastar), ==, 1000);
    }
}

/* Every node within the bound lies on a shortest way. */
static void
test_perfect (void)
{
  for (int i = 0; i < 20; i++)
    {
      TestProblem problem = random_problem (3, 3, 200);
      g_autoptr (FringeIdastar) idastar = NULL;
      uint32_t n_moves;

      problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
      problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
      idastar = idastar_new (&problem, UINT64_MAX);
      g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_SOLVED);
      n_moves = fringe_idastar_solution (idastar, NULL, NULL);
      g_assert_cmpuint (fringe_idastar_n_iterations (idastar), ==, 1);
      g_assert_cmpuint (fringe_idastar_iteration (idastar, 0).bound, ==, n_moves);
      g_assert_cmpuint (fringe_idastar_expanded (idastar), ==, n_moves);
    }
}

/* On 2x2 there is one way on from each board: iteration k without a heuristic goes k + 1 moves both ways. The bounds
 * go far beyond those that anybody waits for on larger boards. */
static void
test_deep (void)
{
  TestProblem problem
      = { test_board ("1 2 3 0"), test_board ("2 1 3 0"), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeIdastar) idastar = NULL;
  uint32_t n_iterations;

  problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  problem.rules.heuristic = FRINGE_HEURISTIC_ZERO;
  idastar = idastar_new (&problem, 110000000);
  fringe_idastar_search_anyway (idastar);
  g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_LIMIT);
  n_iterations = fringe_idastar_n_iterations (idastar);
  g_assert_cmpuint (n_iterations, >, 10400);
  for (uint32_t i = 0; i + 1 < n_iterations; i++)
    {
      FringeIteration iteration = fringe_idastar_iteration (idastar, i);

      g_assert_cmpuint (iteration.bound, ==, i);
      g_assert_cmpuint (iteration.generated, ==, 2 * (i + 1));
      g_assert_cmpuint (iteration.expanded, ==, 2 * i + 1);
    }
}

/* A million nodes take no more room than a thousand. */
static void
test_bytes (void)
{
  TestProblem problem = random_problem (4, 4, 400);
  g_autoptr (FringeIdastar) idastar = idastar_new (&problem, 1000000);

  fringe_idastar_search_anyway (idastar);
  fringe_idastar_run (idastar, UINT64_MAX);
  g_assert_cmpuint (fringe_idastar_bytes (idastar), <, 1 << 21);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/idastar/at-every-pause-it-stands-at-a-step", test_pauses);
  g_test_add_func ("/idastar/in-one-go-it-counts-what-it-counts-between-pauses", test_order);
  g_test_add_func ("/idastar/however-long-it-runs-it-pauses-where-it-should", test_long_pauses);
  g_test_add_func ("/idastar/an-unsolvable-pair-generates-nothing-unless-asked-to", test_unsolvable);
  g_test_add_func ("/idastar/with-the-perfect-heuristic-only-the-solution-is-expanded", test_perfect);
  g_test_add_func ("/idastar/ten-thousand-moves-deep-the-counts-are-right", test_deep);
  g_test_add_func ("/idastar/a-million-nodes-take-little-room", test_bytes);
  g_test_add_func ("/idastar/at-a-limit-the-depth-is-that-of-the-nodes-generated", test_depth_at_limit);
  return g_test_run ();
}
