/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-tiles.h"

#include "fringe-cairo-pen.h"
#include "test-boards.h"
#include "test-layouts.h"
#include "test-searches.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTiles, fringe_tiles_free)

#define WIDTH 700
#define HEIGHT 500
/* Of a channel: cairo rounds long lines in another way where an image ends within them. */
#define DIFFERENCE_MAX 32

/* The pixels of the screen that are wholly within the view; the view begins next to the first of them. */
static cairo_surface_t *
image_for (const FringeTilesFrame *frame)
{
  double scale = frame->surface.scale;
  cairo_surface_t *image
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (WIDTH * scale), (int) (HEIGHT * scale));

  cairo_surface_set_device_scale (image, scale, scale);
  return image;
}

/* What a snapshot holds is drawn on an image. */
static cairo_surface_t *
picture_of (FringeTiles *tiles, const FringeTilesFrame *frame, gboolean *is_complete)
{
  const FringeSurfaceScale *surface = &frame->surface;
  cairo_surface_t *image = image_for (frame);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (image);
  g_autoptr (GskRenderNode) node = NULL;

  cairo_translate (cr, -fringe_surface_scale_round (surface->scale, surface->x, 0),
                   -fringe_surface_scale_round (surface->scale, surface->y, 0));
  *is_complete = fringe_tiles_snapshot (tiles, snapshot, frame);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return image;
}

static cairo_surface_t *
picture_at_once (const FringeTilesFrame *frame)
{
  cairo_surface_t *image = image_for (frame);
  const FringeColor *ground = &frame->theme->background;
  cairo_t *cr = cairo_create (image);
  FringeCairoPen pen;

  cairo_set_source_rgb (cr, ground->r, ground->g, ground->b);
  cairo_paint (cr);
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_tree_ground (&pen.pen, frame->theme, &frame->scene);
  cairo_destroy (cr);
  return image;
}

static gboolean
is_same (cairo_surface_t *a, cairo_surface_t *b, int difference_max)
{
  gsize n = (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);
  const guchar *of_a = cairo_image_surface_get_data (a), *of_b = cairo_image_surface_get_data (b);

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (gsize i = 0; i < n; i++)
    if (i % 4 != 3 && ABS (of_a[i] - of_b[i]) > difference_max)
      return FALSE;
  return TRUE;
}

/* With no time at all one tile is made in each frame; when the last is there the picture is as if drawn at once. */
static void
assert_completed (FringeTiles *tiles, const FringeTilesFrame *frame)
{
  cairo_surface_t *whole = picture_at_once (frame), *seen;
  gboolean is_complete = FALSE;
  int n_frames = 0;

  while (!is_complete)
    {
      seen = picture_of (tiles, frame, &is_complete);
      g_assert_cmpint (++n_frames, <=, 20);
      if (is_complete)
        g_assert_true (is_same (seen, whole, DIFFERENCE_MAX));
      cairo_surface_destroy (seen);
    }
  cairo_surface_destroy (whole);
}

static FringeTilesFrame
frame_of (const FringeSearch *search, FringeLayout *layout)
{
  const FringeBoard *start = fringe_search_start (search);

  return (FringeTilesFrame) {
    .scene = { .search = search,
               .step = fringe_layout_step (layout),
               .layout = layout,
               .blend = 1,
               .card = fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, FALSE),
               .viewport = { .x = -300, .scale = 0.5, .width = WIDTH, .height = HEIGHT },
               .selected = FRINGE_NO_NODE,
               .hovered = FRINGE_NO_NODE },
    .theme = fringe_theme_get (FRINGE_THEME_LIGHT),
    .surface = { .scale = 1, .in_software = TRUE },
  };
}

/* Moved by whole pixels, scaled, outdated: in the end it is always what is there. */
static void
test_pictures (void)
{
  for (int i = 0; i < 10; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 800);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      g_autoptr (FringeTiles) tiles = fringe_tiles_new ();
      FringeTilesFrame frame;

      test_problem_tell (&problem);
      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      frame = frame_of (search, layout);
      assert_completed (tiles, &frame);
      fringe_viewport_pan (&frame.scene.viewport, test_random (600) - 300, test_random (400) - 200);
      assert_completed (tiles, &frame);
      frame.scene.viewport.scale *= 0.5;
      assert_completed (tiles, &frame);
      frame.scene.step = (guint) test_random ((int) fringe_search_n_steps (search) + 1);
      fringe_tiles_outdate (tiles);
      assert_completed (tiles, &frame);
    }
}

/* At every scale that a desktop may have, wherever the view begins: no digit is another one than if drawn at once, and
 * no seam is seen. */
static void
test_fractions (void)
{
  for (int i = 0; i < 12; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      double scale = i < 4 ? 1.25 + 0.25 * i : (120 + test_random (240)) / 120.0;
      g_autoptr (FringeSearch) search = test_search_run (&problem, 800);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      g_autoptr (FringeTiles) tiles = fringe_tiles_new ();
      FringeTilesFrame frame;

      test_problem_tell (&problem);
      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      frame = frame_of (search, layout);
      frame.surface = (FringeSurfaceScale) { scale, test_random (300), test_random (100), test_random (2) > 0 };
      g_test_message ("scale %g, from (%g, %g)", scale, frame.surface.x, frame.surface.y);
      assert_completed (tiles, &frame);
      fringe_viewport_pan (&frame.scene.viewport, (test_random (600) - 300) / scale, (test_random (400) - 200) / scale);
      assert_completed (tiles, &frame);
    }
}

/* What has not changed is not made again. */
static void
test_kept (void)
{
  TestProblem problem = { test_board ("8 6 7 2 5 4 3 0 1"), test_board ("1 2 3 4 5 6 7 8 0"), test_rules_random () };
  g_autoptr (FringeSearch) search = test_search_run (&problem, 500);
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_autoptr (FringeTiles) tiles = fringe_tiles_new ();
  guint stamp = fringe_tiles_stamp (tiles);
  FringeTilesFrame frame;
  gboolean is_complete;

  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  frame = frame_of (search, layout);
  assert_completed (tiles, &frame);
  cairo_surface_destroy (picture_of (tiles, &frame, &is_complete));
  g_assert_true (is_complete);
  fringe_tiles_outdate_light (tiles);
  g_assert_cmpuint (fringe_tiles_stamp (tiles), ==, stamp);
  cairo_surface_destroy (picture_of (tiles, &frame, &is_complete));
  g_assert_true (is_complete);
  fringe_tiles_outdate (tiles);
  g_assert_cmpuint (fringe_tiles_stamp (tiles), !=, stamp);
  cairo_surface_destroy (picture_of (tiles, &frame, &is_complete));
  g_assert_false (is_complete);
}

static void
find_pictures (GskRenderNode *node, GHashTable *pictures)
{
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      find_pictures (gsk_container_node_get_child (node, i), pictures);
  else if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    find_pictures (gsk_transform_node_get_child (node), pictures);
  else
    g_hash_table_add (pictures, gsk_render_node_ref (node));
}

/* Returns: the render nodes of the tiles once all of them are there */
static GHashTable *
pictures_in (FringeTiles *tiles, const FringeTilesFrame *frame)
{
  GHashTable *pictures = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) gsk_render_node_unref, NULL);
  gboolean is_complete = FALSE;

  while (!is_complete)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      is_complete = fringe_tiles_snapshot (tiles, snapshot, frame);
      node = gtk_snapshot_free_to_node (snapshot);
      if (is_complete)
        find_pictures (node, pictures);
    }
  return pictures;
}

static guint
n_alike (GHashTable *one, GHashTable *other)
{
  GHashTableIter iter;
  gpointer node;
  guint n = 0;

  g_hash_table_iter_init (&iter, one);
  while (g_hash_table_iter_next (&iter, &node, NULL))
    n += g_hash_table_contains (other, node);
  return n;
}

/* All is drawn again, but GTK gets another picture only of the tiles in which the last step is seen. */
static void
test_same_nodes (void)
{
  TestProblem problem = { test_board ("8 6 7 2 5 4 3 0 1"), test_board ("1 2 3 4 5 6 7 8 0"), test_rules_random () };
  g_autoptr (FringeSearch) search = test_search_run (&problem, 500);
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_autoptr (FringeTiles) tiles = fringe_tiles_new ();
  g_autoptr (GHashTable) before = NULL, again = NULL, after = NULL;
  FringeTilesFrame frame;

  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  frame = frame_of (search, layout);
  frame.surface.in_software = FALSE;
  before = pictures_in (tiles, &frame);
  g_assert_cmpuint (g_hash_table_size (before), >, 4);
  fringe_tiles_outdate (tiles);
  again = pictures_in (tiles, &frame);
  g_assert_cmpuint (n_alike (before, again), ==, g_hash_table_size (before));
  frame.scene.step--;
  fringe_tiles_outdate (tiles);
  after = pictures_in (tiles, &frame);
  g_assert_cmpuint (n_alike (before, after), >, 0);
}

/* In all sizes, from cards to points. */
static FringeTilesFrame
random_frame (const FringeSearch *search, FringeLayout *layout)
{
  static const double scales[] = { 1, 0.4, 0.15, 0.05, 0.015, 0.004 };
  const FringeBoard *start = fringe_search_start (search);
  FringeTilesFrame frame = frame_of (search, layout);
  FringeDirection direction = test_random (3) > 0 ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT;
  FringeViewport *viewport = &frame.scene.viewport;
  FringeRect node;

  frame.scene.card = fringe_card_measure (start->rows, start->columns, direction, test_random (2) > 0);
  frame.scene.coloring = (FringeColoring) test_random (FRINGE_N_COLORINGS);
  viewport->direction = direction;
  viewport->scale = scales[test_random (G_N_ELEMENTS (scales))];
  node = fringe_geometry_node (layout, &frame.scene.card, fringe_scene_current (&frame.scene));
  fringe_viewport_keep (viewport, node.x, node.y, WIDTH / 2 + test_random (300) - 150, HEIGHT / 2);
  return frame;
}

static void
fold_at_random (FringeLayout *layout)
{
  guint n = fringe_layout_n_nodes (layout);

  if (test_random (3) == 0)
    fringe_layout_set_fold_size (layout, (guint) test_random (30));
  else if (test_random (3) == 0)
    fringe_layout_set_room (layout, 10 + (guint) test_random (20), 10 + (guint) test_random (50));
  while (fringe_layout_advance (layout, 1000) == FRINGE_LAYOUT_UNDER_WAY)
    continue;
  for (int i = test_random (3); i > 0; i--)
    fringe_layout_fold (layout, (guint) test_random ((int) n));
  while (fringe_layout_advance (layout, 1000) == FRINGE_LAYOUT_UNDER_WAY)
    continue;
}

/* With no time one tile is made in a frame. Returns: in how many the picture was completed; it is the last one */
static int
complete (FringeTiles *tiles, const FringeTilesFrame *frame, cairo_surface_t **picture)
{
  gboolean is_complete = FALSE;
  int n = 0;

  *picture = NULL;
  for (; !is_complete; n++)
    {
      g_clear_pointer (picture, cairo_surface_destroy);
      *picture = picture_of (tiles, frame, &is_complete);
    }
  return n;
}

/* Returns: how many tiles fewer were made than all */
static int
assert_as_fresh (FringeTiles *tiles, const FringeTilesFrame *frame)
{
  g_autoptr (FringeTiles) fresh = fringe_tiles_new ();
  cairo_surface_t *seen, *expected;
  int n = complete (tiles, frame, &seen) - complete (fresh, frame, &expected);

  g_assert_true (is_same (seen, expected, 0));
  cairo_surface_destroy (seen);
  cairo_surface_destroy (expected);
  return -n;
}

static void
go_to (FringeTiles *tiles, FringeTilesFrame *frame, guint step)
{
  FringeSceneChange *change = fringe_scene_change_new (&frame->scene, step);

  g_assert_true (fringe_layout_update (frame->scene.layout, frame->scene.search, 0, step));
  frame->scene.step = step;
  if (change == NULL || !fringe_tiles_outdate_change (tiles, change, &frame->scene))
    fringe_tiles_outdate (tiles);
  fringe_scene_change_free (change);
}

/* Forwards and back, also beyond what was known. Returns: how many tiles were kept */
static int
step_at_random (FringeSearch *search)
{
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_autoptr (FringeTiles) tiles = fringe_tiles_new ();
  guint n_steps = fringe_search_n_steps (search), n_back = (guint) test_random (40);
  guint step = n_steps - MIN (n_steps, n_back);
  FringeTilesFrame frame;
  int n_kept;

  g_assert_true (fringe_layout_update (layout, search, 0, step));
  fold_at_random (layout);
  frame = random_frame (search, layout);
  g_test_message ("%u nodes, step %u, scale %g, colouring %d, ghosts %g", fringe_search_n_nodes (search), step,
                  frame.scene.viewport.scale, frame.scene.coloring, frame.scene.card.ghosts);
  n_kept = assert_as_fresh (tiles, &frame);
  for (int i = 0; i < 12; i++)
    {
      gboolean goes_on = step == 0 || test_random (3) > 0;

      /* Colours of f and order are those of all known nodes: a window goes to each step that it makes. */
      if (goes_on && step == fringe_search_n_steps (search))
        fringe_search_step (search);
      if (goes_on && step < fringe_search_n_steps (search))
        go_to (tiles, &frame, ++step);
      else if (step > 0)
        go_to (tiles, &frame, --step);
      n_kept += assert_as_fresh (tiles, &frame);
    }
  return n_kept;
}

static void
test_steps (void)
{
  int n_kept = 0;

  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = test_problem_random (3, 3 + test_random (2), 60);
      g_autoptr (FringeSearch) search = NULL, fork = NULL;

      test_problem_tell (&problem);
      search = test_search_new (&problem, 4000);
      fringe_search_run (search, (guint) test_random (test_random (4) > 0 ? 1500 : 20));
      fork = fringe_search_n_steps (search) > 0 && test_random (4) == 0 ? test_search_fork (search) : NULL;
      n_kept += step_at_random (fork != NULL ? fork : search);
    }
  g_test_message ("%d tiles were kept", n_kept);
  g_assert_cmpint (n_kept, >, 100);
}

/* Where rules change, the step is told of before the search that it is in. */
static void
test_replaced (void)
{
  for (int i = 0; i < 20; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = test_search_new (&problem, 4000), other = test_search_new (&problem, 4000);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeTilesFrame frame;

      test_problem_tell (&problem);
      fringe_search_run (search, 1 + (guint) test_random (30));
      fringe_search_run (other, (guint) test_random (30));
      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      frame = frame_of (search, layout);
      frame.scene.search = other;
      for (guint step = 0; step <= fringe_search_n_steps (search) + 1; step++)
        g_assert_null (fringe_scene_change_new (&frame.scene, step));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* No window is opened, but without it there are no nodes to render. */
  gtk_init ();
  g_test_add_func ("/tree-tiles/tile-by-tile-comes-the-picture-that-is-drawn-at-once", test_pictures);
  g_test_add_func ("/tree-tiles/on-pixels-of-any-size-it-is-the-same", test_fractions);
  g_test_add_func ("/tree-tiles/what-has-not-changed-is-kept", test_kept);
  g_test_add_func ("/tree-tiles/what-comes-out-the-same-is-not-shown-anew", test_same_nodes);
  g_test_add_func ("/tree-tiles/after-a-step-what-is-kept-is-what-would-be-drawn", test_steps);
  g_test_add_func ("/tree-tiles/a-search-that-takes-the-place-of-another-is-drawn-anew", test_replaced);
  return g_test_run ();
}
