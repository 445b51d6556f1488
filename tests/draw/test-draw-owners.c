/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-legend.h"
#include "scene-samples.h"
#include "test-boards.h"

/* Of two searches side by side colours tell who has expanded a node. */

#define BIT(topic) (1u << (topic))

static FringeOwner
find_any (const void *data, uint32_t id)
{
  (void) data;
  return (FringeOwner) ((id * 2654435761u >> 16) % FRINGE_N_OWNERS);
}

static FringeOwner
find_swapped (const void *data, uint32_t id)
{
  FringeOwner owner = find_any (data, id);

  if (owner == FRINGE_OWNER_LEFT)
    return FRINGE_OWNER_RIGHT;
  return owner == FRINGE_OWNER_RIGHT ? FRINGE_OWNER_LEFT : owner;
}

static FringeOwner
find_none (const void *data, uint32_t id)
{
  (void) data;
  (void) id;
  return FRINGE_OWNER_NONE;
}

static gboolean
is_color (const FringeColor *a, const FringeColor *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* Of the one side that of the other. */
static FringeColor
swap_color (const FringeColor *color)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_LIGHT);

  if (is_color (color, &theme->only_left))
    return theme->only_right;
  return is_color (color, &theme->only_right) ? theme->only_left : *color;
}

typedef void (*OwnersProperty) (FringeScene *scene);

static void
try_scenes (gconstpointer data)
{
  OwnersProperty property = *(const OwnersProperty *) data;

  for (int i = 0; i < 100; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random ((uint32_t) test_random (600));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      scene = test_scene_around (search, layout, i % 2 ? test_scale_random () : g_test_rand_double_range (0.005, 0.05));
      scene.coloring = (FringeColoring) test_random (FRINGE_N_COLORINGS);
      property (&scene);
    }
}

static void
assert_same_place (const TestShape *a, const TestShape *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpmem (&a->box, sizeof a->box, &b->box, sizeof b->box);
  g_assert_cmpstr (a->text, ==, b->text);
}

static void
swapped_sides_swap_colors (FringeScene *scene)
{
  g_auto (TestRecordingPen) pen = { 0 }, swapped = { 0 };

  scene->owners.find = find_any;
  test_record_tree (&pen, scene);
  scene->owners.find = find_swapped;
  test_record_tree (&swapped, scene);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *a = test_recording_pen_shape (&pen, i), *b = test_recording_pen_shape (&swapped, i);
      FringeColor fill = swap_color (&a->stroke.fill), line = swap_color (&a->stroke.line);

      assert_same_place (a, b);
      g_assert_true (is_color (&fill, &b->stroke.fill));
      g_assert_true (is_color (&line, &b->stroke.line));
    }
  g_assert_cmpuint (test_recording_pen_n_shapes (&pen), ==, test_recording_pen_n_shapes (&swapped));
}

static void
nobody_leaves_states (FringeScene *scene)
{
  g_auto (TestRecordingPen) pen = { 0 }, plain = { 0 };

  scene->owners.find = find_none;
  test_record_tree (&pen, scene);
  scene->owners.find = NULL;
  scene->coloring = FRINGE_COLORING_STATE;
  test_record_tree (&plain, scene);
  g_assert_cmpuint (test_recording_pen_n_shapes (&pen), ==, test_recording_pen_n_shapes (&plain));
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *a = test_recording_pen_shape (&pen, i), *b = test_recording_pen_shape (&plain, i);

      assert_same_place (a, b);
      g_assert_true (is_color (&a->stroke.fill, &b->stroke.fill));
      g_assert_true (is_color (&a->stroke.line, &b->stroke.line));
    }
}

/* Who has expanded nodes is told in place of that and of colours. */
static void
topics_tell_owners (FringeScene *scene)
{
  FringeTopics without, with, swapped;
  FringeTopics sides = BIT (FRINGE_TOPIC_ONLY_LEFT) | BIT (FRINGE_TOPIC_ONLY_RIGHT);

  scene->coloring = FRINGE_COLORING_STATE;
  without = fringe_topics_of_scene (scene);
  scene->owners.find = find_none;
  g_assert_cmphex (fringe_topics_of_scene (scene), ==, without);
  scene->coloring = FRINGE_COLORING_DEPTH;
  scene->owners.find = find_any;
  with = fringe_topics_of_scene (scene);
  scene->owners.find = find_swapped;
  swapped = fringe_topics_of_scene (scene);
  g_assert_cmphex (fringe_topics_of_view (scene) & FRINGE_TOPICS_OF_OWNERS, ==, FRINGE_TOPICS_OF_OWNERS);
  g_assert_cmphex ((with | fringe_topics_of_view (scene)) & BIT (FRINGE_TOPIC_COLORS), ==, 0);
  g_assert_cmphex (with & ~sides, ==, swapped & ~sides);
  g_assert_cmpint ((with & BIT (FRINGE_TOPIC_ONLY_LEFT)) != 0, ==, (swapped & BIT (FRINGE_TOPIC_ONLY_RIGHT)) != 0);
  g_assert_cmpint ((with & BIT (FRINGE_TOPIC_ONLY_RIGHT)) != 0, ==, (swapped & BIT (FRINGE_TOPIC_ONLY_LEFT)) != 0);
}

static void
test_no_nodes (void)
{
  g_autoptr (FringeSearch) search = test_tree_random (100);
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  FringeScene scene;

  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  scene = test_scene_around (search, layout, 1);
  g_assert_cmphex (fringe_topics_of_scene (&scene), !=, 0);
  fringe_layout_clear (layout);
  g_assert_cmphex (fringe_topics_of_scene (&scene), ==, 0);
}

static void
add (const char *name, OwnersProperty property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_scenes, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/draw/owners/swapped-sides-swap-their-colours-and-nothing-else", swapped_sides_swap_colors);
  add ("/draw/owners/where-nobody-owns-a-node-its-state-is-seen", nobody_leaves_states);
  add ("/draw/owners/topics-tell-who-expanded-nodes", topics_tell_owners);
  g_test_add_func ("/draw/owners/no-nodes-have-no-topics", test_no_nodes);
  return g_test_run ();
}
