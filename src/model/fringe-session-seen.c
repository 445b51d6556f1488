/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-object.h"

#include <glib/gi18n.h>

/* Where the search is seen: at which step and line, and which nodes are selected and hovered. */

void
fringe_session_see (FringeSession *self, guint step, int n_done)
{
  self->step = step;
  self->n_done = n_done;
  g_clear_pointer (&self->stopped, g_free);
  self->resume = (FringeResume) { FALSE, FRINGE_N_EVENTS };
  self->selected = FRINGE_NO_NODE;
  self->moment = fringe_moment (self->search, step, n_done);
  if (self->hovered >= self->moment.n_nodes)
    self->hovered = FRINGE_NO_NODE;
}

static void
go_to_moment (FringeSession *self, guint step, int n_done)
{
  fringe_session_begin_change (self);
  fringe_session_see (self, step, n_done);
  fringe_session_end_change (self);
}

gboolean
fringe_session_know_next (FringeSession *self)
{
  if (self->step == fringe_session_get_n_steps (self))
    {
      fringe_search_step (self->search);
      fringe_layers_update (self->layers, self->search);
    }
  return self->step < fringe_session_get_n_steps (self);
}

gboolean
fringe_session_look_ahead (FringeSession *self)
{
  gboolean known;

  if (self->running)
    return FALSE;
  fringe_session_begin_change (self);
  known = fringe_session_know_next (self);
  fringe_session_end_change (self);
  return known;
}

void
fringe_session_go_to (FringeSession *self, guint step)
{
  step = MIN (step, fringe_session_get_n_steps (self));
  if ((step != self->step || fringe_session_is_half (self)) && !self->running)
    go_to_moment (self, step, -1);
}

gboolean
fringe_session_step (FringeSession *self)
{
  gboolean is_half = fringe_session_is_half (self), can_step;

  if (self->running)
    return FALSE;
  fringe_session_begin_change (self);
  can_step = is_half || fringe_session_know_next (self);
  if (can_step)
    fringe_session_see (self, is_half ? self->step : self->step + 1, -1);
  fringe_session_end_change (self);
  return can_step;
}

void
fringe_session_back (FringeSession *self)
{
  if (self->step > 0)
    fringe_session_go_to (self, self->step - 1);
}

/* A step of which all lines are done is seen as a whole. */
static void
see_line (FringeSession *self, guint step, int n_done)
{
  FringeMoment moment = fringe_moment (self->search, step, n_done);

  fringe_session_see (self, step, moment.n_done == moment.n_steps ? -1 : moment.n_done);
}

gboolean
fringe_session_fine_step (FringeSession *self)
{
  gboolean is_half = fringe_session_is_half (self), can_step;

  if (self->running)
    return FALSE;
  fringe_session_begin_change (self);
  can_step = is_half || fringe_session_know_next (self);
  if (is_half)
    see_line (self, self->step, self->moment.n_done + 1);
  else if (can_step)
    see_line (self, self->step + 1, 1);
  fringe_session_end_change (self);
  return can_step;
}

/* Before its first line a step is the one before. */
void
fringe_session_fine_back (FringeSession *self)
{
  if (!fringe_session_can_fine_back (self))
    return;
  fringe_session_begin_change (self);
  if (self->moment.n_done > 1)
    see_line (self, self->step, self->moment.n_done - 1);
  else
    fringe_session_see (self, self->step - 1, -1);
  fringe_session_end_change (self);
}

static void
go_to_and_select (FringeSession *self, guint step, guint id)
{
  fringe_session_begin_change (self);
  fringe_session_go_to (self, step);
  fringe_session_select (self, id);
  fringe_session_end_change (self);
}

void
fringe_session_go_to_generated (FringeSession *self)
{
  guint id = fringe_session_get_shown (self);

  if (!self->running)
    go_to_and_select (self, fringe_search_generated_step (self->search, id), id);
}

/* It is the node of that step, which needs no selection. */
void
fringe_session_go_to_removed (FringeSession *self)
{
  guint id = fringe_session_get_shown (self), step = fringe_search_removed_step (self->search, id);
  g_autofree char *none = g_strdup_printf (_ ("Node %u is not expanded yet."), id);

  if (self->running)
    return;
  fringe_session_begin_change (self);
  if (step <= fringe_session_get_n_steps (self))
    go_to_and_select (self, step, FRINGE_NO_NODE);
  else
    fringe_session_say (self, none);
  fringe_session_end_change (self);
}

/* The selected and the hovered node. */

static void
light (FringeSession *self, guint *lit, guint id)
{
  if (id != FRINGE_NO_NODE && id >= self->moment.n_nodes)
    return;
  fringe_session_begin_change (self);
  *lit = id;
  fringe_session_end_change (self);
}

void
fringe_session_select (FringeSession *self, guint id)
{
  light (self, &self->selected, id);
}

void
fringe_session_hover (FringeSession *self, guint id)
{
  light (self, &self->hovered, id);
}
