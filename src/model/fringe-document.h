/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-autosave.h"
#include "fringe-lesson.h"
#include "fringe-pair.h"

#define FRINGE_TYPE_DOCUMENT (fringe_document_get_type ())
G_DECLARE_FINAL_TYPE (FringeDocument, fringe_document, FRINGE, DOCUMENT, GObject)

/* What a window has open: a session, or a lesson, which is in a file or in none yet. The document knows whether there
 * is something to be saved, and keeps all that is not saved where a crash cannot reach it.
 *
 * A document is one puzzle. Other rules and a swap of two tiles stay in its file; another puzzle is in no file,
 * whatever brought it. Undo brings the puzzle before back, with its file, its notes and what was unsaved of it.
 *
 * In a file, what was made counts as unsaved: puzzle, rules, notes, breakpoints, folds and comparison; looking around
 * does not. In no file, only a puzzle of one's own, a note or a breakpoint is worth a question. Of a lesson, all that
 * its file holds counts, and the notes that are written while it is open.
 *
 * Its properties are "heading", the title of the lesson, the name of the file without its ending, the title of the
 * puzzle, or both where that is an example; "window-title"; "unsaved". The signal "failed" comes with a sentence, or
 * with %NULL when that has passed; "used" comes with a file that was opened or saved. */

/**
 * FringeDocumentView:
 * @gather: fills in how the session is looked at
 * @begin: shows the session alone, and trees with the direction, the colours and the folds of @state
 * @compare: puts another search beside the session, which fringe_document_set_pair() tells
 * @open_lesson: has fringe_document_begin_lesson() called with @lesson (transfer full), which @file (nullable) holds;
 *   where @is_lost, it was just being written when a crash came
 * @restore: when the search was made again, goes to the place in it that was looked at
 *
 * What a document asks of the window that shows its session.
 */
typedef struct
{
  void (*gather) (gpointer window, FringeSessionFile *state);
  void (*begin) (gpointer window, const FringeSessionFile *state);
  void (*compare) (gpointer window);
  void (*restore) (gpointer window, const FringeSessionFile *state);
  void (*open_lesson) (gpointer window, FringeLessonFile *lesson, GFile *file, gboolean is_lost);
} FringeDocumentView;

/**
 * fringe_document_new:
 * @settings: those of the person; when they change, the session is looked at differently
 * @view: static
 * @window: given to the functions of @view until fringe_document_close()
 */
FringeDocument *
fringe_document_new (FringeSession *session, GSettings *settings, const FringeDocumentView *view, gpointer window);

/* The session is compared from now on, or with %NULL no longer. */
void fringe_document_set_pair (FringeDocument *self, FringePair *pair);

/* The session is looked at differently, which is kept after a while. */
void fringe_document_on_seen (FringeDocument *self);

/* Returns: (nullable): %NULL when the window has gone */
FringeSession *fringe_document_get_session (FringeDocument *self);
/* Returns: (transfer full): the name of a file without its ending */
char *fringe_document_name_of (GFile *file);
/* Returns: (transfer full): that of the file that is open; where there is none, the title of the lesson
 * or the puzzle */
char *fringe_document_get_name (FringeDocument *self);
/* Returns: (nullable) */
GFile *fringe_document_get_file (FringeDocument *self);
/* Returns: (nullable) */
FringeLesson *fringe_document_get_lesson (FringeDocument *self);
/* Whether what is open is in @file, or about to be. */
gboolean fringe_document_has (FringeDocument *self, GFile *file);
/* As of now. */
gboolean fringe_document_is_unsaved (FringeDocument *self);
/* Nothing of the session is missed, whether it is saved or not; or it is, after all. */
void fringe_document_give_up (FringeDocument *self, gboolean is_given_up);
/* Whether the session is what a new window shows, and may make place without anybody missing it. */
gboolean fringe_document_is_untouched (FringeDocument *self);

/* A lesson comes in place of what is open. While it is there, nothing of the session is missed but the notes: it comes
 * from the lesson. @file: (nullable): in which it is */
void fringe_document_begin_lesson (FringeDocument *self, FringeLesson *lesson, GFile *file);
/* It goes; the session stays. */
void fringe_document_end_lesson (FringeDocument *self);

/* Reads a file in a thread and opens it, or has a lesson opened. What is open stays where the file is wrong. */
void fringe_document_open (FringeDocument *self, GFile *file);
/* Opens what a crash left. Returns: whether it is open now, and @lost is part of the document */
gboolean fringe_document_recover (FringeDocument *self, FringeAutosave *lost);

/**
 * FringeSaved:
 * @FRINGE_SAVED_ALL: it is in the file
 * @FRINGE_SAVED_NOTHING: it could not be saved, which was told
 * @FRINGE_SAVED_WOULD_OVERWRITE: it was not saved, for somebody else wrote to the file since it was read or written
 * here
 */
typedef enum
{
  FRINGE_SAVED_ALL,
  FRINGE_SAVED_NOTHING,
  FRINGE_SAVED_WOULD_OVERWRITE,
} FringeSaved;

/* Whether a file could be opened again if it were saved now; why not is told. */
gboolean fringe_document_can_save (FringeDocument *self);

/* Saves in a thread. @overwrites: whether what somebody else wrote to the file that is open may be lost */
void
fringe_document_save (FringeDocument *self, GFile *file, gboolean overwrites, GAsyncReadyCallback done, gpointer data);
FringeSaved fringe_document_save_finish (FringeDocument *self, GAsyncResult *result);

/* The window goes: nothing is to be kept any more, and nothing asked of it. */
void fringe_document_close (FringeDocument *self);
