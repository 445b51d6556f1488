/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-comparison.h"
#include "fringe-session.h"

#define FRINGE_TYPE_TWIN (fringe_twin_get_type ())
G_DECLARE_FINAL_TYPE (FringeTwin, fringe_twin, FRINGE, TWIN, GObject)

/* Two sessions of one puzzle, each with rules of its own, that go together: where one goes, the other follows to the
 * same time; a puzzle that one is given is given to both; the node that is selected or hovered in one is lit in the
 * other; breakpoints at events and boards are those of both, and those on nodes belong to one.
 *
 * Forward both stop where either meets a breakpoint, but for fringe_twin_go_to() and fringe_twin_find_difference().
 * Time is that of the pace: see FringePace. What takes long is made in slices by fringe_twin_advance().
 *
 * The signal "changed" tells that anything here may be different; "told" says in passing, in a sentence, what came of
 * what was asked for. */

/* Puts another session beside @left, with the same rules but for the other heuristic. */
FringeTwin *fringe_twin_new (FringeSession *left);

/* Leaves the left session by itself. Where the sides are swapped, undo brings back what was there before. */
void fringe_twin_end (FringeTwin *self);

FringeSession *fringe_twin_get_session (FringeTwin *self, FringeCompared side);

/* Up to date. (nullable): while puzzles change there is nothing to compare. */
const FringeComparison *fringe_twin_get_comparison (FringeTwin *self);

/* Puts a fork of one of the two on the right, in place of what was there; both stand at its step. See
 * fringe_session_fork(). */
void fringe_twin_fork (FringeTwin *self, FringeCompared side, guint step, const FringeRules *rules);

/* Exchanges left and right, each with its step and its selection. Not while busy, nor while there is nothing to
 * compare. */
void fringe_twin_swap (FringeTwin *self);

/* The time at which the right one was forked, else the left one, or FRINGE_NO_FORK. */
guint fringe_twin_get_fork_time (FringeTwin *self);

void fringe_twin_set_pace (FringeTwin *self, FringePace pace);

guint fringe_twin_get_time (FringeTwin *self);
/* The last that is known. */
guint fringe_twin_get_last_time (FringeTwin *self);

/* "Expansion 12 of 57", with "so far" where a search can go on. */
char *fringe_twin_time_title (FringeTwin *self);

/* Nodes that the one which has expanded more has expanded at the steps of both, and so far. */
void fringe_twin_get_expansions (FringeTwin *self, guint *time, guint *known);
/* Makes both known that far and takes the right one to where it was; the left one is there. */
void fringe_twin_restore (FringeTwin *self, guint time, guint known);

gboolean fringe_twin_can_step (FringeTwin *self);
gboolean fringe_twin_can_back (FringeTwin *self);
void fringe_twin_go_to (FringeTwin *self, guint time);
void fringe_twin_step (FringeTwin *self);
void fringe_twin_back (FringeTwin *self);
/* By layers, whatever the pace. */
void fringe_twin_skip_layer (FringeTwin *self, int direction);

/* Both to their ends. */
void fringe_twin_run (FringeTwin *self);
/* Both to the step in which they part; where they do not, that is told. */
void fringe_twin_find_difference (FringeTwin *self);
/* Whether what was asked for is still being made. */
gboolean fringe_twin_is_busy (FringeTwin *self);
void fringe_twin_cancel (FringeTwin *self);

/* (transfer full) (nullable): at what the last way forward stopped both, on which side and why: a sentence. */
char *fringe_twin_stop_sentence (FringeTwin *self);

gboolean fringe_twin_is_playing (FringeTwin *self);
/* At the speed of the left session. */
void fringe_twin_set_playing (FringeTwin *self, gboolean playing);

/**
 * fringe_twin_advance:
 * @now: the monotonic time in microseconds
 * @deadline: when to return
 *
 * One frame's share of what is being made, or of playing.
 */
void fringe_twin_advance (FringeTwin *self, gint64 now, gint64 deadline);

/* Who has expanded the board of node @id of the session @side, at the steps of both. */
FringeShare fringe_twin_get_share (FringeTwin *self, FringeCompared side, guint id);
