/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-branching.h"

#include "test-boards.h"
#include "test-searches.h"

#include <math.h>
#include <string.h>

static void
test_branching_factor (void)
{
  /* AIMA's example: a solution at depth 5 with 52 nodes. */
  g_assert_cmpfloat (fabs (fringe_branching_factor (52, 5) - 1.92), <, 0.005);
  g_assert_cmpfloat (fringe_branching_factor (0, 0), ==, 0);
  g_assert_cmpfloat (fringe_branching_factor (4, 5), ==, 0);
  for (uint32_t depth = 1; depth < 200; depth++)
    g_assert_cmpfloat (fabs (fringe_branching_factor (depth, depth) - 1), <, 1e-9);
  for (int i = 0; i < 5000; i++)
    {
      uint32_t depth = 1 + (uint32_t) test_random (100);
      uint64_t n = (uint64_t) depth + (uint64_t) test_random (100000000);
      double b = fringe_branching_factor (n, depth), below = 0, above = 0;

      for (uint32_t d = 1; d <= depth; d++)
        {
          below += pow (b - 1e-9, d);
          above += pow (b + 1e-9, d);
        }
      /* Sums of large numbers are rounded. */
      g_assert_cmpfloat (below, <=, (double) n * (1 + 1e-14));
      g_assert_cmpfloat (above, >=, (double) n * (1 - 1e-14));
    }
}

static void
test_branching_of_searches (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = test_problem_random (3, 3, test_random (15));
      g_autoptr (FringeSearch) search = test_search_run (&problem, 1000);
      uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
      FringeCounts counts = fringe_search_counts_at (search, n_steps);
      FringeBranching branching = fringe_branching_at (search, n_steps);
      g_autofree char *text = fringe_branching_sentence (search, n_steps);
      gboolean is_known = goal != FRINGE_NO_NODE && fringe_search_g (search, goal) > 0;

      test_problem_tell (&problem);
      g_assert_cmpint (branching.effective >= 0, ==, is_known);
      g_assert_cmpint (text != NULL, ==, is_known);
      g_assert_cmpint (branching.mean >= 0, ==, counts.expanded > 0);
      if (counts.expanded > 0)
        g_assert_cmpfloat (fabs (branching.mean * counts.expanded - counts.generated), <, 1e-6);
      if (is_known)
        {
          g_autofree char *said = g_strdup_printf ("The search generated %u nodes for a solution at depth %u.",
                                                   counts.generated, fringe_search_g (search, goal));

          g_assert_cmpfloat (branching.depth, ==, fringe_effective_depth (3, 3, counts.generated));
          g_assert_cmpfloat (branching.effective, ==,
                             fringe_branching_factor (counts.generated, fringe_search_g (search, goal)));
          g_assert_true (counts.generated == 1 || g_str_has_prefix (text, said));
        }
      if (n_steps > 0)
        g_assert_null (fringe_branching_sentence (search, n_steps - 1));
    }
}

/* Counts the ways of @depth moves that do not turn straight back. */
static uint64_t
count_ways (int rows, int columns, int cell, FringeMove last, int depth)
{
  uint64_t n = 0;

  if (depth == 0)
    return 1;
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      int to = fringe_board_neighbour (rows, columns, cell, (FringeMove) move);

      if (to >= 0 && (FringeMove) move != fringe_move_opposite (last))
        n += count_ways (rows, columns, to, (FringeMove) move, depth - 1);
    }
  return n;
}

/* Two levels together, since even and odd ones grow by turns. */
static void
test_brute_force (void)
{
  g_assert_cmpfloat (fabs (fringe_brute_force_branching (2, 2) - 1), <, 1e-6);
  g_assert_cmpfloat (fabs (fringe_brute_force_branching (3, 3) - sqrt (3)), <, 1e-6);
  g_assert_cmpfloat (fabs (fringe_brute_force_branching (4, 4) - 2.13040), <, 1e-5);
  g_assert_cmpfloat (fabs (fringe_brute_force_branching (5, 5) - 2.36761), <, 1e-5);
  for (int rows = 2; rows <= 4; rows++)
    for (int columns = 2; columns <= 4; columns++)
      {
        double of_16 = 0, of_14 = 0;

        for (int cell = 0; cell < rows * columns; cell++)
          {
            of_16 += (double) count_ways (rows, columns, cell, FRINGE_N_MOVES, 16);
            of_14 += (double) count_ways (rows, columns, cell, FRINGE_N_MOVES, 14);
          }
        g_assert_cmpfloat (fabs (sqrt (of_16 / of_14) - fringe_brute_force_branching (rows, columns)), <, 0.02);
      }
}

/* The whole numbers of nodes down to a level lie at that level. */
static void
test_depth (void)
{
  for (int side = 3; side <= 9; side++)
    {
      double b = fringe_brute_force_branching (side, side), n = 0;

      g_assert_cmpfloat (fringe_effective_depth (side, side, 0), ==, 0);
      for (int depth = 1; depth < 25; depth++)
        {
          n += pow (b, depth);
          g_assert_cmpfloat (fringe_effective_depth (side, side, (uint64_t) n), <=, depth + 1e-6);
          g_assert_cmpfloat (fringe_effective_depth (side, side, (uint64_t) n + 1), >, depth);
        }
    }
  g_assert_cmpfloat (fringe_effective_depth (2, 2, 7), ==, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/branching/the-effective-branching-factor-is-that-of-a-uniform-tree", test_branching_factor);
  g_test_add_func ("/branching/a-solved-search-has-an-effective-branching-factor", test_branching_of_searches);
  g_test_add_func ("/branching/by-brute-force-a-puzzle-branches-as-its-ways-do", test_brute_force);
  g_test_add_func ("/branching/the-effective-depth-is-that-of-a-brute-force-tree", test_depth);
  return g_test_run ();
}
