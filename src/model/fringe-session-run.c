/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-object.h"

#include <glib/gi18n.h>

/* What goes on by itself: playing, a step at a time, and runs, to the end or to the next step at which something
 * happens; the breakpoints that stop both; and the player that does all that. */

/* Steps between two looks at the clock. */
#define RUN_SLICE 500
/* In microseconds: a run that takes no longer is made at once. */
#define FIRST_SLICE (G_USEC_PER_SEC / 100)
/* In seconds: a run that is over before needs no words. */
#define PROGRESS_DELAY 0.25
/* In microseconds, between two texts of the progress: each is to be read. */
#define PROGRESS_PAUSE (G_USEC_PER_SEC / 8)

/* Breakpoints. */

static gboolean
is_like (gconstpointer item, gconstpointer breakpoint)
{
  return fringe_breakpoint_equal (fringe_breakpoint_item_get ((FringeBreakpointItem *) item), breakpoint);
}

gboolean
fringe_session_toggle_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  guint i;
  gboolean found = g_ptr_array_find_with_equal_func (self->breakpoints, breakpoint, is_like, &i);

  fringe_session_begin_change (self);
  if (found)
    g_ptr_array_remove_index (self->breakpoints, i);
  else
    g_ptr_array_add (self->breakpoints, fringe_breakpoint_item_new (breakpoint));
  fringe_session_end_change (self);
  return !found;
}

void
fringe_session_add_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  if (!g_ptr_array_find_with_equal_func (self->breakpoints, breakpoint, is_like, NULL))
    fringe_session_toggle_breakpoint (self, breakpoint);
}

void
fringe_session_remove_breakpoint (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  if (g_ptr_array_find_with_equal_func (self->breakpoints, breakpoint, is_like, NULL))
    fringe_session_toggle_breakpoint (self, breakpoint);
}

/* A breakpoint on a node belongs to one record, and one on a board may have another size. */
static gboolean
can_be_in (const FringeSearch *search, FringeBreakpointItem *item)
{
  FringeBreakpoint breakpoint = *fringe_breakpoint_item_get (item);

  return breakpoint.kind != FRINGE_BREAKPOINT_NODE && fringe_breakpoint_prepare (&breakpoint, search);
}

void
fringe_session_drop_breakpoints (FringeSession *self)
{
  for (guint i = self->breakpoints->len; i-- > 0;)
    if (!can_be_in (self->search, self->breakpoints->pdata[i]))
      g_ptr_array_remove_index (self->breakpoints, i);
}

void
fringe_session_bring_back_breakpoints (FringeSession *self, GPtrArray *items, const FringeSearch *left)
{
  g_autoptr (GPtrArray) now = self->breakpoints;

  self->breakpoints = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < items->len; i++)
    if (!can_be_in (left, items->pdata[i]) || g_ptr_array_find (now, items->pdata[i], NULL))
      g_ptr_array_add (self->breakpoints, g_object_ref (items->pdata[i]));
  for (guint i = 0; i < now->len; i++)
    if (!g_ptr_array_find (items, now->pdata[i], NULL))
      g_ptr_array_add (self->breakpoints, g_object_ref (now->pdata[i]));
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
  GPtrArray *mine = self->breakpoints, *shared = other->breakpoints;

  fringe_session_begin_change (self);
  for (guint i = mine->len; i-- > 0;)
    if (is_shared (mine->pdata[i]) && !g_ptr_array_find (shared, mine->pdata[i], NULL))
      g_ptr_array_remove_index (mine, i);
  for (guint i = 0; i < shared->len; i++)
    if (can_be_in (self->search, shared->pdata[i]) && !g_ptr_array_find (mine, shared->pdata[i], NULL))
      g_ptr_array_add (mine, g_object_ref (shared->pdata[i]));
  fringe_session_end_change (self);
}

GArray *
fringe_session_prepare_breakpoints (FringeSession *self)
{
  GArray *enabled = g_array_new (FALSE, FALSE, sizeof (FringeBreakpoint));

  for (guint i = 0; i < self->breakpoints->len; i++)
    {
      FringeBreakpointItem *item = self->breakpoints->pdata[i];
      FringeBreakpoint breakpoint = *fringe_breakpoint_item_get (item);

      if (fringe_breakpoint_item_is_enabled (item) && fringe_breakpoint_prepare (&breakpoint, self->search))
        g_array_append_val (enabled, breakpoint);
    }
  return enabled;
}

static gboolean
is_in_list (FringeSession *self, guint position, gpointer item)
{
  g_autoptr (GObject) told = g_list_model_get_item (G_LIST_MODEL (self->breakpoint_list), position);

  return told == item;
}

/* What is the same at both ends of the list stays. */
void
fringe_session_tell_breakpoints (FringeSession *self)
{
  GPtrArray *now = self->breakpoints;
  guint n_told = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoint_list)), n_min = MIN (n_told, now->len);
  guint first = 0, last = 0;

  while (first < n_min && is_in_list (self, first, now->pdata[first]))
    first++;
  while (last < n_min - first && is_in_list (self, n_told - 1 - last, now->pdata[now->len - 1 - last]))
    last++;
  if (first + last < MAX (n_told, now->len))
    g_list_store_splice (self->breakpoint_list, first, n_told - first - last, now->len > 0 ? now->pdata + first : NULL,
                         now->len - first - last);
}

/* Within a change: says that the breakpoint hit at the step. */
static void
stop_at (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  self->stopped = fringe_breakpoint_sentence (breakpoint, self->search, self->step);
}

/* Playing. */

void
fringe_session_set_playing (FringeSession *self, gboolean playing)
{
  playing = playing && fringe_session_can_step (self);
  self->next_play = 0;
  if (self->playing == playing)
    return;
  fringe_session_begin_change (self);
  self->playing = playing;
  fringe_session_end_change (self);
}

void
fringe_session_set_speed (FringeSession *self, double speed)
{
  speed = CLAMP (speed, FRINGE_SPEED_MIN, FRINGE_SPEED_MAX);
  if (self->speed == speed)
    return;
  fringe_session_begin_change (self);
  self->speed = speed;
  self->next_play = 0;
  fringe_session_end_change (self);
}

/* Stops playing, which can be gone on with later. */
static void
stop_playing (FringeSession *self, const FringeBreakpoint *breakpoint)
{
  fringe_session_set_playing (self, FALSE);
  self->resume = (FringeResume) { .plays = TRUE };
  if (breakpoint != NULL)
    stop_at (self, breakpoint);
}

/* Returns: whether to go on; @hit is the breakpoint that stops it, if one does */
static gboolean
play_step (FringeSession *self, GArray *breakpoints, const FringeBreakpoint **hit)
{
  if (!fringe_session_step (self))
    return FALSE;
  /* From the middle of the first lines of all it goes to step 0, which no breakpoint is about. */
  for (guint i = 0; self->step > 0 && i < breakpoints->len && *hit == NULL; i++)
    {
      const FringeBreakpoint *breakpoint = &g_array_index (breakpoints, FringeBreakpoint, i);

      if (fringe_breakpoint_hits (breakpoint, self->search, self->layers, self->step))
        *hit = breakpoint;
    }
  return *hit == NULL;
}

/* Steps that fall into one frame are made together, and seen as one. */
static void
advance_play (FringeSession *self, gint64 now)
{
  g_autoptr (GArray) breakpoints = fringe_session_prepare_breakpoints (self);
  const FringeBreakpoint *hit = NULL;
  gboolean goes_on = TRUE;

  fringe_session_begin_change (self);
  while (goes_on && fringe_player_is_due (&self->next_play, self->speed, now))
    goes_on = play_step (self, breakpoints, &hit);
  if (!goes_on || !fringe_session_can_step (self))
    stop_playing (self, hit);
  fringe_session_end_change (self);
}

/* Runs. */

/* Within a change: ends a run at a step. */
static void
end_at (FringeSession *self, guint step)
{
  self->running = FALSE;
  self->wanted = 0;
  g_clear_pointer (&self->progress, g_free);
  fringe_session_see (self, step, -1);
  self->resume.event = self->run.event;
}

/* There was nothing of what was looked for. Before the first layer, and only there, step 0 takes its place. */
static void
end_in_vain (FringeSession *self)
{
  gboolean forward = self->run.direction > 0, stays = !forward && self->run.event != FRINGE_EVENT_LAYER;

  end_at (self, stays ? self->step : self->run.step);
  if (stays)
    fringe_session_say (self, _ ("No earlier step does this."));
  else if (forward && self->run.event < FRINGE_N_EVENTS && fringe_search_outcome (self->search) != FRINGE_OUTCOME_LIMIT)
    fringe_session_say (self, _ ("The search ended, and no later step did this."));
}

static void
end_run (FringeSession *self, FringeRunState state, GArray *breakpoints)
{
  fringe_session_begin_change (self);
  if (state == FRINGE_RUN_ENDED)
    end_in_vain (self);
  else
    end_at (self, self->run.step);
  if (state == FRINGE_RUN_STOPPED)
    stop_at (self, &g_array_index (breakpoints, FringeBreakpoint, self->run.breakpoint));
  fringe_session_end_change (self);
}

/* A text in each frame would have the window measured anew each time. Returns: whether there was one */
static gboolean
tell_progress (FringeSession *self)
{
  gint64 now = g_get_monotonic_time ();
  double seconds = (double) (now - self->run_start) / G_USEC_PER_SEC;
  guint n_nodes = fringe_search_n_nodes (self->search) - self->run_start_nodes;

  if (now - self->progress_told < PROGRESS_PAUSE)
    return FALSE;
  self->progress_told = now;
  fringe_session_begin_change (self);
  g_free (self->progress);
  self->progress = seconds < PROGRESS_DELAY ? NULL : fringe_session_progress (self, n_nodes / seconds);
  fringe_session_end_change (self);
  return TRUE;
}

gboolean
fringe_session_explore (FringeSession *self, guint n_steps)
{
  if (self->running)
    return FALSE;
  fringe_session_begin_change (self);
  fringe_search_run (self->search, n_steps);
  fringe_layers_update (self->layers, self->search);
  fringe_session_end_change (self);
  return fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING;
}

/* Ends where all that is wanted is known, or where there is no more. */
static FringeRunState
make_known (FringeSession *self)
{
  guint n_steps = fringe_search_n_steps (self->search);

  if (n_steps < self->wanted)
    n_steps += fringe_search_run (self->search, MIN (RUN_SLICE, self->wanted - n_steps));
  fringe_layers_update (self->layers, self->search);
  return n_steps < self->wanted && fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING ? FRINGE_RUN_GOING
                                                                                                  : FRINGE_RUN_ENDED;
}

/* The end of a run has everything drawn anew, which takes long: with @waits it is left to the next call, where this one
 * has used its time. */
static void
advance_run (FringeSession *self, gint64 deadline, gboolean waits)
{
  g_autoptr (GArray) breakpoints = fringe_session_prepare_breakpoints (self);
  FringeRunState state;
  guint n_slices = 0;

  do
    {
      state = self->wanted > 0 ? make_known (self)
                               : fringe_run_advance (&self->run, self->search, self->layers,
                                                     (const void *) breakpoints->data, breakpoints->len, RUN_SLICE);
      n_slices++;
    }
  while (state == FRINGE_RUN_GOING && g_get_monotonic_time () < deadline);

  if (state == FRINGE_RUN_GOING || (state == FRINGE_RUN_ENDED && waits && n_slices > 1))
    return;
  end_run (self, state, breakpoints);
}

/* A run that is over at once is told of once. */
static void
start_run (FringeSession *self, FringeEvent event, int direction)
{
  gint64 now = g_get_monotonic_time ();

  if (self->running || (direction > 0 ? !fringe_session_can_step (self) : self->step == 0))
    return;
  fringe_session_begin_change (self);
  fringe_session_set_playing (self, FALSE);
  self->run = (FringeRun) { event, direction, self->step, 0 };
  self->run_start = self->progress_told = now;
  self->run_start_nodes = fringe_search_n_nodes (self->search);
  self->running = TRUE;
  fringe_session_see (self, self->step, -1);
  advance_run (self, now + FIRST_SLICE, FALSE);
  fringe_session_end_change (self);
}

void
fringe_session_run (FringeSession *self)
{
  start_run (self, FRINGE_N_EVENTS, 1);
}

void
fringe_session_explore_to (FringeSession *self, guint n_steps)
{
  self->wanted = n_steps > fringe_search_n_steps (self->search) ? n_steps : 0;
  if (self->wanted > 0)
    start_run (self, FRINGE_N_EVENTS, 1);
  if (!self->running)
    self->wanted = 0;
}

void
fringe_session_skip (FringeSession *self, FringeEvent event, int direction)
{
  if (self->running)
    return;
  fringe_session_begin_change (self);
  if (fringe_event_can_happen (event, fringe_search_rules (self->search)))
    start_run (self, event, direction);
  else
    fringe_session_say (self, _ ("This never happens by the rules of this search."));
  fringe_session_end_change (self);
}

/* Backwards nothing was found yet, so that one stays where one was. */
void
fringe_session_cancel (FringeSession *self)
{
  if (!self->running)
    return;
  fringe_session_begin_change (self);
  end_at (self, self->run.direction > 0 ? self->run.step : self->step);
  fringe_session_end_change (self);
}

gboolean
fringe_session_can_continue (FringeSession *self)
{
  if (self->running || fringe_session_is_half (self))
    return FALSE;
  if (self->stopped != NULL)
    return fringe_session_can_step (self);
  return fringe_search_outcome_at (self->search, self->step) == FRINGE_OUTCOME_LIMIT
         && !fringe_search_is_out_of_memory (self->search)
         && fringe_search_node_limit (self->search) < FRINGE_NODE_LIMIT_MAX;
}

/* A limit of one node, as a file may have it, would have to be doubled very often: what the person allows is reached at
 * once. */
static void
raise_limit (FringeSession *self)
{
  guint limit = fringe_search_node_limit (self->search);
  guint twice = limit > FRINGE_NODE_LIMIT_MAX / 2 ? FRINGE_NODE_LIMIT_MAX : 2 * limit;

  self->node_limit = MAX (twice, self->node_limit_allowed);
  fringe_search_set_node_limit (self->search, self->node_limit);
}

void
fringe_session_continue (FringeSession *self)
{
  FringeResume resume = self->resume;

  if (!fringe_session_can_continue (self))
    return;
  fringe_session_begin_change (self);
  if (self->stopped == NULL)
    raise_limit (self);
  if (resume.plays)
    {
      fringe_session_see (self, self->step, -1);
      fringe_session_set_playing (self, TRUE);
    }
  else
    start_run (self, resume.event, 1);
  fringe_session_end_change (self);
}

void
fringe_session_advance (FringeSession *self, gint64 now, gint64 deadline)
{
  if (self->playing)
    advance_play (self, now);
  /* The window takes long to draw what is told, so that there is no time left for the run. */
  else if (self->running)
    advance_run (self, tell_progress (self) ? 0 : deadline, TRUE);
}

/* The player of one search. */

static FringeSession *
get_session (FringePlayer *player, guint number)
{
  return number == 0 ? FRINGE_SESSION (player) : NULL;
}

static FringePlayerState
get_state (FringePlayer *player)
{
  FringeSession *self = FRINGE_SESSION (player);
  const FringeSearch *whole = fringe_session_get_whole_run (self);
  guint n_steps = fringe_session_get_n_told_steps (self);

  return (FringePlayerState) {
    .step = self->step,
    .n_steps = n_steps,
    .n_ahead = whole != NULL ? fringe_search_n_steps (whole) : n_steps,
    .fork = fringe_search_fork_step (self->search),
    .difference = FRINGE_NO_FORK,
    .search = whole != NULL ? whole : self->search,
    .layers = whole != NULL ? fringe_session_get_whole_layers (self) : self->layers,
    .is_playing = self->playing,
    .is_running = self->running,
    .can_step = fringe_session_can_step (self),
    .can_back = self->step > 0 && !self->running,
    .knows_more = self->step < fringe_session_get_n_steps (self) && !self->running,
  };
}

static void
step (FringePlayer *player)
{
  fringe_session_step (FRINGE_SESSION (player));
}

/* Up to the end of the run, where that is known ahead. */
static void
go_to (FringePlayer *player, guint step)
{
  FringeSession *self = FRINGE_SESSION (player);
  guint n_steps = fringe_session_get_n_steps (self);

  fringe_session_begin_change (self);
  if (step > n_steps && fringe_session_get_whole_run (self) != NULL && !self->running)
    fringe_session_explore (self, step - n_steps);
  fringe_session_go_to (self, step);
  fringe_session_end_change (self);
}

void
fringe_session_init_player (FringePlayerInterface *iface)
{
  iface->get_session = get_session;
  iface->get_state = get_state;
  iface->step = step;
  iface->back = (void (*) (FringePlayer *)) fringe_session_back;
  iface->go_to = go_to;
  iface->skip = (void (*) (FringePlayer *, FringeEvent, int)) fringe_session_skip;
  iface->run = (void (*) (FringePlayer *)) fringe_session_run;
  iface->cancel = (void (*) (FringePlayer *)) fringe_session_cancel;
  iface->set_playing = (void (*) (FringePlayer *, gboolean)) fringe_session_set_playing;
  iface->advance = (void (*) (FringePlayer *, gint64, gint64)) fringe_session_advance;
}
