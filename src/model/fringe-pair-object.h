/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pair.h"
#include "fringe-told.h"

/* What the files of the pair share: fringe-pair.c has what two sessions share, fringe-pair-run.c how they go on. */

typedef enum
{
  FRINGE_PAIR_NOWHERE,
  FRINGE_PAIR_TO_TIME,
  FRINGE_PAIR_TO_END,
  FRINGE_PAIR_TO_DIFFERENCE
} FringePairAim;

/**
 * FringePairStop:
 * @breakpoints: that it heeds on the way to what is being made; %NULL where it is to go there whatever it meets
 * @looked: up to which step it was looked for them
 * @first: where the way begins: it does not go back
 * @last: the step that it must not go beyond
 * @step: that of the first one met, or 0
 * @breakpoint: that one
 *
 * What one of the two stops at.
 */
typedef struct
{
  GArray *breakpoints;
  guint looked, first, last;
  guint step;
  FringeBreakpoint breakpoint;
} FringePairStop;

/**
 * FringePair:
 * @comparison: %NULL while the sessions have different puzzles
 * @whole: (nullable): the same of the whole runs, once they were asked for
 * @steps: where the sessions were when they were last together
 * @moving: whether it is the pair that moves or swaps the sessions
 * @linking: whether it is the pair that selects and hovers, or shares breakpoints
 * @aim: what is being made
 * @aim_pace: what @aim_time is counted by
 * @arrival: where to go when @aim_time is known, at most that
 * @heeding: whether breakpoints stop both on the way
 * @leader: the session that went ahead and stays where it is; %FRINGE_N_COMPARED where none
 * @next_play: when the next step is due, or 0
 * @told: its properties; %NULL until both sessions are there
 */
struct _FringePair
{
  GObject parent_instance;

  FringeSession *sessions[FRINGE_N_COMPARED];
  FringeComparison *comparison, *whole;
  FringePace pace;
  guint steps[FRINGE_N_COMPARED];
  gboolean moving, linking;

  FringePairAim aim;
  FringePace aim_pace;
  guint aim_time, arrival;
  FringeCompared leader;
  gboolean heeding;
  FringePairStop stops[FRINGE_N_COMPARED];

  gboolean playing;
  gint64 next_play;

  FringeTold *told;
};

static inline FringeCompared
fringe_pair_other (FringeCompared side)
{
  return side == FRINGE_COMPARED_LEFT ? FRINGE_COMPARED_RIGHT : FRINGE_COMPARED_LEFT;
}

/* fringe-pair.c */

/* Tells of what has changed. */
void fringe_pair_changed (FringePair *self);
/* By another pace than that of the pair. */
guint fringe_pair_time_by (FringePair *self, FringePace pace);
/* Whether one of the two has still to go to where it is at @time. */
gboolean fringe_pair_is_before (FringePair *self, FringePace pace, guint time);

guint fringe_pair_get_time (FringePair *self);
/* The last that is known. */
guint fringe_pair_get_last_time (FringePair *self);
/* The last time of the whole runs, where both are known ahead, else the last that is known. */
guint fringe_pair_get_time_ahead (FringePair *self);
/* The time at which the two part, as far as that is known, or FRINGE_NO_FORK. */
guint fringe_pair_get_difference_time (FringePair *self);
/* The time at which the right one was forked, else the left one, or FRINGE_NO_FORK. */
guint fringe_pair_get_fork_time (FringePair *self);
gboolean fringe_pair_can_step (FringePair *self);
gboolean fringe_pair_can_back (FringePair *self);
gboolean fringe_pair_is_playing (FringePair *self);

/* fringe-pair-run.c */

void fringe_pair_init_player (FringePlayerInterface *iface);
/* (transfer full): what is told of the two, each by its side.
 * @left: (nullable)
 * @right: (nullable): not both %NULL */
char *fringe_pair_join_sentences (const char *left, const char *right);
/* At the speed of the left session. */
void fringe_pair_set_playing (FringePair *self, gboolean playing);

/* Makes what is needed to go to @time, and goes there; all at once where that takes a moment only. */
void fringe_pair_aim_at (FringePair *self, FringePace pace, guint time, FringeCompared leader);
/* Before a way: nothing is met yet. */
void fringe_pair_clear_stop (FringePair *self);
