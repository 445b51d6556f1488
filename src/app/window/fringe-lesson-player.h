/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-acts.h"
#include "fringe-body.h"
#include "fringe-document.h"
#include "fringe-lesson-guide.h"
#include "fringe-trees.h"

#define FRINGE_TYPE_LESSON_PLAYER (fringe_lesson_player_get_type ())
G_DECLARE_FINAL_TYPE (FringeLessonPlayer, fringe_lesson_player, FRINGE, LESSON_PLAYER, GObject)

/* A lesson in a window: what is shown at its stops, and what comes of it as it is written.
 *
 * Its properties are `guide`, through the lesson that is open, or %NULL, and `edits`: whether its stops are listed. The
 * signal `changed` says that another stop is shown, or that there are others. */

/* @body, @trees: what is in the window */
FringeLessonPlayer *fringe_lesson_player_new (FringeDocument *document,
                                              FringeActs *acts,
                                              GSettings *settings,
                                              FringeBody *body,
                                              FringeTrees *trees);

/* Returns: (transfer none) (nullable): %NULL where no lesson is open */
FringeLessonGuide *fringe_lesson_player_get_guide (FringeLessonPlayer *self);

/* Plays a lesson. @lesson: (transfer full). @file: (nullable): in which it is */
void fringe_lesson_player_open (FringeLessonPlayer *self, FringeLessonFile *lesson, GFile *file);
/* Begins to write one. */
void fringe_lesson_player_write (FringeLessonPlayer *self);
/* Goes on to write the lesson at its end. */
void fringe_lesson_player_write_on (FringeLessonPlayer *self);
void fringe_lesson_player_set_edits (FringeLessonPlayer *self, gboolean edits);
gboolean fringe_lesson_player_get_edits (FringeLessonPlayer *self);

void fringe_lesson_player_next (FringeLessonPlayer *self);
void fringe_lesson_player_back (FringeLessonPlayer *self);
/* Shows the stop again from which a person has gone on. */
void fringe_lesson_player_return (FringeLessonPlayer *self);
/* Brings the nodes of the stop in sight again, where the window has another size. */
void fringe_lesson_player_look (FringeLessonPlayer *self);

/* The lesson goes, and the session stays. */
void fringe_lesson_player_close (FringeLessonPlayer *self);
