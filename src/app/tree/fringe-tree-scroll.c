/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

/* What can be scrolled to beside the tree, in pixels. */
#define SCROLL_MARGIN 24.0

/* There is something to scroll to where the tree is not in sight as a whole. */
static void
adjust (FringeTreeView *self, GtkOrientation orientation, double start, double length, double seen, double page)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];
  GtkWidget *scrollbar = self->scrollbars[orientation];
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
  bounds = fringe_geometry_bounds (self->layout, &self->card);
  self->adjusting = TRUE;
  adjust (self, GTK_ORIENTATION_HORIZONTAL, bounds.x * scale_x, bounds.width * scale_x, seen.x * scale_x, seen.width);
  adjust (self, GTK_ORIENTATION_VERTICAL, bounds.y * scale_y, bounds.height * scale_y, seen.y * scale_y, seen.height);
  self->adjusting = FALSE;
}

static void
on_adjusted (FringeTreeView *self)
{
  double x = gtk_adjustment_get_value (self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
  double y = gtk_adjustment_get_value (self->adjustments[GTK_ORIENTATION_VERTICAL]);

  if (self->adjusting)
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
  GtkWidget *scrollbar = self->scrollbars[orientation];
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

/* Thin until the pointer comes near. */
static void
add_scrollbar (FringeTreeView *self, GtkOrientation orientation, const char *name)
{
  GtkAdjustment *adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  GtkWidget *scrollbar = gtk_scrollbar_new (orientation, adjustment);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->adjustments[orientation] = adjustment;
  self->scrollbars[orientation] = scrollbar;
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
