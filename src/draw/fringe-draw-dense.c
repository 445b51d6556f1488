/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>

/* Nodes have this share of a row, for the shape of a tree is seen best when its rows nearly touch. */
#define HEIGHT_SHARE 0.7
/* Nodes of the first width are as high as their cards; narrower ones are higher, up to the share of a row at the
 * second. */
#define WIDTH_OF_CARDS 4.0
#define WIDTH_OF_ROWS 1.0
/* Places of viewports are rounded to this part of a pixel, so that tiles agree on what is in a pixel. */
#define PIXEL_PART 256.0
#define AHEAD 24
/* A raster has no more pixels, so that memory is bounded; that of a screen has fewer. */
#define PIXELS_MAX (16 * 1024 * 1024)

/* A raster has the pixels across the tree, row by row: the node that is seen in each, or FRINGE_NO_NODE. Where there
 * are more than it may have, it is of one band of rows after the other. */
typedef struct
{
  const FringePainter *painter;
  FringeSpan span;
  uint32_t row_grain;
  uint32_t n_rows;
  int width;
  uint32_t *ids;
  double unit, side; /* a unit of the layout and the side of a card, in pixels */
  double origin, origin_of_rows;
} Raster;

enum
{
  NONE,
  FRONTIER,
  EXPANDED,
  CURRENT,
  GOAL,
  DISCARDED,
  CUT,
  VALUELESS,
  ONLY_LEFT,
  ONLY_RIGHT,
  RAMP,
  N_COLORS = RAMP + FRINGE_RAMP_COLORS
};

static bool
is_down (const FringePainter *painter)
{
  return painter->scene->card.direction == FRINGE_DIRECTION_DOWN;
}

static double
scale_of_rows (const FringeViewport *viewport)
{
  return viewport->direction == FRINGE_DIRECTION_DOWN ? fringe_viewport_scale_y (viewport)
                                                      : fringe_viewport_scale_x (viewport);
}

static double
to_pixel_part (double pixels)
{
  return round (pixels * PIXEL_PART) / PIXEL_PART;
}

/* A row may be higher than its cards, and a node may be drawn a pixel beside its place, across or along, so more than
 * what is visible is looked at. */
static FringeRect
with_reach (const FringePainter *painter, const FringeRect *visible)
{
  const FringeViewport *viewport = &painter->scene->viewport;
  double across = 1 / viewport->scale, along = fmax (painter->scene->card.row_pitch, 1 / scale_of_rows (viewport));
  double x = is_down (painter) ? across : along, y = is_down (painter) ? along : across;

  return (FringeRect) { visible->x - x, visible->y - y, visible->width + 2 * x, visible->height + 2 * y };
}

static bool
begin_raster (Raster *raster, const FringePainter *painter)
{
  const FringeScene *scene = painter->scene;
  const FringeViewport *viewport = &scene->viewport;
  FringeRect visible = fringe_viewport_visible (viewport);
  double row_pixels = scene->card.row_pitch * scale_of_rows (viewport);
  double x = viewport->x * fringe_viewport_scale_x (viewport), y = viewport->y * fringe_viewport_scale_y (viewport);

  *raster = (Raster) {
    .painter = painter,
    .row_grain = (uint32_t) fmax (1, floor (1 / row_pixels)),
    .width = (int) ceil (is_down (painter) ? viewport->width : viewport->height) + 1,
    .unit = scene->card.pitch / FRINGE_LAYOUT_SLOT * viewport->scale,
    .side = (is_down (painter) ? scene->card.width : scene->card.height) * viewport->scale,
    .origin = to_pixel_part (is_down (painter) ? x : y),
    .origin_of_rows = to_pixel_part (is_down (painter) ? y : x),
  };
  visible = with_reach (painter, &visible);
  raster->span = fringe_geometry_span (&scene->card, &visible);
  raster->span.bottom = MIN (raster->span.bottom, fringe_layout_n_rows (scene->layout) - 1);
  if (raster->span.top > raster->span.bottom || raster->width < 1)
    return false;
  raster->n_rows = MIN (raster->span.bottom / raster->row_grain - raster->span.top / raster->row_grain + 1,
                        (uint32_t) MAX (PIXELS_MAX / raster->width, 1));
  raster->ids = g_new (uint32_t, (size_t) raster->n_rows * (size_t) raster->width);
  return true;
}

/* What is seen of a tree may reach beyond the rows that were asked for. */
static bool
has_row (const Raster *raster, uint32_t row)
{
  uint32_t group = row / raster->row_grain;

  return group >= raster->span.top / raster->row_grain && group <= raster->span.bottom / raster->row_grain;
}

static uint32_t *
row_of (const Raster *raster, uint32_t row)
{
  return raster->ids
         + (size_t) (row / raster->row_grain - raster->span.top / raster->row_grain) * (size_t) raster->width;
}

/* Of several nodes in a pixel the one with the lowest id is seen, so that it is the same whichever part of the tree is
 * drawn. */
static void
enter (const Raster *raster, const FringePlace *place)
{
  double start = floor ((place->x * raster->unit - raster->side / 2) * PIXEL_PART + 0.5) / PIXEL_PART - raster->origin;
  int64_t first = (int64_t) floor (start), end = (int64_t) floor (start + raster->side);
  uint32_t *ids = row_of (raster, place->row);

  end = MIN (MAX (end, first + 1), raster->width);
  for (first = MAX (first, 0); first < end; first++)
    ids[first] = MIN (ids[first], place->id);
}

static int
color_of_state (FringeNodeState state)
{
  static const int colors[FRINGE_N_NODE_STATES] = {
    [FRINGE_NODE_ABSENT] = EXPANDED,   [FRINGE_NODE_FRONTIER] = FRONTIER,
    [FRINGE_NODE_EXPANDED] = EXPANDED, [FRINGE_NODE_SUPERSEDED] = DISCARDED,
    [FRINGE_NODE_GOAL] = GOAL,         [FRINGE_NODE_STALE] = DISCARDED,
    [FRINGE_NODE_CUT] = CUT,           [FRINGE_NODE_FORGOTTEN] = DISCARDED,
  };

  return colors[state];
}

static int
color_of_owner (FringeOwner owner, FringeNodeState state)
{
  if (owner == FRINGE_OWNER_LEFT)
    return ONLY_LEFT;
  return owner == FRINGE_OWNER_RIGHT ? ONLY_RIGHT : color_of_state (state);
}

static int
color_of (const FringePainter *painter, uint32_t id, FringeNodeState state)
{
  const FringeScene *scene = painter->scene;
  int index;

  if (state == FRINGE_NODE_GOAL || fringe_path_has (&painter->solution, scene->search, id))
    return GOAL;
  if (id == painter->current)
    return CURRENT;
  if (scene->owners.find != NULL)
    return color_of_owner (scene->owners.find (scene->owners.data, id), state);
  if (scene->coloring == FRINGE_COLORING_STATE)
    return color_of_state (state);
  index = fringe_coloring_index (scene->coloring, scene->search, &painter->range, id, scene->step);
  return index < 0 ? VALUELESS : RAMP + index;
}

static void
fill_colors (const FringeTheme *theme, FringeColor colors[N_COLORS])
{
  const FringeColor of_states[RAMP] = {
    [FRONTIER] = theme->frontier, [EXPANDED] = theme->expanded,   [CURRENT] = theme->current,
    [GOAL] = theme->goal,         [DISCARDED] = theme->discarded, [CUT] = theme->cut,
    [VALUELESS] = theme->edge,    [ONLY_LEFT] = theme->only_left, [ONLY_RIGHT] = theme->only_right,
  };

  memcpy (colors, of_states, sizeof of_states);
  memcpy (colors + RAMP, fringe_ramp (theme), FRINGE_RAMP_COLORS * sizeof *colors);
}

static double
height_of_row (const FringeScene *scene)
{
  double scale = scene->viewport.scale, width = scene->card.width * scale;
  double share = fringe_painter_fade (width, WIDTH_OF_ROWS, WIDTH_OF_CARDS);
  double row = scene->card.row_pitch * scale_of_rows (&scene->viewport) * HEIGHT_SHARE;
  double card = (scene->card.direction == FRINGE_DIRECTION_DOWN ? scene->card.height : scene->card.width) * scale;

  return share * fmin (card, row) + (1 - share) * row;
}

static void
draw_strip (const Raster *raster, double along, double height, const FringeColor *colors, const uint8_t *pixels)
{
  const FringePainter *painter = raster->painter;
  FringeStrip strip = { colors, pixels, raster->width };
  double thickness = fmax (round (height), 1);

  /* The first pixel is the one in which the viewport begins, wherever in it that is. */
  fringe_pen_strip (painter->pen, is_down (painter) ? 0 : along, is_down (painter) ? along : 0, thickness,
                    painter->scene->card.direction, &strip);
}

/* Nodes of whole height are drawn first, then the short ones. */
static void
draw_row (const Raster *raster, uint32_t row, const FringeColor *colors, uint8_t *whole, uint8_t *low)
{
  const FringePainter *painter = raster->painter;
  const FringeScene *scene = painter->scene;
  const uint32_t *ids = row_of (raster, row);
  double along = floor (to_pixel_part (row * scene->card.row_pitch * scale_of_rows (&scene->viewport))
                        - raster->origin_of_rows + 0.5);
  double height = height_of_row (scene), low_share = fringe_node_height (FRINGE_NODE_CUT);
  bool any_whole = false, any_low = false;

  memset (whole, NONE, (size_t) raster->width);
  memset (low, NONE, (size_t) raster->width);
  for (int i = 0; i < raster->width; i++)
    {
      FringeNodeState state;
      bool is_low;

      /* Nodes lie anywhere in memory, so those to come are fetched meanwhile: without that a large tree takes 7 to 17 %
       * longer. */
      if (i + AHEAD < raster->width && ids[i + AHEAD] != FRINGE_NO_NODE)
        fringe_search_fetch (scene->search, ids[i + AHEAD]);
      if (ids[i] == FRINGE_NO_NODE)
        continue;
      if (i > 0 && ids[i] == ids[i - 1])
        {
          whole[i] = whole[i - 1];
          low[i] = low[i - 1];
          continue;
        }
      state = fringe_scene_state (scene, ids[i]);
      is_low = fringe_node_height (state) < 1;
      any_low |= is_low;
      any_whole |= !is_low;
      (is_low ? low : whole)[i] = (uint8_t) color_of (painter, ids[i], state);
    }
  if (any_whole)
    draw_strip (raster, along, height, colors, whole);
  if (any_low)
    draw_strip (raster, along, height * low_share, colors, low);
}

static void
enter_all (const Raster *raster)
{
  const FringeScene *scene = raster->painter->scene;
  double units = FRINGE_LAYOUT_SLOT / (scene->card.pitch * scene->viewport.scale);
  int32_t grain = (int32_t) fmin (fmax (units, 1), INT32_MAX);
  FringePlaces places = { 0 };

  memset (raster->ids, 0xff, (size_t) raster->n_rows * (size_t) raster->width * sizeof *raster->ids);
  fringe_layout_see (scene->layout, &raster->span, grain, raster->row_grain, &places);
  for (size_t i = 0; i < places.n; i++)
    if (has_row (raster, places.places[i].row) && fringe_scene_has (scene, places.places[i].id))
      enter (raster, &places.places[i]);
  fringe_places_clear (&places);
}

void
fringe_painter_draw_dense (const FringePainter *painter)
{
  FringeColor colors[N_COLORS];
  FringeSpan all;
  Raster raster;

  if (!begin_raster (&raster, painter))
    return;
  fill_colors (painter->theme, colors);
  g_autofree uint8_t *pixels = g_new (uint8_t, 2 * (size_t) raster.width);
  all = raster.span;
  for (uint32_t row = all.top - all.top % raster.row_grain; row <= all.bottom;)
    {
      uint32_t end = row + MIN (raster.n_rows * raster.row_grain, all.bottom - row + 1);

      raster.span.top = MAX (row, all.top);
      raster.span.bottom = end - 1;
      enter_all (&raster);
      for (; row < end; row += raster.row_grain)
        draw_row (&raster, row, colors, pixels, pixels + raster.width);
    }
  g_free (raster.ids);
}
