/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-private.h"
#include "fringe-document-text.h"
#include "fringe-window-state.h"

#include <glib/gi18n.h>

static void
take_array (GArray *array, const GArray *from)
{
  g_array_set_size (array, 0);
  g_array_append_vals (array, from->data, from->len);
}

/* They belong to a search that is still to be forked. */
static void
take_marks (FringeSessionFile *state, const FringeSessionFile *from)
{
  take_array (state->breakpoints, from->breakpoints);
  g_array_unref (state->notes);
  state->notes = g_array_ref (from->notes);
  g_ptr_array_unref (state->others);
  state->others = g_ptr_array_ref (from->others);
}

void
fringe_document_take_place (FringeDocument *self, FringeSessionFile *state)
{
  const FringeSessionFile *from = self->opening;

  if (from == NULL)
    return;
  state->n_steps = from->n_steps;
  state->step = from->step;
  state->line = from->line;
  state->selected = from->selected;
  state->center = from->center;
  state->offset_x = from->offset_x;
  state->offset_y = from->offset_y;
  state->scale = from->scale;
  state->comparison_known = from->comparison_known;
  state->comparison_time = from->comparison_time;
  take_array (state->forks, from->forks);
  take_array (state->comparison_forks, from->comparison_forks);
  if (self->search != NULL)
    take_array (state->comparison_breakpoints, from->comparison_breakpoints);
  take_array (state->folded, from->folded);
  take_array (state->unfolded, from->unfolded);
  if (self->search != NULL && from->forks->len > 0)
    take_marks (state, from);
}

/* What the person made while the search was made again is unsaved; what is seen now need not be kept. */
static void
end_opening (FringeDocument *self)
{
  g_clear_pointer (&self->opening, fringe_session_file_free);
  self->search = NULL;
  if (self->kept == NULL && !fringe_document_is_unsaved (self))
    self->kept = fringe_document_print (self);
  fringe_document_on_made (self);
}

static gboolean
is_running (FringeSession *session)
{
  gboolean running;

  g_object_get (session, "running", &running, NULL);
  return running;
}

/* Its runs tell that they are done, which is no reason to go on from there once more. */
static void
make_forks (FringeDocument *self, FringeSession *session)
{
  self->is_forking = TRUE;
  while (self->search == fringe_session_get_search (session) && !is_running (session)
         && fringe_window_state_go_on (self->window, self->opening))
    self->search = fringe_session_get_search (session);
  self->is_forking = FALSE;
}

void
fringe_document_go_on (FringeDocument *self)
{
  FringeSession *session = self->window != NULL ? fringe_window_get_session (self->window) : NULL;
  FringePair *pair;

  if (self->opening == NULL || session == NULL || self->is_forking)
    return;
  make_forks (self, session);
  if (is_running (session) && self->search == fringe_session_get_search (session))
    return;
  if (self->search == fringe_session_get_search (session))
    fringe_window_state_finish (self->window, self->opening);
  self->search = NULL;
  pair = fringe_window_get_pair (self->window);
  if (pair == NULL || !fringe_pair_is_busy (pair))
    end_opening (self);
}

/* Takes over @state. */
static void
begin (FringeDocument *self, FringeSessionFile *state, GFile *file)
{
  FringeSession *session = fringe_window_get_session (self->window);

  g_clear_pointer (&self->opening, fringe_session_file_free);
  g_clear_pointer (&self->kept, g_free);
  g_clear_pointer (&self->unknown, g_key_file_unref);
  fringe_window_state_begin (self->window, self->settings, state);
  self->search = fringe_session_get_search (session);
  self->opening = state;
  self->unknown = g_key_file_ref (state->unknown);
  g_ptr_array_set_size (self->digests, 0);
  if (state->digest != NULL)
    g_ptr_array_add (self->digests, g_strdup (state->digest));
  fringe_document_set_file (self, file);
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeDocument *self = FRINGE_DOCUMENT (source);
  GFile *file = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) now = NULL;
  g_autofree char *name = g_file_get_parse_name (file), *sentence = NULL;
  FringeSessionFile *state = g_task_propagate_pointer (G_TASK (result), &error);

  g_clear_object (&self->loading);
  if (self->window == NULL)
    g_clear_pointer (&state, fringe_session_file_free);
  else if (state == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot open “%1$s”: %2$s"), name, error->message);
      fringe_document_fail (self, sentence);
    }
  else
    {
      fringe_autosave_clear (self->autosave);
      begin (self, state, file);
      now = fringe_document_gather (self);
      fringe_document_set_saved (self, now);
      fringe_document_go_on (self);
    }
}

static void
load (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  FringeSessionFile *state = fringe_session_file_load (file, cancellable, &error);

  if (state != NULL)
    g_task_return_pointer (task, state, (GDestroyNotify) fringe_session_file_free);
  else
    g_task_return_error (task, error);
}

void
fringe_document_open (FringeDocument *self, GFile *file)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_loaded, NULL);

  g_set_object (&self->loading, file);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load);
}

/* What had been looked at only is not kept in the file either, and stays on disk. */
gboolean
fringe_document_recover (FringeDocument *self, FringeAutosave *lost)
{
  g_autoptr (GFile) text = fringe_autosave_get_file (lost), file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) now = NULL;
  g_autofree char *name = g_file_get_parse_name (text), *sentence = NULL;
  FringeSessionFile *state = fringe_session_file_load (text, NULL, &error);
  gboolean unsaved;

  if (state == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot recover “%1$s”: %2$s"), name, error->message);
      fringe_document_fail (self, sentence);
      return FALSE;
    }
  fringe_autosave_free (self->autosave);
  self->autosave = lost;
  file = fringe_document_unwrap (state, &unsaved);
  begin (self, state, file);
  now = fringe_document_gather (self);
  fringe_document_set_saved (self, now);
  if (unsaved)
    g_clear_pointer (&self->saved, g_free);
  self->kept = g_strdup ("");
  fringe_document_update_unsaved (self, now);
  fringe_document_go_on (self);
  return TRUE;
}
