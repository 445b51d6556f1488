/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-object.h"

#include <glib/gi18n.h>

/* Going along the time of both, making what is not known yet, and stopping where one of them meets a breakpoint. */

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

/* Steps between two looks at the clock. */
#define RUN_SLICE 500
/* The same where the place to stop at is found on the way. */
#define FINE_SLICE 1
/* In microseconds: what takes no longer is made at once. */
#define FIRST_SLICE (G_USEC_PER_SEC / 100)

/* What both stop at. */

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

static void
begin_to_heed (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED && self->heeding; side++)
    self->stops[side].breakpoints = fringe_session_prepare_breakpoints (self->sessions[side]);
}

static void
end_to_heed (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_clear_pointer (&self->stops[side].breakpoints, g_array_unref);
}

static gboolean
heeds (FringePair *self)
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
static void
look_for_stops (FringePair *self)
{
  if (!heeds (self))
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

static guint
stop_step (FringePair *self, FringeCompared side, guint step)
{
  const FringePairStop *stop = &self->stops[side];

  if (stop->step > 0)
    return stop->step;
  return self->heeding ? MAX (stop->first, MIN (step, stop->last)) : step;
}

static gboolean
is_stopped (FringePair *self)
{
  return self->stops[LEFT].step > 0 || self->stops[RIGHT].step > 0;
}

/* Going. */

/* Steps that a session must make before it can be told where it has to go; 0 where it can. */
static guint
wanted_steps (FringePair *self, FringeCompared side)
{
  const FringeSearch *search = fringe_session_get_search (self->sessions[side]);
  guint n_steps = fringe_search_n_steps (search);
  guint slice = heeds (self) ? FINE_SLICE : RUN_SLICE;
  guint expanded;

  if (fringe_search_outcome (search) != FRINGE_OUTCOME_RUNNING)
    return 0;
  if (self->aim == FRINGE_PAIR_TO_END)
    return slice;
  if (self->aim == FRINGE_PAIR_TO_DIFFERENCE)
    return fringe_comparison_difference (self->comparison).cause == FRINGE_DIFFERENCE_NONE ? FINE_SLICE : 0;
  if (self->aim_pace == FRINGE_PACE_LAYER)
    return fringe_comparison_time_of (self->comparison, FRINGE_PACE_LAYER, side, n_steps) <= self->aim_time ? FINE_SLICE
                                                                                                            : 0;
  expanded = fringe_search_counts_at (search, n_steps).expanded;
  return expanded < self->aim_time ? MIN (self->aim_time - expanded, slice) : 0;
}

/* Returns: whether there is more to make */
static gboolean
make_some (FringePair *self)
{
  gboolean more = FALSE;

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      guint wanted = wanted_steps (self, (FringeCompared) side);

      if (wanted > 0)
        more |= fringe_session_explore (self->sessions[side], wanted);
    }
  fringe_comparison_update (self->comparison);
  return more;
}

static void
move_to (FringePair *self, const guint32 steps[FRINGE_N_COMPARED])
{
  self->moving = TRUE;
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      if (side != self->leader)
        fringe_session_go_to (self->sessions[side], steps[side]);
      self->steps[side] = fringe_session_get_whole_step (self->sessions[side]);
    }
  self->moving = FALSE;
}

static void
arrive_at_time (FringePair *self, FringePace pace, guint time)
{
  guint32 steps[FRINGE_N_COMPARED];

  time = MIN (time, fringe_comparison_last_time (self->comparison, pace));
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      guint step = fringe_comparison_step_at (self->comparison, pace, (FringeCompared) side, time);

      steps[side] = stop_step (self, (FringeCompared) side, step);
    }
  move_to (self, steps);
}

/* Where there is none, the words beside the score say so. */
static void
arrive_at_difference (FringePair *self)
{
  FringeDifference difference = fringe_comparison_difference (self->comparison);
  guint32 steps[FRINGE_N_COMPARED] = { difference.step, difference.step };

  if (difference.cause != FRINGE_DIFFERENCE_NONE)
    move_to (self, steps);
}

static void
arrive (FringePair *self)
{
  FringePairAim aim = self->aim;

  self->aim = FRINGE_PAIR_NOWHERE;
  if (aim == FRINGE_PAIR_TO_DIFFERENCE)
    arrive_at_difference (self);
  else if (aim == FRINGE_PAIR_TO_END)
    arrive_at_time (self, FRINGE_PACE_EXPANSION, G_MAXUINT);
  else
    arrive_at_time (self, self->aim_pace, self->arrival);
  self->leader = FRINGE_N_COMPARED;
  if (is_stopped (self))
    fringe_pair_set_playing (self, FALSE);
}

/* Which layers there are is known when those on the way are. Returns: whether there is more to make */
static gboolean
make_and_look (FringePair *self)
{
  gboolean more = make_some (self);

  if (!more || self->aim != FRINGE_PAIR_TO_TIME || self->aim_pace != FRINGE_PACE_LAYER)
    look_for_stops (self);
  return more;
}

static void
go_on (FringePair *self, gint64 deadline)
{
  gboolean more;

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    fringe_session_begin_change (self->sessions[side]);
  begin_to_heed (self);
  do
    more = make_and_look (self);
  while (more && g_get_monotonic_time () < deadline);
  end_to_heed (self);
  if (!more)
    arrive (self);
  self->moving = TRUE;
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    fringe_session_end_change (self->sessions[side]);
  self->moving = FALSE;
  fringe_pair_changed (self);
}

static void
start (FringePair *self, FringePairAim aim, gboolean heeding)
{
  if (self->comparison == NULL)
    return;
  fringe_comparison_update (self->comparison);
  fringe_pair_clear_stop (self);
  self->aim = aim;
  self->heeding = heeding;
  go_on (self, g_get_monotonic_time () + FIRST_SLICE);
}

void
fringe_pair_aim_at (FringePair *self, FringePace pace, guint time, FringeCompared leader)
{
  self->aim_pace = pace;
  self->aim_time = self->arrival = time;
  self->leader = leader;
  start (self, FRINGE_PAIR_TO_TIME, FALSE);
}

void
fringe_pair_restore (FringePair *self, guint time, guint known)
{
  self->aim_pace = FRINGE_PACE_EXPANSION;
  self->aim_time = known;
  self->arrival = time;
  self->leader = LEFT;
  start (self, FRINGE_PAIR_TO_TIME, FALSE);
}

/* Both on by one, or where one was stopped in the middle to the end of that. */
static void
go_forward (FringePair *self, FringePace pace)
{
  guint time = fringe_pair_time_by (self, pace), next = fringe_pair_is_before (self, pace, time) ? time : time + 1;

  self->aim_pace = pace;
  self->aim_time = self->arrival = next;
  self->leader = FRINGE_N_COMPARED;
  start (self, FRINGE_PAIR_TO_TIME, TRUE);
}

/* As far as it is known, if need be ahead. */
static void
go_to (FringePlayer *player, guint time)
{
  FringePair *self = FRINGE_PAIR (player);

  if (self->comparison != NULL)
    fringe_pair_aim_at (self, self->pace, MIN (time, fringe_pair_get_time_ahead (self)), FRINGE_N_COMPARED);
}

static void
step (FringePlayer *player)
{
  FringePair *self = FRINGE_PAIR (player);

  if (self->comparison != NULL && !fringe_pair_is_busy (self) && fringe_pair_can_step (self))
    go_forward (self, self->pace);
}

static void
back (FringePlayer *player)
{
  FringePair *self = FRINGE_PAIR (player);
  guint time = fringe_pair_get_time (self);

  if (!fringe_pair_is_busy (self) && time > 0)
    fringe_pair_aim_at (self, self->pace, time - 1, FRINGE_N_COMPARED);
}

static void
skip_layer (FringePair *self, int direction)
{
  guint time = fringe_pair_time_by (self, FRINGE_PACE_LAYER);

  if (self->comparison == NULL || fringe_pair_is_busy (self))
    return;
  if (direction > 0 && fringe_pair_can_step (self))
    go_forward (self, FRINGE_PACE_LAYER);
  else if (direction < 0 && time > 0)
    fringe_pair_aim_at (self, FRINGE_PACE_LAYER, time - 1, FRINGE_N_COMPARED);
}

static void
run (FringePlayer *player)
{
  FringePair *self = FRINGE_PAIR (player);

  self->leader = FRINGE_N_COMPARED;
  start (self, FRINGE_PAIR_TO_END, TRUE);
}

void
fringe_pair_find_difference (FringePair *self)
{
  self->leader = FRINGE_N_COMPARED;
  start (self, FRINGE_PAIR_TO_DIFFERENCE, FALSE);
}

gboolean
fringe_pair_is_busy (FringePair *self)
{
  return self->aim != FRINGE_PAIR_NOWHERE;
}

/* Both stay where they were seen; what was made stays known. */
static void
forget_aim (FringePair *self)
{
  self->aim = FRINGE_PAIR_NOWHERE;
  self->leader = FRINGE_N_COMPARED;
  fringe_pair_clear_stop (self);
  fringe_pair_changed (self);
}

void
fringe_pair_set_playing (FringePair *self, gboolean playing)
{
  playing = playing && fringe_pair_can_step (self);
  self->next_play = 0;
  if (self->playing == playing)
    return;
  self->playing = playing;
  fringe_pair_changed (self);
}

/* Steps that fall into one frame are made together, as those of a session. */
static void
advance_play (FringePair *self, gint64 now)
{
  double speed = fringe_session_get_speed (self->sessions[LEFT]);

  while (self->playing && !fringe_pair_is_busy (self) && fringe_player_is_due (&self->next_play, speed, now))
    step (FRINGE_PLAYER (self));
  if (!fringe_pair_can_step (self))
    fringe_pair_set_playing (self, FALSE);
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
fringe_pair_join_sentences (const char *left, const char *right)
{
  if (right == NULL)
    /* Translators: a sentence about the left one of two searches */
    return g_strdup_printf (_ ("On the left: %s"), left);
  if (left == NULL)
    /* Translators: a sentence about the right one of two searches */
    return g_strdup_printf (_ ("On the right: %s"), right);
  /* Translators: sentences about each of two searches */
  return g_strdup_printf (_ ("On the left: %1$s On the right: %2$s"), left, right);
}

char *
fringe_pair_stop_sentence (FringePair *self)
{
  g_autofree char *left = sentence_of (self, LEFT), *right = sentence_of (self, RIGHT);

  if (fringe_pair_is_busy (self) || (left == NULL && right == NULL))
    return NULL;
  return fringe_pair_join_sentences (left, right);
}

/* The player of two searches. */

static FringeSession *
get_session (FringePlayer *player, guint number)
{
  return number < FRINGE_N_COMPARED ? FRINGE_PAIR (player)->sessions[number] : NULL;
}

static FringePlayerState
get_state (FringePlayer *player)
{
  FringePair *self = FRINGE_PAIR (player);
  guint time = fringe_pair_get_time (self), last = fringe_pair_get_last_time (self);
  gboolean is_running = fringe_pair_is_busy (self) || fringe_session_is_running (self->sessions[LEFT]);

  return (FringePlayerState) {
    .step = time,
    .n_steps = last,
    .n_ahead = fringe_pair_get_time_ahead (self),
    .fork = fringe_pair_get_fork_time (self),
    .difference = fringe_pair_get_difference_time (self),
    .is_playing = fringe_pair_is_playing (self),
    .is_running = is_running,
    .can_step = !is_running && fringe_pair_can_step (self),
    .can_back = !is_running && fringe_pair_can_back (self),
    .knows_more = !is_running && time < last,
  };
}

/* What else happens than that a layer begins happens in one search: the left one goes there, and the other follows. */
static void
skip (FringePlayer *player, FringeEvent event, int direction)
{
  FringePair *self = FRINGE_PAIR (player);

  if (event == FRINGE_EVENT_LAYER)
    skip_layer (self, direction);
  else
    fringe_session_skip (self->sessions[LEFT], event, direction);
}

static void
cancel (FringePlayer *player)
{
  FringePair *self = FRINGE_PAIR (player);

  fringe_session_cancel (self->sessions[LEFT]);
  forget_aim (self);
}

static void
set_playing (FringePlayer *player, gboolean playing)
{
  FringePair *self = FRINGE_PAIR (player);

  fringe_session_set_playing (self->sessions[LEFT], FALSE);
  fringe_pair_set_playing (self, playing);
}

static void
advance (FringePlayer *player, gint64 now, gint64 deadline)
{
  FringePair *self = FRINGE_PAIR (player);

  fringe_session_advance (self->sessions[LEFT], now, deadline);
  if (fringe_pair_is_busy (self))
    go_on (self, deadline);
  else if (self->playing)
    advance_play (self, now);
}

void
fringe_pair_init_player (FringePlayerInterface *iface)
{
  iface->get_session = get_session;
  iface->get_state = get_state;
  iface->step = step;
  iface->back = back;
  iface->go_to = go_to;
  iface->skip = skip;
  iface->run = run;
  iface->cancel = cancel;
  iface->set_playing = set_playing;
  iface->advance = advance;
}
