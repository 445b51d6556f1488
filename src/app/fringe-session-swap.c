/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* Giving two sessions each other's search. */

typedef struct
{
  FringeSearch *search;
  FringeRules rules;
  guint step, selected, node_limit;
  GPtrArray *breakpoints;
} Sight;

static Sight
sight_of (FringeSession *self)
{
  return (Sight) { self->search, *fringe_rules_model_get (self->rules), fringe_session_get_whole_step (self),
                   self->selected, self->node_limit, fringe_session_list_breakpoints (self) };
}

static void
take_sight (FringeSession *self, const Sight *sight)
{
  const FringeBoard *start = fringe_search_start (sight->search);

  fringe_rules_model_take (self->rules, &sight->rules, start->rows, start->columns);
  self->node_limit = sight->node_limit;
  fringe_session_show_search (self, sight->search);
  fringe_session_go_to (self, sight->step);
  fringe_session_select (self, sight->selected);
}

void
fringe_session_swap (FringeSession *self, FringeSession *other)
{
  Sight mine, its;

  g_return_if_fail (FRINGE_IS_SESSION (self) && FRINGE_IS_SESSION (other));
  g_return_if_fail (fringe_board_equal (fringe_search_start (self->search), fringe_search_start (other->search))
                    && fringe_board_equal (fringe_search_goal (self->search), fringe_search_goal (other->search)));

  fringe_session_cancel (self);
  fringe_session_cancel (other);
  mine = sight_of (self);
  its = sight_of (other);
  fringe_session_begin_change (self);
  fringe_session_begin_change (other);
  take_sight (self, &its);
  take_sight (other, &mine);
  fringe_session_set_breakpoints (self, its.breakpoints);
  fringe_session_set_breakpoints (other, mine.breakpoints);
  g_ptr_array_unref (mine.breakpoints);
  g_ptr_array_unref (its.breakpoints);
  fringe_session_end_change (self);
  fringe_session_end_change (other);
}
