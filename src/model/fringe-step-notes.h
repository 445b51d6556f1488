/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"

/* What a person wrote down for steps of searches. A note belongs to a puzzle under rules: where another search takes
 * its place, it waits for the first to come back. Counted references. */

typedef struct _FringeStepNotes FringeStepNotes;

/* Returns: (transfer full) */
FringeStepNotes *fringe_step_notes_new (void);
FringeStepNotes *fringe_step_notes_ref (FringeStepNotes *notes);
void fringe_step_notes_unref (FringeStepNotes *notes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeStepNotes, fringe_step_notes_unref)

void fringe_step_notes_clear (FringeStepNotes *notes);

/* Returns: (transfer none): the note for @step of @search; "" where there is none */
const char *fringe_step_notes_get (const FringeStepNotes *notes, const FringeSearch *search, guint step);

/* Spaces around it do not count; without anything else in it, it is forgotten. */
void fringe_step_notes_set (FringeStepNotes *notes, const FringeSearch *search, guint step, const char *text);

/* Returns: (transfer none) (nullable): those on @search */
const FringeSessionNotes *fringe_step_notes_of (const FringeStepNotes *notes, const FringeSearch *search);

/* Returns: (transfer container) (element-type FringeSessionNotes): those on others, always in the same order */
GPtrArray *fringe_step_notes_others (const FringeStepNotes *notes, const FringeSearch *search);

/* The same as writing each of them. */
void fringe_step_notes_add (FringeStepNotes *notes, const FringeSessionNotes *more);
