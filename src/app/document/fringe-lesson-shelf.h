/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"

/* The lessons that come with the program. */

/* Returns: (transfer full): their names, in the order in which they are shown */
char **fringe_lesson_shelf_list (void);

/* Returns: (transfer full) (nullable): the lesson of that name */
FringeLessonFile *fringe_lesson_shelf_read (const char *name);
