/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare-loops.h"
#include "bench.h"
#include "test-boards.h"
#include "test-searches.h"

/* A* with Manhattan on the two boards that are 31 moves away from the goal. */

static double
run_own (gpointer data)
{
  const TestProblem *problem = data;
  double begin = bench_now ();
  g_autoptr (FringeSearch) search
      = fringe_search_new (&problem->start, &problem->goal, &problem->rules, FRINGE_NODE_LIMIT_MAX);

  fringe_search_run (search, UINT32_MAX);
  return bench_now () - begin;
}

static double
run_bare (gpointer data)
{
  const TestProblem *problem = data;
  g_autoptr (FringeSearch) search = test_search_run (problem, FRINGE_NODE_LIMIT_MAX);
  uint32_t n_nodes = fringe_search_n_nodes (search);

  return bare_insert (&problem->start, &problem->goal, n_nodes) * n_nodes;
}

static void
measure (const char *start, const char *name, const char *bare, const char *ratio)
{
  TestProblem problem
      = { test_board (start), fringe_board_standard_goal (3, 3), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  BenchMedians medians = bench_in_turn (run_own, run_bare, &problem);

  bench_print (name, medians.own / 1e6, "ms");
  bench_print (bare, medians.bare / 1e6, "ms");
  bench_print (ratio, medians.own / medians.bare, "x");
}

int
main (void)
{
  measure ("8 6 7 2 5 4 3 0 1", "hardest8_ms", "hardest8_bare_insert_ms", "hardest8_ratio");
  measure ("6 4 7 8 5 0 3 2 1", "hardest8_other_ms", "hardest8_other_bare_insert_ms", "hardest8_other_ratio");
  return 0;
}
