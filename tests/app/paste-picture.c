/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

/* Another program that somebody pastes a picture into: saves what the clipboard holds to a file, as PNG. */

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

int
main (int argc, char *argv[])
{
  if (argc != 2)
    g_error ("Usage: paste-picture FILE");
  gtk_init ();
  gdk_clipboard_read_texture_async (gdk_display_get_clipboard (gdk_display_get_default ()), NULL, on_texture, argv[1]);
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
