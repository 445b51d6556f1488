/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-file-bytes.h"

#include <glib/gi18n.h>

/* Where the portal of the desktop shows a file to a program that may not see its folder:
 * /run/user/1000/doc/52b28f94/saved.fringe. */
#define IN_SANDBOX "/run/user/*/doc/*"

char *
fringe_file_name (GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL && g_pattern_match_simple (IN_SANDBOX, path) ? g_file_get_basename (file)
                                                                   : g_file_get_parse_name (file);
}

static GBytes *
take (char *bytes, gsize n)
{
  char *text = g_realloc (bytes, n + 1);

  /* GTK 4.8 tells screen readers of inserted text up to its end, whatever length it was given. */
  text[n] = '\0';
  return g_bytes_new_take (text, n);
}

static void
read_in_thread (GTask *task, gpointer file, gpointer most_pointer, GCancellable *cancellable)
{
  gsize most = GPOINTER_TO_SIZE (most_pointer), n = 0;
  GError *error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, &error);
  g_autofree char *bytes = stream != NULL ? g_malloc (most + 1) : NULL;
  g_autofree char *size = g_format_size (most);

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, most + 1, &n, cancellable, &error))
    g_task_return_error (task, error);
  else if (n > most)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                             /* Translators: a size such as “1.0 MB” */
                             _ ("The file is too large. It may have %s at most."), size);
  else
    g_task_return_pointer (task, take (g_steal_pointer (&bytes), n), (GDestroyNotify) g_bytes_unref);
}

void
fringe_file_bytes_read (GFile *file, gsize most, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, data);

  g_task_set_task_data (task, GSIZE_TO_POINTER (most), NULL);
  g_task_run_in_thread (task, read_in_thread);
}

GBytes *
fringe_file_bytes_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
