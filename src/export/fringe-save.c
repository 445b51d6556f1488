/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-save.h"

#include <stdlib.h>

/* The file that a symbolic link leads to is what is replaced, not the link. */
static GFile *
resolve (GFile *file)
{
  const char *path = g_file_peek_path (file);
  char *resolved = path != NULL ? realpath (path, NULL) : NULL;
  GFile *target = resolved != NULL ? g_file_new_for_path (resolved) : g_object_ref (file);

  free (resolved);
  return target;
}

/* Closing under a cancelled cancellable throws the temporary file away; a new file has none. */
static void
drop (GFile *file, GOutputStream *stream, gboolean is_new)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  g_output_stream_close (stream, cancelled, NULL);
  if (is_new)
    g_file_delete (file, NULL, NULL);
}

static gboolean
is_special (GFileInfo *info)
{
  return info != NULL && g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL;
}

/* A device or a pipe has nothing that could be kept, and must not be replaced by a file. Without
 * REPLACE_DESTINATION, GIO writes into the file itself where it can make no other beside it. */
static GFileOutputStream *
open_target (GFile *target, GFileInfo *before, GCancellable *cancellable, GError **error)
{
  if (is_special (before))
    return g_file_append_to (target, G_FILE_CREATE_NONE, cancellable, error);
  return g_file_replace (target, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, cancellable, error);
}

gboolean
fringe_save (GFile *file, FringeWriteFunc write, gpointer data, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) target = resolve (file);
  g_autoptr (GFileInfo) before
      = g_file_query_info (target, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_UNIX_MODE,
                           G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GFileOutputStream) stream = open_target (target, before, cancellable, error);

  if (stream == NULL)
    return FALSE;
  /* Closing replaces the file, and is too late to be cancelled: it would be said of a file that is there. */
  if (!write (G_OUTPUT_STREAM (stream), data, cancellable, error)
      || g_cancellable_set_error_if_cancelled (cancellable, error)
      || !g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error))
    {
      drop (target, G_OUTPUT_STREAM (stream), before == NULL);
      return FALSE;
    }
  if (before != NULL && !is_special (before))
    g_file_set_attribute_uint32 (target, G_FILE_ATTRIBUTE_UNIX_MODE,
                                 g_file_info_get_attribute_uint32 (before, G_FILE_ATTRIBUTE_UNIX_MODE),
                                 G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return TRUE;
}
