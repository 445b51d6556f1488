/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-properties.h"

#include "test-boards.h"
#include "test-searches.h"

/* The layout of real searches, at any step and from any node. */

static FringeLayout *
lay_out (const FringeSearch *search, uint32_t root, uint32_t step)
{
  FringeLayout *layout = fringe_layout_new ();

  g_assert_nonnull (layout);
  g_assert_true (fringe_layout_update (layout, search, root, step));
  g_assert_cmpuint (fringe_layout_root (layout), ==, root);
  return layout;
}

static uint32_t
random_step (const FringeSearch *search)
{
  return (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
}

static void
holds_at_every_step (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeLayout) layout = fringe_layout_new ();

  (void) problem;
  for (int i = 0; i < 4; i++)
    {
      uint32_t step = i == 0 ? fringe_search_n_steps (search) : random_step (search);

      g_assert_true (fringe_layout_update (layout, search, 0, step));
      test_assert_layout (layout, search, step);
    }
}

/* Distances between the nodes of a subtree do not depend on what stands around it. */
static void
subtree_is_as_in_the_whole (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t step = random_step (search);
  uint32_t root = (uint32_t) test_random ((int) fringe_search_n_nodes_at (search, step));
  g_autoptr (FringeLayout) whole = lay_out (search, 0, step), part = lay_out (search, root, step);

  (void) problem;
  test_assert_layout (part, search, step);
  for (uint32_t id = root; id < fringe_search_n_nodes_at (search, step); id++)
    if (fringe_layout_has (part, id))
      g_assert_cmpint (fringe_layout_x (part, id), ==, fringe_layout_x (whole, id) - fringe_layout_x (whole, root));
}

static void
assert_same_layout (const FringeLayout *a, const FringeLayout *b)
{
  g_assert_cmpuint (fringe_layout_n_nodes (a), ==, fringe_layout_n_nodes (b));
  g_assert_cmpuint (fringe_layout_n_rows (a), ==, fringe_layout_n_rows (b));
  for (uint32_t row = 0, n_a, n_b; row < fringe_layout_n_rows (a); row++)
    {
      const uint32_t *ids_a = fringe_layout_row (a, row, &n_a), *ids_b = fringe_layout_row (b, row, &n_b);

      g_assert_cmpmem (ids_a, n_a * sizeof *ids_a, ids_b, n_b * sizeof *ids_b);
      for (uint32_t i = 0; i < n_a; i++)
        g_assert_cmpint (fringe_layout_x (a, ids_a[i]), ==, fringe_layout_x (b, ids_a[i]));
    }
}

static void
test_reuse (void)
{
  g_autoptr (FringeLayout) used = fringe_layout_new ();

  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), test_random (60));
      g_autoptr (FringeSearch) search = test_search_run (&problem, (uint32_t) test_random (2000));
      uint32_t step = random_step (search);
      uint32_t root = test_random (2) ? 0 : (uint32_t) test_random ((int) fringe_search_n_nodes_at (search, step));
      g_autoptr (FringeLayout) fresh = lay_out (search, root, step);

      test_problem_tell (&problem);
      g_assert_true (fringe_layout_update (used, search, root, step));
      assert_same_layout (used, fresh);
    }
}

static void
test_root_alone (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_new (&problem, 100);
  g_autoptr (FringeLayout) layout = lay_out (search, 0, 0);

  test_assert_layout (layout, search, 0);
  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, 1);
  g_assert_cmpuint (fringe_layout_n_rows (layout), ==, 1);
}

static void
test_no_root (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_new (&problem, 100);
  g_autoptr (FringeLayout) layout = lay_out (search, 0, 0);

  g_assert_false (fringe_layout_update (layout, search, 1, 0));
  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, 0);
  g_assert_cmpuint (fringe_layout_n_rows (layout), ==, 0);
  g_assert_false (fringe_layout_has (layout, 0));
}

static void
test_large (void)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS * FRINGE_N_DUPLICATES; i++)
    {
      TestProblem problem = test_problem_random (4, 4, 400);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeLayout) layout = NULL;

      problem.rules.algorithm = (FringeAlgorithm) (i % FRINGE_N_ALGORITHMS);
      problem.rules.duplicates = (FringeDuplicates) (i / FRINGE_N_ALGORITHMS);
      test_problem_tell (&problem);
      search = test_search_run (&problem, 100000);
      layout = lay_out (search, 0, fringe_search_n_steps (search));
      test_assert_layout (layout, search, fringe_search_n_steps (search));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/layout/searches/the-properties-hold-at-every-step", holds_at_every_step);
  test_add_property ("/layout/searches/a-subtree-has-the-shape-it-has-in-the-whole", subtree_is_as_in_the_whole);
  g_test_add_func ("/layout/searches/a-layout-used-again-is-as-a-fresh-one", test_reuse);
  g_test_add_func ("/layout/searches/the-root-alone-is-a-tree", test_root_alone);
  g_test_add_func ("/layout/searches/a-root-that-does-not-exist-leaves-it-empty", test_no_root);
  g_test_add_func ("/layout/searches/the-properties-hold-for-100000-nodes", test_large);
  return g_test_run ();
}
