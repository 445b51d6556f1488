/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-status.h"

/* Playing, and runs to the end. */

/* A frame that takes longer is a pause. */
#define PLAY_LATE_MAX (G_USEC_PER_SEC / 4)
/* Between two looks at the clock. */
#define RUN_SLICE 500
/* In seconds. */
#define PROGRESS_DELAY 0.25

gboolean
fringe_session_can_step (FringeSession *self)
{
  return !self->running
         && (self->step < fringe_session_get_n_steps (self)
             || fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING);
}

void
fringe_session_set_playing (FringeSession *self, gboolean playing)
{
  playing = playing && fringe_session_can_step (self);
  self->next_play = 0;
  if (self->playing == playing)
    return;
  self->playing = playing;
  fringe_session_notify (self, PROP_PLAYING);
}

void
fringe_session_set_speed (FringeSession *self, double speed)
{
  speed = CLAMP (speed, FRINGE_SPEED_MIN, FRINGE_SPEED_MAX);
  if (self->speed == speed)
    return;
  self->speed = speed;
  self->next_play = 0;
  fringe_session_notify (self, PROP_SPEED);
}

static void
set_running (FringeSession *self, gboolean running)
{
  self->running = running;
  g_object_freeze_notify (G_OBJECT (self));
  fringe_session_notify (self, PROP_RUNNING);
  fringe_session_notify (self, PROP_PROGRESS);
  fringe_session_set_step (self, running ? self->step : fringe_session_get_n_steps (self));
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_session_run (FringeSession *self)
{
  if (self->running)
    return;
  fringe_session_set_playing (self, FALSE);
  self->run_start = g_get_monotonic_time ();
  self->run_start_nodes = fringe_search_n_nodes (self->search);
  set_running (self, TRUE);
  fringe_session_advance (self, self->run_start, self->run_start + G_USEC_PER_SEC / 100);
}

void
fringe_session_cancel (FringeSession *self)
{
  if (self->running)
    set_running (self, FALSE);
}

void
fringe_session_continue (FringeSession *self)
{
  guint limit = fringe_search_node_limit (self->search);

  fringe_search_set_node_limit (self->search, limit > FRINGE_NODE_LIMIT_MAX / 2 ? FRINGE_NODE_LIMIT_MAX : 2 * limit);
  fringe_session_run (self);
}

static void
advance_run (FringeSession *self, gint64 deadline)
{
  do
    fringe_search_run (self->search, RUN_SLICE);
  while (g_get_monotonic_time () < deadline && fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING);

  if (fringe_search_outcome (self->search) != FRINGE_OUTCOME_RUNNING)
    set_running (self, FALSE);
  else
    fringe_session_notify (self, PROP_PROGRESS);
}

/* Steps that fall into one frame are made together, and seen as one. What a long pause missed is not
 * made up for. */
static void
advance_play (FringeSession *self, gint64 now)
{
  gint64 interval = (gint64) (G_USEC_PER_SEC / self->speed);
  gboolean stepped = TRUE;

  if (self->next_play == 0)
    self->next_play = now + interval;
  if (now - self->next_play > PLAY_LATE_MAX)
    self->next_play = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (; stepped && self->next_play <= now; self->next_play += interval)
    stepped = fringe_session_step (self);
  if (!stepped || !fringe_session_can_step (self))
    fringe_session_set_playing (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_session_advance (FringeSession *self, gint64 now, gint64 deadline)
{
  if (self->running)
    advance_run (self, deadline);
  else if (self->playing)
    advance_play (self, now);
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

gboolean
fringe_session_can_continue (FringeSession *self)
{
  return !self->running && fringe_search_outcome_at (self->search, self->step) == FRINGE_OUTCOME_LIMIT
         && !fringe_search_is_out_of_memory (self->search)
         && fringe_search_node_limit (self->search) < FRINGE_NODE_LIMIT_MAX;
}
