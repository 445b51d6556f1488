/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-texts.h"

#include "fringe-sentences.h"
#include "fringe-titles.h"
#include "fringe-tree-text.h"

#include <glib/gi18n-lib.h>

/* What is written beside a student's tree. */

/* A line is broken between the choices, not in one. */
static void
add (GPtrArray *list, char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_ptr_array_add (list, g_strjoinv ("\u00a0", words));
  g_free (text);
}

static char *
join (GPtrArray *list)
{
  char *text;

  g_ptr_array_add (list, NULL);
  text = g_strjoinv ("\u00a0· ", (char **) list->pdata);
  g_ptr_array_unref (list);
  return text;
}

/* Every choice that decides an answer is named, and none that does not. */
static char *
rules_text (const FringeRules *rules)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *weight = fringe_value_text (rules->weight);

  add (list, g_strdup (fringe_algorithm_title (rules->algorithm)));
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    add (list, g_strdup_printf ("w = %s", weight));
  if (fringe_rules_use_heuristic (rules))
    add (list, g_strdup (fringe_heuristic_title (rules->heuristic)));
  if (fringe_rules_use_ties (rules))
    /* Translators: a rule for ties */
    add (list, g_strdup_printf (_ ("ties: %s"), fringe_ties_title (rules->ties)));
  add (list, g_strdup_printf (_ ("moves: %c %c %c %c"), fringe_move_letter (rules->moves[0]),
                              fringe_move_letter (rules->moves[1]), fringe_move_letter (rules->moves[2]),
                              fringe_move_letter (rules->moves[3])));
  /* Translators: a rule for duplicates */
  add (list, g_strdup_printf (_ ("duplicates: %s"), fringe_duplicates_title (fringe_exercise_duplicates (rules))));
  if (fringe_rules_use_goal_test (rules))
    /* Translators: when a node is tested for being the goal */
    add (list, g_strdup_printf (_ ("goal test: %s"), fringe_goal_test_title (rules->goal_test)));
  return join (list);
}

/* How many steps the right run has says when to stop, so that an exam keeps it back. */
static char *
progress_text (const FringeExercise *exercise, gboolean is_judged)
{
  gboolean is_silent = fringe_exercise_task (exercise)->is_exam && !is_judged;
  guint step = fringe_exercise_moment (exercise)->step, n = fringe_exercise_n_right_steps (exercise);

  if (is_judged || fringe_exercise_moment (exercise)->is_over)
    step = fringe_exercise_marks (exercise).n_steps;
  if (is_judged || fringe_exercise_moment (exercise)->is_over)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step done", "%u steps done", step), step);
  if (fringe_exercise_moment (exercise)->chosen == FRINGE_NO_NODE)
    step++;
  /* Translators: the step that is being done, and how many the right run has */
  return step <= n && !is_silent ? g_strdup_printf (_ ("Step %u of %u"), step, n)
                                 : g_strdup_printf (_ ("Step %u"), step);
}

static char *
mistakes_text (const FringeExercise *exercise, gboolean is_judged)
{
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);

  if (fringe_exercise_task (exercise)->is_exam && !is_judged)
    return g_strdup ("");
  if (slips->len == 0)
    return g_strdup (_ ("No mistakes"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u mistake", "%u mistakes", slips->len), slips->len);
}

static char *
turn_text (const FringeExercise *exercise, gboolean is_judged)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);

  if (is_judged)
    return g_strdup (_ ("The result"));
  if (now->is_over)
    return g_strdup (_ ("The run is over: hand it in"));
  return g_strdup_printf (_ ("Step %u: your turn"), now->chosen != FRINGE_NO_NODE ? now->step : now->step + 1);
}

static guint
count_duplicates (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  guint n = 0;

  for (guint i = 0; i < now->n_cards; i++)
    n += now->cards[i].fate != FRINGE_FATE_NEW;
  return n;
}

static char *
choose_text (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  const FringeRules *rules = &fringe_exercise_task (exercise)->rules;
  const char *how = fringe_algorithm_deepens (rules->algorithm)
                        ? _ ("Click it, or type its id. If the iteration is over, type the next bound.")
                        : _ ("Click it, or type its id and press Enter.");
  g_autofree char *rule = NULL;

  if (now->chosen != FRINGE_NO_NODE)
    /* Translators: a node, which was chosen */
    return g_strdup_printf (_ ("Node %u."), now->chosen);
  if (!fringe_rules_use_ties (rules))
    return fringe_sentences_join (fringe_algorithm_description (rules->algorithm), how);
  rule = fringe_sentences_join (fringe_algorithm_description (rules->algorithm), fringe_ties_description (rules->ties));
  return fringe_sentences_join (rule, how);
}

static char *
fill_text (const FringeExercise *exercise)
{
  guint n = fringe_exercise_n_missing_in_all (exercise);

  if (fringe_exercise_task (exercise)->level == FRINGE_EXERCISE_CHOICE)
    return g_strdup (_ ("At this level the program fills them in."));
  if (fringe_exercise_moment (exercise)->chosen == FRINGE_NO_NODE)
    return g_strdup ("");
  return n == 0 ? g_strdup (_ ("All fields are filled in."))
                : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u field is empty.", "%u fields are empty.", n), n);
}

static gboolean
awaits_node (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);

  for (guint i = 0; i < now->n_cards; i++)
    if (now->cards[i].awaits_node)
      return TRUE;
  return FALSE;
}

static char *
mark_text (const FringeExercise *exercise)
{
  guint n = count_duplicates (exercise);

  if (fringe_exercise_task (exercise)->level != FRINGE_EXERCISE_DUPLICATES)
    return g_strdup (_ ("At this level the program marks the duplicates."));
  if (awaits_node (exercise))
    return g_strdup (
        _ ("Click the node with the same board as this card, or type its number. Page Up shows earlier nodes."));
  if (n == 0)
    return g_strdup (
        fringe_duplicates_description (fringe_exercise_duplicates (&fringe_exercise_task (exercise)->rules)));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u is marked.", "%u are marked.", n), n);
}

static gboolean
lacks_lists (const FringeExercise *exercise)
{
  return fringe_exercise_asks_lists (exercise)
         && (fringe_exercise_written_list (exercise, FRINGE_LIST_FRONTIER) == NULL
             || fringe_exercise_written_list (exercise, FRINGE_LIST_CLOSED) == NULL);
}

static char *
lists_text (const FringeExercise *exercise)
{
  if (!fringe_exercise_asks_lists (exercise))
    return g_strdup ("");
  if (fringe_exercise_task (exercise)->lists == FRINGE_EXERCISE_IN_ORDER)
    return g_strdup (_ ("Type the ids in the order of removal, apart by spaces; a dash stands for none."));
  return g_strdup (_ ("Type the ids in any order, apart by spaces; a dash stands for none."));
}

static char *
missing_text (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  guint n = fringe_exercise_n_missing_in_all (exercise);

  if (now->is_over)
    return g_strdup ("");
  if (now->chosen == FRINGE_NO_NODE && lacks_lists (exercise))
    return g_strdup (_ ("Write the frontier and the closed list first."));
  if (now->chosen == FRINGE_NO_NODE)
    return g_strdup (_ ("Choose a node, or say that the search is over."));
  return n == 0 ? g_strdup ("")
                : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u field is empty.", "%u fields are empty.", n), n);
}

static void
add_marks (GString *text, const FringeMarks *marks)
{
  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    if (marks->asked[i] > 0)
      /* Translators: a kind of question, right answers and all */
      g_string_append_printf (text, _ ("%s: %u of %u"), fringe_slip_kind_title ((FringeSlipKind) i), marks->right[i],
                              marks->asked[i]),
          g_string_append_c (text, '\n');
}

/* After a long run only the first slips are listed. */
#define LISTED_MAX 8

static char *
result_text (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  FringeMarks marks = fringe_exercise_marks (exercise);
  g_autofree char *sentence = fringe_marks_sentence (&marks);
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);
  GString *text = g_string_new (sentence);

  g_string_append (text, "\n\n");
  add_marks (text, &marks);
  if (now->chosen != FRINGE_NO_NODE && !now->is_over)
    g_string_append_printf (text, _ ("Step %u was not finished, so its fields are not marked.\n"), now->step);
  for (guint i = 0; i < MIN (slips->len, LISTED_MAX); i++)
    {
      const FringeSlip *slip = &g_array_index (slips, FringeSlip, i);
      g_autofree char *title = fringe_slip_title (slip), *why = fringe_slip_sentence (exercise, slip);

      /* Translators: the step of a slip, what the answer was, and why it is wrong */
      g_string_append_printf (text, _ ("\nStep %u. %s. %s\n"), slip->step, title, why);
    }
  g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

/* To count the blank is the usual mistake. */
static gboolean
is_without_blank (FringeHeuristic heuristic)
{
  return heuristic == FRINGE_HEURISTIC_MISPLACED || heuristic == FRINGE_HEURISTIC_MANHATTAN
         || heuristic == FRINGE_HEURISTIC_LINEAR_CONFLICT;
}

static char *
goal_text (const FringeExercise *exercise)
{
  const FringeRules *rules = &fringe_exercise_task (exercise)->rules;
  g_autofree char *text = NULL;

  if (!fringe_rules_use_heuristic (rules))
    return g_strdup (fringe_algorithm_description (rules->algorithm));
  text = fringe_heuristic_meaning (rules->heuristic);
  return is_without_blank (rules->heuristic) ? fringe_sentences_join (text, _ ("The blank does not count."))
                                             : g_steal_pointer (&text);
}

/* Who sees the goal wants to stop; when to, the goal test says. */
static char *
ending_text (const FringeRules *rules)
{
  if (fringe_rules_use_goal_test (rules) && rules->goal_test == FRINGE_GOAL_TEST_GENERATION)
    return g_strdup (_ ("Press Solved as soon as the goal is generated."));
  return g_strdup (_ ("Choose the goal, then press Solved: the goal is not expanded."));
}

static char *
copy (const char *text)
{
  return g_strdup (text != NULL ? text : "");
}

char *
fringe_exercise_text (const FringeExercise *exercise,
                      const FringeExerciseTold *told,
                      gboolean is_judged,
                      FringePlayText text)
{
  switch (text)
    {
    case FRINGE_PLAY_RULES:
      return rules_text (&fringe_exercise_task (exercise)->rules);
    case FRINGE_PLAY_PROGRESS:
      return progress_text (exercise, is_judged);
    case FRINGE_PLAY_MISTAKES:
      return mistakes_text (exercise, is_judged);
    case FRINGE_PLAY_SLIP_TITLE:
      return copy (told->title);
    case FRINGE_PLAY_SLIP:
      return copy (told->sentence);
    case FRINGE_PLAY_RIGHT_BY:
      return copy (told->right_by);
    case FRINGE_PLAY_HINT:
      return copy (told->hint);
    case FRINGE_PLAY_TURN:
      return turn_text (exercise, is_judged);
    case FRINGE_PLAY_CHOOSE:
      return choose_text (exercise);
    case FRINGE_PLAY_FILL:
      return fill_text (exercise);
    case FRINGE_PLAY_MARK:
      return mark_text (exercise);
    case FRINGE_PLAY_LISTS:
      return is_judged ? g_strdup ("") : lists_text (exercise);
    case FRINGE_PLAY_MISSING:
      return is_judged ? g_strdup ("") : missing_text (exercise);
    case FRINGE_PLAY_ENDING:
      return ending_text (&fringe_exercise_task (exercise)->rules);
    case FRINGE_PLAY_GOAL:
      return goal_text (exercise);
    case FRINGE_PLAY_RESULT:
      return is_judged ? result_text (exercise) : g_strdup ("");
    case FRINGE_PLAY_FINISH:
    case FRINGE_N_PLAY_TEXTS:
    default:
      return g_strdup ("");
    }
}

/* In practice, where it is said at once. */
static gboolean
is_wrong_choice (const FringeExercise *exercise)
{
  const GArray *answers = fringe_exercise_answers (exercise);
  const FringeSlip *last = answers->len > 0 ? &g_array_index (answers, FringeSlip, answers->len - 1) : NULL;

  return last != NULL && last->kind == FRINGE_SLIP_CHOICE && last->reason != FRINGE_SLIP_NONE
         && !fringe_exercise_task (exercise)->is_exam;
}

FringePlayStage
fringe_exercise_stage (const FringeExercise *exercise, FringePlayText line)
{
  gboolean is_chosen = fringe_exercise_moment (exercise)->chosen != FRINGE_NO_NODE;
  gboolean is_full = fringe_exercise_n_missing_in_all (exercise) == 0;

  if (line == FRINGE_PLAY_CHOOSE)
    return !is_chosen ? FRINGE_PLAY_NOW : is_wrong_choice (exercise) ? FRINGE_PLAY_FAILED : FRINGE_PLAY_DONE;
  if (!is_chosen)
    return FRINGE_PLAY_LATER;
  if (line == FRINGE_PLAY_FILL)
    return is_full ? FRINGE_PLAY_DONE : FRINGE_PLAY_NOW;
  if (line == FRINGE_PLAY_MARK)
    {
      if (fringe_exercise_task (exercise)->level != FRINGE_EXERCISE_DUPLICATES || count_duplicates (exercise) > 0)
        return FRINGE_PLAY_DONE;
      return is_full ? FRINGE_PLAY_NOW : FRINGE_PLAY_LATER;
    }
  return is_full ? FRINGE_PLAY_NOW : FRINGE_PLAY_LATER;
}

char *
fringe_exercise_node_text (const FringeExercise *exercise, guint32 id)
{
  const double *numbers = fringe_exercise_node (exercise, id)->numbers;
  g_autofree char *h = fringe_value_text (numbers[FRINGE_NUMBER_H]), *f = fringe_value_text (numbers[FRINGE_NUMBER_F]);

  return g_strdup_printf (_ ("Node %1$u: g %2$u, h %3$s, f %4$s"), id, (guint) numbers[FRINGE_NUMBER_G], h, f);
}

char *
fringe_exercise_node_sentence (const FringeExercise *exercise, guint32 id, FringeNodeState state)
{
  const FringeExerciseNode *node = fringe_exercise_node (exercise, id);

  return fringe_tree_text_place (state, node->parent, node->move, &node->board);
}
