/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules.h"

#include <gtk/gtk.h>

/* Which exercise is opened: one that was left, one of the puzzle of a window, or that of a file. */

/**
 * fringe_exercise_open:
 * @parent: (nullable): the window from which it is opened, which it is as large as
 * @title: what to call the puzzle, translated; may be empty
 *
 * Opens an exercise with this puzzle and these rules; where that is too large to be done by hand, with a small one by
 * the same rules. One that was left goes on; where it is about another puzzle, the student is asked which.
 */
void fringe_exercise_open (GtkApplication *application,
                           GtkWindow *parent,
                           const FringeBoard *start,
                           const FringeBoard *goal,
                           const FringeRules *rules,
                           const char *title);

/* Returns: whether the file is an exercise, which is opened then, or told to be none that can be read */
gboolean fringe_exercise_open_file (GtkApplication *application, GtkWindow *parent, GFile *source);
