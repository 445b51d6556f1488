/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-private.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* The frontier and the closed list as a student keeps them by hand. */

gboolean
fringe_exercise_asks_lists (const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = &exercise->now;

  return exercise->task.lists != FRINGE_EXERCISE_NO_LISTS && !fringe_algorithm_deepens (exercise->task.rules.algorithm)
         && now->step > 0 && now->chosen == FRINGE_NO_NODE && !now->is_over;
}

const FringeExerciseAct *
fringe_exercise_written_list (const FringeExercise *exercise, FringeList list)
{
  guint act = exercise->now.lists[list];

  return act > 0 && act <= exercise->acts->len ? &g_array_index (exercise->acts, FringeExerciseAct, act - 1) : NULL;
}

gboolean
fringe_exercise_check_ids (const FringeExercise *exercise, const FringeExerciseAct *act, GError **error)
{
  for (guint i = 0; i < MIN (act->n_ids, FRINGE_EXERCISE_NODES_MAX); i++)
    {
      if (act->ids[i] >= exercise->nodes->len)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("There is no node %u."), act->ids[i]);
          return FALSE;
        }
      for (guint j = 0; j < i; j++)
        if (act->ids[j] == act->ids[i])
          {
            g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("Node %u stands there twice."),
                         act->ids[i]);
            return FALSE;
          }
    }
  return TRUE;
}

/* A closed node of whose board there is a later one by better-g was reopened. As a student may have made that node by a
 * slip, the closed one may be named or not. */
static gboolean
is_reopened (const FringeExercise *exercise, guint32 id)
{
  const FringeExerciseNode *node = fringe_exercise_node_at (exercise, id);

  if (fringe_exercise_duplicates (&exercise->task.rules) != FRINGE_DUPLICATES_BETTER_G)
    return FALSE;
  for (guint32 later = id + 1; later < exercise->nodes->len; later++)
    if (fringe_board_equal (&fringe_exercise_node_at (exercise, later)->board, &node->board))
      return TRUE;
  return FALSE;
}

static gboolean
belongs (const FringeExercise *exercise, FringeList list, guint32 id)
{
  return list == FRINGE_LIST_FRONTIER ? fringe_exercise_is_open (exercise, id)
                                      : fringe_exercise_node_at (exercise, id)->state == FRINGE_NODE_EXPANDED;
}

static gboolean
must_be (const FringeExercise *exercise, FringeList list, guint32 id)
{
  return belongs (exercise, list, id) && (list == FRINGE_LIST_FRONTIER || !is_reopened (exercise, id));
}

/* Which of nodes that tie leaves a heap first cannot be seen. */
static gboolean
stands_before (const FringeExercise *exercise, FringeList list, guint32 a, guint32 b)
{
  const FringeRules *rules = &exercise->task.rules;

  if (list == FRINGE_LIST_CLOSED)
    return fringe_exercise_node_at (exercise, a)->removed < fringe_exercise_node_at (exercise, b)->removed;
  if (fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP)
    return fringe_exercise_priority (exercise, a) < fringe_exercise_priority (exercise, b);
  return fringe_exercise_goes_before (exercise, a, b);
}

void
fringe_exercise_right_list (const FringeExercise *exercise, FringeList list, FringeExerciseAct *act)
{
  *act = (FringeExerciseAct) { .kind = FRINGE_ACT_LIST, .list = list };
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (must_be (exercise, list, id))
      {
        guint at = act->n_ids++;

        for (; at > 0 && stands_before (exercise, list, id, act->ids[at - 1]); at--)
          act->ids[at] = act->ids[at - 1];
        act->ids[at] = (guint16) id;
      }
}

static gboolean
names (const FringeExerciseAct *act, guint32 id)
{
  for (guint i = 0; i < act->n_ids; i++)
    if (act->ids[i] == id)
      return TRUE;
  return FALSE;
}

static FringeSlipReason
find_wrong_node (const FringeExercise *exercise, const FringeExerciseAct *act, guint32 *wrong)
{
  for (guint i = 0; i < act->n_ids; i++)
    if (!belongs (exercise, act->list, act->ids[i]))
      {
        *wrong = act->ids[i];
        return FRINGE_SLIP_LIST_EXTRA;
      }
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (must_be (exercise, act->list, id) && !names (act, id))
      {
        *wrong = id;
        return FRINGE_SLIP_LIST_MISSING;
      }
  return FRINGE_SLIP_NONE;
}

gboolean
fringe_exercise_judge_list (const FringeExercise *exercise, const FringeExerciseAct *act, FringeSlip *slip)
{
  *slip = (FringeSlip) {
    .kind = FRINGE_SLIP_LISTS,
    .step = exercise->now.step,
    .node = FRINGE_NO_NODE,
    .move = FRINGE_N_MOVES,
    .list = act->list,
  };
  slip->reason = find_wrong_node (exercise, act, &slip->other);
  for (guint i = 1;
       exercise->task.lists == FRINGE_EXERCISE_IN_ORDER && slip->reason == FRINGE_SLIP_NONE && i < act->n_ids; i++)
    if (stands_before (exercise, act->list, act->ids[i], act->ids[i - 1]))
      {
        slip->reason = FRINGE_SLIP_LIST_ORDER;
        slip->node = act->ids[i - 1];
        slip->other = act->ids[i];
      }
  return slip->reason == FRINGE_SLIP_NONE;
}
