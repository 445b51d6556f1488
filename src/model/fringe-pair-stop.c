/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-private.h"

#include <glib/gi18n.h>

/* Stopping both where one of them meets a breakpoint. */

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

void
fringe_pair_clear_stop (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      self->stops[side].first = self->stops[side].looked = fringe_session_get_whole_step (self->sessions[side]);
      self->stops[side].last = G_MAXUINT;
      self->stops[side].step = 0;
    }
}

void
fringe_pair_begin_to_heed (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED && self->heeding; side++)
    self->stops[side].breakpoints = fringe_session_prepare_breakpoints (self->sessions[side]);
}

void
fringe_pair_end_to_heed (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_clear_pointer (&self->stops[side].breakpoints, g_array_unref);
}

gboolean
fringe_pair_heeds (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    if (self->stops[side].breakpoints != NULL && self->stops[side].breakpoints->len > 0)
      return TRUE;
  return FALSE;
}

static guint
time_of (FringePair *self, FringeCompared side, guint step)
{
  return fringe_comparison_time_of (self->comparison, FRINGE_PACE_EXPANSION, side, step);
}

/* The last step that is known of those on the way. */
static guint
last_on_the_way (FringePair *self, FringeCompared side)
{
  FringePace pace = self->aim == FRINGE_PAIR_TO_TIME ? self->aim_pace : FRINGE_PACE_EXPANSION;
  guint last = fringe_comparison_last_time (self->comparison, pace);
  guint time = self->aim == FRINGE_PAIR_TO_TIME ? MIN (self->arrival, last) : last;

  return MIN (fringe_comparison_step_at (self->comparison, pace, side, time), self->stops[side].last);
}

/* What the other meets later it does not come to. */
static void
stop_at (FringePair *self, FringeCompared side, guint step, const FringeBreakpoint *breakpoint)
{
  FringePairStop *other = &self->stops[fringe_pair_other (side)];
  guint time = time_of (self, side, step);

  if (other->step > 0 && time_of (self, fringe_pair_other (side), other->step) > time)
    other->step = 0;
  self->stops[side].step = step;
  self->stops[side].breakpoint = *breakpoint;
  self->aim = FRINGE_PAIR_TO_TIME;
  self->aim_pace = FRINGE_PACE_EXPANSION;
  self->aim_time = self->arrival = time;
}

static void
look_at_step (FringePair *self, FringeCompared side, guint step)
{
  FringeSession *session = self->sessions[side];
  const FringeSearch *search = fringe_session_get_search (session);
  const FringeLayers *layers = fringe_session_get_layers (session);
  const GArray *breakpoints = self->stops[side].breakpoints;

  for (guint i = 0; i < breakpoints->len; i++)
    if (fringe_breakpoint_hits (&g_array_index (breakpoints, FringeBreakpoint, i), search, layers, step))
      {
        stop_at (self, side, step, &g_array_index (breakpoints, FringeBreakpoint, i));
        return;
      }
}

/* In the middle of a layer neither goes beyond its end. */
void
fringe_pair_look_for_stops (FringePair *self)
{
  if (!fringe_pair_heeds (self))
    return;
  if (self->aim == FRINGE_PAIR_TO_TIME && self->aim_pace == FRINGE_PACE_LAYER)
    for (guint side = 0; side < FRINGE_N_COMPARED; side++)
      self->stops[side].last = last_on_the_way (self, (FringeCompared) side);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      FringePairStop *stop = &self->stops[side];
      guint last = last_on_the_way (self, (FringeCompared) side);

      while (stop->step == 0 && stop->looked < last)
        look_at_step (self, (FringeCompared) side, ++stop->looked);
    }
}

guint
fringe_pair_stop_step (FringePair *self, FringeCompared side, guint step)
{
  const FringePairStop *stop = &self->stops[side];

  if (stop->step > 0)
    return stop->step;
  return self->heeding ? MAX (stop->first, MIN (step, stop->last)) : step;
}

gboolean
fringe_pair_is_stopped (FringePair *self)
{
  return self->stops[LEFT].step > 0 || self->stops[RIGHT].step > 0;
}

static char *
sentence_of (FringePair *self, FringeCompared side)
{
  const FringePairStop *stop = &self->stops[side];

  if (stop->step == 0)
    return NULL;
  return fringe_breakpoint_sentence (&stop->breakpoint, fringe_session_get_search (self->sessions[side]), stop->step);
}

char *
fringe_pair_stop_sentence (FringePair *self)
{
  g_autofree char *left = sentence_of (self, LEFT), *right = sentence_of (self, RIGHT);

  if (fringe_pair_is_busy (self) || (left == NULL && right == NULL))
    return NULL;
  if (right == NULL)
    /* Translators: a sentence that says why the left one of two searches stopped */
    return g_strdup_printf (_ ("On the left: %s"), left);
  if (left == NULL)
    /* Translators: a sentence that says why the right one of two searches stopped */
    return g_strdup_printf (_ ("On the right: %s"), right);
  /* Translators: sentences that say why each of two searches stopped */
  return g_strdup_printf (_ ("On the left: %1$s On the right: %2$s"), left, right);
}
