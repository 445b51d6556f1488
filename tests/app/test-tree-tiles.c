/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-tiles.h"

#include "fringe-cairo-pen.h"
#include "test-boards.h"
#include "test-searches.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLayout, fringe_layout_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTiles, fringe_tiles_free)

#define WIDTH 700
#define HEIGHT 500
/* Of a channel: cairo rounds long lines in another way where an image ends within them. */
#define DIFFERENCE_MAX 32

/* What a snapshot holds is drawn on an image. */
static cairo_surface_t *
picture_of (FringeTiles *tiles, const FringeTilesFrame *frame, gboolean *is_complete)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (image);
  g_autoptr (GskRenderNode) node = NULL;

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
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
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
is_same (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize n = (gsize) cairo_image_surface_get_stride (a) * HEIGHT;
  const guchar *of_a = cairo_image_surface_get_data (a), *of_b = cairo_image_surface_get_data (b);

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (gsize i = 0; i < n; i++)
    if (i % 4 != 3 && ABS (of_a[i] - of_b[i]) > DIFFERENCE_MAX)
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
        g_assert_true (is_same (seen, whole));
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
    .device_scale = 1,
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* No window is opened, but without it there are no nodes to render. */
  gtk_init ();
  g_test_add_func ("/tree-tiles/tile-by-tile-comes-the-picture-that-is-drawn-at-once", test_pictures);
  g_test_add_func ("/tree-tiles/what-has-not-changed-is-kept", test_kept);
  return g_test_run ();
}
