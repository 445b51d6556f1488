/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include <string.h>

/* The list of breakpoints. */

static FringeBreakpointItem *
nth (FringeSession *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->breakpoints), position);
}

GListModel *
fringe_session_get_breakpoints (FringeSession *self)
{
  return G_LIST_MODEL (self->breakpoints);
}

static guint
find (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints)), i;

  for (i = 0; i < n; i++)
    {
      g_autoptr (FringeBreakpointItem) item = nth (self, i);

      if (fringe_breakpoint_equal (fringe_breakpoint_item_get (item), breakpoint))
        break;
    }
  return i;
}

void
fringe_session_add_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  g_autoptr (FringeBreakpointItem) item = NULL;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints));

  if (find (self, breakpoint) < n)
    return;
  item = fringe_breakpoint_item_new (breakpoint);
  g_list_store_append (self->breakpoints, item);
}

void
fringe_session_remove_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  guint i = find (self, breakpoint);

  if (i < g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints)))
    g_list_store_remove (self->breakpoints, i);
}

gboolean
fringe_session_toggle_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints));
  gboolean added = find (self, breakpoint) == n;

  if (added)
    fringe_session_add_breakpoint (self, breakpoint);
  else
    fringe_session_remove_breakpoint (self, breakpoint);
  return added;
}

GPtrArray *
fringe_session_list_breakpoints (FringeSession *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints));
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, nth (self, i));
  return items;
}

void
fringe_session_set_breakpoints (FringeSession *self, GPtrArray *items)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints));

  g_list_store_splice (self->breakpoints, 0, n, items->pdata, items->len);
}

/* Whatever the record: those on nodes belong to one, and one on a board may have another size. */
static gboolean
can_be_in (const FringeSearch *search, FringeBreakpointItem *item)
{
  FringeBreakpoint breakpoint = *fringe_breakpoint_item_get (item);

  return breakpoint.kind != FRINGE_BREAKPOINT_NODE && fringe_breakpoint_prepare (&breakpoint, search);
}

/* Where none of them goes there is nothing to tell. */
void
fringe_session_drop_breakpoints (FringeSession *self)
{
  g_autoptr (GPtrArray) all = fringe_session_list_breakpoints (self), kept = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (can_be_in (self->search, all->pdata[i]))
      g_ptr_array_add (kept, all->pdata[i]);
  if (kept->len < all->len)
    fringe_session_set_breakpoints (self, kept);
}

static gboolean
are_the_same (const GPtrArray *a, const GPtrArray *b)
{
  gboolean same = a->len == b->len;

  for (guint i = 0; same && i < a->len; i++)
    same = a->pdata[i] == b->pdata[i];
  return same;
}

void
fringe_session_bring_back_breakpoints (FringeSession *self, GPtrArray *items, const FringeSearch *left)
{
  g_autoptr (GPtrArray) now = fringe_session_list_breakpoints (self), all = g_ptr_array_new ();

  for (guint i = 0; i < items->len; i++)
    if (!can_be_in (left, items->pdata[i]) || g_ptr_array_find (now, items->pdata[i], NULL))
      g_ptr_array_add (all, items->pdata[i]);
  for (guint i = 0; i < now->len; i++)
    if (!g_ptr_array_find (items, now->pdata[i], NULL))
      g_ptr_array_add (all, now->pdata[i]);
  if (!are_the_same (all, now))
    fringe_session_set_breakpoints (self, all);
}

static gboolean
is_shared (FringeBreakpointItem *item)
{
  return fringe_breakpoint_item_get (item)->kind != FRINGE_BREAKPOINT_NODE;
}

/* One on a board of another size waits until the puzzle comes, and they are shared again. */
void
fringe_session_share_breakpoints (FringeSession *self, FringeSession *other)
{
  g_autoptr (GPtrArray) mine = fringe_session_list_breakpoints (self),
                        shared = fringe_session_list_breakpoints (other);

  for (guint i = 0; i < mine->len; i++)
    if (is_shared (mine->pdata[i]) && !g_list_store_find (other->breakpoints, mine->pdata[i], NULL))
      fringe_session_remove_breakpoint (self, fringe_breakpoint_item_get (mine->pdata[i]));
  for (guint i = 0; i < shared->len; i++)
    if (can_be_in (self->search, shared->pdata[i]) && !g_list_store_find (self->breakpoints, shared->pdata[i], NULL))
      g_list_store_append (self->breakpoints, shared->pdata[i]);
}

GArray *
fringe_session_prepare_breakpoints (FringeSession *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoints));
  GArray *enabled = g_array_new (FALSE, FALSE, sizeof (FringeBreakpoint));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FringeBreakpointItem) item = nth (self, i);
      FringeBreakpoint breakpoint = *fringe_breakpoint_item_get (item);

      if (fringe_breakpoint_item_is_enabled (item) && fringe_breakpoint_prepare (&breakpoint, self->search))
        g_array_append_val (enabled, breakpoint);
    }
  return enabled;
}

void
fringe_session_stop_at (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  self->stopped = fringe_breakpoint_sentence (breakpoint, self->search, self->step);
  fringe_session_notify (self, PROP_MESSAGE);
  fringe_session_notify (self, PROP_CAN_CONTINUE);
}
