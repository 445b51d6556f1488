/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-search.h"

#include "fringe-cli-status.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

/* Turns between two looks at the clock: a few milliseconds. */
#define SLICE 10000
#define PROGRESS_INTERVAL (G_USEC_PER_SEC / 5)

/* The end of the line is cleared, for the text may become shorter. */
#define CLEAR_LINE "\r\033[K"

static void
show_progress (const FringeSearch *search)
{
  FringeCounts counts = fringe_search_counts_at (search, fringe_search_n_steps (search));
  g_autofree char *line
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u node generated", "%u nodes generated", counts.generated),
                         counts.generated);
  g_autofree char *text = fringe_cli_to_locale (line);

  fprintf (stderr, CLEAR_LINE "%s", text);
  fflush (stderr);
}

static void
run (FringeSearch *search, gboolean shows)
{
  gint64 next = g_get_monotonic_time () + PROGRESS_INTERVAL;
  gboolean shown = FALSE;

  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    {
      fringe_search_run (search, SLICE);
      if (shows && g_get_monotonic_time () >= next)
        {
          show_progress (search);
          shown = TRUE;
          next += PROGRESS_INTERVAL;
        }
    }
  if (shown)
    fputs (CLEAR_LINE, stderr);
}

FringeSearch *
fringe_cli_search (const FringeCliOptions *options, const FringeCliProblem *problem, double *seconds, GError **error)
{
  gint64 begin = g_get_monotonic_time ();
  FringeSearch *search = fringe_search_new (&problem->start, &problem->goal, &options->rules, options->node_limit);

  if (search == NULL)
    {
      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_LIMIT, "%s: %s", "BOARD",
                   _("There is no memory for the search."));
      return NULL;
    }
  if (options->search_anyway)
    fringe_search_search_anyway (search);
  run (search, !options->quiet && isatty (STDERR_FILENO));
  *seconds = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
  return search;
}

FringeCliStatus
fringe_cli_outcome_status (FringeOutcome outcome)
{
  switch (outcome)
    {
    case FRINGE_OUTCOME_UNSOLVABLE:
    case FRINGE_OUTCOME_EXHAUSTED:
      return FRINGE_CLI_UNSOLVABLE;
    case FRINGE_OUTCOME_LIMIT:
      return FRINGE_CLI_LIMIT;
    case FRINGE_OUTCOME_SOLVED:
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      return FRINGE_CLI_DONE;
    }
}
