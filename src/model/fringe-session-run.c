/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-status.h"

#include <glib/gi18n.h>

/* Runs: to the end, or to the next step at which something happens. */

/* Between two looks at the clock. */
#define RUN_SLICE 500
/* What a run that is over soon takes at once. */
#define FIRST_SLICE (G_USEC_PER_SEC / 100)
/* In seconds. */
#define PROGRESS_DELAY 0.25
/* Between two texts that can be read. */
#define PROGRESS_PAUSE (G_USEC_PER_SEC / 8)

static void
notify_running (FringeSession *self, gboolean running)
{
  self->running = running;
  if (!running)
    self->wanted = 0;
  fringe_session_notify (self, PROP_RUNNING);
  fringe_session_notify (self, PROP_PROGRESS);
}

/* Ends a run where it is. */
static void
end_at (FringeSession *self, guint step)
{
  FringeEvent event = self->run.event;

  notify_running (self, FALSE);
  fringe_session_set_step (self, step);
  self->resume.event = event;
}

/* There was nothing of what was looked for. */
static void
end_in_vain (FringeSession *self)
{
  gboolean forward = self->run.direction > 0;

  if (!forward && self->run.event != FRINGE_EVENT_LAYER)
    end_at (self, self->step);
  else
    end_at (self, self->run.step);
  if (!forward && self->run.event != FRINGE_EVENT_LAYER)
    fringe_session_tell (self, _ ("There is no such step before this one."));
  else if (forward && self->run.event < FRINGE_N_EVENTS
           && fringe_search_outcome (self->search) != FRINGE_OUTCOME_LIMIT)
    fringe_session_tell (self, _ ("The search ended before there was such a step."));
}

static void
end_run (FringeSession *self, FringeRunState state, GArray *breakpoints)
{
  g_object_freeze_notify (G_OBJECT (self));
  if (state == FRINGE_RUN_ENDED)
    end_in_vain (self);
  else
    end_at (self, self->run.step);
  if (state == FRINGE_RUN_STOPPED)
    fringe_session_stop_at (self, &g_array_index (breakpoints, FringeBreakpoint, self->run.breakpoint));
  g_object_thaw_notify (G_OBJECT (self));
}

/* A text in each frame would have the window measured anew each time. Returns: whether there was one */
static gboolean
tell_progress (FringeSession *self)
{
  gint64 now = g_get_monotonic_time ();

  if (now - self->progress_told < PROGRESS_PAUSE)
    return FALSE;
  self->progress_told = now;
  fringe_session_notify (self, PROP_N_STEPS);
  fringe_session_notify (self, PROP_STEP_TITLE);
  fringe_session_notify (self, PROP_PROGRESS);
  return TRUE;
}

/* Ends where all that is wanted is known, or where there is no more. */
static FringeRunState
explore (FringeSession *self)
{
  guint n_steps = fringe_search_n_steps (self->search);

  if (n_steps < self->wanted)
    n_steps += fringe_search_run (self->search, MIN (RUN_SLICE, self->wanted - n_steps));
  fringe_layers_update (self->layers, self->search);
  return n_steps < self->wanted && fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING ? FRINGE_RUN_GOING
                                                                                                 : FRINGE_RUN_ENDED;
}

/* What is left of a run that is over has all drawn anew: with @waits that comes with the next call, where this one was
 * used. */
static void
advance_run (FringeSession *self, gint64 deadline, gboolean waits)
{
  g_autoptr (GArray) breakpoints = fringe_session_prepare_breakpoints (self);
  FringeRunState state;
  guint n_slices = 0;

  do
    {
      state = self->wanted > 0
                  ? explore (self)
                  : fringe_run_advance (&self->run, self->search, self->layers,
                                        (const void *) breakpoints->data, breakpoints->len, RUN_SLICE);
      n_slices++;
    }
  while (state == FRINGE_RUN_GOING && g_get_monotonic_time () < deadline);

  if (state == FRINGE_RUN_GOING || (state == FRINGE_RUN_ENDED && waits && n_slices > 1))
    return;
  end_run (self, state, breakpoints);
}

/* One that is over at once is told of once. */
static void
start_run (FringeSession *self, FringeEvent event, int direction)
{
  gint64 now = g_get_monotonic_time ();

  if (self->running || (direction > 0 ? !fringe_session_can_step (self) : self->step == 0))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  fringe_session_set_playing (self, FALSE);
  self->run = (FringeRun) { event, direction, self->step, 0 };
  self->run_start = now;
  self->progress_told = 0;
  self->run_start_nodes = fringe_search_n_nodes (self->search);
  notify_running (self, TRUE);
  fringe_session_set_step (self, self->step);
  advance_run (self, now + FIRST_SLICE, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_session_run (FringeSession *self)
{
  start_run (self, FRINGE_N_EVENTS, 1);
}

void
fringe_session_explore_to (FringeSession *self, guint n_steps)
{
  self->wanted = n_steps > fringe_search_n_steps (self->search) ? n_steps : 0;
  if (self->wanted > 0)
    start_run (self, FRINGE_N_EVENTS, 1);
  if (!self->running)
    self->wanted = 0;
}

void
fringe_session_search_anyway (FringeSession *self)
{
  fringe_search_search_anyway (self->search);
  fringe_session_notify_step (self);
}

void
fringe_session_skip (FringeSession *self, FringeEvent event, int direction)
{
  if (self->running)
    return;
  if (fringe_event_can_happen (event, fringe_search_rules (self->search)))
    start_run (self, event, direction);
  else
    fringe_session_tell (self, _ ("By the rules of this search that never happens."));
}

/* Backwards nothing was found yet, so that one stays where one was. */
void
fringe_session_cancel (FringeSession *self)
{
  if (!self->running)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  end_at (self, self->run.direction > 0 ? self->run.step : self->step);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
fringe_session_can_continue (FringeSession *self)
{
  if (self->running || fringe_session_is_half (self))
    return FALSE;
  if (self->stopped != NULL)
    return fringe_session_can_step (self);
  return fringe_search_outcome_at (self->search, self->step) == FRINGE_OUTCOME_LIMIT
         && !fringe_search_is_out_of_memory (self->search)
         && fringe_search_node_limit (self->search) < FRINGE_NODE_LIMIT_MAX;
}

/* A limit of one node, as a file may have it, is no step to go by. */
static void
raise_limit (FringeSession *self)
{
  guint limit = fringe_search_node_limit (self->search);
  guint twice = limit > FRINGE_NODE_LIMIT_MAX / 2 ? FRINGE_NODE_LIMIT_MAX : 2 * limit;

  self->node_limit = MAX (twice, self->node_limit_allowed);
  fringe_search_set_node_limit (self->search, self->node_limit);
}

void
fringe_session_continue (FringeSession *self)
{
  FringeResume resume = self->resume;

  if (!fringe_session_can_continue (self))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  if (self->stopped == NULL)
    raise_limit (self);
  if (resume.plays)
    {
      fringe_session_set_step (self, self->step);
      fringe_session_set_playing (self, TRUE);
    }
  else
    start_run (self, resume.event, 1);
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_session_advance (FringeSession *self, gint64 now, gint64 deadline)
{
  if (self->playing)
    fringe_session_advance_play (self, now);
  /* What is told takes long to draw. */
  else if (self->running)
    advance_run (self, tell_progress (self) ? 0 : deadline, TRUE);
}

/* Nothing for a run that is over before one could read. */
char *
fringe_session_progress (FringeSession *self)
{
  double seconds = (double) (g_get_monotonic_time () - self->run_start) / G_USEC_PER_SEC;

  if (!self->running || seconds < PROGRESS_DELAY)
    return g_strdup ("");
  return fringe_status_progress (self->search,
                                 (fringe_search_n_nodes (self->search) - self->run_start_nodes) / seconds);
}
