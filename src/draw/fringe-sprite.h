/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-stamps.h"

#include <stddef.h>

/* Pixels that are written into an image again and again. Of no concern to others than the stamps. */

/* Of a line: what is not empty, and within that the opaque pixels that are copied. */
typedef struct
{
  int16_t start, solid_start, solid_end, end;
} FringeSpriteLine;

/**
 * FringeSprite:
 * @x: where its first pixel is from the one that it is put around
 * @y: likewise
 * @pixels: premultiplied, as cairo has them
 * @rest: 255 less the pixel's opacity, in each byte
 * @lines: as many as it is high
 */
typedef struct
{
  int x, y, width, height;
  uint32_t *pixels;
  uint32_t *rest;
  FringeSpriteLine *lines;
} FringeSprite;

/* Of an image of ARGB32 whose corner is at (@x, @y). To be freed with fringe_sprite_clear(). */
void fringe_sprite_take (FringeSprite *sprite, cairo_surface_t *image, int x, int y);
void fringe_sprite_clear (FringeSprite *sprite);

/* Bytes of memory, but for those of the structure. */
size_t fringe_sprite_size (const FringeSprite *sprite);

/* Over what there is, around the pixel (@x, @y). */
void fringe_sprite_put (const FringeSprite *sprite, const FringeCanvas *canvas, int x, int y);
