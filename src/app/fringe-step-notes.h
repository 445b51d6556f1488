/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* What a person wrote down for steps of searches. A note belongs to a puzzle under rules: where another search takes
 * its place, it waits for the first to come back. */

typedef struct _FringeStepNotes FringeStepNotes;

/* Returns: (transfer full): to be freed with fringe_step_notes_free() */
FringeStepNotes *fringe_step_notes_new (void);
void fringe_step_notes_free (FringeStepNotes *notes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeStepNotes, fringe_step_notes_free)

void fringe_step_notes_clear (FringeStepNotes *notes);

/* Returns: (transfer none): the note for @step of @search; "" where there is none */
const char *fringe_step_notes_get (const FringeStepNotes *notes, const FringeSearch *search, guint step);

/* Spaces around it do not count; without anything else in it, it is forgotten. */
void fringe_step_notes_set (FringeStepNotes *notes, const FringeSearch *search, guint step, const char *text);

/* Returns: (transfer full) (element-type guint): the steps of @search that have one, ascending */
GArray *fringe_step_notes_list (const FringeStepNotes *notes, const FringeSearch *search);
