/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-surface-pool.h"

#include "test-boards.h"

/* Memory comes back with the last reference, and goes to who asks for as much. */
static void
test_used_again (void)
{
  FringeSurfacePool *pool = fringe_surface_pool_new ();
  cairo_surface_t *one = fringe_surface_pool_take (pool, CAIRO_FORMAT_RGB24, 40, 30, 1), *other;
  const guchar *pixels = cairo_image_surface_get_data (one);

  cairo_surface_reference (one);
  cairo_surface_destroy (one);
  other = fringe_surface_pool_take (pool, CAIRO_FORMAT_RGB24, 40, 30, 1);
  g_assert_true (cairo_image_surface_get_data (other) != pixels);
  cairo_surface_destroy (one);
  one = fringe_surface_pool_take (pool, CAIRO_FORMAT_ARGB32, 20, 15, 2);
  g_assert_true (cairo_image_surface_get_data (one) == pixels);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  fringe_surface_pool_free (pool);
}

/* All of a surface can be written, whatever was there before it, also when its pool is gone. */
static void
test_any (void)
{
  FringeSurfacePool *pool = fringe_surface_pool_new ();
  cairo_surface_t *surfaces[20] = { NULL };

  for (int i = 0; i < 500; i++)
    {
      int slot = test_random (20), width = 1 + test_random (300), height = 1 + test_random (300);
      int scale = 1 + test_random (2);
      cairo_surface_t *surface;

      g_clear_pointer (&surfaces[slot], cairo_surface_destroy);
      surface = surfaces[slot] = fringe_surface_pool_take (pool, CAIRO_FORMAT_ARGB32, width, height, scale);
      g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, width * scale);
      g_assert_cmpint (cairo_image_surface_get_height (surface), ==, height * scale);
      cairo_surface_flush (surface);
      memset (cairo_image_surface_get_data (surface), i & 0xff,
              (gsize) cairo_image_surface_get_stride (surface) * (gsize) (height * scale));
      cairo_surface_mark_dirty (surface);
    }
  fringe_surface_pool_free (pool);
  for (int i = 0; i < 20; i++)
    g_clear_pointer (&surfaces[i], cairo_surface_destroy);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/surface-pool/memory-is-used-again-after-its-last-reference", test_used_again);
  g_test_add_func ("/surface-pool/surfaces-of-any-size-outlast-their-pool", test_any);
  return g_test_run ();
}
