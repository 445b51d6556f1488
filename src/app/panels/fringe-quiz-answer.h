/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_QUIZ_ANSWER (fringe_quiz_answer_get_type ())
G_DECLARE_FINAL_TYPE (FringeQuizAnswer, fringe_quiz_answer, FRINGE, QUIZ_ANSWER, GtkButton)

/**
 * FringeQuizAnswerState:
 * @FRINGE_QUIZ_ANSWER_OPEN: it can be chosen
 * @FRINGE_QUIZ_ANSWER_RIGHT: it is the right one
 * @FRINGE_QUIZ_ANSWER_WRONG: it was chosen and is not
 * @FRINGE_QUIZ_ANSWER_OTHER: neither
 *
 * What is known of an answer.
 */
typedef enum
{
  FRINGE_QUIZ_ANSWER_OPEN,
  FRINGE_QUIZ_ANSWER_RIGHT,
  FRINGE_QUIZ_ANSWER_WRONG,
  FRINGE_QUIZ_ANSWER_OTHER
} FringeQuizAnswerState;

/* One of the answers to a question: a large button with its letter, and the votes for it. */

/* @letter: "A" */
void fringe_quiz_answer_set_letter (FringeQuizAnswer *self, const char *letter);
void fringe_quiz_answer_set_text (FringeQuizAnswer *self, const char *text);
void fringe_quiz_answer_set_state (FringeQuizAnswer *self, FringeQuizAnswerState state);

/* @votes: how many; none are shown where it is negative. @share: of all votes, as a bar; none where it is negative */
void fringe_quiz_answer_set_votes (FringeQuizAnswer *self, int votes, double share);
