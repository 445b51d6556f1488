/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-card.h"

#define FRINGE_TYPE_EXERCISE_TREE (fringe_exercise_tree_get_type ())
G_DECLARE_FINAL_TYPE (FringeExerciseTree, fringe_exercise_tree, FRINGE, EXERCISE_TREE, GtkWidget)

/* A student's tree, as large as it must be, with cards to fill in below the node that is being expanded. The signal
 * "chosen" tells the id of a node that was clicked, "filled" that the focus leaves the last card. */

/* @is_right: whether the right run is shown, to be looked at only, and not the student's */
void fringe_exercise_tree_set_play (FringeExerciseTree *self, FringeExercisePlay *play, gboolean is_right);
/* Makes the nodes so much larger; 0: as large as at first. */
void fringe_exercise_tree_zoom (FringeExerciseTree *self, double factor);
/* Makes the nodes as large as can be with all of them in sight, but no larger than at first, nor too small to
 * be read. */
void fringe_exercise_tree_fit (FringeExerciseTree *self);
/* The same after the next update, when the tree has the room that it will have. */
void fringe_exercise_tree_fit_later (FringeExerciseTree *self);
void fringe_exercise_tree_set_theme (FringeExerciseTree *self, FringeThemeKind theme);

/* Shows what the play has become, and scrolls to where something is to be done. */
void fringe_exercise_tree_update (FringeExerciseTree *self);

/* Takes what stands in entries that were not left yet. */
void fringe_exercise_tree_take (FringeExerciseTree *self);

/* Gives the focus to the first empty entry. Returns: whether there is one */
gboolean fringe_exercise_tree_focus (FringeExerciseTree *self);

/* Returns: (nullable): the card that has the focus, or the one that waits for a node */
FringeExerciseCardView *fringe_exercise_tree_get_card (FringeExerciseTree *self);
