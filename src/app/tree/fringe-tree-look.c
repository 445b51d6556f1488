/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

/* Cards of other measures: everything is placed anew, and what is looked at stays. */
static void
measure_anew (FringeTreeView *self)
{
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (self->session));
  FringeViewport seen = fringe_tree_view_seen (self);
  gboolean turned = seen.direction != self->direction;

  if (self->is_ready)
    fringe_tree_view_begin_change (self, fringe_session_get_shown (self->session));
  self->before.n = 0;
  self->card = fringe_card_measure (start->rows, start->columns, self->direction, self->ghosts);
  self->viewport.direction = self->direction;
  if (!self->is_ready)
    return;
  if (turned)
    fringe_tiles_clear (self->tiles);
  if (self->whole || turned)
    fringe_tree_view_place_whole (self);
  if (turned && !self->whole)
    self->viewport.scale = seen.scale;
  if (self->whole)
    self->pin.id = FRINGE_NO_NODE;
  fringe_tree_view_end_change (self);
  fringe_tree_view_fit_room (self);
}

void
fringe_tree_view_set_theme (FringeTreeView *self, FringeThemeKind theme)
{
  if (self->theme == theme)
    return;
  self->theme = theme;
  fringe_tree_view_fit_room (self);
  if (self->whole && fringe_tree_view_is_ready (self))
    fringe_tree_view_place_whole (self);
  fringe_tree_view_outdate (self);
}

FringeThemeKind
fringe_tree_view_get_theme (FringeTreeView *self)
{
  return self->theme;
}

void
fringe_tree_view_set_direction (FringeTreeView *self, FringeDirection direction)
{
  if (self->direction == direction)
    return;
  self->direction = direction;
  measure_anew (self);
}

void
fringe_tree_view_set_ghosts (FringeTreeView *self, gboolean ghosts)
{
  if (self->ghosts == ghosts)
    return;
  self->ghosts = ghosts;
  measure_anew (self);
}

void
fringe_tree_view_set_coloring (FringeTreeView *self, FringeColoring coloring)
{
  if (self->coloring == coloring)
    return;
  self->coloring = coloring;
  fringe_tree_view_look_for_f_max (self);
  fringe_tree_view_outdate (self);
}

void
fringe_tree_view_set_owners (FringeTreeView *self, const FringeOwners *owners)
{
  self->owners = owners != NULL ? *owners : (FringeOwners) { NULL, NULL };
  fringe_tree_view_outdate (self);
}

void
fringe_tree_view_set_follow (FringeTreeView *self, gboolean follow)
{
  self->follow = follow;
}
