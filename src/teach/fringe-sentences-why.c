/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* Of nodes that tie with the one removed, so many are named; the others are counted. */
#define TIES_NAMED 2

typedef struct
{
  uint32_t named[TIES_NAMED];
  uint32_t n;
} Ties;

static void
add_sentence (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* The letter of what the algorithm compares: that of AIMA, in every language. */
static const char *
priority_letter (const FringeSearch *search)
{
  switch (fringe_search_rules (search)->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return "g";
    case FRINGE_ALGORITHM_GREEDY:
      return "h";
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return "f";
    }
}

/* The other nodes of the frontier that had the priority of the one removed. By the rule fifo the
 * lowest id went first, so theirs are larger. */
static Ties
find_ties (const FringeSearch *search, uint32_t step)
{
  uint32_t removed = fringe_search_removed (search, step), n_nodes = fringe_search_n_nodes_at (search, step - 1);
  uint32_t priority = fringe_search_priority (search, removed);
  Ties ties = { .n = 0 };

  for (uint32_t id = removed + 1; id < n_nodes; id++)
    if (fringe_search_priority (search, id) == priority
        && fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER)
      {
        if (ties.n < TIES_NAMED)
          ties.named[ties.n] = id;
        ties.n++;
      }
  return ties;
}

static char *
removal_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), priority = fringe_search_priority (search, id), n_others;
  const char *letter = priority_letter (search);
  Ties ties;

  if (fringe_search_counts_at (search, step - 1).open == 1)
    return g_strdup_printf (_("Removed node %u: it is the only node on the frontier."), id);

  ties = find_ties (search, step);
  switch (ties.n)
    {
    case 0:
      /* Translators: "Removed node 12: f = 7 is …"; %s is the letter f, g or h. So the next ones too. */
      return g_strdup_printf (_("Removed node %u: %s = %u is the smallest on the frontier."), id, letter, priority);
    case 1:
      return g_strdup_printf (_("Removed node %u: %s = %u is the smallest on the frontier; nodes %u and %u tie, and "
                                "the lower id goes first."),
                                 id, letter, priority, id, ties.named[0]);
    case 2:
      return g_strdup_printf (_("Removed node %u: %s = %u is the smallest on the frontier; nodes %u, %u and %u tie, "
                                "and the lowest id goes first."),
                                 id, letter, priority, id, ties.named[0], ties.named[1]);
    default:
      n_others = ties.n - TIES_NAMED;
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE,
                       "Removed node %u: %s = %u is the smallest on the frontier; nodes %u, %u, %u and %u other tie, "
                       "and the lowest id goes first.",
                       "Removed node %u: %s = %u is the smallest on the frontier; nodes %u, %u, %u and %u others tie, "
                       "and the lowest id goes first.",
                       n_others),
          id, letter, priority, id, ties.named[0], ties.named[1], n_others);
    }
}

/* A successor whose board a node has whose g is no larger. */
static char *
no_better_sentence (const FringeSearch *search, const FringeDuplicate *duplicate, uint32_t g, gboolean is_closed)
{
  const char *move = fringe_move_title (duplicate->move);
  uint32_t of = duplicate->of, of_g = fringe_search_g (search, of);

  if (is_closed)
    /* Translators: %s is a move; "again", as a node has this board already. So the next ones too. */
    return g_strdup_printf (_("%s gives node %u again, which is closed: dropped, as g = %u is no better than %u."),
                               move, of, g, of_g);
  return g_strdup_printf (_("%s gives node %u again, which is on the frontier: dropped, as g = %u is no better "
                            "than %u."),
                             move, of, g, of_g);
}

static char *
duplicate_sentence (const FringeSearch *search, uint32_t id, const FringeDuplicate *duplicate, uint32_t step)
{
  const char *move = fringe_move_title (duplicate->move);
  gboolean is_closed = fringe_search_state_at (search, duplicate->of, step) != FRINGE_NODE_FRONTIER;

  if (duplicate->of == fringe_search_parent (search, id))
    return g_strdup_printf (_("%s goes back to the parent, node %u: dropped."), move, duplicate->of);
  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_BETTER_G)
    return no_better_sentence (search, duplicate, fringe_search_g (search, id) + 1, is_closed);
  if (is_closed)
    return g_strdup_printf (_("%s gives node %u again, which is closed: dropped."), move, duplicate->of);
  return g_strdup_printf (_("%s gives node %u again, which is on the frontier: dropped."), move, duplicate->of);
}

static char *
new_nodes_sentence (uint32_t first, uint32_t n)
{
  switch (n)
    {
    case 0:
      return g_strdup (_("No new node."));
    case 1:
      return g_strdup_printf (_("One new node, %u."), first);
    case 2:
      return g_strdup_printf (_("Two new nodes, %u and %u."), first, first + 1);
    case 3:
      return g_strdup_printf (_("Three new nodes, %u, %u and %u."), first, first + 1, first + 2);
    default:
      return g_strdup_printf (_("Four new nodes, %u, %u, %u and %u."), first, first + 1, first + 2, first + 3);
    }
}

/* NULL where @id is the first node with its board. */
static char *
supersession_sentence (const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t older = fringe_search_supersedes (search, id), g = fringe_search_g (search, id);

  if (older == FRINGE_NO_NODE)
    return NULL;
  if (fringe_search_state_at (search, older, step - 1) == FRINGE_NODE_FRONTIER)
    /* Translators: the new node, its g, the old node's g, the old node. */
    return g_strdup_printf (_("Node %u reaches with g = %u what took g = %u so far: it supersedes node %u, which "
                              "leaves the frontier."),
                               id, g, fringe_search_g (search, older), older);
  /* Translators: the new node, its g, the old node's g, the old node. */
  return g_strdup_printf (_("Node %u reaches with g = %u what took g = %u so far: the board of node %u was closed and "
                            "is reopened."),
                             id, g, fringe_search_g (search, older), older);
}

static void
add_expansion (GString *text, const FringeSearch *search, uint32_t id, uint32_t step)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates = fringe_search_duplicates (search, id, duplicates);
  uint32_t first = 0, n_new = fringe_search_children_at (search, id, step, &first);

  for (int i = 0; i < n_duplicates; i++)
    add_sentence (text, duplicate_sentence (search, id, &duplicates[i], step));
  add_sentence (text, new_nodes_sentence (first, n_new));
  for (uint32_t i = 0; i < n_new; i++)
    {
      char *sentence = supersession_sentence (search, first + i, step);

      if (sentence != NULL)
        add_sentence (text, sentence);
    }
}

static char *
algorithm_sentence (const FringeSearch *search)
{
  switch (fringe_search_rules (search)->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g_strdup (_("Uniform-cost search removes the node with the smallest g, the moves so far."));
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup (_("Greedy search removes the node with the smallest h, the moves estimated to be left."));
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup (_("A* removes the node with the smallest f = g + h, the moves so far and those estimated."));
    }
}

static void
add_beginning (GString *text, const FringeSearch *search)
{
  add_sentence (text, g_strdup_printf (_("The frontier holds the start alone, node 0, with g = 0, h = %u and f = %u."),
                                          fringe_search_h (search, 0), fringe_search_f (search, 0)));
  add_sentence (text, algorithm_sentence (search));
}

char *
fringe_why_sentences (const FringeSearch *search, uint32_t step)
{
  GString *text = g_string_new (NULL);
  uint32_t id = step > 0 ? fringe_search_removed (search, step) : 0;

  if (step == 0)
    {
      if (fringe_search_outcome_at (search, 0) != FRINGE_OUTCOME_UNSOLVABLE)
        add_beginning (text, search);
    }
  else
    {
      add_sentence (text, removal_sentence (search, step));
      if (fringe_search_state_at (search, id, step) == FRINGE_NODE_GOAL)
        add_sentence (text, g_strdup (_("It is the goal.")));
      else
        {
          add_sentence (text, g_strdup (_("It is not the goal.")));
          add_expansion (text, search, id, step);
        }
    }

  if (fringe_search_outcome_at (search, step) != FRINGE_OUTCOME_RUNNING)
    add_sentence (text, fringe_outcome_sentence (search, step));
  return g_string_free (text, FALSE);
}
