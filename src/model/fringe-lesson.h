/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-item.h"

#define FRINGE_TYPE_LESSON (fringe_lesson_get_type ())
G_DECLARE_FINAL_TYPE (FringeLesson, fringe_lesson, FRINGE, LESSON, GObject)

/* A lesson that is played or written: a list of FringeLessonItem, which are its stops, one of them the current one. All
 * that changes it can be undone.
 *
 * Its properties are "title", "current", the position of the current stop, "place", as "3 / 12", "caption", that of the
 * current stop, "can-next", "can-back", "can-undo", "can-redo" and "draft", the caption that is just being typed. */

/* @file: (transfer full) (nullable): what is in a file; %NULL for a lesson without stops */
FringeLesson *fringe_lesson_new (FringeLessonFile *file);

/* Returns: (transfer full): what a file is to hold */
FringeLessonFile *fringe_lesson_gather (FringeLesson *self);
/* Returns: (transfer none): what it began with */
const FringeLessonFile *fringe_lesson_get_file (FringeLesson *self);

const char *fringe_lesson_get_title (FringeLesson *self);
void fringe_lesson_set_title (FringeLesson *self, const char *title);

guint fringe_lesson_get_n_stops (FringeLesson *self);
/* (nullable): %NULL beyond the last one. */
const FringeLessonStop *fringe_lesson_get_stop (FringeLesson *self, guint position);
guint fringe_lesson_get_current (FringeLesson *self);
/* Returns: whether the current stop asks what the next one answers */
gboolean fringe_lesson_asks (FringeLesson *self);
/* Larger positions are clamped. This cannot be undone, for nothing is changed by it. */
void fringe_lesson_set_current (FringeLesson *self, guint position);
/* Returns: whether there was another stop, which is the current one now */
gboolean fringe_lesson_next (FringeLesson *self);
gboolean fringe_lesson_back (FringeLesson *self);

/* Adds a stop after the current one, and makes it the current one. @stop: (transfer full). Returns: whether there was
 * room */
gboolean fringe_lesson_add (FringeLesson *self, FringeLessonStop *stop);
/* Puts another stop in the place of the current one, which keeps its caption. @stop: (transfer full) */
void fringe_lesson_replace (FringeLesson *self, FringeLessonStop *stop);
void fringe_lesson_remove (FringeLesson *self, guint position);
/* Takes a stop out of its place and puts it in at @to, counted without it. It is the current one then. */
void fringe_lesson_move (FringeLesson *self, guint from, guint to);
/* A caption that is too long for a file is cut. One with a question mark makes the stop a question. */
void fringe_lesson_set_caption (FringeLesson *self, guint position, const char *caption);
/* @draft: (nullable): a caption that is just being typed: it is gathered, but nothing to be undone yet. %NULL takes
 * that of this stop away */
void fringe_lesson_set_draft (FringeLesson *self, guint position, const char *draft);

gboolean fringe_lesson_can_undo (FringeLesson *self);
gboolean fringe_lesson_can_redo (FringeLesson *self);
void fringe_lesson_undo (FringeLesson *self);
void fringe_lesson_redo (FringeLesson *self);
