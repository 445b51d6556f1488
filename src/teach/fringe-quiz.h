/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* A quiz asks questions about a search at a step. Each has exactly one right answer under the rules of the search. */

#define FRINGE_QUIZ_CHOICES_MAX 4

/**
 * FringeQuizKind:
 * @FRINGE_QUIZ_NEXT: which node is removed next; in IDA*, which is entered
 * @FRINGE_QUIZ_G: g of a board: of a node, or of a successor that is not generated yet. So the next two
 * @FRINGE_QUIZ_H: h of a board
 * @FRINGE_QUIZ_F: f of a board
 * @FRINGE_QUIZ_DUPLICATE: whether a successor of the node that is expanded next becomes a node, and if not, of which
 *   node it is a duplicate; under the rule `expansion` also whether the node that is removed next is thrown away
 * @FRINGE_QUIZ_GOAL: whether the goal is found in the next step
 *
 * What is asked.
 */
typedef enum
{
  FRINGE_QUIZ_NEXT,
  FRINGE_QUIZ_G,
  FRINGE_QUIZ_H,
  FRINGE_QUIZ_F,
  FRINGE_QUIZ_DUPLICATE,
  FRINGE_QUIZ_GOAL,
  FRINGE_N_QUIZ_KINDS
} FringeQuizKind;

/* A set of kinds is the sum of `FRINGE_QUIZ_BIT (kind)`. */
#define FRINGE_QUIZ_BIT(kind) (1u << (kind))
#define FRINGE_QUIZ_ALL (FRINGE_QUIZ_BIT (FRINGE_N_QUIZ_KINDS) - 1)

/**
 * FringeQuizVerdict:
 * @FRINGE_QUIZ_RIGHT: the answer is right
 * @FRINGE_QUIZ_WRONG: it is not
 * @FRINGE_QUIZ_NOT_READ: it is no number, or the question can't be answered by one
 *
 * What an answer is judged to be.
 */
typedef enum
{
  FRINGE_QUIZ_RIGHT,
  FRINGE_QUIZ_WRONG,
  FRINGE_QUIZ_NOT_READ,
  FRINGE_N_QUIZ_VERDICTS
} FringeQuizVerdict;

/**
 * FringeQuizChoice:
 * @text: the answer, translated: "Node 12", "7", "It becomes a new node."
 * @node: the node that it names, to be lit in the tree; FRINGE_NO_NODE where none
 * @move: with @node: of IDA*'s next node the move that leads to it from @node; else FRINGE_N_MOVES
 * @value: where the answer is a number, that number: the id of a node, g, h or f
 * @note: (nullable): for a wrong answer, a sentence that says by which thinking it would be right
 * @votes: how many have chosen it
 */
typedef struct
{
  char *text;
  guint32 node;
  FringeMove move;
  double value;
  char *note;
  guint votes;
} FringeQuizChoice;

/**
 * FringeQuizQuestion:
 * @step: the step at which it is asked; nothing later is to be shown before it is answered
 * @node: the node that it is about, or whose successor is; FRINGE_NO_NODE under NEXT and GOAL
 * @move: the move from @node to the successor; FRINGE_N_MOVES where it is about @node itself
 * @has_board: whether @board is to be shown
 * @text: the question, translated
 * @rules: sentences that name the rules which decide it, that for ties among them
 * @takes_number: whether it can also be answered by a number that is typed
 * @choices: (array length=n_choices): A, B, C, D: two or more, all different
 * @right: the index of the right one
 * @reason: sentences that say why it is right
 *
 * A question. It is the quiz's, and stays until the next.
 */
typedef struct
{
  FringeQuizKind kind;
  guint32 step;
  guint32 node;
  FringeMove move;
  gboolean has_board;
  FringeBoard board;
  char *text;
  char *rules;
  gboolean takes_number;
  FringeQuizChoice choices[FRINGE_QUIZ_CHOICES_MAX];
  guint n_choices;
  guint right;
  char *reason;
} FringeQuizQuestion;

/**
 * FringeQuiz:
 *
 * A row of questions, the score, and what the class has voted for.
 */
typedef struct _FringeQuiz FringeQuiz;

/**
 * fringe_quiz_new:
 * @seed: equal seeds ask equal questions of equal searches
 *
 * Returns: (transfer full): to be freed with fringe_quiz_free()
 */
FringeQuiz *fringe_quiz_new (guint32 seed);
void fringe_quiz_free (FringeQuiz *quiz);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeQuiz, fringe_quiz_free)

/* Lets the quiz ask only kinds of this set, which must not be empty; at first it asks all. */
void fringe_quiz_set_kinds (FringeQuiz *quiz, guint kinds);

/**
 * fringe_quiz_next:
 * @search: a record; what is asked about the next step takes one that has made it: run it a step ahead
 * @step: 0 to n_steps
 *
 * Asks. Whether an answer is right is read from the record. O(nodes log nodes).
 *
 * A question whose answer a reader can't work out is not asked: of nodes that tie in a binary heap, which its array
 * happens to put first.
 *
 * Returns: (transfer none) (nullable): the question; %NULL where nothing can be asked at this step
 */
const FringeQuizQuestion *fringe_quiz_next (FringeQuiz *quiz, const FringeSearch *search, guint32 step);

/* Answers by a choice. Of the answers to a question the first counts for the score. */
FringeQuizVerdict fringe_quiz_answer (FringeQuiz *quiz, guint choice);

/* Answers by a number that was typed, with a point or a comma. What cannot be read is no answer. */
FringeQuizVerdict fringe_quiz_answer_text (FringeQuiz *quiz, const char *text);

/* Returns: how many questions were answered */
guint fringe_quiz_n_answered (const FringeQuiz *quiz);

/* Adds @n votes for a choice, or takes some away where @n is negative; there are never fewer than none. */
void fringe_quiz_vote (FringeQuiz *quiz, guint choice, int n);

/* Returns: (transfer full): "7 of 9 answers were right." */
char *fringe_quiz_score_sentence (const FringeQuiz *quiz);

/* Returns: (transfer none): the name of a kind for a list of what may be asked: "The next node" */
const char *fringe_quiz_kind_title (FringeQuizKind kind);
