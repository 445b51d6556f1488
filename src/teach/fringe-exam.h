/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-find.h"
#include "fringe-quiz.h"

/* Questions for paper and for learning platforms: about searches of boards that are found by a seed and traits. Each
 * states the boards, all the rules that decide it and how far the search has come, so that it is answered from what it
 * states alone. */

#define FRINGE_EXAM_QUESTIONS_MAX 10000
/* Nobody works with a larger tree on paper. */
#define FRINGE_EXAM_NODES_MAX 16u

/**
 * FringeExamKind:
 * @FRINGE_EXAM_NEXT: these six are those of a quiz, see #FringeQuizKind; G, H and F ask for a number
 * @FRINGE_EXAM_VALUES: g, h and f, those that the algorithm has, of each node that the last step generated
 *
 * What is asked.
 */
typedef enum
{
  FRINGE_EXAM_NEXT = FRINGE_QUIZ_NEXT,
  FRINGE_EXAM_G = FRINGE_QUIZ_G,
  FRINGE_EXAM_H = FRINGE_QUIZ_H,
  FRINGE_EXAM_F = FRINGE_QUIZ_F,
  FRINGE_EXAM_DUPLICATE = FRINGE_QUIZ_DUPLICATE,
  FRINGE_EXAM_GOAL = FRINGE_QUIZ_GOAL,
  FRINGE_EXAM_VALUES = FRINGE_N_QUIZ_KINDS,
  FRINGE_N_EXAM_KINDS
} FringeExamKind;

/* A set of kinds is the sum of `1u << kind`. */
#define FRINGE_EXAM_ALL ((1u << FRINGE_N_EXAM_KINDS) - 1)

/* Four nodes with three numbers each are asked for at most. */
#define FRINGE_EXAM_BLANKS_MAX (3 * FRINGE_N_MOVES)

/**
 * FringeExamBlank:
 * @label: what the number is, translated: "g of node 7"
 * @letter: 'g', 'h' or 'f'
 * @node: whose it is; FRINGE_NO_NODE where the question shows the board
 * @value: the number
 *
 * A number that is asked for.
 */
typedef struct
{
  char *label;
  char letter;
  guint32 node;
  double value;
} FringeExamBlank;

/**
 * FringeExamChoice:
 * @text: an answer, translated
 * @note: (nullable): of a wrong one, by which thinking it would be right
 *
 * An answer to choose.
 */
typedef struct
{
  const char *text;
  const char *note;
} FringeExamChoice;

/**
 * FringeExamQuestion:
 * @number: from 1
 * @search: the record that it is about, which may have come further
 * @step: how many steps have been made
 * @has_tree: whether the start, and the tree at @step, belong to the question; else only the goal does
 * @rules: sentences that state the boards and all rules that decide it
 * @situation: sentences that state how far the search has come; none without a tree
 * @text: the question
 * @has_board: whether it is about @board
 * @n_blanks: where there are none, one of the choices is the answer
 * @right: the index of the right choice
 * @reason: sentences that say why the answer is right
 *
 * A question. It is the exam's, and stays until the next.
 */
typedef struct
{
  guint number;
  FringeExamKind kind;
  const FringeSearch *search;
  guint32 step;
  gboolean has_tree;
  char **rules;
  char **situation;
  char *text;
  gboolean has_board;
  FringeBoard board;
  FringeExamBlank blanks[FRINGE_EXAM_BLANKS_MAX];
  guint n_blanks;
  FringeExamChoice choices[FRINGE_QUIZ_CHOICES_MAX];
  guint n_choices;
  guint right;
  char *reason;
} FringeExamQuestion;

/**
 * FringeExamQuery:
 * @find: goal, rules, traits and seed; its count does not matter
 * @n_questions: 1 to %FRINGE_EXAM_QUESTIONS_MAX, all different
 * @kinds: a set of kinds, which must not be empty; those that fit take turns
 *
 * Which questions are wanted.
 */
typedef struct
{
  FringeFindQuery find;
  guint n_questions;
  guint kinds;
} FringeExamQuery;

#define FRINGE_EXAM_ERROR (fringe_exam_error_quark ())

/**
 * FringeExamError:
 * @FRINGE_EXAM_ERROR_NO_BOARD: no board has the traits
 * @FRINGE_EXAM_ERROR_NO_QUESTION: no other question of these kinds fits
 * @FRINGE_EXAM_ERROR_HEURISTIC: the heuristic is one's own, for which no sentence says how h is counted by hand
 * @FRINGE_EXAM_ERROR_ALGORITHM: the algorithm keeps none of the lists that questions speak of
 *
 * Why there are not so many questions.
 */
typedef enum
{
  FRINGE_EXAM_ERROR_NO_BOARD,
  FRINGE_EXAM_ERROR_NO_QUESTION,
  FRINGE_EXAM_ERROR_HEURISTIC,
  FRINGE_EXAM_ERROR_ALGORITHM,
} FringeExamError;

GQuark fringe_exam_error_quark (void);

/**
 * FringeExam:
 *
 * A row of questions, made one by one, so that memory does not grow with their number.
 */
typedef struct _FringeExam FringeExam;

/**
 * fringe_exam_new:
 * @query: equal ones give equal questions. Without traits, starts are 4 to 12 moves from the goal
 *
 * Finds the boards.
 *
 * Errors: those of fringe_find(), %FRINGE_EXAM_ERROR_NO_BOARD, %FRINGE_EXAM_ERROR_HEURISTIC,
 * %FRINGE_EXAM_ERROR_ALGORITHM, and %G_IO_ERROR_NO_SPACE where there is no memory for the heuristic.
 *
 * Returns: (transfer full) (nullable): to be freed with fringe_exam_free()
 */
FringeExam *fringe_exam_new (const FringeExamQuery *query,
                             FringeProgress progress,
                             gpointer progress_data,
                             GCancellable *cancellable,
                             GError **error);
void fringe_exam_free (FringeExam *exam);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExam, fringe_exam_free)

/**
 * fringe_exam_next:
 *
 * Asks the next question.
 *
 * Errors: %FRINGE_EXAM_ERROR_NO_QUESTION, %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer none) (nullable): the question; %NULL with an error, and without one after the last
 */
const FringeExamQuestion *fringe_exam_next (FringeExam *exam, GCancellable *cancellable, GError **error);

guint fringe_exam_n_questions (const FringeExam *exam);

/* @name: the word for a kind on the command line. Returns: false, @kind untouched, where it is none of them */
gboolean fringe_exam_kind_from_name (const char *name, FringeExamKind *kind);

/* Returns: (transfer none): the name of a kind for a list of what may be asked: "The next node" */
const char *fringe_exam_kind_title (FringeExamKind kind);

/* Returns: (transfer full): the rows of a board in one line, the blank as 0: "1 2 3 / 4 0 5 / 6 7 8" */
char *fringe_exam_board_text (const FringeBoard *board);

/* Returns: (transfer full): a sentence for each node of the tree: "Node 3, Up from node 1: 1 2 3 / 4 0 5 / 6 7 8." */
char **fringe_exam_tree_sentences (const FringeExamQuestion *question);

/* Returns: (transfer full): a number as files have it, with a point and two decimals at most */
char *fringe_exam_number (double value);

/* Returns: whether two decimals are enough for a number */
gboolean fringe_exam_is_exact (double value);
