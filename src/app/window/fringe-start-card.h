/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"
#include "fringe-samples.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_START_CARD (fringe_start_card_get_type ())
G_DECLARE_FINAL_TYPE (FringeStartCard, fringe_start_card, FRINGE, START_CARD, GtkButton)

/* A button that opens an example, a lesson or an exercise, with a small picture of a tree, which is made when it is
 * first seen. */

/* @sample: number @i of them */
FringeStartCard *fringe_start_card_new (const FringeSample *sample, guint i);
/* @name: of the lesson that is shipped */
FringeStartCard *fringe_start_card_new_for_lesson (const FringeLessonFile *lesson, const char *name);
FringeStartCard *fringe_start_card_new_for_exercise (void);

void fringe_start_card_set_theme (FringeStartCard *self, FringeThemeKind theme);
