/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"

#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

static FringeRect
join (const FringeRect *a, const FringeRect *b)
{
  double left = fmin (a->x, b->x), top = fmin (a->y, b->y);

  return (FringeRect) { left, top, fmax (a->x + a->width, b->x + b->width) - left,
                        fmax (a->y + a->height, b->y + b->height) - top };
}

GArray *
test_drawn_nodes (const TestRecordingPen *pen)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TestDrawnNode));
  g_autofree int *node_of_group = g_new (int, pen->groups->len + 1);

  for (int i = 0; i < (int) pen->groups->len; i++)
    {
      const TestGroup *group = test_recording_pen_group (pen, i);
      TestDrawnNode node = { 0, i, { NAN, NAN, NAN, NAN } };

      node_of_group[i] = -1;
      if (group->name == NULL)
        continue;
      g_assert_true (g_str_has_prefix (group->name, "node-"));
      node.id = (uint32_t) strtoul (group->name + strlen ("node-"), NULL, 10);
      node_of_group[i] = (int) nodes->len;
      g_array_append_val (nodes, node);
    }
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);
      FringeRect extents = test_shape_extents (shape);
      TestDrawnNode *node;

      if (shape->group < 0 || node_of_group[shape->group] < 0)
        continue;
      node = &g_array_index (nodes, TestDrawnNode, node_of_group[shape->group]);
      node->extents = isnan (node->extents.x) ? extents : join (&node->extents, &extents);
    }
  return nodes;
}

FringeRect
test_on_screen (const FringeScene *scene, uint32_t id)
{
  FringeRect rect = fringe_scene_node (scene, id);

  return fringe_viewport_to_screen (&scene->viewport, &rect);
}

gboolean
test_is_seen (const FringeScene *scene, uint32_t id)
{
  FringeRect rect = test_on_screen (scene, id), screen = { 0, 0, scene->viewport.width, scene->viewport.height };

  return test_rects_overlap (&rect, &screen);
}

FringeDetail
test_detail_of (const FringeScene *scene)
{
  return fringe_detail_for (&scene->card, fringe_board_n_cells (fringe_search_start (scene->search)),
                            scene->viewport.scale);
}

static void
try_scenes (gconstpointer data)
{
  TestSceneProperty property = *(const TestSceneProperty *) data;

  for (int i = 0; i < 150; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any ((uint32_t) test_random (1500));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      g_auto (TestRecordingPen) pen = { 0 };
      FringeScene scene;

      if (test_random (2))
        step = fringe_search_n_steps (search);
      g_assert_true (fringe_layout_update (layout, search, 0, step));
      scene = test_scene_around (search, layout, test_scale_random ());
      scene.step = step;
      if (test_random (2))
        scene.selected = (uint32_t) test_random ((int) fringe_layout_n_nodes (layout));
      if (test_random (2))
        scene.hovered = (uint32_t) test_random ((int) fringe_layout_n_nodes (layout));
      test_record_tree (&pen, &scene);
      property (&pen, &scene);
    }
}

void
test_add_scene_property (const char *name, TestSceneProperty property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_scenes, g_free);
}
