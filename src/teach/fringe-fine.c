/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-fine.h"

/* Invariant: what is added is in the order of the loop, and n_nodes never shrinks. */

typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  uint32_t id; /* the node removed or entered */
  uint32_t n_nodes;
  FringeFineStep *fine;
  int n;
} Turn;

static FringeFineStep *
add (Turn *turn, FringeFineKind kind, uint32_t node)
{
  FringeFineStep *fine = &turn->fine[turn->n++];

  *fine = (FringeFineStep) { kind, node, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE, turn->n_nodes };
  return fine;
}

static FringeFineStep *
add_test (Turn *turn, FringeFineKind kind, uint32_t node, gboolean holds)
{
  FringeFineStep *fine = add (turn, kind, node);

  fine->holds = holds;
  return fine;
}

static FringeFineStep *
add_new_node (Turn *turn, FringeFineKind kind, uint32_t node)
{
  turn->n_nodes = MAX (turn->n_nodes, node + 1);
  return add (turn, kind, node);
}

static FringeGoalTest
goal_test (const Turn *turn)
{
  return fringe_search_rules (turn->search)->goal_test;
}

static gboolean
is_goal (const Turn *turn, uint32_t id)
{
  return fringe_search_state_at (turn->search, id, turn->step) == FRINGE_NODE_GOAL;
}

static void
add_child (Turn *turn, uint32_t child)
{
  FringeFineStep *fine = add_new_node (turn, FRINGE_FINE_GENERATE, child);

  fine->move = fringe_search_move (turn->search, child);
  fine->other = fringe_search_supersedes (turn->search, child);
  if (goal_test (turn) == FRINGE_GOAL_TEST_GENERATION)
    add_test (turn, FRINGE_FINE_GOAL_TEST, child, is_goal (turn, child));
}

static void
add_duplicate (Turn *turn, const FringeDuplicate *duplicate)
{
  FringeFineStep *fine = add (turn, FRINGE_FINE_DUPLICATE, turn->id);

  fine->move = duplicate->move;
  fine->other = duplicate->of;
}

static void
add_insertion (Turn *turn, const uint32_t *children, int n)
{
  FringeFineStep *fine;

  if (n > 0 && is_goal (turn, children[n - 1]))
    return;
  fine = add (turn, FRINGE_FINE_INSERT, n > 0 ? children[0] : FRINGE_NO_NODE);
  fine->other = n > 0 ? children[n - 1] : FRINGE_NO_NODE;
}

/* The children and the duplicates both come in the move order. */
static void
add_successors (Turn *turn)
{
  const FringeMove *moves = fringe_search_rules (turn->search)->moves;
  uint32_t children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_children = fringe_search_children_at (turn->search, turn->id, turn->step, children);
  int n_duplicates = fringe_search_duplicates (turn->search, turn->id, duplicates);

  for (int i = 0, child = 0, duplicate = 0; i < FRINGE_N_MOVES; i++)
    if (child < n_children && fringe_search_move (turn->search, children[child]) == moves[i])
      add_child (turn, children[child++]);
    else if (duplicate < n_duplicates && duplicates[duplicate].move == moves[i])
      add_duplicate (turn, &duplicates[duplicate++]);
  add_insertion (turn, children, n_children);
}

static void
take_apart (Turn *turn)
{
  FringeNodeState state = fringe_search_state_at (turn->search, turn->id, turn->step);

  add (turn, FRINGE_FINE_REMOVE, turn->id);
  if (fringe_search_rules (turn->search)->duplicates == FRINGE_DUPLICATES_EXPANSION)
    add_test (turn, FRINGE_FINE_STALE_TEST, turn->id, state == FRINGE_NODE_STALE)->other
        = fringe_search_stale_of (turn->search, turn->id);
  if (state == FRINGE_NODE_STALE)
    return;
  if (goal_test (turn) == FRINGE_GOAL_TEST_EXPANSION)
    add_test (turn, FRINGE_FINE_GOAL_TEST, turn->id, state == FRINGE_NODE_GOAL);
  if (state == FRINGE_NODE_GOAL)
    return;
  add (turn, FRINGE_FINE_CLOSE, turn->id);
  add_successors (turn);
}

/* The step before entered the node of the id before, and went no deeper where that is not the parent. */
static void
add_way (Turn *turn)
{
  uint32_t parent = fringe_search_parent (turn->search, turn->id);

  if (parent == FRINGE_NO_NODE)
    {
      add_new_node (turn, FRINGE_FINE_ITERATION, turn->id);
      return;
    }
  if (parent + 1 != turn->id)
    add (turn, FRINGE_FINE_BACK_UP, parent)->other = turn->id - 1;
  add_new_node (turn, FRINGE_FINE_GENERATE, turn->id)->move = fringe_search_move (turn->search, turn->id);
}

static void
take_entry_apart (Turn *turn)
{
  FringeNodeState state = fringe_search_state_at (turn->search, turn->id, turn->step);
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates;

  add_way (turn);
  add_test (turn, FRINGE_FINE_ENTER, turn->id, state != FRINGE_NODE_CUT);
  if (state == FRINGE_NODE_CUT)
    {
      add (turn, FRINGE_FINE_CUT, turn->id);
      return;
    }
  add_test (turn, FRINGE_FINE_GOAL_TEST, turn->id, state == FRINGE_NODE_GOAL);
  if (state == FRINGE_NODE_GOAL)
    return;
  add (turn, FRINGE_FINE_EXPAND, turn->id);
  n_duplicates = fringe_search_duplicates (turn->search, turn->id, duplicates);
  for (int i = 0; i < n_duplicates; i++)
    add_duplicate (turn, &duplicates[i]);
}

static void
take_start_apart (Turn *turn)
{
  const FringeRules *rules = fringe_search_rules (turn->search);

  if (fringe_search_outcome_at (turn->search, 0) == FRINGE_OUTCOME_UNSOLVABLE)
    return;
  add_new_node (turn, FRINGE_FINE_START, 0);
  if (rules->algorithm != FRINGE_ALGORITHM_IDASTAR && rules->goal_test == FRINGE_GOAL_TEST_GENERATION)
    add_test (turn, FRINGE_FINE_GOAL_TEST, 0, is_goal (turn, 0));
}

int
fringe_fine_steps (const FringeSearch *search, uint32_t step, FringeFineStep fine[FRINGE_FINE_STEPS_MAX])
{
  Turn turn = { .search = search, .step = step, .fine = fine };

  if (step > fringe_search_n_steps (search))
    return 0;
  if (step == 0)
    {
      take_start_apart (&turn);
      return turn.n;
    }
  turn.id = fringe_search_removed (search, step);
  turn.n_nodes = fringe_search_n_nodes_at (search, step - 1);
  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    take_entry_apart (&turn);
  else
    take_apart (&turn);
  return turn.n;
}
