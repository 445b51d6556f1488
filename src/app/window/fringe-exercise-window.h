/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-play.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_EXERCISE_WINDOW (fringe_exercise_window_get_type ())
G_DECLARE_FINAL_TYPE (FringeExerciseWindow, fringe_exercise_window, FRINGE, EXERCISE_WINDOW, GtkApplicationWindow)

/* A window in which a student carries a search out. */

/* @parent: (nullable): the window from which it is opened, which it is as large as */
FringeExerciseWindow *fringe_exercise_window_new (GtkApplication *application, GtkWindow *parent);

/* Shows an exercise. @parent: (nullable): as above; @play: (transfer full): @told: (nullable): what is said of it at
 * first */
void
fringe_exercise_window_show (FringeExerciseWindow *self, GtkWindow *parent, FringeExercisePlay *play, const char *told);
