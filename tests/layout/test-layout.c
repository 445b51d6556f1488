/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-properties.h"
#include "layout-walk.h"

#include "test-boards.h"
#include "test-searches.h"

/* The layout of real searches, at any step and from any node. */

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FringePlaces, fringe_places_clear)

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
      test_assert_layout (layout);
      g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, fringe_search_n_nodes_at (search, step));
    }
}

/* Distances between the nodes of a subtree do not depend on what stands around it. */
static void
subtree_is_as_in_the_whole (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t step = random_step (search), n_nodes = fringe_search_n_nodes_at (search, step), n = 0;
  uint32_t root = (uint32_t) test_random ((int) n_nodes);
  g_autoptr (FringeLayout) whole = lay_out (search, 0, step), part = lay_out (search, root, step);
  int32_t x = fringe_layout_place (whole, root).x;

  (void) problem;
  test_assert_layout (part);
  for (uint32_t id = 0; id < n_nodes; id++)
    if (fringe_layout_has (part, id))
      {
        g_assert_true (root == 0 || test_is_ancestor (search, root, id) || id == root);
        g_assert_cmpint (fringe_layout_place (part, id).x, ==, fringe_layout_place (whole, id).x - x);
        n++;
      }
  g_assert_cmpuint (n, ==, fringe_layout_n_nodes (part));
}

/* A record of some hundred nodes: the model looks at each after every move. */
static void
test_walks (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), test_random (60));
      g_autoptr (FringeSearch) search = NULL;

      problem.rules.algorithm = (FringeAlgorithm) (i % FRINGE_ALGORITHM_RBFS);
      test_problem_tell (&problem);
      search = test_search_run (&problem, (uint32_t) test_random (300));
      test_walk (search, 30);
    }
}

/* Large enough for what is done at once, what is done in slices and what is made anew to differ by themselves. */
static void
go_far (const FringeSearch *search)
{
  g_autoptr (FringeLayout) walked = fringe_layout_new ();

  for (int i = 0; i < 8; i++)
    {
      uint32_t step = random_step (search), fold_size = test_random (2) ? 0 : (uint32_t) test_random (5000);
      g_autoptr (FringeLayout) fresh = NULL;

      fringe_layout_aim (walked, search, 0, random_step (search));
      fringe_layout_advance (walked, (uint32_t) test_random (300000));
      fringe_layout_set_fold_size (walked, fold_size);
      test_finish (walked, fringe_layout_aim (walked, search, 0, step));
      for (int n = 0; n < 20; n++)
        {
          step = step < fringe_search_n_steps (search) ? step + 1 : 0;
          g_assert_true (fringe_layout_update (walked, search, 0, step));
        }
      fresh = lay_out (search, 0, step);
      g_assert_cmpuint (fringe_layout_n_nodes (walked) + fringe_layout_n_hidden (walked), ==,
                        fringe_search_n_nodes_at (search, step));
      test_finish (fresh, fringe_layout_set_fold_size (fresh, fold_size));
      test_assert_same_drawing (walked, fresh);
    }
}

static void
test_far (void)
{
  for (int i = 0; i < FRINGE_ALGORITHM_RBFS; i++)
    {
      TestProblem problem = test_problem_random (4, 4, 400);
      g_autoptr (FringeSearch) search = NULL;

      problem.rules.algorithm = (FringeAlgorithm) i;
      test_problem_tell (&problem);
      search = test_search_run (&problem, 300000);
      go_far (search);
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
      test_assert_same_drawing (used, fresh);
      fringe_layout_fold (used, root);
      g_assert_cmpint (fringe_layout_is_folded (used, root), ==, fringe_layout_n_below (used, root) > 1);
      fringe_layout_clear (used);
      g_assert_cmpuint (fringe_layout_n_nodes (used), ==, 0);
      g_assert_cmpuint (fringe_layout_folds (used, true, NULL, 0), ==, 0);
    }
}

static void
assert_same_folds (FringeLayout *a, FringeLayout *b, uint32_t n_nodes)
{
  for (uint32_t id = 0; id < n_nodes; id++)
    {
      FringeFold of_a, of_b;

      if (!fringe_layout_has (a, id) || !fringe_layout_is_folded (a, id))
        continue;
      of_a = fringe_layout_fold_at (a, id, fringe_layout_step (a));
      of_b = fringe_layout_fold_at (b, id, fringe_layout_step (b));
      g_assert_cmpuint (of_a.n_hidden, ==, of_b.n_hidden);
      g_assert_cmpuint (of_a.best, ==, of_b.best);
      g_assert_cmpuint (of_a.goal, ==, of_b.goal);
    }
}

/* A fork is walked to and fro where it was forked. */
static FringeSearch *
run_or_fork (const TestProblem *problem, gboolean is_fork)
{
  FringeSearch *search = test_search_run (problem, 600), *fork;
  FringeRules rules = problem->rules;

  if (!is_fork)
    return search;
  rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  rules.heuristic
      = rules.heuristic == FRINGE_HEURISTIC_MANHATTAN ? FRINGE_HEURISTIC_GASCHNIG : FRINGE_HEURISTIC_MANHATTAN;
  fork = fringe_search_fork (search, fringe_search_n_steps (search) / 2, &rules);
  fringe_search_unref (search);
  fringe_search_run (fork, fringe_search_n_steps (fork));
  return fork;
}

/* Where a better way to a state is found the older node leaves the frontier, wherever it is. */
static void
test_folds_known (void)
{
  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = test_problem_random (3, 3 + test_random (2), 60);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeLayout) walked = NULL;
      uint32_t fold_size = 3 + (uint32_t) test_random (20), step;

      problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
      problem.rules.algorithm = i % 2 ? FRINGE_ALGORITHM_GREEDY : FRINGE_ALGORITHM_DFS;
      test_problem_tell (&problem);
      search = run_or_fork (&problem, i % 4 < 2);
      step = i % 4 < 2 ? fringe_search_fork_step (search) : fringe_search_n_steps (search) / 2;
      step -= MIN (step, 10);
      walked = lay_out (search, 0, step);
      fringe_layout_set_fold_size (walked, fold_size);
      for (int n = 0; n < 60; n++)
        {
          g_autoptr (FringeLayout) fresh = NULL;

          step = n % 3 < 2 ? MIN (step + 1, fringe_search_n_steps (search)) : step - MIN (step, 1);
          g_assert_true (fringe_layout_update (walked, search, 0, step));
          fresh = lay_out (search, 0, step);
          fringe_layout_set_fold_size (fresh, fold_size);
          assert_same_folds (walked, fresh, fringe_search_n_nodes_at (search, step));
        }
    }
}

/* A file tells folds of nodes that may not exist at its step. */
static void
test_folds_to_come (void)
{
  TestProblem problem = { test_board ("8 6 7 2 5 4 3 0 1"), test_board ("1 2 3 4 5 6 7 8 0"), test_rules_random () };
  g_autoptr (FringeSearch) search = test_search_run (&problem, 500);
  g_autoptr (FringeLayout) layout = lay_out (search, 0, 0);
  uint32_t n_nodes = fringe_search_n_nodes (search), ids[2] = { 0 };

  fringe_layout_fold (layout, n_nodes);
  fringe_layout_fold (layout, FRINGE_NO_NODE);
  g_assert_cmpuint (fringe_layout_folds (layout, true, ids, 2), ==, 0);
  fringe_layout_fold (layout, n_nodes - 1);
  fringe_layout_fold (layout, 1);
  g_assert_cmpuint (fringe_layout_folds (layout, true, ids, 2), ==, 2);
  g_assert_cmpuint (ids[0], ==, 1);
  g_assert_cmpuint (ids[1], ==, n_nodes - 1);
  g_assert_false (fringe_layout_is_folded (layout, 1));
  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  g_assert_cmpint (fringe_layout_is_folded (layout, 1), ==, fringe_layout_n_below (layout, 1) > 1);
}

static void
test_root_alone (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_new (&problem, 100);
  g_autoptr (FringeLayout) layout = lay_out (search, 0, 0);

  test_assert_layout (layout);
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
  for (int i = 0; i < FRINGE_ALGORITHM_RBFS * FRINGE_N_DUPLICATES; i++)
    {
      TestProblem problem = test_problem_random (4, 4, 400);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeLayout) layout = NULL;

      problem.rules.algorithm = (FringeAlgorithm) (i % FRINGE_ALGORITHM_RBFS);
      problem.rules.duplicates = (FringeDuplicates) (i / FRINGE_ALGORITHM_RBFS);
      test_problem_tell (&problem);
      search = test_search_run (&problem, 100000);
      layout = lay_out (search, 0, fringe_search_n_steps (search));
      test_assert_layout (layout);
      g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, fringe_search_n_nodes (search));
    }
}

/* What a window of so many cards shows of a large search, and all of it again: that is much, and done in slices. */
static void
test_room (void)
{
  for (int i = 0; i < FRINGE_ALGORITHM_RBFS; i++)
    {
      TestProblem problem = test_problem_random (4, 4, 400);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeLayout) layout = NULL, fresh = NULL;

      problem.rules.algorithm = (FringeAlgorithm) i;
      test_problem_tell (&problem);
      search = test_search_run (&problem, 200000);
      layout = lay_out (search, 0, fringe_search_n_steps (search));
      test_finish (layout, fringe_layout_set_room (layout, 20, 30));
      test_assert_layout (layout);
      if (!fringe_algorithm_deepens ((FringeAlgorithm) i))
        {
          g_assert_cmpuint (fringe_layout_n_rows (layout), <=, 20);
          g_assert_cmpuint (fringe_layout_n_nodes (layout), <=, 20 * 30);
        }
      if (fringe_layout_n_hidden (layout) > 100000)
        g_assert_cmpint (fringe_layout_unfold_all (layout), ==, FRINGE_LAYOUT_UNDER_WAY);
      test_finish (layout, fringe_layout_advance (layout, 0));
      fresh = lay_out (search, 0, fringe_search_n_steps (search));
      if (fringe_layout_n_hidden (layout) == 0)
        test_assert_same_drawing (layout, fresh);
    }
}

typedef FringeLayoutProgress (*FoldNode) (FringeLayout *layout, uint32_t id);

static const FoldNode folds_of_one[] = {
  fringe_layout_fold, fringe_layout_unfold, fringe_layout_unfold_below, fringe_layout_fold_beside, fringe_layout_reveal,
};

static void
test_no_node (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), test_random (60));
      g_autoptr (FringeSearch) search = test_search_run (&problem, 200);
      g_autoptr (FringeLayout) layout = NULL, fresh = NULL;
      uint32_t step = random_step (search);
      uint32_t ids[] = { fringe_search_n_nodes (search), FRINGE_NO_NODE };

      test_problem_tell (&problem);
      layout = lay_out (search, 0, step);
      fresh = lay_out (search, 0, step);
      for (size_t k = 0; k < 2 * G_N_ELEMENTS (folds_of_one); k++)
        g_assert_cmpint (folds_of_one[k / 2](layout, ids[k % 2]), ==, FRINGE_LAYOUT_READY);
      g_assert_cmpint (fringe_layout_add_folds (layout, true, NULL, 0), ==, FRINGE_LAYOUT_READY);
      test_finish (layout, fringe_layout_add_folds (layout, true, ids, G_N_ELEMENTS (ids)));
      g_assert_false (fringe_layout_is_folded (layout, ids[0]));
      g_assert_cmpuint (fringe_layout_folds (layout, true, NULL, 0), ==, 0);
      test_assert_same_drawing (layout, fresh);
    }
}

static void
test_empty (void)
{
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_auto (FringePlaces) seen = { 0 };
  FringeSpan all = { INT32_MIN, INT32_MAX, 0, UINT32_MAX };
  uint32_t id = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (folds_of_one); i++)
    folds_of_one[i](layout, id);
  fringe_layout_add_folds (layout, true, &id, 1);
  fringe_layout_unfold_all (layout);
  fringe_layout_set_fold_size (layout, 10);
  fringe_layout_set_room (layout, 10, 10);
  g_assert_true (fringe_layout_see (layout, &all, 0, 1, &seen));
  g_assert_cmpuint (seen.n, ==, 0);
  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, 0);
  g_assert_cmpuint (fringe_layout_folds (layout, true, NULL, 0), ==, 0);
  g_assert_false (fringe_layout_is_folded (layout, id));
}

/* Room that is none is one column, and more than the most is the most; a size asked for meanwhile is that of the end.
 */
static void
test_room_limits (void)
{
  for (int i = 0; i < 60; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 600);
      uint32_t step = fringe_search_n_steps (search), n_rows = 1 + (uint32_t) test_random (20);
      g_autoptr (FringeLayout) none = lay_out (search, 0, step), one = lay_out (search, 0, step);
      g_autoptr (FringeLayout) endless = lay_out (search, 0, step), whole = lay_out (search, 0, step);
      g_autoptr (FringeLayout) early = fringe_layout_new ();

      test_problem_tell (&problem);
      test_finish (none, fringe_layout_set_room (none, n_rows, 0));
      test_finish (one, fringe_layout_set_room (one, n_rows, 1));
      fringe_layout_set_room (early, n_rows, 1);
      g_assert_true (fringe_layout_update (early, search, 0, step));
      g_assert_cmpuint (fringe_layout_fold_size (none), ==, fringe_layout_fold_size (one));
      g_assert_cmpuint (fringe_layout_fold_size (early), ==, fringe_layout_fold_size (one));
      test_assert_same_drawing (none, one);
      test_assert_same_drawing (early, one);
      test_finish (endless, fringe_layout_set_room (endless, UINT32_MAX, UINT32_MAX));
      g_assert_cmpuint (fringe_layout_fold_size (endless), ==, 0);
      test_assert_same_drawing (endless, whole);
    }
}

/* Whoever asks for every row may say so by none between them. */
static void
test_no_grain (void)
{
  TestProblem problem = test_problem_random (3, 3, 60);
  g_autoptr (FringeSearch) search = test_search_run (&problem, 600);
  g_autoptr (FringeLayout) layout = lay_out (search, 0, fringe_search_n_steps (search));
  g_auto (FringePlaces) none = { 0 }, one = { 0 };
  FringeSpan all = { INT32_MIN, INT32_MAX, 0, UINT32_MAX };

  test_problem_tell (&problem);
  for (int32_t grain = 0; grain < 20; grain++)
    {
      g_assert_true (fringe_layout_see (layout, &all, grain, 0, &none));
      g_assert_true (fringe_layout_see (layout, &all, grain, 1, &one));
      g_assert_cmpmem (none.places, none.n * sizeof *none.places, one.places, one.n * sizeof *one.places);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/layout/searches/the-properties-hold-at-every-step", holds_at_every_step);
  test_add_property ("/layout/searches/a-subtree-has-the-shape-it-has-in-the-whole", subtree_is_as_in_the_whole);
  g_test_add_func ("/layout/searches/any-walk-through-a-search-leads-to-a-fresh-layout", test_walks);
  g_test_add_func ("/layout/searches/jumps-in-a-large-search-lead-to-a-fresh-layout", test_far);
  g_test_add_func ("/layout/searches/what-folds-hide-is-known-anew-after-each-step", test_folds_known);
  g_test_add_func ("/layout/searches/folds-wait-for-nodes-to-come", test_folds_to_come);
  g_test_add_func ("/layout/searches/a-layout-used-again-is-as-a-fresh-one", test_reuse);
  g_test_add_func ("/layout/searches/the-root-alone-is-a-tree", test_root_alone);
  g_test_add_func ("/layout/searches/a-root-that-does-not-exist-leaves-it-empty", test_no_root);
  g_test_add_func ("/layout/searches/of-any-search-a-part-has-room-and-all-comes-back-in-slices", test_room);
  g_test_add_func ("/layout/searches/folding-what-is-not-there-changes-nothing", test_no_node);
  g_test_add_func ("/layout/searches/an-empty-layout-stays-empty-whatever-is-folded", test_empty);
  g_test_add_func ("/layout/searches/room-is-one-column-at-least-and-at-most-the-whole-tree", test_room_limits);
  g_test_add_func ("/layout/searches/rows-without-a-grain-are-all-rows", test_no_grain);
  g_test_add_func ("/layout/searches/the-properties-hold-for-100000-nodes", test_large);
  return g_test_run ();
}
