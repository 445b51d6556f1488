/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-file.h"

/* Which puzzle a student gets. */

/* Draws a start for the student and the try of @file, by its traits, or a small one where it has none. Returns: whether
 * one was found */
gboolean fringe_exercise_puzzle_draw (FringeExerciseFile *file, GError **error);

/* Returns: (transfer full): the same exercise without what was done of it */
FringeExerciseFile *fringe_exercise_puzzle_copy (const FringeExerciseFile *from);
