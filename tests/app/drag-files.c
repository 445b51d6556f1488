/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

/* Another program that somebody drags files from, as they lie in a folder. Its title tells when somebody would take
 * them: what is let go before is lost. */

static GdkContentProvider *
on_prepare (GtkDragSource *source, double x, double y, gpointer files)
{
  (void) source;
  (void) x;
  (void) y;
  return gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);
}

static void
on_action (GdkDrag *drag, GParamSpec *pspec, GtkWindow *window)
{
  (void) pspec;
  gtk_window_set_title (window, gdk_drag_get_selected_action (drag) != 0 ? "Let go" : "Drag from here");
}

static void
on_begin (GtkDragSource *source, GdkDrag *drag, GtkWindow *window)
{
  (void) source;
  g_signal_connect_object (drag, "notify::selected-action", G_CALLBACK (on_action), window, 0);
}

int
main (int argc, char *argv[])
{
  GtkEventController *source;
  GSList *files = NULL;
  GtkWidget *window;

  gtk_init ();
  for (int i = argc - 1; i > 0; i--)
    files = g_slist_prepend (files, g_file_new_for_path (argv[i]));
  window = gtk_window_new ();
  source = GTK_EVENT_CONTROLLER (gtk_drag_source_new ());
  g_signal_connect (source, "prepare", G_CALLBACK (on_prepare), files);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_begin), window);
  gtk_widget_add_controller (window, source);
  gtk_window_set_title (GTK_WINDOW (window), "Drag from here");
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  gtk_window_present (GTK_WINDOW (window));
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
