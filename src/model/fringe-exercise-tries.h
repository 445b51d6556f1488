/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-file.h"

/* How often an exercise with a limit of tries was begun on this computer, whoever did it. It is no proof: the count
 * stands in a file, and who deletes that has all tries again. */

/* Returns: the tries that were begun, by goal, rules, level, seed and traits, and the start where it is given */
guint fringe_exercise_tries_begun (const FringeExerciseFile *file);

/* Notes that the try of @file is begun. */
void fringe_exercise_tries_begin (const FringeExerciseFile *file);

/* Returns: whether both are the same exercise, whatever was done of it */
gboolean fringe_exercise_tries_are_of_one (const FringeExerciseFile *a, const FringeExerciseFile *b);

/* Returns: (transfer full): which try it is, and what that is worth */
char *fringe_exercise_tries_text (const FringeExerciseFile *file);
