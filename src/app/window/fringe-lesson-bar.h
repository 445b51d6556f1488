/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-guide.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_LESSON_BAR (fringe_lesson_bar_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonBar, fringe_lesson_bar, FRINGE, LESSON_BAR, FringeBin)

/* Above the tree, while a lesson is open: the number of the stop, its caption, and the ways to other stops. */

/* @guide: (nullable): %NULL where no lesson is open */
void fringe_lesson_bar_set_guide (FringeLessonBar *self, FringeLessonGuide *guide);

/* Whoever writes a lesson goes on after its last stop, and others are led to another lesson. */
void fringe_lesson_bar_set_edits (FringeLessonBar *self, gboolean edits);

/* In a narrow window, buttons have icons alone. */
void fringe_lesson_bar_set_narrow (FringeLessonBar *self, gboolean narrow);
