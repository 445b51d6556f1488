/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout-private.h"

/* Folding: what is folded or unfolded by hand is noted in the counts, by id, so that it outlasts steps at which
 * the node does not exist. */

static void
note_folded (FringeLayout *layout, uint32_t id)
{
  layout->n_folded += !layout->counts[id].folded;
  layout->counts[id].folded = true;
  layout->counts[id].opened = false;
}

static void
note_unfolded (FringeLayout *layout, uint32_t id)
{
  layout->n_folded -= layout->counts[id].folded;
  layout->counts[id].folded = false;
  if (layout->fold_size > 0)
    layout->counts[id].opened = true;
}

/* Lays out a node and those above it. */
static FringeLayoutProgress
place_path (FringeLayout *layout, uint32_t id)
{
  fringe_layout_mark_path (layout, id);
  return fringe_layout_place_marked (layout);
}

static bool
has_counts (FringeLayout *layout, uint32_t id)
{
  return id < layout->n_seen
         || (layout->search != NULL && id < fringe_search_n_nodes (layout->search)
             && fringe_layout_reserve_counts (layout, id + 1));
}

/* After a change of the folds at @id. Where the layout is under way it begins anew. */
static FringeLayoutProgress
change (FringeLayout *layout, uint32_t id)
{
  if (layout->pass != FRINGE_PASS_NONE)
    fringe_layout_begin_fresh (layout);
  else if (fringe_layout_exists (layout, id))
    return place_path (layout, id);
  return fringe_layout_advance (layout, 0);
}

bool
fringe_layout_is_folded (const FringeLayout *layout, uint32_t id)
{
  return id < layout->n_ids && fringe_layout_is_shut (layout, id);
}

FringeLayoutProgress
fringe_layout_fold (FringeLayout *layout, uint32_t id)
{
  if (!has_counts (layout, id))
    return fringe_layout_advance (layout, 0);
  note_folded (layout, id);
  return change (layout, id);
}

FringeLayoutProgress
fringe_layout_unfold (FringeLayout *layout, uint32_t id)
{
  if (!has_counts (layout, id))
    return fringe_layout_advance (layout, 0);
  note_unfolded (layout, id);
  return change (layout, id);
}

/* Ids below a node are larger than its own; whose parent is in the subtree is in it. */
static void
note_unfolded_below (FringeLayout *layout, uint32_t id)
{
  uint32_t n = layout->counts[id].n_below;

  fringe_marks_add (&layout->marks, id);
  for (uint32_t at = id; n > 0; at++)
    {
      if (at != id && !fringe_marks_has (&layout->marks, fringe_search_parent (layout->search, at)))
        continue;
      fringe_marks_add (&layout->marks, at);
      note_unfolded (layout, at);
      n--;
    }
  fringe_marks_clear_all (&layout->marks);
}

FringeLayoutProgress
fringe_layout_unfold_below (FringeLayout *layout, uint32_t id)
{
  if (!fringe_layout_exists (layout, id))
    return fringe_layout_advance (layout, 0);
  note_unfolded_below (layout, id);
  layout->nodes[id].n_children = 0;
  return place_path (layout, id);
}

/* Lays out all nodes by other folds. */
static FringeLayoutProgress
place_anew (FringeLayout *layout)
{
  if (layout->pass == FRINGE_PASS_NONE && layout->n_ids == 0)
    return FRINGE_LAYOUT_NO_MEMORY;
  layout->n_ids = 0;
  fringe_layout_begin_fresh (layout);
  return fringe_layout_advance (layout, layout->little);
}

FringeLayoutProgress
fringe_layout_unfold_all (FringeLayout *layout)
{
  layout->fold_size = layout->room_rows = 0;
  for (uint32_t id = 0; layout->n_folded > 0; id++)
    note_unfolded (layout, id);
  return place_anew (layout);
}

FringeLayoutProgress
fringe_layout_add_folds (FringeLayout *layout, bool folded, const uint32_t *ids, size_t n)
{
  for (size_t i = 0; i < n; i++)
    if (has_counts (layout, ids[i]))
      (folded ? note_folded : note_unfolded) (layout, ids[i]);
  return n > 0 ? place_anew (layout) : fringe_layout_advance (layout, 0);
}

static void
fold_but (FringeLayout *layout, uint32_t id, uint32_t kept)
{
  if (id == kept || layout->counts[id].n_below == 1)
    return;
  note_folded (layout, id);
  fringe_layout_mark_path (layout, id);
}

static void
fold_children_but (FringeLayout *layout, uint32_t parent, uint32_t kept)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (layout->search, parent, layout->step, children);

  for (int i = 0; i < n; i++)
    fold_but (layout, children[i], kept);
}

FringeLayoutProgress
fringe_layout_fold_beside (FringeLayout *layout, uint32_t id)
{
  uint32_t n_roots;

  if (!fringe_layout_exists (layout, id))
    return fringe_layout_advance (layout, 0);
  n_roots = fringe_layout_n_roots (layout, layout->step);
  fringe_layout_mark_path (layout, id);
  note_unfolded (layout, id);
  for (; !fringe_layout_is_root (layout, id); id = fringe_search_parent (layout->search, id))
    {
      uint32_t parent = fringe_search_parent (layout->search, id);

      note_unfolded (layout, parent);
      fold_children_but (layout, parent, id);
    }
  for (uint32_t i = 0; i < n_roots; i++)
    fold_but (layout, fringe_layout_nth_root (layout, i), id);
  return fringe_layout_place_marked (layout);
}

FringeLayoutProgress
fringe_layout_reveal (FringeLayout *layout, uint32_t id)
{
  uint32_t at = id;

  if (!fringe_layout_exists (layout, id) || fringe_layout_shown_for (layout, id) == id)
    return fringe_layout_advance (layout, 0);
  while (!fringe_layout_is_root (layout, at))
    {
      at = fringe_search_parent (layout->search, at);
      if (fringe_layout_is_shut (layout, at))
        note_unfolded (layout, at);
    }
  return place_path (layout, id);
}

FringeLayoutProgress
fringe_layout_set_fold_size (FringeLayout *layout, uint32_t n_nodes)
{
  bool changes = layout->fold_size != n_nodes;

  layout->fold_size = n_nodes;
  layout->room_rows = 0;
  if (changes && layout->pass != FRINGE_PASS_NONE)
    fringe_layout_begin_fresh (layout);
  else if (changes && layout->n_ids > 0)
    return fringe_layout_place_shown (layout);
  return fringe_layout_advance (layout, 0);
}

uint32_t
fringe_layout_fold_size (const FringeLayout *layout)
{
  return layout->fold_size;
}

size_t
fringe_layout_folds (const FringeLayout *layout, bool folded, uint32_t *ids, size_t n_max)
{
  size_t n = 0;

  for (uint32_t id = 0; id < layout->n_seen; id++)
    if (folded ? layout->counts[id].folded : layout->counts[id].opened)
      {
        if (n < n_max)
          ids[n] = id;
        n++;
      }
  return n;
}
