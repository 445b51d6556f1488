/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

/* A second search beside the window's own. */

static GtkWidget *
begin_to_compare (FringeWindow *self)
{
  g_autoptr (FringePair) pair = fringe_pair_new (self->session);
  g_autoptr (GtkWidget) tree = g_object_ref (self->tree_overlay);

  fringe_session_set_playing (self->session, FALSE);
  gtk_box_remove (self->centre_box, tree);
  self->compare = fringe_pair_view_new (pair, tree, self->tree_view, self->settings);
  fringe_pair_view_set_theme (self->compare, self->theme);
  fringe_pair_set_pace (pair, self->pace);
  g_signal_connect_object (pair, "changed", G_CALLBACK (fringe_window_on_busy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pair, "told", G_CALLBACK (fringe_window_tell), self, G_CONNECT_SWAPPED);
  g_object_set (self->transport, "player", pair, NULL);
  return GTK_WIDGET (self->compare);
}

/* The left search stays. */
static GtkWidget *
end_to_compare (FringeWindow *self)
{
  g_autoptr (FringePair) pair = g_object_ref (fringe_window_get_pair (self));
  GtkWidget *tree = fringe_pair_view_release_tree (self->compare);

  gtk_box_remove (self->centre_box, GTK_WIDGET (self->compare));
  self->compare = NULL;
  g_object_set (self->transport, "player", self->session, NULL);
  fringe_pair_end (pair);
  return tree;
}

/* Two trees need the room of the right panel, and in a small window that of both. */
static void
make_room (FringeWindow *self, gboolean compares)
{
  if (compares)
    self->right_panel_before = self->wants_right_panel;
  self->wants_right_panel = !compares && self->right_panel_before && !self->narrow;
  self->left_panel_rests = compares;
  fringe_window_fit_panels (self);
}

void
fringe_window_set_compares (FringeWindow *self, gboolean compares)
{
  GtkWidget *child;

  if (compares == (self->compare != NULL))
    return;
  child = compares ? begin_to_compare (self) : end_to_compare (self);
  gtk_box_append (self->centre_box, child);
  if (!compares)
    g_object_unref (child);
  make_room (self, compares);
  fringe_window_on_step (self);
  fringe_window_on_busy (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->tree_view));
  g_object_notify (G_OBJECT (self), "compares");
}

void
fringe_window_set_pace (FringeWindow *self, FringePace pace)
{
  if (pace == self->pace)
    return;
  self->pace = pace;
  if (self->compare != NULL)
    fringe_pair_set_pace (fringe_window_get_pair (self), pace);
  g_object_notify (G_OBJECT (self), "compare-layers");
}
