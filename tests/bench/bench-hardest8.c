/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare-loops.h"
#include "bench.h"
#include "fringe-memory.h"
#include "test-boards.h"
#include "test-searches.h"

/* A* with Manhattan on the board that is 31 moves away from the goal: with the tie rule that makes the fewest steps of
 * it, lifo (10,546 nodes), and with the textbook's, fifo (29,756). */

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
measure (FringeTies ties, const char *name, const char *bare, const char *ratio)
{
  TestProblem problem = { test_board ("8 6 7 2 5 4 3 0 1"), fringe_board_standard_goal (3, 3),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  BenchMedians medians;

  problem.rules.ties = ties;
  medians = bench_in_turn (run_own, run_bare, &problem);

  bench_print (name, medians.own / 1e6, "ms");
  bench_print (bare, medians.bare / 1e6, "ms");
  bench_print (ratio, medians.own / medians.bare, "x");
}

int
main (void)
{
  fringe_memory_keep (FRINGE_SMALL_ARRAY);
  measure (FRINGE_TIES_LIFO, "hardest8_ms", "hardest8_bare_insert_ms", "hardest8_ratio");
  measure (FRINGE_TIES_FIFO, "hardest8_fifo_ms", "hardest8_fifo_bare_insert_ms", "hardest8_fifo_ratio");
  return 0;
}
