/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

/* What the longest row takes of the width of a tree, about; and what lies around a tree that is seen as a whole. */
#define FILLED_SHARE 0.7
#define MARGINS 48

guint
fringe_tree_view_shown (FringeTreeView *self)
{
  guint id = fringe_session_get_shown (self->session);

  return self->is_ready ? fringe_layout_shown_for (self->layout, id) : FRINGE_NO_NODE;
}

/* Of the shown node, where there is one. */
static void
change (FringeTreeView *self, FringeLayoutProgress (*fold) (FringeLayout *layout, uint32_t id))
{
  guint id = fringe_tree_view_shown (self);

  if (id == FRINGE_NO_NODE)
    return;
  fringe_tree_view_begin_change (self, id);
  fringe_tree_view_take (self, fold (self->layout, id));
}

static FringeLayoutProgress
toggle (FringeLayout *layout, uint32_t id)
{
  if (fringe_layout_n_below (layout, id) <= 1)
    return FRINGE_LAYOUT_READY;
  return fringe_layout_is_folded (layout, id) ? fringe_layout_unfold (layout, id) : fringe_layout_fold (layout, id);
}

void
fringe_tree_view_toggle_fold (FringeTreeView *self)
{
  change (self, toggle);
}

void
fringe_tree_view_unfold_below (FringeTreeView *self)
{
  change (self, fringe_layout_unfold_below);
}

void
fringe_tree_view_fold_beside (FringeTreeView *self)
{
  change (self, fringe_layout_fold_beside);
}

/* As many nodes as have room with boards that are legible. */
static FringeLayoutProgress
set_room (FringeTreeView *self)
{
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (self->session));
  const FringeCard *card = &self->card;
  double scale = fringe_detail_scale (card, fringe_board_n_cells (start), FRINGE_DETAIL_BOARD)
                 * fringe_theme_get (self->theme)->type;
  double width = (self->viewport.width - MARGINS) / scale;
  double height = (self->viewport.height - fringe_tree_view_covered (self) - MARGINS) / scale;
  gboolean is_down = self->direction == FRINGE_DIRECTION_DOWN;
  double along = is_down ? height : width, across = is_down ? width : height;

  return fringe_layout_set_room (self->layout, (guint) MAX (along / card->row_pitch, 1),
                                 (guint) MAX (FILLED_SHARE * across / card->pitch, 1));
}

static FringeLayoutProgress
set_size (FringeTreeView *self)
{
  if (self->fold_size == FRINGE_FOLD_SIZE_BY_ROOM)
    return set_room (self);
  return fringe_layout_set_fold_size (self->layout, self->fold_size);
}

/* Before there is a search, and while the layout is being made, there is nothing to be animated: it is made with the
 * folds. Who sees all of the tree goes on to do so. */
static void
change_all (FringeTreeView *self, FringeLayoutProgress (*fold) (FringeTreeView *self))
{
  if (self->session == NULL)
    return;
  if (fringe_tree_view_is_ready (self))
    fringe_tree_view_begin_change (self, fringe_tree_view_shown (self));
  self->refit = TRUE;
  fringe_tree_view_take (self, fold (self));
}

void
fringe_tree_view_fit_room (FringeTreeView *self)
{
  if (self->fold_size == FRINGE_FOLD_SIZE_BY_ROOM)
    change_all (self, set_room);
}

/* Whether nodes are told apart by more than where they are. */
static gboolean
is_legible (FringeTreeView *self)
{
  const FringeBoard *start;

  if (self->session == NULL)
    return FALSE;
  start = fringe_search_start (fringe_session_get_search (self->session));
  return fringe_detail_for (&self->card, fringe_board_n_cells (start), self->viewport.scale) >= FRINGE_DETAIL_LABEL;
}

/* Of a tree seen from afar hardly anything would be left where it was: what remains is seen as a whole. */
void
fringe_tree_view_set_fold_size (FringeTreeView *self, guint n_nodes)
{
  if (self->fold_size == n_nodes)
    return;
  self->fold_size = n_nodes;
  if (n_nodes != 0 && !is_legible (self))
    self->whole = TRUE;
  change_all (self, set_size);
}

static FringeLayoutProgress
unfold_all (FringeTreeView *self)
{
  return fringe_layout_unfold_all (self->layout);
}

void
fringe_tree_view_unfold_all (FringeTreeView *self)
{
  self->fold_size = 0;
  change_all (self, unfold_all);
}
