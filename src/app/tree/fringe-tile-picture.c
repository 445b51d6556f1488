/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tile-picture.h"

#include "fringe-cairo-pen.h"

#include <math.h>
#include <string.h>

void
fringe_tile_picture_clear (FringeTilePicture *picture)
{
  g_clear_pointer (&picture->node, gsk_render_node_unref);
  g_clear_pointer (&picture->pixels, cairo_surface_destroy);
}

cairo_surface_t *
fringe_tile_draw (const FringeSurfaceScale *surface,
                  const FringeTheme *theme,
                  const FringeScene *scene,
                  FringeTileDraw draw,
                  gboolean opaque)
{
  const FringeViewport *viewport = &scene->viewport;
  const FringeColor *ground = &theme->background;
  gboolean has_alpha = !opaque || !surface->in_software;
  cairo_surface_t *pixels = cairo_image_surface_create (has_alpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                                                        (int) rint (viewport->width * surface->scale),
                                                        (int) rint (viewport->height * surface->scale));
  FringeCairoPen pen;
  cairo_t *cr;

  cairo_surface_set_device_scale (pixels, surface->scale, surface->scale);
  cr = cairo_create (pixels);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgba (cr, ground->r, ground->g, ground->b, opaque ? 1 : 0);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  fringe_cairo_pen_init (&pen, cr);
  draw (&pen.pen, theme, scene);
  cairo_destroy (cr);
  cairo_surface_flush (pixels);
  return pixels;
}

/* Where GTK draws in software, it would copy a texture in every frame. At a fraction cairo loses some of the last
 * pixels within the bounds, so they reach beyond those. */
static GskRenderNode *
cairo_node_for (cairo_surface_t *pixels, const graphene_rect_t *bounds, double scale)
{
  float beyond = scale > floor (scale) ? 1 : 0;
  GskRenderNode *node
      = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, bounds->size.width + beyond, bounds->size.height + beyond));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, pixels, 0, 0);
  /* Only seen scaled for a moment, and much quicker than what is smooth. */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* Elsewhere it sends a texture to the graphics processor once, and what is drawn with cairo in every frame. */
static GskRenderNode *
texture_node_for (cairo_surface_t *pixels, const graphene_rect_t *bounds)
{
  int width = cairo_image_surface_get_width (pixels), height = cairo_image_surface_get_height (pixels);
  gsize stride = (gsize) cairo_image_surface_get_stride (pixels);
  g_autoptr (GBytes) bytes
      = g_bytes_new_with_free_func (cairo_image_surface_get_data (pixels), stride * (gsize) height,
                                    (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (pixels));
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);

  return gsk_texture_node_new (texture, bounds);
}

/* What a picture has, beside what begins at @other. */
static gboolean
has_pixels (const FringeTilePicture *picture, const guchar *other, gsize stride, int width, int height)
{
  gsize own_stride;
  const guchar *own;

  if (picture->pixels == NULL || cairo_image_surface_get_width (picture->pixels) != width
      || cairo_image_surface_get_height (picture->pixels) != height)
    return FALSE;
  own = cairo_image_surface_get_data (picture->pixels);
  own_stride = (gsize) cairo_image_surface_get_stride (picture->pixels);
  for (gsize y = 0; y < (gsize) height; y++)
    if (memcmp (own + y * own_stride, other + y * stride, (gsize) width * sizeof (guint32)) != 0)
      return FALSE;
  return TRUE;
}

static void
replace (FringeTilePicture *picture, const FringeSurfaceScale *surface, cairo_surface_t *pixels)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) (cairo_image_surface_get_width (pixels) / surface->scale),
                                               (float) (cairo_image_surface_get_height (pixels) / surface->scale));

  fringe_tile_picture_clear (picture);
  picture->pixels = pixels;
  picture->node
      = surface->in_software ? cairo_node_for (pixels, &bounds, surface->scale) : texture_node_for (pixels, &bounds);
}

void
fringe_tile_picture_take (FringeTilePicture *picture, const FringeSurfaceScale *surface, cairo_surface_t *pixels)
{
  if (has_pixels (picture, cairo_image_surface_get_data (pixels), (gsize) cairo_image_surface_get_stride (pixels),
                  cairo_image_surface_get_width (pixels), cairo_image_surface_get_height (pixels)))
    cairo_surface_destroy (pixels);
  else
    replace (picture, surface, pixels);
}

void
fringe_tile_picture_cut (FringeTilePicture *picture,
                         const FringeSurfaceScale *surface,
                         cairo_surface_t *pixels,
                         int x,
                         int y,
                         int size)
{
  int width = MIN (size, cairo_image_surface_get_width (pixels) - x);
  int height = MIN (size, cairo_image_surface_get_height (pixels) - y);
  gsize stride = (gsize) cairo_image_surface_get_stride (pixels), piece_stride;
  const guchar *begin = cairo_image_surface_get_data (pixels) + (gsize) y * stride + (gsize) x * sizeof (guint32);
  cairo_surface_t *piece;

  if (has_pixels (picture, begin, stride, width, height))
    return;
  piece = cairo_image_surface_create (cairo_image_surface_get_format (pixels), width, height);
  cairo_surface_set_device_scale (piece, surface->scale, surface->scale);
  piece_stride = (gsize) cairo_image_surface_get_stride (piece);
  cairo_surface_flush (piece);
  for (gsize line = 0; line < (gsize) height; line++)
    memcpy (cairo_image_surface_get_data (piece) + line * piece_stride, begin + line * stride,
            (gsize) width * sizeof (guint32));
  cairo_surface_mark_dirty (piece);
  replace (picture, surface, piece);
}
