/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <gio/gio.h>

/* One search is run only as far as it can matter: until a count exceeds what is of interest, or a limit is reached. */

#define FRINGE_COUNT_UNKNOWN ((gint64) -1)

/**
 * FringeCountKind:
 * @FRINGE_COUNT_COST: moves of the solution
 * @FRINGE_COUNT_EXPANDED: nodes expanded
 * @FRINGE_COUNT_GENERATED: nodes generated
 * @FRINGE_COUNT_OPEN: nodes on the frontier at the end
 *
 * The counts that programs print.
 */
typedef enum
{
  FRINGE_COUNT_COST,
  FRINGE_COUNT_EXPANDED,
  FRINGE_COUNT_GENERATED,
  FRINGE_COUNT_OPEN,
  FRINGE_N_COUNT_KINDS
} FringeCountKind;

/**
 * FringeBoundedRun:
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
} FringeBoundedRun;

/**
 * FringeBoundedRunEnd:
 * @FRINGE_BOUNDED_RUN_OVER: the search ended, solved or not
 * @FRINGE_BOUNDED_RUN_EXCEEDED: it has, or would have, more than is of interest
 * @FRINGE_BOUNDED_RUN_UNDECIDED: the limit of nodes or memory came first
 * @FRINGE_BOUNDED_RUN_CANCELLED: it was cancelled
 */
typedef enum
{
  FRINGE_BOUNDED_RUN_OVER,
  FRINGE_BOUNDED_RUN_EXCEEDED,
  FRINGE_BOUNDED_RUN_UNDECIDED,
  FRINGE_BOUNDED_RUN_CANCELLED
} FringeBoundedRunEnd;

/* Returns: how many nodes can be generated before one of these counts is exceeded; %G_MAXINT64 where none of them
 * tells */
gint64 fringe_bounded_run_nodes (const gint64 most[FRINGE_N_COUNT_KINDS]);

/* Runs the search that @run describes. @counts are filled in where it ended; the cost is unknown where there is no
 * solution. */
FringeBoundedRunEnd
fringe_bounded_run (const FringeBoundedRun *run, gint64 counts[FRINGE_N_COUNT_KINDS], GCancellable *cancellable);

/* Runs @search to its end. Returns: FALSE where it was cancelled before */
gboolean fringe_bounded_run_to_end (FringeSearch *search, GCancellable *cancellable);
