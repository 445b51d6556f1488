/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-acts.h"
#include "fringe-lesson.h"

#define FRINGE_TYPE_LESSON_GUIDE (fringe_lesson_guide_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonGuide, fringe_lesson_guide, FRINGE, LESSON_GUIDE, GObject)

/* Takes a window through the stops of a lesson, and has them follow where the lesson is edited. Whoever explores freely
 * leaves the lesson where it is: the property "away" says so, and fringe_lesson_guide_return() leads back. */

/**
 * FringeLessonView:
 * @begin: another search comes: shows the session alone
 * @show: has the nodes in sight, folds, marks and panels of @stop
 * @gather: fills in how the session is looked at
 *
 * What is asked of the window that is guided.
 */
typedef struct
{
  void (*begin) (gpointer window);
  void (*show) (gpointer window, const FringeLessonStop *stop);
  void (*gather) (gpointer window, FringeLessonStop *stop);
} FringeLessonView;

/* @view: static. @window: what it is called with, until the guide is closed */
FringeLessonGuide *fringe_lesson_guide_new (FringeLesson *lesson,
                                            FringeSession *session,
                                            FringeActs *acts,
                                            const FringeLessonView *view,
                                            gpointer window);

/* The window goes, or another lesson comes. */
void fringe_lesson_guide_close (FringeLessonGuide *self);

FringeLesson *fringe_lesson_guide_get_lesson (FringeLessonGuide *self);

/* To the current stop: where few steps lead on to it from here, one after another, else at once. */
void fringe_lesson_guide_return (FringeLessonGuide *self);
/* To the next stop, or the one before. Where there is none, nothing happens. */
void fringe_lesson_guide_next (FringeLessonGuide *self);
void fringe_lesson_guide_back (FringeLessonGuide *self);
void fringe_lesson_guide_go_to (FringeLessonGuide *self, guint position);

gboolean fringe_lesson_guide_is_away (FringeLessonGuide *self);
/* Whether it is on its way to a stop. */
gboolean fringe_lesson_guide_is_moving (FringeLessonGuide *self);

/* Whether steps are shown one after another; else it is at every stop at once. */
void fringe_lesson_guide_set_animates (FringeLessonGuide *self, gboolean animates);

/* Adds what the window shows as a stop with this caption. Returns: whether there was room */
gboolean fringe_lesson_guide_add (FringeLessonGuide *self, const char *caption);
/* Has the current stop be what the window shows. */
void fringe_lesson_guide_replace (FringeLessonGuide *self);
