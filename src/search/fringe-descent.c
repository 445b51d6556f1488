/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record.h"

/* IDA* in the record (Korf 1985): a step enters one node. It goes back to where a successor is left, generates that or
 * begins an iteration, and judges the node.
 *
 * Invariants: `descent.at` is an expanded node. Its first n_children successors have been dealt with, for every
 * successor becomes a child, and so have those of its ancestors; `elder` is its last child. Between iterations `at` is
 * FRINGE_NO_NODE. Memory is reserved before a step begins. */

/* Goes back to the deepest node with a successor that is left. Returns: false where the iteration is at its end */
static bool
back_up (FringeSearch *search)
{
  FringeDescent *descent = &search->descent;

  while (descent->at != FRINGE_NO_NODE)
    {
      const FringeNode *node = &search->nodes[descent->at];
      FringeState state;

      fringe_state_from_node (search, descent->at, &state);
      if (node->n_children < search->lists[state.blank][node->move].n)
        return true;
      descent->elder = descent->at;
      descent->at = node->parent;
    }
  return false;
}

static bool
has_room (FringeSearch *search, bool generates)
{
  return fringe_record_steps_in_memory (search) > 0 && fringe_record_reserve_step (search)
         && (!generates || search->counts.generated < search->node_limit) && search->n_nodes <= FRINGE_NODE_LIMIT_MAX;
}

static uint32_t
begin_iteration (FringeSearch *search)
{
  FringeState state;
  uint32_t root = 0;

  if (search->n_iterations > 0)
    {
      fringe_state_from_node (search, 0, &state);
      state.value = fringe_node_h (search, 0);
      root = fringe_record_append (search, &state, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
    }
  search->iterations[search->n_iterations++]
      = (FringeIterationStart) { root, search->descent.smallest_cut, search->counts.expanded,
                                 search->counts.generated };
  search->descent.smallest_cut = INFINITY;
  return root;
}

static uint32_t
add_child (FringeSearch *search)
{
  FringeDescent *descent = &search->descent;
  FringeNode *parent = &search->nodes[descent->at];
  int i = parent->n_children++;
  const FringeMoveList *list;
  FringeState state, successor;
  uint32_t id;

  fringe_state_from_node (search, descent->at, &state);
  list = &search->lists[state.blank][parent->move];
  fringe_state_successor (search, &state, list->to[i], &successor);
  id = fringe_record_append (search, &successor, descent->at, (FringeMove) list->moves[i], parent->g + 1);
  search->counts.generated++;
  if (descent->elder == FRINGE_NO_NODE)
    parent->first_child = id;
  else
    search->nodes[descent->elder].next_sibling = id;
  return id;
}

static void
enter (FringeSearch *search, uint32_t id)
{
  FringeNode *node = &search->nodes[id];
  FringeDescent *descent = &search->descent;
  double f = fringe_node_priority (search, id);

  node->first_child = node->next_sibling = FRINGE_NO_NODE;
  if (f > search->iterations[search->n_iterations - 1].bound)
    {
      node->state = FRINGE_NODE_CUT;
      descent->smallest_cut = f < descent->smallest_cut ? f : descent->smallest_cut;
      descent->elder = id;
    }
  else if (fringe_state_is_node (search, &search->goal_state, id))
    {
      node->state = FRINGE_NODE_GOAL;
      search->solution = id;
      search->outcome = FRINGE_OUTCOME_SOLVED;
    }
  else
    {
      node->state = FRINGE_NODE_EXPANDED;
      search->counts.expanded++;
      search->counts.successors += fringe_search_n_moves (search, id);
      descent->at = id;
      descent->elder = FRINGE_NO_NODE;
    }
}

void
fringe_descent_step (FringeSearch *search)
{
  bool generates = back_up (search);

  if (!generates && isinf (search->descent.smallest_cut))
    search->outcome = FRINGE_OUTCOME_EXHAUSTED;
  else if (!has_room (search, generates))
    search->outcome = FRINGE_OUTCOME_LIMIT;
  else
    {
      enter (search, generates ? add_child (search) : begin_iteration (search));
      fringe_record_end_step (search);
    }
}
