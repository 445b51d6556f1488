/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

guint
fringe_tree_view_shown (FringeTreeView *self)
{
  guint id = fringe_session_get_shown (self->session);

  return self->is_ready ? fringe_layout_shown_for (self->layout, id) : FRINGE_NO_NODE;
}

void
fringe_tree_view_toggle_fold (FringeTreeView *self)
{
  guint id = fringe_tree_view_shown (self);

  if (id == FRINGE_NO_NODE || fringe_layout_n_below (self->layout, id) <= 1)
    return;
  fringe_tree_view_begin_change (self, id);
  if (fringe_layout_is_folded (self->layout, id))
    fringe_layout_unfold (self->layout, id);
  else
    fringe_layout_fold (self->layout, id);
  fringe_tree_view_end_change (self);
}

static void
change (FringeTreeView *self, guint id, void (*fold) (FringeLayout *layout, uint32_t id))
{
  if (id == FRINGE_NO_NODE)
    return;
  fringe_tree_view_begin_change (self, fringe_tree_view_shown (self));
  fold (self->layout, id);
  fringe_tree_view_end_change (self);
}

void
fringe_tree_view_unfold_below (FringeTreeView *self)
{
  change (self, fringe_tree_view_shown (self), fringe_layout_unfold_below);
}

void
fringe_tree_view_fold_beside (FringeTreeView *self)
{
  change (self, fringe_tree_view_shown (self), fringe_layout_fold_beside);
}

/* The trees of a forest have roots of their own. */
static void
unfold_trees (FringeLayout *layout, uint32_t id)
{
  fringe_layout_set_fold_size (layout, 0);
  fringe_layout_unfold_below (layout, id);
}

void
fringe_tree_view_unfold_all (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint n_roots;

  if (!self->is_ready)
    return;
  n_roots = fringe_search_n_roots_at (search, fringe_layout_step (self->layout));
  fringe_tree_view_begin_change (self, fringe_tree_view_shown (self));
  for (guint i = 0; i < n_roots; i++)
    unfold_trees (self->layout, fringe_search_root (search, i));
  fringe_tree_view_end_change (self);
}

/* Who sees all of the tree goes on to do so. */
static void
keep_whole (FringeTreeView *self)
{
  FringeViewport from = fringe_tree_view_seen (self);

  if (!self->whole)
    return;
  fringe_tree_view_place_whole (self);
  fringe_tree_view_glide (self, &from, self->moving);
}

/* Without a layout there is nothing to be animated, but it is made with the folds. */
void
fringe_tree_view_set_fold_size (FringeTreeView *self, guint n_nodes)
{
  if (self->layout == NULL || fringe_layout_fold_size (self->layout) == n_nodes)
    return;
  if (!self->is_ready)
    fringe_layout_set_fold_size (self->layout, n_nodes);
  else
    {
      fringe_tree_view_begin_change (self, fringe_tree_view_shown (self));
      fringe_layout_set_fold_size (self->layout, n_nodes);
      fringe_tree_view_end_change (self);
      keep_whole (self);
    }
}
