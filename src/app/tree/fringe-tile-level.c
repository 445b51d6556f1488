/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tile-level.h"

#include <math.h>

/* Tiles that have just gone out of sight are kept, so that a hand that moves to and fro finds them. */
#define KEPT_AROUND 1
/* Scaled more than that, nothing can be told from an old picture, and it would take long to paint. */
#define FACTOR_MAX 6.0
/* From tile (0, 0), in pixels: further away the places of tiles would not be exact. */
#define DISTANCE_MAX 1e6
/* Lines of ways and marks reach this far from the places of nodes, in pixels. */
#define REACH 24.0

static guint
tile_hash (gconstpointer key)
{
  const FringeTile *tile = key;

  return (guint) tile->i * 40503u ^ (guint) tile->j;
}

static gboolean
tile_equal (gconstpointer a, gconstpointer b)
{
  const FringeTile *one = a, *other = b;

  return one->i == other->i && one->j == other->j;
}

static void
tile_free (gpointer data)
{
  FringeTile *tile = data;

  g_clear_pointer (&tile->ground, gsk_render_node_unref);
  g_clear_pointer (&tile->light, gsk_render_node_unref);
  g_free (tile);
}

void
fringe_tile_level_begin (FringeTileLevel *level,
                         const FringeViewport *viewport,
                         int device_scale,
                         double width,
                         double height)
{
  g_hash_table_remove_all (level->tiles);
  level->viewport = *viewport;
  level->viewport.width = width;
  level->viewport.height = height;
  level->device_scale = device_scale;
}

gboolean
fringe_tile_level_fits (const FringeTileLevel *level, const FringeTilesFrame *frame)
{
  const FringeViewport *one = &level->viewport, *other = &frame->scene.viewport;

  return level->device_scale == frame->device_scale && one->scale == other->scale
         && one->rows_scale == other->rows_scale && one->direction == other->direction
         && fabs (one->x - other->x) * one->scale < DISTANCE_MAX;
}

graphene_point_t
fringe_tile_level_place (const FringeTileLevel *level, const FringeTilesFrame *frame)
{
  const FringeViewport *viewport = &frame->scene.viewport;
  double x = (level->viewport.x - viewport->x) * fringe_viewport_scale_x (viewport) * frame->device_scale;
  double y = (level->viewport.y - viewport->y) * fringe_viewport_scale_y (viewport) * frame->device_scale;

  return GRAPHENE_POINT_INIT ((float) (rint (x) / frame->device_scale), (float) (rint (y) / frame->device_scale));
}

FringeTileRange
fringe_tile_level_range (const graphene_point_t *place, const FringeTilesFrame *frame)
{
  const FringeViewport *viewport = &frame->scene.viewport;

  return (FringeTileRange) {
    .left = (int) floor (-place->x / FRINGE_TILE_SIZE),
    .top = (int) floor (-place->y / FRINGE_TILE_SIZE),
    .right = (int) ceil ((viewport->width - place->x) / FRINGE_TILE_SIZE) - 1,
    .bottom = (int) ceil ((viewport->height - place->y) / FRINGE_TILE_SIZE) - 1,
  };
}

void
fringe_tile_level_init (FringeTileLevel *level)
{
  level->tiles = g_hash_table_new_full (tile_hash, tile_equal, tile_free, NULL);
}

FringeScene
fringe_tile_level_scene (const FringeTileLevel *level, const FringeTilesFrame *frame, int i, int j)
{
  FringeScene scene = frame->scene;

  scene.viewport = level->viewport;
  fringe_viewport_pan (&scene.viewport, -i * level->viewport.width, -j * level->viewport.height);
  return scene;
}

FringeTile *
fringe_tile_level_find (const FringeTileLevel *level, int i, int j)
{
  return g_hash_table_lookup (level->tiles, &(FringeTile) { .i = i, .j = j });
}

FringeTile *
fringe_tile_level_ensure (FringeTileLevel *level, int i, int j)
{
  FringeTile *tile = fringe_tile_level_find (level, i, j);

  if (tile == NULL)
    {
      tile = g_new0 (FringeTile, 1);
      tile->i = i;
      tile->j = j;
      g_hash_table_add (level->tiles, tile);
    }
  return tile;
}

static double
factor_x (const FringeTileLevel *level, const FringeViewport *viewport)
{
  return fringe_viewport_scale_x (viewport) / fringe_viewport_scale_x (&level->viewport);
}

static double
factor_y (const FringeTileLevel *level, const FringeViewport *viewport)
{
  return fringe_viewport_scale_y (viewport) / fringe_viewport_scale_y (&level->viewport);
}

gboolean
fringe_tile_level_is_shown (const FringeTileLevel *level, const FringeViewport *viewport)
{
  double x = factor_x (level, viewport), y = factor_y (level, viewport);

  return g_hash_table_size (level->tiles) > 0 && level->viewport.direction == viewport->direction && x < FACTOR_MAX
         && y < FACTOR_MAX && x > 1 / FACTOR_MAX && y > 1 / FACTOR_MAX;
}

void
fringe_tile_level_append (const FringeTileLevel *level, GtkSnapshot *snapshot, const FringeViewport *viewport)
{
  double scale_x = fringe_viewport_scale_x (viewport), scale_y = fringe_viewport_scale_y (viewport);
  double width = level->viewport.width * factor_x (level, viewport);
  double height = level->viewport.height * factor_y (level, viewport);
  GHashTableIter iter;
  FringeTile *tile;

  if (!fringe_tile_level_is_shown (level, viewport))
    return;
  g_hash_table_iter_init (&iter, level->tiles);
  while (g_hash_table_iter_next (&iter, (gpointer *) &tile, NULL))
    {
      double x = (level->viewport.x - viewport->x) * scale_x + tile->i * width;
      double y = (level->viewport.y - viewport->y) * scale_y + tile->j * height;

      if (x > viewport->width || y > viewport->height || x + width < 0 || y + height < 0)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
      gtk_snapshot_scale (snapshot, (float) factor_x (level, viewport), (float) factor_y (level, viewport));
      if (tile->ground != NULL)
        gtk_snapshot_append_node (snapshot, tile->ground);
      gtk_snapshot_restore (snapshot);
    }
}

static gboolean
is_unwanted (gpointer key, gpointer value, gpointer data)
{
  const FringeTile *tile = key;
  const FringeTileRange *range = data;

  return tile->i < range->left - KEPT_AROUND || tile->i > range->right + KEPT_AROUND
         || tile->j < range->top - KEPT_AROUND || tile->j > range->bottom + KEPT_AROUND;
}

void
fringe_tile_level_leave (FringeTileLevel *level, const FringeTileRange *range)
{
  g_hash_table_foreach_remove (level->tiles, is_unwanted, (gpointer) range);
}

/* In pixels from tile (0, 0). How far cards reach to the next ones follows the scale of rows, too, which is no
 * smaller. */
static FringeRect
touched_by (const FringeTileLevel *level, const FringeRect *rect, double reach)
{
  const FringeViewport *viewport = &level->viewport;
  double scale_x = fringe_viewport_scale_x (viewport), scale_y = fringe_viewport_scale_y (viewport);

  return (FringeRect) { (rect->x - reach - viewport->x) * scale_x - REACH,
                        (rect->y - reach - viewport->y) * scale_y - REACH,
                        (rect->width + 2 * reach) * scale_x + 2 * REACH,
                        (rect->height + 2 * reach) * scale_y + 2 * REACH };
}

static gboolean
is_touched (const FringeTileLevel *level, const FringeTile *tile, const FringeRect *rect)
{
  FringeRect covered = { tile->i * level->viewport.width, tile->j * level->viewport.height, level->viewport.width,
                         level->viewport.height };

  return fringe_rect_meets (rect, &covered);
}

void
fringe_tile_level_outdate (FringeTileLevel *level, const FringeRect *rects, gsize n, double reach)
{
  GHashTableIter iter;
  FringeTile *tile;

  for (gsize i = 0; i < n; i++)
    {
      FringeRect rect = touched_by (level, &rects[i], reach);

      g_hash_table_iter_init (&iter, level->tiles);
      while (g_hash_table_iter_next (&iter, (gpointer *) &tile, NULL))
        if (is_touched (level, tile, &rect))
          tile->ground_stamp = 0;
    }
}
