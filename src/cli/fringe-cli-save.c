/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-save.h"

#include "fringe-cli-status.h"
#include "fringe-save.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/stat.h>

/* A device or a pipe has nothing that could be kept, and must not be replaced by a file. */
static gboolean
write_to (const char *path, const char *text, gsize length, GError **error)
{
  FILE *file = g_fopen (path, "w");
  gboolean written = file != NULL && fwrite (text, 1, length, file) == length;
  int reason = errno;

  if (file != NULL && fclose (file) != 0 && written)
    {
      written = FALSE;
      reason = errno;
    }
  if (!written)
    g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (reason), g_strerror (reason));
  return written;
}

typedef struct
{
  const char *text;
  gsize length;
} Text;

static gboolean
write_text (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  const Text *text = data;

  return g_output_stream_write_all (stream, text->text, text->length, NULL, cancellable, error);
}

gboolean
fringe_cli_save (const char *path, const char *text, gsize length, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) reason = NULL;
  GStatBuf status;
  gboolean saved;

  if (g_stat (path, &status) == 0 && !S_ISREG (status.st_mode))
    saved = write_to (path, text, length, &reason);
  else
    saved = fringe_save (file, write_text, &(Text) { text, length }, NULL, &reason);
  if (!saved)
    g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_NOT_WRITTEN, "%s: %s", name, reason->message);
  return saved;
}
