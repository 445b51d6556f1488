/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-quiz-game.h"

#include <glib/gi18n.h>

/* The quiz in this window: questions that one person answers, and votes of a class. */

void
fringe_window_ask_question (FringeWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "quiz");
  if (!fringe_quiz_game_ask (fringe_session_get_quiz (self->session)))
    fringe_window_tell (self, _ ("No question fits this step. Go back some steps, or choose other questions."));
}

/* What the class votes for is read off the tree. */
void
fringe_window_ask_class (FringeWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "quiz");
  if (!fringe_quiz_game_ask_class (fringe_session_get_quiz (self->session)))
    fringe_window_tell (self, _ ("No question fits this step. Go back some steps, or choose other questions."));
}

void
fringe_window_type_counts (FringeWindow *self)
{
  if (fringe_window_shows_question (self))
    fringe_panels_type_counts (fringe_body_get_panels (self->body));
}

/* What if the majority had been right: the search goes on beside the present one, by rules that take its node. */
void
fringe_window_follow_majority (FringeWindow *self)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (self->session);
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (quiz);
  FringeRules rules;

  if (question != NULL && fringe_quiz_game_find_fork (quiz, &rules))
    {
      fringe_window_fork_left (self, question->step, &rules);
      fringe_player_step (fringe_window_get_player (self));
    }
}

void
fringe_window_unvote (FringeWindow *self)
{
  if (fringe_window_shows_question (self))
    fringe_quiz_game_unvote (fringe_session_get_quiz (self->session));
}

void
fringe_window_reveal_answer (FringeWindow *self)
{
  if (fringe_window_shows_question (self) && fringe_panels_take_counts (fringe_body_get_panels (self->body)))
    fringe_quiz_game_reveal (fringe_session_get_quiz (self->session));
}

/* A question goes with its panel: all that was left of it would be letters at the nodes. */
void
fringe_window_leave_question (FringeWindow *self)
{
  if (!fringe_body_shows_panel (self->body))
    fringe_quiz_game_withdraw (fringe_session_get_quiz (self->session));
}

/* Returns: whether a vote is seen, told or not */
gboolean
fringe_window_shows_vote (FringeWindow *self)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (self->session);

  return fringe_body_shows_quiz (self->body) && fringe_quiz_game_get_question (quiz) != NULL
         && fringe_quiz_game_get_voting (quiz);
}

gboolean
fringe_window_shows_answer (FringeWindow *self)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (self->session);

  return fringe_body_shows_quiz (self->body) && fringe_quiz_game_get_question (quiz) != NULL
         && !fringe_quiz_game_is_asking (quiz) && !fringe_quiz_game_get_voting (quiz);
}

/* Ends a vote with the score of the class. */
void
fringe_window_end_vote (FringeWindow *self)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (self->session);
  g_autofree char *score = fringe_quiz_game_score (quiz);

  fringe_quiz_game_withdraw (quiz);
  if (fringe_lecture_is_active (self->lecture))
    g_object_set (self->body, "right-panel", FALSE, NULL);
  if (*score != '\0')
    fringe_window_tell (self, score);
}
