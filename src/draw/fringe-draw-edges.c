/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>

#define MOVE_RADIUS 9.0
#define MOVE_ABOVE 16.0
#define ARROW 4.5
#define PATH_WIDTH 0.8

static FringeStroke
edge_stroke (const FringePainter *painter, uint32_t child)
{
  const FringeSearch *search = painter->scene->search;
  const FringeTheme *theme = painter->theme;

  if (fringe_path_has (&painter->solution, search, child))
    return (FringeStroke) { .line = theme->goal, .width = theme->line_bold };
  if (fringe_path_has (&painter->to_current, search, child))
    return (FringeStroke) { .line = theme->current, .width = theme->line_bold * PATH_WIDTH };
  if (fringe_path_has (&painter->to_selected, search, child) || fringe_path_has (&painter->to_hovered, search, child))
    return (FringeStroke) { .line = theme->accent, .width = theme->line_bold * PATH_WIDTH };
  return (FringeStroke) { .line = theme->edge, .width = theme->line };
}

static void
draw_move (const FringePainter *painter, double x, double y, FringeMove move, FringeStroke stroke)
{
  static const double directions[FRINGE_N_MOVES][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  double scale = fmin (painter->scene->viewport.scale, 1), a = ARROW * scale;
  double dx = directions[move][0] * a, dy = directions[move][1] * a;
  FringeStroke circle = { .fill = painter->theme->background, .line = stroke.line, .width = painter->theme->line };
  FringeStroke arrow = { .line = stroke.line, .width = painter->theme->line };

  fringe_pen_circle (painter->pen, x, y, MOVE_RADIUS * scale, &circle);
  fringe_pen_polyline (painter->pen, (double[]) { x - dx, y - dy, x + dx, y + dy }, 2, &arrow);
  fringe_pen_polyline (painter->pen,
                       (double[]) { x - dy * 0.8, y - dx * 0.8, x + dx, y + dy, x + dy * 0.8, y + dx * 0.8 }, 3,
                       &arrow);
}

void
fringe_painter_draw_edge (const FringePainter *painter, uint32_t child)
{
  const FringeScene *scene = painter->scene;
  uint32_t parent = fringe_search_parent (scene->search, child);
  FringeRect from = fringe_scene_node (scene, parent), to = fringe_scene_node (scene, child);
  FringeStroke stroke = edge_stroke (painter, child);
  double scale = fmin (scene->viewport.scale, 1), x, y;

  from = fringe_viewport_to_screen (&scene->viewport, &from);
  to = fringe_viewport_to_screen (&scene->viewport, &to);
  x = to.x + to.width / 2;
  if (painter->detail < FRINGE_DETAIL_BOARD)
    {
      fringe_pen_curve (painter->pen, from.x + from.width / 2, from.y + from.height, x, to.y, &stroke);
      return;
    }
  y = to.y - MOVE_ABOVE * scene->viewport.scale;
  fringe_pen_curve (painter->pen, from.x + from.width / 2, from.y + from.height, x, y - MOVE_RADIUS * scale, &stroke);
  fringe_pen_polyline (painter->pen, (double[]) { x, y + MOVE_RADIUS * scale, x, to.y }, 2, &stroke);
  draw_move (painter, x, y, fringe_search_move (scene->search, child), stroke);
}

static bool
is_lit (const FringePainter *painter, uint32_t id)
{
  const FringeSearch *search = painter->scene->search;

  return fringe_path_has (&painter->solution, search, id) || fringe_path_has (&painter->to_current, search, id)
         || fringe_path_has (&painter->to_selected, search, id) || fringe_path_has (&painter->to_hovered, search, id);
}

static void
draw_edge_if (const FringePainter *painter, uint32_t child, bool lit)
{
  if (is_lit (painter, child) == lit)
    fringe_painter_draw_edge (painter, child);
}

static void
draw_edges_to_row (const FringePainter *painter, uint32_t row, bool lit)
{
  uint32_t first, end;
  const uint32_t *ids = fringe_painter_visible_nodes (painter, row, &first, &end);

  for (uint32_t i = first; i < end; i++)
    draw_edge_if (painter, ids[i], lit);
}

/* Edges from nodes that are seen to children that are not. */
static void
draw_edges_leaving_row (const FringePainter *painter, uint32_t row, bool lit)
{
  const FringeLayout *layout = painter->scene->layout;
  uint32_t first, end, first_below, end_below;
  const uint32_t *ids = fringe_painter_visible_nodes (painter, row, &first, &end);
  const uint32_t *below = fringe_painter_visible_nodes (painter, row + 1, &first_below, &end_below);

  for (uint32_t i = first; i < end; i++)
    {
      uint32_t children[FRINGE_N_MOVES];
      int n = fringe_layout_children (layout, ids[i], children);

      for (int j = 0; j < n; j++)
        if (first_below == end_below
            || fringe_layout_x (layout, children[j]) < fringe_layout_x (layout, below[first_below])
            || fringe_layout_x (layout, children[j]) > fringe_layout_x (layout, below[end_below - 1]))
          draw_edge_if (painter, children[j], lit);
    }
}

/* Edges that come from one side and go on to the other. A parent stands between its children and edges do
 * not cross, so they all lead to the next children beyond a side, and to those of one parent. */
static void
draw_edges_passing_to_row (const FringePainter *painter, uint32_t row, bool lit)
{
  const FringeScene *scene = painter->scene;
  const FringeLayout *layout = scene->layout;
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  int64_t left = fringe_geometry_layout_x (&scene->card, visible.x - scene->card.width);
  int64_t right = fringe_geometry_layout_x (&scene->card, visible.x + visible.width + scene->card.width);
  uint32_t first, end, n;
  const uint32_t *ids = fringe_painter_visible_nodes (painter, row, &first, &end);

  fringe_layout_row (layout, row, &n);
  for (uint32_t i = end; i < n && fringe_layout_x (layout, fringe_search_parent (scene->search, ids[i])) < left; i++)
    draw_edge_if (painter, ids[i], lit);
  for (uint32_t i = first; i > 0 && fringe_layout_x (layout, fringe_search_parent (scene->search, ids[i - 1])) > right;
       i--)
    draw_edge_if (painter, ids[i - 1], lit);
}

void
fringe_painter_draw_edges (const FringePainter *painter, uint32_t first_row, uint32_t end_row, bool lit)
{
  uint32_t n_rows = fringe_layout_n_rows (painter->scene->layout);
  uint32_t last = MIN (end_row + 1, n_rows);

  for (uint32_t row = first_row; row < end_row && row + 1 < n_rows; row++)
    draw_edges_leaving_row (painter, row, lit);
  for (uint32_t row = MAX (first_row, 1); row < last; row++)
    {
      draw_edges_to_row (painter, row, lit);
      draw_edges_passing_to_row (painter, row, lit);
    }
}
