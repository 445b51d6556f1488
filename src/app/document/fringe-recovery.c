/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-recovery.h"

#include "fringe-document-text.h"

#include <glib/gi18n.h>

/* What the session is known by, or NULL where it cannot be read. */
static char *
name_of (FringeAutosave *lost)
{
  g_autoptr (GFile) text = fringe_autosave_get_file (lost), file = NULL;
  g_autoptr (FringeSessionFile) state = fringe_session_file_load (text, NULL, NULL);
  gboolean unsaved;

  if (state == NULL)
    return NULL;
  file = fringe_document_unwrap (state, &unsaved);
  return file != NULL ? g_file_get_parse_name (file) : g_strdup (state->title);
}

static char *
sentence_of (GPtrArray *lost)
{
  g_autofree char *name = lost->len == 1 ? name_of (lost->pdata[0]) : NULL;

  if (name != NULL)
    /* Translators: the name of a file, or of a puzzle */
    return g_strdup_printf (_ ("Fringe ended before “%s” was saved."), name);
  return g_strdup_printf (g_dngettext (NULL, "Fringe ended before %u session was saved.",
                                       "Fringe ended before %u sessions were saved.", lost->len),
                          lost->len);
}

/* Each in a window that has nothing else. */
static void
recover (FringeWindow *window, FringeAutosave *lost)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  FringeDocument *document = fringe_window_get_document (window);

  if (!fringe_document_is_untouched (document))
    {
      window = fringe_window_new (application);
      document = fringe_window_get_document (window);
      gtk_window_present (GTK_WINDOW (window));
    }
  if (!fringe_document_recover (document, lost))
    fringe_autosave_leave (lost);
}

static void
on_answered (FringeSessionBar *bar, gboolean recovers, GPtrArray *lost)
{
  FringeWindow *window = FRINGE_WINDOW (gtk_widget_get_root (GTK_WIDGET (bar)));

  while (lost->len > 0)
    {
      FringeAutosave *one = g_ptr_array_steal_index (lost, lost->len - 1);

      if (recovers)
        recover (window, one);
      else
        fringe_autosave_free (one);
    }
}

static void
free_lost (gpointer data, GClosure *closure)
{
  g_ptr_array_unref (data);
}

void
fringe_recovery_offer (FringeWindow *window)
{
  FringeSessionBar *bar = fringe_window_get_session_bar (window);
  GPtrArray *lost = fringe_autosave_find_lost ();
  g_autofree char *sentence = NULL;

  if (lost->len == 0)
    {
      g_ptr_array_unref (lost);
      return;
    }
  g_signal_connect_data (bar, "answered", G_CALLBACK (on_answered), lost, free_lost, 0);
  sentence = sentence_of (lost);
  fringe_session_bar_offer (bar, sentence);
}
