/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

/* One search, run only as far as it can matter. */

/**
 * FringeRun:
 * @estimate: the heuristic of @rules, ready for the goal
 * @most: a search with more than that is of no interest, by kind; %FRINGE_COUNT_UNKNOWN where any number is
 * @node_limit: nodes generated at most
 * @memory_limit: bytes at most
 */
typedef struct
{
  const FringeRules *rules;
  const FringeEstimate *estimate;
  const FringeBoard *start;
  const FringeBoard *goal;
  gint64 most[FRINGE_N_COUNT_KINDS];
  guint32 node_limit;
  gsize memory_limit;
} FringeRun;

/**
 * FringeRunEnd:
 * @FRINGE_RUN_OVER: the search ended, solved or not
 * @FRINGE_RUN_EXCEEDED: it has, or would have, more than is of interest
 * @FRINGE_RUN_UNDECIDED: the limit of nodes or memory came first
 * @FRINGE_RUN_CANCELLED: it was cancelled
 */
typedef enum
{
  FRINGE_RUN_OVER,
  FRINGE_RUN_EXCEEDED,
  FRINGE_RUN_UNDECIDED,
  FRINGE_RUN_CANCELLED
} FringeRunEnd;

/* How many nodes can be generated before one of these counts is exceeded; G_MAXINT64 where none of them says. */
gint64 fringe_run_nodes_of_interest (const gint64 most[FRINGE_N_COUNT_KINDS]);

/* Fills in @counts where the search ended; the cost is unknown where there is no solution. */
FringeRunEnd fringe_run (const FringeRun *run, gint64 counts[FRINGE_N_COUNT_KINDS], GCancellable *cancellable);

/* Runs @search to its end. Returns: FALSE where it was cancelled before. */
gboolean fringe_run_to_the_end (FringeSearch *search, GCancellable *cancellable);
