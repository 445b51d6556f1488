/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"
#include "fringe-scene-change.h"

#include <gtk/gtk.h>

/**
 * FringeTiles:
 *
 * The picture of a tree in tiles that are kept, so that moving it draws only what comes into sight. Where what they
 * show has changed, or its scale, old tiles are shown until new ones are made, as many in a frame as its time allows.
 *
 * What lies over the ground, the selected and the hovered node with their paths, is kept in pieces of its own, so
 * that a pointer that moves leaves the ground as it is.
 */
typedef struct _FringeTiles FringeTiles;

FringeTiles *fringe_tiles_new (void);
void fringe_tiles_free (FringeTiles *tiles);

/* What they show is of another tree: forgets all. */
void fringe_tiles_clear (FringeTiles *tiles);

/* What they show has changed a little. */
void fringe_tiles_outdate (FringeTiles *tiles);
void fringe_tiles_outdate_light (FringeTiles *tiles);

/**
 * fringe_tiles_outdate_change:
 * @change: between the scene that they show and @scene
 *
 * The same after a step; ends the change.
 *
 * Returns: false, nothing done, where all may have changed
 */
gboolean fringe_tiles_outdate_change (FringeTiles *tiles, FringeSceneChange *change, const FringeScene *scene);

/* Another number after each of these but for the light. */
guint fringe_tiles_stamp (const FringeTiles *tiles);

/* The tree lies elsewhere, in its own pixels, while what is seen stays where it is. */
void fringe_tiles_shift (FringeTiles *tiles, double dx, double dy);

/**
 * FringeTilesFrame:
 * @near_x: where a person looks or points: made first
 * @near_y: the same
 * @device_scale: pixels of the device for one of the screen
 * @deadline: by g_get_monotonic_time(): until then tiles are made, at least one
 * @is_passing: whether the next frame will have another scale: then new tiles are made only if there is time for all
 */
typedef struct
{
  FringeScene scene;
  const FringeTheme *theme;
  double near_x, near_y;
  int device_scale;
  gint64 deadline;
  gboolean is_passing;
} FringeTilesFrame;

/* Shows a still picture. Returns: whether nothing in it is out of date; else another frame is needed */
gboolean fringe_tiles_snapshot (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame);

/* Shows a picture in which nodes move: all of it is drawn, and kept until the next tiles are made. */
void fringe_tiles_snapshot_moving (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame);

/* Shows what there is, while there is no layout to draw from. */
void fringe_tiles_snapshot_kept (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeViewport *viewport);

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
