/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_NOTES_VIEW (fringe_notes_view_get_type ())
G_DECLARE_FINAL_TYPE (FringeNotesView, fringe_notes_view, FRINGE, NOTES_VIEW, FringeBin)

/* The note of the step, which can be read and written. */

/* Gives the focus to the text. */
void fringe_notes_view_edit (FringeNotesView *self);
