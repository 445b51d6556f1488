/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-private.h"

#include "fringe-own.h"
#include "fringe-quiz-private.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* Where no trait says how far away the start is. */
#define COST_MIN 4
#define COST_MAX 12
/* Of so many boards each question takes any, so that those far away come soon, too. */
#define N_BOARDS_MIN 60u
/* In one question so often another board or step is tried. */
#define TRIES 200

/* A step ahead, the tree has so many nodes more at most. */
#define N_NODES_LIMIT (FRINGE_EXAM_NODES_MAX + FRINGE_N_MOVES)

struct _FringeExam
{
  FringeExamQuery query;
  FringeFound *found;
  FringeEstimate estimate;
  GRand *rand;
  FringeQuiz *quiz;
  GHashTable *asked; /* what was asked, as text */
  guint turn;        /* of the kinds */
  FringeSearch *search;
  FringeExamQuestion question;
};

static const char *const names[FRINGE_N_EXAM_KINDS] = {
  [FRINGE_EXAM_NEXT] = "next",
  [FRINGE_EXAM_G] = "g",
  [FRINGE_EXAM_H] = "h",
  [FRINGE_EXAM_F] = "f",
  [FRINGE_EXAM_DUPLICATE] = "duplicate",
  [FRINGE_EXAM_GOAL] = "goal",
  [FRINGE_EXAM_VALUES] = "values",
};

gboolean
fringe_exam_kind_from_name (const char *name, FringeExamKind *kind)
{
  for (int i = 0; i < FRINGE_N_EXAM_KINDS; i++)
    if (g_str_equal (name, names[i]))
      {
        *kind = (FringeExamKind) i;
        return TRUE;
      }
  return FALSE;
}

const char *
fringe_exam_kind_title (FringeExamKind kind)
{
  if (kind == FRINGE_EXAM_VALUES)
    /* Translators: what a question asks for. */
    return _ ("g, h and f of new nodes");
  return fringe_quiz_kind_title ((FringeQuizKind) kind);
}

G_DEFINE_QUARK (fringe_exam_error_quark, fringe_exam_error)

static void
question_clear (FringeExamQuestion *question)
{
  g_clear_pointer (&question->rules, g_strfreev);
  g_clear_pointer (&question->situation, g_strfreev);
  g_clear_pointer (&question->text, g_free);
  g_clear_pointer (&question->reason, g_free);
  for (guint i = 0; i < question->n_blanks; i++)
    g_free (question->blanks[i].label);
  *question = (FringeExamQuestion) { .number = question->number };
}

/* Finds more boards than there are questions, so that they differ. */
static FringeFound *
find_boards (FringeExam *exam, FringeProgress progress, gpointer data, GCancellable *cancellable, GError **error)
{
  static const FringeTrait usual = { .kind = FRINGE_TRAIT_COST, .low = COST_MIN, .high = COST_MAX };
  FringeFindQuery find = exam->query.find;
  FringeFound *found;

  if (find.n_traits == 0)
    {
      /* The shortest solution is meant, whatever the questions are about. */
      find.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
      find.traits = &usual;
      find.n_traits = 1;
    }
  find.count = CLAMP (exam->query.n_questions, N_BOARDS_MIN, FRINGE_FIND_COUNT_MAX);
  found = fringe_find (&find, progress, data, cancellable, error);
  if (found == NULL || found->n_instances > 0)
    return found;
  g_set_error_literal (error, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_NO_BOARD,
                       _ ("No board was found that has these traits."));
  fringe_found_free (found);
  return NULL;
}

FringeExam *
fringe_exam_new (const FringeExamQuery *query,
                 FringeProgress progress,
                 gpointer progress_data,
                 GCancellable *cancellable,
                 GError **error)
{
  g_autoptr (FringeExam) exam = NULL;
  const guint32 seeds[] = { (guint32) query->find.seed, (guint32) (query->find.seed >> 32) };

  if (fringe_heuristic_is_own (query->find.rules.heuristic))
    {
      g_set_error_literal (error, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_HEURISTIC,
                           _ ("Questions can state only the heuristics that are built in."));
      return NULL;
    }
  if (query->find.rules.algorithm == FRINGE_ALGORITHM_RBFS)
    {
      g_set_error_literal (error, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_ALGORITHM,
                           _ ("There are no questions about RBFS: it keeps no frontier and no closed list."));
      return NULL;
    }
  exam = g_new0 (FringeExam, 1);
  exam->query = *query;
  exam->rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  exam->quiz = fringe_quiz_new (g_rand_int (exam->rand));
  exam->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  exam->found = find_boards (exam, progress, progress_data, cancellable, error);
  if (exam->found == NULL)
    return NULL;
  if (!fringe_estimate_init (&exam->estimate, query->find.rules.heuristic, &query->find.goal))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("There is no memory for this."));
      return NULL;
    }
  return g_steal_pointer (&exam);
}

void
fringe_exam_free (FringeExam *exam)
{
  question_clear (&exam->question);
  g_clear_pointer (&exam->search, fringe_search_unref);
  fringe_estimate_clear (&exam->estimate);
  g_clear_pointer (&exam->found, fringe_found_free);
  g_hash_table_unref (exam->asked);
  fringe_quiz_free (exam->quiz);
  g_rand_free (exam->rand);
  g_free (exam);
}

guint
fringe_exam_n_questions (const FringeExam *exam)
{
  return exam->query.n_questions;
}

/* Begins a search of any board, and a step more than what fits on paper. */
static gboolean
begin_search (FringeExam *exam)
{
  const FringeExamQuery *query = &exam->query;
  gint32 i = g_rand_int_range (exam->rand, 0, (gint32) exam->found->n_instances);

  g_clear_pointer (&exam->search, fringe_search_unref);
  exam->search = fringe_search_new_with_estimate (&exam->found->instances[i].start, &query->find.goal,
                                                  &query->find.rules, &exam->estimate, N_NODES_LIMIT);
  while (exam->search != NULL && fringe_search_n_nodes (exam->search) <= FRINGE_EXAM_NODES_MAX
         && fringe_search_outcome (exam->search) == FRINGE_OUTCOME_RUNNING)
    fringe_search_step (exam->search);
  return exam->search != NULL;
}

/* Takes any step that fits on paper, and of questions about the goal one time in two the last of them. */
static guint32
choose_step (FringeExam *exam, FringeExamKind kind)
{
  guint32 last = fringe_search_n_steps (exam->search);

  while (last > 0
         && (fringe_search_n_nodes_at (exam->search, last) > FRINGE_EXAM_NODES_MAX
             || fringe_search_outcome_at (exam->search, last) != FRINGE_OUTCOME_RUNNING))
    last--;
  if (kind == FRINGE_EXAM_GOAL && g_rand_boolean (exam->rand))
    return last;
  return (guint32) g_rand_int_range (exam->rand, 0, (gint32) last + 1);
}

static gboolean
is_blank (const FringeExam *exam, char letter)
{
  const FringeRules *rules = &exam->query.find.rules;

  return fringe_quiz_has_value (rules, letter == 'g' ? FRINGE_QUIZ_G : letter == 'h' ? FRINGE_QUIZ_H : FRINGE_QUIZ_F);
}

static void
add_blanks (FringeExam *exam, guint32 id)
{
  const double values[]
      = { fringe_search_g (exam->search, id), fringe_search_h (exam->search, id), fringe_search_f (exam->search, id) };

  for (int i = 0; i < 3; i++)
    if (is_blank (exam, "ghf"[i]))
      {
        FringeExamBlank *blank = &exam->question.blanks[exam->question.n_blanks++];

        /* Translators: a letter, g, h or f, and a node. */
        *blank = (FringeExamBlank) { g_strdup_printf (_ ("%c of node %u"), "ghf"[i], id), "ghf"[i], id, values[i] };
      }
}

static char *
values_sentence (const FringeExamQuestion *question)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < question->n_blanks; i++)
    {
      const FringeExamBlank *blank = &question->blanks[i];
      g_autofree char *value = fringe_value_text (blank->value);

      g_string_append_printf (text, i == 0 ? "" : blank->node == blank[-1].node ? ", " : "; ");
      if (i == 0 || blank->node != blank[-1].node)
        g_string_append_printf (text, _ ("node %u: "), blank->node);
      g_string_append_printf (text, "%c\u00a0=\u00a0%s", blank->letter, value);
    }
  return g_string_free (text, FALSE);
}

/* Asks for the numbers of the nodes that the step of the question generated. */
static gboolean
ask_values (FringeExam *exam)
{
  FringeExamQuestion *question = &exam->question;
  guint32 n = fringe_search_n_nodes_at (exam->search, question->step);
  guint32 first = question->step > 0 ? fringe_search_n_nodes_at (exam->search, question->step - 1) : n;

  for (guint32 id = first; id < n; id++)
    add_blanks (exam, id);
  if (question->n_blanks == 0)
    return FALSE;
  question->text
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The last step generated a node. What are its numbers?",
                                      "The last step generated %u nodes. What are their numbers?", n - first),
                         n - first);
  question->reason = values_sentence (question);
  return TRUE;
}

static void
take_number (FringeExamQuestion *question, const FringeQuizQuestion *asked)
{
  char letter = asked->kind == FRINGE_QUIZ_G ? 'g' : asked->kind == FRINGE_QUIZ_H ? 'h' : 'f';

  question->blanks[0] = (FringeExamBlank) { g_strdup_printf ("%c", letter), letter, FRINGE_NO_NODE,
                                            asked->choices[asked->right].value };
  question->n_blanks = 1;
}

/* Asks what a quiz asks. A board alone has an h; its start and the tree do not matter. */
static gboolean
ask_quiz (FringeExam *exam)
{
  FringeExamQuestion *question = &exam->question;
  const FringeQuizQuestion *asked;

  fringe_quiz_set_kinds (exam->quiz, FRINGE_QUIZ_BIT (question->kind));
  asked = fringe_quiz_next (exam->quiz, exam->search, question->step);
  if (asked == NULL)
    return FALSE;
  question->text = g_strdup (question->kind == FRINGE_EXAM_H ? _ ("What is the h of this board?") : asked->text);
  question->reason = g_strdup (asked->reason);
  question->has_board = asked->has_board;
  question->board = asked->board;
  if (question->kind == FRINGE_EXAM_G || question->kind == FRINGE_EXAM_H || question->kind == FRINGE_EXAM_F)
    {
      take_number (question, asked);
      return TRUE;
    }
  for (guint i = 0; i < asked->n_choices; i++)
    question->choices[i] = (FringeExamChoice) { asked->choices[i].text, asked->choices[i].note };
  question->n_choices = asked->n_choices;
  question->right = asked->right;
  return TRUE;
}

/* Says how a number is to be given that has more decimals than are asked for. */
static void
add_rounding (FringeExamQuestion *question)
{
  for (guint i = 0; i < question->n_blanks; i++)
    if (!fringe_exam_is_exact (question->blanks[i].value))
      {
        g_autofree char *text = g_steal_pointer (&question->text);

        /* Translators: a question that is answered by a number. */
        question->text = g_strdup_printf (_ ("%s Round to two decimals."), text);
        return;
      }
}

/* Returns: whether it was not asked before */
static gboolean
is_fresh (FringeExam *exam)
{
  const FringeExamQuestion *question = &exam->question;
  g_autofree char *start = fringe_exam_board_text (fringe_search_start (exam->search));
  g_autofree char *board = question->has_board ? fringe_exam_board_text (&question->board) : g_strdup ("");
  char *key = question->has_tree
                  ? g_strdup_printf ("%d %u %s %s %s", question->kind, question->step, start, question->text, board)
                  : g_strdup_printf ("%d %s", question->kind, board);

  return g_hash_table_add (exam->asked, key);
}

static gboolean
try (FringeExam *exam, FringeExamKind kind)
{
  FringeExamQuestion *question = &exam->question;

  question_clear (question);
  if (!begin_search (exam))
    return FALSE;
  question->kind = kind;
  question->has_tree = kind != FRINGE_EXAM_H;
  question->search = exam->search;
  question->step = choose_step (exam, kind);
  if (kind == FRINGE_EXAM_VALUES ? !ask_values (exam) : !ask_quiz (exam))
    return FALSE;
  add_rounding (question);
  if (!is_fresh (exam))
    return FALSE;
  question->rules = fringe_exam_rules_sentences (question);
  question->situation = fringe_exam_situation_sentences (question);
  return TRUE;
}

/* Kinds take turns; one that fits nowhere any more is left out. */
static gboolean
ask (FringeExam *exam)
{
  while (exam->query.kinds != 0)
    {
      FringeExamKind kind = (FringeExamKind) (exam->turn++ % FRINGE_N_EXAM_KINDS);

      if ((exam->query.kinds & 1u << kind) == 0)
        continue;
      for (int i = 0; i < TRIES; i++)
        if (try (exam, kind))
          return TRUE;
      exam->query.kinds &= ~(1u << kind);
    }
  return FALSE;
}

const FringeExamQuestion *
fringe_exam_next (FringeExam *exam, GCancellable *cancellable, GError **error)
{
  guint n_asked = exam->question.number;

  if (n_asked == exam->query.n_questions || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (ask (exam))
    {
      exam->question.number = n_asked + 1;
      return &exam->question;
    }
  if (n_asked == 0)
    g_set_error_literal (error, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_NO_QUESTION,
                         _ ("No question of these kinds fits these rules and boards."));
  else
    g_set_error (error, FRINGE_EXAM_ERROR, FRINGE_EXAM_ERROR_NO_QUESTION,
                 g_dngettext (GETTEXT_PACKAGE, "Only %u different question can be asked about these boards.",
                              "Only %u different questions can be asked about these boards.", n_asked),
                 n_asked);
  return NULL;
}
