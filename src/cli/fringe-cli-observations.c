/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-observations.h"

#include "fringe-cli-input.h"
#include "fringe-cli-words.h"
#include "fringe-observations.h"

#include <glib/gi18n-lib.h>

#define BYTES_MAX (1024 * 1024)

/* (transfer full): "boards.csv:3:12", the file as a whole, or the option that is wrong */
static char *
place (const char *path, const FringeObservationsFault *fault)
{
  g_autofree char *name = fringe_cli_input_name (path);

  if (fault->is_goal)
    return g_strdup ("--goal");
  if (fault->line == 0)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s:%d:%d", name, fault->line, fault->column);
}

static void
fail (const char *path, const FringeObservationsFault *fault, const GError *reason, GError **error)
{
  g_autofree char *where = place (path, fault);

  if (fault->lacks_size)
    fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s %s", reason->message,
                     _("--size tells them, as in --size 3x4."));
  else
    fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s", reason->message);
}

GArray *
fringe_cli_observations_read (const char *path, const FringeCliProblemWords *words, GError **error)
{
  const FringeObservationsWords beside = { .rows = words->rows, .columns = words->columns, .goal = words->goal };
  g_autoptr (GByteArray) bytes = fringe_cli_input_read (path, BYTES_MAX, error);
  g_autoptr (GError) reason = NULL;
  FringeObservationsFault fault;
  GArray *observations;

  if (bytes == NULL)
    return NULL;
  observations = fringe_observations_read (bytes->len > 0 ? (const char *) bytes->data : "", bytes->len, &beside,
                                           &fault, &reason);
  if (observations == NULL)
    fail (path, &fault, reason, error);
  return observations;
}
