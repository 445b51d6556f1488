/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-input.h"

#include "fringe-cli-status.h"
#include "fringe-cli-words.h"

#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <unistd.h>

#define CHUNK (64 * 1024)

char *
fringe_cli_input_name (const char *path)
{
  /* Translators: stands before what is wrong with what was read from there. */
  return fringe_cli_is_standard (path) ? g_strdup (_("standard input")) : g_filename_display_name (path);
}

static GInputStream *
open_stream (const char *path, GError **error)
{
  g_autoptr (GFile) file = NULL;

  if (fringe_cli_is_standard (path))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  file = fringe_cli_file_new (path, error);
  return file != NULL ? G_INPUT_STREAM (g_file_read (file, NULL, error)) : NULL;
}

/* Reads on until the end or one byte more than @max, so that what has no end is read no further. */
static gboolean
read_stream (GInputStream *stream, gsize max, GByteArray *bytes, GError **error)
{
  gssize n = 1;

  while (n > 0 && bytes->len <= max)
    {
      g_autofree guint8 *chunk = g_malloc (CHUNK);

      n = g_input_stream_read (stream, chunk, MIN (CHUNK, max + 1 - bytes->len), NULL, error);
      if (n > 0)
        g_byte_array_append (bytes, chunk, (guint) n);
    }
  return n >= 0;
}

GByteArray *
fringe_cli_input_read (const char *path, gsize max, GError **error)
{
  g_autofree char *name = fringe_cli_input_name (path);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) reason = NULL;
  g_autoptr (GInputStream) stream = open_stream (path, &reason);

  if (stream == NULL || !read_stream (stream, max, bytes, &reason))
    {
      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s: %s", name, reason->message);
      return NULL;
    }
  if (bytes->len > max)
    {
      g_autofree char *size = g_format_size_full (max, G_FORMAT_SIZE_IEC_UNITS);
      /* Translators: %s is a size such as "1.0 MiB". */
      g_autofree char *what = g_strdup_printf (_("There is more than %s, and no more is read."), size);

      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s: %s", name, what);
      return NULL;
    }
  return g_steal_pointer (&bytes);
}
