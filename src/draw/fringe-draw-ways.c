/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>

/* Lines of paths and markers reach this far from the places of nodes, in pixels. */
#define REACH 16.0
#define MARKER_RADIUS 5.0
/* A marker grows where nodes become small, from the first width to the second. */
#define MARKER_NONE 20.0
#define MARKER_ALL 10.0
/* Where rows are closer than this, a path is a line from node to node. */
#define ROW_MIN 4.0

bool
fringe_painter_sees (const FringePainter *painter, const FringeRect *rect)
{
  const FringeViewport *viewport = &painter->scene->viewport;
  FringeRect around = { -REACH, -REACH, viewport->width + 2 * REACH, viewport->height + 2 * REACH };

  return fringe_rect_meets (rect, &around);
}

static double
row_pixels (const FringeScene *scene)
{
  double scale = scene->card.direction == FRINGE_DIRECTION_DOWN ? fringe_viewport_scale_y (&scene->viewport)
                                                                : fringe_viewport_scale_x (&scene->viewport);

  return scene->card.row_pitch * scale;
}

/* The part of a path whose edges may be seen, as a half-open range; without the root, to which none leads. */
static void
seen_part (const FringePainter *painter, const FringePath *path, uint32_t *first, uint32_t *end)
{
  const FringeScene *scene = painter->scene;
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  double reach = scene->card.row_pitch * (1 + REACH / fmax (row_pixels (scene), 1e-6));
  uint32_t g = fringe_search_g (scene->search, fringe_layout_root (scene->layout));
  FringeSpan span;

  visible
      = (FringeRect) { visible.x - reach, visible.y - reach, visible.width + 2 * reach, visible.height + 2 * reach };
  span = fringe_geometry_span (&scene->card, &visible);
  *first = (uint32_t) MIN ((uint64_t) g + MAX (span.top, 1), path->n);
  *end = (uint32_t) MIN ((uint64_t) g + span.bottom + 2, path->n);
  if (!fringe_painter_is_moving (painter))
    return;
  *first = MIN (g + 1, path->n);
  *end = path->n;
}

static bool
draw_as_edges (const FringePainter *painter,
               const FringePath *path,
               uint32_t first,
               uint32_t end,
               const FringePath *const *without,
               const FringeStroke *stroke)
{
  const FringeScene *scene = painter->scene;
  bool any = false;

  for (uint32_t i = first; i < end; i++)
    {
      FringePlace place = fringe_layout_place (scene->layout, path->ids[i]);
      FringeRect node = fringe_painter_node (painter, &place), parent = fringe_painter_parent (painter, &place);
      bool elsewhere = false;

      for (int j = 0; without[j] != NULL; j++)
        elsewhere |= fringe_path_has (without[j], scene->search, place.id);
      node = fringe_rect_union (&node, &parent);
      if (elsewhere || !fringe_painter_sees (painter, &node))
        continue;
      if (stroke != NULL)
        fringe_painter_draw_edge (painter, &place, stroke);
      any = true;
    }
  return any;
}

/* In steps of about a pixel, which are the same from wherever they are seen. */
static bool
draw_as_line (const FringePainter *painter,
              const FringePath *path,
              uint32_t first,
              uint32_t end,
              const FringeStroke *stroke)
{
  const FringeScene *scene = painter->scene;
  uint32_t stride = (uint32_t) fmax (1, ceil (1 / row_pixels (scene)));
  uint32_t root = fringe_search_g (scene->search, fringe_layout_root (scene->layout));
  g_autofree double *points = g_new (double, 2 * ((end - first) / stride + 4));
  FringeRect around = { 0 };
  int n = 0;

  end = MIN (end + stride, path->n);
  for (uint32_t i = first - first % stride; i < end; i = i + 1 < end ? MIN (i + stride, end - 1) : end)
    {
      FringeRect node = fringe_scene_node (scene, path->ids[MAX (i, root)]);

      node = fringe_viewport_to_screen (&scene->viewport, &node);
      points[2 * n] = node.x + node.width / 2;
      points[2 * n + 1] = node.y + node.height / 2;
      around = n > 0 ? fringe_rect_union (&around, &node) : node;
      n++;
    }
  if (n < 2 || !fringe_painter_sees (painter, &around))
    return false;
  if (stroke != NULL)
    fringe_pen_polyline (painter->pen, points, n, stroke);
  return true;
}

bool
fringe_painter_draw_way (const FringePainter *painter,
                         const FringePath *path,
                         const FringePath *const *without,
                         const FringeStroke *stroke)
{
  uint32_t first, end;

  seen_part (painter, path, &first, &end);
  if (first >= end)
    return false;
  if (row_pixels (painter->scene) < ROW_MIN)
    return draw_as_line (painter, path, first - 1, end, stroke);
  return draw_as_edges (painter, path, first, end, without, stroke);
}

bool
fringe_painter_find (const FringePainter *painter, uint32_t id, FringeRect *rect)
{
  FringePlace place;

  if (id == FRINGE_NO_NODE || !fringe_scene_has (painter->scene, id))
    return false;
  id = fringe_layout_shown_for (painter->scene->layout, id);
  if (id == FRINGE_NO_NODE)
    return false;
  place = fringe_layout_place (painter->scene->layout, id);
  *rect = fringe_painter_node (painter, &place);
  return fringe_painter_sees (painter, rect);
}

void
fringe_painter_draw_marker (const FringePainter *painter, uint32_t id, const FringeColor *color)
{
  FringeStroke stroke = { .fill = *color, .line = painter->theme->background, .width = painter->theme->line };
  double width = painter->scene->card.width * painter->scene->viewport.scale;
  double radius = MARKER_RADIUS * (1 - fringe_painter_fade (width, MARKER_ALL, MARKER_NONE));
  FringeRect rect;

  if (radius > 0.5 && fringe_painter_find (painter, id, &rect))
    fringe_pen_circle (painter->pen, rect.x + rect.width / 2, rect.y + rect.height / 2, radius, &stroke);
}
