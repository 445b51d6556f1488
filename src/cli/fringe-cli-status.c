/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-status.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>

G_DEFINE_QUARK (fringe-cli-error-quark, fringe_cli_error)

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
  g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_NOT_WRITTEN, "%s: %s", _("standard output"), g_strerror (reason));
  return FALSE;
}

/* Names of files and values of options may hold anything. */
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
