/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-private.h"

/* What can be read of an exercise, and its marks. */

const FringeTask *
fringe_exercise_task (const FringeExercise *exercise)
{
  return &exercise->task;
}

const FringeEstimate *
fringe_exercise_estimate (const FringeExercise *exercise)
{
  return &exercise->estimate;
}

const FringeExerciseMoment *
fringe_exercise_moment (const FringeExercise *exercise)
{
  return &exercise->now;
}

guint
fringe_exercise_n_nodes (const FringeExercise *exercise)
{
  return exercise->nodes->len;
}

const FringeExerciseNode *
fringe_exercise_node (const FringeExercise *exercise, guint32 id)
{
  return fringe_exercise_node_at (exercise, id);
}

gboolean
fringe_exercise_is_open (const FringeExercise *exercise, guint32 id)
{
  const FringeExerciseNode *node;

  if (id >= exercise->nodes->len || id == exercise->now.chosen)
    return FALSE;
  node = fringe_exercise_node_at (exercise, id);
  return node->state == FRINGE_NODE_FRONTIER && node->iteration == exercise->now.iteration;
}

guint
fringe_exercise_asked_numbers (const FringeExercise *exercise)
{
  return exercise->task.level == FRINGE_EXERCISE_CHOICE ? 0 : exercise->asked;
}

guint
fringe_exercise_n_missing (const FringeExercise *exercise, const FringeExerciseCard *card)
{
  guint n = 0, missing = fringe_exercise_asked_numbers (exercise) & ~card->filled;

  if (card->fate == FRINGE_FATE_DROPPED)
    return 0;
  for (; missing != 0; missing &= missing - 1)
    n++;
  return n;
}

const FringeSlip *
fringe_exercise_slip_of_last_act (const FringeExercise *exercise)
{
  const FringeSlip *slip = &exercise->last_slip;

  return slip->reason != FRINGE_SLIP_NONE && slip->act + 1 == exercise->acts->len ? slip : NULL;
}

guint
fringe_exercise_n_missing_in_all (const FringeExercise *exercise)
{
  guint n = 0;

  for (guint i = 0; i < exercise->now.n_cards; i++)
    n += exercise->now.cards[i].awaits_node ? 1 : fringe_exercise_n_missing (exercise, &exercise->now.cards[i]);
  return n;
}

gboolean
fringe_exercise_can_undo (const FringeExercise *exercise)
{
  return exercise->done->len > 0;
}

const GArray *
fringe_exercise_acts (const FringeExercise *exercise)
{
  return exercise->acts;
}

GArray *
fringe_exercise_effective_acts (const FringeExercise *exercise)
{
  GArray *acts = g_array_new (FALSE, FALSE, sizeof (FringeExerciseAct));

  for (guint i = 0; i < exercise->done->len; i++)
    {
      guint act = g_array_index (exercise->done, FringeExerciseDone, i).act;

      g_array_append_val (acts, g_array_index (exercise->acts, FringeExerciseAct, act));
    }
  return acts;
}

FringeExercise *
fringe_exercise_until (const FringeExercise *exercise, guint step)
{
  g_autoptr (GArray) acts = fringe_exercise_effective_acts (exercise);
  FringeExercise *early = fringe_exercise_new_with_estimate (&exercise->task, &exercise->estimate, NULL);

  for (guint i = 0; i < acts->len; i++)
    {
      const FringeExerciseAct *act = &g_array_index (acts, FringeExerciseAct, i);

      if (early->now.step == step && (act->kind == FRINGE_ACT_CHOOSE || act->kind == FRINGE_ACT_BOUND))
        break;
      fringe_exercise_act (early, act, NULL);
    }
  return early;
}

const GArray *
fringe_exercise_answers (const FringeExercise *exercise)
{
  return exercise->answers;
}

GArray *
fringe_exercise_slips (const FringeExercise *exercise)
{
  GArray *slips = g_array_new (FALSE, FALSE, sizeof (FringeSlip));

  if (!exercise->task.is_exam)
    g_array_append_vals (slips, exercise->slips->data, exercise->slips->len);
  for (guint i = 0; exercise->task.is_exam && i < exercise->answers->len; i++)
    if (g_array_index (exercise->answers, FringeSlip, i).reason != FRINGE_SLIP_NONE)
      g_array_append_val (slips, g_array_index (exercise->answers, FringeSlip, i));
  return slips;
}

/* There is one question on the ending, and all answers to it must be right. */
FringeMarks
fringe_exercise_marks (const FringeExercise *exercise)
{
  FringeMarks marks = {
    .n_steps = exercise->now.step,
    .n_steps_right = exercise->n_steps_right,
    .n_hints = exercise->n_hints_taken,
    .is_over = exercise->now.is_over,
  };
  gboolean ended_right = TRUE;

  if (exercise->now.chosen != FRINGE_NO_NODE && !exercise->now.is_over)
    marks.n_steps--;
  for (guint i = 0; i < exercise->answers->len; i++)
    {
      const FringeSlip *answer = &g_array_index (exercise->answers, FringeSlip, i);
      gboolean is_right = answer->reason == FRINGE_SLIP_NONE && !fringe_exercise_is_lost (exercise, answer);

      marks.asked[answer->kind]++;
      marks.right[answer->kind] += is_right;
      ended_right &= is_right || answer->kind != FRINGE_SLIP_ENDING;
    }
  marks.asked[FRINGE_SLIP_ENDING] = MIN (marks.asked[FRINGE_SLIP_ENDING], 1);
  marks.right[FRINGE_SLIP_ENDING] = ended_right ? marks.asked[FRINGE_SLIP_ENDING] : 0;
  return marks;
}

guint
fringe_exercise_n_right_steps (const FringeExercise *exercise)
{
  return exercise->n_steps_right;
}

const char *
fringe_exercise_level_name (FringeExerciseLevel level)
{
  static const char *const names[FRINGE_N_EXERCISE_LEVELS] = { "choice", "numbers", "duplicates" };

  return names[level];
}

const char *
fringe_exercise_lists_name (FringeExerciseLists lists)
{
  static const char *const names[FRINGE_N_EXERCISE_LISTS] = { "none", "any-order", "in-order" };

  return names[lists];
}

const char *
fringe_list_name (FringeList list)
{
  return list == FRINGE_LIST_FRONTIER ? "frontier" : "closed";
}

const char *
fringe_fate_name (FringeFate fate)
{
  static const char *const names[FRINGE_N_FATES] = { "new", "dropped", "replaces", "reopens" };

  return names[fate];
}

const char *
fringe_slip_kind_name (FringeSlipKind kind)
{
  static const char *const names[FRINGE_N_SLIP_KINDS] = { "choice", "g", "h", "f", "duplicates", "lists", "ending" };

  return names[kind];
}

const char *
fringe_slip_reason_name (FringeSlipReason reason)
{
  static const char *const names[FRINGE_N_SLIP_REASONS]
      = { "none",        "priority",  "tie",          "order",      "cut",       "bound", "within",
          "number",      "fate",      "other-board",  "stale",      "not-stale", "goal",  "no-goal",
          "not-removed", "not-empty", "list-missing", "list-extra", "list-order" };

  return names[reason];
}
