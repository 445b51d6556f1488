/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-comparison.h"
#include "fringe-lesson-file.h"

/**
 * FringeLessonPlace:
 * @number: of the stop, from 1
 * @n_stops: how many the lesson has
 * @n_searches: 2 where another search is beside, else 1
 * @searches: (array length=n_searches): searched as far as the stop needs
 * @steps: (array length=n_searches): at which they are seen
 *
 * Where a stop is: a value, true until the next one is visited.
 */
typedef struct
{
  const FringeLessonStop *stop;
  guint number, n_stops;
  guint n_searches;
  const FringeSearch *searches[FRINGE_N_COMPARED];
  guint32 steps[FRINGE_N_COMPARED];
} FringeLessonPlace;

/* What is done at a stop. Returns: FALSE with an error to go no further */
typedef gboolean (*FringeLessonVisit) (const FringeLessonPlace *place, gpointer data, GError **error);

/**
 * fringe_lesson_walk:
 * @visit: (nullable): what is done at each stop
 *
 * Goes from stop to stop and searches anew, within limits of steps and nodes. One search is kept at a time, or two that
 * are compared.
 *
 * Returns: whether all stops were visited; else an error whose sentence tells the stop by its number
 */
gboolean fringe_lesson_walk (const FringeLessonFile *lesson,
                             FringeLessonVisit visit,
                             gpointer data,
                             GCancellable *cancellable,
                             GError **error);
