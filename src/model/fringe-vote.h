/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-quiz.h"

/* What a class has voted for. */

/* No class is larger. */
#define FRINGE_VOTES_MAX 99999

#define FRINGE_VOTE_ERROR (fringe_vote_error_quark ())
GQuark fringe_vote_error_quark (void);

/**
 * FringeVotes:
 * @counts: the votes for A, B, C, D
 */
typedef struct
{
  guint counts[FRINGE_QUIZ_CHOICES_MAX];
} FringeVotes;

/**
 * fringe_votes_read:
 * @text: "A 12 B 31", "a:12, b=31", "12 A 31 B" or, in the order of the answers, "12 31"
 * @n_choices: how many answers there are
 * @votes: (out): 0 for an answer that @text does not name
 *
 * Returns: whether @text could be read; @error says in a sentence what could not
 */
gboolean fringe_votes_read (const char *text, guint n_choices, FringeVotes *votes, GError **error);

guint fringe_votes_total (const FringeVotes *votes);

/* Returns: the answer that has more votes than any other, or -1 */
int fringe_votes_majority (const FringeVotes *votes);

/**
 * FringeVoteScore:
 * @n_questions: those for which anybody voted
 * @n_majorities: those of them on which the majority was right
 * @n_votes: all votes
 * @n_right: those of them that were right
 *
 * How a class has voted so far.
 */
typedef struct
{
  guint n_questions, n_majorities;
  guint64 n_votes, n_right;
} FringeVoteScore;

/* Counts a vote whose right answer is @right; one in which nobody voted does not count. */
void fringe_vote_score_add (FringeVoteScore *score, const FringeVotes *votes, guint right);

/* Returns: (transfer full): "Questions: 4. Majority right: 3. Single votes right: 62 %."; "" before the
 * first vote */
char *fringe_vote_score_sentences (const FringeVoteScore *score);
