/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* The next node of IDA* has no id yet: it is told by the node it comes from and the move. */

/* @node: FRINGE_NO_NODE for the root of another iteration */
static void
add_way (FringeQuizAsk *ask, guint32 node, FringeMove move)
{
  FringeQuizChoice *choice;
  char *text;

  if (node == FRINGE_NO_NODE)
    /* Translators: an answer to “What does IDA* enter next?”. So the next one. */
    text = g_strdup (_("The start again, with a larger bound"));
  else
    /* Translators: %s is a move: Up, Down, Left, Right. */
    text = g_strdup_printf (_("%s from node %u"), fringe_move_title (move), node);
  choice = fringe_quiz_add_choice (ask->question, text, NULL);
  if (choice == NULL)
    return;
  choice->node = node;
  choice->move = move;
}

/* Any move from any node on the way to the node entered last: tried already, not yet, straight back, or below a node
 * that was cut. */
static void
add_other_ways (FringeQuizAsk *ask)
{
  for (guint32 id = fringe_search_removed (ask->search, ask->step);
       id != FRINGE_NO_NODE && ask->question->n_choices < FRINGE_QUIZ_CHOICES_MAX;
       id = fringe_search_parent (ask->search, id))
    {
      guint first = fringe_quiz_random (ask, FRINGE_N_MOVES), n = 1 + fringe_quiz_random (ask, 2);
      FringeBoard board;

      fringe_search_board (ask->search, id, &board);
      for (guint i = 0; i < FRINGE_N_MOVES && n > 0; i++)
        {
          FringeMove move = (FringeMove) ((first + i) % FRINGE_N_MOVES);

          if (fringe_board_neighbour (board.rows, board.columns, board.blank, move) < 0)
            continue;
          add_way (ask, id, move);
          n--;
        }
    }
}

gboolean
fringe_quiz_ask_next_entered (FringeQuizAsk *ask)
{
  GString *reason;
  guint32 next;

  if (ask->step == 0 || !fringe_quiz_has_next_step (ask))
    return FALSE;
  next = fringe_search_removed (ask->search, ask->step + 1);
  add_way (ask, fringe_search_parent (ask->search, next), fringe_search_move (ask->search, next));
  if (fringe_quiz_random (ask, 2) == 0)
    add_way (ask, FRINGE_NO_NODE, FRINGE_N_MOVES);
  add_other_ways (ask);
  reason = g_string_new (NULL);
  fringe_why_add_entry (reason, ask->search, ask->step + 1);
  ask->question->reason = g_string_free (reason, FALSE);
  /* Translators: the answers are moves from nodes. */
  ask->question->text = g_strdup (_("What does IDA* enter next?"));
  ask->question->difficulty = 2;
  return ask->question->n_choices > 1;
}
