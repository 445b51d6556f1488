/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"

/* Where on the tree each answer that stands and is wrong is to be seen. */

/**
 * FringeDeviation:
 * @kinds: a bit for each FringeSlipKind that is wrong of the node itself
 * @moves: a bit for each move whose successor is missing, as it was dropped wrongly
 *
 * What is wrong at a node of a student's tree.
 */
typedef struct
{
  guint kinds;
  guint moves;
} FringeDeviation;

FringeDeviation fringe_exercise_deviation (const FringeExercise *exercise, guint32 id);

/* Returns: (transfer full): why, a line for each slip; "" where nothing is wrong */
char *fringe_exercise_deviation_text (const FringeExercise *exercise, guint32 id);

/* Returns: (transfer full) (element-type FringeSlip): why answers of the step that goes on are wrong as they stand now,
 * card by card; between two steps, those of the lists */
GArray *fringe_exercise_open_slips (const FringeExercise *exercise);
