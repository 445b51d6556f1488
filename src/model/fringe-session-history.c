/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* Leaving a search for another one, and coming back. */

FringeSight *
fringe_session_leave (FringeSession *self)
{
  FringeSight *sight = g_new (FringeSight, 1);

  fringe_session_cancel (self);
  fringe_session_set_playing (self, FALSE);
  *sight
      = (FringeSight) { self->search,   *fringe_search_rules (self->search),   self->preset, self->step, self->n_done,
                        self->selected, fringe_session_list_breakpoints (self) };
  return sight;
}

/* A search of no puzzle, with which a session begins, is not come back to. */
void
fringe_session_add_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  FringeSight *sight = NULL;

  if (*fringe_history_present (&self->history)->title != '\0')
    sight = fringe_session_leave (self);
  else
    g_ptr_array_add (self->gone, self->search);
  fringe_history_add (&self->history, sight, start, goal, title);
}

void
fringe_session_add_same_puzzle (FringeSession *self)
{
  const FringePuzzle *puzzle = fringe_history_present (&self->history);
  FringeBoard start = puzzle->start, goal = puzzle->goal;
  g_autofree char *title = g_strdup (puzzle->title);

  fringe_session_add_puzzle (self, &start, &goal, title);
}

void
fringe_session_come_back (FringeSession *self, FringeSight *sight)
{
  const FringeBoard *start = &fringe_history_present (&self->history)->start;
  const FringeSearch *left = self->search;
  gboolean is_whole = sight->search != NULL;

  fringe_session_begin_change (self);
  fringe_rules_model_take (self->rules, &sight->rules, sight->preset, start->rows, start->columns);
  fringe_session_show_search (self, is_whole ? g_steal_pointer (&sight->search) : fringe_session_make_search (self));
  if (is_whole)
    {
      fringe_session_set_moment (self, sight->step, sight->n_done);
      fringe_session_select (self, sight->selected);
      fringe_session_bring_back_breakpoints (self, sight->breakpoints, left);
    }
  fringe_session_notify_history (self);
  fringe_session_end_change (self);
  fringe_sight_free (sight);
}

static void
move (FringeSession *self, int offset)
{
  if (!fringe_history_can_move (&self->history, offset))
    return;
  fringe_session_begin_change (self);
  fringe_session_come_back (self, fringe_history_move (&self->history, fringe_session_leave (self), offset));
  fringe_session_end_change (self);
}

void
fringe_session_undo (FringeSession *self)
{
  move (self, -1);
}

void
fringe_session_redo (FringeSession *self)
{
  move (self, 1);
}

void
fringe_session_keep_search_of (FringeSession *self, FringeSession *other)
{
  const FringePuzzle *puzzle = fringe_history_present (&other->history);

  fringe_session_begin_change (other);
  fringe_history_insert (&self->history, fringe_session_leave (other), &puzzle->start, &puzzle->goal, puzzle->title);
  fringe_session_show_search (other, fringe_session_make_search (other));
  fringe_session_end_change (other);
  fringe_session_notify_history (self);
}
