/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"
#include "test-boards.h"

#include <math.h>

/* From each other and from the nodes. */
static void
keeps_bounds_apart (const TestRecordingPen *pen)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);
  const TestShape *before = NULL;

  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *text = test_recording_pen_shape (pen, i);

      if (text->kind != TEST_TEXT || !test_recording_pen_is_in (pen, text->group, "bounds"))
        continue;
      g_assert_true (before == NULL || before->box.x + before->box.width < text->box.x);
      for (guint k = 0; k < nodes->len; k++)
        g_assert_false (test_rects_overlap (&text->box, &g_array_index (nodes, TestDrawnNode, k).extents));
      before = text;
    }
}

/* Returns: (nullable): the text in the middle above a node */
static const TestShape *
find_above (const TestRecordingPen *pen, const FringeRect *node)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *text = test_recording_pen_shape (pen, i);

      if (text->kind == TEST_TEXT && test_recording_pen_is_in (pen, text->group, "bounds")
          && fabs (text->box.x + text->box.width / 2 - node->x - node->width / 2) < 0.5)
        return text;
    }
  return NULL;
}

/* A text in the middle above each root that has room for it. */
static void
says_the_bound_of_each_iteration (const TestRecordingPen *pen, const FringeScene *scene)
{
  uint32_t n = fringe_search_n_iterations_at (scene->search, scene->step);
  double at_ease = 125 * fmax (scene->viewport.scale, 1);
  FringeRect bounds = fringe_geometry_bounds (scene->layout, &scene->card);

  keeps_bounds_apart (pen);
  bounds = fringe_viewport_to_screen (&scene->viewport, &bounds);
  for (uint32_t i = 0; i < fringe_search_n_roots_at (scene->search, scene->step); i++)
    {
      FringeRect root = test_on_screen (scene, fringe_search_root (scene->search, i));
      const TestShape *text = find_above (pen, &root);
      double left = i > 0 ? test_on_screen (scene, fringe_search_root (scene->search, i - 1)).x : bounds.x;
      double right
          = i + 1 < n ? test_on_screen (scene, fringe_search_root (scene->search, i + 1)).x : bounds.x + bounds.width;
      g_autofree char *wanted = NULL;

      if (n == 0)
        {
          g_assert_null (text);
          continue;
        }
      wanted = g_strdup_printf ("Bound %.0f", fringe_search_iteration_at (scene->search, i, scene->step).bound);
      if (test_is_seen (scene, fringe_search_root (scene->search, i)) && root.x - left > 2 * at_ease
          && right - root.x > 2 * at_ease)
        g_assert_nonnull (text);
      if (text != NULL)
        g_assert_cmpstr (text->text, ==, wanted);
    }
}

/* The tree of one iteration by itself has its bound above it; a subtree has none. */
static void
test_bound_of_part (void)
{
  TestProblem problem = test_problem_random (3, 3, 40);
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  FringeScene scene;

  problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  problem.rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  test_problem_tell (&problem);
  search = test_search_run (&problem, 3000);
  for (uint32_t id = 1; id < fringe_search_n_nodes (search); id++)
    {
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect rect;

      g_assert_true (fringe_layout_update (layout, search, id, fringe_search_n_steps (search)));
      scene = test_scene_around (search, layout, 0.3);
      rect = test_on_screen (&scene, id);
      fringe_viewport_pan (&scene.viewport, 500 - rect.x, 100 - rect.y);
      rect = test_on_screen (&scene, id);
      test_record_tree (&pen, &scene);
      g_assert_cmpint (find_above (&pen, &rect) != NULL, ==, fringe_search_parent (search, id) == FRINGE_NO_NODE);
      if (fringe_search_parent (search, id) != FRINGE_NO_NODE)
        id += (uint32_t) test_random (50);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_scene_property ("/draw/bounds/each-iteration-says-its-bound", says_the_bound_of_each_iteration);
  g_test_add_func ("/draw/bounds/an-iteration-by-itself-says-its-bound", test_bound_of_part);
  return g_test_run ();
}
