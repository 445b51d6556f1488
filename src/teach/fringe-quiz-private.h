/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-quiz.h"

/**
 * FringeQuizAsk:
 * @question: to be filled in; its kind and step are set
 *
 * A question in the making.
 */
typedef struct
{
  GRand *rand;
  const FringeSearch *search;
  guint32 step;
  FringeQuizQuestion *question;
} FringeQuizAsk;

/* These fill in a question of a kind. Return: whether there is one; where there is none, whatever was filled in is
 * thrown away */
gboolean fringe_quiz_ask_next (FringeQuizAsk *ask);
gboolean fringe_quiz_ask_next_entered (FringeQuizAsk *ask);
gboolean fringe_quiz_ask_value (FringeQuizAsk *ask);
gboolean fringe_quiz_ask_duplicate (FringeQuizAsk *ask);
gboolean fringe_quiz_ask_goal (FringeQuizAsk *ask);

/* Returns: whether nodes have a g, an h or an f, as @kind says, that is worth asking for: greedy search does not
 * compare
 * f */
gboolean fringe_quiz_has_value (const FringeRules *rules, FringeQuizKind kind);

/* Returns: (transfer full): the rules that decide a question of this kind, in sentences. They are the same whether or
 * not nodes tie, which would be a hint. */
char *fringe_quiz_rules_sentences (const FringeQuizAsk *ask);

/**
 * fringe_quiz_add_choice:
 * @text: (transfer full): the answer
 * @note: (transfer full) (nullable): a note
 *
 * Adds an answer that is not there yet; the first that is added is the right one.
 *
 * Returns: (nullable): the choice, for its further members; %NULL where there are enough or the text is there already
 */
FringeQuizChoice *fringe_quiz_add_choice (FringeQuizQuestion *question, char *text, char *note);

/* Returns: a random number from 0 to n - 1 */
guint fringe_quiz_random (FringeQuizAsk *ask, guint n);

/* Returns: whether the record has the step after that of the question */
static inline gboolean
fringe_quiz_has_next_step (const FringeQuizAsk *ask)
{
  return ask->step < fringe_search_n_steps (ask->search);
}

static inline gboolean
fringe_quiz_is_idastar (const FringeQuizAsk *ask)
{
  return fringe_search_is_idastar (ask->search);
}

/* Returns: how many nodes exist when the question is asked */
static inline guint32
fringe_quiz_n_nodes (const FringeQuizAsk *ask)
{
  return fringe_search_n_nodes_at (ask->search, ask->step);
}

static inline gboolean
fringe_quiz_have_same_board (const FringeSearch *search, guint32 id, const FringeBoard *board)
{
  FringeBoard other;

  fringe_search_board (search, id, &other);
  return fringe_board_equal (&other, board);
}
