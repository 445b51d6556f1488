/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory runs out at every place where it can, one after the other; the layout then says so, and once there is some
 * again, it is what it would have been. */
#include "test-allocations.h"
#include "test-boards.h"
#include "test-layouts.h"
#include "test-searches.h"

#define N_TREES 40
#define NODE_LIMIT 1000
#define N_COMPARED 100 /* nodes of a tree: each climbs to the root */

static void
assert_same_places (const FringeLayout *a, const FringeLayout *b, guint n_nodes)
{
  g_assert_cmpuint (fringe_layout_n_nodes (a), ==, fringe_layout_n_nodes (b));
  for (guint id = 0; id < n_nodes; id += 1 + n_nodes / N_COMPARED)
    {
      FringePlace of_a, of_b;

      g_assert_cmpint (fringe_layout_has (a, id), ==, fringe_layout_has (b, id));
      if (!fringe_layout_has (a, id))
        continue;
      of_a = fringe_layout_place (a, id);
      of_b = fringe_layout_place (b, id);
      g_assert_cmpint (of_a.x, ==, of_b.x);
      g_assert_cmpint (of_a.row, ==, of_b.row);
    }
}

/* All of it is found, or it is told that there was no memory to. */
static gboolean
see_all (const FringeLayout *layout)
{
  FringeSpan all = { INT32_MIN, INT32_MAX, 0, UINT32_MAX };
  FringePlaces seen = { 0 };
  gboolean has_memory = fringe_layout_see (layout, &all, 0, 1, &seen);

  if (has_memory)
    g_assert_cmpuint (seen.n, ==, fringe_layout_n_nodes (layout));
  else
    g_assert_cmpuint (seen.n, <=, fringe_layout_n_nodes (layout));
  fringe_places_clear (&seen);
  return has_memory;
}

static gboolean
lay_out (FringeLayout *layout, const FringeSearch *search, guint fold_size)
{
  if (!fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)))
    return FALSE;
  fringe_layout_set_room (layout, 10, 10);
  fringe_layout_set_fold_size (layout, fold_size);
  for (guint id = 0; id < fringe_search_n_nodes (search); id += 7)
    if (fringe_layout_has (layout, id))
      fringe_layout_fold_at (layout, id, fringe_layout_step (layout));
  return see_all (layout) && fringe_layout_fold_size (layout) == fold_size;
}

static void
assert_layout (const FringeSearch *search, guint fold_size)
{
  g_autoptr (FringeLayout) reference = fringe_layout_new ();
  gboolean ran_out = TRUE;

  g_assert_true (lay_out (reference, search, fold_size));
  for (guint n = 0; ran_out; n++)
    {
      g_autoptr (FringeLayout) layout = NULL;

      test_allocations_allow (n);
      layout = fringe_layout_new ();
      if (layout != NULL)
        lay_out (layout, search, fold_size);
      ran_out = test_allocations_allow_all ();
      g_assert_true (ran_out || layout != NULL);
      if (layout == NULL)
        continue;
      g_assert_true (lay_out (layout, search, fold_size));
      assert_same_places (layout, reference, fringe_search_n_nodes (search));
    }
}

static void
test_layout (void)
{
  for (int i = 0; i < N_TREES; i++)
    {
      TestProblem problem = test_problem_random (3, FRINGE_SIDE_MIN + test_random (4), 30);
      g_autoptr (FringeSearch) search = NULL;

      test_problem_tell (&problem);
      search = test_search_run (&problem, NODE_LIMIT);
      assert_layout (search, (guint) test_random (2) * 20);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/no-memory/a layout says so and can go on", test_layout);
  return g_test_run ();
}
