/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-quiz-game.h"

/* What is said beside the search: notes, and questions. */

FringeQuizGame *
fringe_session_get_quiz (FringeSession *self)
{
  return self->quiz;
}

const char *
fringe_session_get_note (FringeSession *self)
{
  return fringe_step_notes_get (self->notes, self->search, self->step);
}

void
fringe_session_set_note_of (FringeSession *self, guint step, const char *text)
{
  fringe_step_notes_set (self->notes, self->search, step, text);
  fringe_session_notify (self, PROP_NOTE);
}

void
fringe_session_set_note (FringeSession *self, const char *text)
{
  fringe_session_set_note_of (self, self->step, text);
}

void
fringe_session_add_notes (FringeSession *self, const FringeSessionNotes *notes)
{
  fringe_step_notes_add (self->notes, notes);
  fringe_session_notify (self, PROP_NOTE);
}

void
fringe_session_share_notes (FringeSession *self, FringeSession *other)
{
  FringeStepNotes *mine = self->notes;

  self->notes = fringe_step_notes_ref (other->notes);
  fringe_step_notes_unref (mine);
  fringe_session_notify (self, PROP_NOTE);
}

const FringeStepNotes *
fringe_session_get_notes (FringeSession *self)
{
  return self->notes;
}

gboolean
fringe_session_look_ahead (FringeSession *self)
{
  return !self->running && fringe_session_know_next (self);
}

guint
fringe_session_get_n_told_steps (FringeSession *self)
{
  return fringe_quiz_game_is_asking (self->quiz) ? self->step : fringe_session_get_n_steps (self);
}

/* A step may have become known. */
static void
on_asking (FringeSession *self)
{
  static const FringeSessionProp told[]
      = { PROP_N_STEPS, PROP_STEP_TITLE, PROP_MESSAGE, PROP_CAN_STEP, PROP_CAN_CONTINUE };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    fringe_session_notify (self, told[i]);
}

void
fringe_session_init_notes (FringeSession *self)
{
  self->notes = fringe_step_notes_new ();
  self->quiz = fringe_quiz_game_new (self, g_random_int ());
  g_signal_connect_swapped (self->quiz, "notify::asking", G_CALLBACK (on_asking), self);
}

void
fringe_session_finalize_notes (FringeSession *self)
{
  g_signal_handlers_disconnect_by_data (self->quiz, self);
  g_object_unref (self->quiz);
  fringe_step_notes_unref (self->notes);
}
