/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"
#include "test-boards.h"
#include "test-searches.h"

/* Nodes of a fork are seen with the values of the step: those that they had before, or those that they have since. */

static void
check_look (const FringeScene *scene, const FringeSearch *expected)
{
  uint32_t id = (uint32_t) test_random ((int) fringe_search_n_nodes_at (scene->search, scene->step));
  FringeNodeLook look = fringe_scene_look (scene, id);

  g_assert_cmpfloat (look.h, ==, fringe_search_h (expected, id));
  g_assert_cmpfloat (look.f, ==, fringe_search_f (expected, id));
}

static void
test_values (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 400), fork = test_search_fork (search);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeScene scene = { .search = fork, .layout = layout, .selected = FRINGE_NO_NODE, .hovered = FRINGE_NO_NODE };
      uint32_t forked_at;

      if (fork == NULL)
        continue;
      forked_at = fringe_search_fork_step (fork);
      scene.step = (uint32_t) test_random ((int) fringe_search_n_steps (fork) + 1);
      g_assert_true (fringe_layout_update (layout, fork, 0, scene.step));
      check_look (&scene, scene.step < forked_at ? search : fork);
      scene.half = (FringeHalfStep) { .n_nodes = fringe_search_n_nodes_at (fork, scene.step) };
      check_look (&scene, forked_at > 0 && scene.step <= forked_at ? search : fork);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw-fork/nodes-have-the-values-of-the-step", test_values);
  return g_test_run ();
}
