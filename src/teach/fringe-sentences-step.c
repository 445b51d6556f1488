/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* One form for each number of duplicates, so that each sentence has one plural. */
static char *
expanded_sentence (uint32_t id, uint32_t n_new, int n_duplicates)
{
  switch (n_duplicates)
    {
    case 0:
      /* Translators: a node's number, and how many nodes it got. So the next ones too. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u expanded: %u new node",
                                           "Node %u expanded: %u new nodes", n_new),
                              id, n_new);
    case 1:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u expanded: %u new node, 1 duplicate",
                                           "Node %u expanded: %u new nodes, 1 duplicate", n_new),
                              id, n_new);
    case 2:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u expanded: %u new node, 2 duplicates",
                                           "Node %u expanded: %u new nodes, 2 duplicates", n_new),
                              id, n_new);
    case 3:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u expanded: %u new node, 3 duplicates",
                                           "Node %u expanded: %u new nodes, 3 duplicates", n_new),
                              id, n_new);
    default:
      return g_strdup_printf (_("Node %u expanded: 4 duplicates"), id);
    }
}

static char *
goal_sentence (uint32_t id, uint32_t n_moves)
{
  if (n_moves == 0)
    return g_strdup_printf (_("Node %u is the goal: no move is needed"), id);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u is the goal: solved in %u move",
                                       "Node %u is the goal: solved in %u moves", n_moves),
                          id, n_moves);
}

char *
fringe_step_sentence (const FringeSearch *search, uint32_t step)
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  uint32_t id, first;

  if (step == 0 && fringe_search_outcome_at (search, 0) == FRINGE_OUTCOME_UNSOLVABLE)
    return g_strdup (_("The goal cannot be reached: no search was begun"));
  if (step == 0)
    return g_strdup (_("Node 0, the start, is on the frontier"));

  id = fringe_search_removed (search, step);
  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_GOAL)
    return goal_sentence (id, fringe_search_g (search, id));
  return expanded_sentence (id, fringe_search_children_at (search, id, step, &first),
                            fringe_search_duplicates (search, id, duplicates));
}
