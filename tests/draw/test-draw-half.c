/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"
#include "test-boards.h"

static const TestDrawnNode *
find_drawn (GArray *nodes, uint32_t id)
{
  for (guint i = 0; i < nodes->len; i++)
    if (g_array_index (nodes, TestDrawnNode, i).id == id)
      return &g_array_index (nodes, TestDrawnNode, i);
  return NULL;
}

/* Where nodes are not there yet nothing is drawn, and all others are drawn as they would be. */
static void
check_free (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) whole = test_drawn_nodes (pen), half = NULL;
  g_auto (TestRecordingPen) half_pen = { 0 };
  FringeScene half_scene = *scene;

  half_scene.half.n_nodes = 1 + (uint32_t) test_random ((int) fringe_layout_n_nodes (scene->layout));
  half_scene.half.current = (uint32_t) test_random ((int) half_scene.half.n_nodes);
  half_scene.selected = half_scene.hovered = FRINGE_NO_NODE;
  test_record_tree (&half_pen, &half_scene);
  half = test_drawn_nodes (&half_pen);
  for (guint i = 0; i < half->len; i++)
    g_assert_cmpuint (g_array_index (half, TestDrawnNode, i).id, <, half_scene.half.n_nodes);
  for (guint i = 0; i < whole->len; i++)
    {
      uint32_t id = g_array_index (whole, TestDrawnNode, i).id;

      g_assert_true ((find_drawn (half, id) != NULL) == (id < half_scene.half.n_nodes));
    }
}

/* Two nodes that are not there yet leave no line, whether selected or on the way to one that is. */
static void
check_light (const TestRecordingPen *pen, const FringeScene *scene)
{
  FringeScene half_scene = *scene;

  (void) pen;
  if (fringe_layout_n_nodes (scene->layout) < 2)
    return;
  half_scene.half.n_nodes = (uint32_t) test_random ((int) fringe_layout_n_nodes (scene->layout) - 1) + 1;
  half_scene.half.current = 0;
  half_scene.selected = half_scene.hovered = half_scene.half.n_nodes;
  g_assert_false (fringe_scene_has_light (&half_scene));
}

/* A state that is given is the one that is drawn, with the goal's path only where the goal is found. */
static void
check_states (const TestRecordingPen *pen, const FringeScene *scene)
{
  uint32_t n = fringe_layout_n_nodes (scene->layout), id = (uint32_t) test_random ((int) n);
  FringeNodeState state = (FringeNodeState) (1 + test_random (FRINGE_N_NODE_STATES - 1));
  FringeScene half_scene = *scene;
  FringeNodeLook look;

  (void) pen;
  half_scene.half = (FringeHalfStep) { .n_nodes = n, .current = id, .n_states = 1, .states = { { id, state } } };
  look = fringe_scene_look (&half_scene, id);
  g_assert_true (look.current == (scene->step > 0));
  if (state != FRINGE_NODE_FRONTIER)
    g_assert_cmpint (look.state, ==, state);
  if (fringe_search_solution_at (scene->search, scene->step) == id)
    g_assert_true ((fringe_scene_solution (&half_scene) == id) == (state == FRINGE_NODE_GOAL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_scene_property ("/draw-half/the-places-of-nodes-not-made-yet-are-free", check_free);
  test_add_scene_property ("/draw-half/nodes-not-made-yet-are-not-lit", check_light);
  test_add_scene_property ("/draw-half/states-that-are-given-are-drawn", check_states);
  return g_test_run ();
}
