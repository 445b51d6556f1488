/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-guide.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_LESSON_LIST (fringe_lesson_list_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonList, fringe_lesson_list, FRINGE, LESSON_LIST, FringeBin)

/* The stops of a lesson that is written. What the window shows is added as a stop; stops are dragged, moved, deleted,
 * and given captions; all that can be undone. */

/* @guide: (nullable): %NULL where no lesson is open */
void fringe_lesson_list_set_guide (FringeLessonList *self, FringeLessonGuide *guide);
/* Adds what the window shows as a stop, and has its caption typed. */
void fringe_lesson_list_add (FringeLessonList *self);
void fringe_lesson_list_set_theme (FringeLessonList *self, FringeThemeKind theme);
