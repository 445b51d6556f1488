/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-lines.h"

#include "fringe-cli-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CHUNK (64 * 1024)
#define LINE_MAX_BYTES 4096

typedef struct
{
  const char *name;
  FringeCliLine take;
  gpointer data;
  GString *line;
  guint32 number;
} Reader;

static gboolean
end_line (Reader *reader, GError **error)
{
  g_autofree char *where = g_strdup_printf ("%s:%u", reader->name, ++reader->number);
  char *text = reader->line->str, *comment;
  gboolean is_taken = TRUE;

  if (strlen (text) < reader->line->len)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s", _ ("This is no text: there is a zero byte."));
  if ((comment = strchr (text, '#')) != NULL)
    *comment = '\0';
  g_strstrip (text);
  if (*text != '\0')
    is_taken = reader->take (text, where, reader->number, reader->data, error);
  g_string_truncate (reader->line, 0);
  return is_taken;
}

static gboolean
take_chunk (Reader *reader, const char *chunk, gsize length, GError **error)
{
  const char *end;

  for (; length > 0; length -= (gsize) (end - chunk), chunk = end)
    {
      const char *line_end = memchr (chunk, '\n', length);

      end = line_end != NULL ? line_end + 1 : chunk + length;
      if (reader->line->len + (gsize) (end - chunk) > LINE_MAX_BYTES)
        {
          g_autofree char *where = g_strdup_printf ("%s:%u", reader->name, reader->number + 1);

          return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, _ ("The line is longer than %d bytes."),
                                  LINE_MAX_BYTES);
        }
      g_string_append_len (reader->line, chunk, end - chunk);
      if (line_end != NULL && !end_line (reader, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_stream (Reader *reader, GInputStream *stream, guint64 max, GError **error)
{
  g_autofree char *chunk = g_malloc (CHUNK);
  g_autoptr (GError) reason = NULL;
  guint64 total = 0;
  gssize n;

  while ((n = g_input_stream_read (stream, chunk, CHUNK, NULL, &reason)) > 0)
    {
      g_autofree char *size = g_format_size_full (max, G_FORMAT_SIZE_IEC_UNITS);

      total += (guint64) n;
      if (total > max)
        return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, reader->name,
                                _ ("The input is larger than %s. The rest is not read."), size);
      if (!take_chunk (reader, chunk, (gsize) n, error))
        return FALSE;
    }
  if (n < 0)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, reader->name, "%s", reason->message);
  return reader->line->len == 0 || end_line (reader, error);
}

gboolean
fringe_cli_lines_read (const char *path, guint64 max, FringeCliLine take, gpointer data, GError **error)
{
  g_autofree char *name = fringe_cli_input_name (path);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GInputStream) stream = fringe_cli_input_open (path, &reason);
  Reader reader = { .name = name, .take = take, .data = data, .line = line };

  if (stream == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, name, "%s", reason->message);
  return read_stream (&reader, stream, max, error);
}
