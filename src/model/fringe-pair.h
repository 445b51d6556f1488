/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-comparison.h"
#include "fringe-session.h"

#define FRINGE_TYPE_PAIR (fringe_pair_get_type ())
G_DECLARE_FINAL_TYPE (FringePair, fringe_pair, FRINGE, PAIR, GObject)

/* Two sessions of one puzzle, each with rules of its own, that go together: where one goes, the other follows to the
 * same time; a puzzle that one is given is given to both; the node that is selected or hovered in one is lit in the
 * other; breakpoints at events and boards are those of both, and those on nodes belong to one.
 *
 * Forward both stop where either meets a breakpoint, but for fringe_player_go_to() and fringe_pair_find_difference().
 * Time is that of the pace: see FringePace. What takes long is made in slices by fringe_player_advance().
 *
 * It is a player. Its timeline is that of the pace, and its signal "changed" tells that anything here may be different.
 */

/* Puts another session beside @left, with the same rules but for the other heuristic. */
FringePair *fringe_pair_new (FringeSession *left);

/* Puts the two side by side again that were compared before fringe_pair_end(), each at its step. */
FringePair *fringe_pair_new_again (FringeSession *left, FringeSession *right);

/* Leaves each session by itself. */
void fringe_pair_end (FringePair *self);

/* Between these two the sessions may be changed apart from each other: neither follows the other. */
void fringe_pair_hold (FringePair *self);
void fringe_pair_let_go (FringePair *self);
/* Whether it is the pair that changes its sessions, or one who holds it. */
gboolean fringe_pair_moves (FringePair *self);

FringeSession *fringe_pair_get_session (FringePair *self, FringeCompared side);

/* Up to date. (nullable): while puzzles change there is nothing to compare. */
const FringeComparison *fringe_pair_get_comparison (FringePair *self);

/* Puts a fork of one of the two on the right, in place of what was there; both stand at its step. See
 * fringe_session_fork(). */
void fringe_pair_fork (FringePair *self, FringeCompared side, guint step, const FringeRules *rules);

/* Exchanges left and right, each with its step and its selection. Not while busy, nor while there is nothing to
 * compare. */
void fringe_pair_swap (FringePair *self);

void fringe_pair_set_pace (FringePair *self, FringePace pace);

/* "Step 12 of 57", with "so far" where a search can go on. */
char *fringe_pair_time_title (FringePair *self);
/* (transfer full): what is compared: "8-puzzle · Misplaced tiles : Manhattan distance". */
char *fringe_pair_subtitle (FringePair *self);

/* Nodes that the one which has expanded more has expanded at the steps of both, and so far. */
void fringe_pair_get_expansions (FringePair *self, guint *time, guint *known);
/* Makes both known that far and takes the right one to where it was; the left one is there. */
void fringe_pair_restore (FringePair *self, guint time, guint known);

/* Both to the step in which they part; where they do not, they stay. */
void fringe_pair_find_difference (FringePair *self);
/* Whether what was asked for is still being made. */
gboolean fringe_pair_is_busy (FringePair *self);

/* (transfer full) (nullable): at what the last way forward stopped both, on which side and why: a sentence. */
char *fringe_pair_stop_sentence (FringePair *self);

/* Who has expanded the board of node @id of the session @side, at the steps of both. */
FringeShare fringe_pair_get_share (FringePair *self, FringeCompared side, guint id);
