/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sight.h"

#include <glib.h>
#include <math.h>

#define N 5000
#define PIXEL 1e-4
/* Of what comes into sight, from the edges. */
#define REVEAL_MARGIN 28.0
/* Of a whole tree. */
#define MARGIN FRINGE_SIGHT_MARGIN

static double
random_between (double low, double high)
{
  return g_test_rand_double_range (low, high);
}

static double
random_scale (void)
{
  return exp (random_between (log (1e-5), log (FRINGE_SCALE_MAX)));
}

static FringeViewport
random_viewport (void)
{
  FringeViewport viewport = { random_between (-1e4, 1e4),
                              random_between (-1e4, 1e4),
                              random_scale (),
                              0,
                              random_between (100, 4000),
                              random_between (100, 4000),
                              g_test_rand_bit () ? FRINGE_DIRECTION_RIGHT : FRINGE_DIRECTION_DOWN };

  if (g_test_rand_bit ())
    viewport.rows_scale = random_between (0, 0.25);
  return viewport;
}

static FringeRect
random_rect (void)
{
  return (FringeRect) { random_between (-1e5, 1e5), random_between (-1e5, 1e5), exp (random_between (0, 12)),
                        exp (random_between (0, 12)) };
}

static bool
has (const FringeRect *rect, double x, double y)
{
  return x >= rect->x - PIXEL && x <= rect->x + rect->width + PIXEL && y >= rect->y - PIXEL
         && y <= rect->y + rect->height + PIXEL;
}

static bool
has_all (const FringeRect *rect, const FringeRect *part)
{
  return has (rect, part->x, part->y) && has (rect, part->x + part->width, part->y + part->height);
}

static void
test_union (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeRect a = random_rect (), b = random_rect (), all = fringe_rect_union (&a, &b);

      g_assert_true (has_all (&all, &a) && has_all (&all, &b));
      g_assert_true (fabs (all.x - a.x) < PIXEL || fabs (all.x - b.x) < PIXEL);
      g_assert_true (fabs (all.y - a.y) < PIXEL || fabs (all.y - b.y) < PIXEL);
      g_assert_cmpfloat (all.x + all.width, <=, fmax (a.x + a.width, b.x + b.width) + PIXEL);
      g_assert_cmpfloat (all.y + all.height, <=, fmax (a.y + a.height, b.y + b.height) + PIXEL);
    }
}

/* Two rectangles lie apart where they take more room, one way or the other, than both have together. */
static void
test_meets (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeRect a = random_rect (), b = random_rect (), all = fringe_rect_union (&a, &b);
      bool meets = all.width <= a.width + b.width && all.height <= a.height + b.height;
      FringeRect beside = { a.x + a.width, a.y, 1, 1 };

      g_assert_cmpint (fringe_rect_meets (&a, &b), ==, meets);
      g_assert_cmpint (fringe_rect_meets (&b, &a), ==, meets);
      g_assert_true (fringe_rect_meets (&a, &beside));
    }
}

static FringeRect
screen_point (const FringeViewport *viewport, double tree_x, double tree_y)
{
  return fringe_viewport_to_screen (viewport, &(FringeRect) { tree_x, tree_y, 0, 0 });
}

static void
assert_near (double a, double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, PIXEL);
}

static void
test_zoom (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double x = random_between (0, viewport.width), y = random_between (0, viewport.height);
      double factor = random_between (0.1, 10), before = viewport.scale;
      double tree_x = viewport.x + x / fringe_viewport_scale_x (&viewport);
      double tree_y = viewport.y + y / fringe_viewport_scale_y (&viewport);
      FringeRect point;

      fringe_viewport_zoom (&viewport, factor, x, y);
      point = screen_point (&viewport, tree_x, tree_y);
      assert_near (point.x, x);
      assert_near (point.y, y);
      g_assert_cmpfloat (viewport.scale, <=, FRINGE_SCALE_MAX);
      g_assert_cmpfloat (viewport.scale, >, 0);
      if (before * factor < FRINGE_SCALE_MAX && before * factor > 1e-6)
        g_assert_cmpfloat_with_epsilon (viewport.scale / before, factor, 1e-9);
    }
}

static void
test_zoom_ends (void)
{
  FringeViewport viewport = { .scale = 1, .width = 800, .height = 600 };

  for (int i = 0; i < 100; i++)
    fringe_viewport_zoom (&viewport, 2, 400, 300);
  g_assert_cmpfloat (viewport.scale, ==, FRINGE_SCALE_MAX);
  for (int i = 0; i < 1000; i++)
    fringe_viewport_zoom (&viewport, 0.5, 400, 300);
  g_assert_cmpfloat (viewport.scale, >, 0);
  g_assert_true (isfinite (viewport.x) && isfinite (viewport.y));
}

static void
test_fit (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect rect = random_rect (), seen;
      double margin = random_between (0, 30);

      fringe_viewport_fit (&viewport, &rect, margin, 1);
      g_assert_cmpfloat (viewport.scale, <=, 1);
      seen = screen_point (&viewport, rect.x, rect.y);
      g_assert_cmpfloat (seen.x, >=, margin - PIXEL);
      g_assert_cmpfloat (seen.y, >=, margin - PIXEL);
      assert_near (seen.x, viewport.width - screen_point (&viewport, rect.x + rect.width, 0).x);
      assert_near (seen.y, viewport.height - screen_point (&viewport, 0, rect.y + rect.height).y);
    }
}

/* Unless that would be more than 100 %, one of the two sides is used up. */
static void
test_fit_fills (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect rect = random_rect (), seen;

      viewport.rows_scale = 0;
      fringe_viewport_fit (&viewport, &rect, 20, 1);
      seen = fringe_viewport_to_screen (&viewport, &rect);
      g_assert_true (viewport.scale == 1 || fabs (seen.x - 20) < PIXEL || fabs (seen.y - 20) < PIXEL);
    }
}

static void
test_pan (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double tree_x = random_between (-1e4, 1e4), tree_y = random_between (-1e4, 1e4);
      double dx = random_between (-500, 500), dy = random_between (-500, 500);
      FringeRect before = screen_point (&viewport, tree_x, tree_y), after;

      fringe_viewport_pan (&viewport, dx, dy);
      after = screen_point (&viewport, tree_x, tree_y);
      assert_near (after.x, before.x + dx);
      assert_near (after.y, before.y + dy);
    }
}

static void
test_keep (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double tree_x = random_between (-1e4, 1e4), tree_y = random_between (-1e4, 1e4);
      double x = random_between (0, 1000), y = random_between (0, 1000), scale = viewport.scale;
      FringeRect point;

      fringe_viewport_keep (&viewport, tree_x, tree_y, x, y);
      point = screen_point (&viewport, tree_x, tree_y);
      assert_near (point.x, x);
      assert_near (point.y, y);
      g_assert_cmpfloat (viewport.scale, ==, scale);
    }
}

static void
test_resize (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double tree_x = viewport.x + viewport.width / 2 / fringe_viewport_scale_x (&viewport);
      double tree_y = viewport.y + viewport.height / 2 / fringe_viewport_scale_y (&viewport);
      double width = random_between (100, 4000), height = random_between (100, 4000);
      FringeRect middle;

      fringe_viewport_resize (&viewport, width, height);
      g_assert_cmpfloat (viewport.width, ==, width);
      g_assert_cmpfloat (viewport.height, ==, height);
      middle = screen_point (&viewport, tree_x, tree_y);
      assert_near (middle.x, width / 2);
      assert_near (middle.y, height / 2);
    }
}

static void
test_tree (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double x = viewport.width / 2, y = viewport.height / 2, scale = viewport.scale;
      double tree_x = viewport.x + x / fringe_viewport_scale_x (&viewport);
      double tree_y = viewport.y + y / fringe_viewport_scale_y (&viewport);
      FringeRect bounds = random_rect (), seen;

      fringe_viewport_set_tree (&viewport, &bounds, 20);
      seen = screen_point (&viewport, tree_x, tree_y);
      assert_near (seen.x, x);
      assert_near (seen.y, y);
      g_assert_cmpfloat (viewport.scale, ==, scale);
      if (scale >= viewport.rows_scale)
        continue;
      if (viewport.direction == FRINGE_DIRECTION_DOWN)
        g_assert_cmpfloat (bounds.height * fringe_viewport_scale_y (&viewport), <=, viewport.height - 40 + PIXEL);
      else
        g_assert_cmpfloat (bounds.width * fringe_viewport_scale_x (&viewport), <=, viewport.width - 40 + PIXEL);
    }
}

/* How far a span must move, at the least, to lie between two others; whole, or with its start at low. */
static double
least (double start, double length, double low, double high)
{
  if (length > high - low)
    return low - start;
  return start < low ? low - start : fmin (high - start - length, 0);
}

static void
test_reveal (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double margin = random_between (0, 40);
      FringeRect rect = { viewport.x + random_between (-2000, 4000) / fringe_viewport_scale_x (&viewport),
                          viewport.y + random_between (-2000, 4000) / fringe_viewport_scale_y (&viewport),
                          random_between (1, 300) / viewport.scale, random_between (1, 300) / viewport.scale };
      FringeRect before = fringe_viewport_to_screen (&viewport, &rect), after;
      double dx = least (before.x, before.width, margin, viewport.width - margin);
      double dy = least (before.y, before.height, margin, viewport.height - margin);
      gboolean moved = fringe_viewport_reveal (&viewport, &rect, margin);

      after = fringe_viewport_to_screen (&viewport, &rect);
      assert_near (after.x - before.x, dx);
      assert_near (after.y - before.y, dy);
      g_assert_cmpint (moved, ==, fabs (dx) > 0.01 || fabs (dy) > 0.01);
      g_assert_false (fringe_viewport_reveal (&viewport, &rect, margin));
    }
}

static void
test_sight_reveal (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double side = random_between (1, 40) / viewport.scale, covered = random_between (0, 40), room, views;
      FringeRect rect, after;

      viewport.width += 100;
      viewport.height += 100;
      room = viewport.height - covered;
      views = i % 2 ? random_between (-3, -1.5) : random_between (1.6, 4);
      rect = (FringeRect) { viewport.x + views * viewport.width / fringe_viewport_scale_x (&viewport),
                            viewport.y + views * room / fringe_viewport_scale_y (&viewport), side, side };
      g_assert_true (fringe_sight_is_far (&viewport, &rect, covered));
      fringe_sight_reveal (&viewport, &rect, covered);
      after = fringe_viewport_to_screen (&viewport, &rect);
      assert_near (after.x + after.width / 2, viewport.width / 2);
      assert_near (after.y + after.height / 2, room / 2);
      g_assert_false (fringe_sight_is_far (&viewport, &rect, covered));
      g_assert_false (fringe_sight_reveal (&viewport, &rect, covered));
    }
}

/* What is out of sight by less than half the view comes in at the edge it is near. */
static void
test_sight_reveal_near (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      double side = random_between (1, 40) / viewport.scale, covered = random_between (0, 40), room;
      FringeRect rect, before, after;

      viewport.width += 200;
      viewport.height += 200;
      room = viewport.height - covered;
      rect = (FringeRect) { viewport.x
                                + random_between (-0.45, 1.45) * viewport.width / fringe_viewport_scale_x (&viewport),
                            viewport.y + random_between (-0.45, 1.45) * room / fringe_viewport_scale_y (&viewport),
                            side, side };
      before = fringe_viewport_to_screen (&viewport, &rect);
      g_assert_false (fringe_sight_is_far (&viewport, &rect, covered));
      fringe_sight_reveal (&viewport, &rect, covered);
      after = fringe_viewport_to_screen (&viewport, &rect);
      assert_near (after.x - before.x, least (before.x, before.width, REVEAL_MARGIN, viewport.width - REVEAL_MARGIN));
      assert_near (after.y - before.y, least (before.y, before.height, REVEAL_MARGIN, room - REVEAL_MARGIN));
    }
}

static void
test_visible (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect visible = fringe_viewport_visible (&viewport), start, end;

      start = screen_point (&viewport, visible.x, visible.y);
      end = screen_point (&viewport, visible.x + visible.width, visible.y + visible.height);
      assert_near (start.x, 0);
      assert_near (start.y, 0);
      assert_near (end.x, viewport.width);
      assert_near (end.y, viewport.height);
    }
}

/* A node's height follows its width, whatever the distance of the rows. */
static void
test_to_screen (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect rect = random_rect (), seen = fringe_viewport_to_screen (&viewport, &rect);
      double scale_x = fringe_viewport_scale_x (&viewport), scale_y = fringe_viewport_scale_y (&viewport);
      gboolean is_down = viewport.direction == FRINGE_DIRECTION_DOWN;

      g_assert_cmpfloat_with_epsilon (seen.width, rect.width * viewport.scale, PIXEL);
      g_assert_cmpfloat_with_epsilon (seen.height, rect.height * viewport.scale, PIXEL);
      g_assert_cmpfloat (is_down ? scale_x : scale_y, ==, viewport.scale);
      g_assert_cmpfloat (is_down ? scale_y : scale_x, ==, fmax (viewport.scale, viewport.rows_scale));
    }
}

static FringeRect
turned (const FringeRect *rect)
{
  return (FringeRect) { rect->y, rect->x, rect->height, rect->width };
}

/* To the right all is as downwards, the sides exchanged. */
static void
test_directions (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport a = random_viewport (), b = a;
      FringeRect bounds = random_rect (), across = turned (&bounds), seen_a, seen_b;
      double factor = random_between (0.1, 10), x = random_between (0, a.width), y = random_between (0, a.height);

      b.direction = a.direction == FRINGE_DIRECTION_DOWN ? FRINGE_DIRECTION_RIGHT : FRINGE_DIRECTION_DOWN;
      b.x = a.y;
      b.y = a.x;
      b.width = a.height;
      b.height = a.width;
      fringe_viewport_set_tree (&a, &bounds, 20);
      fringe_viewport_set_tree (&b, &across, 20);
      fringe_viewport_fit (&a, &bounds, 20, 1);
      fringe_viewport_fit (&b, &across, 20, 1);
      fringe_viewport_zoom (&a, factor, x, y);
      fringe_viewport_zoom (&b, factor, y, x);
      fringe_viewport_pan (&a, x, 7);
      fringe_viewport_pan (&b, 7, x);
      seen_a = fringe_viewport_to_screen (&a, &bounds);
      seen_b = fringe_viewport_to_screen (&b, &across);
      assert_near (seen_a.x, seen_b.y);
      assert_near (seen_a.y, seen_b.x);
      assert_near (seen_a.width, seen_b.height);
    }
}

/* All of a tree is seen from its root on, also where something lies over the bottom of the screen. */
static void
test_sight_whole (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect bounds = random_rect (), first, last;
      double covered = random_between (0, 60);

      fringe_sight_whole (&viewport, &bounds, covered, 1);
      first = screen_point (&viewport, bounds.x, bounds.y);
      last = screen_point (&viewport, bounds.x + bounds.width, bounds.y + bounds.height);
      g_assert_cmpfloat (first.x, >=, -PIXEL);
      g_assert_cmpfloat (first.y, >=, -PIXEL);
      g_assert_cmpfloat (last.x, <=, viewport.width + PIXEL);
      g_assert_cmpfloat (last.y, <=, fmax (viewport.height - covered, 100) + PIXEL);
      g_assert_cmpfloat (viewport.direction == FRINGE_DIRECTION_DOWN ? first.y : first.x, <=, 24 + PIXEL);
      g_assert_cmpfloat (viewport.scale, <=, 1);
      g_assert_cmpfloat (viewport.scale, ==, fringe_sight_whole_scale (&viewport, &bounds, covered, 1));
      g_assert_true (fringe_sight_keep_whole (&viewport, &bounds, covered) || viewport.rows_scale > 0
                     || viewport.scale < 1);
    }
}

static gboolean
is_same_viewport (const FringeViewport *a, const FringeViewport *b)
{
  return a->x == b->x && a->y == b->y && a->scale == b->scale && a->rows_scale == b->rows_scale
         && a->height == b->height;
}

/* What has room is seen with its margin, and what has none stays where it is. */
static void
test_sight_keep_whole (void)
{
  int n_kept = 0;

  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport (), before;
      double covered = random_between (0, 60);
      FringeRect bounds = { viewport.x, viewport.y, random_between (0.5, 1.1) * viewport.width,
                            random_between (0.5, 1.1) * viewport.height };
      FringeRect first, last;

      viewport.height += 200;
      bounds.width /= fringe_viewport_scale_x (&viewport);
      bounds.height /= fringe_viewport_scale_y (&viewport);
      before = viewport;
      if (!fringe_sight_keep_whole (&viewport, &bounds, covered))
        {
          g_assert_true (is_same_viewport (&viewport, &before));
          g_assert_true (bounds.width * fringe_viewport_scale_x (&viewport) > viewport.width - 2 * MARGIN
                         || bounds.height * fringe_viewport_scale_y (&viewport)
                                > viewport.height - covered - 2 * MARGIN);
          continue;
        }
      n_kept++;
      first = screen_point (&viewport, bounds.x, bounds.y);
      last = screen_point (&viewport, bounds.x + bounds.width, bounds.y + bounds.height);
      g_assert_cmpfloat (viewport.scale, ==, before.scale);
      g_assert_cmpfloat (viewport.height, ==, before.height);
      g_assert_cmpfloat (first.x, >=, MARGIN - PIXEL);
      g_assert_cmpfloat (first.y, >=, MARGIN - PIXEL);
      g_assert_cmpfloat (last.x, <=, viewport.width - MARGIN + PIXEL);
      g_assert_cmpfloat (last.y, <=, viewport.height - covered - MARGIN + PIXEL);
    }
  g_assert_cmpint (n_kept, >, N / 10);
}

/* What is enlarged is still seen, from its root on. */
static void
test_sight_enlarge (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect bounds = random_rect (), first, last;
      double covered = random_between (0, 60), most = random_between (1, FRINGE_SCALE_MAX), ordinary;

      ordinary = fringe_sight_whole_scale (&viewport, &bounds, covered, 1);
      fringe_sight_whole (&viewport, &bounds, covered, most);
      g_assert_cmpfloat (viewport.scale, >=, ordinary);
      g_assert_cmpfloat (viewport.scale, <=, most + 1e-9);
      first = screen_point (&viewport, bounds.x, bounds.y);
      last = screen_point (&viewport, bounds.x + bounds.width, bounds.y + bounds.height);
      g_assert_cmpfloat (first.x, >=, -PIXEL);
      g_assert_cmpfloat (first.y, >=, -PIXEL);
      g_assert_cmpfloat (last.x, <=, viewport.width + PIXEL);
      g_assert_cmpfloat (last.y, <=, fmax (viewport.height - covered, 100) + PIXEL);
    }
}

/* Where all of a tree has room it is in the middle; else none of the screen is lost beside it, and @rect is seen. */
static void
test_sight_centre (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeViewport viewport = random_viewport ();
      FringeRect bounds = random_rect (), node = { bounds.x, bounds.y, 0, 0 };
      FringeRect at, around;
      double left, right;

      node.x += random_between (0, bounds.width);
      node.y += random_between (0, bounds.height);
      fringe_sight_centre (&viewport, &node, &bounds, 0);
      at = screen_point (&viewport, node.x, node.y);
      around = screen_point (&viewport, bounds.x, bounds.y);
      left = around.x;
      right = viewport.width - around.x - bounds.width * fringe_viewport_scale_x (&viewport);
      g_assert_cmpfloat (at.x, >=, -PIXEL);
      g_assert_cmpfloat (at.x, <=, viewport.width + PIXEL);
      g_assert_cmpfloat (at.y, >=, -PIXEL);
      g_assert_cmpfloat (at.y, <=, viewport.height + PIXEL);
      if (left + right >= 2 * MARGIN)
        g_assert_cmpfloat_with_epsilon (left, right, 1e-3);
      else
        {
          g_assert_cmpfloat (left, <=, MARGIN + 1e-3);
          g_assert_cmpfloat (right, <=, MARGIN + 1e-3);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/viewport/the-union-of-two-rectangles-has-both-and-no-more", test_union);
  g_test_add_func ("/viewport/rectangles-meet-where-they-are-not-apart", test_meets);
  g_test_add_func ("/viewport/zooming-keeps-the-point-under-the-pointer", test_zoom);
  g_test_add_func ("/viewport/zooming-ends-at-the-largest-and-the-smallest-scale", test_zoom_ends);
  g_test_add_func ("/viewport/fitting-shows-all-of-it-in-the-middle", test_fit);
  g_test_add_func ("/viewport/fitting-fills-the-screen-up-to-its-margin", test_fit_fills);
  g_test_add_func ("/viewport/panning-moves-by-screen-pixels", test_pan);
  g_test_add_func ("/viewport/a-point-is-brought-to-where-it-is-wanted", test_keep);
  g_test_add_func ("/viewport/resizing-keeps-the-middle", test_resize);
  g_test_add_func ("/viewport/rows-keep-their-distance-about-the-middle", test_tree);
  g_test_add_func ("/viewport/revealing-moves-no-more-than-is-needed", test_reveal);
  g_test_add_func ("/viewport/what-is-visible-fills-the-screen", test_visible);
  g_test_add_func ("/viewport/nodes-keep-their-proportions", test_to_screen);
  g_test_add_func ("/viewport/to-the-right-all-is-as-downwards", test_directions);
  g_test_add_func ("/viewport/what-is-far-off-comes-to-the-middle", test_sight_reveal);
  g_test_add_func ("/viewport/what-is-not-far-off-comes-no-further-than-into-sight", test_sight_reveal_near);
  g_test_add_func ("/viewport/all-of-a-tree-is-seen-from-its-root-on", test_sight_whole);
  g_test_add_func ("/viewport/what-is-enlarged-is-still-seen", test_sight_enlarge);
  g_test_add_func ("/viewport/a-node-is-seen-without-what-is-beside-its-tree", test_sight_centre);
  g_test_add_func ("/viewport/a-tree-that-has-room-is-seen-whole-with-its-margin", test_sight_keep_whole);
  return g_test_run ();
}
