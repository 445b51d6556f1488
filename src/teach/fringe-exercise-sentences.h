/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"

/* What is said to a student. Every function returns translated text, to be freed with g_free() where it is not const.
 */

/* Returns: (transfer full): why the answer is wrong: "Node 4 ties with node 3; the lower id goes first." */
char *fringe_slip_sentence (const FringeExercise *exercise, const FringeSlip *slip);

/* Returns: (transfer full): what the answer was: "You chose node 4", "h of Down: you wrote 6" */
char *fringe_slip_title (const FringeSlip *slip);

/* Returns: "Choice", "Duplicates": the name of a kind, for a table */
const char *fringe_slip_kind_title (FringeSlipKind kind);
/* @reason: of a slip. Returns: "Chose the wrong one of nodes that tie": what went wrong, for a table of many runs */
const char *fringe_slip_reason_title (FringeSlipReason reason);

/**
 * fringe_exercise_hint:
 * @rung: 1 to 3: what is to be looked for, which nodes tie, and the node
 *
 * Returns: (transfer full): a hint on what to choose now
 */
char *fringe_exercise_hint (const FringeExercise *exercise, guint rung);

/* Returns: (transfer full): points and how much was done: "17 of 19 answers are right. Steps done: 9; …" */
char *fringe_marks_sentence (const FringeMarks *marks);
