/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-save.h"

#include "fringe-cli-status.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#define NEW_FILE_MODE 0666

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

/* Of a link, the file it leads to is replaced. */
static gboolean
replace (const char *path, mode_t mode, const char *text, gsize length, GError **error)
{
  char *target = realpath (path, NULL);
  gboolean replaced = g_file_set_contents_full (target != NULL ? target : path, text, (gssize) length,
                                                G_FILE_SET_CONTENTS_CONSISTENT, (int) mode, error);

  free (target);
  return replaced;
}

gboolean
fringe_cli_save (const char *path, const char *text, gsize length, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) reason = NULL;
  GStatBuf status;
  gboolean exists = g_stat (path, &status) == 0;
  gboolean saved;

  if (exists && !S_ISREG (status.st_mode))
    saved = write_to (path, text, length, &reason);
  else
    saved = replace (path, exists ? status.st_mode & 07777 : NEW_FILE_MODE, text, length, &reason);
  if (!saved)
    g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_NOT_WRITTEN, "%s: %s", name, reason->message);
  return saved;
}
