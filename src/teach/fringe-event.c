/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-event.h"

gboolean
fringe_event_can_happen (FringeEvent event, const FringeRules *rules)
{
  if (event == FRINGE_EVENT_LAYER)
    return TRUE;
  if (!fringe_rules_use_duplicates (rules))
    return FALSE;
  if (event == FRINGE_EVENT_DUPLICATE)
    return rules->duplicates != FRINGE_DUPLICATES_PARENT;
  return rules->duplicates == FRINGE_DUPLICATES_BETTER_G;
}

static int
count_moves (const FringeSearch *search, guint id)
{
  FringeBoard board;
  int n = 0;

  fringe_search_board (search, id, &board);
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    n += fringe_board_neighbour (board.rows, board.columns, board.blank, (FringeMove) move) >= 0;
  return n;
}

int
fringe_duplicates_found_at (const FringeSearch *search, guint step, FringeDuplicate duplicates[FRINGE_N_MOVES])
{
  guint id = fringe_search_removed (search, step);
  FringeMove came_by = fringe_search_move (search, id);
  int n = fringe_search_duplicates (search, id, duplicates), n_found = 0;

  for (int i = 0; i < n; i++)
    if (came_by == FRINGE_N_MOVES || duplicates[i].move != fringe_move_opposite (came_by))
      duplicates[n_found++] = duplicates[i];
  return n_found;
}

/* Each move gives a node or a duplicate, and the way back is always a duplicate: counting is quicker than looking the
 * states up. Only where the goal ended the expansion some moves gave neither. */
static gboolean
finds_duplicate (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  FringeNodeState state = fringe_search_state_at (search, id, step);
  int n_other;

  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_EXPANSION)
    return state == FRINGE_NODE_STALE;
  if (state != FRINGE_NODE_EXPANDED)
    return FALSE;
  if (fringe_search_solution_at (search, step) != FRINGE_NO_NODE)
    return fringe_duplicates_found_at (search, step, duplicates) > 0;
  n_other = fringe_search_children_at (search, id, step, children);
  n_other += fringe_search_parent (search, id) != FRINGE_NO_NODE;
  return n_other < FRINGE_N_MOVES && n_other < count_moves (search, id);
}

guint
fringe_superseding_at (FringeEvent event, const FringeSearch *search, guint step)
{
  guint children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, fringe_search_removed (search, step), step, children);

  for (int i = 0; i < n; i++)
    {
      guint older = fringe_search_supersedes (search, children[i]);
      gboolean left_frontier = older != FRINGE_NO_NODE && fringe_search_superseded_step (search, older) == step;

      if (older != FRINGE_NO_NODE && left_frontier == (event == FRINGE_EVENT_SUPERSEDED))
        return children[i];
    }
  return FRINGE_NO_NODE;
}

gboolean
fringe_event_happens (FringeEvent event, const FringeSearch *search, const FringeLayers *layers, guint step)
{
  if (event == FRINGE_EVENT_LAYER)
    return step > 1 && fringe_layers_begins (layers, step);
  if (!fringe_event_can_happen (event, fringe_search_rules (search)) || step > fringe_search_n_steps (search))
    return FALSE;
  if (event == FRINGE_EVENT_DUPLICATE)
    return finds_duplicate (search, step);
  return fringe_superseding_at (event, search, step) != FRINGE_NO_NODE;
}
