/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout-private.h"

#include <stdlib.h>

/* Folding of side branches that are done.
 *
 * Invariant: n_done nodes have the mark of it, each the topmost of a branch; those that do not exist at the step keep
 * it.
 */

static void
reach_root (const FringeLayout *layout, uint32_t *until, uint32_t id)
{
  for (; id != FRINGE_NO_NODE && id < layout->n_ids; id = fringe_search_parent (layout->search, id))
    until[id] = UINT32_MAX;
}

/* The last step in which a node is removed or the search could remove it. */
static uint32_t
last_step (const FringeSearch *search, uint32_t id)
{
  uint32_t removed = fringe_search_removed_step (search, id);

  if (removed != UINT32_MAX || fringe_search_outcome (search) != FRINGE_OUTCOME_RUNNING)
    return removed != UINT32_MAX ? removed : 0;
  return fringe_search_superseded_step (search, id) != UINT32_MAX ? 0 : UINT32_MAX;
}

/* Finds until when something happens below each node; for ever on the ways that are kept. */
static uint32_t *
find_until (const FringeLayout *layout, uint32_t step, uint32_t kept)
{
  uint32_t *until = malloc (layout->n_ids * sizeof *until);

  if (until == NULL)
    return NULL;
  for (uint32_t id = 0; id < layout->n_ids; id++)
    until[id] = last_step (layout->search, id);
  for (uint32_t id = layout->n_ids; id-- > 0;)
    {
      uint32_t parent = fringe_search_parent (layout->search, id);

      if (parent != FRINGE_NO_NODE && until[id] > until[parent])
        until[parent] = until[id];
    }
  reach_root (layout, until, step > 0 ? fringe_search_removed (layout->search, step) : 0);
  reach_root (layout, until, fringe_search_solution_at (layout->search, step));
  reach_root (layout, until, kept);
  return until;
}

static void
set_done (FringeLayout *layout, uint32_t id, bool is_done)
{
  if (layout->counts[id].done == is_done)
    return;
  layout->counts[id].done = is_done;
  layout->n_done += is_done ? 1 : UINT32_MAX;
  fringe_layout_mark_path (layout, id);
}

FringeLayoutProgress
fringe_layout_fold_done (FringeLayout *layout, bool folds, uint32_t step, uint32_t kept)
{
  uint32_t *until = folds && layout->n_ids > 0 ? find_until (layout, step, kept) : NULL;

  if (layout->n_ids == 0 || (until == NULL && layout->n_done == 0))
    return fringe_layout_advance (layout, 0);
  for (uint32_t id = 0; id < layout->n_ids; id++)
    {
      uint32_t parent = fringe_search_parent (layout->search, id);

      set_done (layout, id,
                until != NULL && until[id] <= step && layout->counts[id].n_below > 1 && parent != FRINGE_NO_NODE
                    && until[parent] > step);
    }
  free (until);
  return fringe_layout_place_marked (layout);
}
