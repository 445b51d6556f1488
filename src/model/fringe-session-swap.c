/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* Giving two sessions each other's search. */

static void
exchange_histories (FringeSession *self, FringeSession *other)
{
  FringeHistory history = self->history;
  guint node_limit = self->node_limit;

  self->history = other->history;
  self->node_limit = other->node_limit;
  other->history = history;
  other->node_limit = node_limit;
}

void
fringe_session_swap (FringeSession *self, FringeSession *other)
{
  FringeSight *mine, *its;

  g_return_if_fail (FRINGE_IS_SESSION (self) && FRINGE_IS_SESSION (other));
  g_return_if_fail (fringe_board_equal (fringe_search_start (self->search), fringe_search_start (other->search))
                    && fringe_board_equal (fringe_search_goal (self->search), fringe_search_goal (other->search)));

  fringe_session_begin_change (self);
  fringe_session_begin_change (other);
  mine = fringe_session_leave (self);
  its = fringe_session_leave (other);
  exchange_histories (self, other);
  fringe_session_come_back (self, its);
  fringe_session_come_back (other, mine);
  fringe_session_end_change (self);
  fringe_session_end_change (other);
}
