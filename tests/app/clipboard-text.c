/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

/* Another program that somebody copies text from, or pastes it into: with a text it offers that until it is ended, else
 * it prints what the clipboard holds. */

static void
on_text (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  (void) data;
  fputs (text != NULL ? text : "", stdout);
  exit (0);
}

int
main (int argc, char *argv[])
{
  GdkClipboard *clipboard;

  gtk_init ();
  clipboard = gdk_display_get_clipboard (gdk_display_get_default ());
  if (argc == 2)
    {
      gdk_clipboard_set_text (clipboard, argv[1]);
      puts ("copied");
      fflush (stdout);
    }
  else
    gdk_clipboard_read_text_async (clipboard, NULL, on_text, NULL);
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
