/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-samples.h"
#include "test-boards.h"
#include "test-searches.h"

#include <math.h>

/* Folded nodes tell what they hide, ghosts what they repeat, and nothing meets. */

/* Where a single ghost has room for the id. */
#define SMALL_GHOST_SCALE 0.3

typedef void (*Property) (const TestRecordingPen *pen, const FringeScene *scene);

static void
fold_some (FringeLayout *layout, uint32_t n_nodes)
{
  if (test_random (2))
    fringe_layout_set_fold_size (layout, (uint32_t) test_random (60));
  for (int i = test_random (6); i > 0; i--)
    {
      uint32_t id = (uint32_t) test_random ((int) n_nodes);

      if (fringe_layout_n_below (layout, id) > 1)
        fringe_layout_fold (layout, id);
    }
}

static void
try_folds (gconstpointer data)
{
  Property property = *(const Property *) data;

  for (int i = 0; i < 150; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random ((uint32_t) test_random (600));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      g_auto (TestRecordingPen) pen = { 0 };
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, step));
      fold_some (layout, fringe_search_n_nodes_at (search, step));
      scene = test_scene_any (search, layout, test_random (2) ? 1 : g_test_rand_double_range (0.2, 2));
      g_test_message ("step %u, scale %g, direction %d, ghosts %g", step, scene.viewport.scale, scene.card.direction,
                      scene.card.ghosts);
      test_record_tree (&pen, &scene);
      property (&pen, &scene);
    }
}

/* Whether a group of this kind is in that of a node. */
static gboolean
is_of_node (const TestRecordingPen *pen, int group, const TestDrawnNode *node, const char *kind)
{
  return group >= 0 && test_recording_pen_group (pen, group)->parent == node->group
         && g_str_equal (test_recording_pen_group (pen, group)->kind, kind);
}

/* Returns: (transfer full): the texts in groups of a kind in a node's, one after the other */
static GPtrArray *
texts_of (const TestRecordingPen *pen, const TestDrawnNode *node, const char *kind)
{
  GPtrArray *texts = g_ptr_array_new ();

  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind == TEST_TEXT && is_of_node (pen, shape->group, node, kind))
        g_ptr_array_add (texts, shape->text);
    }
  return texts;
}

static uint32_t
count_below (const FringeScene *scene, uint32_t id)
{
  uint32_t n = 0;

  for (uint32_t other = id + 1; other < fringe_search_n_nodes_at (scene->search, scene->step); other++)
    n += test_is_ancestor (scene->search, id, other)
         && !fringe_search_is_replaced_at (scene->search, other, scene->step);
  return n;
}

static void
tells_what_is_hidden (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len; i++)
    {
      const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
      g_autoptr (GPtrArray) texts = texts_of (pen, node, "fold");
      uint32_t n_hidden = fringe_layout_is_folded (scene->layout, node->id) ? count_below (scene, node->id) : 0;
      g_autofree char *wanted = g_strdup_printf ("+%u", n_hidden);

      if (n_hidden == 0)
        g_assert_cmpuint (texts->len, ==, 0);
      else if (texts->len > 0)
        g_assert_cmpstr (g_ptr_array_index (texts, 0), ==, wanted);
      else
        g_assert_cmpfloat (scene->viewport.scale, <, scene->card.direction == FRINGE_DIRECTION_DOWN ? 0.6 : 0.8);
    }
}

static gboolean
is_labelled (const FringeScene *scene)
{
  int n_cells = fringe_board_n_cells (fringe_search_start (scene->search));

  return fringe_detail_for (&scene->card, n_cells, scene->viewport.scale) >= FRINGE_DETAIL_LABEL;
}

static void
names_what_is_repeated (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len; i++)
    {
      const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
      g_autoptr (GPtrArray) texts = texts_of (pen, node, "ghost");
      gboolean has_ghosts = scene->card.ghosts > 0 && !fringe_layout_is_folded (scene->layout, node->id)
                            && fringe_search_state_at (scene->search, node->id, scene->step) == FRINGE_NODE_EXPANDED;
      FringeDuplicate duplicates[FRINGE_N_MOVES];
      int n = has_ghosts ? fringe_search_duplicates (scene->search, node->id, duplicates) : 0;

      if (scene->viewport.scale >= 1)
        g_assert_cmpint ((int) texts->len, ==, MIN (n, 3));
      else if (n == 1 && duplicates[0].of < 10 && scene->viewport.scale > SMALL_GHOST_SCALE && is_labelled (scene))
        g_assert_cmpint ((int) texts->len, ==, 1);
      for (guint k = 0, next = 0; k < texts->len; k++)
        {
          const char *text = g_ptr_array_index (texts, k);

          if (text[0] == '+')
            {
              g_assert_cmpuint (k, ==, texts->len - 1);
              g_assert_cmpint (atoi (text + 1), >=, 2);
              g_assert_cmpint (atoi (text + 1), <=, n - (int) k);
              continue;
            }
          while (next < (guint) n && duplicates[next].of != (uint32_t) atoi (text + 1))
            next++;
          g_assert_cmpint (text[0], ==, '#');
          g_assert_cmpuint (next++, <, n);
        }
    }
}

/* A card, or a pill or a tab and the node it belongs to. */
typedef struct
{
  uint32_t id;
  gboolean is_card;
  FringeRect rect;
} Thing;

static GArray *
things_of (const TestRecordingPen *pen)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (Thing));
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len; i++)
    {
      const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
      Thing card = { node->id, TRUE, node->extents };

      g_array_append_val (things, card);
      for (guint k = 0; k < test_recording_pen_n_shapes (pen); k++)
        {
          const TestShape *shape = test_recording_pen_shape (pen, k);
          Thing thing = { node->id, FALSE, test_shape_extents (shape) };

          if (shape->kind == TEST_RECTANGLE
              && (is_of_node (pen, shape->group, node, "ghost") || is_of_node (pen, shape->group, node, "fold")))
            g_array_append_val (things, thing);
        }
    }
  return things;
}

/* To the right a tab lies on the edge of its own card. */
static void
keeps_things_apart (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) things = things_of (pen);

  for (guint i = 0; i < things->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const Thing *a = &g_array_index (things, Thing, i), *b = &g_array_index (things, Thing, k);

        if (!test_rects_overlap (&a->rect, &b->rect)
            || (a->id == b->id && a->is_card != b->is_card && scene->card.direction == FRINGE_DIRECTION_RIGHT))
          continue;
        g_test_message ("node %u at %.1f,%.1f %.1fx%.1f and node %u at %.1f,%.1f %.1fx%.1f", a->id, a->rect.x,
                        a->rect.y, a->rect.width, a->rect.height, b->id, b->rect.x, b->rect.y, b->rect.width,
                        b->rect.height);
        g_test_fail ();
        return;
      }
}

static FringeRect
extents_of_part (const TestShape *line, int i)
{
  const double *a = line->points + 2 * i, *b = a + 2;
  double width = line->stroke.width;

  return (FringeRect) { fmin (a[0], b[0]) - width / 2, fmin (a[1], b[1]) - width / 2, fabs (a[0] - b[0]) + width,
                        fabs (a[1] - b[1]) + width };
}

/* Whether an edge meets a shape. */
static gboolean
meets_an_edge (const TestRecordingPen *pen, const FringeRect *extents)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *line = test_recording_pen_shape (pen, i);

      if (line->kind != TEST_POLYLINE || line->group < 0
          || !g_str_has_prefix (test_recording_pen_group (pen, line->group)->kind, "edge"))
        continue;
      for (int k = 0; k + 1 < line->n_points; k++)
        {
          FringeRect part = extents_of_part (line, k);

          if (test_rects_overlap (extents, &part))
            return TRUE;
        }
    }
  return FALSE;
}

/* A bar, where there is no room for a tab, is beside the card, and so are lines across. */
static void
keeps_off_edges (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len && scene->card.direction == FRINGE_DIRECTION_RIGHT; i++)
    {
      const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
      g_autoptr (GPtrArray) texts = texts_of (pen, node, "fold");

      for (guint k = 0; texts->len > 0 && k < test_recording_pen_n_shapes (pen); k++)
        {
          const TestShape *shape = test_recording_pen_shape (pen, k);
          FringeRect extents = test_shape_extents (shape);

          if (is_of_node (pen, shape->group, node, "fold"))
            g_assert_false (meets_an_edge (pen, &extents));
        }
    }
}

/* What is drawn and what is hidden are all that there is. */
static void
test_counts (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any ((uint32_t) test_random (2000));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      uint32_t n_nodes = fringe_search_n_nodes_at (search, step), n_shown = 0;
      g_auto (TestRecordingPen) pen = { 0 };
      g_autoptr (GArray) nodes = NULL;
      FringeRect bounds;
      FringeScene scene;

      for (uint32_t id = 0; id < n_nodes; id++)
        n_shown += !fringe_search_is_replaced_at (search, id, step);
      g_assert_true (fringe_layout_update (layout, search, 0, step));
      fold_some (layout, n_nodes);
      scene = test_scene_any (search, layout, 0.1);
      bounds = fringe_geometry_bounds (layout, &scene.card);
      scene.viewport = (FringeViewport) {
        bounds.x, bounds.y, 0.1, 0, bounds.width / 10, bounds.height / 10, scene.card.direction
      };
      test_record_tree (&pen, &scene);
      nodes = test_drawn_nodes (&pen);
      g_assert_cmpuint (nodes->len, ==, fringe_layout_n_nodes (layout));
      g_assert_cmpuint (nodes->len + fringe_layout_n_hidden (layout), ==, n_shown);
    }
}

/* In the middle of each pill that names a node is the ghost of it. */
static void
picks_what_is_named (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < nodes->len; i++)
    for (guint k = 0; k < test_recording_pen_n_shapes (pen); k++)
      {
        const TestDrawnNode *node = &g_array_index (nodes, TestDrawnNode, i);
        const TestShape *shape = test_recording_pen_shape (pen, k);
        double x = shape->box.x + shape->box.width / 2, y = shape->box.y + shape->box.height / 2;
        g_autofree char *named = NULL;
        FringeDuplicate duplicate;
        uint32_t parent;

        if (shape->kind != TEST_TEXT || shape->text[0] != '#' || !is_of_node (pen, shape->group, node, "ghost"))
          continue;
        g_assert_true (fringe_scene_pick_ghost (scene, x, y, &duplicate, &parent));
        named = g_strdup_printf ("#%u", duplicate.of);
        g_assert_cmpuint (parent, ==, node->id);
        g_assert_cmpstr (shape->text, ==, named);
      }
}

/* Whether a point is in a pill that stands for one successor: the last one stands for the rest where not all have
 * room. */
static gboolean
is_in_ghost (const TestRecordingPen *pen,
             const FringeScene *scene,
             const TestDrawnNode *node,
             double x,
             double y,
             double slack,
             FringeDuplicate *ghost)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n = fringe_search_duplicates (scene->search, node->id, duplicates), n_pills = 0, at = -1;

  for (guint k = 0; k < test_recording_pen_n_shapes (pen); k++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, k);

      if (shape->kind != TEST_RECTANGLE || !is_of_node (pen, shape->group, node, "ghost"))
        continue;
      if (x >= shape->box.x - slack && x <= shape->box.x + shape->box.width + slack && y >= shape->box.y - slack
          && y <= shape->box.y + shape->box.height + slack)
        at = n_pills;
      n_pills++;
    }
  if (at < 0 || (n_pills < n && at == n_pills - 1))
    return FALSE;
  *ghost = duplicates[at];
  return TRUE;
}

typedef struct
{
  double x, y;
} Point;

/* In something that is drawn, or a little beside it: in a pill where there are some, more often than not. */
static Point
random_point (const TestRecordingPen *pen)
{
  const TestShape *shape = NULL;

  for (int tries = 0; tries < 20 && (shape == NULL || !test_recording_pen_is_in (pen, shape->group, "ghost")); tries++)
    shape = test_recording_pen_shape (pen, (guint) test_random ((int) test_recording_pen_n_shapes (pen)));
  return (Point) { shape->box.x + g_test_rand_double_range (-0.1, 1.1) * shape->box.width,
                   shape->box.y + g_test_rand_double_range (-0.4, 1.4) * shape->box.height };
}

/* A point on the screen is that of a ghost in its pill, and of none beside all pills. */
static void
picks_nothing_beside (const TestRecordingPen *pen, const FringeScene *scene)
{
  g_autoptr (GArray) nodes = test_drawn_nodes (pen);

  for (guint i = 0; i < 40 && nodes->len > 0; i++)
    {
      Point point = random_point (pen);
      double x = point.x, y = point.y;
      FringeDuplicate wanted = { 0 }, wide = { 0 }, found = { 0 };
      gboolean is_in = FALSE, is_near = FALSE, is_found;
      uint32_t parent = FRINGE_NO_NODE, of = FRINGE_NO_NODE;

      if (x < 0 || y < 0 || x > scene->viewport.width || y > scene->viewport.height)
        continue;
      for (guint k = 0; k < nodes->len; k++)
        {
          const TestDrawnNode *other = &g_array_index (nodes, TestDrawnNode, k);

          is_near |= is_in_ghost (pen, scene, other, x, y, 0.01, &wide);
          if (is_in_ghost (pen, scene, other, x, y, -0.01, &wanted))
            {
              is_in = TRUE;
              of = other->id;
            }
        }
      is_found = fringe_scene_pick_ghost (scene, x, y, &found, &parent);
      if (is_in)
        {
          g_assert_true (is_found);
          g_assert_cmpuint (parent, ==, of);
          g_assert_cmpuint (found.of, ==, wanted.of);
          g_assert_cmpint (found.move, ==, wanted.move);
        }
      if (!is_near)
        g_assert_false (is_found);
    }
}

/* The step at which there are so many nodes below the root, or 0. */
static uint32_t
step_with (const FringeSearch *search, uint32_t n_below)
{
  uint32_t step = fringe_search_n_steps (search);

  while (step > 0 && fringe_search_n_nodes_at (search, step) != n_below + 1)
    step--;
  return step;
}

static void
collect_texts (const FringeSearch *search, uint32_t step, GHashTable *texts)
{
  g_autoptr (FringeLayout) layout = fringe_layout_new ();

  g_assert_true (fringe_layout_update (layout, search, 0, step));
  fringe_layout_fold (layout, 0);
  for (double scale = 0.15; scale < 1; scale += 0.01)
    {
      g_auto (TestRecordingPen) pen = { 0 };
      g_autoptr (GArray) nodes = NULL;
      g_autoptr (GPtrArray) found = NULL;
      FringeScene scene = test_scene_around (search, layout, scale);

      test_record_tree (&pen, &scene);
      nodes = test_drawn_nodes (&pen);
      g_assert_cmpuint (nodes->len, ==, 1);
      found = texts_of (&pen, &g_array_index (nodes, TestDrawnNode, 0), "fold");
      if (found->len > 0)
        g_hash_table_add (texts, g_strdup (g_ptr_array_index (found, 0)));
    }
}

/* From a thousand on a number has a shorter form for where there is little room, rounded down; none has two. */
static void
test_thousands (void)
{
  static const struct
  {
    uint32_t n;
    const char *whole, *shorter;
  } cases[] = { { 999, "+999", NULL }, { 1000, "+1000", "+1k" }, { 1001, "+1001", "+1k" }, { 1999, "+1999", "+1k" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      uint32_t step = 0;

      while (step == 0)
        {
          TestProblem problem = test_problem_random (3, 3, 200);
          g_autoptr (FringeSearch) search = NULL;

          problem.rules.algorithm = FRINGE_ALGORITHM_UCS;
          search = test_search_run (&problem, 2100);
          step = step_with (search, cases[i].n);
          if (step > 0)
            collect_texts (search, step, texts);
        }
      g_assert_true (g_hash_table_contains (texts, cases[i].whole));
      g_assert_cmpuint (g_hash_table_size (texts), ==, cases[i].shorter != NULL ? 2 : 1);
      if (cases[i].shorter != NULL)
        g_assert_true (g_hash_table_contains (texts, cases[i].shorter));
    }
}

static void
add (const char *name, Property property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_folds, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/folds/what-is-drawn-and-what-is-hidden-are-all", test_counts);
  add ("/draw/folds/a-folded-node-tells-how-many-it-hides", tells_what_is_hidden);
  add ("/draw/folds/to-the-right-a-tab-keeps-off-the-edges", keeps_off_edges);
  g_test_add_func ("/draw/folds/thousands-have-a-short-form-that-is-rounded-down", test_thousands);
  add ("/draw/folds/a-ghost-names-the-node-it-repeats", names_what_is_repeated);
  add ("/draw/folds/a-ghost-is-found-where-it-is-drawn", picks_what_is_named);
  add ("/draw/folds/beside-ghosts-there-is-none-to-be-found", picks_nothing_beside);
  add ("/draw/folds/cards-pills-and-tabs-keep-apart", keeps_things_apart);
  return g_test_run ();
}
