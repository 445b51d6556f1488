/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-sight.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

#define ANIMATION_TIME (0.22 * G_USEC_PER_SEC)
/* Over a distance of more views than this nothing would be seen of the way. */
#define GLIDE_MAX 8
/* A view that was let go loses speed by this power of e in a second, and stands still below FLING_MIN pixels a second.
 */
#define FRICTION 4.0
#define FLING_MIN 12.0

/* Returns: where the origin of the tree is on the screen on the way from one scale to another, with one point of the
 * tree fixed */
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
  const FringeViewport *from = &self->motion.from, *to = &self->viewport;

  if (self->motion.blend >= 1)
    return seen;
  seen.scale = from->scale * pow (to->scale / from->scale, self->motion.blend);
  seen.rows_scale = from->rows_scale + (to->rows_scale - from->rows_scale) * self->motion.blend;
  seen.x = origin_between (from->x, fringe_viewport_scale_x (from), to->x, fringe_viewport_scale_x (to),
                           fringe_viewport_scale_x (&seen), self->motion.blend);
  seen.y = origin_between (from->y, fringe_viewport_scale_y (from), to->y, fringe_viewport_scale_y (to),
                           fringe_viewport_scale_y (&seen), self->motion.blend);
  return seen;
}

void
fringe_tree_view_stop (FringeTreeView *self)
{
  self->motion.blend = 1;
  self->motion.moving = FALSE;
  fringe_tick_clear (self, &self->motion.animation);
  fringe_tick_clear (self, &self->motion.fling);
}

/* The movement is fast at first and slow at the end (cubic ease-out). */
static gboolean
animate (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  double t = (double) (gdk_frame_clock_get_frame_time (clock) - self->motion.animation_start) / ANIMATION_TIME;

  self->motion.blend = t >= 1 ? 1 : 1 - pow (1 - fmax (t, 0), 3);
  if (t >= 1)
    {
      self->motion.moving = FALSE;
      self->motion.animation = 0;
    }
  fringe_tree_view_moved (self);
  return t >= 1 ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static gboolean
has_animations (FringeTreeView *self)
{
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

/* A view that had no size yet has nothing to glide from. */
static gboolean
is_worth_a_glide (FringeTreeView *self, const FringeViewport *from)
{
  const FringeViewport *to = &self->viewport;

  return has_animations (self) && gtk_widget_get_mapped (GTK_WIDGET (self)) && from->direction == to->direction
         && from->scale > 0 && fabs (to->x - from->x) < GLIDE_MAX * to->width / fmin (to->scale, from->scale);
}

void
fringe_tree_view_glide (FringeTreeView *self, const FringeViewport *from, gboolean moving)
{
  FringeViewport start = *from;

  fringe_tree_view_stop (self);
  if (is_worth_a_glide (self, &start))
    {
      self->motion.from = start;
      self->motion.blend = 0;
      self->motion.moving = moving;
      self->motion.animation_start = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
      self->motion.animation = gtk_widget_add_tick_callback (GTK_WIDGET (self), animate, NULL, NULL);
    }
  fringe_tree_view_moved (self);
}

/* A view that is still on its way counts as being there already. */
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
  fringe_places_visited_leave (self->motion.visited, &here);
  return TRUE;
}

void
fringe_tree_view_leave_for_selected (FringeTreeView *self)
{
  guint id = fringe_session_get_selected (self->session);
  FringeRect rect;

  if (id == FRINGE_NO_NODE || !self->is_ready || (id = fringe_layout_shown_for (self->layout, id)) == FRINGE_NO_NODE)
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
  if (!fringe_places_visited_go (self->motion.visited, offset, &place))
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
  graphene_rect_t corner,
      node = GRAPHENE_RECT_INIT ((float) seen.x, (float) seen.y, (float) seen.width, (float) seen.height);

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
  double seconds = (double) (now - self->motion.fling_time) / G_USEC_PER_SEC;

  self->motion.fling_time = now;
  fringe_viewport_pan (&self->viewport, self->motion.fling_x * seconds, self->motion.fling_y * seconds);
  self->motion.fling_x *= exp (-FRICTION * seconds);
  self->motion.fling_y *= exp (-FRICTION * seconds);
  fringe_tree_view_moved (self);
  if (hypot (self->motion.fling_x, self->motion.fling_y) > FLING_MIN)
    return G_SOURCE_CONTINUE;
  self->motion.fling = 0;
  return G_SOURCE_REMOVE;
}

void
fringe_tree_view_let_go (FringeTreeView *self, double speed_x, double speed_y)
{
  if (!has_animations (self) || hypot (speed_x, speed_y) < FLING_MIN)
    return;
  fringe_tree_view_stop (self);
  self->motion.fling_x = speed_x;
  self->motion.fling_y = speed_y;
  self->motion.fling_time = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->motion.fling = gtk_widget_add_tick_callback (GTK_WIDGET (self), fly, NULL, NULL);
}

/* The margin beside the tree that can be scrolled to, in pixels. */
#define SCROLL_MARGIN 24.0

/* A scrollbar is shown only where a part of the tree is out of sight. */
static void
adjust (FringeTreeView *self, GtkOrientation orientation, double start, double length, double seen, double page)
{
  GtkAdjustment *adjustment = self->motion.adjustments[orientation];
  GtkWidget *scrollbar = self->motion.scrollbars[orientation];
  gboolean overlaps = start < seen - 1 || start + length > seen + page + 1;
  double lower = fmin (start - SCROLL_MARGIN, seen), upper = fmax (start + length + SCROLL_MARGIN, seen + page);

  gtk_adjustment_configure (adjustment, seen, lower, upper, page / 10, page * 0.9, page);
  if (gtk_widget_get_child_visible (scrollbar) == overlaps)
    return;
  gtk_widget_set_child_visible (scrollbar, overlaps);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
fringe_tree_view_adjust (FringeTreeView *self)
{
  FringeViewport seen = fringe_tree_view_seen (self);
  double scale_x = fringe_viewport_scale_x (&seen), scale_y = fringe_viewport_scale_y (&seen);
  FringeRect bounds;

  if (!fringe_tree_view_is_ready (self))
    return;
  bounds = fringe_tree_view_known_bounds (self);
  self->motion.adjusting = TRUE;
  adjust (self, GTK_ORIENTATION_HORIZONTAL, bounds.x * scale_x, bounds.width * scale_x, seen.x * scale_x, seen.width);
  adjust (self, GTK_ORIENTATION_VERTICAL, bounds.y * scale_y, bounds.height * scale_y, seen.y * scale_y, seen.height);
  self->motion.adjusting = FALSE;
}

static void
on_adjusted (FringeTreeView *self)
{
  double x = gtk_adjustment_get_value (self->motion.adjustments[GTK_ORIENTATION_HORIZONTAL]);
  double y = gtk_adjustment_get_value (self->motion.adjustments[GTK_ORIENTATION_VERTICAL]);

  if (self->motion.adjusting)
    return;
  self->viewport = fringe_tree_view_seen (self);
  fringe_tree_view_stop (self);
  self->whole = FALSE;
  self->viewport.x = x / fringe_viewport_scale_x (&self->viewport);
  self->viewport.y = y / fringe_viewport_scale_y (&self->viewport);
  fringe_tree_view_moved (self);
}

static void
allocate_scrollbar (FringeTreeView *self, GtkOrientation orientation, int width, int height)
{
  GtkWidget *scrollbar = self->motion.scrollbars[orientation];
  gboolean left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { 0, 0, width, height };
  int thickness;

  gtk_widget_measure (scrollbar, !orientation, -1, &thickness, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      place.y = height - thickness;
      place.height = thickness;
    }
  else
    {
      place.x = left ? 0 : width - thickness;
      place.width = thickness;
    }
  gtk_widget_size_allocate (scrollbar, &place, -1);
}

void
fringe_tree_view_allocate_scrollbars (FringeTreeView *self, int width, int height)
{
  for (int i = 0; i < 2; i++)
    allocate_scrollbar (self, (GtkOrientation) i, width, height);
}

static void
on_enter (GtkWidget *scrollbar)
{
  gtk_widget_add_css_class (scrollbar, "hovering");
}

static void
on_leave (GtkWidget *scrollbar)
{
  gtk_widget_remove_css_class (scrollbar, "hovering");
}

/* The style keeps a scrollbar thin until the pointer comes near. */
static void
add_scrollbar (FringeTreeView *self, GtkOrientation orientation, const char *name)
{
  GtkAdjustment *adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  GtkWidget *scrollbar = gtk_scrollbar_new (orientation, adjustment);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->motion.adjustments[orientation] = adjustment;
  self->motion.scrollbars[orientation] = scrollbar;
  gtk_widget_add_css_class (scrollbar, "overlay-indicator");
  gtk_widget_add_css_class (scrollbar, orientation == GTK_ORIENTATION_HORIZONTAL ? "bottom" : "right");
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_enter), scrollbar);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), scrollbar);
  gtk_widget_add_controller (scrollbar, motion);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scrollbar), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_parent (scrollbar, GTK_WIDGET (self));
  gtk_widget_set_child_visible (scrollbar, FALSE);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_adjusted), self, G_CONNECT_SWAPPED);
}

void
fringe_tree_view_add_scrollbars (FringeTreeView *self)
{
  add_scrollbar (self, GTK_ORIENTATION_HORIZONTAL, _ ("Scroll the tree sideways"));
  add_scrollbar (self, GTK_ORIENTATION_VERTICAL, _ ("Scroll the tree up and down"));
}

static FringeRect
middle_of (FringeTreeView *self, guint id)
{
  FringeRect rect = fringe_geometry_node (self->layout, &self->card, id);

  return (FringeRect) { rect.x + rect.width / 2, rect.y + rect.height / 2, 0, 0 };
}

/* A window that opens a file gets its shape in several frames, and each may change the cards. Until somebody moves the
 * view, it is at the place that it was called to. */
static gboolean
is_where_called (FringeTreeView *self)
{
  const FringeViewport *to = &self->motion.called_to, *now = &self->viewport;

  return !self->whole && to->scale == now->scale && to->x == now->x && to->y == now->y
         && self->motion.called_step == self->growth.step;
}

void
fringe_tree_view_call_again (FringeTreeView *self)
{
  self->motion.is_called |= is_where_called (self);
}

/* While the layout is being made, nothing is known of the place but the node that is to stay where it is. */
FringeTreePlace
fringe_tree_view_get_place (FringeTreeView *self)
{
  FringeTreePlace place = { FRINGE_NO_NODE, 0, 0, 1 };
  FringeRect seen = fringe_viewport_visible (&self->viewport), node;

  if (self->motion.is_called || is_where_called (self))
    return self->motion.place;
  if (self->whole)
    return place;
  place.scale = self->viewport.scale;
  place.center = fringe_tree_view_is_ready (self)
                     ? fringe_pin_in_the_middle (self->layout, &self->card, &self->viewport).id
                     : self->growth.pin.id;
  if (place.center == FRINGE_NO_NODE)
    place.center = 0;
  if (!fringe_tree_view_is_ready (self) || !fringe_layout_has (self->layout, place.center))
    return place;
  node = middle_of (self, place.center);
  place.x = seen.x + seen.width / 2 - node.x;
  place.y = seen.y + seen.height / 2 - node.y;
  return place;
}

static void
go_to_node (FringeTreeView *self, guint id)
{
  const FringeTreePlace *place = &self->motion.place;
  FringeRect node = middle_of (self, id);

  self->whole = FALSE;
  self->viewport.scale = place->scale;
  fringe_viewport_keep (&self->viewport, node.x + place->x, node.y + place->y, self->viewport.width / 2,
                        self->viewport.height / 2);
}

/* The tree is first placed as a whole, because the distance of its rows follows from that. */
void
fringe_tree_view_take_place (FringeTreeView *self)
{
  guint id;

  if (!self->motion.is_called || !self->motion.placed || !fringe_tree_view_is_ready (self))
    return;
  self->motion.is_called = FALSE;
  fringe_tree_view_stop (self);
  id = self->motion.place.center == FRINGE_NO_NODE ? FRINGE_NO_NODE
                                                   : fringe_layout_shown_for (self->layout, self->motion.place.center);
  self->whole = TRUE;
  fringe_tree_view_place_whole (self);
  if (id != FRINGE_NO_NODE)
    go_to_node (self, id);
  self->motion.called_to = self->viewport;
  self->motion.called_step = self->growth.step;
  fringe_tree_view_moved (self);
}

void
fringe_tree_view_set_place (FringeTreeView *self, const FringeTreePlace *place)
{
  self->motion.place = *place;
  self->motion.is_called = TRUE;
  fringe_tree_view_take_place (self);
}
