/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-trees.h"
#include "layout-walk.h"

/* However a layout came to a step, by steps, jumps and folds, it is as a fresh one. */

static void
walk_trees (void)
{
  for (int i = 0; i < 400; i++)
    {
      g_autoptr (TestTree) tree
          = test_tree_random ((uint32_t) g_test_rand_int_range (1, i < 360 ? 60 : 300), g_test_rand_int_range (0, 11));

      test_walk (tree, 40);
    }
}

static void
walk_forests (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (TestTree) forest = test_forest_random ((uint32_t) g_test_rand_int_range (1, 8), 30);

      test_walk (forest, 40);
    }
}

/* A step for each node, as IDA* has them: a node gets its children one by one. */
static void
walk_depth_first (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (TestTree) forest = test_forest_random ((uint32_t) g_test_rand_int_range (1, 5), 40);
      g_autofree uint32_t *image = g_new (uint32_t, test_tree_n_nodes (forest));
      g_autoptr (TestTree) copy = test_tree_renumbered (forest, image);

      test_walk (copy, 40);
    }
}

static void
walk_regular (void)
{
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    {
      g_autoptr (TestTree) chains = test_tree_chains (20, n_children), complete = test_tree_complete (3, n_children);

      test_walk (chains, 60);
      test_walk (complete, 60);
      for (int side = -1; side < (int) n_children; side++)
        {
          g_autoptr (TestTree) comb = test_tree_comb ((uint32_t) g_test_rand_int_range (1, 60), n_children, side);

          test_walk (comb, 60);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/walks/any-walk-through-a-tree-leads-to-a-fresh-layout", walk_trees);
  g_test_add_func ("/layout/walks/any-walk-through-a-forest-leads-to-a-fresh-layout", walk_forests);
  g_test_add_func ("/layout/walks/so-does-any-walk-through-trees-made-depth-first", walk_depth_first);
  g_test_add_func ("/layout/walks/so-does-any-walk-through-chains-and-combs", walk_regular);
  return g_test_run ();
}
