/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-private.h"

/* IDA* in the record (Korf 1985): a step enters one node.
 *
 * Invariants: `descent.at` is an expanded node, its successors before `next_move` in the move order have
 * been dealt with, and those of its ancestors up to the move that leads down to it; `elder` is its last
 * child. Between iterations `at` is FRINGE_NO_NODE. Memory is reserved before a step begins. */

static int
place_in_order (const FringeSearch *search, FringeMove move)
{
  int i = 0;

  while (search->rules.moves[i] != move)
    i++;
  return i;
}

static void
back_up (FringeSearch *search)
{
  FringeDescent *descent = &search->descent;
  const FringeNode *node = &search->nodes[descent->at];

  descent->elder = descent->at;
  descent->next_move = node->parent == FRINGE_NO_NODE ? 0 : place_in_order (search, (FringeMove) node->move) + 1;
  descent->at = node->parent;
}

/* Goes back to the deepest node with a successor that is left, and tells the move to it.
 *
 * Returns: FRINGE_N_MOVES where the iteration has come to its end */
static FringeMove
next_move (FringeSearch *search)
{
  FringeDescent *descent = &search->descent;

  for (; descent->at != FRINGE_NO_NODE; back_up (search))
    {
      FringeMove back = fringe_move_opposite ((FringeMove) search->nodes[descent->at].move);
      FringeState state;

      fringe_state_from_node (search, descent->at, &state);
      for (; descent->next_move < FRINGE_N_MOVES; descent->next_move++)
        {
          FringeMove move = search->rules.moves[descent->next_move];

          if (move != back && search->neighbour[state.blank][move] >= 0)
            return move;
        }
    }
  return FRINGE_N_MOVES;
}

static bool
reserve_step (FringeSearch *search)
{
  return fringe_search_turns_in_memory (search) > 0 && fringe_search_reserve_nodes (search, 1)
         && fringe_search_reserve (search, &search->checkpoints, &search->checkpoints_capacity,
                                   search->n_checkpoints + 1, sizeof *search->checkpoints)
         && fringe_search_reserve (search, &search->iterations, &search->iterations_capacity, search->n_iterations + 1,
                                   sizeof *search->iterations);
}

static uint32_t
add_root (FringeSearch *search)
{
  FringeState state;

  if (search->n_iterations == 0)
    return 0;
  fringe_state_from_node (search, 0, &state);
  return fringe_search_append (search, &state, FRINGE_NO_NODE, FRINGE_N_MOVES, 0);
}

static uint32_t
begin_iteration (FringeSearch *search)
{
  uint32_t root = add_root (search), bound = search->descent.smallest_cut;

  search->iterations[search->n_iterations++]
      = (FringeIterationStart) { root, bound, search->counts.expanded, search->counts.generated };
  search->descent.smallest_cut = UINT32_MAX;
  return root;
}

static uint32_t
add_child (FringeSearch *search, FringeMove move)
{
  FringeDescent *descent = &search->descent;
  FringeState state, successor;
  FringeNode *parent;
  uint32_t id;

  fringe_state_from_node (search, descent->at, &state);
  fringe_state_successor (search, &state, search->neighbour[state.blank][move], &successor);
  id = fringe_search_append (search, &successor, descent->at, move, search->nodes[descent->at].g + 1);
  search->counts.generated++;

  parent = &search->nodes[descent->at];
  parent->n_children++;
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
  uint32_t f = node->g + node->h;

  node->first_child = node->next_sibling = FRINGE_NO_NODE;
  if (f > search->iterations[search->n_iterations - 1].bound)
    {
      node->state = FRINGE_NODE_CUT;
      descent->smallest_cut = f < descent->smallest_cut ? f : descent->smallest_cut;
      descent->elder = id;
      descent->next_move++;
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
      descent->at = id;
      descent->elder = FRINGE_NO_NODE;
      descent->next_move = 0;
    }
}

void
fringe_search_descend (FringeSearch *search)
{
  FringeMove move = next_move (search);

  if (move == FRINGE_N_MOVES && search->descent.smallest_cut == UINT32_MAX)
    {
      search->outcome = FRINGE_OUTCOME_EXHAUSTED;
      return;
    }
  if (!reserve_step (search) || (move < FRINGE_N_MOVES && search->counts.generated >= search->node_limit)
      || search->n_nodes > FRINGE_NODE_LIMIT_MAX)
    {
      search->outcome = FRINGE_OUTCOME_LIMIT;
      return;
    }
  enter (search, move == FRINGE_N_MOVES ? begin_iteration (search) : add_child (search, move));
  fringe_search_end_step (search);
}
