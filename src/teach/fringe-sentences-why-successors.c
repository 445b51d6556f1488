/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Says why a successor was dropped whose board a node reached with no larger g. */
static char *
no_better_sentence (const FringeSearch *search, const FringeDuplicate *duplicate, uint32_t g, gboolean is_closed)
{
  const char *move = fringe_move_title (duplicate->move);
  uint32_t of = duplicate->of, of_g = fringe_search_g (search, of);

  if (is_closed)
    /* Translators: %s is a move; "again", as a node has this board already. So the next ones too. */
    return g_strdup_printf (_ ("%s gives node %u again, which is closed: dropped, as g = %u is no better than %u."),
                            move, of, g, of_g);
  return g_strdup_printf (_ ("%s gives node %u again, which is on the frontier: dropped, as g = %u is no "
                             "better than %u."),
                          move, of, g, of_g);
}

/* Says why a successor was dropped whose board some node has. */
static char *
known_sentence (const FringeDuplicate *duplicate, gboolean is_closed)
{
  const char *move = fringe_move_title (duplicate->move);

  if (is_closed)
    return g_strdup_printf (_ ("%s gives node %u again, which is closed: dropped."), move, duplicate->of);
  return g_strdup_printf (_ ("%s gives node %u again, which is on the frontier: dropped."), move, duplicate->of);
}

char *
fringe_why_duplicate_sentence (const FringeSearch *search, uint32_t id, const FringeDuplicate *duplicate, uint32_t step)
{
  const char *move = fringe_move_title (duplicate->move);
  FringeDuplicates rule = fringe_search_rules (search)->duplicates;
  gboolean is_closed = fringe_search_state_at (search, duplicate->of, step) != FRINGE_NODE_FRONTIER;

  if (rule == FRINGE_DUPLICATES_PARENT)
    /* Translators: %s is a move, the node is the parent of the one expanded. */
    return g_strdup_printf (_ ("%s would lead straight back to node %u: dropped."), move, duplicate->of);
  if (duplicate->of == fringe_search_parent (search, id))
    return g_strdup_printf (_ ("%s goes back to the parent, node %u: dropped."), move, duplicate->of);
  if (rule == FRINGE_DUPLICATES_CLOSED)
    /* Translators: %s is a move, then a node that has the board of the successor, and the step it was expanded in. */
    return g_strdup_printf (_ ("%s gives the board of node %u, which was expanded in step %u: dropped."), move,
                            duplicate->of, fringe_search_removed_step (search, duplicate->of));
  if (rule == FRINGE_DUPLICATES_BETTER_G)
    return no_better_sentence (search, duplicate, fringe_search_g (search, id) + 1, is_closed);
  return known_sentence (duplicate, is_closed);
}

static char *
new_nodes_sentence (const uint32_t *ids, int n)
{
  switch (n)
    {
    case 0:
      return g_strdup (_ ("No new node."));
    case 1:
      return g_strdup_printf (_ ("One new node, %u."), ids[0]);
    case 2:
      return g_strdup_printf (_ ("Two new nodes, %u and %u."), ids[0], ids[1]);
    case 3:
      return g_strdup_printf (_ ("Three new nodes, %u, %u and %u."), ids[0], ids[1], ids[2]);
    default:
      return g_strdup_printf (_ ("Four new nodes, %u, %u, %u and %u."), ids[0], ids[1], ids[2], ids[3]);
    }
}

char *
fringe_why_supersession_sentence (const FringeSearch *search, uint32_t id)
{
  uint32_t g = fringe_search_g (search, id), older = fringe_search_supersedes (search, id);

  if (fringe_search_state_at (search, older, fringe_search_generated_step (search, id) - 1) == FRINGE_NODE_FRONTIER)
    /* Translators: the new node, its g, the old node's g, the old node. */
    return g_strdup_printf (_ ("Node %u reaches with g = %u what took g = %u so far: it supersedes node %u, "
                               "which leaves the frontier."),
                            id, g, fringe_search_g (search, older), older);
  /* Translators: the new node, its g, the old node's g, the old node. */
  return g_strdup_printf (_ ("Node %u reaches with g = %u what took g = %u so far: the board of node %u was "
                             "closed and is reopened."),
                          id, g, fringe_search_g (search, older), older);
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
    return g_strdup_printf (_ ("Node %u is found to be the goal as it is generated: the search stops there, "
                               "and later moves are not tried."),
                            id);
  return g_strdup_printf (_ ("Node %u is found to be the goal as it is generated: the search stops there."), id);
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
    fringe_sentences_add (text, g_strdup_printf (_ ("Node %u has the board of node %u, which is on the "
                                                    "frontier and not closed: both stay."),
                                                 id, copy));
  if (fringe_search_supersedes (search, id) != FRINGE_NO_NODE)
    fringe_sentences_add (text, fringe_why_supersession_sentence (search, id));
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
  fringe_sentences_add (text, new_nodes_sentence (children, n_new));
  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_EXPANSION)
    fringe_sentences_add (text, g_strdup (_ ("Duplicates are not looked for until a node is removed.")));
  for (int i = 0; i < n_new; i++)
    {
      fringe_why_add_new_node (text, search, children[i], step);
      if (fringe_search_state_at (search, children[i], step) == FRINGE_NODE_GOAL)
        fringe_sentences_add (text, fringe_why_found_sentence (search, children[i]));
    }
}
