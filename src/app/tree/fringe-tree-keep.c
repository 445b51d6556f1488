/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

/* What of a view outlasts the program: where it is, and what is folded. */

static FringeRect
middle_of (FringeTreeView *self, guint id)
{
  FringeRect rect = fringe_geometry_node (self->layout, &self->card, id);

  return (FringeRect) { rect.x + rect.width / 2, rect.y + rect.height / 2, 0, 0 };
}

/* While the layout is being made only the node is known that is to stay where it is. */
FringeTreePlace
fringe_tree_view_get_place (FringeTreeView *self)
{
  FringeTreePlace place = { FRINGE_NO_NODE, 0, 0, 1 };
  FringeRect seen = fringe_viewport_visible (&self->viewport), node;

  if (self->is_called)
    return self->place;
  if (self->whole)
    return place;
  place.scale = self->viewport.scale;
  place.center = fringe_tree_view_is_ready (self)
                     ? fringe_pin_in_the_middle (self->layout, &self->card, &self->viewport).id
                     : self->pin.id;
  if (place.center == FRINGE_NO_NODE)
    place.center = 0;
  if (!fringe_tree_view_is_ready (self) || !fringe_layout_has (self->layout, place.center))
    return place;
  node = middle_of (self, place.center);
  place.x = seen.x + seen.width / 2 - node.x;
  place.y = seen.y + seen.height / 2 - node.y;
  return place;
}

static void
go_to_node (FringeTreeView *self, guint id)
{
  const FringeTreePlace *place = &self->place;
  FringeRect node = middle_of (self, id);

  self->whole = FALSE;
  self->viewport.scale = place->scale;
  fringe_viewport_keep (&self->viewport, node.x + place->x, node.y + place->y, self->viewport.width / 2,
                        self->viewport.height / 2);
}

/* How far rows are apart follows from the whole tree. */
void
fringe_tree_view_take_place (FringeTreeView *self)
{
  guint id;

  if (!self->is_called || !self->placed || !fringe_tree_view_is_ready (self))
    return;
  self->is_called = FALSE;
  fringe_tree_view_stop (self);
  id = self->place.center == FRINGE_NO_NODE ? FRINGE_NO_NODE
                                            : fringe_layout_shown_for (self->layout, self->place.center);
  self->whole = TRUE;
  fringe_tree_view_place_whole (self);
  if (id != FRINGE_NO_NODE)
    go_to_node (self, id);
  fringe_tree_view_moved (self);
}

void
fringe_tree_view_set_place (FringeTreeView *self, const FringeTreePlace *place)
{
  self->place = *place;
  self->is_called = TRUE;
  fringe_tree_view_take_place (self);
}

GArray *
fringe_tree_view_list_folds (FringeTreeView *self, gboolean folded)
{
  gsize n = fringe_layout_folds (self->layout, folded, NULL, 0);
  GArray *ids = g_array_sized_new (FALSE, FALSE, sizeof (guint32), (guint) n);

  g_array_set_size (ids, (guint) n);
  fringe_layout_folds (self->layout, folded, (void *) ids->data, n);
  return ids;
}

void
fringe_tree_view_set_folds (FringeTreeView *self, const GArray *folded, const GArray *unfolded)
{
  fringe_tree_view_take (self, fringe_layout_add_folds (self->layout, TRUE, (void *) folded->data, folded->len));
  fringe_tree_view_take (self, fringe_layout_add_folds (self->layout, FALSE, (void *) unfolded->data, unfolded->len));
  fringe_tiles_outdate (self->tiles);
}
