/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-state.h"

#include "fringe-breakpoint-item.h"
#include "fringe-session-object.h"

#include <glib/gi18n.h>

/* A search takes about so many bytes for a node, besides its cells. */
#define NODE_BYTES 40

static FringeSession *
right_of (FringePair *pair)
{
  return fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
}

/* Whether the goal is out of reach and is searched for all the same. */
static gboolean
searches_anyway (const FringeSearch *search)
{
  FringeVerdict verdict = fringe_board_verdict (fringe_search_start (search), fringe_search_goal (search));

  return !verdict.solvable && fringe_search_outcome_at (search, 0) != FRINGE_OUTCOME_UNSOLVABLE;
}

/* A file keeps only so many: those that came last. */
static void
gather_own (FringeSession *session, GArray *gathered)
{
  const GArray *own = fringe_rules_model_get_own (fringe_session_get_rules (session));

  for (guint i = own->len - MIN (own->len, FRINGE_SESSION_OWN_MAX); i < own->len; i++)
    g_array_append_val (gathered, g_array_index (own, FringeHeuristic, i));
}

static void
gather_search (FringeSession *session, FringeSessionFile *state)
{
  const FringeSearch *search = fringe_session_get_search (session);

  state->rules = fringe_forks_gather (search, state->forks);
  gather_own (session, state->own);
  state->node_limit = fringe_search_node_limit (search);
  state->searches_anyway = searches_anyway (search);
  state->n_steps = fringe_search_n_steps (search);
  state->step = fringe_session_get_step (session);
  if (fringe_session_is_half (session))
    state->line = (guint32) fringe_session_get_moment (session)->n_done;
  state->selected = fringe_session_get_selected (session);
}

/* A file keeps only so many notes; those that come first have the better claim. */
static void
gather_others (const GPtrArray *others, GPtrArray *gathered)
{
  guint n_notes = 0;

  for (guint i = 0; i < others->len; i++)
    {
      g_autoptr (FringeSessionNotes) other = fringe_session_notes_copy (others->pdata[i]);

      n_notes += other->notes->len;
      if (n_notes > FRINGE_SESSION_NOTES_MAX || gathered->len == FRINGE_SESSION_OTHERS_MAX)
        return;
      if (other->forks->len <= FRINGE_SESSION_FORKS_MAX)
        g_ptr_array_add (gathered, g_steal_pointer (&other));
    }
}

static void
gather_notes (FringeSession *session, FringeSessionFile *state)
{
  const FringeStepNotes *notes = fringe_session_get_notes (session);
  const FringeSearch *search = fringe_session_get_search (session);
  const FringeSessionNotes *own = fringe_step_notes_of (notes, search);
  g_autoptr (GPtrArray) others = fringe_step_notes_others (notes, search);

  if (own != NULL)
    {
      g_autoptr (FringeSessionNotes) kept = fringe_session_notes_copy (own);

      g_array_unref (state->notes);
      state->notes = g_array_ref (kept->notes);
    }
  gather_others (others, state->others);
}

void
fringe_session_state_gather_notes (FringeSession *session, GPtrArray *notes)
{
  g_autoptr (GPtrArray) all = fringe_step_notes_others (fringe_session_get_notes (session), NULL);

  gather_others (all, notes);
}

void
fringe_session_state_begin_notes (FringeSession *session, const GPtrArray *notes)
{
  fringe_session_clear_notes (session);
  for (guint i = 0; i < notes->len; i++)
    fringe_session_add_notes (session, notes->pdata[i]);
}

static void
gather_breakpoints (FringeSession *session, gboolean all, GArray *gathered)
{
  GListModel *list = fringe_session_get_breakpoints (session);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (list), FRINGE_SESSION_BREAKPOINTS_MAX); i++)
    {
      g_autoptr (FringeBreakpointItem) item = g_list_model_get_item (list, i);
      FringeSessionBreakpoint kept = { *fringe_breakpoint_item_get (item), !fringe_breakpoint_item_is_enabled (item) };

      if (all || kept.breakpoint.kind == FRINGE_BREAKPOINT_NODE)
        g_array_append_val (gathered, kept);
    }
}

static void
gather_comparison (FringePair *pair, FringeSessionFile *state)
{
  const FringeSearch *search = fringe_session_get_search (right_of (pair));

  state->has_comparison = TRUE;
  state->comparison = fringe_forks_gather (search, state->comparison_forks);
  state->comparison_anyway = searches_anyway (search);
  gather_breakpoints (right_of (pair), FALSE, state->comparison_breakpoints);
  fringe_pair_get_expansions (pair, &state->comparison_time, &state->comparison_known);
}

FringeSessionFile *
fringe_session_state_gather (FringeSession *session, FringePair *pair)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeSessionFile *state = fringe_session_file_new (fringe_search_start (search), fringe_search_goal (search));

  g_free (state->title);
  state->title = g_strdup (fringe_session_get_title (session));
  gather_search (session, state);
  gather_notes (session, state);
  gather_breakpoints (session, TRUE, state->breakpoints);
  if (pair != NULL)
    gather_comparison (pair, state);
  return state;
}

static void
take_array (GArray *array, const GArray *from)
{
  g_array_set_size (array, 0);
  g_array_append_vals (array, from->data, from->len);
}

/* The notes belong to a search that is still to be forked. */
static void
take_notes (FringeSessionFile *state, const FringeSessionFile *from)
{
  g_array_unref (state->notes);
  state->notes = g_array_ref (from->notes);
  g_ptr_array_unref (state->others);
  state->others = g_ptr_array_ref (from->others);
}

void
fringe_session_state_take_place (FringeSessionFile *state, const FringeSessionFile *from, gboolean is_made)
{
  state->n_steps = from->n_steps;
  state->step = from->step;
  state->line = from->line;
  state->selected = from->selected;
  state->center = from->center;
  state->offset_x = from->offset_x;
  state->offset_y = from->offset_y;
  state->scale = from->scale;
  state->comparison_known = from->comparison_known;
  state->comparison_time = from->comparison_time;
  take_array (state->forks, from->forks);
  take_array (state->comparison_forks, from->comparison_forks);
  take_array (state->folded, from->folded);
  take_array (state->unfolded, from->unfolded);
  if (is_made)
    return;
  take_array (state->breakpoints, from->breakpoints);
  take_array (state->comparison_breakpoints, from->comparison_breakpoints);
  if (from->forks->len > 0)
    take_notes (state, from);
}

/* Notes belong to the search that is seen, so they wait until it has been forked as it was. */
static void
set_notes (FringeSession *session, const FringeSessionFile *state)
{
  for (guint i = 0; i < state->notes->len; i++)
    {
      const FringeSessionNote *note = &g_array_index (state->notes, FringeSessionNote, i);

      fringe_session_set_note_of (session, note->step, note->text);
    }
}

static void
add_breakpoint (FringeSession *session, const FringeSessionBreakpoint *kept)
{
  GListModel *list = fringe_session_get_breakpoints (session);
  guint n = g_list_model_get_n_items (list);

  fringe_session_add_breakpoint (session, &kept->breakpoint);
  if (kept->is_off && g_list_model_get_n_items (list) > n)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, n);

      g_object_set (item, "enabled", FALSE, NULL);
    }
}

/* Those at nodes wait until the nodes are there. */
static void
add_breakpoints (FringeSession *session, const GArray *kept)
{
  for (guint i = 0; i < kept->len; i++)
    add_breakpoint (session, &g_array_index (kept, FringeSessionBreakpoint, i));
}

void
fringe_session_state_take_breakpoints (FringeSession *session, const FringeSessionFile *from)
{
  add_breakpoints (session, from->breakpoints);
  fringe_session_begin_change (session);
  fringe_session_drop_breakpoints (session);
  fringe_session_end_change (session);
}

static char *
one_line (const char *title)
{
  g_autofree char *line = g_strdelimit (g_strdup (title), "\n\r\t", ' ');

  return g_strdup (*g_strstrip (line) != '\0' ? line : _ ("My puzzle"));
}

void
fringe_session_state_explore (FringeSession *session, const FringeSessionFile *state)
{
  guint step = fringe_session_next_fork_step (session, state->forks);

  fringe_session_explore_to (session, step > 0 ? step : state->n_steps);
}

/* No file makes a search hold more nodes than these, or than the person allows, without asking. */
static guint
nodes_without_asking (const FringeSessionFile *state)
{
  return FRINGE_FORKS_BYTES_MAX / (NODE_BYTES + (guint) fringe_board_n_cells (&state->start));
}

void
fringe_session_state_begin (FringeSession *session, guint node_limit, const FringeSessionFile *state)
{
  g_autofree char *title = one_line (state->title);

  fringe_rules_model_add_own (fringe_session_get_rules (session), state->own);
  fringe_session_begin (session, &state->rules, &state->start, &state->goal, title);
  fringe_session_take_node_limit (session, MIN (state->node_limit, MAX (nodes_without_asking (state), node_limit)));
  if (state->searches_anyway)
    fringe_session_search_anyway (session);
  for (guint i = 0; i < state->others->len; i++)
    fringe_session_add_notes (session, state->others->pdata[i]);
  if (state->forks->len == 0)
    set_notes (session, state);
}

void
fringe_session_state_begin_comparison (FringePair *pair, const FringeSessionFile *state)
{
  fringe_rules_model_set (fringe_session_get_rules (right_of (pair)), &state->comparison);
  if (state->comparison_anyway)
    fringe_session_search_anyway (right_of (pair));
}

gboolean
fringe_session_state_go_on (FringeSession *session, const FringeSessionFile *state)
{
  if (!fringe_session_make_next_fork (session, state->forks))
    return FALSE;
  fringe_session_state_explore (session, state);
  return TRUE;
}

/* The line is reached from the end of the step, since a step has its lines only when it is known. */
static void
go_to_line (FringeSession *session, guint step, guint line)
{
  fringe_session_go_to (session, step);
  while (line != FRINGE_NO_NODE && fringe_session_get_step (session) == step
         && fringe_session_get_moment (session)->n_done > (int) MIN (line, FRINGE_FINE_STEPS_MAX)
         && fringe_session_get_moment (session)->n_done > 1)
    fringe_session_fine_back (session);
}

/* A search that was forked from the left one is made for itself, as any other is. */
static void
fork_right (FringeSession *right, const GArray *forks)
{
  do
    {
      guint n_steps = fringe_session_get_n_steps (right), step = fringe_session_next_fork_step (right, forks);

      if (step > n_steps)
        fringe_session_explore (right, step - n_steps);
    }
  while (fringe_session_make_next_fork (right, forks));
}

static void
select_node (FringeSession *session, guint id)
{
  const FringeSearch *search = fringe_session_get_search (session);

  if (id < fringe_search_n_nodes_at (search, fringe_session_get_step (session)))
    fringe_session_select (session, id);
}

void
fringe_session_state_finish (FringeSession *session, FringePair *pair, const FringeSessionFile *state)
{
  if (state->forks->len > 0)
    set_notes (session, state);
  add_breakpoints (session, state->breakpoints);
  if (pair != NULL)
    {
      fork_right (right_of (pair), state->comparison_forks);
      add_breakpoints (right_of (pair), state->comparison_breakpoints);
    }
  go_to_line (session, state->step, state->line);
  select_node (session, state->selected);
  if (pair != NULL && state->comparison_known > 0)
    fringe_pair_restore (pair, state->comparison_time, state->comparison_known);
}
