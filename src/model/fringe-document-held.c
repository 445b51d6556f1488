/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-object.h"

#include "fringe-document-text.h"
#include "fringe-session-state.h"

/* Which file belongs to which puzzle: another puzzle never overwrites the file of the one before, and undo brings the
 * puzzle back together with its file. */

static FringeHeld *
held_new (void)
{
  FringeHeld *held = g_rc_box_new0 (FringeHeld);

  held->digests = g_ptr_array_new_with_free_func (g_free);
  fringe_held_reset (held);
  return held;
}

void
fringe_held_reset (FringeHeld *held)
{
  g_clear_object (&held->file);
  g_ptr_array_set_size (held->digests, 0);
  g_clear_pointer (&held->unknown, g_key_file_unref);
  g_free (held->saved);
  held->saved = fringe_document_no_content ();
  g_free (held->kept);
  held->kept = g_strdup ("");
}

static void
clear (gpointer data)
{
  FringeHeld *held = data;

  g_clear_object (&held->file);
  g_ptr_array_unref (held->digests);
  g_clear_pointer (&held->unknown, g_key_file_unref);
  g_free (held->saved);
  g_free (held->kept);
  g_clear_pointer (&held->notes, g_ptr_array_unref);
}

FringeHeld *
fringe_held_ref (FringeHeld *held)
{
  return g_rc_box_acquire (held);
}

void
fringe_held_unref (FringeHeld *held)
{
  g_rc_box_release_full (held, clear);
}

/* What a new window shows need not be kept when it is begun again. Returns: (transfer none): what is held of the puzzle
 * from now on */
static FringeHeld *
add_held (FringeDocument *self)
{
  FringeHeld *held = held_new ();

  if (self->held != NULL && self->held->file == NULL)
    {
      g_free (held->kept);
      held->kept = g_strdup (self->held->kept);
    }
  g_hash_table_insert (self->all, GUINT_TO_POINTER (self->origin), held);
  return held;
}

/* Has what is held of the puzzle be that of the document. */
static void
hold (FringeDocument *self)
{
  FringeHeld *held = g_hash_table_lookup (self->all, GUINT_TO_POINTER (self->origin));

  if (held == NULL)
    held = add_held (self);
  g_clear_pointer (&self->held, fringe_held_unref);
  self->held = fringe_held_ref (held);
}

void
fringe_document_hold_anew (FringeDocument *self)
{
  g_hash_table_remove_all (self->all);
  hold (self);
}

/* Notes are saved with their puzzle. Puzzles that are in no file share theirs, or a note would be lost with the puzzle
 * that nobody saved. */
static void
exchange_notes (FringeDocument *self, FringeHeld *left)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  g_clear_pointer (&left->notes, g_ptr_array_unref);
  left->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_session_notes_free);
  fringe_session_state_gather_notes (self->session, left->notes);
  if (left->file != NULL || self->held->file != NULL)
    fringe_session_state_begin_notes (self->session, self->held->notes != NULL ? self->held->notes : none);
}

/* A lesson goes from puzzle to puzzle. */
void
fringe_document_hold_puzzle (FringeDocument *self)
{
  const guint origin = self->session != NULL ? fringe_session_get_origin (self->session) : self->origin;
  FringeHeld *left;

  if (origin == self->origin)
    return;
  self->origin = origin;
  if (self->lesson != NULL)
    return;
  left = fringe_held_ref (self->held);
  g_clear_pointer (&self->opening, fringe_session_file_free);
  self->search = NULL;
  hold (self);
  exchange_notes (self, left);
  fringe_held_unref (left);
}
