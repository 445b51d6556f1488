/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* So many of the nodes that tie with the one removed are named; the others are counted. */
#define TIES_NAMED 2

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
      return "g";
    case FRINGE_ALGORITHM_GREEDY:
      return "h";
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return "f";
    }
}

char *
fringe_why_print_priority (const FringeSearch *search, uint32_t id)
{
  double value = fringe_search_priority (search, id);

  g_autofree char *text = fringe_exact_text (value), *h = fringe_exact_text (fringe_search_h (search, id));

  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_WASTAR)
    return g_strdup_printf ("f\u00a0=\u00a0%u\u00a0+\u00a0%.12g\u00a0×\u00a0%s\u00a0=\u00a0%s",
                            fringe_search_g (search, id), fringe_search_rules (search)->weight, h, text);
  return g_strdup_printf ("%s\u00a0=\u00a0%s", priority_letter (search), text);
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

/* The rule `fifo` is told in the same sentence. */
static char *
smallest_sentence (uint32_t id, const char *priority, const Ties *ties)
{
  switch (ties->n)
    {
    case 0:
      /* Translators: "Removed node 12: f = 7 is …"; %s is f, g or h and its value. So the next ones too. */
      return g_strdup_printf (_ ("Removed node %u: %s is the smallest on the frontier."), id, priority);
    case 1:
      return g_strdup_printf (_ ("Removed node %u: %s is the smallest on the frontier; nodes %u and %u tie, "
                                 "and the lower id goes first."),
                              id, priority, id, ties->named[0]);
    case 2:
      return g_strdup_printf (_ ("Removed node %u: %s is the smallest on the frontier; nodes %u, %u and %u "
                                 "tie, and the lowest id goes first."),
                              id, priority, id, ties->named[0], ties->named[1]);
    default:
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE,
                       "Removed node %u: %s is the smallest on the frontier; nodes %u, %u, %u and %u other tie, "
                       "and the lowest id goes first.",
                       "Removed node %u: %s is the smallest on the frontier; nodes %u, %u, %u and %u others tie, "
                       "and the lowest id goes first.",
                       ties->n - TIES_NAMED),
          id, priority, id, ties->named[0], ties->named[1], ties->n - TIES_NAMED);
    }
}

/* Another rule is told in a sentence of its own that follows. */
static char *
tie_sentence (uint32_t id, const char *priority, const Ties *ties)
{
  switch (ties->n)
    {
    case 1:
      return g_strdup_printf (_ ("Removed node %u: %s is the smallest on the frontier; nodes %u and %u tie."), id,
                              priority, id, ties->named[0]);
    case 2:
      return g_strdup_printf (_ ("Removed node %u: %s is the smallest on the frontier; nodes %u, %u and %u tie."), id,
                              priority, id, ties->named[0], ties->named[1]);
    default:
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE,
                       "Removed node %u: %s is the smallest on the frontier; nodes %u, %u, %u and %u other tie.",
                       "Removed node %u: %s is the smallest on the frontier; nodes %u, %u, %u and %u others tie.",
                       ties->n - TIES_NAMED),
          id, priority, id, ties->named[0], ties->named[1], ties->n - TIES_NAMED);
    }
}

/* Says what decided where the rule looks at g first: g, or among nodes of one g the id. */
static char *
largest_g_sentence (uint32_t g, const Ties *ties, gboolean lowest_id)
{
  if (ties->n_same_g == 0)
    /* Translators: of nodes that tie. So the next ones too. */
    return g_strdup_printf (_ ("The largest g goes first, and here it is %u."), g);
  if (ties->n_same_g == ties->n && lowest_id)
    return g_strdup_printf (_ ("The largest g goes first, but they all have g = %u, so the lowest id does."), g);
  if (ties->n_same_g == ties->n)
    return g_strdup_printf (_ ("The largest g goes first, but they all have g = %u, so the highest id does."), g);
  if (lowest_id)
    return g_strdup_printf (_ ("The largest g goes first, and of those with g = %u the lowest id."), g);
  return g_strdup_printf (_ ("The largest g goes first, and of those with g = %u the highest id."), g);
}

static char *
smallest_g_sentence (uint32_t g, const Ties *ties)
{
  if (ties->n_same_g == 0)
    return g_strdup_printf (_ ("The smallest g goes first, and here it is %u."), g);
  if (ties->n_same_g == ties->n)
    return g_strdup_printf (_ ("The smallest g goes first, but they all have g = %u, so the lowest id does."), g);
  return g_strdup_printf (_ ("The smallest g goes first, and of those with g = %u the lowest id."), g);
}

static char *
tie_rule_sentence (const FringeSearch *search, uint32_t id, const Ties *ties)
{
  uint32_t g = fringe_search_g (search, id);

  switch (fringe_search_rules (search)->ties)
    {
    case FRINGE_TIES_LIFO:
      return g_strdup (_ ("The highest id goes first."));
    case FRINGE_TIES_HIGH_G:
      return largest_g_sentence (g, ties, TRUE);
    case FRINGE_TIES_HIGH_G_LIFO:
      return largest_g_sentence (g, ties, FALSE);
    case FRINGE_TIES_LOW_G:
      return smallest_g_sentence (g, ties);
    case FRINGE_TIES_HEAP:
    case FRINGE_TIES_FIFO:
    case FRINGE_N_TIES:
    default:
      /* Translators: the data structure “binary heap”; %s is the letter f, g or h. */
      return g_strdup_printf (_ ("The binary heap happens to hold node %u at its root; it compares nothing but %s."),
                              id, priority_letter (search));
    }
}

static void
add_smallest (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);
  g_autofree char *priority = fringe_why_print_priority (search, id);
  Ties ties = find_ties (search, step);

  if (ties.n == 0 || fringe_search_rules (search)->ties == FRINGE_TIES_FIFO)
    {
      fringe_sentences_add (text, smallest_sentence (id, priority, &ties));
      return;
    }
  fringe_sentences_add (text, tie_sentence (id, priority, &ties));
  fringe_sentences_add (text, tie_rule_sentence (search, id, &ties));
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
    return g_strdup_printf (_ ("Removed node %u: it is on top of the stack, the newest node there."), id);
  return g_strdup_printf (_ ("Removed node %u: it is on top of the stack; the children of node %u are the "
                             "newest nodes there, and it is the first of them."),
                          id, parent);
}

void
fringe_why_add_removal (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  if (fringe_search_counts_at (search, step - 1).open == 1)
    fringe_sentences_add (text, g_strdup_printf (_ ("Removed node %u: it is the only node on the frontier."), id));
  else if (algorithm == FRINGE_ALGORITHM_BFS)
    /* Translators: the queue of breadth-first search. */
    fringe_sentences_add (text, g_strdup_printf (_ ("Removed node %u: it is at the head of the queue, the "
                                                    "oldest node on the frontier."),
                                                 id));
  else if (algorithm == FRINGE_ALGORITHM_DFS)
    fringe_sentences_add (text, stack_sentence (search, step));
  else
    add_smallest (text, search, step);
}
