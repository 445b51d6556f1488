/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-object.h"

#include "fringe-background.h"
#include "fringe-file-bytes.h"
#include "fringe-session-file.h"

#include <glib/gi18n.h>

/* Saving: a file is written unless somebody else wrote to it. */

/**
 * Saving:
 * @held: what is being saved, though another puzzle may be open before that is done
 * @text: of all that is shown
 * @made: what of it was made
 * @digest: of @text
 * @expected: (nullable) (array zero-terminated=1): digests of what the file may hold; anything where it is %NULL
 */
typedef struct
{
  FringeHeld *held;
  GFile *file;
  char *text, *made, *digest;
  char **expected;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  fringe_held_unref (saving->held);
  g_object_unref (saving->file);
  g_free (saving->text);
  g_free (saving->made);
  g_free (saving->digest);
  g_strfreev (saving->expected);
  g_free (saving);
}

/* A file that is gone, and what is no file, has nothing that could be lost. */
static gboolean
holds_what_is_expected (const Saving *saving, GCancellable *cancellable)
{
  g_autofree char *digest = NULL;

  if (saving->expected == NULL
      || g_file_query_file_type (saving->file, G_FILE_QUERY_INFO_NONE, cancellable) != G_FILE_TYPE_REGULAR)
    return TRUE;
  digest = fringe_session_file_digest (saving->file, cancellable);
  return digest != NULL && g_strv_contains ((const char *const *) saving->expected, digest);
}

/* Returns: (transfer none): the query, where it was saved */
static gpointer
save (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  const Saving *saving = query;

  if (!holds_what_is_expected (saving, cancellable))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "somebody else wrote to the file");
  else if (fringe_session_file_save_text (saving->text, saving->file, cancellable, error))
    return (gpointer) query;
  return NULL;
}

/* A file by another name is replaced because it was agreed to when the name was chosen. */
static char **
digests_expected (FringeDocument *self, GFile *file, gboolean overwrites)
{
  g_autoptr (GStrvBuilder) digests = g_strv_builder_new ();

  if (overwrites || self->held->file == NULL || !g_file_equal (self->held->file, file))
    return NULL;
  for (guint i = 0; i < self->held->digests->len; i++)
    g_strv_builder_add (digests, self->held->digests->pdata[i]);
  return g_strv_builder_end (digests);
}

gboolean
fringe_document_can_save (FringeDocument *self)
{
  if (self->lesson == NULL || fringe_lesson_get_n_stops (self->lesson) > 0)
    return TRUE;
  fringe_document_fail (self, _ ("A lesson needs a stop before it can be saved."));
  return FALSE;
}

void
fringe_document_save (FringeDocument *self, GFile *file, gboolean overwrites, GAsyncReadyCallback done, gpointer data)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->held = fringe_held_ref (self->held);
  saving->file = g_object_ref (file);
  saving->text = fringe_document_print (self);
  saving->made = fringe_document_print_made (self, TRUE);
  saving->digest = fringe_session_file_digest_text (saving->text);
  saving->expected = digests_expected (self, file, overwrites);
  g_ptr_array_add (self->held->digests, g_strdup (saving->digest));
  fringe_background_run (self, save, saving, saving_free, NULL, NULL, NULL, NULL, done, data);
}

/* What was written before it is in the file no more. */
static void
set_digest (FringeHeld *held, const char *digest)
{
  guint at;

  if (g_ptr_array_find_with_equal_func (held->digests, digest, g_str_equal, &at))
    g_ptr_array_remove_range (held->digests, 0, at);
}

/* A puzzle that the file held before is in no file any more. */
static void
take_file (FringeDocument *self, const Saving *saving)
{
  GHashTableIter all;
  gpointer other;

  g_hash_table_iter_init (&all, self->all);
  while (g_hash_table_iter_next (&all, NULL, &other))
    if (other != saving->held && ((FringeHeld *) other)->file != NULL
        && g_file_equal (((FringeHeld *) other)->file, saving->file))
      fringe_held_reset (other);
  g_set_object (&saving->held->file, saving->file);
}

/* What was changed meanwhile is unsaved. */
FringeSaved
fringe_document_save_finish (FringeDocument *self, GAsyncResult *result)
{
  Saving *saving = fringe_background_get_query (result);
  g_autofree char *name = fringe_file_name (saving->file), *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_pointer (G_TASK (result), &error) == NULL)
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        return FRINGE_SAVED_WOULD_OVERWRITE;
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
      fringe_document_fail (self, sentence);
      return FRINGE_SAVED_NOTHING;
    }
  set_digest (saving->held, saving->digest);
  take_file (self, saving);
  g_free (saving->held->kept);
  saving->held->kept = g_steal_pointer (&saving->text);
  g_free (saving->held->saved);
  saving->held->saved = g_steal_pointer (&saving->made);
  fringe_document_on_file (self, saving->file);
  fringe_document_is_unsaved (self);
  fringe_document_on_made (self);
  return FRINGE_SAVED_ALL;
}
