/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* What folded nodes hide. */

typedef struct
{
  uint32_t *ids;
  size_t n, capacity;
} Stack;

static bool
push_children (const FringeLayout *layout, Stack *stack, uint32_t id)
{
  if (!fringe_array_reserve (&stack->ids, &stack->capacity, stack->n + FRINGE_N_MOVES, sizeof *stack->ids))
    return false;
  stack->n += (size_t) fringe_search_children_at (layout->search, id, layout->step, stack->ids + stack->n);
  return true;
}

static void
take_in (const FringeLayout *layout, FringeFold *fold, uint32_t id)
{
  const FringeSearch *search = layout->search;
  FringeNodeState state = fringe_search_state_at (search, id, layout->step);

  if (state == FRINGE_NODE_GOAL && id < fold->goal)
    fold->goal = id;
  if (state != FRINGE_NODE_FRONTIER)
    return;
  if (fold->best == FRINGE_NO_NODE || fringe_search_f (search, id) < fringe_search_f (search, fold->best)
      || (fringe_search_f (search, id) <= fringe_search_f (search, fold->best) && id < fold->best))
    fold->best = id;
}

static FringeFold
look_into (const FringeLayout *layout, uint32_t id)
{
  FringeFold fold = { layout->counts[id].n_below - 1, FRINGE_NO_NODE, FRINGE_NO_NODE };
  Stack stack = { 0 };
  bool has_memory = push_children (layout, &stack, id);

  while (has_memory && stack.n > 0)
    {
      uint32_t below = stack.ids[--stack.n];

      take_in (layout, &fold, below);
      has_memory = push_children (layout, &stack, below);
    }
  free (stack.ids);
  return fold;
}

FringeFold
fringe_layout_fold_at (FringeLayout *layout, uint32_t id)
{
  return look_into (layout, id);
}

void
fringe_layout_forget_all_folds (FringeLayout *layout)
{
  layout->n_known = 0;
}
