/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-private.h"

#include <math.h>

/* What an act does to a run: its answers, its nodes, and the cards that are the successors of a node. */

/* The question that an answer is to, as a key. There is one question on the ending. */
gpointer
fringe_exercise_key_of (const FringeSlip *slip)
{
  guint key = (guint) slip->kind + 1;

  if (slip->kind == FRINGE_SLIP_ENDING)
    return GUINT_TO_POINTER (key);
  key |= slip->step << 4;
  if (slip->kind == FRINGE_SLIP_LISTS)
    return GUINT_TO_POINTER (key | (guint) slip->list << 17);
  if (slip->kind != FRINGE_SLIP_CHOICE)
    key |= (guint) slip->move << 17 | slip->node << 20;
  return GUINT_TO_POINTER (key);
}

gboolean
fringe_exercise_is_lost (const FringeExercise *exercise, const FringeSlip *answer)
{
  return g_hash_table_contains (exercise->lost, fringe_exercise_key_of (answer));
}

/* In practice the first answer counts. */
void
fringe_exercise_note (FringeExercise *exercise, FringeSlip slip)
{
  if (slip.reason == FRINGE_SLIP_NONE || exercise->task.is_exam)
    return;
  slip.act = exercise->acts->len;
  exercise->last_slip = slip;
  if (g_hash_table_add (exercise->lost, fringe_exercise_key_of (&slip)))
    g_array_append_val (exercise->slips, slip);
}

void
fringe_exercise_answer (FringeExercise *exercise, FringeSlip slip)
{
  slip.act = exercise->acts->len;
  g_array_append_val (exercise->answers, slip);
  fringe_exercise_note (exercise, slip);
}

/* Nodes and cards. */

static FringeExerciseNode *
chosen (const FringeExercise *exercise)
{
  return fringe_exercise_node_at (exercise, exercise->now.chosen);
}

void
fringe_exercise_set_state (FringeExercise *exercise, guint32 id, FringeNodeState state)
{
  FringeExerciseNode *node = fringe_exercise_node_at (exercise, id);

  node->state = state;
  node->changed = exercise->done->len;
  if (state != FRINGE_NODE_SUPERSEDED)
    node->removed = exercise->now.step;
}

void
fringe_exercise_add_root (FringeExercise *exercise)
{
  const FringeTask *task = &exercise->task;
  double h = fringe_estimate_h (&exercise->estimate, &task->start);
  FringeExerciseNode node = {
    .board = task->start,
    .parent = FRINGE_NO_NODE,
    .move = FRINGE_N_MOVES,
    .step = exercise->now.step,
    .iteration = exercise->now.iteration,
    .numbers = { 0, h, fringe_rules_f (&task->rules, 0, h) },
    .state = FRINGE_NODE_FRONTIER,
  };

  g_array_append_val (exercise->nodes, node);
}

static void
fill_card (const FringeExercise *exercise, FringeExerciseCard *card)
{
  for (int i = 0; exercise->task.level == FRINGE_EXERCISE_CHOICE && i < FRINGE_N_NUMBERS; i++)
    {
      card->numbers[i] = fringe_exercise_right_number (exercise, card, (FringeNumber) i);
      card->filled |= 1u << i;
    }
  if (exercise->task.level < FRINGE_EXERCISE_DUPLICATES)
    card->fate
        = fringe_exercise_right_fate (exercise, fringe_exercise_duplicates (&exercise->task.rules), card, &card->of);
}

void
fringe_exercise_lay_cards (FringeExercise *exercise)
{
  FringeExerciseMoment *now = &exercise->now;
  FringeDuplicates rule = fringe_exercise_duplicates (&exercise->task.rules);

  now->n_cards = 0;
  if (exercise->task.level < FRINGE_EXERCISE_DUPLICATES
      && fringe_exercise_stale_of (exercise, rule, now->chosen) != FRINGE_NO_NODE)
    return;
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeExerciseCard card
          = { .move = exercise->task.rules.moves[i], .board = chosen (exercise)->board, .of = FRINGE_NO_NODE };

      if (!fringe_board_move (&card.board, card.move))
        continue;
      fill_card (exercise, &card);
      now->cards[now->n_cards++] = card;
    }
}

FringeExerciseCard *
fringe_exercise_find_card (FringeExercise *exercise, FringeMove move)
{
  for (guint i = 0; i < exercise->now.n_cards; i++)
    if (exercise->now.cards[i].move == move)
      return &exercise->now.cards[i];
  return NULL;
}

/* A card that replaces a node takes all nodes of its board from the frontier. */
static void
supersede (FringeExercise *exercise, const FringeExerciseCard *card)
{
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id)
        && fringe_board_equal (&fringe_exercise_node_at (exercise, id)->board, &card->board))
      fringe_exercise_set_state (exercise, id, FRINGE_NODE_SUPERSEDED);
}

static void
add_node (FringeExercise *exercise, const FringeExerciseCard *card)
{
  FringeExerciseNode node = {
    .board = card->board,
    .parent = exercise->now.chosen,
    .move = card->move,
    .step = exercise->now.step,
    .iteration = exercise->now.iteration,
    .state = FRINGE_NODE_FRONTIER,
  };

  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    {
      double right = fringe_exercise_right_number (exercise, card, (FringeNumber) i);
      gboolean is_own = (card->filled & 1u << i) != 0 && fabs (card->numbers[i] - right) > FRINGE_EXERCISE_NEAR;

      node.numbers[i] = is_own ? card->numbers[i] : right;
    }
  g_array_append_val (exercise->nodes, node);
}

static void
answer_card (FringeExercise *exercise, const FringeExerciseCard *card)
{
  FringeSlip slip;

  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if (card->fate != FRINGE_FATE_DROPPED && (fringe_exercise_asked_numbers (exercise) & 1u << i) != 0)
      {
        fringe_exercise_judge_number (exercise, card, (FringeNumber) i, &slip);
        fringe_exercise_answer (exercise, slip);
      }
  if (exercise->task.level != FRINGE_EXERCISE_DUPLICATES)
    return;
  fringe_exercise_judge_fate (exercise, card, &slip);
  fringe_exercise_answer (exercise, slip);
}

/* Whether a card is taken when the run ends in the middle of a step. */
static gboolean
is_said (const FringeExercise *exercise, const FringeExerciseCard *card)
{
  if (exercise->task.level == FRINGE_EXERCISE_CHOICE)
    return fringe_exercise_tests_generated (&exercise->task.rules);
  return card->touched && fringe_exercise_n_missing (exercise, card) == 0;
}

/* All are judged before the first becomes a node: none is a duplicate of another. */
void
fringe_exercise_take_cards (FringeExercise *exercise, gboolean all)
{
  const FringeExerciseMoment now = exercise->now;

  for (guint i = 0; i < now.n_cards; i++)
    if (all || is_said (exercise, &now.cards[i]))
      answer_card (exercise, &now.cards[i]);
  for (guint i = 0; i < now.n_cards; i++)
    if ((all || is_said (exercise, &now.cards[i])) && now.cards[i].fate != FRINGE_FATE_DROPPED)
      {
        if (now.cards[i].fate != FRINGE_FATE_NEW)
          supersede (exercise, &now.cards[i]);
        add_node (exercise, &now.cards[i]);
      }
}

void
fringe_exercise_take_lists (FringeExercise *exercise)
{
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    {
      const FringeExerciseAct *act = fringe_exercise_written_list (exercise, (FringeList) i);
      FringeSlip slip;

      if (act != NULL)
        {
          fringe_exercise_judge_list (exercise, act, &slip);
          fringe_exercise_answer (exercise, slip);
        }
      exercise->now.lists[i] = 0;
    }
}
