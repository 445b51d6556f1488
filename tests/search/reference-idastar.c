/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-search.h"

#include "test-boards.h"

/* What is held against the bound. */
static double
value_of (const Reference *reference, const ReferenceNode *node)
{
  return reference->problem->rules.algorithm == FRINGE_ALGORITHM_IDS ? node->g : node->g + node->h;
}

/* Makes the step that enters node @id, and those below it, and the smallest f that was cut into @next_bound. */
static void
enter (Reference *reference, uint32_t id, double bound, double *next_bound)
{
  FringeIteration *iteration = &g_array_index (reference->iterations, FringeIteration, reference->iterations->len - 1);
  ReferenceNode node = *reference_node (reference, id);

  iteration->generated += node.g > 0;
  if (value_of (reference, &node) > bound)
    {
      *next_bound = MIN (*next_bound, value_of (reference, &node));
      reference_remove_node (reference, id, FRINGE_NODE_CUT);
      reference_add_step (reference, id);
      return;
    }
  if (reference_is_goal (reference, &node.board))
    {
      reference_remove_node (reference, id, FRINGE_NODE_GOAL);
      reference_add_step (reference, id);
      reference->outcome = FRINGE_OUTCOME_SOLVED;
      return;
    }

  iteration->expanded++;
  if (node.g > 0)
    {
      reference_node (reference, id)->duplicates[0]
          = (FringeDuplicate) { fringe_move_opposite (node.move), node.parent };
      reference_node (reference, id)->n_duplicates = 1;
    }
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard board = node.board;

      reference_node (reference, id)->n_tried += fringe_board_move (&board, (FringeMove) move);
    }
  reference_remove_node (reference, id, FRINGE_NODE_EXPANDED);
  reference_add_step (reference, id);
  for (int i = 0; i < FRINGE_N_MOVES && reference->outcome == FRINGE_OUTCOME_RUNNING; i++)
    {
      FringeMove move = reference->problem->rules.moves[i];
      FringeBoard board = node.board;
      const ReferenceStep *last = reference_step (reference, reference->steps->len - 1);

      if (!fringe_board_move (&board, move) || (node.g > 0 && move == fringe_move_opposite (node.move)))
        continue;
      if (last->counts.generated == reference->node_limit)
        reference->outcome = FRINGE_OUTCOME_LIMIT;
      else
        enter (reference, reference_add_node (reference, &board, id, move), bound, next_bound);
    }
}

void
reference_run_idastar (Reference *reference)
{
  uint32_t root = reference_add_node (reference, &reference->problem->start, FRINGE_NO_NODE, FRINGE_N_MOVES);
  double bound = value_of (reference, reference_node (reference, root));

  reference_add_step (reference, FRINGE_NO_NODE);
  while (isfinite (bound) && reference->outcome == FRINGE_OUTCOME_RUNNING)
    {
      FringeIteration iteration = { .bound = bound };

      g_array_append_val (reference->iterations, iteration);
      if (reference->iterations->len > 1)
        root = reference_add_node (reference, &reference->problem->start, FRINGE_NO_NODE, FRINGE_N_MOVES);
      bound = INFINITY;
      enter (reference, root, iteration.bound, &bound);
    }
  if (reference->outcome == FRINGE_OUTCOME_RUNNING)
    reference->outcome = FRINGE_OUTCOME_EXHAUSTED;
}
