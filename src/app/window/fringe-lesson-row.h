/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_LESSON_ROW (fringe_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonRow, fringe_lesson_row, FRINGE, LESSON_ROW, GtkListBoxRow)

/* A stop in the list of a lesson that is written: its number, a small picture and its caption, which is edited in
 * place. It is dragged by its handle. */

/* @lesson: not kept; it must live as long as the row */
FringeLessonRow *fringe_lesson_row_new (FringeLesson *lesson, FringeLessonItem *item, FringeThemeKind theme);

/* Takes the number from the place of the row. */
void fringe_lesson_row_update_number (FringeLessonRow *self);
void fringe_lesson_row_set_theme (FringeLessonRow *self, FringeThemeKind theme);
/* Lets the caption be typed. */
void fringe_lesson_row_edit (FringeLessonRow *self);
