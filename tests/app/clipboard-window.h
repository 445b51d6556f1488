/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Wayland tells what is on the clipboard to no window but the one that has the focus, and lets no other put something
 * there than one that was given a key. So a program needs a window there to copy and paste. */

static inline gboolean
clipboard_needs_window (void)
{
  return g_strcmp0 (g_getenv ("GDK_BACKEND"), "wayland") == 0;
}

static inline gboolean
clipboard_window_on_key (gpointer pressed)
{
  *(gboolean *) pressed = TRUE;
  return TRUE;
}

/* Returns when somebody has pressed a key in a window called so, which has gone then. */
static inline void
clipboard_wait_for_key (const char *title)
{
  GtkWidget *window = gtk_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  gboolean pressed = FALSE;

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (clipboard_window_on_key), &pressed);
  gtk_widget_add_controller (window, keys);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_present (GTK_WINDOW (window));
  while (!pressed)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns when a new window was told of something on the clipboard. */
static inline void
clipboard_wait_for_content (GdkClipboard *clipboard)
{
  gsize n = 0;

  gtk_window_present (GTK_WINDOW (gtk_window_new ()));
  while (n == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      gdk_content_formats_get_mime_types (gdk_clipboard_get_formats (clipboard), &n);
    }
}
