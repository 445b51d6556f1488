/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-outline.h"
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>

/* Outlines, ghosts and folds reach no further than to the next card. */
static bool
is_near (const FringePainter *painter, const FringeRect *rect)
{
  const FringeCard *card = &painter->scene->card;
  bool is_down = card->direction == FRINGE_DIRECTION_DOWN;
  double beside = (is_down ? card->pitch : card->row_pitch) - card->width;
  double below = (is_down ? card->row_pitch : card->pitch) - card->height;
  double reach = fmax (beside, below) * painter->scene->viewport.scale;
  FringeRect around = { rect->x - reach, rect->y - reach, rect->width + 2 * reach, rect->height + 2 * reach };

  return fringe_painter_sees (painter, &around);
}

/* On paper every node is drawn whose edge is seen. */
static void
draw_node (const FringePainter *painter, const FringePlace *place)
{
  const FringeScene *scene = painter->scene;
  FringeRect rect = fringe_painter_node (painter, place);
  FringeNodeLook look;

  if (painter->pen->klass->snap != NULL && !is_near (painter, &rect))
    return;
  look = painter->detail >= FRINGE_DETAIL_LABEL ? fringe_painter_look (painter, place->id)
                                                : fringe_painter_small_look (painter, place->id);
  fringe_node_begin (painter->pen, &look);
  fringe_draw_node (painter->pen, painter->theme, &scene->card, &look, &rect, scene->viewport.scale, painter->detail);
  fringe_painter_draw_fold (painter, place->id, &rect);
  fringe_painter_draw_ghosts (painter, place->id, &rect);
  fringe_pen_end (painter->pen);
}

/* Nodes are drawn from above; while they move, from below, so that children come out from behind their parents. */
static void
draw_nodes (const FringePainter *painter)
{
  size_t n = painter->places.n;

  for (size_t i = 0; i < n && !fringe_painter_is_stopped (painter); i++)
    {
      draw_node (painter, &painter->places.places[fringe_painter_is_moving (painter) ? n - 1 - i : i]);
      fringe_portion_tell (&painter->scene->portion, i + 1, n);
    }
}

void
fringe_draw_tree_hidden (FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  FringePainter painter;

  fringe_painter_init (&painter, pen, theme, scene);
  fringe_painter_see (&painter);
  for (size_t i = 0; i < painter.places.n; i++)
    {
      FringeRect rect = fringe_painter_node (&painter, &painter.places.places[i]);

      fringe_painter_draw_fold (&painter, painter.places.places[i].id, &rect);
      fringe_painter_draw_ghosts (&painter, painter.places.places[i].id, &rect);
    }
  fringe_painter_clear (&painter);
}

static void
draw_apart (FringePainter *painter)
{
  fringe_painter_see (painter);
  fringe_pen_begin (painter->pen, NULL, "edges");
  fringe_painter_draw_edges (painter, false);
  fringe_pen_end (painter->pen);
  fringe_pen_begin (painter->pen, NULL, "paths");
  fringe_painter_draw_edges (painter, true);
  fringe_pen_end (painter->pen);
  fringe_pen_begin (painter->pen, NULL, "nodes");
  draw_nodes (painter);
  fringe_pen_end (painter->pen);
}

static void
draw_dense (FringePainter *painter)
{
  const FringePath *const without[] = { &painter->solution, NULL }, *const nothing[] = { NULL };
  FringeStroke of_current = fringe_painter_stroke_to_current (painter);
  FringeStroke of_solution = fringe_painter_stroke_to_goal (painter);

  fringe_pen_begin (painter->pen, NULL, "nodes");
  fringe_painter_draw_dense (painter);
  fringe_pen_end (painter->pen);
  fringe_pen_begin (painter->pen, NULL, "edges");
  fringe_painter_draw_way (painter, &painter->to_current, without, &of_current);
  fringe_painter_draw_way (painter, &painter->solution, nothing, &of_solution);
  fringe_pen_end (painter->pen);
}

void
fringe_draw_tree_ground (FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  FringePainter painter;

  if (fringe_layout_n_nodes (scene->layout) == 0)
    return;
  fringe_painter_init (&painter, pen, theme, scene);
  if (painter.detail > FRINGE_DETAIL_DENSITY)
    draw_apart (&painter);
  else
    draw_dense (&painter);
  if (painter.detail <= FRINGE_DETAIL_BLOCK)
    {
      fringe_pen_begin (pen, NULL, "markers");
      fringe_painter_draw_marker (&painter, painter.current, &theme->current);
      fringe_painter_draw_marker (&painter, fringe_scene_solution (scene), &theme->goal);
      fringe_pen_end (pen);
    }
  fringe_painter_draw_bounds (&painter);
  fringe_painter_clear (&painter);
}

static void
draw_lit_node (const FringePainter *painter, uint32_t id)
{
  const FringeScene *scene = painter->scene;
  FringeNodeLook look;
  FringeRect rect;

  if (!fringe_painter_find (painter, id, &rect))
    return;
  look = fringe_painter_small_look (painter, fringe_layout_shown_for (scene->layout, id));
  look.selected = id == scene->selected;
  look.hovered = id == scene->hovered;
  if (painter->detail > FRINGE_DETAIL_DENSITY)
    {
      fringe_draw_halo (painter->pen, painter->theme, &look, &rect, scene->viewport.scale);
      fringe_painter_draw_fold (painter, look.id, &rect);
    }
  if (painter->detail <= FRINGE_DETAIL_BLOCK && look.selected)
    fringe_painter_draw_marker (painter, id, &painter->theme->accent);
}

static void
init_for_light (FringePainter *painter, FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  fringe_painter_init (painter, pen, theme, scene);
  painter->to_selected = fringe_path_to (scene, scene->selected);
  painter->to_hovered = fringe_path_to (scene, scene->hovered);
}

/* Draws the paths; without a stroke they are only looked for. */
static bool
draw_lit_paths (const FringePainter *painter, const FringeStroke *stroke)
{
  const FringePath *const without_hovered[] = { &painter->solution, &painter->to_current, &painter->to_selected, NULL };
  const FringePath *const without_selected[] = { &painter->solution, &painter->to_current, NULL };
  bool selected = fringe_painter_draw_way (painter, &painter->to_selected, without_selected, stroke);

  return fringe_painter_draw_way (painter, &painter->to_hovered, without_hovered, stroke) || selected;
}

static bool
is_dark (const FringeScene *scene)
{
  return fringe_layout_n_nodes (scene->layout) == 0
         || (scene->selected == FRINGE_NO_NODE && scene->hovered == FRINGE_NO_NODE && scene->n_stops == 0
             && scene->n_spots == 0);
}

void
fringe_draw_tree_light (FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  FringePainter painter;
  FringeStroke stroke;

  if (is_dark (scene))
    return;
  init_for_light (&painter, pen, theme, scene);
  stroke = fringe_painter_stroke_of_light (&painter);
  fringe_pen_begin (pen, NULL, "light");
  draw_lit_paths (&painter, &stroke);
  fringe_painter_draw_spots (&painter, true);
  draw_lit_node (&painter, scene->hovered);
  if (scene->selected != scene->hovered)
    draw_lit_node (&painter, scene->selected);
  fringe_painter_draw_stops (&painter, true);
  fringe_pen_end (pen);
  fringe_painter_clear (&painter);
}

/* The pen is not used. */
bool
fringe_scene_has_light (const FringeScene *scene)
{
  static const FringePenClass no_class = { .begin = NULL };
  FringePen no_pen = { &no_class };
  FringePainter painter;
  FringeRect rect;
  bool any;

  if (is_dark (scene))
    return false;
  init_for_light (&painter, &no_pen, fringe_theme_get (FRINGE_THEME_LIGHT), scene);
  any = draw_lit_paths (&painter, NULL) || fringe_painter_find (&painter, scene->selected, &rect)
        || fringe_painter_find (&painter, scene->hovered, &rect) || fringe_painter_draw_stops (&painter, false)
        || fringe_painter_draw_spots (&painter, false);
  fringe_painter_clear (&painter);
  return any;
}

void
fringe_draw_tree (FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  fringe_draw_tree_ground (pen, theme, scene);
  fringe_draw_tree_light (pen, theme, scene);
}
