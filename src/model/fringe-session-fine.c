/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* Steps line by line. */

const FringeMoment *
fringe_session_get_moment (FringeSession *self)
{
  return &self->moment;
}

gboolean
fringe_session_is_half (FringeSession *self)
{
  return self->moment.n_done < self->moment.n_steps;
}

guint
fringe_session_get_whole_step (FringeSession *self)
{
  return fringe_session_is_half (self) && self->step > 0 ? self->step - 1 : self->step;
}

guint
fringe_session_node_of_line (FringeSession *self)
{
  const FringeFineStep *last = fringe_moment_last (&self->moment);

  return last->kind == FRINGE_FINE_DUPLICATE ? last->other : last->node;
}

/* Nothing comes before the first line of all. */
gboolean
fringe_session_can_fine_back (FringeSession *self)
{
  return !self->running && (self->step > 0 || self->moment.n_done > 1);
}

/* All lines of a step are the step. */
static void
go_to_line (FringeSession *self, guint step, int n_done)
{
  FringeMoment moment = fringe_moment (self->search, step, n_done);

  fringe_session_set_moment (self, step, moment.n_done == moment.n_steps ? -1 : moment.n_done);
}

gboolean
fringe_session_fine_step (FringeSession *self)
{
  gboolean is_half = fringe_session_is_half (self);

  if (self->running || (!is_half && !fringe_session_know_next (self)))
    return FALSE;
  if (is_half)
    go_to_line (self, self->step, self->moment.n_done + 1);
  else
    go_to_line (self, self->step + 1, 1);
  return TRUE;
}

/* Before its first line a step is the one before. */
void
fringe_session_fine_back (FringeSession *self)
{
  if (!fringe_session_can_fine_back (self))
    return;
  if (self->moment.n_done > 1)
    go_to_line (self, self->step, self->moment.n_done - 1);
  else
    fringe_session_set_step (self, self->step - 1);
}
