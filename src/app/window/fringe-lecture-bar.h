/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-guide.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_LECTURE_BAR (fringe_lecture_bar_get_type ())
G_DECLARE_FINAL_TYPE (FringeLectureBar, fringe_lecture_bar, FRINGE, LECTURE_BAR, FringeBin)

/* What stands below the stage of a lecture: the step, and why it was made, always whole and always equally high. Its
 * property `player` is what is stepped. */

/* @guide: (nullable): through a lesson, whose stops are told of in place of steps */
void fringe_lecture_bar_set_guide (FringeLectureBar *self, FringeLessonGuide *guide);

/* @scale: 1 on a screen of 1920 x 1080 pixels. */
void fringe_lecture_bar_set_scale (FringeLectureBar *self, double scale);

/* Says below the step what ends the lecture, or no longer. */
void fringe_lecture_bar_show_way_out (FringeLectureBar *self, gboolean shows);
