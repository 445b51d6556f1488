/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-deviations.h"

#include "fringe-exercise-sentences.h"

#include <glib/gi18n-lib.h>

/* Returns: the node that the step made of the successor by the move; FRINGE_NO_NODE where it made none */
static guint32
find_successor (const FringeExercise *exercise, const FringeSlip *slip)
{
  for (guint32 id = 0; id < fringe_exercise_n_nodes (exercise); id++)
    {
      const FringeExerciseNode *node = fringe_exercise_node (exercise, id);

      if (node->parent == slip->node && node->move == slip->move && node->step == slip->step)
        return id;
    }
  return FRINGE_NO_NODE;
}

/* A bound begins an iteration of IDA*, whose root it made. */
static guint32
find_root (const FringeExercise *exercise, guint step)
{
  for (guint32 id = 0; id < fringe_exercise_n_nodes (exercise); id++)
    if (fringe_exercise_node (exercise, id)->parent == FRINGE_NO_NODE
        && fringe_exercise_node (exercise, id)->step == step)
      return id;
  return FRINGE_NO_NODE;
}

static guint32
find_last_removed (const FringeExercise *exercise)
{
  guint32 last = 0;

  for (guint32 id = 0; id < fringe_exercise_n_nodes (exercise); id++)
    if (fringe_exercise_node (exercise, id)->removed > fringe_exercise_node (exercise, last)->removed)
      last = id;
  return last;
}

/* Returns: the node at which the slip is seen; @is_missing: whether the successor itself is missing there */
static guint32
find_place (const FringeExercise *exercise, const FringeSlip *slip, gboolean *is_missing)
{
  guint32 id;

  *is_missing = FALSE;
  if (slip->kind == FRINGE_SLIP_CHOICE)
    return slip->node != FRINGE_NO_NODE ? slip->node : find_root (exercise, slip->step);
  if (slip->kind == FRINGE_SLIP_LISTS)
    return slip->other;
  if (slip->kind == FRINGE_SLIP_ENDING)
    return slip->node != FRINGE_NO_NODE    ? slip->node
           : slip->other != FRINGE_NO_NODE ? slip->other
                                           : find_last_removed (exercise);
  id = slip->move == FRINGE_N_MOVES ? slip->node : find_successor (exercise, slip);
  *is_missing = id == FRINGE_NO_NODE;
  return *is_missing ? slip->node : id;
}

static const FringeSlip *
wrong_at (const FringeExercise *exercise, guint i, guint32 id, gboolean *is_missing)
{
  const FringeSlip *slip = &g_array_index (fringe_exercise_answers (exercise), FringeSlip, i);

  return slip->reason != FRINGE_SLIP_NONE && find_place (exercise, slip, is_missing) == id ? slip : NULL;
}

FringeDeviation
fringe_exercise_deviation (const FringeExercise *exercise, guint32 id)
{
  FringeDeviation deviation = { 0 };

  for (guint i = 0; i < fringe_exercise_answers (exercise)->len; i++)
    {
      gboolean is_missing;
      const FringeSlip *slip = wrong_at (exercise, i, id, &is_missing);

      if (slip != NULL && is_missing)
        deviation.moves |= 1u << slip->move;
      else if (slip != NULL)
        deviation.kinds |= 1u << slip->kind;
    }
  return deviation;
}

char *
fringe_exercise_deviation_text (const FringeExercise *exercise, guint32 id)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < fringe_exercise_answers (exercise)->len; i++)
    {
      gboolean is_missing;
      const FringeSlip *slip = wrong_at (exercise, i, id, &is_missing);
      g_autofree char *title = slip != NULL ? fringe_slip_title (slip) : NULL,
                      *why = slip != NULL ? fringe_slip_sentence (exercise, slip) : NULL;

      if (slip == NULL)
        continue;
      /* Translators: what an answer was, and why it is wrong */
      g_string_append_printf (text, _ ("%s. %s"), title, why);
      g_string_append_c (text, '\n');
    }
  g_string_truncate (text, text->len > 0 ? text->len - 1 : 0);
  return g_string_free (text, FALSE);
}

/* A successor that is not marked may still become a duplicate, and one that is dropped has no numbers. */
static void
add_card_slips (GArray *slips, const FringeExercise *exercise, const FringeExerciseCard *card)
{
  FringeSlip slip;

  if (card->fate != FRINGE_FATE_NEW && !fringe_exercise_judge_fate (exercise, card, &slip))
    g_array_append_val (slips, slip);
  for (int i = 0; card->fate != FRINGE_FATE_DROPPED && i < FRINGE_N_NUMBERS; i++)
    if ((card->filled & 1u << i) != 0 && !fringe_exercise_judge_number (exercise, card, (FringeNumber) i, &slip))
      g_array_append_val (slips, slip);
}

static void
add_list_slips (GArray *slips, const FringeExercise *exercise)
{
  FringeSlip slip;

  for (int i = 0; i < FRINGE_N_LISTS; i++)
    {
      const FringeExerciseAct *act = fringe_exercise_written_list (exercise, (FringeList) i);

      if (act != NULL && !fringe_exercise_judge_list (exercise, act, &slip))
        g_array_append_val (slips, slip);
    }
}

GArray *
fringe_exercise_open_slips (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  GArray *slips = g_array_new (FALSE, FALSE, sizeof (FringeSlip));

  for (guint i = 0; i < now->n_cards; i++)
    add_card_slips (slips, exercise, &now->cards[i]);
  if (now->chosen == FRINGE_NO_NODE)
    add_list_slips (slips, exercise);
  return slips;
}
