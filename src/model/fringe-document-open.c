/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-object.h"

#include "fringe-background.h"
#include "fringe-document-text.h"
#include "fringe-file-bytes.h"
#include "fringe-session-state.h"

#include <glib/gi18n.h>
#include <string.h>

/* Opening: a file is read, and the search that it tells of is made again, with all that was done on the way. */

/* What the person made while the search was made again is unsaved. Else all that is seen now is in the file. */
static void
end_opening (FringeDocument *self)
{
  g_clear_pointer (&self->opening, fringe_session_file_free);
  self->search = NULL;
  if (self->held->kept == NULL && !fringe_document_is_unsaved (self))
    self->held->kept = fringe_document_print (self);
  fringe_document_on_made (self);
}

/* The runs tell that they are done, which is no reason to go on from there once more. */
static void
make_forks (FringeDocument *self, FringeSession *session)
{
  self->is_forking = TRUE;
  while (self->search == fringe_session_get_search (session) && !fringe_session_is_running (session)
         && fringe_session_state_go_on (session, self->opening))
    self->search = fringe_session_get_search (session);
  self->is_forking = FALSE;
}

static void
finish (FringeDocument *self)
{
  const FringeSessionFile *state = self->opening;
  const guint n_steps = fringe_session_get_n_steps (self->session);
  g_autofree char *sentence = NULL;

  fringe_session_state_finish (self->session, self->pair, state);
  self->view->restore (self->window, state);
  if (n_steps >= state->n_steps)
    return;
  /* Translators: two numbers of steps */
  sentence = g_strdup_printf (_ ("This session had %1$'u steps. Its search was repeated only up to step %2$'u."),
                              state->n_steps, n_steps);
  fringe_document_fail (self, sentence);
}

void
fringe_document_go_on (FringeDocument *self)
{
  FringeSession *session = self->session;

  if (self->opening == NULL || session == NULL || self->is_forking)
    return;
  make_forks (self, session);
  if (self->search == fringe_session_get_search (session))
    {
      if (fringe_session_is_running (session))
        return;
      finish (self);
    }
  self->search = NULL;
  if (self->pair == NULL || !fringe_pair_is_busy (self->pair))
    end_opening (self);
}

/* Takes over @state. */
static void
begin (FringeDocument *self, FringeSessionFile *state, GFile *file)
{
  fringe_document_forget (self);
  self->view->begin (self->window, state);
  fringe_session_state_begin (self->session, g_settings_get_uint (self->settings, "node-limit"), state);
  g_clear_pointer (&self->held->kept, g_free);
  if (state->has_comparison)
    {
      self->view->compare (self->window);
      fringe_session_state_begin_comparison (self->pair, state);
    }
  fringe_session_state_explore (self->session, state);
  self->search = fringe_session_get_search (self->session);
  self->opening = state;
  self->held->unknown = g_key_file_ref (state->unknown);
  if (state->digest != NULL)
    g_ptr_array_add (self->held->digests, g_strdup (state->digest));
  fringe_document_set_file (self, file);
  fringe_document_set_saved (self,
                             file != NULL ? fringe_document_print_made (self, TRUE) : fringe_document_no_content ());
}

/* What the system says of a file may have its name already. */
static char *
why_not_opened (const char *name, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup_printf (_ ("There is no file “%s”."), name);
  if (strstr (error->message, name) != NULL)
    return g_strdup (error->message);
  /* Translators: a file, and a sentence that says why */
  return g_strdup_printf (_ ("Cannot open “%1$s”: %2$s"), name, error->message);
}

/* Takes what was loaded. */
static void
open (FringeDocument *self, FringeLoaded *loaded, GFile *file, gboolean is_lost)
{
  if (loaded->lesson != NULL)
    {
      self->view->open_lesson (self->window, g_steal_pointer (&loaded->lesson), file, is_lost);
      return;
    }
  begin (self, g_steal_pointer (&loaded->session), file);
  fringe_document_go_on (self);
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeDocument *self = FRINGE_DOCUMENT (source);
  GFile *file = fringe_background_get_query (result);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = fringe_file_name (file), *sentence = NULL;
  g_autoptr (FringeLoaded) loaded = g_task_propagate_pointer (G_TASK (result), &error);

  g_clear_object (&self->loading);
  if (self->session == NULL)
    return;
  if (loaded == NULL)
    {
      sentence = why_not_opened (name, error);
      fringe_document_fail (self, sentence);
      return;
    }
  fringe_autosave_clear (self->autosave);
  open (self, loaded, file, FALSE);
}

/* Returns: (transfer full) (nullable): a FringeLoaded */
static gpointer
load (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  g_autoptr (FringeLoaded) loaded = fringe_document_load ((GFile *) query, cancellable, error);

  if (loaded != NULL && loaded->lesson != NULL && !fringe_lesson_file_check (loaded->lesson, cancellable, error))
    return NULL;
  return g_steal_pointer (&loaded);
}

void
fringe_document_open (FringeDocument *self, GFile *file)
{
  g_set_object (&self->loading, file);
  fringe_background_run (self, load, g_object_ref (file), g_object_unref, (GDestroyNotify) fringe_loaded_free, NULL,
                         NULL, NULL, on_loaded, NULL);
}

/* What had only been looked at is not in the file either, so it stays on disk. */
gboolean
fringe_document_recover (FringeDocument *self, FringeAutosave *lost)
{
  g_autoptr (GFile) text = fringe_autosave_get_file (lost), file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = fringe_file_name (text), *sentence = NULL;
  g_autoptr (FringeLoaded) loaded = fringe_document_load (text, NULL, &error);
  gboolean unsaved;

  if (loaded == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot recover “%1$s”: %2$s"), name, error->message);
      fringe_document_fail (self, sentence);
      return FALSE;
    }
  fringe_autosave_free (self->autosave);
  self->autosave = lost;
  file = fringe_document_unwrap (loaded, &unsaved);
  open (self, loaded, file, TRUE);
  if (unsaved)
    g_clear_pointer (&self->held->saved, g_free);
  g_free (self->held->kept);
  self->held->kept = g_strdup ("");
  fringe_document_is_unsaved (self);
  return TRUE;
}
