/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-breakpoint.h"

#include <glib-object.h>

#define FRINGE_TYPE_PLAYER (fringe_player_get_type ())
G_DECLARE_INTERFACE (FringePlayer, fringe_player, FRINGE, PLAYER, GObject)

/* What is stepped, run and played along a timeline: one search, or two side by side. Whoever drives it need not know
 * which.
 *
 * Its properties are "playing", "speed" in steps a second, "step-title", which says where on the timeline it is, and
 * "sentence", which says what the step did, and "summary", which says it in few words. The signal "changed" follows
 * when all that a verb changed is told; the signal "told" says in passing, in a sentence, what came of what was asked
 * for. */

typedef struct _FringeSession FringeSession;

/* In steps a second. */
#define FRINGE_SPEED_MIN 0.25
#define FRINGE_SPEED_MAX 1024.0

/* Where a search is no fork, or cannot be forked. */
#define FRINGE_NO_FORK G_MAXUINT

/**
 * FringePlayerState:
 * @step: where it is on the timeline
 * @n_steps: how long the timeline is as far as it may be told of
 * @n_ahead: how long it is with the steps that are known before they are made; @n_steps where none is
 * @fork: where on the timeline the search was forked, or %FRINGE_NO_FORK
 * @difference: where two searches part, or %FRINGE_NO_FORK
 * @search: (nullable): the record whose steps the timeline shows, all of @n_ahead
 * @layers: (nullable): those of @search
 * @is_running: whether something is being made
 * @knows_more: whether there is more that is known after @step
 */
typedef struct
{
  guint step, n_steps, n_ahead, fork, difference;
  const FringeSearch *search;
  const FringeLayers *layers;
  gboolean is_playing, is_running;
  gboolean can_step, can_back, knows_more;
} FringePlayerState;

/* See the functions below. */
struct _FringePlayerInterface
{
  GTypeInterface parent_interface;

  FringeSession *(*get_session) (FringePlayer *self, guint number);
  FringePlayerState (*get_state) (FringePlayer *self);
  void (*step) (FringePlayer *self);
  void (*back) (FringePlayer *self);
  void (*go_to) (FringePlayer *self, guint step);
  void (*skip) (FringePlayer *self, FringeEvent event, int direction);
  void (*run) (FringePlayer *self);
  void (*cancel) (FringePlayer *self);
  void (*set_playing) (FringePlayer *self, gboolean playing);
  void (*advance) (FringePlayer *self, gint64 now, gint64 deadline);
};

/* (nullable): the first session, or the second one, where there is one. */
FringeSession *fringe_player_get_session (FringePlayer *self, guint number);
FringePlayerState fringe_player_get_state (FringePlayer *self);

/* One step on, made if it is not known yet. */
void fringe_player_step (FringePlayer *self);
void fringe_player_back (FringePlayer *self);
/* To a step that is known, if need be ahead; larger ones are clamped. */
void fringe_player_go_to (FringePlayer *self, guint step);
/* To the next step at which @event happens, with @direction 1, or with -1 to the one before. */
void fringe_player_skip (FringePlayer *self, FringeEvent event, int direction);
/* To the end. */
void fringe_player_run (FringePlayer *self);
/* Ends what is being made. */
void fringe_player_cancel (FringePlayer *self);
void fringe_player_set_playing (FringePlayer *self, gboolean playing);

/**
 * fringe_player_advance:
 * @now: the monotonic time in microseconds
 * @deadline: when to return, the same
 *
 * One frame's share of what is being made, or of playing.
 */
void fringe_player_advance (FringePlayer *self, gint64 now, gint64 deadline);

/* For those who implement it. */

/**
 * fringe_player_is_due:
 * @next: (inout): the monotonic time in microseconds at which the next step is due; 0 when playing begins
 * @speed: in steps a second
 * @now: the monotonic time in microseconds
 *
 * What a long pause missed is not made up for.
 *
 * Returns: whether a step is due, which it counts as made
 */
gboolean fringe_player_is_due (gint64 *next, double speed, gint64 now);

/* Emit "changed", and "told". */
void fringe_player_changed (FringePlayer *self);
void fringe_player_tell (FringePlayer *self, const char *sentence);
