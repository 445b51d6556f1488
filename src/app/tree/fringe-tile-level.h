/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-tiles.h"

/* The tiles of one scale: where they are, and which there are. */

#define FRINGE_TILE_SIZE 256

/* Stamps are of what a tile shows; 0 for nothing, or what is out of date. */
typedef struct
{
  int i, j;
  guint ground_stamp, light_stamp;
  GskRenderNode *ground, *light;
} FringeTile;

/**
 * FringeTileLevel:
 * @viewport: of tile (0, 0), which begins at a point of the tree
 */
typedef struct
{
  GHashTable *tiles;
  FringeViewport viewport;
  int device_scale;
} FringeTileLevel;

/* The tiles that are in sight, as ranges that include both ends. */
typedef struct
{
  int left, top, right, bottom;
} FringeTileRange;

/* Its table is to be unreffed. */
void fringe_tile_level_init (FringeTileLevel *level);

/* Without tiles, of so many pixels each. */
void fringe_tile_level_begin (FringeTileLevel *level,
                              const FringeViewport *viewport,
                              int device_scale,
                              double width,
                              double height);

/* Whether its tiles have the scale of a frame, and are near it. */
gboolean fringe_tile_level_fits (const FringeTileLevel *level, const FringeTilesFrame *frame);

/* Where tile (0, 0) is on the screen, on a whole pixel. */
graphene_point_t fringe_tile_level_place (const FringeTileLevel *level, const FringeTilesFrame *frame);
FringeTileRange fringe_tile_level_range (const graphene_point_t *place, const FringeTilesFrame *frame);

/* What is seen in a tile. */
FringeScene fringe_tile_level_scene (const FringeTileLevel *level, const FringeTilesFrame *frame, int i, int j);

/* Returns: (nullable) */
FringeTile *fringe_tile_level_find (const FringeTileLevel *level, int i, int j);
FringeTile *fringe_tile_level_ensure (FringeTileLevel *level, int i, int j);

/* Forgets what is far out of sight. */
void fringe_tile_level_leave (FringeTileLevel *level, const FringeTileRange *range);

/* What is in rectangles, in pixels of the tree and so much beside them, is out of date. */
void fringe_tile_level_outdate (FringeTileLevel *level, const FringeRect *rects, gsize n, double reach);

/* Whether it can be shown scaled, and shows it where it would be seen now. */
gboolean fringe_tile_level_is_shown (const FringeTileLevel *level, const FringeViewport *viewport);
void fringe_tile_level_append (const FringeTileLevel *level, GtkSnapshot *snapshot, const FringeViewport *viewport);
