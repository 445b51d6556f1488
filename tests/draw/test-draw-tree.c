/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

static void
draws_what_is_seen (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);
  g_autofree uint8_t *is_drawn = g_new0 (uint8_t, fringe_search_n_nodes (scene->search));

  for (guint i = 0; i < nodes->len; i++)
    {
      uint32_t id = g_array_index (nodes, TestDrawnNode, i).id;

      g_assert_true (fringe_layout_has (scene->layout, id));
      g_assert_false (is_drawn[id]);
      is_drawn[id] = TRUE;
    }
  if (test_detail_of (scene) == FRINGE_DETAIL_DENSITY)
    g_assert_cmpuint (nodes->len, ==, 0);
  else
    for (uint32_t id = 0; id < fringe_search_n_nodes_at (scene->search, scene->step); id++)
      if (fringe_layout_has (scene->layout, id) && test_is_seen (scene, id))
        g_assert_true (is_drawn[id]);
}

/* A small node that was not expanded and never will be does not fill its height. */
static void
draws_nodes_in_their_places (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len; i++)
    {
      const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
      FringeRect rect = test_on_screen (scene, node->id);

      if (test_detail_of (scene) == FRINGE_DETAIL_BLOCK)
        rect.height *= fringe_node_height (fringe_search_state_at (scene->search, node->id, scene->step));
      g_assert_true (test_rect_holds (&node->extents, &rect, 1e-6));
    }
}

/* Neighbours in a row are next to each other in the order of drawing. */
static void
keeps_nodes_apart (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 1; i < nodes->len; i++)
    {
      const TestDrawnNode *a = &g_array_index (nodes, TestDrawnNode, i - 1),
                          *b = &g_array_index (nodes, TestDrawnNode, i);

      if (!test_rects_overlap (&a->extents, &b->extents))
        continue;
      g_test_message ("nodes %u and %u at scale %g: %.2f overlaps %.2f", a->id, b->id, scene->viewport.scale,
                      a->extents.x + a->extents.width, b->extents.x);
      g_test_fail ();
      return;
    }
}

static gboolean
is_circle_of_edge (const TestRecordingPen *pen, const TestShape *shape)
{
  return shape->kind == TEST_CIRCLE && shape->group >= 0
         && g_str_has_prefix (test_recording_pen_group (pen, shape->group)->kind, "edge");
}

/* A bold side, filled and without an outline. */
static gboolean
is_side (const TestShape *shape, const FringeTheme *theme)
{
  return shape->kind == TEST_RECTANGLE && shape->stroke.line.a <= 0
         && memcmp (&shape->stroke.fill, &theme->goal, sizeof theme->goal) == 0;
}

static void
writes_legibly (const TestRecordingPen *pen, const FringeScene *scene)
{
  (void) scene;
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind == TEST_TEXT)
        g_assert_cmpfloat (shape->type.size, >=, FRINGE_TEXT_MIN);
    }
}

static void
names_the_current_node (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len; i++)
    {
      const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
      gboolean is_current = scene->step > 0 && fringe_search_removed (scene->search, scene->step) == node->id;

      g_assert_cmpint (test_recording_pen_is_in (pen, node->group, "current"), ==, is_current);
      g_assert_true (test_recording_pen_is_in (pen, node->group, "node"));
      g_assert_true (test_recording_pen_is_in (pen, node->group, "nodes"));
    }
}

/* Whether the table of all distances has it that the goal can't be reached. */
static gboolean
is_hopeless (const FringeSearch *search, uint32_t id)
{
  return isinf (fringe_search_h (search, id));
}

/* IDA* keeps no frontier: what it has not entered yet is on none. */
static gboolean
is_waiting (const FringeScene *scene, uint32_t id)
{
  return fringe_search_is_idastar (scene->search)
         && fringe_search_state_at (scene->search, id, scene->step) == FRINGE_NODE_FRONTIER;
}

static void
tells_looks_of_the_record (const TestRecordingPen *pen, const FringeScene *scene)
{
  const FringeSearch *search = scene->search;

  (void) pen;
  for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, scene->step); id++)
    {
      FringeNodeLook look = fringe_scene_look (scene, id);
      FringeBoard board;

      if (!fringe_layout_has (scene->layout, id))
        continue;
      fringe_search_board (search, id, &board);
      test_assert_boards_equal (&look.board, &board);
      g_assert_cmpuint (look.id, ==, id);
      g_assert_cmpuint (look.g, ==, fringe_search_g (search, id));
      if (is_hopeless (search, id))
        g_assert_true (isinf (look.h) && isinf (look.f));
      else
        {
          g_assert_cmpfloat (look.h, ==, fringe_search_h (search, id));
          g_assert_cmpfloat (look.f, ==, fringe_search_backed_f_at (search, id, scene->step));
        }
      if (is_waiting (scene, id))
        g_assert_cmpint (look.state, ==, FRINGE_NODE_ABSENT);
      else
        g_assert_cmpint (look.state, ==, fringe_search_state_at (search, id, scene->step));
      g_assert_cmpint (look.move, ==, fringe_search_move (search, id));
      g_assert_cmpint (look.selected, ==, scene->selected == id);
      g_assert_cmpint (look.hovered, ==, scene->hovered == id);
      if (look.order > 0)
        g_assert_cmpuint (fringe_search_removed (search, look.order), ==, id);
      g_assert_cmpint (look.order > 0, ==, look.state == FRINGE_NODE_EXPANDED);
    }
}

/* Whether the edge to a node goes over the screen from one side to the other. */
static gboolean
passes (const FringeScene *scene, const FringeRect *parent, const FringeRect *child)
{
  double left = fmin (parent->x + parent->width, child->x + child->width), right = fmax (parent->x, child->x);

  return left < 0 && right > scene->viewport.width && parent->y + parent->height > 0
         && child->y < scene->viewport.height;
}

/* Edges go no further beyond the screen. */
static double
near_screen (const FringeScene *scene, double x)
{
  return CLAMP (x, -64, scene->viewport.width + 64);
}

/* A line from the middle of the parent's lower edge, for each child that is seen or whose edge is, at right angles. */
static void
joins_children_to_parents (const TestRecordingPen *pen, const FringeScene *scene)
{
  if (test_detail_of (scene) == FRINGE_DETAIL_DENSITY)
    return;
  for (uint32_t id = 1; id < fringe_search_n_nodes_at (scene->search, scene->step); id++)
    {
      uint32_t above = fringe_search_parent (scene->search, id);
      FringeRect child, parent;
      double child_x, parent_x;
      gboolean found = above == FRINGE_NO_NODE;

      if (!fringe_layout_has (scene->layout, id))
        continue;
      child = test_on_screen (scene, id);
      parent = test_on_screen (scene, above == FRINGE_NO_NODE ? id : above);
      if (!test_is_seen (scene, id) && !passes (scene, &parent, &child))
        continue;
      child_x = near_screen (scene, child.x + child.width / 2);
      parent_x = near_screen (scene, parent.x + parent.width / 2);
      for (guint i = 0; i < test_recording_pen_n_shapes (pen) && !found; i++)
        {
          const TestShape *shape = test_recording_pen_shape (pen, i);

          found = shape->kind == TEST_POLYLINE && fabs (shape->box.x - fmin (child_x, parent_x)) < 0.01
                  && fabs (shape->box.width - fabs (child_x - parent_x)) < 0.01
                  && fabs (shape->box.y - parent.y - parent.height) < 0.01;
        }
      g_assert_true (found);
    }
}

/* Paths that are lit up lie above the edges that they cross. */
static void
lays_lit_edges_above (const TestRecordingPen *pen, const FringeScene *scene)
{
  const FringeColor *plain = &fringe_theme_get (FRINGE_THEME_LIGHT)->edge;
  gboolean is_lit = FALSE;

  if (test_detail_of (scene) == FRINGE_DETAIL_DENSITY)
    return;
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);
      gboolean is_plain = memcmp (&shape->stroke.line, plain, sizeof *plain) == 0;

      if (shape->kind != TEST_POLYLINE)
        continue;
      g_assert_false (is_lit && is_plain);
      is_lit |= !is_plain;
    }
}

/* The table of all distances tells boards from which the goal can't be reached. */
static void
test_out_of_reach (void)
{
  TestProblem problem = { test_board ("1 2 3 4 5 6 8 7 0"), test_board ("1 2 3 4 5 6 7 8 0"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  FringeScene scene;

  problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  search = test_search_run (&problem, 50);
  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  scene = test_scene_around (search, layout, 1);
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      FringeNodeLook look = fringe_scene_look (&scene, id);

      g_assert_true (isinf (look.h) && isinf (look.f));
    }
}

/* Where nodes are smaller than pixels, those that were cut still differ in shape. */
static void
test_dense_cut (void)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_LIGHT);
  TestProblem problem = { test_board ("3 1 2 4 0 6 7 5 8"), test_board ("1 2 3 4 5 6 7 8 0"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_auto (TestRecordingPen) pen = { 0 };
  double expanded = 0, cut = 0;
  FringeScene scene;

  problem.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  search = test_search_run (&problem, 3000);
  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  scene = test_scene_around (search, layout, 0.01);
  scene.viewport.rows_scale = 0.05;
  fringe_viewport_keep (&scene.viewport, 0, 0, 20, 10);
  test_record_tree (&pen, &scene);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      if (memcmp (&shape->stroke.fill, &theme->expanded, sizeof theme->expanded) == 0)
        expanded = fmax (expanded, shape->box.height);
      if (memcmp (&shape->stroke.fill, &theme->cut, sizeof theme->cut) == 0)
        cut = fmax (cut, shape->box.height);
    }
  g_assert_cmpfloat (cut, >, 0);
  g_assert_cmpfloat (cut, <, expanded * 0.6);
}

static void
test_start_of_idastar (void)
{
  for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
    {
      TestProblem problem = { test_board ("3 1 2 4 0 6 7 5 8"), test_board ("1 2 3 4 5 6 7 8 0"),
                              fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeScene scene;

      problem.rules.algorithm = (FringeAlgorithm) algorithm;
      search = test_search_run (&problem, 0);
      g_assert_true (fringe_layout_update (layout, search, 0, 0));
      scene = test_scene_around (search, layout, 1);
      scene.step = 0;
      g_assert_cmpint (fringe_scene_look (&scene, 0).state == FRINGE_NODE_FRONTIER, ==,
                       !fringe_algorithm_deepens (algorithm));
    }
}

static void
assert_sides_free (const TestRecordingPen *pen, const FringeTheme *theme)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    for (guint k = 0; is_side (test_recording_pen_shape (pen, i), theme) && k < test_recording_pen_n_shapes (pen); k++)
      if (is_circle_of_edge (pen, test_recording_pen_shape (pen, k)))
        {
          FringeRect side = test_shape_extents (test_recording_pen_shape (pen, i));
          const FringeRect *circle = &test_recording_pen_shape (pen, k)->box;

          g_assert_false (test_rects_overlap (&side, circle));
        }
}

/* To the right, moves come to the side of a node: where that is bold, it reaches towards them. Lines do not shrink with
 * a tree, so that the circle is looked at without its own. */
static void
test_bold_sides (void)
{
  for (int i = 0; i < 120; i++)
    {
      const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) test_random (FRINGE_N_THEMES));
      g_autoptr (FringeSearch) search = test_tree_random ((uint32_t) test_random (1500));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      g_auto (TestRecordingPen) pen = { 0 };
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      do
        scene = test_scene_any (search, layout, g_test_rand_double_range (0.3, 3));
      while (scene.card.direction != FRINGE_DIRECTION_RIGHT || scene.has_letters);
      g_test_message ("scale %g", scene.viewport.scale);
      test_recording_pen_init (&pen);
      fringe_draw_tree (&pen.pen, theme, &scene);
      assert_sides_free (&pen, theme);
    }
}

/* Where nodes are smaller than pixels, each still lies in a run of its row, or a pixel beside one, which may be out of
 * sight beside the edge. */
static void
test_density (void)
{
  static const FringeRect view = { 0, 0, 1000, 700 };

  for (int i = 0; i < 40; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random (3000);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      g_auto (TestRecordingPen) pen = { 0 };
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      scene = test_scene_around (search, layout, g_test_rand_double_range (0.001, 0.01));
      scene.viewport.rows_scale = 0.05;
      test_record_tree (&pen, &scene);
      for (int n = 0; n < 50; n++)
        {
          uint32_t id = (uint32_t) test_random ((int) fringe_search_n_nodes (search));
          FringeRect rect, middle;
          gboolean found = FALSE;

          if (!fringe_layout_has (layout, id))
            continue;
          rect = test_on_screen (&scene, id);
          middle = (FringeRect) { rect.x + rect.width / 2, rect.y, 0, 0 };
          for (guint k = 0; k < test_recording_pen_n_shapes (&pen) && !found; k++)
            found = test_recording_pen_shape (&pen, k)->kind == TEST_RECTANGLE
                    && test_rect_holds (&test_recording_pen_shape (&pen, k)->box, &middle, 2.01);
          g_assert_true (found || !test_rect_holds (&view, &rect, 0));
        }
    }
}

static void
assert_near (const FringeRect *a, const FringeRect *b)
{
  g_assert_cmpfloat_with_epsilon (a->x, b->x, 1e-6);
  g_assert_cmpfloat_with_epsilon (a->y, b->y, 1e-6);
  g_assert_cmpfloat_with_epsilon (a->width, b->width, 1e-6);
  g_assert_cmpfloat_with_epsilon (a->height, b->height, 1e-6);
}

/* The places of some nodes, as a view remembers those that it saw. */
static void
see_some (const FringeLayout *layout, FringePlaces *places)
{
  FringeSpan all = { INT32_MIN, INT32_MAX, 0, UINT32_MAX };
  size_t n = 0;

  g_assert_true (fringe_layout_see (layout, &all, 0, 1, places));
  for (size_t i = 0; i < places->n; i++)
    if (i == 0 || test_random (4) > 0)
      places->places[n++] = places->places[i];
  places->n = n;
  fringe_places_sort (places);
}

static void
assert_moves (FringeScene *scene, uint32_t id, const FringeRect *start)
{
  FringeRect end = fringe_geometry_node (scene->layout, &scene->card, id), rect;

  scene->blend = 0;
  rect = fringe_scene_node (scene, id);
  assert_near (&rect, start);
  scene->blend = 1;
  rect = fringe_scene_node (scene, id);
  assert_near (&rect, &end);
  scene->blend = 0.5;
  rect = fringe_scene_node (scene, id);
  g_assert_cmpfloat_with_epsilon (rect.x, (start->x + end.x) / 2, 1e-6);
  g_assert_cmpfloat_with_epsilon (rect.y, (start->y + end.y) / 2, 1e-6);
}

/* Where a node begins to move: one that was seen where it was, one out of sight as far from the next above it as it
 * will be; a new one where the next above it that was there does. */
static FringeRect
start_of (const FringeScene *scene, uint32_t id)
{
  const FringePlace *place;
  FringeRect rect, now, then;
  uint32_t seen;

  while (fringe_search_generated_step (scene->search, id) > scene->step_before
         && fringe_search_parent (scene->search, id) != FRINGE_NO_NODE)
    id = fringe_search_parent (scene->search, id);
  rect = fringe_geometry_node (scene->layout, &scene->card, id);
  for (seen = id; seen != FRINGE_NO_NODE; seen = fringe_search_parent (scene->search, seen))
    if (fringe_places_find (scene->before, seen) != NULL)
      break;
  if (seen == FRINGE_NO_NODE)
    return rect;
  place = fringe_places_find (scene->before, seen);
  now = fringe_geometry_node (scene->layout, &scene->card, seen);
  then = fringe_geometry_card (&scene->card, place);
  rect.x += then.x - now.x;
  rect.y += then.y - now.y;
  return rect;
}

static void
test_motion (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random (300);
      g_autoptr (FringeLayout) before = fringe_layout_new (), after = fringe_layout_new ();
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1),
               last = fringe_search_n_steps (search);
      FringePlaces places = { 0 };
      FringeScene scene;

      g_assert_true (fringe_layout_update (before, search, 0, step));
      g_assert_true (fringe_layout_update (after, search, 0, last));
      see_some (before, &places);
      scene = test_scene_around (search, after, 1);
      scene.before = &places;
      scene.step_before = step;
      for (uint32_t id = 0; id < fringe_layout_n_nodes (after); id++)
        {
          FringeRect start = start_of (&scene, id);

          assert_moves (&scene, id, &start);
        }
      fringe_places_clear (&places);
    }
}

static void
test_nothing (void)
{
  g_autoptr (FringeSearch) search = test_tree_random (100);
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_auto (TestRecordingPen) pen = { 0 };
  FringeScene scene = { .search = search,
                        .layout = layout,
                        .blend = 1,
                        .card = fringe_card_measure (3, 3, FRINGE_DIRECTION_DOWN, false),
                        .viewport = { .scale = 1, .width = 100, .height = 100 } };

  test_record_tree (&pen, &scene);
  g_assert_cmpuint (test_recording_pen_n_shapes (&pen), ==, 0);
}

/* Returns: the letters in circles, sorted */
static char *
letters_of (const FringeScene *scene)
{
  g_auto (TestRecordingPen) pen;
  GString *letters = g_string_new (NULL);

  test_record_tree (&pen, scene);
  for (guint i = 1; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      if (shape->kind == TEST_TEXT && test_recording_pen_shape (&pen, i - 1)->kind == TEST_CIRCLE)
        g_string_append (letters, shape->text);
    }
  return g_string_free (letters, FALSE);
}

static int
count_letter (const char *letters, char letter)
{
  int n = 0;

  for (; *letters != '\0'; letters++)
    n += *letters == letter;
  return n;
}

static void
test_letters (void)
{
  for (int i = 0; i < 50; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random (30);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      /* A root has no move, and is counted at the end. */
      int n_moves[FRINGE_N_MOVES + 1] = { 0 };
      g_autofree char *letters = NULL, *none = NULL;
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      scene = test_scene_around (search, layout, 1);
      scene.viewport = (FringeViewport) { .scale = 1, .x = -20000, .y = -20000, .width = 40000, .height = 40000 };
      none = letters_of (&scene);
      g_assert_cmpstr (none, ==, "");
      scene.has_letters = true;
      letters = letters_of (&scene);
      for (uint32_t id = 1; id < fringe_layout_n_nodes (layout); id++)
        n_moves[fringe_search_move (search, id)]++;
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        g_assert_cmpint (count_letter (letters, "UDLR"[move]), ==, n_moves[move]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_scene_property ("/draw/tree/every-node-that-is-seen-is-drawn-once", draws_what_is_seen);
  test_add_scene_property ("/draw/tree/nodes-are-drawn-where-the-layout-has-them", draws_nodes_in_their_places);
  test_add_scene_property ("/draw/tree/nodes-do-not-overlap-at-any-size", keeps_nodes_apart);
  test_add_scene_property ("/draw/tree/text-is-legible-or-not-drawn", writes_legibly);
  test_add_scene_property ("/draw/tree/the-node-of-the-step-is-named", names_the_current_node);
  test_add_scene_property ("/draw/tree/looks-are-those-of-the-record", tells_looks_of_the_record);
  test_add_scene_property ("/draw/tree/every-edge-that-is-seen-is-drawn", joins_children_to_parents);
  test_add_scene_property ("/draw/tree/paths-that-are-lit-lie-above-other-edges", lays_lit_edges_above);
  g_test_add_func ("/draw/tree/the-start-of-ida-is-on-no-frontier", test_start_of_idastar);
  g_test_add_func ("/draw/tree/h-of-a-board-that-is-out-of-reach-is-infinite", test_out_of_reach);
  g_test_add_func ("/draw/tree/to-the-right-moves-keep-off-bold-sides", test_bold_sides);
  g_test_add_func ("/draw/tree/the-smallest-nodes-that-were-cut-are-short", test_dense_cut);
  g_test_add_func ("/draw/tree/the-smallest-nodes-are-still-covered", test_density);
  g_test_add_func ("/draw/tree/nodes-move-from-where-they-were", test_motion);
  g_test_add_func ("/draw/tree/letters-tell-moves-where-arrows-did", test_letters);
  g_test_add_func ("/draw/tree/an-empty-layout-draws-nothing", test_nothing);
  return g_test_run ();
}
