/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-quiz.h"
#include "fringe-session.h"
#include "fringe-vote.h"

#define FRINGE_TYPE_QUIZ_GAME (fringe_quiz_game_get_type ())
G_DECLARE_FINAL_TYPE (FringeQuizGame, fringe_quiz_game, FRINGE, QUIZ_GAME, GObject)

/* Questions about the search of a session at the step that is seen: asked, answered by one person or voted for by a
 * class, and told. A question goes when its step does; one that was voted for and told stays while the step that it was
 * about is seen, too.
 *
 * Nothing is asked that the window shows, nor what an earlier question has told. While a question stands, is `asking`
 * set: what would give the answer away is to be hidden. Its other properties: `voting`, whether choices are voted for
 * and the right one revealed, instead of answered; `kinds`, the set of what may be asked. The signal "changed" tells
 * that something else is to be shown. */

/* @session: (unowned): outlives the game. @seed: equal seeds ask equal questions */
FringeQuizGame *fringe_quiz_game_new (FringeSession *session, guint32 seed);

/* Returns: (transfer none) (nullable): the last question, whether or not its answer has been told */
const FringeQuizQuestion *fringe_quiz_game_get_question (FringeQuizGame *self);
gboolean fringe_quiz_game_is_asking (FringeQuizGame *self);

/* Returns: whether what comes after the known steps is not to be told: while a question stands, or a lesson asks, and
 * from one vote of a class to the next, for the end of the run or a tie to come would answer that */
gboolean fringe_quiz_game_hides_run (FringeQuizGame *self);

/* Has a lesson ask by itself, or no more: nothing is told of what comes then, either. */
void fringe_quiz_game_set_lesson_asks (FringeQuizGame *self, gboolean asks);
gboolean fringe_quiz_game_get_lesson_asks (FringeQuizGame *self);

/* Asks the next question; a run ends where it is. After a question that was told the answer to, and where nothing can
 * be asked, it goes on by steps to where something can. Returns: whether there is a question now */
gboolean fringe_quiz_game_ask (FringeQuizGame *self);

/* Asks a question that the class votes for: which node is next, where that can be asked at this step. */
gboolean fringe_quiz_game_ask_class (FringeQuizGame *self);

/* Withdraws the question, which does not count. */
void fringe_quiz_game_withdraw (FringeQuizGame *self);

/* For the session, when it has changed: withdraws a question of another step, and tells of what has changed. */
void fringe_quiz_game_follow (FringeQuizGame *self);
void fringe_quiz_game_tell (FringeQuizGame *self);

/* Answers by a choice; where there is voting, votes for it. */
void fringe_quiz_game_choose (FringeQuizGame *self, guint choice);

/* Returns: the choice that names node @id in the tree, or -1 where none or several do */
int fringe_quiz_game_choice_of (FringeQuizGame *self, guint id);

/* Takes counts that were typed instead of the votes that there are. Returns: whether they could be read; @error says in
 * a sentence what could not */
gboolean fringe_quiz_game_count (FringeQuizGame *self, const char *text, GError **error);

/* Takes back the last vote, or the counts that were typed last. */
void fringe_quiz_game_unvote (FringeQuizGame *self);

/* Answers by what was typed. Returns: whether it could be read */
gboolean fringe_quiz_game_answer_text (FringeQuizGame *self, const char *text);

/* Tells the answer. A question that nobody answered does not count. After a vote about what comes next, the step is
 * made that the question was about. */
void fringe_quiz_game_reveal (FringeQuizGame *self);

/* Returns: the choice that was answered, or -1 */
int fringe_quiz_game_get_chosen (FringeQuizGame *self);

/* Returns: the share of the votes for a choice, 0 to 1 */
double fringe_quiz_game_get_share (FringeQuizGame *self, guint choice);
guint fringe_quiz_game_get_n_votes (FringeQuizGame *self);

/* Returns: whether the question is voted for by a class, or the next one would be */
gboolean fringe_quiz_game_get_voting (FringeQuizGame *self);
guint fringe_quiz_game_get_kinds (FringeQuizGame *self);

/* Returns: (transfer full): why the answer is right; "" while the question stands */
char *fringe_quiz_game_reason (FringeQuizGame *self);

/* Returns: (transfer full): why the node that was chosen is not the next, or that of the majority after a vote, and by
 * which rules the latter would be; "" where the answer is right */
char *fringe_quiz_game_why_not (FringeQuizGame *self);

/**
 * fringe_quiz_game_find_fork:
 * @rules: (out): under which the answer of the majority would have been right
 *
 * Returns: whether the answer was told, the majority was wrong, and there are such rules
 */
gboolean fringe_quiz_game_find_fork (FringeQuizGame *self, FringeRules *rules);

/* Returns: (transfer full): what is said of the answer; "" while the question stands */
char *fringe_quiz_game_verdict (FringeQuizGame *self);

/* (transfer full): "Right answers: 7 of 9.", and on lines of their own the streak and the score of the class; "" before
 * the first answer and the first vote. */
char *fringe_quiz_game_score (FringeQuizGame *self);
