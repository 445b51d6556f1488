/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

static char *
solved_sentence (uint32_t n_moves)
{
  if (n_moves == 0)
    return g_strdup (_("Solved: the start is the goal."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Solved in %u move.", "Solved in %u moves.", n_moves), n_moves);
}

/* The record does not say which of the two it ran into; where a whole turn had room, it was memory. */
static char *
limit_sentence (const FringeSearch *search, const FringeCounts *counts)
{
  uint32_t limit = fringe_search_node_limit (search);

  if (limit - counts->generated >= FRINGE_N_MOVES)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is no memory for more: %u node was generated.",
                                         "There is no memory for more: %u nodes were generated.", counts->generated),
                            counts->generated);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The next step would generate more than %u node, which is the limit.",
                                       "The next step would generate more than %u nodes, which is the limit.", limit),
                          limit);
}

static char *
running_sentence (const FringeCounts *counts)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The search goes on, with %u node on the frontier.",
                                       "The search goes on, with %u nodes on the frontier.", counts->open),
                          counts->open);
}

char *
fringe_outcome_sentence (const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);

  switch (fringe_search_outcome_at (search, step))
    {
    case FRINGE_OUTCOME_SOLVED:
      return solved_sentence (fringe_search_g (search, fringe_search_solution_at (search, step)));
    case FRINGE_OUTCOME_EXHAUSTED:
      return g_strdup (
          _("The frontier is empty: every board that can be reached was expanded, and none is the goal."));
    case FRINGE_OUTCOME_UNSOLVABLE:
      return fringe_verdict_sentence (fringe_search_start (search), fringe_search_goal (search));
    case FRINGE_OUTCOME_LIMIT:
      return limit_sentence (search, &counts);
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_N_OUTCOMES:
    default:
      return running_sentence (&counts);
    }
}
