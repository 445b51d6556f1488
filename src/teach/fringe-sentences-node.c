/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

char *
fringe_node_state_sentence (const FringeSearch *search, uint32_t step, uint32_t id, FringeNodeState state)
{
  uint32_t removed = fringe_search_removed_step_at (search, id, step);

  switch (state)
    {
    case FRINGE_NODE_FRONTIER:
      return g_strdup_printf (_ ("This node has been on the frontier since step %u."),
                              fringe_search_generated_step (search, id));
    case FRINGE_NODE_EXPANDED:
      return g_strdup_printf (_ ("This node was expanded in step %u."), removed);
    case FRINGE_NODE_SUPERSEDED:
      return g_strdup_printf (_ ("This node was superseded in step %u: another path has a smaller g."),
                              fringe_search_superseded_step (search, id));
    case FRINGE_NODE_GOAL:
      return removed <= step || fringe_search_is_rbfs (search)
                 ? g_strdup_printf (_ ("This node is the goal, found in step %u."), removed)
                 : g_strdup (_ ("This node is the goal, found when it was generated."));
    case FRINGE_NODE_STALE:
      return g_strdup_printf (_ ("This node was dropped in step %u: its board was already expanded."), removed);
    case FRINGE_NODE_CUT:
      /* Translators: f or g */
      return g_strdup_printf (_ ("This node was cut in step %u: its %s exceeds the bound."), removed,
                              fringe_bound_letter (search));
    case FRINGE_NODE_FORGOTTEN:
      return g_strdup_printf (_ ("This node was forgotten in step %u."), fringe_search_forgotten_step (search, id));
    case FRINGE_NODE_ABSENT:
    case FRINGE_N_NODE_STATES:
    default:
      return g_strdup (_ ("This node is not entered yet."));
    }
}
