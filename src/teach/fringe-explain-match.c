/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-match.h"

static gboolean
is_known (const FringeExplainQuery *query, FringeCountKind kind)
{
  for (guint i = 0; i < query->n_observations; i++)
    if (query->observations[i].counts[kind] >= 0)
      return TRUE;
  return FALSE;
}

void
fringe_readings_init (FringeReading readings[FRINGE_N_READINGS], const FringeExplainQuery *query)
{
  for (guint i = 0; i < FRINGE_N_READINGS; i++)
    {
      gboolean goal = (i & 1) != 0, root = (i & 2) != 0;

      readings[i] = (FringeReading) {
        .counts_goal_as_expanded = goal,
        .counts_root_as_generated = root,
        .solved_start = FRINGE_SOLVED_START_NOT_OBSERVED,
        .fits
        = (!goal || is_known (query, FRINGE_COUNT_EXPANDED)) && (!root || is_known (query, FRINGE_COUNT_GENERATED)),
      };
    }
}

/* What is added to the nodes expanded for the goal found. */
static gint64
goal_share (const FringeReading *reading, const FringeObservation *row, const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  if (!reading->counts_goal_as_expanded || counts[FRINGE_COUNT_COST] < 0)
    return 0;
  if (fringe_board_equal (&row->start, &row->goal))
    return reading->solved_start == FRINGE_SOLVED_START_NOT_COUNTED ? 0 : 1;
  return 1;
}

static gint64
printed (const FringeReading *reading,
         FringeCountKind kind,
         const FringeObservation *row,
         const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  switch (kind)
    {
    case FRINGE_COUNT_EXPANDED:
      return counts[kind] + goal_share (reading, row, counts);
    case FRINGE_COUNT_GENERATED:
      return counts[kind] + (reading->counts_root_as_generated ? 1 : 0);
    case FRINGE_COUNT_COST:
    case FRINGE_COUNT_OPEN:
    case FRINGE_N_COUNT_KINDS:
    default:
      return counts[kind];
    }
}

/* The first row whose start is the goal tells how that is counted; the others must agree. */
static void
learn_solved_start (FringeReading *reading, const FringeObservation *observed)
{
  if (reading->counts_goal_as_expanded && reading->solved_start == FRINGE_SOLVED_START_NOT_OBSERVED
      && observed->counts[FRINGE_COUNT_EXPANDED] >= 0 && fringe_board_equal (&observed->start, &observed->goal))
    reading->solved_start
        = observed->counts[FRINGE_COUNT_EXPANDED] == 0 ? FRINGE_SOLVED_START_NOT_COUNTED : FRINGE_SOLVED_START_COUNTED;
}

gboolean
fringe_readings_compare (FringeReading readings[FRINGE_N_READINGS],
                         const FringeObservation *observed,
                         const gint64 counts[FRINGE_N_COUNT_KINDS])
{
  gboolean any = FALSE;

  for (guint i = 0; i < FRINGE_N_READINGS; i++)
    {
      FringeReading *reading = &readings[i];

      learn_solved_start (reading, observed);
      for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        if (observed->counts[kind] >= 0
            && observed->counts[kind] != printed (reading, (FringeCountKind) kind, observed, counts))
          reading->fits = FALSE;
      any |= reading->fits;
    }
  return any;
}

gint64
fringe_match_printed (const FringeMatch *match, FringeCountKind kind, const FringeObservation *counted)
{
  FringeReading reading
      = { match->counts_goal_as_expanded, match->counts_root_as_generated, match->solved_start, TRUE };

  return printed (&reading, kind, counted, counted->counts);
}
