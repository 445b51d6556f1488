/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-autosave.h"

#include <gtk/gtk.h>

typedef struct _FringeWindow FringeWindow;

#define FRINGE_TYPE_DOCUMENT (fringe_document_get_type ())
G_DECLARE_FINAL_TYPE (FringeDocument, fringe_document, FRINGE, DOCUMENT, GObject)

/* What a window has open: a session file, or a session that is in no file yet. It knows whether there is something to
 * be saved, and keeps all that is not saved where a crash cannot reach it.
 *
 * In a file, what was made counts as unsaved: puzzle, rules, notes, breakpoints, folds and comparison; looking around
 * does not. In no file, only a puzzle of one's own, a note or a breakpoint is worth a question.
 *
 * Properties: "name", of the file without its ending, or the title of the puzzle; "window-title"; "unsaved".
 * The signal "failed" comes with a sentence, or NULL where that has passed; "used" with a file that was opened or saved. */

FringeDocument *fringe_document_new (FringeWindow *window);

/* (nullable) */
GFile *fringe_document_get_file (FringeDocument *self);
/* Whether it is in @file, or about to be. */
gboolean fringe_document_has (FringeDocument *self, GFile *file);
/* As of now. */
gboolean fringe_document_is_unsaved (FringeDocument *self);
/* Nothing of it is missed, whether it is saved or not; or it is, after all. */
void fringe_document_give_up (FringeDocument *self, gboolean is_given_up);
/* Whether it is what a new window shows, and may make place without anybody missing it. */
gboolean fringe_document_is_untouched (FringeDocument *self);

/* What is open stays where the file is wrong. */
void fringe_document_open (FringeDocument *self, GFile *file);
/* What a crash left. Returns: whether it is open now, and @lost is part of the document */
gboolean fringe_document_recover (FringeDocument *self, FringeAutosave *lost);

/**
 * FringeSaved:
 * @FRINGE_SAVED_ALL: it is in the file
 * @FRINGE_SAVED_NOTHING: it could not be saved, which was told
 * @FRINGE_SAVED_WOULD_OVERWRITE: it was not saved, for somebody else wrote to the file since it was read or written here
 */
typedef enum
{
  FRINGE_SAVED_ALL,
  FRINGE_SAVED_NOTHING,
  FRINGE_SAVED_WOULD_OVERWRITE,
} FringeSaved;

/* @overwrites: whether what somebody else wrote to the file that is open may be lost */
void fringe_document_save (
    FringeDocument *self, GFile *file, gboolean overwrites, GAsyncReadyCallback done, gpointer data);
FringeSaved fringe_document_save_finish (FringeDocument *self, GAsyncResult *result);

/* Nothing of it is to be kept: its window goes. */
void fringe_document_close (FringeDocument *self);
