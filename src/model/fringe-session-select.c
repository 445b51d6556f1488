/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* The selected and the hovered node. */

static gboolean
is_there (FringeSession *self, guint id)
{
  return id < self->moment.n_nodes;
}

void
fringe_session_select (FringeSession *self, guint id)
{
  if (id == self->selected || (id != FRINGE_NO_NODE && !is_there (self, id)))
    return;
  self->selected = id;
  fringe_session_notify (self, PROP_SELECTED);
  fringe_session_notify (self, PROP_SHOWN);
}

void
fringe_session_hover (FringeSession *self, guint id)
{
  if (id == self->hovered || (id != FRINGE_NO_NODE && !is_there (self, id)))
    return;
  self->hovered = id;
  fringe_session_notify (self, PROP_HOVERED);
}

void
fringe_session_select_parent (FringeSession *self)
{
  guint parent = fringe_search_parent (self->search, fringe_session_get_shown (self));

  if (parent != FRINGE_NO_NODE)
    fringe_session_select (self, parent);
}

void
fringe_session_select_child (FringeSession *self)
{
  guint children[FRINGE_N_MOVES];

  if (fringe_moment_children (&self->moment, fringe_session_get_shown (self), children) > 0)
    fringe_session_select (self, children[0]);
}

/* The roots of IDA* stand beside each other like siblings. */
static void
select_root (FringeSession *self, gint64 i)
{
  if (i >= 0 && i < fringe_moment_n_roots (&self->moment))
    fringe_session_select (self, fringe_search_root (self->search, (guint) i));
}

static void
select_child_of (FringeSession *self, guint parent, guint from, int offset)
{
  guint children[FRINGE_N_MOVES];
  int n = fringe_moment_children (&self->moment, parent, children);

  for (int i = 0; i < n; i++)
    if (children[i] == from && i + offset >= 0 && i + offset < n)
      fringe_session_select (self, children[i + offset]);
}

void
fringe_session_select_sibling (FringeSession *self, int offset)
{
  guint shown = fringe_session_get_shown (self), parent = fringe_search_parent (self->search, shown);

  if (parent == FRINGE_NO_NODE)
    select_root (self, (gint64) fringe_search_root_of (self->search, shown) + offset);
  else
    select_child_of (self, parent, shown, offset);
}
