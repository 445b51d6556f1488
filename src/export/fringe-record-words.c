/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-words.h"

#include <string.h>

static const char *const outcome_names[FRINGE_N_OUTCOMES] = {
  [FRINGE_OUTCOME_RUNNING] = "running",     [FRINGE_OUTCOME_SOLVED] = "solved",
  [FRINGE_OUTCOME_EXHAUSTED] = "exhausted", [FRINGE_OUTCOME_UNSOLVABLE] = "unsolvable",
  [FRINGE_OUTCOME_LIMIT] = "limit",
};

static const char *const state_names[FRINGE_N_NODE_STATES] = {
  [FRINGE_NODE_FRONTIER] = "frontier",   [FRINGE_NODE_EXPANDED] = "expanded", [FRINGE_NODE_SUPERSEDED] = "superseded",
  [FRINGE_NODE_GOAL] = "goal",           [FRINGE_NODE_STALE] = "stale",       [FRINGE_NODE_CUT] = "cut",
  [FRINGE_NODE_FORGOTTEN] = "forgotten",
};

const char *
fringe_outcome_name (FringeOutcome outcome)
{
  return outcome_names[outcome];
}

const char *
fringe_node_state_name (FringeNodeState state)
{
  return state_names[state];
}

static int
find_name (const char *const *names, int n, const char *name)
{
  int i = 0;

  while (i < n && g_strcmp0 (names[i], name) != 0)
    i++;
  return i;
}

gboolean
fringe_outcome_from_name (const char *name, FringeOutcome *outcome)
{
  int i = find_name (outcome_names, FRINGE_N_OUTCOMES, name);

  if (i < FRINGE_N_OUTCOMES)
    *outcome = (FringeOutcome) i;
  return i < FRINGE_N_OUTCOMES;
}

gboolean
fringe_node_state_from_name (const char *name, FringeNodeState *state)
{
  int i = find_name (state_names, FRINGE_N_NODE_STATES, name);

  if (name == NULL || i == FRINGE_N_NODE_STATES)
    return FALSE;
  *state = (FringeNodeState) i;
  return TRUE;
}

/* g_ascii_strtod() takes spaces, infinity and hexadecimal digits as well. */
gboolean
fringe_double_from_text (const char *text, double least, double most, double *number)
{
  char *end;
  double value = g_ascii_strtod (text, &end);

  if (*text == '\0' || text[strspn (text, "0123456789.eE+-")] != '\0' || *end != '\0' || !(value >= least)
      || !(value <= most))
    return FALSE;
  *number = value;
  return TRUE;
}

gboolean
fringe_record_has_h (const FringeSearch *search, uint32_t id)
{
  return isfinite (fringe_search_h (search, id));
}

uint32_t
fringe_record_stamp (uint32_t stamp, uint32_t step)
{
  return stamp <= step ? stamp : UINT32_MAX;
}

FringeCounts
fringe_record_counts (const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);

  if (fringe_search_is_idastar (search))
    counts.open = counts.max_open = counts.stale = UINT32_MAX;
  return counts;
}

void
fringe_record_texts (const FringeSearch *search, FringeRecordTexts *texts)
{
  fringe_board_print (fringe_search_start (search), texts->start);
  fringe_board_print (fringe_search_goal (search), texts->goal);
  fringe_moves_print (fringe_search_rules (search)->moves, texts->moves);
}
