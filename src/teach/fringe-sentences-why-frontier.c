/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* So many of the nodes that tie with the one removed are named. Of more of them one less is, and the others are
 * counted: a single other one is named as well. */
#define TIES_NAMED 3

/**
 * Ties:
 * @n: nodes on the frontier that had the priority of the one removed, which is not counted
 * @n_same_g: those of them that had its g, too
 * @named: the first of them, in the order in which they would be removed
 */
typedef struct
{
  uint32_t n;
  uint32_t n_same_g;
  uint32_t named[TIES_NAMED];
} Ties;

/* Returns: the letter of what the algorithm compares, which is that of AIMA in every language */
static const char *
priority_letter (const FringeSearch *search)
{
  switch (fringe_search_rules (search)->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return "g";
    case FRINGE_ALGORITHM_GREEDY:
      return "h";
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return "f";
    }
}

/* Returns: (transfer full): "7", or "4 + 1.5 × 2 = 7" where a weight would make a riddle of it; no line ends within it
 */
static char *
print_value (const FringeSearch *search, uint32_t id)
{
  char *text = fringe_exact_text (fringe_search_priority (search, id));
  g_autofree char *value = NULL, *h = NULL;

  if (fringe_search_rules (search)->algorithm != FRINGE_ALGORITHM_WASTAR)
    return text;
  value = text;
  h = fringe_exact_text (fringe_search_h (search, id));
  return g_strdup_printf ("%u\u00a0+\u00a0%.12g\u00a0×\u00a0%s\u00a0=\u00a0%s", fringe_search_g (search, id),
                          fringe_search_rules (search)->weight, h, value);
}

static void
name_tie (const FringeSearch *search, Ties *ties, uint32_t id)
{
  uint32_t at = MIN (ties->n, TIES_NAMED);

  for (; at > 0 && fringe_search_goes_first (search, id, ties->named[at - 1]); at--)
    if (at < TIES_NAMED)
      ties->named[at] = ties->named[at - 1];
  if (at < TIES_NAMED)
    ties->named[at] = id;
}

static Ties
find_ties (const FringeSearch *search, uint32_t step)
{
  uint32_t removed = fringe_search_removed (search, step), id = 0;
  double priority = fringe_search_priority (search, removed);
  Ties ties = { 0 };

  for (; (id = fringe_search_next_with_priority (search, id, step - 1, priority)) != FRINGE_NO_NODE; id++)
    if (id != removed)
      {
        name_tie (search, &ties, id);
        ties.n++;
        ties.n_same_g += fringe_search_g (search, id) == fringe_search_g (search, removed);
      }
  return ties;
}

static char *
smallest_sentence (const FringeSearch *search, uint32_t id, const Ties *ties)
{
  g_autofree char *value = print_value (search, id);
  const char *letter = priority_letter (search);
  uint32_t n_counted = ties->n - (TIES_NAMED - 1);

  switch (ties->n)
    {
    case 0:
      /* Translators: a node, the letter f, g or h, and its value. */
      return g_strdup_printf (_ ("Node %u has the smallest %s on the frontier: %s."), id, letter, value);
    case 1:
      /* Translators: nodes, the letter f, g or h, and its value. So the next ones too. */
      return g_strdup_printf (_ ("Nodes %u and %u tie for the smallest %s on the frontier: %s."), id, ties->named[0],
                              letter, value);
    case 2:
      return g_strdup_printf (_ ("Nodes %u, %u and %u tie for the smallest %s on the frontier: %s."), id,
                              ties->named[0], ties->named[1], letter, value);
    case TIES_NAMED:
      return g_strdup_printf (_ ("Nodes %u, %u, %u and %u tie for the smallest %s on the frontier: %s."), id,
                              ties->named[0], ties->named[1], ties->named[2], letter, value);
    default:
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "Nodes %u, %u, %u and %u other tie for the smallest %s on the frontier: %s.",
                       "Nodes %u, %u, %u and %u others tie for the smallest %s on the frontier: %s.", n_counted),
          id, ties->named[0], ties->named[1], n_counted, letter, value);
    }
}

/* Says what decided where the rule looks at g first: g, or among nodes of one g the id. */
static char *
largest_g_sentences (uint32_t id, uint32_t g, const Ties *ties, gboolean lowest_id)
{
  if (ties->n_same_g == 0)
    /* Translators: a node and its g. So the next ones too, the other way round. */
    return g_strdup_printf (_ ("The rule for ties prefers the largest g: node %u has g = %u."), id, g);
  if (ties->n_same_g == ties->n && lowest_id)
    return g_strdup_printf (_ ("The rule for ties prefers the largest g, but here all have g = %u. "
                               "Node %u has the lowest id, so it goes first."),
                            g, id);
  if (ties->n_same_g == ties->n)
    return g_strdup_printf (_ ("The rule for ties prefers the largest g, but here all have g = %u. "
                               "Node %u has the highest id, so it goes first."),
                            g, id);
  if (lowest_id)
    return g_strdup_printf (_ ("The rule for ties prefers the largest g, which several nodes have: g = %u. "
                               "Node %u has the lowest id of these, so it goes first."),
                            g, id);
  return g_strdup_printf (_ ("The rule for ties prefers the largest g, which several nodes have: g = %u. "
                             "Node %u has the highest id of these, so it goes first."),
                          g, id);
}

static char *
smallest_g_sentences (uint32_t id, uint32_t g, const Ties *ties)
{
  if (ties->n_same_g == 0)
    return g_strdup_printf (_ ("The rule for ties prefers the smallest g: node %u has g = %u."), id, g);
  if (ties->n_same_g == ties->n)
    return g_strdup_printf (_ ("The rule for ties prefers the smallest g, but here all have g = %u. "
                               "Node %u has the lowest id, so it goes first."),
                            g, id);
  return g_strdup_printf (_ ("The rule for ties prefers the smallest g, which several nodes have: g = %u. "
                             "Node %u has the lowest id of these, so it goes first."),
                          g, id);
}

static char *
tie_rule_sentences (const FringeSearch *search, uint32_t id, const Ties *ties)
{
  uint32_t g = fringe_search_g (search, id);

  switch (fringe_search_rules (search)->ties)
    {
    case FRINGE_TIES_LIFO:
      return g_strdup_printf (_ ("The rule for ties prefers the highest id: node %u."), id);
    case FRINGE_TIES_HIGH_G:
      return largest_g_sentences (id, g, ties, TRUE);
    case FRINGE_TIES_HIGH_G_LIFO:
      return largest_g_sentences (id, g, ties, FALSE);
    case FRINGE_TIES_LOW_G:
      return smallest_g_sentences (id, g, ties);
    case FRINGE_TIES_HEAP:
      /* Translators: the data structure “binary heap”; %s is the letter f, g or h. */
      return g_strdup_printf (_ ("The binary heap compares only %s: node %u happens to be at its root."),
                              priority_letter (search), id);
    case FRINGE_TIES_FIFO:
    case FRINGE_N_TIES:
    default:
      return g_strdup_printf (_ ("The rule for ties prefers the lowest id: node %u."), id);
    }
}

static void
add_smallest (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);
  Ties ties = find_ties (search, step);

  fringe_sentences_add (text, smallest_sentence (search, id, &ties));
  if (ties.n > 0)
    fringe_sentences_add (text, tie_rule_sentences (search, id, &ties));
}

/* The first of the newest siblings is the top of the stack. */
static char *
stack_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), parent = fringe_search_parent (search, id);
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, parent, step - 1, children), n_waiting = 0;

  for (int i = 0; i < n; i++)
    n_waiting += fringe_search_state_at (search, children[i], step - 1) == FRINGE_NODE_FRONTIER;
  if (n_waiting == 1)
    /* Translators: the stack of depth-first search. So the next one too. */
    return g_strdup_printf (_ ("Node %u is on top of the stack: it is the newest node."), id);
  return g_strdup_printf (_ ("Node %u is on top of the stack, the first waiting child of node %u."), id, parent);
}

void
fringe_why_add_removal (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  if (fringe_search_counts_at (search, step - 1).open == 1)
    fringe_sentences_add (text, g_strdup_printf (_ ("Node %u is the only node on the frontier."), id));
  else if (algorithm == FRINGE_ALGORITHM_BFS)
    /* Translators: the queue of breadth-first search. */
    fringe_sentences_add (text, g_strdup_printf (_ ("Node %u is first in the queue: it is the oldest node on the "
                                                    "frontier."),
                                                 id));
  else if (algorithm == FRINGE_ALGORITHM_DFS)
    fringe_sentences_add (text, stack_sentence (search, step));
  else
    add_smallest (text, search, step);
}
