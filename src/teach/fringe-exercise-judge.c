/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-private.h"

#include <math.h>

/* What the rules want of the state in which the student is, whatever it came from. */

/* Choices. */

FringeDuplicates
fringe_exercise_duplicates (const FringeRules *rules)
{
  return fringe_rules_use_duplicates (rules) ? rules->duplicates : FRINGE_DUPLICATES_PARENT;
}

double
fringe_exercise_priority (const FringeExercise *exercise, guint32 id)
{
  const double *numbers = fringe_exercise_node_at (exercise, id)->numbers;

  switch (exercise->task.rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return numbers[FRINGE_NUMBER_G];
    case FRINGE_ALGORITHM_GREEDY:
      return numbers[FRINGE_NUMBER_H];
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
      return numbers[FRINGE_NUMBER_F];
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return 0;
    }
}

static gboolean
is_deep_first (const FringeRules *rules)
{
  return rules->algorithm == FRINGE_ALGORITHM_DFS || fringe_algorithm_deepens (rules->algorithm);
}

/* A stack gets the successors of a step in reverse. */
gboolean
fringe_exercise_goes_before (const FringeExercise *exercise, guint32 a, guint32 b)
{
  const FringeExerciseNode *x = fringe_exercise_node_at (exercise, a), *y = fringe_exercise_node_at (exercise, b);
  double px = fringe_exercise_priority (exercise, a), py = fringe_exercise_priority (exercise, b);
  FringeTies ties = exercise->task.rules.ties;

  if (is_deep_first (&exercise->task.rules))
    return x->step != y->step ? x->step > y->step : a < b;
  if (exercise->task.rules.algorithm == FRINGE_ALGORITHM_BFS)
    return a < b;
  if (px != py)
    return px < py;
  return fringe_ties_order (ties, (guint32) x->numbers[FRINGE_NUMBER_G], a)
         < fringe_ties_order (ties, (guint32) y->numbers[FRINGE_NUMBER_G], b);
}

static gboolean
is_cut (const FringeExercise *exercise, guint32 id)
{
  return fringe_algorithm_deepens (exercise->task.rules.algorithm)
         && fringe_exercise_priority (exercise, id) > exercise->now.bound;
}

guint32
fringe_exercise_next (const FringeExercise *exercise)
{
  guint32 best = FRINGE_NO_NODE;

  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id) && !is_cut (exercise, id)
        && (best == FRINGE_NO_NODE || fringe_exercise_goes_before (exercise, id, best)))
      best = id;
  return best;
}

double
fringe_exercise_next_bound (const FringeExercise *exercise)
{
  double bound = INFINITY;

  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id) && is_cut (exercise, id))
      bound = MIN (bound, fringe_exercise_priority (exercise, id));
  return bound;
}

gboolean
fringe_exercise_is_goal (const FringeExercise *exercise, guint32 id)
{
  return fringe_board_equal (&fringe_exercise_node_at (exercise, id)->board, &exercise->task.goal);
}

/* IDA* tests a node when it is entered, which is when it is chosen here. */
gboolean
fringe_exercise_tests_generated (const FringeRules *rules)
{
  return fringe_rules_use_goal_test (rules) && rules->goal_test == FRINGE_GOAL_TEST_GENERATION;
}

guint32
fringe_exercise_generated_goal (const FringeExercise *exercise)
{
  guint32 goal = FRINGE_NO_NODE;

  for (guint32 id = 0; fringe_exercise_tests_generated (&exercise->task.rules) && id < exercise->nodes->len; id++)
    if (fringe_exercise_is_goal (exercise, id))
      {
        if (fringe_exercise_node_at (exercise, id)->passed > 0)
          return FRINGE_NO_NODE;
        if (goal == FRINGE_NO_NODE)
          goal = id;
      }
  return goal;
}

gboolean
fringe_exercise_has_goal_card (const FringeExercise *exercise)
{
  for (guint i = 0; exercise->now.chosen != FRINGE_NO_NODE && i < exercise->now.n_cards; i++)
    {
      const FringeExerciseCard *card = &exercise->now.cards[i];
      gboolean is_said = exercise->task.level == FRINGE_EXERCISE_CHOICE
                         || (card->touched && fringe_exercise_n_missing (exercise, card) == 0);

      if (is_said && card->fate != FRINGE_FATE_DROPPED && fringe_board_equal (&card->board, &exercise->task.goal))
        return TRUE;
    }
  return FALSE;
}

FringeSlip
fringe_exercise_judge_choice (const FringeExercise *exercise, guint32 id)
{
  const FringeRules *rules = &exercise->task.rules;
  guint32 next = fringe_exercise_next (exercise), goal = fringe_exercise_generated_goal (exercise);
  FringeSlip slip = {
    .kind = FRINGE_SLIP_CHOICE,
    .step = exercise->now.step + 1,
    .node = id,
    .move = FRINGE_N_MOVES,
    .other = next,
    .given = fringe_exercise_priority (exercise, id),
    .right = next != FRINGE_NO_NODE ? fringe_exercise_priority (exercise, next) : 0,
  };

  if (goal != FRINGE_NO_NODE)
    {
      slip.kind = FRINGE_SLIP_ENDING;
      slip.reason = FRINGE_SLIP_GOAL;
      slip.other = goal;
    }
  else if (is_cut (exercise, id))
    {
      slip.reason = FRINGE_SLIP_CUT;
      slip.right = exercise->now.bound;
    }
  else if (id != next && (is_deep_first (rules) || rules->algorithm == FRINGE_ALGORITHM_BFS))
    slip.reason = FRINGE_SLIP_ORDER;
  else if (id != next && slip.given != slip.right)
    slip.reason = FRINGE_SLIP_PRIORITY;
  else if (id != next && rules->ties != FRINGE_TIES_HEAP)
    slip.reason = FRINGE_SLIP_TIE;
  return slip;
}

FringeSlip
fringe_exercise_judge_bound (const FringeExercise *exercise, double bound)
{
  guint32 next = fringe_exercise_next (exercise);
  FringeSlip slip = {
    .kind = FRINGE_SLIP_CHOICE,
    .step = exercise->now.step + 1,
    .node = FRINGE_NO_NODE,
    .move = FRINGE_N_MOVES,
    .other = next,
    .given = bound,
    .right = fringe_exercise_next_bound (exercise),
  };

  if (next != FRINGE_NO_NODE)
    slip.reason = FRINGE_SLIP_WITHIN;
  else if (!(fabs (bound - slip.right) <= FRINGE_EXERCISE_NEAR))
    slip.reason = FRINGE_SLIP_BOUND;
  return slip;
}

/* Successors. */

double
fringe_exercise_right_number (const FringeExercise *exercise, const FringeExerciseCard *card, FringeNumber number)
{
  double g = fringe_exercise_node_at (exercise, exercise->now.chosen)->numbers[FRINGE_NUMBER_G] + 1;
  double h = fringe_estimate_h (&exercise->estimate, &card->board);

  if (number == FRINGE_NUMBER_G)
    return g;
  if (number == FRINGE_NUMBER_H)
    return h;
  if ((card->filled & 1u << FRINGE_NUMBER_G) != 0)
    g = card->numbers[FRINGE_NUMBER_G];
  if ((card->filled & 1u << FRINGE_NUMBER_H) != 0)
    h = card->numbers[FRINGE_NUMBER_H];
  return fringe_rules_f (&exercise->task.rules, (guint32) g, h);
}

gboolean
fringe_exercise_judge_number (const FringeExercise *exercise,
                              const FringeExerciseCard *card,
                              FringeNumber number,
                              FringeSlip *slip)
{
  const FringeExerciseNode *chosen = fringe_exercise_node_at (exercise, exercise->now.chosen);
  gboolean has_g = (card->filled & 1u << FRINGE_NUMBER_G) != 0, has_h = (card->filled & 1u << FRINGE_NUMBER_H) != 0;

  *slip = (FringeSlip) {
    .kind = (FringeSlipKind) (FRINGE_SLIP_G + number),
    .step = exercise->now.step,
    .node = exercise->now.chosen,
    .move = card->move,
    .given = card->numbers[number],
    .right = fringe_exercise_right_number (exercise, card, number),
    .parts = { chosen->numbers[FRINGE_NUMBER_G], 0 },
    .board = card->board,
  };
  if (number == FRINGE_NUMBER_F)
    {
      slip->parts[0]
          = has_g ? card->numbers[FRINGE_NUMBER_G] : fringe_exercise_right_number (exercise, card, FRINGE_NUMBER_G);
      slip->parts[1]
          = has_h ? card->numbers[FRINGE_NUMBER_H] : fringe_exercise_right_number (exercise, card, FRINGE_NUMBER_H);
    }
  if (fabs (slip->given - slip->right) > FRINGE_EXERCISE_NEAR)
    slip->reason = FRINGE_SLIP_NUMBER;
  return slip->reason == FRINGE_SLIP_NONE;
}

/* Duplicates. */

static gboolean
is_here (const FringeExercise *exercise, guint32 id, const FringeBoard *board)
{
  const FringeExerciseNode *node = fringe_exercise_node_at (exercise, id);

  return node->iteration == exercise->now.iteration && fringe_board_equal (&node->board, board);
}

static gboolean
is_closed (const FringeExercise *exercise, guint32 id)
{
  return id == exercise->now.chosen || fringe_exercise_node_at (exercise, id)->state == FRINGE_NODE_EXPANDED;
}

guint32
fringe_exercise_stale_of (const FringeExercise *exercise, FringeDuplicates rule, guint32 id)
{
  for (guint32 i = 0; rule == FRINGE_DUPLICATES_EXPANSION && i < exercise->nodes->len; i++)
    if (i != id && fringe_exercise_node_at (exercise, i)->state == FRINGE_NODE_EXPANDED
        && is_here (exercise, i, &fringe_exercise_node_at (exercise, id)->board))
      return i;
  return FRINGE_NO_NODE;
}

static double
card_g (const FringeExercise *exercise, const FringeExerciseCard *card)
{
  if ((card->filled & 1u << FRINGE_NUMBER_G) != 0)
    return card->numbers[FRINGE_NUMBER_G];
  return fringe_exercise_right_number (exercise, card, FRINGE_NUMBER_G);
}

/* Returns: whether a node of the card's board is held against it by @rule, so that it is dropped */
static gboolean
drops (const FringeExercise *exercise, FringeDuplicates rule, const FringeExerciseCard *card, guint32 id)
{
  switch (rule)
    {
    case FRINGE_DUPLICATES_OPEN_CLOSED:
      return TRUE;
    case FRINGE_DUPLICATES_CLOSED:
      return is_closed (exercise, id);
    case FRINGE_DUPLICATES_BETTER_G:
      return fringe_exercise_node_at (exercise, id)->numbers[FRINGE_NUMBER_G] <= card_g (exercise, card);
    case FRINGE_DUPLICATES_PARENT:
      return id == fringe_exercise_node_at (exercise, exercise->now.chosen)->parent;
    case FRINGE_DUPLICATES_EXPANSION:
    case FRINGE_N_DUPLICATES:
    default:
      return FALSE;
    }
}

FringeFate
fringe_exercise_right_fate (const FringeExercise *exercise,
                            FringeDuplicates rule,
                            const FringeExerciseCard *card,
                            guint32 *of)
{
  guint32 cheapest = FRINGE_NO_NODE;

  *of = FRINGE_NO_NODE;
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (is_here (exercise, id, &card->board))
      {
        if (drops (exercise, rule, card, id))
          {
            *of = id;
            return FRINGE_FATE_DROPPED;
          }
        if (cheapest == FRINGE_NO_NODE
            || fringe_exercise_node_at (exercise, id)->numbers[FRINGE_NUMBER_G]
                   <= fringe_exercise_node_at (exercise, cheapest)->numbers[FRINGE_NUMBER_G])
          cheapest = id;
      }
  if (rule != FRINGE_DUPLICATES_BETTER_G || cheapest == FRINGE_NO_NODE)
    return FRINGE_FATE_NEW;
  *of = cheapest;
  return is_closed (exercise, cheapest) ? FRINGE_FATE_REOPENS : FRINGE_FATE_REPLACES;
}

/* A node of the board will do where several would. */
static gboolean
is_fitting_node (const FringeExercise *exercise, FringeDuplicates rule, const FringeExerciseCard *card)
{
  if (!is_here (exercise, card->of, &card->board))
    return FALSE;
  switch (card->fate)
    {
    case FRINGE_FATE_DROPPED:
      return rule == FRINGE_DUPLICATES_PARENT || drops (exercise, rule, card, card->of);
    case FRINGE_FATE_REPLACES:
      return !is_closed (exercise, card->of);
    case FRINGE_FATE_REOPENS:
      return is_closed (exercise, card->of);
    case FRINGE_FATE_NEW:
    case FRINGE_N_FATES:
    default:
      return TRUE;
    }
}

static gboolean
fits_with_its_g (const FringeExercise *exercise, FringeDuplicates rule, const FringeExerciseCard *card)
{
  guint32 of;

  return fringe_exercise_right_fate (exercise, rule, card, &of) == card->fate
         && (card->fate == FRINGE_FATE_NEW || is_fitting_node (exercise, rule, card));
}

/* A wrong g may make another fate right. As one slip costs once, that of the right g will do, too. */
gboolean
fringe_exercise_fate_fits (const FringeExercise *exercise, FringeDuplicates rule, const FringeExerciseCard *card)
{
  FringeExerciseCard without_g = *card;

  without_g.filled &= ~(1u << FRINGE_NUMBER_G);
  return fits_with_its_g (exercise, rule, card) || fits_with_its_g (exercise, rule, &without_g);
}

gboolean
fringe_exercise_judge_fate (const FringeExercise *exercise, const FringeExerciseCard *card, FringeSlip *slip)
{
  FringeDuplicates rule = fringe_exercise_duplicates (&exercise->task.rules);

  *slip = (FringeSlip) {
    .kind = FRINGE_SLIP_DUPLICATES,
    .step = exercise->now.step,
    .node = exercise->now.chosen,
    .move = card->move,
    .board = card->board,
    .given = card->of,
    .parts = { card_g (exercise, card), 0 },
  };
  slip->fate = fringe_exercise_right_fate (exercise, rule, card, &slip->other);
  if (slip->other != FRINGE_NO_NODE)
    slip->parts[1] = fringe_exercise_node_at (exercise, slip->other)->numbers[FRINGE_NUMBER_G];
  if (!fringe_exercise_fate_fits (exercise, rule, card))
    slip->reason = slip->fate != card->fate ? FRINGE_SLIP_FATE : FRINGE_SLIP_OTHER_BOARD;
  return slip->reason == FRINGE_SLIP_NONE;
}

FringeSlip
fringe_exercise_judge_discard (const FringeExercise *exercise)
{
  FringeSlip slip = {
    .kind = FRINGE_SLIP_DUPLICATES,
    .step = exercise->now.step,
    .node = exercise->now.chosen,
    .move = FRINGE_N_MOVES,
    .board = fringe_exercise_node_at (exercise, exercise->now.chosen)->board,
  };

  slip.other = fringe_exercise_stale_of (exercise, fringe_exercise_duplicates (&exercise->task.rules), slip.node);
  if (slip.other == FRINGE_NO_NODE)
    slip.reason = FRINGE_SLIP_NOT_STALE;
  return slip;
}

/* The ending. */

static guint32
find_open_goal (const FringeExercise *exercise)
{
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id) && fringe_exercise_is_goal (exercise, id))
      return id;
  return FRINGE_NO_NODE;
}

FringeSlip
fringe_exercise_judge_solved (const FringeExercise *exercise)
{
  guint32 chosen = exercise->now.chosen;
  FringeSlip slip = {
    .kind = FRINGE_SLIP_ENDING,
    .step = exercise->now.step,
    .node = chosen,
    .move = FRINGE_N_MOVES,
    .other = find_open_goal (exercise),
  };

  if (fringe_exercise_tests_generated (&exercise->task.rules))
    {
      if (fringe_exercise_generated_goal (exercise) == FRINGE_NO_NODE && !fringe_exercise_has_goal_card (exercise)
          && slip.other == FRINGE_NO_NODE && (chosen == FRINGE_NO_NODE || !fringe_exercise_is_goal (exercise, chosen)))
        slip.reason = FRINGE_SLIP_NO_GOAL;
    }
  else if (chosen == FRINGE_NO_NODE || !fringe_exercise_is_goal (exercise, chosen))
    slip.reason = slip.other != FRINGE_NO_NODE ? FRINGE_SLIP_NOT_REMOVED : FRINGE_SLIP_NO_GOAL;
  return slip;
}

FringeSlip
fringe_exercise_judge_no_solution (const FringeExercise *exercise)
{
  FringeSlip slip = {
    .kind = FRINGE_SLIP_ENDING,
    .step = exercise->now.step,
    .node = exercise->now.chosen,
    .move = FRINGE_N_MOVES,
    .other = exercise->now.chosen,
  };

  for (guint32 id = 0; slip.other == FRINGE_NO_NODE && id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id))
      slip.other = id;
  if (slip.other != FRINGE_NO_NODE)
    slip.reason = FRINGE_SLIP_NOT_EMPTY;
  return slip;
}

/* What is right to do. */

static gboolean
right_act_on_card (const FringeExercise *exercise, const FringeExerciseCard *card, FringeExerciseAct *act)
{
  guint missing = fringe_exercise_asked_numbers (exercise) & ~card->filled;

  act->move = card->move;
  if (exercise->task.level == FRINGE_EXERCISE_DUPLICATES
      && !fringe_exercise_fate_fits (exercise, fringe_exercise_duplicates (&exercise->task.rules), card))
    {
      act->kind = FRINGE_ACT_FATE;
      act->fate
          = fringe_exercise_right_fate (exercise, fringe_exercise_duplicates (&exercise->task.rules), card, &act->id);
      return TRUE;
    }
  for (int i = 0; card->fate != FRINGE_FATE_DROPPED && i < FRINGE_N_NUMBERS; i++)
    if ((missing & 1u << i) != 0)
      {
        act->kind = FRINGE_ACT_NUMBER;
        act->number = (FringeNumber) i;
        act->value = fringe_exercise_right_number (exercise, card, act->number);
        return TRUE;
      }
  return FALSE;
}

static void
right_act_on_chosen (const FringeExercise *exercise, FringeExerciseAct *act)
{
  guint32 id = exercise->now.chosen;

  act->kind = FRINGE_ACT_FINISH;
  if (fringe_exercise_stale_of (exercise, fringe_exercise_duplicates (&exercise->task.rules), id) != FRINGE_NO_NODE)
    {
      if (exercise->task.level == FRINGE_EXERCISE_DUPLICATES)
        act->kind = FRINGE_ACT_DISCARD;
    }
  else if (fringe_exercise_judge_solved (exercise).reason == FRINGE_SLIP_NONE)
    act->kind = FRINGE_ACT_SOLVED;
  else
    for (guint i = 0; i < exercise->now.n_cards; i++)
      if (right_act_on_card (exercise, &exercise->now.cards[i], act))
        break;
}

static gboolean
right_act_on_lists (const FringeExercise *exercise, FringeExerciseAct *act)
{
  for (int i = 0; fringe_exercise_asks_lists (exercise) && i < FRINGE_N_LISTS; i++)
    if (exercise->now.lists[i] == 0)
      {
        fringe_exercise_right_list (exercise, (FringeList) i, act);
        return TRUE;
      }
  return FALSE;
}

gboolean
fringe_exercise_right_act (const FringeExercise *exercise, FringeExerciseAct *act)
{
  guint32 next = fringe_exercise_next (exercise);

  *act = (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = next };
  if (exercise->now.is_over)
    return FALSE;
  if (exercise->now.chosen != FRINGE_NO_NODE)
    right_act_on_chosen (exercise, act);
  else if (fringe_exercise_judge_solved (exercise).reason == FRINGE_SLIP_NONE)
    act->kind = FRINGE_ACT_SOLVED;
  else if (right_act_on_lists (exercise, act))
    return TRUE;
  else if (next == FRINGE_NO_NODE && isinf (fringe_exercise_next_bound (exercise)))
    act->kind = FRINGE_ACT_NO_SOLUTION;
  else if (next == FRINGE_NO_NODE)
    {
      act->kind = FRINGE_ACT_BOUND;
      act->value = fringe_exercise_next_bound (exercise);
    }
  return TRUE;
}
