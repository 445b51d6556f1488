/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-pen.h"
#include "scene-samples.h"
#include "test-boards.h"

/* A pen may write pixels itself only where that is the same as drawing. */

#define SIDE 200
/* Beyond what fits in 16 bits. */
#define FAR 40000
/* Of a byte: cairo may round the same line in another way the second time; where colours share a byte that is more. */
#define DIFFERENCE_MAX 2
#define BYTES_MAX 12

typedef struct
{
  const char *name;
  cairo_format_t format;
  cairo_matrix_t matrix;
  double scale_x, scale_y; /* of the device */
  cairo_rectangle_t clips[2];
  int n_clips;
} Place;

#define PLAIN_MATRIX                                                                                                   \
  {                                                                                                                    \
    1, 0, 0, 1, 0, 0                                                                                                   \
  }

/* In none of these are pixels of the image a square part of what is drawn. */
static const Place places[] = {
  { "turned", CAIRO_FORMAT_RGB24, { 0.8, 0.6, -0.6, 0.8, 40, 0 }, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "slanted across", CAIRO_FORMAT_RGB24, { 1, 0, 0.5, 1, 0, 0 }, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "slanted down", CAIRO_FORMAT_RGB24, { 1, 0.5, 0, 1, 0, 0 }, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "mirrored", CAIRO_FORMAT_RGB24, { -1, 0, 0, -1, SIDE, SIDE }, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "wide", CAIRO_FORMAT_RGB24, { 2, 0, 0, 1, 0, 0 }, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "high", CAIRO_FORMAT_RGB24, { 1, 0, 0, 2, 0, 0 }, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "wide pixels", CAIRO_FORMAT_ARGB32, PLAIN_MATRIX, 2, 1, { { 0, 0, 0, 0 } }, 0 },
  { "high pixels", CAIRO_FORMAT_ARGB32, PLAIN_MATRIX, 1, 2, { { 0, 0, 0, 0 } }, 0 },
  { "two bytes a pixel", CAIRO_FORMAT_RGB16_565, PLAIN_MATRIX, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "one byte a pixel", CAIRO_FORMAT_A8, PLAIN_MATRIX, 1, 1, { { 0, 0, 0, 0 } }, 0 },
  { "two rectangles", CAIRO_FORMAT_RGB24, PLAIN_MATRIX, 1, 1, { { 10, 10, 50, 50 }, { 90, 80, 70, 60 } }, 2 },
  { "clipped on the left", CAIRO_FORMAT_RGB24, PLAIN_MATRIX, 1, 1, { { 10.5, 10, 100, 100 } }, 1 },
  { "clipped at the top", CAIRO_FORMAT_RGB24, PLAIN_MATRIX, 1, 1, { { 10, 10.5, 100, 100 } }, 1 },
  { "clipped on the right", CAIRO_FORMAT_RGB24, PLAIN_MATRIX, 1, 1, { { 10, 10, 100.5, 100 } }, 1 },
  { "clipped at the bottom", CAIRO_FORMAT_RGB24, PLAIN_MATRIX, 1, 1, { { 10, 10, 100, 100.5 } }, 1 },
};

typedef void (*InitPen) (FringeCairoPen *pen, cairo_t *cr);

static cairo_surface_t *
draw_in (const Place *place, const FringeScene *scene, InitPen init_pen)
{
  cairo_surface_t *image = cairo_image_surface_create (place->format, SIDE, SIDE);
  FringeCairoPen pen;
  cairo_t *cr;

  cairo_surface_set_device_scale (image, place->scale_x, place->scale_y);
  cr = cairo_create (image);
  for (int i = 0; i < place->n_clips; i++)
    cairo_rectangle (cr, place->clips[i].x, place->clips[i].y, place->clips[i].width, place->clips[i].height);
  if (place->n_clips > 0)
    cairo_clip (cr);
  cairo_set_matrix (cr, &place->matrix);
  init_pen (&pen, cr);
  fringe_draw_tree_ground (&pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

static void
assert_same_image (cairo_surface_t *a, cairo_surface_t *b)
{
  const uint8_t *of_a = cairo_image_surface_get_data (a), *of_b = cairo_image_surface_get_data (b);
  int n = cairo_image_surface_get_stride (a) * SIDE, n_different = 0;

  for (int i = 0; i < n; i++)
    n_different += abs (of_a[i] - of_b[i]) > DIFFERENCE_MAX;
  g_assert_cmpint (n_different, <=, BYTES_MAX);
}

static void
try_place (const Place *place, const FringeScene *scene)
{
  cairo_surface_t *drawn = draw_in (place, scene, fringe_cairo_pen_init);
  cairo_surface_t *plain = draw_in (place, scene, fringe_cairo_pen_init_plain);

  g_test_message ("%s, scale %g", place->name, scene->viewport.scale);
  assert_same_image (drawn, plain);
  cairo_surface_destroy (drawn);
  cairo_surface_destroy (plain);
}

static void
test_places (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random (300);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeScene scene;

      g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
      scene = test_scene_any (search, layout, test_scale_random ());
      scene.viewport.width = scene.viewport.height = SIDE;
      fringe_viewport_pan (&scene.viewport, -(500 - SIDE / 2), -(350 - SIDE / 2));
      for (size_t k = 0; k < G_N_ELEMENTS (places); k++)
        try_place (&places[k], &scene);
    }
}

static cairo_surface_t *
draw_strip (InitPen init_pen, FringeDirection direction, double x, double y, double thickness, const FringeStrip *strip)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (image);
  FringeCairoPen pen;

  init_pen (&pen, cr);
  fringe_pen_strip (&pen.pen, x, y, thickness, direction, strip);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

/* A whole number of pixels, most of which may be beside the image. */
static double
random_start (void)
{
  return test_random (2) ? test_random (SIDE) : -test_random (FAR);
}

static void
test_strips (void)
{
  static const FringeColor colors[] = { { 0, 0, 0, 0 }, { 1, 0, 0, 1 }, { 0, 0, 1, 1 } };
  g_autofree uint8_t *pixels = g_new (uint8_t, 2 * FAR);
  FringeStrip strip = { colors, pixels, 2 * FAR };

  for (int i = 0; i < 200; i++)
    {
      FringeDirection direction = test_random (2) ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT;
      double x = random_start (), y = random_start (), thickness = 1 + test_random (2 * FAR);
      int run = 1 + test_random (FAR);
      cairo_surface_t *drawn, *plain;

      for (int k = 0; k < strip.n; k++)
        pixels[k] = (uint8_t) (k / run % 3);
      drawn = draw_strip (fringe_cairo_pen_init, direction, x, y, MIN (thickness, FAR / 2), &strip);
      plain = draw_strip (fringe_cairo_pen_init_plain, direction, x, y, MIN (thickness, FAR / 2), &strip);
      g_test_message ("at %g,%g, %g thick, runs of %d, direction %d", x, y, thickness, run, direction);
      assert_same_image (drawn, plain);
      cairo_surface_destroy (drawn);
      cairo_surface_destroy (plain);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/canvas/where-pixels-are-none-of-the-drawing-it-is-drawn-the-plain-way", test_places);
  g_test_add_func ("/draw/canvas/a-strip-that-goes-far-beyond-the-image-is-right-within-it", test_strips);
  return g_test_run ();
}
