/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"
#include "fringe-session-private.h"

#define FRINGE_LESSON_GROUP "Fringe Lesson"
/* A number stands behind it. */
#define FRINGE_LESSON_STOP_GROUP "Stop "
#define FRINGE_LESSON_TITLE_KEY "Title"
#define FRINGE_LESSON_SUMMARY_KEY "Summary"
#define FRINGE_LESSON_CAPTION_KEY "Caption"
/* Before the keys of the search beside. */
#define FRINGE_LESSON_RIGHT "Right"

/* Each list ends with an empty field; their groups and whether they are optional mean nothing. */

/* Of FringeLessonFile. */
extern const FringeSessionField fringe_lesson_fields[];
/* Of FringeSessionFile: these and the rules hold from one stop to the next. */
extern const FringeSessionField fringe_lesson_puzzle[], fringe_lesson_compared[];
/* Of FringeSessionFile: these do, too, until the puzzle or the rules change. */
extern const FringeSessionField fringe_lesson_course[], fringe_lesson_right_course[];
/* Of FringeSessionFile, and of FringeLessonStop: these hold for one stop. */
extern const FringeSessionField fringe_lesson_place[], fringe_lesson_stop[];

/* Fills @state with what holds after the stop @before until something else is said. */
void fringe_lesson_go_on (FringeSessionFile *state, const FringeSessionFile *before);
/* Has @state be searched from its beginning by its rules. */
void fringe_lesson_begin_anew (FringeSessionFile *state);
/* Has another search be beside that of @state, or none. */
void fringe_lesson_compare (FringeSessionFile *state, gboolean compares);

/* What is in sight: a word, or nodes as "3;5;". */
gboolean fringe_lesson_sight_read (const char *text, FringeLessonStop *stop);
char *fringe_lesson_sight_print (const FringeLessonStop *stop);
