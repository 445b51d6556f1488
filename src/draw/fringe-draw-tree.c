/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-values.h"
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>
#include <stdio.h>

#define MARKER_RADIUS 5.0

FringePath
fringe_path_to (const FringeScene *scene, uint32_t id)
{
  FringePath path = { NULL, 0 };

  if (id == FRINGE_NO_NODE || !fringe_layout_has (scene->layout, id))
    return path;
  path.n = fringe_search_path (scene->search, id, NULL);
  path.ids = g_new (uint32_t, path.n);
  fringe_search_path (scene->search, id, path.ids);
  return path;
}

static uint32_t
node_of_step (const FringeScene *scene)
{
  return scene->step == 0 ? 0 : fringe_search_removed (scene->search, scene->step);
}

uint32_t
fringe_scene_current (const FringeScene *scene)
{
  uint32_t id = node_of_step (scene);

  return fringe_layout_has (scene->layout, id) ? id : FRINGE_NO_NODE;
}

/* A node that was not there before comes out of its parent; a tree that was not there, out of its root. */
static FringeRect
node_before (const FringeScene *scene, uint32_t id)
{
  while (!fringe_layout_has (scene->before, id) && id != fringe_layout_root (scene->layout)
         && fringe_search_parent (scene->search, id) != FRINGE_NO_NODE)
    id = fringe_search_parent (scene->search, id);
  return fringe_layout_has (scene->before, id) ? fringe_geometry_node (scene->before, &scene->card, id)
                                               : fringe_geometry_node (scene->layout, &scene->card, id);
}

FringeRect
fringe_scene_node (const FringeScene *scene, uint32_t id)
{
  FringeRect rect = fringe_geometry_node (scene->layout, &scene->card, id);
  FringeRect before;

  if (scene->before == NULL || scene->blend >= 1)
    return rect;
  before = node_before (scene, id);
  rect.x = before.x + (rect.x - before.x) * scene->blend;
  rect.y = before.y + (rect.y - before.y) * scene->blend;
  return rect;
}

/* IDA* keeps no frontier: its start waits to be entered. */
static FringeNodeState
state_of (const FringeScene *scene, uint32_t id)
{
  FringeNodeState state = fringe_search_state_at (scene->search, id, scene->step);
  bool waits
      = state == FRINGE_NODE_FRONTIER && fringe_search_rules (scene->search)->algorithm == FRINGE_ALGORITHM_IDASTAR;

  return waits ? FRINGE_NODE_ABSENT : state;
}

FringeNodeLook
fringe_scene_look (const FringeScene *scene, uint32_t id)
{
  const FringeSearch *search = scene->search;
  bool reaches_goal = fringe_search_rules (search)->heuristic != FRINGE_HEURISTIC_PERFECT
                      || fringe_search_h (search, id) != FRINGE_H_UNREACHABLE;
  FringeNodeLook look = {
    .id = id,
    .g = fringe_search_g (search, id),
    .h = reaches_goal ? fringe_search_h (search, id) : INFINITY,
    .f = reaches_goal ? fringe_search_f (search, id) : INFINITY,
    .key = fringe_node_key (fringe_search_rules (search)->algorithm),
    .state = state_of (scene, id),
    .current = scene->step > 0 && id == node_of_step (scene),
    .selected = id == scene->selected,
    .hovered = id == scene->hovered,
    .move = fringe_search_move (search, id),
  };

  if (look.state == FRINGE_NODE_EXPANDED)
    look.order = fringe_search_removed_step (search, id);
  fringe_search_board (search, id, &look.board);
  return look;
}

static FringeNodeLook
look_at (const FringePainter *painter, uint32_t id)
{
  FringeNodeLook look = fringe_scene_look (painter->scene, id);

  look.on_solution = fringe_path_has (&painter->solution, painter->scene->search, id);
  return look;
}

/* The nodes of a row that are seen, as a half-open range of indices. While nodes move, all of them:
 * few enough then. */
const uint32_t *
fringe_painter_visible_nodes (const FringePainter *painter, uint32_t row, uint32_t *first, uint32_t *end)
{
  const FringeScene *scene = painter->scene;
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  double margin = scene->card.width;
  uint32_t n;
  const uint32_t *ids = fringe_layout_row (scene->layout, row, &n);

  *first = 0;
  *end = n;
  if (scene->before != NULL && scene->blend < 1)
    return ids;
  *first = fringe_layout_find (scene->layout, row, fringe_geometry_layout_x (&scene->card, visible.x - margin));
  *end = fringe_layout_find (scene->layout, row,
                             fringe_geometry_layout_x (&scene->card, visible.x + visible.width + margin) + 1);
  return ids;
}

static void
draw_row (const FringePainter *painter, uint32_t row)
{
  const FringeScene *scene = painter->scene;
  uint32_t first, end;
  const uint32_t *ids = fringe_painter_visible_nodes (painter, row, &first, &end);
  char name[24];

  for (uint32_t i = first; i < end; i++)
    {
      FringeRect rect = fringe_scene_node (scene, ids[i]);
      FringeNodeLook look = look_at (painter, ids[i]);

      rect = fringe_viewport_to_screen (&scene->viewport, &rect);
      snprintf (name, sizeof name, "node-%u", ids[i]);
      fringe_pen_begin (painter->pen, name, look.current ? "node current" : "node");
      fringe_draw_node (painter->pen, painter->theme, &scene->card, &look, &rect, scene->viewport.scale,
                        painter->detail);
      fringe_pen_end (painter->pen);
    }
}

/* From above; while nodes move from below, so that children come out from behind their parents. */
static void
draw_rows (const FringePainter *painter, uint32_t first, uint32_t end)
{
  bool moving = painter->scene->before != NULL && painter->scene->blend < 1;

  for (uint32_t i = 0; first + i < end; i++)
    draw_row (painter, moving ? end - 1 - i : first + i);
}

/* The shape of a tree is seen best when its rows nearly touch. */
static double
dense_height (const FringeScene *scene)
{
  return scene->card.pitch_y * fringe_viewport_scale_y (&scene->viewport) * 0.7;
}

/* A stretch of a row in which all that is drawn looks alike. */
typedef struct
{
  double start, end;
  double height;
  FringeStroke stroke;
} Run;

static void
end_run (const FringePainter *painter, const Run *run, double y)
{
  if (run->end > run->start)
    fringe_pen_rectangle (painter->pen, run->start, y, run->end - run->start, run->height, 0, &run->stroke);
}

/* Where nodes are smaller than pixels: one look per pixel column, neighbours that look alike as one run. */
static void
draw_dense_row (const FringePainter *painter, uint32_t row)
{
  const FringeScene *scene = painter->scene;
  double scale = scene->viewport.scale;
  double y = (row * scene->card.pitch_y - scene->viewport.y) * fringe_viewport_scale_y (&scene->viewport);
  Run run = { .end = -1 };
  uint32_t i, end;
  const uint32_t *ids = fringe_painter_visible_nodes (painter, row, &i, &end);

  while (i < end)
    {
      FringeRect rect = fringe_geometry_node (scene->layout, &scene->card, ids[i]);
      double x = floor ((rect.x - scene->viewport.x) * scale), width = fmax (ceil (rect.width * scale), 1);
      FringeNodeLook look = look_at (painter, ids[i]);
      FringeColor color = fringe_node_color (painter->theme, &look);
      double height = fmax (dense_height (scene) * fringe_node_height (look.state), 1);

      if (x > run.end || height != run.height || memcmp (&color, &run.stroke.fill, sizeof color) != 0)
        {
          end_run (painter, &run, y);
          run = (Run) { .start = x, .height = height, .stroke = { .fill = color } };
        }
      run.end = x + width;
      i = MAX (i + 1, fringe_layout_find (scene->layout, row,
                                          fringe_geometry_layout_x (&scene->card, scene->viewport.x + (x + 1) / scale
                                                                                      + scene->card.width / 2)));
    }
  end_run (painter, &run, y);
}

static void
draw_lit_path (const FringePainter *painter, const FringePath *path)
{
  const FringeScene *scene = painter->scene;

  for (uint32_t i = fringe_search_g (scene->search, fringe_layout_root (scene->layout)) + 1; i < path->n; i++)
    fringe_painter_draw_edge (painter, path->ids[i]);
}

static void
draw_marker (const FringePainter *painter, uint32_t id)
{
  const FringeScene *scene = painter->scene;
  FringeStroke stroke = { .line = painter->theme->background, .width = painter->theme->line };
  FringeNodeLook look;
  FringeRect rect;

  if (id == FRINGE_NO_NODE || !fringe_layout_has (scene->layout, id))
    return;
  look = look_at (painter, id);
  rect = fringe_scene_node (scene, id);
  rect = fringe_viewport_to_screen (&scene->viewport, &rect);
  stroke.fill = id == scene->selected ? painter->theme->accent : fringe_node_color (painter->theme, &look);
  fringe_pen_circle (painter->pen, rect.x + rect.width / 2, rect.y + rect.height / 2, MARKER_RADIUS, &stroke);
}

static void
draw_dense (const FringePainter *painter, uint32_t first, uint32_t end)
{
  const FringeScene *scene = painter->scene;
  double row_height = scene->card.pitch_y * fringe_viewport_scale_y (&scene->viewport);
  uint32_t stride = (uint32_t) fmax (1, floor (1 / row_height));

  for (uint32_t row = first; row < end; row += stride)
    draw_dense_row (painter, row);
  draw_lit_path (painter, &painter->to_selected);
  draw_lit_path (painter, &painter->to_current);
  draw_lit_path (painter, &painter->solution);
}

void
fringe_draw_tree (FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  int n_cells = fringe_board_n_cells (fringe_search_start (scene->search));
  FringePainter painter
      = { pen, theme, scene, .detail = fringe_detail_for (&scene->card, n_cells, scene->viewport.scale) };
  uint32_t first, end;

  if (fringe_layout_n_nodes (scene->layout) == 0)
    return;
  painter.current = fringe_scene_current (scene);
  painter.solution = fringe_path_to (scene, fringe_search_solution_at (scene->search, scene->step));
  painter.to_current = fringe_path_to (scene, painter.current);
  painter.to_selected = fringe_path_to (scene, scene->selected);
  painter.to_hovered = fringe_path_to (scene, scene->hovered);

  fringe_geometry_rows (scene->layout, &scene->card, &visible, &first, &end);
  fringe_pen_begin (pen, NULL, "edges");
  if (painter.detail > FRINGE_DETAIL_DENSITY)
    {
      fringe_painter_draw_edges (&painter, first, end, false);
      fringe_painter_draw_edges (&painter, first, end, true);
    }
  fringe_pen_end (pen);
  fringe_pen_begin (pen, NULL, "nodes");
  if (painter.detail > FRINGE_DETAIL_DENSITY)
    draw_rows (&painter, first, end);
  else
    draw_dense (&painter, first, end);
  if (painter.detail <= FRINGE_DETAIL_BLOCK)
    {
      draw_marker (&painter, painter.current);
      draw_marker (&painter, scene->selected);
    }
  fringe_pen_end (pen);
  fringe_painter_draw_bounds (&painter);

  g_free (painter.solution.ids);
  g_free (painter.to_current.ids);
  g_free (painter.to_selected.ids);
  g_free (painter.to_hovered.ids);
}
