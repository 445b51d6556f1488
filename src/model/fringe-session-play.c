/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* Playing: a step at a time, at a speed. */

/* A frame that takes longer is a pause. */
#define PLAY_LATE_MAX (G_USEC_PER_SEC / 4)

gboolean
fringe_session_can_step (FringeSession *self)
{
  return !self->running
         && (fringe_session_is_half (self) || self->step < fringe_session_get_n_steps (self)
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

/* What stops playing, to be gone on with later. */
static void
stop (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  fringe_session_set_playing (self, FALSE);
  self->resume = (FringeResume) { .plays = TRUE };
  if (breakpoint != NULL)
    fringe_session_stop_at (self, breakpoint);
}

/* Returns: whether to go on; @hit is the breakpoint that stops it, if one does */
static gboolean
play_step (FringeSession *self, GArray *breakpoints, const FringeBreakpoint **hit)
{
  if (!fringe_session_step (self))
    return FALSE;
  for (guint i = 0; i < breakpoints->len && *hit == NULL; i++)
    {
      const FringeBreakpoint *breakpoint = &g_array_index (breakpoints, FringeBreakpoint, i);

      if (fringe_breakpoint_hits (breakpoint, self->search, self->layers, self->step))
        *hit = breakpoint;
    }
  return *hit == NULL;
}

/* Steps that fall into one frame are made together, and seen as one. What a long pause missed is not
 * made up for. */
void
fringe_session_advance_play (FringeSession *self, gint64 now)
{
  g_autoptr (GArray) breakpoints = fringe_session_prepare_breakpoints (self);
  gint64 interval = (gint64) (G_USEC_PER_SEC / self->speed);
  const FringeBreakpoint *hit = NULL;
  gboolean goes_on = TRUE;

  if (self->next_play == 0)
    self->next_play = now + interval;
  if (now - self->next_play > PLAY_LATE_MAX)
    self->next_play = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (; goes_on && self->next_play <= now; self->next_play += interval)
    goes_on = play_step (self, breakpoints, &hit);
  if (!goes_on || !fringe_session_can_step (self))
    stop (self, hit);
  g_object_thaw_notify (G_OBJECT (self));
}
