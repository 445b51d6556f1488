/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-private.h"

#include "fringe-titles.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* Acts, and the runs that they make. Whether they are right is the judge's. */

static gboolean G_GNUC_PRINTF (2, 3) refuse (GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, sentence);
  return FALSE;
}

/* What is asked. */

static guint
find_asked_numbers (const FringeRules *rules)
{
  guint asked = 1u << FRINGE_NUMBER_G;

  if (fringe_rules_use_heuristic (rules))
    asked |= 1u << FRINGE_NUMBER_H;
  if (fringe_rules_use_heuristic (rules) && rules->algorithm != FRINGE_ALGORITHM_GREEDY)
    asked |= 1u << FRINGE_NUMBER_F;
  return asked;
}

/* Acts. Each looks first whether it makes sense. */

static gboolean
check_not_chosen (const FringeExercise *exercise, GError **error)
{
  if (exercise->now.chosen == FRINGE_NO_NODE)
    return TRUE;
  return refuse (error, _ ("Finish the step with node %u first."), exercise->now.chosen);
}

static gboolean
check_lists (const FringeExercise *exercise, GError **error)
{
  for (int i = 0; fringe_exercise_asks_lists (exercise) && i < FRINGE_N_LISTS; i++)
    if (exercise->now.lists[i] == 0)
      return refuse (error, "%s", _ ("Write the frontier and the closed list first."));
  return TRUE;
}

static gboolean
check_chosen (const FringeExercise *exercise, GError **error)
{
  if (exercise->now.chosen != FRINGE_NO_NODE)
    return TRUE;
  return refuse (error, "%s", _ ("Choose a node first."));
}

static gboolean
check_open (const FringeExercise *exercise, guint32 id, GError **error)
{
  if (id >= exercise->nodes->len)
    return refuse (error, _ ("There is no node %u."), id);
  return fringe_exercise_is_open (exercise, id)
         || refuse (error, _ ("Node %u is not on the frontier. Choose one that is."), id);
}

static void
begin (FringeExercise *exercise)
{
  FringeExerciseDone done = {
    .act = exercise->acts->len,
    .n_nodes = exercise->nodes->len,
    .n_answers = exercise->answers->len,
    .before = exercise->now,
  };

  g_array_append_val (exercise->done, done);
}

/* To choose a node after the goal was generated is a slip of the ending, not of the choice. */
static gboolean
choose (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  guint32 goal = fringe_exercise_generated_goal (exercise);

  if (!check_not_chosen (exercise, error) || !check_lists (exercise, error) || !check_open (exercise, act->id, error))
    return FALSE;
  begin (exercise);
  fringe_exercise_take_lists (exercise);
  fringe_exercise_answer (exercise, fringe_exercise_judge_choice (exercise, act->id));
  if (goal != FRINGE_NO_NODE)
    fringe_exercise_node_at (exercise, goal)->passed = exercise->done->len;
  exercise->now.step++;
  exercise->now.chosen = act->id;
  fringe_exercise_lay_cards (exercise);
  return TRUE;
}

static gboolean
set_bound (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  if (!check_not_chosen (exercise, error))
    return FALSE;
  if (!fringe_algorithm_deepens (exercise->task.rules.algorithm))
    return refuse (error, "%s", _ ("Only IDA* has a bound."));
  if (!(act->value >= 0 && act->value <= FRINGE_EXERCISE_VALUE_MAX))
    return refuse (error, "%s", _ ("The bound is a number from 0 to 1000000."));
  if (exercise->nodes->len >= FRINGE_EXERCISE_NODES_MAX)
    return refuse (error, _ ("An exercise has at most %u nodes."), FRINGE_EXERCISE_NODES_MAX);
  begin (exercise);
  fringe_exercise_answer (exercise, fringe_exercise_judge_bound (exercise, act->value));
  exercise->now.step++;
  exercise->now.iteration++;
  exercise->now.bound = act->value;
  fringe_exercise_add_root (exercise);
  return TRUE;
}

static gboolean
set_list (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  FringeSlip slip;

  if (!fringe_exercise_asks_lists (exercise))
    return refuse (error, "%s", _ ("The lists are not asked for now."));
  if (!fringe_exercise_check_ids (exercise, act, error))
    return FALSE;
  begin (exercise);
  exercise->now.lists[act->list] = exercise->acts->len + 1;
  fringe_exercise_judge_list (exercise, act, &slip);
  fringe_exercise_note (exercise, slip);
  return TRUE;
}

static FringeExerciseCard *
check_card (FringeExercise *exercise, FringeMove move, GError **error)
{
  FringeExerciseCard *card = check_chosen (exercise, error) ? fringe_exercise_find_card (exercise, move) : NULL;

  if (card == NULL && exercise->now.chosen != FRINGE_NO_NODE)
    refuse (error, "%s", _ ("The node has no successor by this move."));
  return card;
}

static gboolean
set_number (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  FringeExerciseCard *card = check_card (exercise, act->move, error);
  FringeSlip slip;

  if (card == NULL)
    return FALSE;
  if ((fringe_exercise_asked_numbers (exercise) & 1u << act->number) == 0 || card->fate == FRINGE_FATE_DROPPED)
    return refuse (error, "%s", _ ("This number is not asked for."));
  if (!(act->value >= 0 && act->value <= FRINGE_EXERCISE_VALUE_MAX)
      || (act->number != FRINGE_NUMBER_F && act->value != floor (act->value)))
    return refuse (error, "%s", _ ("g and h are whole numbers from 0 to 1000000, and f is a number up to there."));
  begin (exercise);
  card->touched = TRUE;
  card->numbers[act->number] = act->value;
  card->filled |= 1u << act->number;
  fringe_exercise_judge_number (exercise, card, act->number, &slip);
  fringe_exercise_note (exercise, slip);
  return TRUE;
}

void
fringe_exercise_await_node (FringeExercise *exercise, FringeMove move, gboolean awaits_node)
{
  FringeExerciseCard *card = fringe_exercise_find_card (exercise, move);

  if (card != NULL)
    card->awaits_node = awaits_node && card->fate == FRINGE_FATE_NEW;
}

static gboolean
set_fate (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  FringeExerciseCard *card = check_card (exercise, act->move, error);
  FringeSlip slip;

  if (card == NULL)
    return FALSE;
  if (exercise->task.level != FRINGE_EXERCISE_DUPLICATES)
    return refuse (error, "%s", _ ("In this exercise the program marks the duplicates."));
  if (act->fate != FRINGE_FATE_NEW && act->id >= exercise->nodes->len)
    return refuse (error, _ ("There is no node %u."), act->id);
  card->awaits_node = FALSE;
  begin (exercise);
  card->touched = TRUE;
  card->fate = act->fate;
  card->of = act->fate == FRINGE_FATE_NEW ? FRINGE_NO_NODE : act->id;
  fringe_exercise_judge_fate (exercise, card, &slip);
  fringe_exercise_note (exercise, slip);
  return TRUE;
}

static gboolean
discard (FringeExercise *exercise, GError **error)
{
  if (!check_chosen (exercise, error))
    return FALSE;
  if (exercise->task.level != FRINGE_EXERCISE_DUPLICATES)
    return refuse (error, "%s", _ ("In this exercise the program marks the duplicates."));
  begin (exercise);
  fringe_exercise_answer (exercise, fringe_exercise_judge_discard (exercise));
  fringe_exercise_set_state (exercise, exercise->now.chosen, FRINGE_NODE_STALE);
  exercise->now.chosen = FRINGE_NO_NODE;
  exercise->now.n_cards = 0;
  return TRUE;
}

static gboolean
check_complete (const FringeExercise *exercise, GError **error)
{
  guint n_missing = fringe_exercise_n_missing_in_all (exercise), n_new = 0;

  for (guint i = 0; i < exercise->now.n_cards; i++)
    n_new += exercise->now.cards[i].fate != FRINGE_FATE_DROPPED;
  if (n_missing > 0)
    return refuse (error, g_dngettext (GETTEXT_PACKAGE, "%u field is empty.", "%u fields are empty.", n_missing),
                   n_missing);
  return exercise->nodes->len + n_new <= FRINGE_EXERCISE_NODES_MAX
         || refuse (error, _ ("An exercise has at most %u nodes."), FRINGE_EXERCISE_NODES_MAX);
}

/* Judges that a node is expanded and not thrown away, and that it is not the goal. */
static void
answer_expansion (FringeExercise *exercise)
{
  guint32 id = exercise->now.chosen;
  guint32 of = fringe_exercise_stale_of (exercise, fringe_exercise_duplicates (&exercise->task.rules), id);
  FringeSlip slip = { .step = exercise->now.step, .node = id, .move = FRINGE_N_MOVES };

  if (of != FRINGE_NO_NODE && exercise->task.level == FRINGE_EXERCISE_DUPLICATES)
    {
      slip.kind = FRINGE_SLIP_DUPLICATES;
      slip.reason = FRINGE_SLIP_STALE;
      slip.other = of;
      fringe_exercise_answer (exercise, slip);
    }
  else if (of == FRINGE_NO_NODE && !fringe_exercise_tests_generated (&exercise->task.rules)
           && fringe_exercise_is_goal (exercise, id))
    {
      slip.kind = FRINGE_SLIP_ENDING;
      slip.reason = FRINGE_SLIP_GOAL;
      slip.other = id;
      fringe_exercise_answer (exercise, slip);
    }
}

static gboolean
finish (FringeExercise *exercise, GError **error)
{
  guint32 id = exercise->now.chosen;

  if (!check_chosen (exercise, error) || !check_complete (exercise, error))
    return FALSE;
  begin (exercise);
  answer_expansion (exercise);
  fringe_exercise_take_cards (exercise, TRUE);
  fringe_exercise_set_state (exercise, id, exercise->now.n_cards > 0 ? FRINGE_NODE_EXPANDED : FRINGE_NODE_STALE);
  exercise->now.chosen = FRINGE_NO_NODE;
  exercise->now.n_cards = 0;
  return TRUE;
}

/* A wrong ending ends an exam, too, which says nothing. In practice the search goes on. */
static gboolean
end (FringeExercise *exercise, FringeActKind kind)
{
  FringeSlip slip;
  gboolean is_over;

  begin (exercise);
  slip = kind == FRINGE_ACT_SOLVED ? fringe_exercise_judge_solved (exercise)
                                   : fringe_exercise_judge_no_solution (exercise);
  is_over = exercise->task.is_exam || slip.reason == FRINGE_SLIP_NONE;
  if (is_over)
    fringe_exercise_take_lists (exercise);
  fringe_exercise_answer (exercise, slip);
  if (!is_over)
    return TRUE;
  if (exercise->now.chosen != FRINGE_NO_NODE && fringe_exercise_is_goal (exercise, exercise->now.chosen))
    {
      fringe_exercise_set_state (exercise, exercise->now.chosen, FRINGE_NODE_GOAL);
    }
  else if (exercise->now.chosen != FRINGE_NO_NODE
           && exercise->nodes->len + exercise->now.n_cards <= FRINGE_EXERCISE_NODES_MAX)
    {
      fringe_exercise_take_cards (exercise, FALSE);
      fringe_exercise_set_state (exercise, exercise->now.chosen, FRINGE_NODE_EXPANDED);
    }
  exercise->now.is_over = TRUE;
  return TRUE;
}

static gboolean
undo (FringeExercise *exercise, GError **error)
{
  const FringeExerciseDone *done;

  if (!fringe_exercise_can_undo (exercise))
    return refuse (error, "%s", _ ("There is nothing to undo."));
  done = &g_array_index (exercise->done, FringeExerciseDone, exercise->done->len - 1);
  exercise->now = done->before;
  g_array_set_size (exercise->nodes, done->n_nodes);
  g_array_set_size (exercise->answers, done->n_answers);
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    {
      FringeExerciseNode *node = fringe_exercise_node_at (exercise, id);

      if (node->changed == exercise->done->len)
        {
          node->state = FRINGE_NODE_FRONTIER;
          node->changed = node->removed = 0;
        }
      if (node->passed == exercise->done->len)
        node->passed = 0;
    }
  g_array_set_size (exercise->done, exercise->done->len - 1);
  return TRUE;
}

static gboolean
hint (FringeExercise *exercise, GError **error)
{
  FringeSlip question = { .kind = FRINGE_SLIP_CHOICE, .step = exercise->now.step + 1 };

  if (exercise->task.is_exam)
    return refuse (error, "%s", _ ("There are no hints in an exam."));
  if (!check_not_chosen (exercise, error))
    return FALSE;
  exercise->n_hints++;
  exercise->n_hints_taken++;
  if (exercise->n_hints >= 3)
    g_hash_table_add (exercise->lost, fringe_exercise_key_of (&question));
  return TRUE;
}

static gboolean
do_act (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  switch (act->kind)
    {
    case FRINGE_ACT_CHOOSE:
      return choose (exercise, act, error);
    case FRINGE_ACT_BOUND:
      return set_bound (exercise, act, error);
    case FRINGE_ACT_NUMBER:
      return set_number (exercise, act, error);
    case FRINGE_ACT_FATE:
      return set_fate (exercise, act, error);
    case FRINGE_ACT_DISCARD:
      return discard (exercise, error);
    case FRINGE_ACT_FINISH:
      return finish (exercise, error);
    case FRINGE_ACT_SOLVED:
    case FRINGE_ACT_NO_SOLUTION:
      return end (exercise, act->kind);
    case FRINGE_ACT_LIST:
      return set_list (exercise, act, error);
    case FRINGE_ACT_UNDO:
      return undo (exercise, error);
    case FRINGE_ACT_HINT:
      return hint (exercise, error);
    case FRINGE_N_ACT_KINDS:
    default:
      return refuse (error, "%s", _ ("There is no such act."));
    }
}

gboolean
fringe_exercise_act (FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  if (exercise->now.is_over && act->kind != FRINGE_ACT_UNDO)
    return refuse (error, "%s", _ ("The run is over."));
  if (exercise->acts->len >= FRINGE_EXERCISE_ACTS_MAX)
    return refuse (error, _ ("An exercise has at most %u acts."), FRINGE_EXERCISE_ACTS_MAX);
  if (!do_act (exercise, act, error))
    return FALSE;
  g_array_append_val (exercise->acts, *act);
  if (act->kind != FRINGE_ACT_HINT)
    exercise->n_hints = 0;
  return TRUE;
}

/* The exercise as a whole. */

static FringeExercise *
make (const FringeTask *task, const FringeEstimate *estimate)
{
  FringeExercise *exercise = g_new0 (FringeExercise, 1);

  exercise->task = *task;
  fringe_estimate_copy (&exercise->estimate, estimate);
  exercise->asked = find_asked_numbers (&task->rules);
  exercise->nodes = g_array_new (FALSE, TRUE, sizeof (FringeExerciseNode));
  exercise->done = g_array_new (FALSE, FALSE, sizeof (FringeExerciseDone));
  exercise->acts = g_array_new (FALSE, FALSE, sizeof (FringeExerciseAct));
  exercise->answers = g_array_new (FALSE, FALSE, sizeof (FringeSlip));
  exercise->slips = g_array_new (FALSE, FALSE, sizeof (FringeSlip));
  exercise->lost = g_hash_table_new (NULL, NULL);
  exercise->now.chosen = FRINGE_NO_NODE;
  fringe_exercise_add_root (exercise);
  exercise->now.bound = fringe_exercise_node_at (exercise, 0)->numbers[FRINGE_NUMBER_F];
  return exercise;
}

/* Plays the right run, which tells how many steps there are, and whether it is small enough. */
static gboolean
play_right_run (FringeExercise *exercise, GError **error)
{
  FringeTask task = exercise->task;
  g_autoptr (FringeExercise) right = NULL;
  FringeExerciseAct act;

  task.level = FRINGE_EXERCISE_CHOICE;
  task.lists = FRINGE_EXERCISE_NO_LISTS;
  task.is_exam = TRUE;
  right = make (&task, &exercise->estimate);
  while (fringe_exercise_right_act (right, &act))
    if (!fringe_exercise_act (right, &act, NULL))
      return refuse (error, _ ("This search has more than %u nodes, too many to be done by hand."),
                     FRINGE_EXERCISE_NODES_MAX);
  exercise->n_steps_right = right->now.step;
  return TRUE;
}

gboolean
fringe_exercise_offers (FringeAlgorithm algorithm)
{
  return algorithm <= FRINGE_ALGORITHM_IDASTAR;
}

FringeExercise *
fringe_exercise_new_with_estimate (const FringeTask *task, const FringeEstimate *estimate, GError **error)
{
  g_autoptr (FringeExercise) exercise = NULL;

  if (!fringe_exercise_offers (task->rules.algorithm))
    {
      /* Translators: the name of an algorithm. */
      refuse (error, _ ("There are no exercises by the algorithm “%s”."),
              fringe_algorithm_title (task->rules.algorithm));
      return NULL;
    }
  exercise = make (task, estimate);

  if (isinf (fringe_exercise_node_at (exercise, 0)->numbers[FRINGE_NUMBER_H]))
    {
      refuse (error, "%s", _ ("h of the start is infinite, so there is nothing to work out."));
      return NULL;
    }
  return play_right_run (exercise, error) ? g_steal_pointer (&exercise) : NULL;
}

FringeExercise *
fringe_exercise_new (const FringeTask *task, GError **error)
{
  FringeExercise *exercise = NULL;
  FringeEstimate estimate;

  if (!fringe_board_same_size (&task->start, &task->goal))
    refuse (error, "%s", _ ("Start and goal are boards of different sizes."));
  else if (!fringe_heuristic_fits (task->rules.heuristic, task->goal.rows, task->goal.columns))
    refuse (error, _ ("The heuristic “%s” is not made for boards of %d × %d cells."),
            fringe_heuristic_title (task->rules.heuristic), task->goal.rows, task->goal.columns);
  else if (!fringe_estimate_init (&estimate, task->rules.heuristic, &task->goal))
    refuse (error, "%s", _ ("There is no memory for this."));
  else
    {
      exercise = fringe_exercise_new_with_estimate (task, &estimate, error);
      fringe_estimate_clear (&estimate);
    }
  return exercise;
}

void
fringe_exercise_free (FringeExercise *exercise)
{
  fringe_estimate_clear (&exercise->estimate);
  g_array_unref (exercise->nodes);
  g_array_unref (exercise->done);
  g_array_unref (exercise->acts);
  g_array_unref (exercise->answers);
  g_array_unref (exercise->slips);
  g_hash_table_unref (exercise->lost);
  g_free (exercise);
}
