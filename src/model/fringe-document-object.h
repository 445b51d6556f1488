/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-document.h"

/* What the files of the document share: fringe-document.c knows what is unsaved and keeps it, fringe-document-open.c
 * and fringe-document-save.c read and write files. */

/**
 * FringeHeld:
 * @file: (nullable): that it is in
 * @digests: (element-type utf8): what the file holds unless somebody else wrote to it: what was read or written last,
 *   and after that what is being written
 * @unknown: (nullable): what the file held that this program does not know
 * @saved: (nullable): what was made of what the file holds, or of a new session; %NULL where a crash came between
 * @kept: (nullable): the text of all that need not be kept elsewhere
 * @notes: (nullable) (element-type FringeSessionNotes): those that there were when another puzzle came
 *
 * Where one puzzle, or the lesson, is saved. It outlives a puzzle that can come back.
 */
typedef struct
{
  GFile *file;
  GPtrArray *digests;
  GKeyFile *unknown;
  char *saved;
  char *kept;
  GPtrArray *notes;
} FringeHeld;

/**
 * FringeDocument:
 * @session: %NULL when the window has gone
 * @lesson: (nullable): the lesson that is open: the session is at one of its stops, or somewhere else for a while
 * @pair: (nullable): what the session is compared by
 * @origin: of the puzzle of the session
 * @held: how what is open is saved
 * @all: from the origins of the puzzles that were open to a FringeHeld
 * @loading: (nullable): the file that is being read
 * @opening: (nullable): what is being opened, while its search is made again
 * @search: (nullable): that search
 * @is_forking: whether it is just being forked as it was
 * @look: an idle callback that looks whether something is unsaved, or 0
 * @keep: a timeout after which all is kept, or 0
 * @has_complained: whether it was told that the session cannot be kept
 */
struct _FringeDocument
{
  GObject parent_instance;

  FringeSession *session;
  FringeLesson *lesson;
  FringePair *pair;
  GSettings *settings;
  const FringeDocumentView *view;
  gpointer window;
  guint origin;
  FringeHeld *held;
  GHashTable *all;
  GFile *loading;
  FringeSessionFile *opening;
  const FringeSearch *search;
  gboolean is_forking;
  gboolean unsaved, is_given_up;
  guint look, keep;
  FringeAutosave *autosave;
  gboolean has_complained;
};

/* fringe-document-held.c */

FringeHeld *fringe_held_ref (FringeHeld *held);
void fringe_held_unref (FringeHeld *held);
/* It is that of a new session from now on, which is in no file. */
void fringe_held_reset (FringeHeld *held);
/* Begins anew, for a lesson or for the puzzle of @origin. */
void fringe_document_hold_anew (FringeDocument *self);
/* Another puzzle is in no file, unless it was before and came back. */
void fringe_document_hold_puzzle (FringeDocument *self);

/* fringe-document.c */

/* Returns: (transfer full): what the window shows; until the search of a file is made again, what is opened says where
 * it was */
FringeSessionFile *fringe_document_gather (FringeDocument *self);
/* Returns: (transfer full): the text of that, or of the lesson */
char *fringe_document_print (FringeDocument *self);
/* Returns: (transfer full): what of it was made, not looked at: where that is the same, nothing is unsaved.
 * @is_in_file: whether it is in a file, or about to be */
char *fringe_document_print_made (FringeDocument *self, gboolean is_in_file);
/* Tells what could not be done; with %NULL, that this has passed. */
void fringe_document_fail (FringeDocument *self, const char *sentence);
/* A session was opened, recovered or saved: what could not be done before is told of no more. */
void fringe_document_on_file (FringeDocument *self, GFile *file);
/* The same, where that is the file of what is open. */
void fringe_document_set_file (FringeDocument *self, GFile *file);
/* Nothing is unsaved where no more was made than @made (transfer full). */
void fringe_document_set_saved (FringeDocument *self, char *made);
/* Nothing of what was open is there any more. */
void fringe_document_forget (FringeDocument *self);
/* A person made something, or may have. */
void fringe_document_on_made (FringeDocument *self);

/* fringe-document-open.c */

/* Ends the opening where it can: where the search that is made again is there, or was cancelled, or where another
 * puzzle came between. */
void fringe_document_go_on (FringeDocument *self);
