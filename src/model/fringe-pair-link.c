/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-private.h"

/* The node that is lit in one session is lit in the other; where one stops, unless at a node, the other does; a note that
 * is written in one is one of the other. */

/* Returns: the node of the other session, or FRINGE_NO_NODE */
static guint
counterpart (FringePair *self, FringeCompared side, guint id)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);

  if (comparison == NULL || id == FRINGE_NO_NODE)
    return FRINGE_NO_NODE;
  return fringe_comparison_counterpart (comparison, side, id,
                                 fringe_session_get_whole_step (self->sessions[fringe_pair_other (side)]));
}

static FringeCompared
side_of (FringePair *self, FringeSession *session)
{
  return session == self->sessions[FRINGE_COMPARED_LEFT] ? FRINGE_COMPARED_LEFT : FRINGE_COMPARED_RIGHT;
}

static void
on_selected (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeCompared side = side_of (self, session);

  (void) pspec;
  if (self->linking || self->moving)
    return;
  self->linking = TRUE;
  fringe_session_select (self->sessions[fringe_pair_other (side)],
                         counterpart (self, side, fringe_session_get_selected (session)));
  self->linking = FALSE;
}

static void
on_hovered (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeCompared side = side_of (self, session);

  (void) pspec;
  if (self->linking || self->moving)
    return;
  self->linking = TRUE;
  fringe_session_hover (self->sessions[fringe_pair_other (side)],
                        counterpart (self, side, fringe_session_get_hovered (session)));
  self->linking = FALSE;
}

static void
on_breakpoints (FringePair *self, guint position, guint n_removed, guint n_added, GListModel *breakpoints)
{
  FringeSession *left = self->sessions[FRINGE_COMPARED_LEFT], *right = self->sessions[FRINGE_COMPARED_RIGHT];
  gboolean is_left = breakpoints == fringe_session_get_breakpoints (left);

  (void) position;
  (void) n_removed;
  (void) n_added;
  if (self->linking || self->moving)
    return;
  self->linking = TRUE;
  fringe_session_share_breakpoints (is_left ? right : left, is_left ? left : right);
  self->linking = FALSE;
}

/* Both have the same notes, and perhaps the same search. */
static void
on_note (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeSession *other = self->sessions[fringe_pair_other (side_of (self, session))];

  fringe_session_begin_change (other);
  fringe_session_end_change (other);
}

void
fringe_pair_link (FringePair *self, FringeSession *session)
{
  g_signal_connect_object (fringe_session_get_breakpoints (session), "items-changed", G_CALLBACK (on_breakpoints), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::hovered", G_CALLBACK (on_hovered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::note", G_CALLBACK (on_note), self, G_CONNECT_SWAPPED);
}
