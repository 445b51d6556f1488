/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"

/**
 * FringeStepNotes:
 *
 * What a person wrote down for steps of searches. A note belongs to a puzzle under rules: where another search takes
 * its place, it waits for the first to come back. Two sessions may have the same notes.
 *
 * The signal `changed` follows each change, so that whoever shows a note can ask again for its text.
 */
#define FRINGE_TYPE_STEP_NOTES (fringe_step_notes_get_type ())
G_DECLARE_FINAL_TYPE (FringeStepNotes, fringe_step_notes, FRINGE, STEP_NOTES, GObject)

/* Returns: (transfer full) */
FringeStepNotes *fringe_step_notes_new (void);

void fringe_step_notes_clear (FringeStepNotes *notes);

/* Returns: (transfer none): the note for @step of @search; "" where there is none */
const char *fringe_step_notes_get (const FringeStepNotes *notes, const FringeSearch *search, guint step);

/* Spaces around it do not count; without anything else in it, it is forgotten. */
void fringe_step_notes_set (FringeStepNotes *notes, const FringeSearch *search, guint step, const char *text);

/* Returns: (transfer none) (nullable): those on @search */
const FringeSessionNotes *fringe_step_notes_of (const FringeStepNotes *notes, const FringeSearch *search);

/* @search: (nullable). Returns: (transfer container) (element-type FringeSessionNotes): those on others, always in the
 * same order */
GPtrArray *fringe_step_notes_others (const FringeStepNotes *notes, const FringeSearch *search);

/* The same as writing each of them. */
void fringe_step_notes_add (FringeStepNotes *notes, const FringeSessionNotes *more);
