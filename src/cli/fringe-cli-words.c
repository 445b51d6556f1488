/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-words.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

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
  /* Names of files and values of options may hold anything. */
  message = g_strconcat (where, ": ", what, NULL);
  valid = g_utf8_make_valid (message, -1);
  g_set_error_literal (error, FRINGE_CLI_ERROR, (gint) status, valid);
  return FALSE;
}

gboolean
fringe_cli_fail_word (GError **error, const char *where, const char *word, const char *list)
{
  /* Translators: a word that was typed, and a list of those that are known. */
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, _("“%s” is none of these: %s."), word, list);
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
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option,
                          _("“%s” is no whole number from %s to %s."), word, from, to);
}

/* g_ascii_strtod() takes spaces, infinity and hexadecimal digits as well; a number that is typed has none. */
static gboolean
is_decimal (const char *word)
{
  return *word != '\0' && word[strspn (word, "0123456789.eE+-")] == '\0';
}

gboolean
fringe_cli_read_double (const char *option, const char *word, double least, double most, double *number, GError **error)
{
  g_autofree char *from = g_strdup_printf ("%.0f", least), *to = g_strdup_printf ("%.0f", most);
  char *end;
  double value = g_ascii_strtod (word, &end);

  if (is_decimal (word) && *end == '\0' && value >= least && value <= most)
    {
      *number = value;
      return TRUE;
    }
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, option, _("“%s” is no number from %s to %s."), word, from, to);
}
