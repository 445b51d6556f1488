/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-tiles.h"

#include "fringe-tile-picture.h"

#include <math.h>

/* The side of a tile, in pixels. Scales of screens are multiples of 1/120 (as Wayland tells them), so that a tile
 * covers a whole number of the screen's pixels, too. */
#define TILE_SIZE 240
/* Tiles that have just gone out of sight are kept, so that a hand that moves to and fro finds them. */
#define KEPT_AROUND 1
/* Scaled more than that, nothing can be told from an old picture, and it would take long to paint. */
#define FACTOR_MAX 6.0
/* From tile (0, 0), in pixels: further away the places of tiles would not be exact. */
#define DISTANCE_MAX 1e6
/* Lines of ways and marks reach this far from the places of nodes, in pixels. */
#define REACH 24.0

/* A tile and its place in the grid. */
typedef struct
{
  int i, j;
  FringeTilePicture ground, light;
} Tile;

/**
 * TileLevel:
 * @tiles: (element-type Tile): a set of them, by their places
 * @viewport: that of tile (0, 0)
 *
 * The tiles of one scale.
 */
typedef struct
{
  GHashTable *tiles;
  FringeViewport viewport;
  double device_scale;
} TileLevel;

/* The tiles that are in sight; both ends belong to the range. */
typedef struct
{
  int left, top, right, bottom;
} TileRange;

static guint
tile_hash (gconstpointer key)
{
  const Tile *tile = key;

  return (guint) tile->i * 40503u ^ (guint) tile->j;
}

static gboolean
tile_equal (gconstpointer a, gconstpointer b)
{
  const Tile *one = a, *other = b;

  return one->i == other->i && one->j == other->j;
}

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  fringe_tile_picture_clear (&tile->ground);
  fringe_tile_picture_clear (&tile->light);
  g_free (tile);
}

/* @width and @height are those of a tile, in pixels. */
static void
level_begin (TileLevel *level, const FringeViewport *viewport, double device_scale, double width, double height)
{
  level->viewport = *viewport;
  level->viewport.width = width;
  level->viewport.height = height;
  level->device_scale = device_scale;
}

/* Whether its tiles have the scale of a frame, and are near it. */
static gboolean
level_fits (const TileLevel *level, const FringeTilesFrame *frame)
{
  const FringeViewport *one = &level->viewport, *other = &frame->scene.viewport;

  return level->device_scale == frame->surface.scale && one->scale == other->scale
         && one->rows_scale == other->rows_scale && one->direction == other->direction
         && fabs (one->x - other->x) * one->scale < DISTANCE_MAX;
}

/* Where a pixel of the view is that lies on one of the screen. */
static double
on_pixel_x (const FringeTilesFrame *frame, double x)
{
  return fringe_surface_scale_round (frame->surface.scale, frame->surface.x, x);
}

static double
on_pixel_y (const FringeTilesFrame *frame, double y)
{
  return fringe_surface_scale_round (frame->surface.scale, frame->surface.y, y);
}

/* Returns: where tile (0, 0) is in the view, on a whole pixel of the screen */
static graphene_point_t
level_place (const TileLevel *level, const FringeTilesFrame *frame)
{
  const FringeViewport *viewport = &frame->scene.viewport;
  double x = (level->viewport.x - viewport->x) * fringe_viewport_scale_x (viewport);
  double y = (level->viewport.y - viewport->y) * fringe_viewport_scale_y (viewport);

  return GRAPHENE_POINT_INIT ((float) on_pixel_x (frame, x), (float) on_pixel_y (frame, y));
}

static TileRange
level_range (const graphene_point_t *place, const FringeTilesFrame *frame)
{
  const FringeViewport *viewport = &frame->scene.viewport;

  return (TileRange) {
    .left = (int) floor (-place->x / TILE_SIZE),
    .top = (int) floor (-place->y / TILE_SIZE),
    .right = (int) ceil ((viewport->width - place->x) / TILE_SIZE) - 1,
    .bottom = (int) ceil ((viewport->height - place->y) / TILE_SIZE) - 1,
  };
}

static void
level_init (TileLevel *level)
{
  level->tiles = g_hash_table_new_full (tile_hash, tile_equal, tile_free, NULL);
}

/* Returns: what is seen in a tile */
static FringeScene
level_scene (const TileLevel *level, const FringeTilesFrame *frame, int i, int j)
{
  FringeScene scene = frame->scene;

  scene.viewport = level->viewport;
  fringe_viewport_pan (&scene.viewport, -i * level->viewport.width, -j * level->viewport.height);
  return scene;
}

static Tile *
level_find (const TileLevel *level, int i, int j)
{
  return g_hash_table_lookup (level->tiles, &(Tile) { .i = i, .j = j });
}

static Tile *
level_ensure (TileLevel *level, int i, int j)
{
  Tile *tile = level_find (level, i, j);

  if (tile == NULL)
    {
      tile = g_new0 (Tile, 1);
      tile->i = i;
      tile->j = j;
      g_hash_table_add (level->tiles, tile);
    }
  return tile;
}

static double
factor_x (const TileLevel *level, const FringeViewport *viewport)
{
  return fringe_viewport_scale_x (viewport) / fringe_viewport_scale_x (&level->viewport);
}

static double
factor_y (const TileLevel *level, const FringeViewport *viewport)
{
  return fringe_viewport_scale_y (viewport) / fringe_viewport_scale_y (&level->viewport);
}

/* Whether its tiles can be shown scaled in @viewport. */
static gboolean
level_is_shown (const TileLevel *level, const FringeViewport *viewport)
{
  double x = factor_x (level, viewport), y = factor_y (level, viewport);

  return g_hash_table_size (level->tiles) > 0 && level->viewport.direction == viewport->direction && x < FACTOR_MAX
         && y < FACTOR_MAX && x > 1 / FACTOR_MAX && y > 1 / FACTOR_MAX;
}

/* From one whole pixel of the screen to another, so that no seam is seen between tiles that are scaled. */
static void
append_scaled (GtkSnapshot *snapshot, GskRenderNode *node, const graphene_rect_t *to, double width, double height)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &to->origin);
  gtk_snapshot_scale (snapshot, to->size.width / (float) width, to->size.height / (float) height);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* Shows the ground of its tiles where it would be seen now. */
static void
level_append (const TileLevel *level, GtkSnapshot *snapshot, const FringeTilesFrame *frame)
{
  const FringeViewport *viewport = &frame->scene.viewport;
  double scale_x = fringe_viewport_scale_x (viewport), scale_y = fringe_viewport_scale_y (viewport);
  double width = level->viewport.width * factor_x (level, viewport);
  double height = level->viewport.height * factor_y (level, viewport);
  GHashTableIter iter;
  Tile *tile;

  if (!level_is_shown (level, viewport))
    return;
  g_hash_table_iter_init (&iter, level->tiles);
  while (g_hash_table_iter_next (&iter, (gpointer *) &tile, NULL))
    {
      double left = (level->viewport.x - viewport->x) * scale_x + tile->i * width;
      double top = (level->viewport.y - viewport->y) * scale_y + tile->j * height;
      double x = on_pixel_x (frame, left), right = on_pixel_x (frame, left + width);
      double y = on_pixel_y (frame, top), bottom = on_pixel_y (frame, top + height);

      if (tile->ground.node == NULL || x > viewport->width || y > viewport->height || right <= fmax (x, 0)
          || bottom <= fmax (y, 0))
        continue;
      append_scaled (snapshot, tile->ground.node,
                     &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) (right - x), (float) (bottom - y)),
                     level->viewport.width, level->viewport.height);
    }
}

static gboolean
is_unwanted (gpointer key, gpointer value, gpointer data)
{
  const Tile *tile = key;
  const TileRange *range = data;

  return tile->i < range->left - KEPT_AROUND || tile->i > range->right + KEPT_AROUND
         || tile->j < range->top - KEPT_AROUND || tile->j > range->bottom + KEPT_AROUND;
}

/* Forgets the tiles that are far out of sight. */
static void
level_leave (TileLevel *level, const TileRange *range)
{
  g_hash_table_foreach_remove (level->tiles, is_unwanted, (gpointer) range);
}

/* In pixels from tile (0, 0). How far cards reach to the next ones follows the scale of rows, too, which is no
 * smaller. */
static FringeRect
touched_by (const TileLevel *level, const FringeRect *rect, double reach)
{
  const FringeViewport *viewport = &level->viewport;
  double scale_x = fringe_viewport_scale_x (viewport), scale_y = fringe_viewport_scale_y (viewport);

  return (FringeRect) { (rect->x - reach - viewport->x) * scale_x - REACH,
                        (rect->y - reach - viewport->y) * scale_y - REACH,
                        (rect->width + 2 * reach) * scale_x + 2 * REACH,
                        (rect->height + 2 * reach) * scale_y + 2 * REACH };
}

static gboolean
is_touched (const TileLevel *level, const Tile *tile, const FringeRect *rect)
{
  FringeRect covered = { tile->i * level->viewport.width, tile->j * level->viewport.height, level->viewport.width,
                         level->viewport.height };

  return fringe_rect_meets (rect, &covered);
}

/* The tiles that meet one of @rects, which are in the tree and grow by @reach on each side, are out of date. */
static void
level_outdate (TileLevel *level, const FringeRect *rects, gsize n, double reach)
{
  GHashTableIter iter;
  Tile *tile;

  for (gsize i = 0; i < n; i++)
    {
      FringeRect rect = touched_by (level, &rects[i], reach);

      g_hash_table_iter_init (&iter, level->tiles);
      while (g_hash_table_iter_next (&iter, (gpointer *) &tile, NULL))
        if (is_touched (level, tile, &rect))
          tile->ground.stamp = 0;
    }
}

struct _FringeTiles
{
  TileLevel now, before; /* the latter is shown where the former has nothing yet */
  guint ground_stamp, light_stamp;
  guint n_changes;
  guint range_stamp; /* of the ground for which there is a range */
  FringeRange range; /* of the values that its colours tell */
  double cost;       /* of a tile, in microseconds */
};

static void
draw (FringeTilePicture *picture,
      const FringeTilesFrame *frame,
      const FringeScene *scene,
      FringeTileDraw draw_scene,
      gboolean opaque)
{
  fringe_tile_picture_take (picture, &frame->surface,
                            fringe_tile_draw (&frame->surface, frame->theme, scene, draw_scene, opaque));
}

/* The first tile of a ground has that of all. */
static void
note_range (FringeTiles *tiles, const FringeScene *scene)
{
  if (tiles->range_stamp == tiles->ground_stamp)
    return;
  tiles->range_stamp = tiles->ground_stamp;
  tiles->range = fringe_coloring_range (scene->coloring, scene->search, scene->f_max);
}

static void
make_ground (FringeTiles *tiles, const FringeTilesFrame *frame, Tile *tile)
{
  gint64 start = g_get_monotonic_time ();
  FringeScene scene = level_scene (&tiles->now, frame, tile->i, tile->j);

  /* To software it is as quick to show a tile anew as to find out whether it has changed. */
  if (frame->surface.in_software)
    fringe_tile_picture_clear (&tile->ground);
  draw (&tile->ground, frame, &scene, fringe_draw_tree_ground, TRUE);
  tile->ground.stamp = tiles->ground_stamp;
  note_range (tiles, &scene);
  tiles->cost = 0.8 * tiles->cost + 0.2 * (double) (g_get_monotonic_time () - start);
}

static void
make_light (FringeTiles *tiles, const FringeTilesFrame *frame, Tile *tile)
{
  FringeScene scene = level_scene (&tiles->now, frame, tile->i, tile->j);

  tile->light.stamp = tiles->light_stamp;
  if (fringe_scene_has_light (&scene))
    draw (&tile->light, frame, &scene, fringe_draw_tree_light, FALSE);
  else
    fringe_tile_picture_clear (&tile->light);
}

/* A tile that is out of date, and how far from where one looks. */
typedef struct
{
  Tile *tile;
  double distance;
} Wanted;

static int
compare_wanted (gconstpointer a, gconstpointer b)
{
  double one = ((const Wanted *) a)->distance, other = ((const Wanted *) b)->distance;

  return one < other ? -1 : one > other;
}

static GArray *
find_wanted (FringeTiles *tiles, const FringeTilesFrame *frame, const graphene_point_t *place, const TileRange *range)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Wanted));

  for (int j = range->top; j <= range->bottom; j++)
    for (int i = range->left; i <= range->right; i++)
      {
        Wanted wanted = { level_ensure (&tiles->now, i, j), hypot (place->x + (i + 0.5) * TILE_SIZE - frame->near_x,
                                                                   place->y + (j + 0.5) * TILE_SIZE - frame->near_y) };

        if (wanted.tile->ground.stamp != tiles->ground_stamp)
          g_array_append_val (all, wanted);
      }
  g_array_sort (all, compare_wanted);
  return all;
}

/* Returns: whether there was time for all */
static gboolean
make_wanted (FringeTiles *tiles, const FringeTilesFrame *frame, const GArray *wanted)
{
  gint64 time = frame->deadline - g_get_monotonic_time ();
  guint n = 0;

  if (frame->is_passing && wanted->len * tiles->cost > (double) time && g_hash_table_size (tiles->before.tiles) > 0)
    return FALSE;
  while (n < wanted->len && (n == 0 || (double) g_get_monotonic_time () + tiles->cost < (double) frame->deadline))
    make_ground (tiles, frame, g_array_index (wanted, Wanted, n++).tile);
  return n == wanted->len;
}

static void
append (GtkSnapshot *snapshot, GskRenderNode *node, const graphene_point_t *place)
{
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, place);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
append_now (FringeTiles *tiles,
            GtkSnapshot *snapshot,
            const FringeTilesFrame *frame,
            const graphene_point_t *place,
            const TileRange *range)
{
  for (int j = range->top; j <= range->bottom; j++)
    for (int i = range->left; i <= range->right; i++)
      {
        graphene_point_t corner
            = GRAPHENE_POINT_INIT (place->x + (float) (i * TILE_SIZE), place->y + (float) (j * TILE_SIZE));
        Tile *tile = level_find (&tiles->now, i, j);

        if (tile->light.stamp != tiles->light_stamp)
          make_light (tiles, frame, tile);
        append (snapshot, tile->ground.node, &corner);
        append (snapshot, tile->light.node, &corner);
      }
}

/* The last complete picture stays until the next one is complete. */
static void
begin_level (FringeTiles *tiles, const FringeTilesFrame *frame)
{
  if (!level_is_shown (&tiles->before, &frame->scene.viewport))
    {
      TileLevel spare = tiles->before;

      tiles->before = tiles->now;
      tiles->now = spare;
    }
  g_hash_table_remove_all (tiles->now.tiles);
  level_begin (&tiles->now, &frame->scene.viewport, frame->surface.scale, TILE_SIZE, TILE_SIZE);
}

gboolean
fringe_tiles_snapshot (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame)
{
  g_autoptr (GArray) wanted = NULL;
  graphene_point_t place;
  gboolean complete;
  TileRange range;

  if (!level_fits (&tiles->now, frame))
    begin_level (tiles, frame);
  place = level_place (&tiles->now, frame);
  range = level_range (&place, frame);
  wanted = find_wanted (tiles, frame, &place, &range);
  complete = make_wanted (tiles, frame, wanted);
  if (complete)
    g_hash_table_remove_all (tiles->before.tiles);
  level_append (&tiles->before, snapshot, frame);
  append_now (tiles, snapshot, frame, &place, &range);
  level_leave (&tiles->now, &range);
  return complete;
}

void
fringe_tiles_snapshot_kept (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame)
{
  level_append (&tiles->before, snapshot, frame);
  level_append (&tiles->now, snapshot, frame);
}

/* Returns: the whole pixels of the screen, of which the first and the last may lie partly outside the view */
static FringeScene
whole_scene (const FringeTilesFrame *frame)
{
  double scale = frame->surface.scale;
  double left = floor (frame->surface.x * scale) / scale - frame->surface.x;
  double top = floor (frame->surface.y * scale) / scale - frame->surface.y;
  FringeScene scene = frame->scene;

  fringe_viewport_pan (&scene.viewport, -left, -top);
  scene.viewport.width = ceil ((scene.viewport.width - left) * scale) / scale;
  scene.viewport.height = ceil ((scene.viewport.height - top) * scale) / scale;
  return scene;
}

static gboolean
is_beyond (gpointer key, gpointer value, gpointer data)
{
  const Tile *tile = key;
  const TileRange *range = data;

  return tile->i < range->left || tile->i > range->right || tile->j < range->top || tile->j > range->bottom;
}

/* So that only those tiles are sent to the graphics processor in which something moves. */
static void
cut (TileLevel *level, const FringeTilesFrame *frame, cairo_surface_t *pixels)
{
  int size = (int) rint (TILE_SIZE * frame->surface.scale);
  TileRange range = { .right = (cairo_image_surface_get_width (pixels) - 1) / size,
                      .bottom = (cairo_image_surface_get_height (pixels) - 1) / size };

  g_hash_table_foreach_remove (level->tiles, is_beyond, &range);
  for (int j = 0; j <= range.bottom; j++)
    for (int i = 0; i <= range.right; i++)
      fringe_tile_picture_cut (&level_ensure (level, i, j)->ground, &frame->surface, pixels, i * size, j * size, size);
}

/* All is drawn in one piece, which is quicker than tile by tile. */
void
fringe_tiles_snapshot_moving (FringeTiles *tiles, GtkSnapshot *snapshot, const FringeTilesFrame *frame)
{
  FringeScene scene = whole_scene (frame);
  cairo_surface_t *pixels = fringe_tile_draw (&frame->surface, frame->theme, &scene, fringe_draw_tree, TRUE);

  g_hash_table_remove_all (tiles->now.tiles);
  if (frame->surface.in_software)
    {
      g_hash_table_remove_all (tiles->before.tiles);
      level_begin (&tiles->before, &scene.viewport, frame->surface.scale, scene.viewport.width, scene.viewport.height);
      fringe_tile_picture_take (&level_ensure (&tiles->before, 0, 0)->ground, &frame->surface, pixels);
    }
  else
    {
      level_begin (&tiles->before, &scene.viewport, frame->surface.scale, TILE_SIZE, TILE_SIZE);
      cut (&tiles->before, frame, pixels);
      cairo_surface_destroy (pixels);
    }
  level_append (&tiles->before, snapshot, frame);
}

void
fringe_tiles_outdate_light (FringeTiles *tiles)
{
  tiles->light_stamp++;
}

void
fringe_tiles_outdate (FringeTiles *tiles)
{
  tiles->n_changes++;
  tiles->ground_stamp++;
  tiles->light_stamp++;
}

static gboolean
has_range_of (const FringeTiles *tiles, const FringeScene *scene)
{
  FringeRange range = fringe_coloring_range (scene->coloring, scene->search, scene->f_max);

  return tiles->range_stamp == tiles->ground_stamp && range.low == tiles->range.low && range.high == tiles->range.high;
}

gboolean
fringe_tiles_outdate_change (FringeTiles *tiles, FringeSceneChange *change, const FringeScene *scene)
{
  double reach = fmax (scene->card.pitch, scene->card.row_pitch);
  const FringeRect *rects = NULL;
  gsize n;

  if (tiles->now.viewport.scale == fringe_scene_change_scale (change) && has_range_of (tiles, scene))
    rects = fringe_scene_change_end (change, scene, &n);
  if (rects == NULL)
    return FALSE;
  level_outdate (&tiles->now, rects, n, reach);
  tiles->n_changes++;
  tiles->light_stamp++;
  return TRUE;
}

guint
fringe_tiles_stamp (const FringeTiles *tiles)
{
  return tiles->n_changes;
}

void
fringe_tiles_clear (FringeTiles *tiles)
{
  fringe_tiles_outdate (tiles);
  g_hash_table_remove_all (tiles->now.tiles);
  g_hash_table_remove_all (tiles->before.tiles);
}

void
fringe_tiles_shift (FringeTiles *tiles, double dx, double dy)
{
  tiles->now.viewport.x += dx;
  tiles->now.viewport.y += dy;
  tiles->before.viewport.x += dx;
  tiles->before.viewport.y += dy;
}

FringeTiles *
fringe_tiles_new (void)
{
  FringeTiles *tiles = g_new0 (FringeTiles, 1);

  level_init (&tiles->now);
  level_init (&tiles->before);
  tiles->ground_stamp = tiles->light_stamp = 1;
  return tiles;
}

void
fringe_tiles_free (FringeTiles *tiles)
{
  g_hash_table_unref (tiles->now.tiles);
  g_hash_table_unref (tiles->before.tiles);
  g_free (tiles);
}
