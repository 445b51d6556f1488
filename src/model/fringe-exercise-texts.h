/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-play.h"
#include "fringe-exercise-sentences.h"

/**
 * FringeExerciseTold:
 * @is_passing: whether it goes with the next act: it says why an act was not done, or which answers are wrong now
 *
 * What is said of the last act.
 */
typedef struct
{
  char *title;
  char *sentence;
  char *right_by;
  char *hint;
  gboolean is_passing;
} FringeExerciseTold;

/* Returns: (transfer full): one of the texts, maybe "" */
char *fringe_exercise_text (const FringeExercise *exercise,
                            const FringeExerciseTold *told,
                            gboolean is_judged,
                            FringePlayText text);

/* Returns: how far the lines CHOOSE, FILL, MARK and FINISH are */
FringePlayStage fringe_exercise_stage (const FringeExercise *exercise, FringePlayText line);

/* A node of a student's tree, for a screen reader: its number and values; and what it is, where it comes from and its
 * board. @state: as what it is drawn. Returns: (transfer full) */
char *fringe_exercise_node_text (const FringeExercise *exercise, guint32 id);
char *fringe_exercise_node_sentence (const FringeExercise *exercise, guint32 id, FringeNodeState state);
