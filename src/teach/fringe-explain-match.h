/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

/* How programs may count one and the same search. */

/**
 * FringeReading:
 * @counts_goal_as_expanded: see #FringeMatch
 * @counts_root_as_generated: see #FringeMatch
 * @solved_start: see #FringeMatch
 * @fits: whether all rows so far agree
 *
 * A way of counting, as far as the rows so far tell.
 */
typedef struct
{
  gboolean counts_goal_as_expanded;
  gboolean counts_root_as_generated;
  FringeSolvedStart solved_start;
  gboolean fits;
} FringeReading;

#define FRINGE_N_READINGS 4

/* All ways of counting that the rows can tell apart; @fits of the others is FALSE. */
void fringe_readings_init (FringeReading readings[FRINGE_N_READINGS], const FringeExplainQuery *query);

/* Lets go of the readings under which a search with @counts would not be printed as @observed. Returns: whether any is
 * left. */
gboolean fringe_readings_compare (FringeReading readings[FRINGE_N_READINGS],
                                  const FringeObservation *observed,
                                  const gint64 counts[FRINGE_N_COUNT_KINDS]);
