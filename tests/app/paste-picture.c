/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "clipboard-window.h"

/* Another program that somebody pastes a picture into, or drops one on: saves what the clipboard holds to a file, as
 * SVG where the name ends so, else as PNG; with "drop" before it a window waits for what is dropped, of which it saves
 * the text where the name ends in ".txt". Its title tells when it would take that. */

static void
on_texture (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (source), result, &error);

  if (texture == NULL)
    g_error ("%s", error->message);
  gdk_texture_save_to_png (texture, data);
  exit (0);
}

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (source), result, &error) < 0)
    g_error ("%s", error->message);
  exit (0);
}

static void
on_svg (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, &error);
  g_autoptr (GFile) file = g_file_new_for_path (data);
  g_autoptr (GFileOutputStream) output = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL);

  if (stream == NULL)
    g_error ("%s", error->message);
  g_output_stream_splice_async (G_OUTPUT_STREAM (output), stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, NULL, on_written, NULL);
}

static GdkDragAction
on_enter (GtkDropTarget *target, double x, double y, int *n_motions)
{
  (void) target;
  (void) x;
  (void) y;
  *n_motions = 0;
  return GDK_ACTION_COPY;
}

/* The source asks a second time when it has the first answer. */
static GdkDragAction
on_motion (GtkDropTarget *target, double x, double y, int *n_motions)
{
  GtkRoot *window = gtk_widget_get_root (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)));

  (void) x;
  (void) y;
  if (++*n_motions == 2)
    gtk_window_set_title (GTK_WINDOW (window), "Let go");
  return GDK_ACTION_COPY;
}

/* The source waits for the end of the drop. */
static gboolean
end (gpointer data)
{
  (void) data;
  gdk_display_sync (gdk_display_get_default ());
  exit (0);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  (void) target;
  (void) x;
  (void) y;
  if (G_VALUE_HOLDS_STRING (value))
    g_file_set_contents (data, g_value_get_string (value), -1, NULL);
  else
    gdk_texture_save_to_png (g_value_get_object (value), data);
  g_idle_add (end, NULL);
  return TRUE;
}

static void
wait_for_drop (char *path)
{
  GtkWidget *window = gtk_window_new ();
  gboolean is_text = g_str_has_suffix (path, ".txt");
  GtkDropTarget *target = gtk_drop_target_new (is_text ? G_TYPE_STRING : GDK_TYPE_TEXTURE, GDK_ACTION_COPY);
  static int n_motions;

  g_signal_connect (target, "enter", G_CALLBACK (on_enter), &n_motions);
  g_signal_connect (target, "motion", G_CALLBACK (on_motion), &n_motions);
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), path);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (target));
  gtk_window_set_title (GTK_WINDOW (window), "Drop here");
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  GdkClipboard *clipboard;

  if (argc < 2)
    g_error ("Usage: paste-picture [drop] FILE");
  gtk_init ();
  clipboard = gdk_display_get_clipboard (gdk_display_get_default ());
  if (argc == 2 && clipboard_needs_window ())
    clipboard_wait_for_content (clipboard);
  if (argc == 3)
    wait_for_drop (argv[2]);
  else if (g_str_has_suffix (argv[1], ".svg"))
    gdk_clipboard_read_async (clipboard, (const char *[]) { "image/svg+xml", NULL }, G_PRIORITY_DEFAULT, NULL, on_svg,
                              argv[1]);
  else
    gdk_clipboard_read_texture_async (clipboard, NULL, on_texture, argv[1]);
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
