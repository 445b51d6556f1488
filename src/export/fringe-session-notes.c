/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

static void
clear_note (gpointer data)
{
  g_free (((FringeSessionNote *) data)->text);
}

GArray *
fringe_session_new_notes (void)
{
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (FringeSessionNote));

  g_array_set_clear_func (notes, clear_note);
  return notes;
}

FringeSessionNotes *
fringe_session_notes_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules)
{
  FringeSessionNotes *notes = g_new0 (FringeSessionNotes, 1);

  notes->start = *start;
  notes->goal = *goal;
  notes->rules = *rules;
  notes->forks = g_array_new (FALSE, FALSE, sizeof (FringeSessionFork));
  notes->notes = fringe_session_new_notes ();
  return notes;
}

void
fringe_session_notes_free (FringeSessionNotes *notes)
{
  g_array_unref (notes->forks);
  g_array_unref (notes->notes);
  g_free (notes);
}

FringeSessionNotes *
fringe_session_notes_copy (const FringeSessionNotes *from)
{
  FringeSessionNotes *notes = fringe_session_notes_new (&from->start, &from->goal, &from->rules);

  g_array_append_vals (notes->forks, from->forks->data, from->forks->len);
  for (guint i = 0; i < MIN (from->notes->len, FRINGE_SESSION_NOTES_MAX); i++)
    {
      const FringeSessionNote *note = &g_array_index (from->notes, FringeSessionNote, i);
      glong length = MIN (g_utf8_strlen (note->text, -1), FRINGE_SESSION_NOTE_MAX);
      g_autofree char *text = g_utf8_substring (note->text, 0, length);

      fringe_session_note_set (notes->notes, note->step, text);
    }
  return notes;
}

/* The first note of @step or a later one. */
static guint
find (const GArray *notes, guint32 step)
{
  guint low = 0, high = notes->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (notes, FringeSessionNote, middle).step < step)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

const char *
fringe_session_note_get (const GArray *notes, guint32 step)
{
  guint i = find (notes, step);
  const FringeSessionNote *note = i < notes->len ? &g_array_index (notes, FringeSessionNote, i) : NULL;

  return note != NULL && note->step == step ? note->text : NULL;
}

void
fringe_session_note_set (GArray *notes, guint32 step, const char *text)
{
  FringeSessionNote note = { step, g_strdup (text) };
  guint i = find (notes, step);

  if (fringe_session_note_get (notes, step) != NULL)
    g_array_remove_index (notes, i);
  if (*text != '\0')
    g_array_insert_val (notes, i, note);
  else
    g_free (note.text);
}
