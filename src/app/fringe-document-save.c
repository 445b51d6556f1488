/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-private.h"

#include <glib/gi18n.h>

typedef struct
{
  FringeSessionFile *state;
  GFile *file;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  fringe_session_file_free (saving->state);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
save (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Saving *saving = data;
  GError *error = NULL;

  if (fringe_session_file_save (saving->state, saving->file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
fringe_document_save (FringeDocument *self, GFile *file, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, done, data);
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving) { fringe_document_gather (self), g_object_ref (file) };
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save);
}

/* What was changed meanwhile is unsaved. */
gboolean
fringe_document_save_finish (FringeDocument *self, GAsyncResult *result)
{
  Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autofree char *name = g_file_get_parse_name (saving->file), *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
      fringe_document_fail (self, sentence);
      return FALSE;
    }
  fringe_document_set_file (self, saving->file);
  fringe_document_set_saved (self, saving->state);
  g_free (self->kept);
  self->kept = fringe_session_file_print (saving->state);
  fringe_document_on_made (self);
  return TRUE;
}
