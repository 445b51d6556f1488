/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"

#define FRINGE_TYPE_LESSON_ITEM (fringe_lesson_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonItem, fringe_lesson_item, FRINGE, LESSON_ITEM, GObject)

/* A stop of a lesson, in its list: it never changes, for a stop that is edited is another one. Its properties are
 * "caption" and "question", which says whether the caption asks something. */

/* @stop: (transfer full) */
FringeLessonItem *fringe_lesson_item_new (FringeLessonStop *stop);
const FringeLessonStop *fringe_lesson_item_get (FringeLessonItem *self);
