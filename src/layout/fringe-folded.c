/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* What folded nodes hide: kept in a table, and forgotten where a step changes a node below. */

/* After more steps at once all is forgotten. */
#define STEPS_MAX 64

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
  const FringeSearch *search = fringe_search_at (layout->search, layout->step);
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

/* The slot that holds @id, or the empty one where it belongs. */
static FringeKnownFold *
find (const FringeLayout *layout, uint32_t id)
{
  size_t slot = (size_t) id * 0x9e3779b1u;

  do
    slot = (slot + 1) & (layout->known_capacity - 1);
  while (layout->known[slot].id != id && layout->known[slot].id != FRINGE_NO_NODE);
  return &layout->known[slot];
}

static bool
make_room (FringeLayout *layout)
{
  FringeKnownFold *before = layout->known;
  size_t n_before = layout->known_capacity, n = n_before > 0 ? 2 * n_before : 64;

  if (2 * layout->n_known < n_before)
    return true;
  layout->known = malloc (n * sizeof *layout->known);
  if (layout->known == NULL)
    {
      layout->known = before;
      return false;
    }
  layout->known_capacity = n;
  for (size_t i = 0; i < n; i++)
    layout->known[i].id = FRINGE_NO_NODE;
  for (size_t i = 0; i < n_before; i++)
    if (before[i].id != FRINGE_NO_NODE)
      *find (layout, before[i].id) = before[i];
  free (before);
  return true;
}

FringeFold
fringe_layout_fold_at (FringeLayout *layout, uint32_t id)
{
  FringeFold fold;
  FringeKnownFold *known;

  if (layout->counts[id].is_known)
    return find (layout, id)->fold;
  fold = look_into (layout, id);
  if (!make_room (layout))
    return fold;
  known = find (layout, id);
  layout->n_known += known->id == FRINGE_NO_NODE;
  *known = (FringeKnownFold) { id, fold };
  layout->counts[id].is_known = true;
  return fold;
}

void
fringe_layout_forget_all_folds (FringeLayout *layout)
{
  for (size_t i = 0; i < layout->known_capacity && layout->n_known > 0; i++)
    if (layout->known[i].id != FRINGE_NO_NODE)
      {
        layout->counts[layout->known[i].id].is_known = false;
        layout->known[i].id = FRINGE_NO_NODE;
      }
  layout->n_known = 0;
}

static void
forget_above (FringeLayout *layout, uint32_t id)
{
  for (; id != FRINGE_NO_NODE; id = fringe_search_parent (layout->search, id))
    layout->counts[id].is_known = false;
}

/* In a step nodes change that are new, that lead to these, or that these supersede. */
static void
forget_step (FringeLayout *layout, uint32_t step)
{
  const FringeSearch *search = layout->search;
  uint32_t end = fringe_search_n_nodes_at (search, step);

  forget_above (layout, fringe_search_removed (search, step));
  for (uint32_t id = fringe_search_n_nodes_at (search, step - 1); id < end; id++)
    forget_above (layout, fringe_search_supersedes (search, id));
}

/* Where a search was forked all nodes get another f. */
void
fringe_layout_forget_folds (FringeLayout *layout, uint32_t step_from, uint32_t step_to)
{
  uint32_t first = step_from < step_to ? step_from : step_to, last = step_from < step_to ? step_to : step_from;

  if (layout->n_known == 0)
    return;
  if (last - first > STEPS_MAX || fringe_search_at (layout->search, first) != fringe_search_at (layout->search, last))
    fringe_layout_forget_all_folds (layout);
  else
    for (uint32_t step = first + 1; step <= last; step++)
      forget_step (layout, step);
}
