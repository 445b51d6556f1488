/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-trace-check.h"

/* A search that goes along with a trace until they part. */

/* What no trace of that length comes to: each of its expansions, and some more, generate four nodes at most. */
#define FRINGE_TRACE_NODES_MAX(n_expansions) (FRINGE_N_MOVES * ((n_expansions) + 4u))

/**
 * FringeTraceEnd:
 * @FRINGE_TRACE_UNDECIDED: memory was used up, or it was cancelled
 * @FRINGE_TRACE_DEVIATES: the trace is another way
 * @FRINGE_TRACE_UNFINISHED: the trace holds, but the search goes on
 * @FRINGE_TRACE_COMPLETE: both end together
 *
 * How a trace stands to a convention, the better ones later.
 */
typedef enum
{
  FRINGE_TRACE_UNDECIDED,
  FRINGE_TRACE_DEVIATES,
  FRINGE_TRACE_UNFINISHED,
  FRINGE_TRACE_COMPLETE
} FringeTraceEnd;

/**
 * FringeTraceTask:
 * @has_numbers: whether there is any number beside a board
 * @memory_limit: bytes of one search at most
 *
 * What all walks have in common.
 */
typedef struct
{
  const FringeTraceQuery *query;
  const FringeConventions *conventions;
  gboolean has_numbers;
  gsize memory_limit;
  GCancellable *cancellable;
} FringeTraceTask;

/**
 * FringeTraceWalk:
 * @search: to be freed with fringe_search_unref()
 * @prints_dropped: whether what the search throws away counts as expanded
 * @has_dropped: whether a node was thrown away
 * @counts_goal: whether the goal is the last expansion
 * @expects: whether the last step expands another board than the trace
 * @n_right: how many expansions of the trace are those of the search
 * @wrong_number: the first expansion whose numbers are wrong; @wrong_kind is the first of them, @wrong_step its step
 *
 * Where it is.
 */
typedef struct
{
  const FringeTraceTask *task;
  FringeSearch *search;
  gboolean prints_dropped;
  gboolean has_dropped;
  gboolean counts_goal;
  gboolean expects;
  guint n_right;
  guint wrong_number;
  FringeTraceNumber wrong_kind;
  guint wrong_step;
} FringeTraceWalk;

/* Returns: FALSE where there is no search by @rules */
gboolean fringe_trace_walk_init (FringeTraceWalk *walk,
                                 const FringeTraceTask *task,
                                 const FringeRules *rules,
                                 gboolean prints_dropped);

/* Makes steps until the trace deviates, ends, or the search does. */
FringeTraceEnd fringe_trace_walk_go (FringeTraceWalk *walk);

/* Goes on to the end, whatever the trace does. Returns: how many expansions of the trace are not those that stand at
 * the same place in the search, or @n_max + 1 where they are more */
guint fringe_trace_walk_n_wrong (FringeTraceWalk *walk, guint n_max);

/* Returns: a number that stands for the place where the search is, and the board that it expands there */
guint fringe_trace_walk_expected (const FringeTraceWalk *walk);

/* Returns: what is right beside the board of a node */
double fringe_trace_number_of (const FringeSearch *search, guint id, FringeTraceNumber kind);
