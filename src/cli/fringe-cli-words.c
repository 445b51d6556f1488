/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-words.h"

#include "fringe-record-words.h"

#include <errno.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

G_DEFINE_QUARK (fringe_cli_error_quark, fringe_cli_error)

#define NO_BREAK_SPACE "\xc2\xa0"

char *
fringe_cli_to_locale (const char *text)
{
  g_auto (GStrv) pieces = g_strsplit (text, NO_BREAK_SPACE, -1);
  g_autofree char *plain = g_strjoinv (" ", pieces);
  const char *charset;
  char *result;

  if (g_get_charset (&charset))
    return g_steal_pointer (&plain);
  result = g_convert (plain, -1, charset, "UTF-8", NULL, NULL, NULL);
  return result != NULL ? result : g_str_to_ascii (plain, NULL);
}

gboolean
fringe_cli_print (const char *text, GError **error)
{
  int reason;

  if (fputs (text, stdout) >= 0 && fflush (stdout) == 0)
    return TRUE;
  reason = errno;
  g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_NOT_WRITTEN, "%s: %s", _ ("standard output"), g_strerror (reason));
  return FALSE;
}

/* Names of files and values of options may hold any bytes. */
static char *
make_one_line (const char *message)
{
  g_autofree char *text = g_utf8_make_valid (message, -1);
  GString *line = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (line, g_unichar_isprint (character) ? character : 0xfffd);
    }
  return g_string_free (line, FALSE);
}

FringeCliStatus
fringe_cli_report_error (const GError *error)
{
  g_autofree char *line = make_one_line (error->message);
  g_autofree char *text = fringe_cli_to_locale (line);

  fprintf (stderr, "fringe-cli: %s\n", text);
  return error->domain == FRINGE_CLI_ERROR ? (FringeCliStatus) error->code : FRINGE_CLI_BAD_USAGE;
}

gboolean
fringe_cli_is_standard (const char *name)
{
  return g_str_equal (name, "-");
}

GFile *
fringe_cli_file_new (const char *name, GError **error)
{
  char *folder = g_path_is_absolute (name) ? NULL : realpath (".", NULL);
  const gboolean has_folder = folder != NULL || g_path_is_absolute (name);

  free (folder);
  if (has_folder && *name != '\0')
    return g_file_new_for_path (name);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, g_strerror (ENOENT));
  return NULL;
}

gboolean
fringe_cli_fail (GError **error, FringeCliStatus status, const char *where, const char *format, ...)
{
  g_autofree char *what = NULL, *message = NULL, *valid = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  /* Names of files and values of options may hold any bytes. */
  message = g_strconcat (where, ": ", what, NULL);
  valid = g_utf8_make_valid (message, -1);
  g_set_error_literal (error, FRINGE_CLI_ERROR, (gint) status, valid);
  return FALSE;
}

gboolean
fringe_cli_fail_word (GError **error, const char *where, const char *word, const char *list)
{
  /* Translators: a word that was typed, and a list of those that are known. */
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, _ ("“%s” is none of these: %s."), word, list);
}

gboolean
fringe_cli_read_number (const char *option,
                        const char *word,
                        guint64 least,
                        guint64 most,
                        guint64 *number,
                        GError **error)
{
  g_autofree char *from = g_strdup_printf ("%" G_GUINT64_FORMAT, least);
  g_autofree char *to = g_strdup_printf ("%" G_GUINT64_FORMAT, most);

  if (g_ascii_string_to_unsigned (word, 10, least, most, number, NULL))
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, _ ("“%s” is not a whole number from %s to %s."), word,
                          from, to);
}

gboolean
fringe_cli_read_double (const char *option, const char *word, double least, double most, double *number, GError **error)
{
  g_autofree char *from = g_strdup_printf ("%.0f", least), *to = g_strdup_printf ("%.0f", most);

  if (fringe_double_from_text (word, least, most, number))
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, _ ("“%s” is not a number from %s to %s."), word, from,
                          to);
}

#define CHUNK (64 * 1024)

char *
fringe_cli_input_name (const char *path)
{
  /* Translators: stands before what is wrong with what was read from there. */
  return fringe_cli_is_standard (path) ? g_strdup (_ ("standard input")) : g_filename_display_name (path);
}

GInputStream *
fringe_cli_input_open (const char *path, GError **error)
{
  g_autoptr (GFile) file = NULL;

  if (fringe_cli_is_standard (path))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  file = fringe_cli_file_new (path, error);
  return file != NULL ? G_INPUT_STREAM (g_file_read (file, NULL, error)) : NULL;
}

/* Reads until the end, or one byte more than @max, so that a stream without an end is read no further. */
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
  g_autoptr (GInputStream) stream = fringe_cli_input_open (path, &reason);

  if (stream == NULL || !read_stream (stream, max, bytes, &reason))
    {
      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s: %s", name, reason->message);
      return NULL;
    }
  if (bytes->len > max)
    {
      g_autofree char *size = g_format_size_full (max, G_FORMAT_SIZE_IEC_UNITS);
      /* Translators: %s is a size such as "1.0 MiB". */
      g_autofree char *what = g_strdup_printf (_ ("The input is larger than %s. The rest is not read."), size);

      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s: %s", name, what);
      return NULL;
    }
  return g_steal_pointer (&bytes);
}
