/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-autosave.h"
#include "fringe-lesson-file.h"

/* What a file holds: one of both. */
typedef struct
{
  FringeSessionFile *session;
  FringeLessonFile *lesson;
} FringeLoaded;

/* Returns: (transfer full) (nullable): what is in @file; whether the stops of a lesson exist is not looked at */
FringeLoaded *fringe_document_load (GFile *file, GCancellable *cancellable, GError **error);
void fringe_loaded_free (FringeLoaded *loaded);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLoaded, fringe_loaded_free)

/* (transfer full): what of a session was made, not looked at: two sessions with the same text need no saving. */
char *fringe_document_content (const FringeSessionFile *state, gboolean is_in_file);

/* (transfer full): of a session that is in no file, where there is nothing that is worth a question */
char *fringe_document_no_content (void);

/* (transfer full): @text with what a crash would make one forget besides: the file it belongs to, what that file held
 * when it was read or written last, and whether something is unsaved */
char *fringe_document_wrap (const char *text, GFile *file, const char *digest, gboolean unsaved);

/* Takes that out again; the digest of what was loaded is that of the file. Returns: (transfer full) (nullable): the
 * file */
GFile *fringe_document_unwrap (FringeLoaded *loaded, gboolean *unsaved);

/* @lost: (element-type FringeAutosave): at least one. Returns: (transfer full): a sentence that says what crashes left
 */
char *fringe_document_lost_sentence (const GPtrArray *lost);
