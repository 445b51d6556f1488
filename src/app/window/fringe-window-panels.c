/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include <glib/gi18n.h>

/* Narrower windows have room for one panel beside one tree. */
#define ONE_PANEL_WIDTH 960
/* And beside two. */
#define ONE_PANEL_WIDTH_COMPARING 1400
/* What two trees and a panel have above what they need at least: a window that is made narrower comes to that before it
 * comes to where it could not be made narrower still. */
#define EASE 8

/* The panels beside the tree: those that a person wants to see, as far as there is room for them. */

/* A window that was just opened has no width yet. */
static gboolean
is_narrower (FringeWindow *self, int needed)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  return width > 0 && width < needed;
}

static gboolean
has_room_for_one (FringeWindow *self)
{
  return is_narrower (self, self->compare != NULL ? ONE_PANEL_WIDTH_COMPARING : ONE_PANEL_WIDTH);
}

static int
least_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Whatever the language and the size of type. Beside one tree there is always room. */
static gboolean
has_room_for (FringeWindow *self, GtkWidget *panel)
{
  return self->compare == NULL
         || !is_narrower (self, least_width (GTK_WIDGET (self->centre_box)) + least_width (panel) + EASE);
}

/* Two trees in a small window need the room of the left panel, too. */
static gboolean
left_panel_rests (FringeWindow *self)
{
  return self->left_panel_rests && self->compare != NULL && is_narrower (self, ONE_PANEL_WIDTH);
}

static void
show (FringeWindow *self, gboolean *shown, gboolean value, const char *property)
{
  if (*shown == value)
    return;
  *shown = value;
  g_object_notify (G_OBJECT (self), property);
}

/* Where there is no room for both, the left one gives way. */
void
fringe_window_fit_panels (FringeWindow *self)
{
  gboolean right = self->wants_right_panel && has_room_for (self, GTK_WIDGET (self->panels));
  gboolean left = self->wants_left_panel && !left_panel_rests (self) && !(right && has_room_for_one (self))
                  && has_room_for (self, GTK_WIDGET (self->sidebar));

  show (self, &self->left_panel, left, "left-panel");
  show (self, &self->right_panel, right, "right-panel");
}

static void
tell_of_room (FringeWindow *self, gboolean is_shown)
{
  if (!is_shown)
    fringe_window_tell (self, _ ("The panel is shown as soon as the window has room for it beside two trees."));
}

/* Who asks for the left one where there is no room for both wants it instead of the other. */
void
fringe_window_show_left_panel (FringeWindow *self, gboolean shown)
{
  if (shown && has_room_for_one (self))
    self->wants_right_panel = FALSE;
  self->wants_left_panel = shown;
  self->left_panel_rests = FALSE;
  fringe_window_fit_panels (self);
  tell_of_room (self, self->left_panel || !shown);
}

void
fringe_window_show_right_panel (FringeWindow *self, gboolean shown)
{
  self->wants_right_panel = shown;
  fringe_window_fit_panels (self);
  tell_of_room (self, self->right_panel || !shown);
}

static gboolean
on_other_width (gpointer data)
{
  FringeWindow *self = data;

  self->fit_panels = 0;
  fringe_window_fit_panels (self);
  return G_SOURCE_REMOVE;
}

/* Sizes cannot change while they are given out. */
void
fringe_window_fit_panels_later (FringeWindow *self)
{
  if (self->fit_panels == 0)
    self->fit_panels = g_idle_add (on_other_width, self);
}
