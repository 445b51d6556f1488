/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Other nodes are looked for so often at random. */
#define TRIES 30

static void
add_expanded (FringeQuizAsk *ask)
{
  fringe_quiz_add_choice (ask->question, g_strdup (_("It is expanded.")), NULL);
}

static void
add_stale (FringeQuizAsk *ask, guint32 of)
{
  FringeQuizChoice *choice
      = fringe_quiz_add_choice (ask->question,
                                g_strdup_printf (_("It is thrown away: its board was expanded as node %u."), of),
                                                 NULL);

  if (choice != NULL)
    choice->node = of;
}

/* Nodes with the board that wait, too, or any others: under this rule no board is expanded twice, so that they are all
 * wrong. */
static void
add_wrong (FringeQuizAsk *ask, guint32 next)
{
  guint32 n_nodes = fringe_quiz_n_nodes (ask);

  for (guint32 id = 0; id < n_nodes; id++)
    if (id != next && fringe_quiz_have_same_board (ask->search, id, &ask->question->board)
        && fringe_search_state_at (ask->search, id, ask->step) == FRINGE_NODE_FRONTIER)
      {
        add_stale (ask, id);
        ask->question->difficulty = 3;
      }
  for (int i = 0; i < TRIES; i++)
    add_stale (ask, fringe_quiz_random (ask, n_nodes));
}

static char *
reason_sentence (const FringeQuizAsk *ask, guint32 next, guint32 of)
{
  if (of != FRINGE_NO_NODE)
    return fringe_why_stale_sentence (ask->search, next);
  return g_strdup_printf (_("No node with the board of node %u was expanded before, so it is expanded."), next);
}

gboolean
fringe_quiz_ask_stale (FringeQuizAsk *ask)
{
  FringeQuizQuestion *question = ask->question;
  guint32 next = fringe_search_removed (ask->search, ask->step + 1), of = FRINGE_NO_NODE;
  FringeNodeState state = fringe_search_state_at (ask->search, next, ask->step + 1);

  if (state != FRINGE_NODE_EXPANDED && state != FRINGE_NODE_STALE)
    return FALSE;
  if (state == FRINGE_NODE_STALE)
    of = fringe_search_stale_of (ask->search, next);
  question->node = next;
  question->difficulty = 2;
  question->has_board = TRUE;
  fringe_search_board (ask->search, next, &question->board);
  if (of != FRINGE_NO_NODE)
    add_stale (ask, of);
  add_expanded (ask);
  add_wrong (ask, next);
  question->text = g_strdup_printf (_("Node %u, which has this board, is removed next. What becomes of it?"), next);
  question->reason = reason_sentence (ask, next, of);
  return question->n_choices > 1;
}
