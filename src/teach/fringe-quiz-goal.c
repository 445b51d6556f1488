/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Where no node has the goal's board and none is found, the answer is too easy but for one time in so many. */
#define EASY_ONES 4

static gboolean
tests_at_generation (const FringeQuizAsk *ask)
{
  return !fringe_quiz_is_idastar (ask) && fringe_search_rules (ask->search)->goal_test == FRINGE_GOAL_TEST_GENERATION;
}

static gboolean
is_goal (const FringeQuizAsk *ask, guint32 id)
{
  return fringe_quiz_have_same_board (ask->search, id, fringe_search_goal (ask->search));
}

/* A node on the frontier with the goal's board, which waits for its turn; FRINGE_NO_NODE where there is none. */
static guint32
find_waiting (const FringeQuizAsk *ask)
{
  for (guint32 id = 0; id < fringe_quiz_n_nodes (ask) && !fringe_quiz_is_idastar (ask); id++)
    if (fringe_search_state_at (ask->search, id, ask->step) == FRINGE_NODE_FRONTIER && is_goal (ask, id))
      return id;
  return FRINGE_NO_NODE;
}

static char *
found_sentence (const FringeQuizAsk *ask, guint32 next)
{
  guint32 goal = fringe_search_solution_at (ask->search, ask->step + 1);

  if (fringe_quiz_is_idastar (ask))
    return g_strdup_printf (_("Node %u is entered next, and it is the goal."), next);
  if (!tests_at_generation (ask))
    return g_strdup_printf (_("Node %u is removed next, and it is the goal."), next);
  /* Translators: a node, and the move to its successor. */
  return g_strdup_printf (_("Node %u is expanded next. Its successor by the move “%s” is the goal, and every node is "
                            "tested as it is generated."),
                             next, fringe_move_title (fringe_search_move (ask->search, goal)));
}

static char *
missed_sentence (const FringeQuizAsk *ask, guint32 next, guint32 waiting)
{
  if (fringe_quiz_is_idastar (ask) && is_goal (ask, next))
    return g_strdup_printf (_("Node %u is entered next and has the goal’s board, but its f exceeds the bound: it is "
                              "cut before it is tested."),
                               next);
  if (fringe_quiz_is_idastar (ask))
    return g_strdup_printf (_("Node %u is entered next, and it is not the goal."), next);
  if (tests_at_generation (ask))
    return g_strdup_printf (_("Node %u is removed next, and none of its successors that become nodes is the goal."),
                               next);
  if (waiting != FRINGE_NO_NODE)
    /* Translators: a node with the goal's board, and the node that goes before it. */
    return g_strdup_printf (_("Node %u has the goal’s board, but a node is tested only when it is removed, and node %u "
                              "goes before it."),
        waiting, next);
  return g_strdup_printf (_("Node %u is removed next, and it is not the goal."), next);
}

gboolean
fringe_quiz_ask_goal (FringeQuizAsk *ask)
{
  FringeQuizQuestion *question = ask->question;
  guint32 next, waiting;
  gboolean is_found;

  if (!fringe_quiz_has_next_step (ask))
    return FALSE;
  next = fringe_search_removed (ask->search, ask->step + 1);
  is_found = fringe_search_solution_at (ask->search, ask->step + 1) != FRINGE_NO_NODE;
  waiting = find_waiting (ask);
  if (!is_found && waiting == FRINGE_NO_NODE && fringe_quiz_random (ask, EASY_ONES) > 0)
    return FALSE;

  question->text = g_strdup (_("Will the goal be found in the next step?"));
  /* Translators: an answer to “Will the goal be found in the next step?”. So the next one. */
  fringe_quiz_add_choice (question, g_strdup (_("Yes")), NULL);
  fringe_quiz_add_choice (question, g_strdup (_("No")), NULL);
  question->right = is_found ? 0 : 1;
  question->reason = is_found ? found_sentence (ask, next) : missed_sentence (ask, next, waiting);
  question->difficulty = is_found || waiting != FRINGE_NO_NODE ? 2 : 1;
  return TRUE;
}
