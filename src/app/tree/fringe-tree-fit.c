/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-sight.h"
#include "fringe-widgets.h"

#include <math.h>

/* The legend may get another line for what comes into sight, in pixels, in letters of the usual size. */
#define LEGEND_LINE 24
/* Below the last row, what hangs from a fold takes so much. */
#define FOLD_TAB 20

/* The node of the step is in sight, with its children, and as much as possible of the rest. */
static void
place_current (FringeTreeView *self)
{
  FringeScene scene = fringe_tree_view_scene (self);
  guint id = fringe_scene_current (&scene);
  FringeRect rect, bounds;

  self->viewport.scale = fringe_tree_view_follow_scale (self);
  if (id == FRINGE_NO_NODE)
    return;
  rect = fringe_geometry_node (self->layout, &self->card, id);
  bounds = fringe_geometry_bounds (self->layout, &self->card);
  fringe_sight_centre (&self->viewport, &rect, &bounds,
                       fringe_tree_view_covered (self)
                           + LEGEND_LINE * fringe_type_scale (fringe_theme_get (self->theme)));
}

/* Makes @bounds, which may be empty, large enough for a node, if it is shown. */
static void
take_in (FringeTreeView *self, guint id, FringeRect *bounds)
{
  FringeRect node;

  id = fringe_layout_shown_for (self->layout, id);
  if (id == FRINGE_NO_NODE)
    return;
  node = fringe_geometry_node (self->layout, &self->card, id);
  *bounds = bounds->width > 0 ? fringe_rect_union (bounds, &node) : node;
}

/* Room is kept only for small trees, so that all of their nodes are soon looked at. */
FringeRect
fringe_tree_view_known_bounds (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const guint n = fringe_search_n_nodes_at (search, fringe_session_get_step (self->session));
  FringeRect bounds = { 0 };

  if (!fringe_tree_view_has_room_ahead (self))
    return fringe_geometry_bounds (self->layout, &self->card);
  for (guint id = 0; id < n; id++)
    take_in (self, id, &bounds);
  return bounds;
}

/* The legend covers more where more is seen, so it is asked again once all of the tree is. Where it would have another
 * height at the scale that each height leaves, the larger one is kept free. */
static void
fit_bounds (FringeTreeView *self, const FringeRect *bounds, double scale_max)
{
  double fold_tab = self->card.has_folds ? FOLD_TAB : 0, covered = fringe_tree_view_kept_free (self), last = covered;

  fringe_tree_view_stop (self);
  for (int i = 0; i < 2; i++)
    {
      fringe_sight_whole (&self->viewport, bounds, covered + fold_tab, scale_max);
      fringe_tree_view_moved (self);
      last = covered;
      covered = fringe_tree_view_kept_free (self);
    }
  fringe_sight_whole (&self->viewport, bounds, fmax (last, covered) + fold_tab, scale_max);
  self->whole = self->is_still || fringe_tree_view_has_room_ahead (self)
                || self->viewport.scale >= fringe_tree_view_follow_scale (self);
}

static void
fit_still (FringeTreeView *self)
{
  FringeRect bounds = fringe_tree_view_known_bounds (self);

  fit_bounds (self, &bounds, fringe_tree_view_scale_max (self));
}

/* While a question stands the tree does not grow, and the answer may be anywhere in it: all of it is shown, even in
 * smaller cards than those of a part. Returns: whether they have their values */
static gboolean
place_asked (FringeTreeView *self, const FringeRect *bounds, double scale_max)
{
  gboolean was_whole = self->whole;

  fit_bounds (self, bounds, scale_max);
  self->whole = was_whole;
  return self->viewport.scale >= fringe_tree_view_scale_min (self);
}

void
fringe_tree_view_place_whole (FringeTreeView *self)
{
  FringeRect bounds = fringe_geometry_bounds (self->layout, &self->card);
  double covered = fringe_tree_view_kept_free (self), scale_max = fringe_tree_view_whole_scale_max (self);

  if (self->is_still && self->partner == NULL)
    fit_still (self);
  else if (fringe_tree_view_has_room_ahead (self)
           || fringe_sight_whole_scale (&self->viewport, &bounds, covered, scale_max)
                  >= fringe_tree_view_follow_scale (self))
    fringe_sight_whole (&self->viewport, &bounds, covered, scale_max);
  else if (!self->growth.is_asked || !place_asked (self, &bounds, scale_max))
    place_current (self);
}

void
fringe_tree_view_fit (FringeTreeView *self)
{
  FringeViewport from = fringe_tree_view_seen (self);
  FringeRect bounds;

  if (!fringe_tree_view_leave (self))
    return;
  self->is_still = FALSE;
  bounds = fringe_geometry_bounds (self->layout, &self->card);
  fit_bounds (self, &bounds,
              fringe_tree_view_has_room_ahead (self) || self->growth.is_asked ? fringe_tree_view_whole_scale_max (self)
                                                                              : fringe_tree_view_scale_max (self));
  fringe_tree_view_glide (self, &from, FALSE);
}

/* The way runs down to the node from the root, or from as far above it as it can be seen at @scale_min. */
static FringeRect
way_to (FringeTreeView *self, guint id, double scale_min)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  FringeRect way;

  id = fringe_layout_shown_for (self->layout, id);
  way = fringe_geometry_node (self->layout, &self->card, id);
  while ((id = fringe_search_parent (search, id)) != FRINGE_NO_NODE)
    {
      FringeRect node = fringe_geometry_node (self->layout, &self->card, id);

      node = fringe_rect_union (&way, &node);
      if (fringe_sight_whole_scale (&self->viewport, &node, fringe_tree_view_covered (self), G_MAXDOUBLE) < scale_min)
        break;
      way = node;
    }
  return way;
}

/* Shows all of @rect, as large as it can be, and around it as much of the tree as has room. */
static void
fit_rect (FringeTreeView *self, const FringeRect *rect, double scale_max)
{
  FringeRect bounds = fringe_geometry_bounds (self->layout, &self->card);
  double covered = fringe_tree_view_covered (self);

  fringe_sight_whole (&self->viewport, rect, covered, scale_max);
  fringe_sight_centre (&self->viewport, rect, &bounds, covered);
}

static void
fit_way (FringeTreeView *self, double scale_min)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  FringeViewport from = fringe_tree_view_seen (self);
  guint step = fringe_session_get_step (self->session);
  guint end = fringe_search_solution_at (search, fringe_session_get_whole_step (self->session));
  FringeRect way;

  if (!fringe_tree_view_leave (self))
    return;
  if (end == FRINGE_NO_NODE)
    end = step == 0 ? 0 : fringe_search_removed (search, step);
  way = way_to (self, end, scale_min);
  self->whole = FALSE;
  fit_rect (self, &way, fringe_tree_view_scale_max (self));
  fringe_tree_view_glide (self, &from, FALSE);
}

void
fringe_tree_view_fit_solution (FringeTreeView *self)
{
  fit_way (self, 0);
}

void
fringe_tree_view_fit_end (FringeTreeView *self)
{
  fit_way (self, fringe_tree_view_scale_min (self));
}

/* More nodes tell no more of a place than these. */
#define SEEN_MAX 64

static gboolean
is_seen (FringeTreeView *self, guint id)
{
  FringeRect rect;
  double x, y;

  if (!fringe_layout_has (self->layout, id))
    return FALSE;
  rect = fringe_geometry_node (self->layout, &self->card, id);
  x = (rect.x + rect.width / 2 - self->viewport.x) * self->viewport.scale;
  y = (rect.y + rect.height / 2 - self->viewport.y) * self->viewport.scale;
  return x >= 0 && x <= self->viewport.width && y >= 0 && y <= self->viewport.height;
}

void
fringe_tree_view_list_seen (FringeTreeView *self, GArray *ids)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const guint n = fringe_search_n_nodes_at (search, fringe_session_get_step (self->session));

  if (!self->is_ready)
    return;
  for (guint32 id = 0; id < n && ids->len < SEEN_MAX; id++)
    if (is_seen (self, id))
      g_array_append_val (ids, id);
}

/* Single nodes are shown no larger than so, or nothing would be seen of what is around them. */
#define NODES_SCALE_MAX 1.25

void
fringe_tree_view_fit_nodes (FringeTreeView *self, const GArray *ids)
{
  FringeViewport from = fringe_tree_view_seen (self);
  FringeRect bounds = { 0 };

  if (!fringe_tree_view_leave (self))
    return;
  for (guint i = 0; i < ids->len; i++)
    take_in (self, g_array_index (ids, guint32, i), &bounds);
  if (bounds.width <= 0)
    {
      fringe_tree_view_fit (self);
      return;
    }
  self->whole = FALSE;
  fit_rect (self, &bounds, fmax (NODES_SCALE_MAX, fringe_tree_view_scale_min (self)));
  fringe_tree_view_glide (self, &from, FALSE);
}

void
fringe_tree_view_fit_still (FringeTreeView *self)
{
  FringeViewport from = fringe_tree_view_seen (self);

  if (self->partner != NULL)
    {
      fringe_tree_view_fit (self);
      return;
    }
  if (!fringe_tree_view_leave (self))
    return;
  self->is_still = TRUE;
  fit_still (self);
  fringe_tree_view_glide (self, &from, FALSE);
}
