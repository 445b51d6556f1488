/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Going on from a step by other rules. */

guint
fringe_session_last_fork_step (const FringeSearch *search)
{
  guint n_steps = fringe_search_n_steps (search);
  FringeOutcome outcome = fringe_search_outcome (search);

  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return FRINGE_NO_FORK;
  if (outcome == FRINGE_OUTCOME_RUNNING || outcome == FRINGE_OUTCOME_LIMIT)
    return n_steps;
  return n_steps > 0 ? n_steps - 1 : FRINGE_NO_FORK;
}

/* What cannot change in the middle of a search. */
static gboolean
can_go_on_by (const FringeSearch *search, const FringeRules *rules)
{
  const FringeRules *before = fringe_search_rules (search);

  return rules->algorithm != FRINGE_ALGORITHM_IDASTAR && rules->duplicates == before->duplicates
         && rules->goal_test == before->goal_test && memcmp (rules->moves, before->moves, sizeof rules->moves) == 0;
}

static void
take_fork (FringeSession *self, FringeSearch *fork)
{
  fringe_session_begin_change (self);
  fringe_session_show_search (self, fork);
  fringe_session_go_to (self, fringe_search_fork_step (fork));
  fringe_session_end_change (self);
}

gboolean
fringe_session_fork_anew (FringeSession *self)
{
  const FringeRules *rules = fringe_rules_model_get (self->rules);
  guint step = fringe_search_fork_step (self->search);
  FringeSearch *fork = NULL;

  if (step != UINT32_MAX && can_go_on_by (self->search, rules))
    fork = fringe_search_fork (self->search, step, rules);
  if (fork != NULL)
    take_fork (self, fork);
  return fork != NULL;
}

void
fringe_session_fork (FringeSession *self, const FringeSearch *from, guint step, const FringeRules *rules)
{
  const FringePuzzle *puzzle = fringe_history_present (&self->history);
  const FringeBoard *start = &puzzle->start;
  FringeSearch *fork;

  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (rules->algorithm != FRINGE_ALGORITHM_IDASTAR);
  g_return_if_fail (fringe_board_equal (fringe_search_start (from), start)
                    && fringe_board_equal (fringe_search_goal (from), &puzzle->goal));

  fork = fringe_search_fork (from, step, rules);
  if (fork == NULL)
    {
      fringe_session_tell (self, _ ("There is no memory for a fork of this search."));
      return;
    }
  fringe_session_begin_change (self);
  fringe_session_add_same_puzzle (self);
  fringe_rules_model_take (self->rules, fringe_search_rules (fork), FRINGE_N_PRESETS, puzzle->start.rows,
                           puzzle->start.columns);
  take_fork (self, fork);
  fringe_session_notify_history (self);
  fringe_session_end_change (self);
}
