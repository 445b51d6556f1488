/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-notes-window.h"

#include "fringe-color-scheme.h"
#include "fringe-notes-view.h"
#include "fringe-shortcuts.h"

#include <glib/gi18n.h>

#define WIDTH 560
#define HEIGHT 360

struct _FringeNotesWindow
{
  GtkWindow parent_instance;

  FringeNotesView *view;
};

G_DEFINE_FINAL_TYPE (FringeNotesWindow, fringe_notes_window, GTK_TYPE_WINDOW)

/* Returns: (transfer full) (nullable): a screen on which the parent is not */
static GdkMonitor *
find_other_monitor (GtkWindow *parent)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (parent));
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (parent));
  GdkMonitor *taken = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != taken)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}

void
fringe_notes_window_open (FringeNotesWindow *self)
{
  g_autoptr (GdkMonitor) monitor = find_other_monitor (gtk_window_get_transient_for (GTK_WINDOW (self)));

  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
  gtk_window_present (GTK_WINDOW (self));
}

void
fringe_notes_window_edit (FringeNotesWindow *self)
{
  fringe_notes_view_edit (self->view);
}

static gboolean
is_writing (FringeNotesWindow *self)
{
  return GTK_IS_TEXT_VIEW (gtk_window_get_focus (GTK_WINDOW (self)));
}

/* The keys of the window mean here what they mean there, but for the one that closes a window. */
static gboolean
forward (FringeNotesWindow *self, guint key, GdkModifierType modifiers, GtkEventControllerKey *keys)
{
  g_autoptr (GtkWindow) parent = g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (self)));

  if (gdk_keyval_to_lower (key) != GDK_KEY_w || (modifiers & GDK_CONTROL_MASK) == 0)
    return gtk_event_controller_key_forward (keys, GTK_WIDGET (parent))
           || gtk_event_controller_key_forward (keys, gtk_window_get_child (parent));
  gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

/* A clicker steps wherever the focus is. */
static gboolean
on_key (FringeNotesWindow *self, guint key, guint code, GdkModifierType modifiers, GtkEventControllerKey *keys)
{
  if (is_writing (self))
    return GDK_EVENT_PROPAGATE;
  if (key != GDK_KEY_Escape)
    return forward (self, key, modifiers, keys);
  gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

/* Who writes saves and quits, too: what the text has no use for is left to the window. */
static gboolean
on_key_left (FringeNotesWindow *self, guint key, guint code, GdkModifierType modifiers, GtkEventControllerKey *keys)
{
  return is_writing (self) && (modifiers & GDK_CONTROL_MASK) != 0 ? forward (self, key, modifiers, keys)
                                                                  : GDK_EVENT_PROPAGATE;
}

static void
add_keys (FringeNotesWindow *self, GtkPropagationPhase phase, GCallback pressed)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, phase);
  g_signal_connect_object (keys, "key-pressed", pressed, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
leave_text (FringeNotesWindow *self)
{
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

/* What the view of the notes asks a window for. */
static void
add_actions (FringeNotesWindow *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) edit = g_simple_action_new ("edit-note", NULL);
  g_autoptr (GSimpleAction) leave = g_simple_action_new ("focus-tree", NULL);

  g_signal_connect_object (edit, "activate", G_CALLBACK (fringe_notes_window_edit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (leave, "activate", G_CALLBACK (leave_text), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (edit));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (leave));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (group));
}

static void
fringe_notes_window_class_init (FringeNotesWindowClass *klass)
{
}

static void
fringe_notes_window_init (FringeNotesWindow *self)
{
  self->view = g_object_new (FRINGE_TYPE_NOTES_VIEW, NULL);
  gtk_window_set_child (GTK_WINDOW (self), GTK_WIDGET (self->view));
  gtk_window_set_title (GTK_WINDOW (self), _ ("Notes"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "notes-window");
  add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key));
  add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_left));
  add_actions (self);
  fringe_shortcuts_add_to_tooltips (GTK_WIDGET (self));
}

FringeNotesWindow *
fringe_notes_window_new (GtkWindow *parent, FringeSession *session)
{
  FringeNotesWindow *self = g_object_new (FRINGE_TYPE_NOTES_WINDOW, "transient-for", parent, NULL);

  g_object_set (self->view, "session", session, NULL);
  return self;
}
