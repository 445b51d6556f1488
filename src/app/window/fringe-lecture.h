/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-body.h"

#define FRINGE_TYPE_LECTURE (fringe_lecture_get_type ())
G_DECLARE_FINAL_TYPE (FringeLecture, fringe_lecture, FRINGE, LECTURE, GObject)

/* How a window is shown to a class. Its properties, all of which can be set:
 *
 * `active`: full screen, as a stage without what is there for work; a pointer that rests is hidden, and the signal
 * `rested` says so; `blank`: nothing is seen, until any key; `spotlight`: all but the surroundings of the pointer is
 * dimmed; `notes`: the note for the step is shown, in a window of its own. Without a lecture neither is it blank, nor
 * is there a spotlight. */

/* @window: not kept. @body: what is in it. @session: whose notes are shown. @settings: whether there is a strip */
FringeLecture *fringe_lecture_new (GtkWindow *window, FringeBody *body, FringeSession *session, GSettings *settings);

gboolean fringe_lecture_is_active (FringeLecture *self);
gboolean fringe_lecture_is_blank (FringeLecture *self);
/* Returns: by how much the stage of a lecture is larger than on a screen of 1920 x 1080 pixels */
double fringe_lecture_get_scale (FringeLecture *self);
/* Whether the window is maximised, or was before the lecture. */
gboolean fringe_lecture_is_maximized (FringeLecture *self);
void fringe_lecture_set_active (FringeLecture *self, gboolean active);

/* Opens the notes, and has the one for the step typed. */
void fringe_lecture_edit_note (FringeLecture *self);

/* Turns a property that is a flag the other way. */
void fringe_lecture_toggle (FringeLecture *self, const char *flag);

/* Draws over the window what belongs there: the spotlight, or nothing but black. */
void fringe_lecture_snapshot (FringeLecture *self, GtkSnapshot *snapshot);
