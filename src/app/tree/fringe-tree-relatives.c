/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

/* From a node to its relatives, among the nodes that are shown. */

static void
select_parent (FringeTreeView *self, guint id)
{
  guint parent = fringe_search_parent (fringe_session_get_search (self->session), id);

  if (parent != FRINGE_NO_NODE)
    fringe_session_select (self->session, parent);
}

static void
select_child (FringeTreeView *self, guint id)
{
  guint children[FRINGE_N_MOVES];

  if (fringe_layout_children (self->layout, id, children) > 0)
    fringe_session_select (self->session, children[0]);
}

/* The roots of IDA* stand beside each other like siblings. */
static void
select_root (FringeTreeView *self, gint64 i)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  if (i >= 0 && i < fringe_search_n_roots_at (search, fringe_layout_step (self->layout)))
    fringe_session_select (self->session, fringe_search_root (search, (guint) i));
}

static void
select_sibling (FringeTreeView *self, guint id, int offset)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint parent = fringe_search_parent (search, id), children[FRINGE_N_MOVES];
  int n;

  if (parent == FRINGE_NO_NODE)
    {
      select_root (self, (gint64) fringe_search_root_of (search, id) + offset);
      return;
    }
  n = fringe_layout_children (self->layout, parent, children);
  for (int i = 0; i < n; i++)
    if (children[i] == id && i + offset >= 0 && i + offset < n)
      fringe_session_select (self->session, children[i + offset]);
}

void
fringe_tree_view_select_toward (FringeTreeView *self, GtkDirectionType side)
{
  gboolean is_down = self->direction == FRINGE_DIRECTION_DOWN;
  guint id = fringe_tree_view_shown (self);

  if (id == FRINGE_NO_NODE)
    return;
  if (side == (is_down ? GTK_DIR_UP : GTK_DIR_LEFT))
    select_parent (self, id);
  else if (side == (is_down ? GTK_DIR_DOWN : GTK_DIR_RIGHT))
    select_child (self, id);
  else
    select_sibling (self, id, side == GTK_DIR_LEFT || side == GTK_DIR_UP ? -1 : 1);
}
