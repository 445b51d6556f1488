/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"
#include "fringe-find.h"

/**
 * fringe_exercise_draw_start:
 * @task: (inout): its goal, rules and level say what is wanted; its start is drawn
 * @traits: (array length=n_traits): what the start should have
 * @seed: of the class
 * @student: whoever does the exercise, as typed
 * @attempt: 1 for the first try, for each a fresh puzzle
 *
 * Draws an own puzzle for a student: the same for the same seed, name and try, on every machine.
 *
 * Errors: those of fringe_find(), and %G_IO_ERROR_NOT_FOUND where no small enough puzzle has the traits.
 *
 * Returns: whether a start was found
 */
gboolean fringe_exercise_draw_start (FringeTask *task,
                                     const FringeTrait *traits,
                                     guint n_traits,
                                     guint32 seed,
                                     const char *student,
                                     guint attempt,
                                     GCancellable *cancellable,
                                     GError **error);
