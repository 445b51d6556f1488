/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-depths.h"

#include "fringe-cli-words.h"
#include "fringe-depths-text.h"

/* Lets the sentence @reason be told of @option. */
static void
fail (GError **error, FringeCliStatus status, const char *option, const GError *reason)
{
  fringe_cli_fail (error, status, option, "%s", reason->message);
}

GArray *
fringe_cli_depths_read (const char *option, const char *word, GError **error)
{
  g_autoptr (GError) reason = NULL;
  GArray *list = fringe_depths_read (word, &reason);

  if (list == NULL)
    fail (error, FRINGE_CLI_BAD_USAGE, option, reason);
  return list;
}

gboolean
fringe_cli_depths_check (const char *option, const GArray *list, const FringeDepths *depths, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (fringe_depths_check (depths, list, &reason))
    return TRUE;
  fail (error, FRINGE_CLI_BAD_USAGE, option, reason);
  return FALSE;
}

FringeDepths *
fringe_cli_depths_new (const char *option, const FringeBoard *goal, GError **error)
{
  g_autoptr (GError) reason = NULL;
  FringeDepths *depths = fringe_depths_new (goal, &reason);
  gboolean is_full = g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE);

  if (depths == NULL)
    fail (error, is_full ? FRINGE_CLI_LIMIT : FRINGE_CLI_BAD_USAGE, option, reason);
  return depths;
}
