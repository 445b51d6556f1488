/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-search.h"

#include "fringe-cli-progress.h"
#include "fringe-cli-words.h"

#include <glib/gi18n-lib.h>

/* Turns, or nodes of IDA*, between two looks at the clock: a few milliseconds. */
#define SLICE 10000
#define IDASTAR_SLICE 2000000

static void
fail (GError **error)
{
  fringe_cli_fail (error, FRINGE_CLI_LIMIT, "BOARD", "%s", _("There is no memory for the search."));
}

FringeSearch *
fringe_cli_search (const FringeCliOptions *options,
                   const FringeCliProblem *problem,
                   const FringeRules *rules,
                   GError **error)
{
  guint32 limit = (guint32) MIN (options->node_limit, FRINGE_NODE_LIMIT_MAX);
  FringeSearch *search = fringe_search_new (&problem->start, &problem->goal, rules, limit);
  FringeCliProgress progress;

  if (search == NULL)
    {
      fail (error);
      return NULL;
    }
  if (options->search_anyway)
    fringe_search_search_anyway (search);
  fringe_cli_progress_begin (&progress, options->quiet);
  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    {
      fringe_search_run (search, SLICE);
      fringe_cli_progress_nodes (&progress, fringe_search_counts_at (search, fringe_search_n_steps (search)).generated);
    }
  fringe_cli_progress_end (&progress);
  return search;
}

FringeIdastar *
fringe_cli_search_idastar (const FringeCliOptions *options,
                           const FringeCliProblem *problem,
                           const FringeRules *rules,
                           GError **error)
{
  FringeIdastar *idastar = fringe_idastar_new (&problem->start, &problem->goal, rules, options->node_limit);
  FringeCliProgress progress;

  if (idastar == NULL)
    {
      fail (error);
      return NULL;
    }
  if (options->search_anyway)
    fringe_idastar_search_anyway (idastar);
  fringe_cli_progress_begin (&progress, options->quiet);
  while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
    {
      fringe_idastar_run (idastar, IDASTAR_SLICE);
      fringe_cli_progress_nodes (&progress, fringe_idastar_generated (idastar));
    }
  fringe_cli_progress_end (&progress);
  return idastar;
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
