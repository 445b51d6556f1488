/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-document.h"
#include "fringe-session-file.h"
#include "fringe-window.h"

/**
 * FringeDocument:
 * @file: or %NULL
 * @loading: the file that is being read, or %NULL
 * @digests: (element-type utf8): what the file holds unless somebody else wrote to it: what was read or written last,
 *   and after that what is being written
 * @unknown: what the file held that this program does not know
 * @opening: what is being opened, while its search is made again
 * @search: that search
 * @is_forking: whether it is just being forked as it was
 * @saved: the content of the file, or of a new session; %NULL where a crash came between
 * @kept: the text of all that need not be kept elsewhere
 * @look: an idle callback that looks whether something is unsaved, or 0
 * @keep: a timeout after which all is kept, or 0
 * @has_complained: that it could not
 */
struct _FringeDocument
{
  GObject parent_instance;

  FringeWindow *window;
  GSettings *settings;
  GFile *file, *loading;
  GPtrArray *digests;
  GKeyFile *unknown;
  FringeSessionFile *opening;
  const FringeSearch *search;
  gboolean is_forking;
  char *saved;
  char *kept;
  gboolean unsaved, is_given_up;
  guint look, keep;
  FringeAutosave *autosave;
  gboolean has_complained;
};

/* (transfer full): what the window shows, as it is and as a text */
FringeSessionFile *fringe_document_gather (FringeDocument *self);
char *fringe_document_print (FringeDocument *self);
/* Whether something is unsaved, @state being what the window shows. */
void fringe_document_update_unsaved (FringeDocument *self, const FringeSessionFile *state);
/* What was opened, recovered or saved: what could not be before is told of no more. */
void fringe_document_set_file (FringeDocument *self, GFile *file);
/* @state is what the file holds. */
void fringe_document_set_saved (FringeDocument *self, const FringeSessionFile *state);
void fringe_document_fail (FringeDocument *self, const char *sentence);

/* Something was made; or only seen differently. Either is kept in a while. */
void fringe_document_on_made (FringeDocument *self);
void fringe_document_on_seen (FringeDocument *self);

/* Until the search of a file is made again, the window does not show where it was: tells @state. */
void fringe_document_take_place (FringeDocument *self, FringeSessionFile *state);
/* Ends the opening where it can: where the search that is made again is there, or was cancelled, or another puzzle came
 * between. */
void fringe_document_go_on (FringeDocument *self);
