/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-legend.h"
#include "scene-samples.h"
#include "test-boards.h"
#include "test-searches.h"

#define BIT(topic) (1u << (topic))

static FringeScene
scene_of_all (const FringeSearch *search, FringeLayout *layout, uint32_t step)
{
  const FringeBoard *start = fringe_search_start (search);
  FringeScene scene = {
    .search = search,
    .step = step,
    .layout = layout,
    .blend = 1,
    .card = fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, false),
    .selected = FRINGE_NO_NODE,
    .hovered = FRINGE_NO_NODE,
  };
  FringeRect bounds = fringe_geometry_bounds (layout, &scene.card);

  scene.viewport = (FringeViewport) { bounds.x, bounds.y, 1, 0, bounds.width, bounds.height, FRINGE_DIRECTION_DOWN };
  return scene;
}

/* What a node's look asks the legend for. */
static FringeTopics
topics_of_look (const FringeNodeLook *look, gboolean on_path)
{
  static const FringeTopic of_states[FRINGE_N_NODE_STATES] = {
    [FRINGE_NODE_FRONTIER] = FRINGE_TOPIC_FRONTIER,     [FRINGE_NODE_CUT] = FRINGE_TOPIC_CUT,
    [FRINGE_NODE_SUPERSEDED] = FRINGE_TOPIC_SUPERSEDED, [FRINGE_NODE_STALE] = FRINGE_TOPIC_STALE,
    [FRINGE_NODE_FORGOTTEN] = FRINGE_TOPIC_FORGOTTEN,
  };
  FringeTopics topics = on_path ? BIT (FRINGE_TOPIC_SOLUTION) : 0;

  if (look->state == FRINGE_NODE_ABSENT)
    return topics;
  if (look->state == FRINGE_NODE_GOAL)
    return topics | BIT (FRINGE_TOPIC_GOAL);
  if (look->current)
    topics |= BIT (FRINGE_TOPIC_CURRENT);
  if (look->state != FRINGE_NODE_EXPANDED)
    return topics | BIT (of_states[look->state]);
  return topics | BIT (FRINGE_TOPIC_ORDER) | (look->current || on_path ? 0 : BIT (FRINGE_TOPIC_EXPANDED));
}

static FringeTopics
topics_of_looks (const FringeScene *scene)
{
  uint32_t goal = fringe_search_solution_at (scene->search, scene->step);
  FringeTopics topics = 0;

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (scene->search, scene->step); id++)
    {
      FringeNodeLook look = fringe_scene_look (scene, id);
      gboolean on_path = goal != FRINGE_NO_NODE && fringe_search_g (scene->search, goal) > 0
                         && test_is_ancestor (scene->search, id, goal);

      if (fringe_layout_has (scene->layout, id))
        topics |= topics_of_look (&look, on_path);
    }
  return topics;
}

/* What is told from the counts alone, what the nodes seen tell, and what their looks tell are one. Some topics are so
 * rare that a thousand trees may have none. */
static void
test_whole (void)
{
  FringeTopics seen = 0;

  for (int i = 0; i < 1000 || (seen != FRINGE_TOPICS_OF_SEARCH && i < 50000); i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any ((uint32_t) test_random (600));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      uint32_t n_steps = fringe_search_n_steps (search);
      uint32_t step = test_random (2) ? n_steps : (uint32_t) test_random ((int) n_steps + 1);
      FringeScene scene;

      g_test_message ("step %u of %u", step, n_steps);
      g_assert_true (fringe_layout_update (layout, search, 0, step));
      scene = scene_of_all (search, layout, step);
      g_assert_cmphex (fringe_topics_at (search, step), ==, topics_of_looks (&scene));
      g_assert_cmphex (fringe_topics_of_scene (&scene), ==, topics_of_looks (&scene));
      seen |= topics_of_looks (&scene);
    }
  g_assert_cmphex (seen, ==, FRINGE_TOPICS_OF_SEARCH);
}

/* Before the goal is found there is a node of this step and no path; then the other way round. */
static void
test_last_step (void)
{
  TestProblem problem = { test_board ("1 3 0 4 2 5 7 8 6"), test_board ("1 2 3 4 5 6 7 8 0"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = test_search_run (&problem, 1000);
  uint32_t last = fringe_search_n_steps (search);
  FringeTopics path = BIT (FRINGE_TOPIC_SOLUTION) | BIT (FRINGE_TOPIC_GOAL), current = BIT (FRINGE_TOPIC_CURRENT);

  g_assert_cmphex (fringe_topics_at (search, last) & (path | current), ==, path);
  g_assert_cmphex (fringe_topics_at (search, last - 1) & (path | current), ==, current);
  g_assert_cmphex (fringe_topics_at (search, 0), ==, BIT (FRINGE_TOPIC_FRONTIER));
}

/* Small cards carry no number, blocks of other colours no state, and what lies beside the viewport is not explained. */
static void
test_view (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any (300);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      uint32_t step = fringe_search_n_steps (search);
      FringeTopics whole;
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, step));
      scene = scene_of_all (search, layout, step);
      whole = fringe_topics_of_scene (&scene);
      scene.card.without_values = true;
      g_assert_cmphex (fringe_topics_of_scene (&scene), ==, whole & ~BIT (FRINGE_TOPIC_ORDER));
      scene.card.without_values = false;
      scene.viewport.scale = 0.3;
      g_assert_cmphex (fringe_topics_of_scene (&scene), ==, whole & ~BIT (FRINGE_TOPIC_ORDER));
      g_assert_cmphex (fringe_topics_of_scale (&scene) & FRINGE_TOPICS_OF_SEARCH, ==,
                       FRINGE_TOPICS_OF_SEARCH & ~BIT (FRINGE_TOPIC_ORDER));
      scene.viewport.scale = 0.01;
      scene.coloring = FRINGE_COLORING_DEPTH;
      g_assert_cmphex (fringe_topics_of_scene (&scene) & FRINGE_TOPICS_OF_SEARCH, ==,
                       whole & (BIT (FRINGE_TOPIC_CURRENT) | BIT (FRINGE_TOPIC_SOLUTION) | BIT (FRINGE_TOPIC_GOAL)));
      scene = test_scene_around (search, layout, 1);
      g_assert_cmphex (fringe_topics_of_scene (&scene) & ~whole, ==, 0);
      scene.viewport.y = 1e9;
      g_assert_cmphex (fringe_topics_of_scene (&scene), ==, 0);
    }
}

/* Folds, ghosts and colours are told where they are. */
static void
test_additions (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any (300);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeTopics whole, seen;
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      fringe_layout_set_fold_size (layout, (uint32_t) test_random (30));
      scene = test_scene_any (search, layout, g_test_rand_double_range (0.3, 1));
      scene.coloring = (FringeColoring) test_random (FRINGE_N_COLORINGS);
      scene.n_stops = (size_t) test_random (2);
      whole = fringe_topics_of_view (&scene);
      g_assert_cmpint ((whole & BIT (FRINGE_TOPIC_BREAKPOINT)) != 0, ==, scene.n_stops > 0);
      scene.n_stops = 0;
      seen = fringe_topics_of_scene (&scene);
      g_assert_cmpint ((whole & BIT (FRINGE_TOPIC_FOLD)) != 0, ==, fringe_layout_n_hidden (layout) > 0);
      g_assert_cmpint ((whole & BIT (FRINGE_TOPIC_COLORS)) != 0, ==, scene.coloring != FRINGE_COLORING_STATE);
      g_assert_cmphex (seen & ~FRINGE_TOPICS_OF_SEARCH & ~whole, ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/topics/counts-and-looks-tell-the-same", test_whole);
  g_test_add_func ("/draw/topics/the-last-step-shows-the-path-and-no-node-of-this-step", test_last_step);
  g_test_add_func ("/draw/topics/folds-ghosts-and-colours-are-told", test_additions);
  g_test_add_func ("/draw/topics/only-what-is-seen-is-told", test_view);
  return g_test_run ();
}
