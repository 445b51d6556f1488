/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-search.h"

#include "test-heuristics.h"

/* All that is open, put in once more: step by step, each in the order in which its nodes were put in. */
static void
order_anew (Reference *reference)
{
  uint32_t first = 0;

  g_array_set_size (reference->frontier, 0);
  for (guint i = 0; i < reference->steps->len; i++)
    {
      uint32_t end = reference_step (reference, i)->n_nodes;
      gboolean is_stack = reference->problem->rules.algorithm == FRINGE_ALGORITHM_DFS;

      for (uint32_t id = first; id < end; id++)
        {
          uint32_t pushed = is_stack ? first + end - 1 - id : id;

          if (reference_is_open (reference, reference_node (reference, pushed)))
            reference_push (reference, reference->frontier, pushed);
        }
      first = end;
    }
}

void
reference_fork_here (Reference *reference)
{
  ReferenceStep *step = reference_step (reference, reference->fork_step);

  reference->problem = &reference->after;
  for (uint32_t id = 0; id < reference->nodes->len; id++)
    {
      ReferenceNode *node = reference_node (reference, id);

      node->h = test_h_value (reference->after.rules.heuristic, &node->board, &reference->after.goal);
    }
  order_anew (reference);
  g_array_unref (step->frontier);
  step->frontier = g_array_copy (reference->frontier);
}
