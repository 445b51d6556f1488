/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* One form for each number of duplicates, so that each sentence has one plural. */
static char *
count_sentence (uint32_t id, uint32_t n_new, int n_duplicates)
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

/* Where the goal is tested as a node is generated, the expansion of its parent is the last step. */
static char *
found_sentence (uint32_t id, uint32_t goal, uint32_t n_moves)
{
  /* Translators: the node expanded, its child, the moves. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u expanded: node %u is the goal, solved in %u move",
                                       "Node %u expanded: node %u is the goal, solved in %u moves", n_moves),
                          id, goal, n_moves);
}

static char *
expanded_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), goal = fringe_search_solution_at (search, step);
  uint32_t children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  if (goal != FRINGE_NO_NODE)
    return found_sentence (id, goal, fringe_search_g (search, goal));
  return count_sentence (id, (uint32_t) fringe_search_children_at (search, id, step, children),
                         fringe_search_duplicates (search, id, duplicates));
}

static char *
iteration_sentence (uint32_t number, uint32_t bound)
{
  if (number == 1)
    return g_strdup_printf (_("Iteration 1 begins at the start, with bound %u"), bound);
  /* Translators: the number of an iteration of IDA*, and its bound on f. */
  return g_strdup_printf (_("Iteration %u begins at the start again, with bound %u"), number, bound);
}

/* IDA* goes on to one child after the other, so that nothing is known of them yet. */
static char *
entered_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), i = fringe_search_root_of (search, id);
  uint32_t bound = fringe_search_iteration_at (search, i, step).bound, f = (uint32_t) fringe_search_f (search, id);

  if (id == fringe_search_root (search, i))
    return iteration_sentence (i + 1, bound);
  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_CUT)
    return g_strdup_printf (_("Node %u cut: f = %u exceeds the bound %u"), id, f, bound);
  return g_strdup_printf (_("Node %u entered: f = %u is within the bound %u"), id, f, bound);
}

static char *
beginning_sentence (const FringeSearch *search)
{
  switch (fringe_search_outcome_at (search, 0))
    {
    case FRINGE_OUTCOME_UNSOLVABLE:
      return g_strdup (_("The goal cannot be reached: no search was begun"));
    case FRINGE_OUTCOME_SOLVED:
      return goal_sentence (0, 0);
    case FRINGE_OUTCOME_EXHAUSTED:
      return g_strdup (_("f of the start is ∞: no iteration begins"));
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_OUTCOME_LIMIT:
    case FRINGE_N_OUTCOMES:
    default:
      if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
        return g_strdup (_("Node 0 is the start"));
      return g_strdup (_("Node 0, the start, is on the frontier"));
    }
}

char *
fringe_step_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id;
  FringeNodeState state;

  step = MIN (step, fringe_search_n_steps (search));
  if (step == 0)
    return beginning_sentence (search);
  id = fringe_search_removed (search, step);
  state = fringe_search_state_at (search, id, step);
  if (state == FRINGE_NODE_GOAL)
    return goal_sentence (id, fringe_search_g (search, id));
  if (state == FRINGE_NODE_STALE)
    /* Translators: the second node has the same board. */
    return g_strdup_printf (_("Node %u thrown away: node %u has its board"), id, fringe_search_stale_of (search, id));
  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return entered_sentence (search, step);
  return expanded_sentence (search, step);
}
