/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* Bringing the layout to a step: what changes, and how it is begun. */

bool
fringe_layout_reserve_counts (FringeLayout *layout, uint32_t n_ids)
{
  if (!fringe_array_reserve (&layout->counts, &layout->counts_capacity, n_ids, sizeof *layout->counts))
    return false;
  for (; layout->n_seen < n_ids; layout->n_seen++)
    layout->counts[layout->n_seen] = (FringeLayoutCount) { .n_below = 1 };
  return true;
}

static bool
reserve (FringeLayout *layout, uint32_t n_ids)
{
  return n_ids <= FRINGE_LAYOUT_NODES_MAX && fringe_layout_reserve_counts (layout, n_ids)
         && fringe_array_reserve (&layout->nodes, &layout->nodes_capacity, n_ids, sizeof *layout->nodes)
         && fringe_marks_reserve (&layout->marks, n_ids);
}

uint32_t
fringe_layout_mark_path (FringeLayout *layout, uint32_t id)
{
  uint32_t n_marked = 0;

  for (; id != FRINGE_NO_NODE && id >= layout->root; id = fringe_search_parent (layout->search, id))
    {
      if (fringe_marks_has (&layout->marks, id))
        break;
      fringe_marks_add (&layout->marks, id);
      n_marked++;
      if (id == layout->root)
        break;
    }
  return n_marked;
}

static void
empty (FringeLayout *layout)
{
  layout->n_ids = layout->n_shown = layout->n_below = layout->n_rows = 0;
  layout->left = layout->right = 0;
  layout->pass = FRINGE_PASS_NONE;
  fringe_marks_clear_all (&layout->marks);
}

static void
forget (FringeLayout *layout, const FringeSearch *search, uint32_t root)
{
  empty (layout);
  fringe_layout_forget_all_folds (layout);
  layout->search = search;
  layout->root = root;
  layout->n_seen = 0;
  layout->n_folded = 0;
}

void
fringe_layout_clear (FringeLayout *layout)
{
  forget (layout, NULL, 0);
}

/* A jump that changes more than this many nodes is better made anew. */
static uint32_t
most_changes (const FringeLayout *layout)
{
  uint32_t little = layout->little, share = layout->n_ids_aim / 4;

  share = share < 8 * little ? share : 8 * little;
  return share > little ? share : little;
}

/* The nodes that came or went with the step, between the numbers of nodes before and after: their parents change.
 * Returns: how many nodes were marked; more than @n_max where they are not all */
static uint32_t
mark_changes (FringeLayout *layout, uint32_t n_max)
{
  uint32_t before = layout->n_ids_from, after = layout->n_ids_aim, n_marked = 0;
  uint32_t first = before < after ? before : after, end = before < after ? after : before;

  if (end - first > n_max)
    return UINT32_MAX;
  for (uint32_t id = first; id < after; id++)
    {
      layout->counts[id].n_below = 1;
      if (fringe_layout_shows_all (layout))
        fringe_layout_bring_in (layout, id);
    }
  for (uint32_t id = first; id < end && n_marked <= n_max; id++)
    {
      uint32_t parent = fringe_search_parent (layout->search, id);

      if (parent < after)
        n_marked += fringe_layout_mark_path (layout, parent);
      else if (parent == FRINGE_NO_NODE && id < after && layout->root == 0)
        fringe_layout_bring_in (layout, id);
    }
  return n_marked;
}

/* Returns: how many nodes there are to begin with */
static uint32_t
begin (FringeLayout *layout)
{
  uint32_t n_max = most_changes (layout), n_marked = UINT32_MAX;

  if (layout->n_ids_from > 0)
    n_marked = mark_changes (layout, n_max);
  if (n_marked <= n_max)
    {
      fringe_layout_begin_pass (layout,
                                fringe_layout_shows_all (layout) ? FRINGE_PASS_PLACE : FRINGE_PASS_COUNT_MARKED);
      return n_marked;
    }
  fringe_layout_begin_fresh (layout);
  return layout->n_ids_aim;
}

FringeLayoutProgress
fringe_layout_aim (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step)
{
  uint32_t n_ids = fringe_search_n_nodes_at (search, step);

  if (search != layout->search || root != layout->root)
    forget (layout, search, root);
  if (root >= n_ids || !reserve (layout, n_ids))
    {
      empty (layout);
      return FRINGE_LAYOUT_NO_MEMORY;
    }
  fringe_layout_forget_folds (layout, layout->step, step);
  layout->step = step;
  layout->n_ids_from = layout->n_ids;
  layout->n_ids_aim = n_ids;
  layout->n_ids = 0;
  return fringe_layout_advance (layout, begin (layout) <= layout->little ? UINT32_MAX : 0);
}

bool
fringe_layout_update (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step)
{
  FringeLayoutProgress progress = fringe_layout_aim (layout, search, root, step);

  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = fringe_layout_advance (layout, UINT32_MAX);
  return progress == FRINGE_LAYOUT_READY;
}
