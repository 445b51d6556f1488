/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-play.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_EXERCISE_CARD (fringe_exercise_card_get_type ())
G_DECLARE_FINAL_TYPE (FringeExerciseCardView, fringe_exercise_card, FRINGE, EXERCISE_CARD, FringeBin)

/* A successor that a student fills in: its board, entries for g, h and f, and whether it is a duplicate. What is typed
 * is taken when an entry is left. */

FringeExerciseCardView *fringe_exercise_card_new (FringeExercisePlay *play, guint index, FringeThemeKind theme);

/* Shows what became of it. */
void fringe_exercise_card_update (FringeExerciseCardView *self);

/* Takes what stands in the entry that has the focus. */
void fringe_exercise_card_take (FringeExerciseCardView *self);

/* Gives the focus to the first entry that is empty. Returns: whether there is one */
gboolean fringe_exercise_card_focus (FringeExerciseCardView *self);

/* Marks the card as a duplicate, of a node that is to be typed or clicked, or not. */
void fringe_exercise_card_turn (FringeExerciseCardView *self);

/* Returns: whether it waits for the node of which it is a duplicate */
gboolean fringe_exercise_card_wants_node (FringeExerciseCardView *self);
void fringe_exercise_card_set_node (FringeExerciseCardView *self, guint32 id);
