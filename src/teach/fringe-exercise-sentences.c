/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-sentences.h"

#include "fringe-exercise-private.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Choices. */

static char *
priority_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  g_autofree char *given = fringe_exact_text (slip->given), *right = fringe_exact_text (slip->right);

  switch (exercise->task.rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      /* Translators: a node and its g, another node and its g */
      return g_strdup_printf (_ ("In your run, node %u has g = %s and node %u has g = %s. The smallest g goes first."),
                              slip->node, given, slip->other, right);
    case FRINGE_ALGORITHM_GREEDY:
      /* Translators: a node and its h, another node and its h */
      return g_strdup_printf (_ ("In your run, node %u has h = %s and node %u has h = %s. The smallest h goes first."),
                              slip->node, given, slip->other, right);
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      /* Translators: a node and its f, another node and its f */
      return g_strdup_printf (_ ("In your run, node %u has f = %s and node %u has f = %s. The smallest f goes first."),
                              slip->node, given, slip->other, right);
    }
}

static char *
tie_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  switch (exercise->task.rules.ties)
    {
    case FRINGE_TIES_LIFO:
      return g_strdup_printf (_ ("Node %u ties with node %u; the higher id goes first."), slip->node, slip->other);
    case FRINGE_TIES_HIGH_G:
      return g_strdup_printf (_ ("Node %u ties with node %u; the larger g goes first, then the lower id."), slip->node,
                              slip->other);
    case FRINGE_TIES_HIGH_G_LIFO:
      return g_strdup_printf (_ ("Node %u ties with node %u; the larger g goes first, then the higher id."), slip->node,
                              slip->other);
    case FRINGE_TIES_LOW_G:
      return g_strdup_printf (_ ("Node %u ties with node %u; the smaller g goes first, then the lower id."), slip->node,
                              slip->other);
    case FRINGE_TIES_FIFO:
    case FRINGE_TIES_HEAP:
    case FRINGE_N_TIES:
    default:
      return g_strdup_printf (_ ("Node %u ties with node %u; the lower id goes first."), slip->node, slip->other);
    }
}

static char *
order_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  if (exercise->task.rules.algorithm == FRINGE_ALGORITHM_BFS)
    return g_strdup_printf (_ ("Node %u is older than node %u, and breadth-first search takes the oldest node."),
                            slip->other, slip->node);
  if (exercise->task.rules.algorithm == FRINGE_ALGORITHM_DFS)
    return g_strdup_printf (_ ("Node %u lies above node %u on the stack: depth-first search goes on from the newest "
                               "nodes, by the first move of the order."),
                            slip->other, slip->node);
  return g_strdup_printf (
      _ ("Node %u comes before node %u: IDA* goes on from the newest nodes within the bound, by the "
         "first move of the order."),
      slip->other, slip->node);
}

static char *
bound_sentence (const FringeSlip *slip)
{
  g_autofree char *given = fringe_exact_text (slip->given), *right = fringe_exact_text (slip->right);

  if (slip->reason == FRINGE_SLIP_CUT)
    /* Translators: a node, its f, and the bound */
    return g_strdup_printf (_ ("In your run, node %u has f = %s, more than the bound %s, so it is cut."), slip->node,
                            given, right);
  if (slip->reason == FRINGE_SLIP_WITHIN)
    return g_strdup_printf (_ ("Node %u is still within the bound, so the iteration goes on."), slip->other);
  return g_strdup_printf (_ ("The next bound is %s, the smallest f of the nodes that were cut."), right);
}

/* Successors. */

static char *
number_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  const FringeRules *rules = &exercise->task.rules;
  g_autofree char *right = fringe_exact_text (slip->right), *first = fringe_exact_text (slip->parts[0]),
                  *second = fringe_exact_text (slip->parts[1]), *weight = fringe_exact_text (rules->weight);

  if (slip->kind == FRINGE_SLIP_G)
    /* Translators: a node, its g, and the g of its successor */
    return g_strdup_printf (_ ("Node %u has g = %s, and a move costs 1, so g = %s here."), slip->node, first, right);
  if (slip->kind == FRINGE_SLIP_H)
    return fringe_estimate_value_sentence (&exercise->estimate, &slip->board);
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    /* Translators: g, w, h and f */
    return g_strdup_printf (_ ("With your g and h, f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0·\u00a0h would be "
                               "%s\u00a0+\u00a0%s\u00a0·\u00a0%s\u00a0=\u00a0%s."),
                            first, weight, second, right);
  /* Translators: g, h and f */
  return g_strdup_printf (_ ("With your g and h, f would be %s\u00a0+\u00a0%s\u00a0=\u00a0%s."), first, second, right);
}

static guint32
find_successor (const FringeExercise *exercise, const FringeSlip *slip)
{
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    {
      const FringeExerciseNode *node = fringe_exercise_node_at (exercise, id);

      if (node->parent == slip->node && node->move == slip->move)
        return id;
    }
  return FRINGE_NO_NODE;
}

/* Returns: whether an earlier node has the board of the successor */
static gboolean
is_known_board (const FringeExercise *exercise, const FringeSlip *slip)
{
  guint32 end = MIN (find_successor (exercise, slip), exercise->nodes->len);

  for (guint32 id = 0; id < end; id++)
    if (fringe_board_equal (&fringe_exercise_node_at (exercise, id)->board, &slip->board))
      return TRUE;
  return FALSE;
}

static char *
fate_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  g_autofree char *ours = fringe_exact_text (slip->parts[0]), *theirs = fringe_exact_text (slip->parts[1]);

  switch (slip->fate)
    {
    case FRINGE_FATE_DROPPED:
      return g_strdup_printf (_ ("The board is that of node %u, so the successor is a duplicate and is dropped."),
                              slip->other);
    case FRINGE_FATE_REPLACES:
      /* Translators: a node, its g, and the smaller g of the successor */
      return g_strdup_printf (_ ("Node %u has this board with g = %s. Here g is only %s, so the successor replaces "
                                 "it."),
                              slip->other, theirs, ours);
    case FRINGE_FATE_REOPENS:
      /* Translators: a node, its g, and the smaller g of the successor */
      return g_strdup_printf (_ ("Node %u with this board was expanded with g = %s. Here g is only %s, so the board "
                                 "is reopened."),
                              slip->other, theirs, ours);
    case FRINGE_FATE_NEW:
    case FRINGE_N_FATES:
    default:
      if (!is_known_board (exercise, slip))
        return g_strdup (_ ("No node of your run has this board, so the successor is no duplicate."));
      /* Translators: the title of a rule for duplicates */
      return g_strdup_printf (_ ("By the rule for duplicates, “%s”, this successor is kept: it becomes a new node."),
                              fringe_duplicates_title (fringe_exercise_duplicates (&exercise->task.rules)));
    }
}

/* The run carries a wrong fate forward, so the student is told what the next steps are judged by. As long as the step
 * lasts, the answer can be changed, and nothing is carried. */
static char *
fate_and_run_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  g_autofree char *why = fate_sentence (exercise, slip);
  guint32 node = find_successor (exercise, slip);
  gboolean is_kept = node != FRINGE_NO_NODE, is_over = exercise->now.chosen != slip->node;

  if (!is_over || is_kept == (slip->fate != FRINGE_FATE_DROPPED))
    return g_steal_pointer (&why);
  if (is_kept)
    /* Translators: why a successor is dropped, and the node that a student made of it all the same */
    return g_strdup_printf (_ ("%s You kept it: it is node %u of your run."), why, node);
  /* Translators: why a successor becomes a node, which a student dropped all the same */
  return g_strdup_printf (_ ("%s You dropped it: your run goes on without it."), why);
}

static char *
duplicates_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  if (slip->reason == FRINGE_SLIP_STALE)
    return g_strdup_printf (_ ("Node %u has the board of node %u, which was expanded, so it is thrown away."),
                            slip->node, slip->other);
  if (slip->reason == FRINGE_SLIP_NOT_STALE)
    return g_strdup_printf (fringe_exercise_duplicates (&exercise->task.rules) == FRINGE_DUPLICATES_EXPANSION
                                ? _ ("Node %u is not thrown away: its board was not expanded before.")
                                : _ ("Node %u is not thrown away: duplicates are dropped when they are generated, not "
                                     "when they are removed."),
                            slip->node);
  if (slip->reason == FRINGE_SLIP_OTHER_BOARD)
    return g_strdup_printf (_ ("The successor is a duplicate, but of node %u."), slip->other);
  return fate_and_run_sentence (exercise, slip);
}

/* Lists. */

static char *
list_sentence (const FringeSlip *slip)
{
  gboolean is_frontier = slip->list == FRINGE_LIST_FRONTIER;

  if (slip->reason == FRINGE_SLIP_LIST_MISSING)
    return g_strdup_printf (is_frontier ? _ ("Node %u is on the frontier, too: it was generated and not removed yet.")
                                        : _ ("Node %u is closed, too: it was expanded."),
                            slip->other);
  if (slip->reason == FRINGE_SLIP_LIST_EXTRA)
    return g_strdup_printf (is_frontier ? _ ("Node %u is not on the frontier.") : _ ("Node %u was not expanded."),
                            slip->other);
  /* Translators: two nodes of a list */
  return g_strdup_printf (is_frontier ? _ ("Node %u stands before node %u: it will be removed earlier.")
                                      : _ ("Node %u stands before node %u: it was expanded earlier."),
                          slip->other, slip->node);
}

/* The ending. */

static char *
ending_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  switch (slip->reason)
    {
    case FRINGE_SLIP_GOAL:
      if (fringe_exercise_tests_generated (&exercise->task.rules))
        return g_strdup_printf (_ ("Node %u is the goal, and it is tested as it is generated, so the search has "
                                   "ended."),
                                slip->other);
      return g_strdup_printf (_ ("Node %u is the goal, so the search ends when it is removed."), slip->other);
    case FRINGE_SLIP_NOT_REMOVED:
      return g_strdup_printf (_ ("Node %u is the goal, but it is tested only when it is removed from the frontier."),
                              slip->other);
    case FRINGE_SLIP_NOT_EMPTY:
      return g_strdup_printf (_ ("The search is not over: node %u can still be expanded."), slip->other);
    case FRINGE_SLIP_NO_GOAL:
      return slip->node != FRINGE_NO_NODE ? g_strdup_printf (_ ("Node %u is not the goal."), slip->node)
                                          : g_strdup (_ ("The goal was not found yet."));
    case FRINGE_SLIP_NONE:
    case FRINGE_SLIP_PRIORITY:
    case FRINGE_SLIP_TIE:
    case FRINGE_SLIP_ORDER:
    case FRINGE_SLIP_CUT:
    case FRINGE_SLIP_BOUND:
    case FRINGE_SLIP_WITHIN:
    case FRINGE_SLIP_NUMBER:
    case FRINGE_SLIP_FATE:
    case FRINGE_SLIP_OTHER_BOARD:
    case FRINGE_SLIP_STALE:
    case FRINGE_SLIP_NOT_STALE:
    case FRINGE_SLIP_LIST_MISSING:
    case FRINGE_SLIP_LIST_EXTRA:
    case FRINGE_SLIP_LIST_ORDER:
    case FRINGE_N_SLIP_REASONS:
    default:
      return g_strdup (_ ("This is right."));
    }
}

char *
fringe_slip_sentence (const FringeExercise *exercise, const FringeSlip *slip)
{
  switch (slip->reason)
    {
    case FRINGE_SLIP_PRIORITY:
      return priority_sentence (exercise, slip);
    case FRINGE_SLIP_TIE:
      return tie_sentence (exercise, slip);
    case FRINGE_SLIP_ORDER:
      return order_sentence (exercise, slip);
    case FRINGE_SLIP_CUT:
    case FRINGE_SLIP_BOUND:
    case FRINGE_SLIP_WITHIN:
      return bound_sentence (slip);
    case FRINGE_SLIP_NUMBER:
      return number_sentence (exercise, slip);
    case FRINGE_SLIP_FATE:
    case FRINGE_SLIP_OTHER_BOARD:
    case FRINGE_SLIP_STALE:
    case FRINGE_SLIP_NOT_STALE:
      return duplicates_sentence (exercise, slip);
    case FRINGE_SLIP_LIST_MISSING:
    case FRINGE_SLIP_LIST_EXTRA:
    case FRINGE_SLIP_LIST_ORDER:
      return list_sentence (slip);
    case FRINGE_SLIP_NONE:
    case FRINGE_SLIP_GOAL:
    case FRINGE_SLIP_NO_GOAL:
    case FRINGE_SLIP_NOT_REMOVED:
    case FRINGE_SLIP_NOT_EMPTY:
    case FRINGE_N_SLIP_REASONS:
    default:
      return ending_sentence (exercise, slip);
    }
}

static char *
duplicates_title (const FringeSlip *slip)
{
  if (slip->move == FRINGE_N_MOVES)
    return g_strdup_printf (slip->reason == FRINGE_SLIP_STALE ? _ ("You expanded node %u")
                                                              : _ ("You threw node %u away"),
                            slip->node);
  if ((guint32) slip->given == FRINGE_NO_NODE)
    /* Translators: a move */
    return g_strdup_printf (_ ("Move %s: you did not mark a duplicate"), fringe_move_title (slip->move));
  /* Translators: a move, and the node whose board it is said to lead to */
  return g_strdup_printf (_ ("Move %s: you wrote node %u"), fringe_move_title (slip->move), (guint32) slip->given);
}

char *
fringe_slip_title (const FringeSlip *slip)
{
  static const char *const numbers[] = { "g", "h", "f" };
  g_autofree char *given = fringe_exact_text (slip->given);

  switch (slip->kind)
    {
    case FRINGE_SLIP_CHOICE:
      if (slip->node == FRINGE_NO_NODE)
        return g_strdup_printf (_ ("You set the bound %s"), given);
      return g_strdup_printf (_ ("You chose node %u"), slip->node);
    case FRINGE_SLIP_G:
    case FRINGE_SLIP_H:
    case FRINGE_SLIP_F:
      /* Translators: a move, the letter g, h or f, and a number */
      return g_strdup_printf (_ ("Move %s: you wrote %s = %s"), fringe_move_title (slip->move),
                              numbers[slip->kind - FRINGE_SLIP_G], given);
    case FRINGE_SLIP_DUPLICATES:
      return duplicates_title (slip);
    case FRINGE_SLIP_LISTS:
      return g_strdup (slip->list == FRINGE_LIST_FRONTIER ? _ ("The frontier") : _ ("The closed list"));
    case FRINGE_SLIP_ENDING:
    case FRINGE_N_SLIP_KINDS:
    default:
      return g_strdup (_ ("The end of the search"));
    }
}

const char *
fringe_slip_kind_title (FringeSlipKind kind)
{
  static const char *const titles[FRINGE_N_SLIP_KINDS]
      = { N_ ("Choice"), "g", "h", "f", N_ ("Duplicates"), N_ ("Lists"), N_ ("Ending") };

  return kind >= FRINGE_SLIP_G && kind <= FRINGE_SLIP_F ? titles[kind] : _ (titles[kind]);
}

const char *
fringe_slip_reason_title (FringeSlipReason reason)
{
  static const char *const titles[FRINGE_N_SLIP_REASONS] = {
    [FRINGE_SLIP_PRIORITY] = N_ ("Chose a node with a larger priority"),
    N_ ("Chose the wrong one of nodes that tie"),
    N_ ("Chose against the order of the queue or the stack"),
    N_ ("Chose a node beyond the bound"),
    N_ ("Set a wrong bound"),
    N_ ("Began a new iteration too early"),
    N_ ("Wrote a wrong number"),
    N_ ("Misjudged what becomes of a successor"),
    N_ ("Named the wrong node of a duplicate"),
    N_ ("Did not throw a stale node away"),
    N_ ("Threw a node away that was not stale"),
    N_ ("Went on although the goal was found"),
    N_ ("Said that the goal was found, and it was not"),
    N_ ("Tested the goal before it was removed"),
    N_ ("Said that there is no solution, and the search was not over"),
    N_ ("Left a node out of a list"),
    N_ ("Wrote a node on a list that is not there"),
    N_ ("Wrote a list in a wrong order"),
  };

  return _ (titles[reason]);
}

/* Hints. */

static char *
hint_what (const FringeExercise *exercise, guint32 next)
{
  g_autofree char *value = fringe_exact_text (fringe_exercise_priority (exercise, next));
  g_autofree char *bound = fringe_exact_text (exercise->now.bound);

  switch (exercise->task.rules.algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return g_strdup (_ ("Breadth-first search takes the oldest node on the frontier."));
    case FRINGE_ALGORITHM_DFS:
      return g_strdup (_ ("Depth-first search takes one of the newest nodes on the frontier."));
    case FRINGE_ALGORITHM_UCS:
      return g_strdup_printf (_ ("The smallest g on the frontier is %s."), value);
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup_printf (_ ("The smallest h on the frontier is %s."), value);
    case FRINGE_ALGORITHM_IDS:
      return g_strdup_printf (_ ("Iterative deepening takes one of the newest nodes whose g is at most %s."), bound);
    case FRINGE_ALGORITHM_IDASTAR:
      return g_strdup_printf (_ ("IDA* takes one of the newest nodes whose f is at most %s."), bound);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup_printf (_ ("The smallest f on the frontier is %s."), value);
    }
}

static char *
list_ties (const FringeExercise *exercise, guint32 next, guint *n)
{
  GString *list = g_string_new (NULL);

  *n = 0;
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id)
        && fringe_exercise_priority (exercise, id) == fringe_exercise_priority (exercise, next))
      g_string_append_printf (list, (*n)++ > 0 ? ", %u" : "%u", id);
  return g_string_free (list, FALSE);
}

static char *
hint_ties (const FringeExercise *exercise, guint32 next)
{
  guint n;
  g_autofree char *list = list_ties (exercise, next, &n);

  if (!fringe_rules_use_ties (&exercise->task.rules))
    return g_strdup (_ ("Among the successors of a node, the one whose move is first in the order goes first."));
  if (n == 1)
    return g_strdup (_ ("Only one node has the smallest value."));
  /* Translators: nodes separated by commas, and the title of a rule for ties */
  return g_strdup_printf (_ ("Nodes %s have the smallest value. The rule for ties is: %s."), list,
                          fringe_ties_title (exercise->task.rules.ties));
}

static char *
hint_bound (const FringeExercise *exercise, guint rung)
{
  g_autofree char *bound = fringe_exact_text (fringe_exercise_next_bound (exercise));

  if (rung == 1)
    return g_strdup (_ ("No node within the bound is left, so a new iteration begins."));
  if (rung == 2)
    return g_strdup (_ ("The next bound is the smallest f of the nodes that were cut."));
  return g_strdup_printf (_ ("The next bound is %s."), bound);
}

char *
fringe_exercise_hint (const FringeExercise *exercise, guint rung)
{
  FringeExerciseAct right;

  if (!fringe_exercise_right_act (exercise, &right))
    return g_strdup (_ ("The run is over."));
  if (right.kind == FRINGE_ACT_SOLVED)
    return g_strdup (_ ("The goal is found, so the search is over."));
  if (right.kind == FRINGE_ACT_NO_SOLUTION)
    return g_strdup (_ ("The frontier is empty, so there is no solution."));
  if (right.kind == FRINGE_ACT_BOUND)
    return hint_bound (exercise, rung);
  if (right.kind == FRINGE_ACT_LIST)
    return g_strdup (_ ("Write the frontier and the closed list first."));
  if (right.kind != FRINGE_ACT_CHOOSE)
    return g_strdup (_ ("Fill in the successors, then finish the step."));
  if (rung == 1)
    return hint_what (exercise, right.id);
  return rung == 2 ? hint_ties (exercise, right.id) : g_strdup_printf (_ ("It is node %u."), right.id);
}

char *
fringe_marks_sentence (const FringeMarks *marks)
{
  guint right = 0, asked = 0;

  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    {
      right += marks->right[i];
      asked += marks->asked[i];
    }
  /* Translators: right answers and all, steps done and those of the right run */
  return g_strdup_printf (_ ("%u of %u answers are right. Steps done: %u; the right run has %u."), right, asked,
                          marks->n_steps, marks->n_steps_right);
}
