/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"
#include "fringe-scene-change.h"
#include "fringe-surface-scale.h"

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

/* Forgets all tiles, because they are of another tree. */
void fringe_tiles_clear (FringeTiles *tiles);

/* Says that the picture has changed. The tiles that there are stay in sight until new ones are made. */
void fringe_tiles_outdate (FringeTiles *tiles);
/* Says that only what lies over the ground has changed. */
void fringe_tiles_outdate_light (FringeTiles *tiles);

/**
 * fringe_tiles_outdate_change:
 * @change: between the scene that they show and @scene
 *
 * Says that the picture has changed where a step changed it, and ends the change.
 *
 * Returns: false, and does nothing, where all of the picture may have changed
 */
gboolean fringe_tiles_outdate_change (FringeTiles *tiles, FringeSceneChange *change, const FringeScene *scene);

/* Returns: a number that is another one after each of these but fringe_tiles_outdate_light() */
guint fringe_tiles_stamp (const FringeTiles *tiles);

/* The tree lies elsewhere, in its own pixels, while what is seen stays where it is. */
void fringe_tiles_shift (FringeTiles *tiles, double dx, double dy);

/**
 * FringeTilesFrame:
 * @near_x: where a person looks or points: made first
 * @near_y: the same
 * @surface: where the view is on the screen, and how large its pixels are
 * @deadline: by g_get_monotonic_time(): until then tiles are made, at least one
 * @is_passing: whether the next frame will have another scale: then new tiles are made only if there is time for all
 */
typedef struct
{
  FringeScene scene;
  const FringeTheme *theme;
  double near_x, near_y;
  FringeSurfaceScale surface;
  gint64 deadline;
  gboolean is_passing;
} FringeTilesFrame;

/* Shows a still picture. Returns: whether nothing in it is out of date; else another frame is needed */
gboolean fringe_tiles_snapshot (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame);

/* Shows a picture in which nodes move: all of it is drawn, and kept until the next tiles are made. */
void fringe_tiles_snapshot_moving (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame);

/* Shows what there is, while there is no layout to draw from. */
void fringe_tiles_snapshot_kept (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame);
