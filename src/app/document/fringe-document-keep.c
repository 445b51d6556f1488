/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-private.h"
#include "fringe-document-text.h"

#include <glib/gi18n.h>

/* Between a change and its copy on disk, in milliseconds: a second at most is lost, and what writing takes. */
#define KEEP_DELAY 800

static void
on_kept (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeDocument *self = FRINGE_DOCUMENT (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (fringe_autosave_write_finish (result, &error))
    self->has_complained = FALSE;
  else if (!self->has_complained)
    {
      self->has_complained = TRUE;
      sentence = g_strdup_printf (_ ("What is not saved would be lost in a crash, since it cannot be kept: %s"),
                                     error->message);
      fringe_document_fail (self, sentence);
    }
}

/* A file that is just being opened is there already. */
static gboolean
keep (gpointer data)
{
  FringeDocument *self = data;
  g_autoptr (FringeSessionFile) state = NULL;
  g_autofree char *text = NULL, *wrapped = NULL;

  self->keep = 0;
  fringe_document_go_on (self);
  state = fringe_document_gather (self);
  text = fringe_session_file_print (state);
  fringe_document_update_unsaved (self, state);
  if (self->opening != NULL && !self->unsaved)
    self->keep = g_timeout_add (KEEP_DELAY, keep, self);
  else if (self->saved != NULL && g_strcmp0 (text, self->kept) == 0)
    fringe_autosave_clear (self->autosave);
  else
    {
      wrapped = fringe_document_wrap (text, self->file, self->digests->len > 0 ? self->digests->pdata[0] : NULL,
                                      self->unsaved && self->file != NULL);
      fringe_autosave_write (self->autosave, wrapped, G_OBJECT (self), on_kept);
    }
  return G_SOURCE_REMOVE;
}

void
fringe_document_on_seen (FringeDocument *self)
{
  if (self->window != NULL && self->keep == 0)
    self->keep = g_timeout_add (KEEP_DELAY, keep, self);
}
