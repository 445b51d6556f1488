/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "clipboard-window.h"

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
      if (clipboard_needs_window ())
        clipboard_wait_for_key ("Copy here");
      gdk_clipboard_set_text (clipboard, argv[1]);
      gdk_display_sync (gdk_display_get_default ());
      puts ("copied");
      fflush (stdout);
    }
  else
    {
      if (clipboard_needs_window ())
        clipboard_wait_for_content (clipboard);
      gdk_clipboard_read_text_async (clipboard, NULL, on_text, NULL);
    }
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
