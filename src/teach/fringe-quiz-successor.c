/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Random nodes are tried so often as wrong answers. */
#define TRIES 30

/* Under the rule `expansion` every successor becomes a node, so that is asked only one time in so many. */
#define STALE_ONES 4

/**
 * Successor:
 * @child: the node that it becomes, or FRINGE_NO_NODE
 * @duplicate: where it becomes none
 *
 * A successor of the node that is expanded next.
 */
typedef struct
{
  guint32 parent;
  FringeMove move;
  guint32 child;
  FringeDuplicate duplicate;
  FringeBoard board;
} Successor;

/* Takes a duplicate one time in two, where there is one. Only successors that are tried can be taken: where the goal is
 * found as it is generated, the moves after it are not. */
static Successor
choose_successor (FringeQuizAsk *ask, guint32 id)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  guint32 children[FRINGE_N_MOVES];
  guint n_duplicates = (guint) fringe_search_duplicates (ask->search, id, duplicates);
  guint n_children = (guint) fringe_search_children_at (ask->search, id, ask->step + 1, children);
  Successor successor = { .parent = id, .child = FRINGE_NO_NODE };
  gboolean is_new = n_duplicates == 0 || (n_children > 0 && fringe_quiz_random (ask, 2) == 0);

  if (is_new)
    successor.child = children[fringe_quiz_random (ask, n_children)];
  else
    successor.duplicate = duplicates[fringe_quiz_random (ask, n_duplicates)];
  successor.move = is_new ? fringe_search_move (ask->search, successor.child) : successor.duplicate.move;
  fringe_search_board (ask->search, id, &successor.board);
  fringe_board_move (&successor.board, successor.move);
  return successor;
}

static void
add_new (FringeQuizAsk *ask)
{
  fringe_quiz_add_choice (ask->question, g_strdup (_ ("It becomes a new node.")), NULL);
}

static void
add_duplicate (FringeQuizAsk *ask, guint32 of)
{
  FringeQuizChoice *choice
      = fringe_quiz_add_choice (ask->question, g_strdup_printf (_ ("It is dropped: it is a duplicate of node %u."), of),
                                NULL);

  if (choice != NULL)
    choice->node = of;
}

/* Leaves out other nodes with the board of a dropped successor: the rule names one of them, so these would be half
 * right. */
static void
add_other_duplicate (FringeQuizAsk *ask, const Successor *successor, guint32 of)
{
  if (successor->child != FRINGE_NO_NODE || !fringe_quiz_have_same_board (ask->search, of, &successor->board))
    add_duplicate (ask, of);
}

/* Adds the nodes with its board, where it becomes a node all the same, then its grandparent and any others. */
static void
add_wrong (FringeQuizAsk *ask, const Successor *successor)
{
  guint32 grandparent = fringe_search_parent (ask->search, successor->parent), n_nodes = fringe_quiz_n_nodes (ask);

  for (guint32 id = 0; id < n_nodes && successor->child != FRINGE_NO_NODE; id++)
    if (fringe_quiz_have_same_board (ask->search, id, &successor->board))
      add_duplicate (ask, id);
  if (grandparent != FRINGE_NO_NODE)
    add_other_duplicate (ask, successor, grandparent);
  for (int i = 0; i < TRIES; i++)
    add_other_duplicate (ask, successor, fringe_quiz_random (ask, n_nodes));
}

static char *
rule_sentence (FringeDuplicates rule)
{
  switch (rule)
    {
    case FRINGE_DUPLICATES_OPEN_CLOSED:
      return g_strdup (_ ("No node has this board yet."));
    case FRINGE_DUPLICATES_CLOSED:
      return g_strdup (_ ("This board is not on the closed list."));
    case FRINGE_DUPLICATES_BETTER_G:
      return g_strdup (_ ("No node has this board with so small a g."));
    case FRINGE_DUPLICATES_EXPANSION:
      return g_strdup (_ ("The search looks for duplicates only when it removes a node."));
    case FRINGE_DUPLICATES_PARENT:
    case FRINGE_N_DUPLICATES:
    default:
      return g_strdup (_ ("This rule drops only the move straight back."));
    }
}

static char *
reason_sentences (const FringeQuizAsk *ask, const Successor *successor)
{
  GString *text;

  if (successor->child == FRINGE_NO_NODE)
    return fringe_why_duplicate_sentence (ask->search, successor->parent, &successor->duplicate, ask->step + 1);
  text = g_string_new (NULL);
  fringe_sentences_add (text, rule_sentence (fringe_search_rules (ask->search)->duplicates));
  fringe_why_add_new_node (text, ask->search, successor->child, ask->step + 1);
  fringe_sentences_add (text, g_strdup_printf (_ ("The successor becomes node %u."), successor->child));
  return g_string_free (text, FALSE);
}

static void
add_expanded (FringeQuizAsk *ask)
{
  fringe_quiz_add_choice (ask->question, g_strdup (_ ("It is expanded.")), NULL);
}

static void
add_stale (FringeQuizAsk *ask, guint32 of)
{
  FringeQuizChoice *choice
      = fringe_quiz_add_choice (ask->question,
                                g_strdup_printf (_ ("It is dropped: node %u with its board was expanded."), of), NULL);

  if (choice != NULL)
    choice->node = of;
}

/* Adds nodes with the board that wait, too, and any others. Under this rule no board is expanded twice, so they are all
 * wrong. */
static void
add_wrong_stale (FringeQuizAsk *ask, guint32 next)
{
  guint32 n_nodes = fringe_quiz_n_nodes (ask);

  for (guint32 id = 0; id < n_nodes; id++)
    if (id != next && fringe_quiz_have_same_board (ask->search, id, &ask->question->board)
        && fringe_search_state_at (ask->search, id, ask->step) == FRINGE_NODE_FRONTIER)
      add_stale (ask, id);
  for (int i = 0; i < TRIES; i++)
    add_stale (ask, fringe_quiz_random (ask, n_nodes));
}

static char *
stale_sentence (const FringeQuizAsk *ask, guint32 next, guint32 of)
{
  if (of != FRINGE_NO_NODE)
    return fringe_why_stale_sentence (ask->search, next);
  return g_strdup_printf (_ ("The board of node %u is not on the closed list, so the node is expanded."), next);
}

/* Asks under the rule `expansion`, which looks for duplicates as nodes are removed; the record has the next step. */
static gboolean
ask_stale (FringeQuizAsk *ask)
{
  FringeQuizQuestion *question = ask->question;
  guint32 next = fringe_search_removed (ask->search, ask->step + 1), of = FRINGE_NO_NODE;
  FringeNodeState state = fringe_search_state_at (ask->search, next, ask->step + 1);

  if (state != FRINGE_NODE_EXPANDED && state != FRINGE_NODE_STALE)
    return FALSE;
  if (state == FRINGE_NODE_STALE)
    of = fringe_search_stale_of (ask->search, next);
  question->node = next;
  question->has_board = TRUE;
  fringe_search_board (ask->search, next, &question->board);
  if (of != FRINGE_NO_NODE)
    add_stale (ask, of);
  add_expanded (ask);
  add_wrong_stale (ask, next);
  question->text = g_strdup_printf (_ ("Node %u with this board is removed next. What happens to it?"), next);
  question->reason = stale_sentence (ask, next, of);
  return question->n_choices > 1;
}

gboolean
fringe_quiz_ask_duplicate (FringeQuizAsk *ask)
{
  FringeQuizQuestion *question = ask->question;
  Successor successor;
  guint32 next;

  if (!fringe_quiz_has_next_step (ask) || fringe_quiz_is_idastar (ask))
    return FALSE;
  if (fringe_search_rules (ask->search)->duplicates == FRINGE_DUPLICATES_EXPANSION
      && fringe_quiz_random (ask, STALE_ONES) > 0)
    return ask_stale (ask);
  next = fringe_search_removed (ask->search, ask->step + 1);
  if (fringe_search_state_at (ask->search, next, ask->step + 1) != FRINGE_NODE_EXPANDED)
    return FALSE;

  successor = choose_successor (ask, next);
  if (successor.child == FRINGE_NO_NODE)
    add_duplicate (ask, successor.duplicate.of);
  add_new (ask);
  add_wrong (ask, &successor);
  question->node = next;
  question->move = successor.move;
  question->board = successor.board;
  question->has_board = TRUE;
  /* Translators: a node, and the move to its successor. */
  question->text = g_strdup_printf (_ ("Node %u is expanded next. The move “%s” makes this board. What happens to it?"),
                                    next, fringe_move_title (successor.move));
  question->reason = reason_sentences (ask, &successor);
  return question->n_choices > 1;
}
