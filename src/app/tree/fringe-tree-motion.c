/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-sight.h"

#include <math.h>

#define ANIMATION_TIME (0.22 * G_USEC_PER_SEC)
/* Further than so many views nothing would be seen of the way. */
#define GLIDE_MAX 8
/* What a view that was let go loses of its speed in a second, as a power of e; and where it stands still. */
#define FRICTION 4.0
#define FLING_MIN 12.0
/* How large a small tree is shown from the last row. */
#define PROJECTED_SCALE_MAX 2.0

/* Where the tree's origin is on the screen, from one scale to another, with one point of the tree fixed. */
static double
origin_between (double from, double from_scale, double to, double to_scale, double scale, double blend)
{
  double share = fabs (to_scale - from_scale) < 1e-12 ? blend : (scale - from_scale) / (to_scale - from_scale);

  return (from * from_scale + (to * to_scale - from * from_scale) * share) / scale;
}

/* Nodes move in straight lines on the screen, so that one that has the same place before and after stays there on the
 * way. */
FringeViewport
fringe_tree_view_seen (FringeTreeView *self)
{
  FringeViewport seen = self->viewport;
  const FringeViewport *from = &self->from, *to = &self->viewport;

  if (self->blend >= 1)
    return seen;
  seen.scale = from->scale * pow (to->scale / from->scale, self->blend);
  seen.rows_scale = from->rows_scale + (to->rows_scale - from->rows_scale) * self->blend;
  seen.x = origin_between (from->x, fringe_viewport_scale_x (from), to->x, fringe_viewport_scale_x (to),
                           fringe_viewport_scale_x (&seen), self->blend);
  seen.y = origin_between (from->y, fringe_viewport_scale_y (from), to->y, fringe_viewport_scale_y (to),
                           fringe_viewport_scale_y (&seen), self->blend);
  return seen;
}

static void
remove_tick (FringeTreeView *self, guint *tick)
{
  if (*tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), *tick);
  *tick = 0;
}

void
fringe_tree_view_stop (FringeTreeView *self)
{
  self->blend = 1;
  self->moving = FALSE;
  remove_tick (self, &self->animation);
  remove_tick (self, &self->fling);
}

/* Fast at first, slow at the end (cubic ease-out). */
static gboolean
animate (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  double t = (double) (gdk_frame_clock_get_frame_time (clock) - self->animation_start) / ANIMATION_TIME;

  (void) data;
  self->blend = t >= 1 ? 1 : 1 - pow (1 - fmax (t, 0), 3);
  if (t >= 1)
    {
      self->moving = FALSE;
      self->animation = 0;
    }
  fringe_tree_view_moved (self);
  return t >= 1 ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static gboolean
is_worth_a_glide (FringeTreeView *self, const FringeViewport *from)
{
  const FringeViewport *to = &self->viewport;
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  /* A view that had no size yet has nothing to glide from. */
  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self)) && from->direction == to->direction && from->scale > 0
         && fabs (to->x - from->x) < GLIDE_MAX * to->width / fmin (to->scale, from->scale);
}

void
fringe_tree_view_glide (FringeTreeView *self, const FringeViewport *from, gboolean moving)
{
  FringeViewport start = *from;

  fringe_tree_view_stop (self);
  if (is_worth_a_glide (self, &start))
    {
      self->from = start;
      self->blend = 0;
      self->moving = moving;
      self->animation_start = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
      self->animation = gtk_widget_add_tick_callback (GTK_WIDGET (self), animate, NULL, NULL);
    }
  fringe_tree_view_moved (self);
}

/* Who is still on the way is counted as there. */
static FringePlaceVisited
place_here (FringeTreeView *self)
{
  const FringeViewport *viewport = &self->viewport;

  return (FringePlaceVisited) { fringe_pin_in_the_middle (self->layout, &self->card, viewport), viewport->scale };
}

gboolean
fringe_tree_view_leave (FringeTreeView *self)
{
  FringePlaceVisited here;

  if (!self->is_ready || fringe_layout_n_nodes (self->layout) == 0)
    return FALSE;
  here = place_here (self);
  fringe_places_visited_leave (self->visited, &here);
  return TRUE;
}

void
fringe_tree_view_leave_for_selected (FringeTreeView *self)
{
  guint id = fringe_session_get_selected (self->session);
  FringeRect rect;

  if (id == FRINGE_NO_NODE || !self->is_ready
      || (id = fringe_layout_shown_for (self->layout, id)) == FRINGE_NO_NODE)
    return;
  rect = fringe_geometry_node (self->layout, &self->card, id);
  if (fringe_sight_is_far (&self->viewport, &rect, fringe_tree_view_covered (self)))
    fringe_tree_view_leave (self);
}

static void
go (FringeTreeView *self, int offset)
{
  FringeViewport from = fringe_tree_view_seen (self);
  FringePlaceVisited place;

  if (!self->is_ready || fringe_layout_n_nodes (self->layout) == 0)
    return;
  place = place_here (self);
  if (!fringe_places_visited_go (self->visited, offset, &place))
    return;
  self->whole = FALSE;
  self->viewport.scale = place.scale;
  fringe_pin_keep (&place.pin, self->layout, &self->card, &self->viewport);
  fringe_tree_view_glide (self, &from, FALSE);
}

void
fringe_tree_view_go_back (FringeTreeView *self)
{
  go (self, -1);
}

void
fringe_tree_view_go_forward (FringeTreeView *self)
{
  go (self, 1);
}

/* From the last row a small tree is too small at 100 %. */
static void
place (FringeTreeView *self, const FringeRect *rect)
{
  double covered = fringe_tree_view_covered (self);

  fringe_sight_whole (&self->viewport, rect, covered);
  if (self->theme == FRINGE_THEME_PROJECTOR)
    fringe_sight_enlarge (&self->viewport, rect, covered, PROJECTED_SCALE_MAX);
}

void
fringe_tree_view_place_whole (FringeTreeView *self)
{
  FringeRect bounds = fringe_geometry_bounds (self->layout, &self->card);

  place (self, &bounds);
}

void
fringe_tree_view_fit (FringeTreeView *self)
{
  FringeViewport from = fringe_tree_view_seen (self);

  self->whole = TRUE;
  if (!fringe_tree_view_leave (self))
    return;
  fringe_tree_view_place_whole (self);
  fringe_tree_view_glide (self, &from, FALSE);
}

static FringeRect
unite (FringeRect a, FringeRect b)
{
  double right = fmax (a.x + a.width, b.x + b.width), bottom = fmax (a.y + a.height, b.y + b.height);

  a.x = fmin (a.x, b.x);
  a.y = fmin (a.y, b.y);
  a.width = right - a.x;
  a.height = bottom - a.y;
  return a;
}

/* From the root down to a node. */
static FringeRect
way_to (FringeTreeView *self, guint id)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  FringeRect way;

  id = fringe_layout_shown_for (self->layout, id);
  way = fringe_geometry_node (self->layout, &self->card, id);
  while ((id = fringe_search_parent (search, id)) != FRINGE_NO_NODE)
    way = unite (way, fringe_geometry_node (self->layout, &self->card, id));
  return way;
}

void
fringe_tree_view_fit_solution (FringeTreeView *self)
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
  way = way_to (self, end);
  self->whole = FALSE;
  place (self, &way);
  fringe_tree_view_glide (self, &from, FALSE);
}

void
fringe_tree_view_look_at (FringeTreeView *self, double x, double y)
{
  fringe_tree_view_stop (self);
  self->whole = FALSE;
  fringe_viewport_keep (&self->viewport, x, y, self->viewport.width / 2, self->viewport.height / 2);
  fringe_tree_view_moved (self);
}

void
fringe_tree_view_centre (FringeTreeView *self)
{
  FringeViewport from = fringe_tree_view_seen (self);
  guint id;
  FringeRect rect;

  if (!fringe_tree_view_leave (self))
    return;
  id = fringe_layout_shown_for (self->layout, fringe_session_get_shown (self->session));
  if (id == FRINGE_NO_NODE)
    return;
  rect = fringe_geometry_node (self->layout, &self->card, id);
  self->whole = FALSE;
  fringe_viewport_keep (&self->viewport, rect.x + rect.width / 2, rect.y + rect.height / 2, self->viewport.width / 2,
                        self->viewport.height / 2);
  fringe_tree_view_glide (self, &from, FALSE);
}

/* A node that would lie below what floats in the corner goes beside it. */
static void
keep_clear_of_corner (FringeTreeView *self, const FringeRect *rect)
{
  FringeRect seen = fringe_viewport_to_screen (&self->viewport, rect);
  graphene_rect_t corner, node = GRAPHENE_RECT_INIT ((float) seen.x, (float) seen.y, (float) seen.width,
                                                     (float) seen.height);

  if (self->corner == NULL || !gtk_widget_get_visible (self->corner) || seen.width > self->viewport.width / 2
      || !gtk_widget_compute_bounds (self->corner, GTK_WIDGET (self), &corner)
      || !graphene_rect_intersection (&corner, &node, NULL))
    return;
  if (graphene_rect_get_x (&corner) > self->viewport.width / 2)
    fringe_viewport_pan (&self->viewport, graphene_rect_get_x (&corner) - seen.x - seen.width, 0);
  else
    fringe_viewport_pan (&self->viewport, graphene_rect_get_x (&corner) + graphene_rect_get_width (&corner) - seen.x,
                         0);
}

void
fringe_tree_view_reveal (FringeTreeView *self, const FringeRect *rect)
{
  fringe_sight_reveal (&self->viewport, rect, fringe_tree_view_covered (self));
  keep_clear_of_corner (self, rect);
}

void
fringe_tree_view_zoom_at (FringeTreeView *self, double factor, double x, double y)
{
  self->viewport = fringe_tree_view_seen (self);
  fringe_tree_view_stop (self);
  self->whole = FALSE;
  fringe_viewport_zoom (&self->viewport, factor, x, y);
  fringe_tree_view_moved (self);
}

/* About the shown node, which stays in sight; about the middle where it is not in sight. */
void
fringe_tree_view_zoom (FringeTreeView *self, double factor)
{
  FringeViewport from = fringe_tree_view_seen (self);
  FringePin pin = { .id = FRINGE_NO_NODE };
  FringeRect rect;

  self->whole = FALSE;
  if (fringe_tree_view_is_ready (self))
    pin = fringe_pin_at (self->layout, &self->card, &self->viewport, fringe_session_get_shown (self->session));
  if (!fringe_pin_is_in_sight (&pin, &self->card, &self->viewport))
    fringe_viewport_zoom (&self->viewport, factor, self->viewport.width / 2, self->viewport.height / 2);
  else
    {
      fringe_viewport_zoom (&self->viewport, factor, pin.x, pin.y);
      rect = fringe_geometry_node (self->layout, &self->card, pin.id);
      fringe_tree_view_reveal (self, &rect);
    }
  fringe_tree_view_glide (self, &from, FALSE);
}

void
fringe_tree_view_zoom_to (FringeTreeView *self, double scale)
{
  fringe_tree_view_leave (self);
  fringe_tree_view_zoom (self, scale / self->viewport.scale);
}

void
fringe_tree_view_pan (FringeTreeView *self, double dx, double dy)
{
  self->viewport = fringe_tree_view_seen (self);
  fringe_tree_view_stop (self);
  self->whole = FALSE;
  fringe_viewport_pan (&self->viewport, dx, dy);
  fringe_tree_view_moved (self);
}

static gboolean
fly (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double seconds = (double) (now - self->fling_time) / G_USEC_PER_SEC;

  (void) data;
  self->fling_time = now;
  fringe_viewport_pan (&self->viewport, self->fling_x * seconds, self->fling_y * seconds);
  self->fling_x *= exp (-FRICTION * seconds);
  self->fling_y *= exp (-FRICTION * seconds);
  fringe_tree_view_moved (self);
  if (hypot (self->fling_x, self->fling_y) > FLING_MIN)
    return G_SOURCE_CONTINUE;
  self->fling = 0;
  return G_SOURCE_REMOVE;
}

void
fringe_tree_view_let_go (FringeTreeView *self, double speed_x, double speed_y)
{
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  if (!enabled || hypot (speed_x, speed_y) < FLING_MIN)
    return;
  fringe_tree_view_stop (self);
  self->fling_x = speed_x;
  self->fling_y = speed_y;
  self->fling_time = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->fling = gtk_widget_add_tick_callback (GTK_WIDGET (self), fly, NULL, NULL);
}
