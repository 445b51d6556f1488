/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_LESSON_DIALOG (fringe_lesson_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonDialog, fringe_lesson_dialog, FRINGE, LESSON_DIALOG, GtkWindow)

/* As what a lesson leaves the program; then where. A thread searches and writes the file; the dialog stays until it is
 * done. The signal `saved` brings a sentence to tell, and the #GFile.
 *
 * @lesson: (transfer full) */
FringeLessonDialog *fringe_lesson_dialog_new (GtkWindow *parent, FringeLessonFile *lesson);
