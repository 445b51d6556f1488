/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-private.h"
#include "fringe-bounded-run.h"
#include "fringe-trait.h"

#include "test-boards.h"
#include "test-heuristics.h"
#include "test-searches.h"

#define NODES_MAX 20000

static FringeBoundedRun
run_of (const TestProblem *problem, const FringeEstimate *estimate)
{
  return (FringeBoundedRun) {
    .rules = &problem->rules,
    .estimate = estimate,
    .start = &problem->start,
    .goal = &problem->goal,
    .most = { FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN },
    .node_limit = NODES_MAX,
    .memory_limit = G_MAXSIZE,
  };
}

static void
assert_counts (const gint64 *counts, const gint64 *expected)
{
  g_assert_cmpmem (counts, FRINGE_N_COUNT_KINDS * sizeof *counts, expected, FRINGE_N_COUNT_KINDS * sizeof *counts);
}

/* A search with the counts that are wanted is never given up, whichever of them are known; the cost that is wanted is
 * that of the solution found, also where an estimate is too high. */
static void
check_run (const TestProblem *problem)
{
  gint64 expected[FRINGE_N_COUNT_KINDS], counts[FRINGE_N_COUNT_KINDS];
  g_auto (FringeEstimate) estimate = { 0 };
  FringeBoundedRun run = run_of (problem, &estimate);

  g_assert_true (fringe_estimate_init (&estimate, problem->rules.heuristic, &problem->goal));
  test_problem_tell (problem);
  if (fringe_bounded_run (&run, expected, NULL) != FRINGE_BOUNDED_RUN_OVER)
    return;
  for (guint known = 0; known < 1u << FRINGE_N_COUNT_KINDS; known++)
    {
      for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        run.most[kind] = (known & 1u << kind) != 0 ? expected[kind] : FRINGE_COUNT_UNKNOWN;
      g_assert_cmpint (fringe_bounded_run (&run, counts, NULL), ==, FRINGE_BOUNDED_RUN_OVER);
      assert_counts (counts, expected);
    }
}

static void
test_wanted (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);

      check_run (&problem);
    }
}

/* IDA* with an estimate that is too high: its bounds grow beyond the cost. */
static void
test_wanted_of_idastar (void)
{
  for (int i = 0; i < 60; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 200);

      problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
      problem.rules.heuristic = i % 2 ? FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK : FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
      check_run (&problem);
    }
}

/* Where the memory is used up nothing is known of what would have come. */
static void
test_no_memory (void)
{
  TestProblem problem = { test_board ("8 6 7 2 5 4 3 0 1"), fringe_board_standard_goal (3, 3),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  gint64 counts[FRINGE_N_COUNT_KINDS];
  g_auto (FringeEstimate) estimate = { 0 };
  FringeBoundedRun run = run_of (&problem, &estimate);

  g_assert_true (fringe_estimate_init (&estimate, problem.rules.heuristic, &problem.goal));
  run.most[FRINGE_COUNT_GENERATED] = NODES_MAX;
  run.memory_limit = 1 << 16;
  g_assert_cmpint (fringe_bounded_run (&run, counts, NULL), ==, FRINGE_BOUNDED_RUN_UNDECIDED);
}

/* Who counts more than others do stands behind. */
static void
test_rank (void)
{
  for (int i = 0; i < 1000; i++)
    {
      FringeMatch match = { .rules = test_rules_random (), .is_admissible = test_random (2) }, with_root;

      match.preset = fringe_explain_preset (&match.rules);
      match.counts_goal_as_expanded = test_random (2);
      with_root = match;
      with_root.counts_root_as_generated = TRUE;
      g_assert_cmpuint (fringe_explain_rank (&match), <, fringe_explain_rank (&with_root));
    }
}

/* Bounds are within, unless they are above or below. */
static void
test_bounds (void)
{
  for (int i = 0; i < 16; i++)
    {
      FringeTrait trait = { .low = 3, .high = i < 8 ? 3 : 5, .above = i % 2, .below = i / 2 % 2 };

      g_assert_cmpint (fringe_trait_admits (&trait, trait.low), ==, !trait.above && (trait.high > 3 || !trait.below));
      g_assert_cmpint (fringe_trait_admits (&trait, trait.high), ==, !trait.below && (trait.high > 3 || !trait.above));
      g_assert_cmpint (fringe_trait_admits (&trait, 4), ==, trait.high > 4);
      g_assert_false (fringe_trait_admits (&trait, 2.99));
      g_assert_false (fringe_trait_admits (&trait, 5.01));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain-run/a-search-with-the-counts-that-are-wanted-is-made-to-its-end", test_wanted);
  g_test_add_func ("/explain-run/bounds-of-idastar-beyond-the-cost-rule-nothing-out", test_wanted_of_idastar);
  g_test_add_func ("/explain-run/without-memory-nothing-is-ruled-out", test_no_memory);
  g_test_add_func ("/explain-run/who-counts-the-root-stands-behind", test_rank);
  g_test_add_func ("/find-trait/a-bound-is-within-unless-it-is-above-or-below", test_bounds);
  return g_test_run ();
}
