/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"
#include "fringe-surface-scale.h"

/**
 * FringeTilePicture:
 * @stamp: which state of what is drawn it shows; 0 is none, or one that is out of date
 * @pixels: (nullable): %NULL where there is nothing to see
 * @node: (nullable): shows @pixels; it is another one only where they are others
 *
 * A picture that is drawn once and shown often. Where it comes out the same when it is drawn again, GTK is told of no
 * change: it neither shows it anew nor sends it to the graphics processor.
 */
typedef struct
{
  guint stamp;
  cairo_surface_t *pixels;
  GskRenderNode *node;
} FringeTilePicture;

typedef void (*FringeTileDraw) (FringePen *pen, const FringeTheme *theme, const FringeScene *scene);

void fringe_tile_picture_clear (FringeTilePicture *picture);

/* Draws all that is seen in the scene's viewport; what is not opaque has no ground.
 *
 * Returns: (transfer full): its pixels */
cairo_surface_t *fringe_tile_draw (const FringeSurfaceScale *surface,
                                   const FringeTheme *theme,
                                   const FringeScene *scene,
                                   FringeTileDraw draw,
                                   gboolean opaque);

/* @pixels: (transfer full): of fringe_tile_draw() for the same surface */
void fringe_tile_picture_take (FringeTilePicture *picture, const FringeSurfaceScale *surface, cairo_surface_t *pixels);

/* Takes a piece of @pixels, which begins at (@x, @y) and ends @size further on or where they end, in pixels of the
 * screen. */
void fringe_tile_picture_cut (FringeTilePicture *picture,
                              const FringeSurfaceScale *surface,
                              cairo_surface_t *pixels,
                              int x,
                              int y,
                              int size);
