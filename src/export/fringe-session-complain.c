/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-export-error.h"

#include <glib/gi18n-lib.h>

/* What is wrong with a file, with the group and the key. */

/* A value that is quoted in a sentence is cut after so many characters. */
#define QUOTE_MAX 60

gboolean
fringe_session_fail (GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE, sentence);
  return FALSE;
}

static char *
quote (const char *text)
{
  glong length = g_utf8_strlen (text, -1);
  g_autofree char *start = g_utf8_substring (text, 0, MIN (length, QUOTE_MAX));

  return length > QUOTE_MAX ? g_strconcat (start, "…", NULL) : g_strdup (start);
}

gboolean
fringe_session_complain (
    FringeSessionComplaint complaint, const char *group, const char *key, const char *value, GError **error)
{
  g_autofree char *quoted = quote (value);

  switch (complaint)
    {
    case FRINGE_SESSION_NO_NUMBER:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _("[%s] %s: “%s” is no number that can stand here."), group, key, quoted);
    case FRINGE_SESSION_NO_BOARD:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _("[%s] %s: “%s” is no board."), group, key, quoted);
    case FRINGE_SESSION_TOO_LONG:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _("[%s] %s: “%s” is too long."), group, key, quoted);
    case FRINGE_SESSION_NO_BREAKPOINT:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _("[%s] %s: “%s” is nothing to stop at."), group, key, quoted);
    case FRINGE_SESSION_NO_FORKS:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _("[%s] %s: “%s” are no forks."), group, key, quoted);
    case FRINGE_SESSION_NO_WORD:
    default:
      /* Translators: a group and a key of a file, and its value. */
      return fringe_session_fail (error, _("[%s] %s: “%s” is none of the words known."), group, key, quoted);
    }
}
