/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>

/* Lines of paths and markers reach this far from the places of nodes, in pixels. */
#define REACH 16.0

FringePath
fringe_path_to (const FringeScene *scene, uint32_t id)
{
  uint32_t shown = id == FRINGE_NO_NODE ? id : fringe_layout_shown_for (scene->layout, id);
  FringePath path = { NULL, 0 };

  if (shown == FRINGE_NO_NODE || !fringe_scene_has (scene, shown))
    return path;
  path.n = fringe_search_path (scene->search, shown, NULL);
  path.ids = g_new (uint32_t, path.n);
  fringe_search_path (scene->search, shown, path.ids);
  return path;
}

void
fringe_painter_init (FringePainter *painter, FringePen *pen, const FringeTheme *theme, const FringeScene *scene)
{
  int n_cells = fringe_board_n_cells (fringe_search_start (scene->search));

  *painter = (FringePainter) {
    .pen = pen,
    .theme = theme,
    .scene = scene,
    .detail = fringe_detail_for (&scene->card, n_cells, scene->viewport.scale),
    .current = fringe_scene_current (scene),
    .solution = fringe_path_to (scene, fringe_scene_solution (scene)),
  };
  painter->to_current = fringe_path_to (scene, painter->current);
  painter->n_digits = painter->detail == FRINGE_DETAIL_CARD ? fringe_scene_n_digits (scene) : 0;
  if (scene->coloring != FRINGE_COLORING_STATE)
    painter->range = fringe_coloring_range (scene->coloring, scene->search, scene->f_max);
}

void
fringe_painter_clear (FringePainter *painter)
{
  fringe_places_clear (&painter->places);
  g_free (painter->solution.ids);
  g_free (painter->to_current.ids);
  g_free (painter->to_selected.ids);
  g_free (painter->to_hovered.ids);
}

bool
fringe_painter_is_stopped (const FringePainter *painter)
{
  return painter->scene->stop != NULL && g_atomic_int_get (painter->scene->stop) != 0;
}

static int
compare_places (const void *a, const void *b)
{
  const FringePlace *of_a = a, *of_b = b;

  if (of_a->row != of_b->row)
    return of_a->row < of_b->row ? -1 : 1;
  return (of_a->x > of_b->x) - (of_a->x < of_b->x);
}

/* Edges, ghosts, moves and the rest reach no further than to the next card. */
static FringeRect
visible_with_reach (const FringeScene *scene)
{
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  double reach = fmax (scene->card.pitch, scene->card.row_pitch);

  return (FringeRect) { visible.x - reach, visible.y - reach, visible.width + 2 * reach, visible.height + 2 * reach };
}

/* Nodes may have places and yet not be there: in the middle of a step, or where the layout is that of a later one. */
static void
leave_free (FringePainter *painter)
{
  size_t n = 0;

  for (size_t i = 0; i < painter->places.n; i++)
    if (fringe_scene_has (painter->scene, painter->places.places[i].id))
      painter->places.places[n++] = painter->places.places[i];
  painter->places.n = n;
}

void
fringe_painter_see (FringePainter *painter)
{
  FringeRect visible = visible_with_reach (painter->scene);
  FringeSpan span = fringe_geometry_span (&painter->scene->card, &visible);

  fringe_layout_see (painter->scene->layout, &span, 0, 1, &painter->places);
  leave_free (painter);
  if (painter->places.n > 1)
    qsort (painter->places.places, painter->places.n, sizeof *painter->places.places, compare_places);
}

static FringeRect
on_screen (const FringePainter *painter, const FringeRect *rect)
{
  FringeRect seen = fringe_viewport_to_screen (&painter->scene->viewport, rect);

  fringe_pen_snap (painter->pen, &seen.x, &seen.y);
  return seen;
}

FringeRect
fringe_painter_node (const FringePainter *painter, const FringePlace *place)
{
  FringeRect rect = fringe_painter_is_moving (painter) ? fringe_scene_node (painter->scene, place->id)
                                                       : fringe_geometry_card (&painter->scene->card, place);

  return on_screen (painter, &rect);
}

FringeRect
fringe_painter_parent (const FringePainter *painter, const FringePlace *place)
{
  const FringeScene *scene = painter->scene;
  FringePlace above = { .row = place->row - 1, .x = place->parent_x };
  FringeRect rect = fringe_painter_is_moving (painter)
                        ? fringe_scene_node (scene, fringe_search_parent (scene->search, place->id))
                        : fringe_geometry_card (&scene->card, &above);

  return on_screen (painter, &rect);
}

static FringeOwner
owner_of (const FringePainter *painter, uint32_t id)
{
  const FringeOwners *owners = &painter->scene->owners;

  return owners->find != NULL ? owners->find (owners->data, id) : FRINGE_OWNER_NONE;
}

static bool
is_alone (FringeOwner owner)
{
  return owner == FRINGE_OWNER_LEFT || owner == FRINGE_OWNER_RIGHT;
}

static const FringeColor *
color_of (const FringePainter *painter, uint32_t id)
{
  const FringeScene *scene = painter->scene;
  int index;

  if (scene->owners.find != NULL)
    return fringe_owner_color (painter->theme, owner_of (painter, id));
  if (scene->coloring == FRINGE_COLORING_STATE)
    return NULL;
  index = fringe_coloring_index (scene->coloring, scene->search, &painter->range, id, scene->step);
  return index >= 0 ? &fringe_ramp (painter->theme)[index] : &painter->theme->edge;
}

FringeNodeLook
fringe_painter_look (const FringePainter *painter, uint32_t id)
{
  FringeNodeLook look = fringe_scene_look (painter->scene, id);

  look.selected = look.hovered = false;
  look.n_digits = painter->n_digits;
  look.on_solution = fringe_path_has (&painter->solution, painter->scene->search, id);
  look.color = color_of (painter, id);
  look.alone = is_alone (owner_of (painter, id));
  return look;
}

FringeNodeLook
fringe_painter_small_look (const FringePainter *painter, uint32_t id)
{
  const FringeScene *scene = painter->scene;

  return (FringeNodeLook) {
    .id = id,
    .state = fringe_scene_state (scene, id),
    .current = fringe_scene_is_current (scene, id),
    .on_solution = fringe_path_has (&painter->solution, scene->search, id),
    .color = color_of (painter, id),
    .alone = is_alone (owner_of (painter, id)),
  };
}

double
fringe_painter_fade (double size, double none, double all)
{
  double share = fmin (fmax ((size - none) / (all - none), 0), 1);

  return share * share * (3 - 2 * share);
}

bool
fringe_painter_sees (const FringePainter *painter, const FringeRect *rect)
{
  const FringeViewport *viewport = &painter->scene->viewport;
  FringeRect around = { -REACH, -REACH, viewport->width + 2 * REACH, viewport->height + 2 * REACH };

  return fringe_rect_meets (rect, &around);
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
