/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* An answer may be off by as much as two decimals, with which numbers are shown, leave open. */
#define TOLERANCE 0.0051

struct _FringeQuiz
{
  GRand *rand;
  guint kinds;
  FringeQuizQuestion question;
  gboolean is_asked;
  gboolean is_answered;
  guint n_answered;
  guint n_right;
};

static void
question_clear (FringeQuizQuestion *question)
{
  for (guint i = 0; i < question->n_choices; i++)
    {
      g_free (question->choices[i].text);
      g_free (question->choices[i].note);
    }
  g_free (question->text);
  g_free (question->rules);
  g_free (question->reason);
  *question = (FringeQuizQuestion) { .node = FRINGE_NO_NODE, .move = FRINGE_N_MOVES };
}

FringeQuiz *
fringe_quiz_new (guint32 seed)
{
  FringeQuiz *quiz = g_new0 (FringeQuiz, 1);

  quiz->rand = g_rand_new_with_seed (seed);
  quiz->kinds = FRINGE_QUIZ_ALL;
  return quiz;
}

void
fringe_quiz_free (FringeQuiz *quiz)
{
  question_clear (&quiz->question);
  g_rand_free (quiz->rand);
  g_free (quiz);
}

void
fringe_quiz_set_kinds (FringeQuiz *quiz, guint kinds)
{
  quiz->kinds = kinds;
}

guint
fringe_quiz_random (FringeQuizAsk *ask, guint n)
{
  return (guint) g_rand_int_range (ask->rand, 0, (gint32) n);
}

FringeQuizChoice *
fringe_quiz_add_choice (FringeQuizQuestion *question, char *text, char *note)
{
  gboolean fits = question->n_choices < FRINGE_QUIZ_CHOICES_MAX;

  for (guint i = 0; i < question->n_choices; i++)
    fits = fits && !g_str_equal (question->choices[i].text, text);
  if (!fits)
    {
      g_free (text);
      g_free (note);
      return NULL;
    }
  question->choices[question->n_choices] = (FringeQuizChoice) {
    .text = text,
    .note = note,
    .node = FRINGE_NO_NODE,
    .move = FRINGE_N_MOVES,
    .value = NAN,
  };
  return &question->choices[question->n_choices++];
}

static gboolean
ask_kind (FringeQuizAsk *ask)
{
  if (fringe_search_is_rbfs (ask->search) && ask->question->kind != FRINGE_QUIZ_G
      && ask->question->kind != FRINGE_QUIZ_H)
    return FALSE;
  switch (ask->question->kind)
    {
    case FRINGE_QUIZ_NEXT:
      return fringe_quiz_is_idastar (ask) ? fringe_quiz_ask_next_entered (ask) : fringe_quiz_ask_next (ask);
    case FRINGE_QUIZ_DUPLICATE:
      return fringe_quiz_ask_duplicate (ask);
    case FRINGE_QUIZ_GOAL:
      return fringe_quiz_ask_goal (ask);
    case FRINGE_QUIZ_G:
    case FRINGE_QUIZ_H:
    case FRINGE_QUIZ_F:
    case FRINGE_N_QUIZ_KINDS:
    default:
      return fringe_quiz_ask_value (ask);
    }
}

static void
exchange (FringeQuizQuestion *question, guint i, guint j)
{
  FringeQuizChoice choice = question->choices[i];

  question->choices[i] = question->choices[j];
  question->choices[j] = choice;
  question->right = question->right == i ? j : question->right == j ? i : question->right;
}

/* Moves the right answer, which is the first, to any place; values of g, h and f are put in ascending order. */
static void
order_choices (FringeQuizAsk *ask)
{
  FringeQuizQuestion *question = ask->question;

  for (guint i = question->n_choices - 1; i > 0; i--)
    {
      guint place = fringe_quiz_random (ask, i + 1);

      for (guint j = 0; j <= i && question->kind >= FRINGE_QUIZ_G && question->kind <= FRINGE_QUIZ_F; j++)
        if (question->choices[j].value > question->choices[place].value)
          place = j;
      exchange (question, i, place);
    }
}

/* Tries the kinds in any order, each once. A question about g can always be asked and is easy, so it has to wait now
 * and then. */
const FringeQuizQuestion *
fringe_quiz_next (FringeQuiz *quiz, const FringeSearch *search, guint32 step)
{
  guint left = quiz->kinds;

  quiz->is_asked = quiz->is_answered = FALSE;
  search = fringe_search_at (search, step);
  while (left != 0)
    {
      FringeQuizKind kind = (FringeQuizKind) g_rand_int_range (quiz->rand, 0, FRINGE_N_QUIZ_KINDS);
      FringeQuizAsk ask = { quiz->rand, search, step, &quiz->question };

      if ((left & FRINGE_QUIZ_BIT (kind)) == 0
          || (kind == FRINGE_QUIZ_G && left != FRINGE_QUIZ_BIT (kind) && g_rand_boolean (quiz->rand)))
        continue;
      left &= ~FRINGE_QUIZ_BIT (kind);
      question_clear (&quiz->question);
      quiz->question.kind = kind;
      quiz->question.step = step;
      quiz->is_asked = ask_kind (&ask);
      if (!quiz->is_asked)
        continue;
      if (kind != FRINGE_QUIZ_GOAL)
        order_choices (&ask);
      quiz->question.rules = fringe_quiz_rules_sentences (&ask);
      return &quiz->question;
    }
  return NULL;
}

static FringeQuizVerdict
judge (FringeQuiz *quiz, gboolean is_right)
{
  if (!quiz->is_answered)
    {
      quiz->n_answered++;
      quiz->n_right += is_right;
    }
  quiz->is_answered = TRUE;
  return is_right ? FRINGE_QUIZ_RIGHT : FRINGE_QUIZ_WRONG;
}

FringeQuizVerdict
fringe_quiz_answer (FringeQuiz *quiz, guint choice)
{
  if (!quiz->is_asked || choice >= quiz->question.n_choices)
    return FRINGE_QUIZ_NOT_READ;
  return judge (quiz, choice == quiz->question.right);
}

FringeQuizVerdict
fringe_quiz_answer_text (FringeQuiz *quiz, const char *text)
{
  g_autofree char *number = g_strstrip (g_strdelimit (g_strdup (text), ",", '.'));
  char *end;
  double value = g_ascii_strtod (number, &end);

  if (!quiz->is_asked || !quiz->question.takes_number || end == number || *end != '\0' || !isfinite (value))
    return FRINGE_QUIZ_NOT_READ;
  return judge (quiz, fabs (value - quiz->question.choices[quiz->question.right].value) < TOLERANCE);
}

guint
fringe_quiz_n_answered (const FringeQuiz *quiz)
{
  return quiz->n_answered;
}

void
fringe_quiz_vote (FringeQuiz *quiz, guint choice, int n)
{
  if (quiz->is_asked && choice < quiz->question.n_choices)
    {
      gint64 votes = (gint64) quiz->question.choices[choice].votes + n;

      quiz->question.choices[choice].votes = (guint) CLAMP (votes, 0, G_MAXINT);
    }
}

char *
fringe_quiz_score_sentence (const FringeQuiz *quiz)
{
  /* Translators: the score of the quiz: "Right answers: 3 of 4." */
  return g_strdup_printf (_ ("Right answers: %u of %u."), quiz->n_right, quiz->n_answered);
}

const char *
fringe_quiz_kind_title (FringeQuizKind kind)
{
  switch (kind)
    {
    case FRINGE_QUIZ_NEXT:
      /* Translators: what a quiz asks for. So the next ones. */
      return _ ("The next node");
    case FRINGE_QUIZ_G:
      return _ ("The g of a board");
    case FRINGE_QUIZ_H:
      return _ ("The h of a board");
    case FRINGE_QUIZ_F:
      return _ ("The f of a board");
    case FRINGE_QUIZ_DUPLICATE:
      return _ ("Whether a successor is a duplicate");
    case FRINGE_QUIZ_GOAL:
    case FRINGE_N_QUIZ_KINDS:
    default:
      return _ ("Whether the goal comes next");
    }
}
