/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-file-acts.h"

#include "fringe-breakpoint-item.h"
#include "fringe-forks.h"

#include <string.h>

/* What fringe-window-state.c does with a window, of the session alone. */

static FringeSession *
left_of (SessionWorld *world)
{
  return world->stage[FRINGE_COMPARED_LEFT].session;
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
  for (guint i = 0; i < others->len; i++)
    if (((FringeSessionNotes *) others->pdata[i])->forks->len <= FRINGE_SESSION_FORKS_MAX)
      g_ptr_array_add (state->others, fringe_session_notes_copy (others->pdata[i]));
}

static void
gather_breakpoints (FringeSession *session, FringeSessionFile *state)
{
  GListModel *list = fringe_session_get_breakpoints (session);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (list), FRINGE_SESSION_BREAKPOINTS_MAX); i++)
    {
      g_autoptr (FringeBreakpointItem) item = g_list_model_get_item (list, i);
      FringeSessionBreakpoint kept = { *fringe_breakpoint_item_get (item), !fringe_breakpoint_item_is_enabled (item) };

      g_array_append_val (state->breakpoints, kept);
    }
}

static gboolean
searches_anyway (const FringeSearch *search)
{
  FringeVerdict verdict = fringe_board_verdict (fringe_search_start (search), fringe_search_goal (search));

  return !verdict.solvable && fringe_search_outcome_at (search, 0) != FRINGE_OUTCOME_UNSOLVABLE;
}

static FringeSessionFile *
gather (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeSessionFile *state = fringe_session_file_new (fringe_search_start (search), fringe_search_goal (search));

  g_free (state->title);
  g_object_get (session, "title", &state->title, NULL);
  state->rules = fringe_forks_gather (search, state->forks);
  state->node_limit = fringe_search_node_limit (search);
  state->searches_anyway = searches_anyway (search);
  state->n_steps = fringe_search_n_steps (search);
  state->step = fringe_session_get_step (session);
  state->selected = fringe_session_get_selected (session);
  gather_notes (session, state);
  gather_breakpoints (session, state);
  return state;
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

/* Up to the next fork, or to where the search was. */
static void
explore (FringeSession *session, const FringeSessionFile *state)
{
  guint step = fringe_session_next_fork_step (session, state->forks);

  fringe_session_explore_to (session, step > 0 ? step : state->n_steps);
  test_session_finish (session);
}

static void
restore (FringeSession *session, const FringeSessionFile *state)
{
  fringe_session_begin (session, &state->rules, &state->start, &state->goal, state->title);
  fringe_session_take_node_limit (session, state->node_limit);
  if (state->searches_anyway)
    fringe_session_search_anyway (session);
  for (guint i = 0; i < state->others->len; i++)
    fringe_session_add_notes (session, state->others->pdata[i]);
  explore (session, state);
  while (fringe_session_make_next_fork (session, state->forks))
    explore (session, state);
  for (guint i = 0; i < state->notes->len; i++)
    {
      const FringeSessionNote *note = &g_array_index (state->notes, FringeSessionNote, i);

      fringe_session_set_note_of (session, note->step, note->text);
    }
  for (guint i = 0; i < state->breakpoints->len; i++)
    add_breakpoint (session, &g_array_index (state->breakpoints, FringeSessionBreakpoint, i));
  fringe_session_go_to (session, state->step);
  fringe_session_select (session, state->selected);
}

void
session_file_there_and_back (SessionWorld *world)
{
  FringeSession *session = left_of (world);
  g_autoptr (FringeSessionFile) state = gather (session), read = NULL, again = NULL;
  g_autofree char *text = fringe_session_file_print (state), *reprinted = NULL, *restored = NULL;
  g_autoptr (GError) error = NULL;

  read = fringe_session_file_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  reprinted = fringe_session_file_print (read);
  g_assert_cmpstr (reprinted, ==, text);
  session_world_compare (world, FALSE);
  restore (session, read);
  again = gather (session);
  restored = fringe_session_file_print (again);
  g_assert_cmpstr (restored, ==, text);
}
