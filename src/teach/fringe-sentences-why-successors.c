/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Says why a successor was dropped whose board a node reached with no larger g. */
static char *
no_better_sentences (const FringeSearch *search, const FringeDuplicate *duplicate, uint32_t g, gboolean is_closed)
{
  const char *move = fringe_move_title (duplicate->move);
  uint32_t of = duplicate->of, of_g = fringe_search_g (search, of);

  if (is_closed)
    /* Translators: a move, the g that it gives, the node that has the same board, its g, the move again. So the next
       one too. */
    return g_strdup_printf (_ ("%s would make a node with g = %u. "
                               "Node %u on the closed list already has its board with g = %u. %s is dropped."),
                            move, g, of, of_g, move);
  return g_strdup_printf (_ ("%s would make a node with g = %u. "
                             "Node %u on the frontier already has its board with g = %u. %s is dropped."),
                          move, g, of, of_g, move);
}

/* Says why a successor was dropped whose board some node has. */
static char *
known_sentence (const FringeDuplicate *duplicate, gboolean is_closed)
{
  const char *move = fringe_move_title (duplicate->move);

  if (is_closed)
    return g_strdup_printf (_ ("%s leads to node %u on the closed list and is dropped."), move, duplicate->of);
  return g_strdup_printf (_ ("%s leads to node %u on the frontier and is dropped."), move, duplicate->of);
}

char *
fringe_why_back_sentence (FringeMove move, uint32_t parent)
{
  /* Translators: %s is a move, the node is the parent of the one expanded. */
  return g_strdup_printf (_ ("%s leads back to node %u and is dropped."), fringe_move_title (move), parent);
}

char *
fringe_why_duplicate_sentence (const FringeSearch *search, uint32_t id, const FringeDuplicate *duplicate, uint32_t step)
{
  FringeDuplicates rule = fringe_search_rules (search)->duplicates;
  gboolean is_closed = fringe_search_state_at (search, duplicate->of, step) != FRINGE_NODE_FRONTIER;

  if (duplicate->of == fringe_search_parent (search, id))
    return fringe_why_back_sentence (duplicate->move, duplicate->of);
  if (rule == FRINGE_DUPLICATES_CLOSED)
    /* Translators: %s is a move, then a node that has the board of the successor, and the step it was expanded in. */
    return g_strdup_printf (_ ("%s leads to the board of node %u, expanded in step %u, and is dropped."),
                            fringe_move_title (duplicate->move), duplicate->of,
                            fringe_search_removed_step (search, duplicate->of));
  if (rule == FRINGE_DUPLICATES_BETTER_G)
    return no_better_sentences (search, duplicate, fringe_search_g (search, id) + 1, is_closed);
  return known_sentence (duplicate, is_closed);
}

/* Names the moves that made the new nodes, and the nodes. */
static char *
new_nodes_sentence (const FringeSearch *search, const uint32_t *ids, int n)
{
  const char *moves[FRINGE_N_MOVES] = { NULL };

  for (int i = 0; i < n; i++)
    moves[i] = fringe_move_title (fringe_search_move (search, ids[i]));
  switch (n)
    {
    case 0:
      return g_strdup (_ ("No move makes a new node."));
    case 1:
      /* Translators: %s is a move: Up, Down, Left or Right. So the next ones too. */
      return g_strdup_printf (_ ("%s makes node %u."), moves[0], ids[0]);
    case 2:
      return g_strdup_printf (_ ("%s and %s make nodes %u and %u."), moves[0], moves[1], ids[0], ids[1]);
    case 3:
      return g_strdup_printf (_ ("%s, %s and %s make nodes %u, %u and %u."), moves[0], moves[1], moves[2], ids[0],
                              ids[1], ids[2]);
    default:
      return g_strdup_printf (_ ("%s, %s, %s and %s make nodes %u, %u, %u and %u."), moves[0], moves[1], moves[2],
                              moves[3], ids[0], ids[1], ids[2], ids[3]);
    }
}

char *
fringe_why_supersession_sentences (const FringeSearch *search, uint32_t id)
{
  uint32_t g = fringe_search_g (search, id), older = fringe_search_supersedes (search, id);
  uint32_t older_g = fringe_search_g (search, older);

  if (fringe_search_state_at (search, older, fringe_search_generated_step (search, id) - 1) == FRINGE_NODE_FRONTIER)
    /* Translators: the new node, the old node, the new node's g, the old node's g, the old node again. So the next one
       too. */
    return g_strdup_printf (_ ("Node %u reaches the board of node %u with g = %u instead of %u. "
                               "Node %u is superseded and leaves the frontier."),
                            id, older, g, older_g, older);
  return g_strdup_printf (_ ("Node %u reaches the board of node %u with g = %u instead of %u. "
                             "The board of node %u leaves the closed list: it is reopened."),
                          id, older, g, older_g, older);
}

/* Returns: whether the order of moves has a legal move behind the one that led to @id */
static gboolean
leaves_moves (const FringeSearch *search, uint32_t id)
{
  const FringeMove *moves = fringe_search_rules (search)->moves;
  gboolean is_behind = FALSE, leaves = FALSE;
  FringeBoard board;

  fringe_search_board (search, fringe_search_parent (search, id), &board);
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      leaves = leaves || (is_behind && fringe_board_neighbour (board.rows, board.columns, board.blank, moves[i]) >= 0);
      is_behind = is_behind || moves[i] == fringe_search_move (search, id);
    }
  return leaves;
}

char *
fringe_why_found_sentence (const FringeSearch *search, uint32_t id)
{
  if (leaves_moves (search, id))
    return g_strdup_printf (_ ("Node %u is the goal: the search ends at once, without the later moves."), id);
  return g_strdup_printf (_ ("Node %u is the goal: the search ends at once."), id);
}

/* Returns: a node on the frontier with the board of the new node @id, or %FRINGE_NO_NODE */
static uint32_t
find_copy (const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step - 1);
  double h = fringe_search_h (search, id);
  FringeBoard board, other;

  fringe_search_board (search, id, &board);
  for (uint32_t i = 0; i < n_nodes; i++)
    if (fringe_search_h (search, i) == h && fringe_search_state_at (search, i, step) == FRINGE_NODE_FRONTIER)
      {
        fringe_search_board (search, i, &other);
        if (fringe_board_equal (&board, &other))
          return i;
      }
  return FRINGE_NO_NODE;
}

void
fringe_why_add_new_node (GString *text, const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t copy = FRINGE_NO_NODE;

  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_CLOSED)
    copy = find_copy (search, id, step);
  if (copy != FRINGE_NO_NODE)
    /* Translators: the new node, and an older one with its board. */
    fringe_sentences_add (text,
                          g_strdup_printf (_ ("Nodes %u and %u have the same board, and both stay on the frontier."),
                                           id, copy));
  if (fringe_search_supersedes (search, id) != FRINGE_NO_NODE)
    fringe_sentences_add (text, fringe_why_supersession_sentences (search, id));
}

void
fringe_why_add_successors (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates = fringe_search_duplicates (search, id, duplicates);
  int n_new = fringe_search_children_at (search, id, step, children);

  for (int i = 0; i < n_duplicates; i++)
    fringe_sentences_add (text, fringe_why_duplicate_sentence (search, id, &duplicates[i], step));
  fringe_sentences_add (text, new_nodes_sentence (search, children, n_new));
  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_EXPANSION)
    fringe_sentences_add (text, g_strdup (_ ("The search looks for duplicates only when it removes a node.")));
  for (int i = 0; i < n_new; i++)
    {
      fringe_why_add_new_node (text, search, children[i], step);
      if (fringe_search_state_at (search, children[i], step) == FRINGE_NODE_GOAL)
        fringe_sentences_add (text, fringe_why_found_sentence (search, children[i]));
    }
}
