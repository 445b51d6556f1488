/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_NOTES_WINDOW (fringe_notes_window_get_type ())
G_DECLARE_FINAL_TYPE (FringeNotesWindow, fringe_notes_window, FRINGE, NOTES_WINDOW, GtkWindow)

/* The note for the step, for the lecturer alone: it fills another screen than that of the lecture where there is one.
 * Its keys are those of the window that it belongs to, but Escape, which closes it, and those of a note being written.
 */

/* @parent: whose keys it has. It has to be presented by fringe_notes_window_open(). */
FringeNotesWindow *fringe_notes_window_new (GtkWindow *parent, FringeSession *session);

/* Shows it where the class does not look, if that can be. */
void fringe_notes_window_open (FringeNotesWindow *self);
/* Gives the focus to the text of the note. */
void fringe_notes_window_edit (FringeNotesWindow *self);
