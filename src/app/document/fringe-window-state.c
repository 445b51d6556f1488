/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-state.h"

#include "fringe-breakpoint-item.h"
#include "fringe-forks.h"

#include <glib/gi18n.h>
#include <math.h>

/* About what a search takes for a node, besides its cells. */
#define NODE_BYTES 40
/* That of the setting. */
#define FOLD_SIZE_MAX 1000000
/* Of a pixel. */
#define OFFSET_GRAINS 64

static FringeSession *
right_of (FringePair *pair)
{
  return fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
}

/* One that is out of reach and searched for all the same. */
static gboolean
searches_anyway (const FringeSearch *search)
{
  FringeVerdict verdict = fringe_board_verdict (fringe_search_start (search), fringe_search_goal (search));

  return !verdict.solvable && fringe_search_outcome_at (search, 0) != FRINGE_OUTCOME_UNSOLVABLE;
}

static void
gather_search (FringeSession *session, FringeSessionFile *state)
{
  const FringeSearch *search = fringe_session_get_search (session);

  state->rules = fringe_forks_gather (search, state->forks);
  state->node_limit = fringe_search_node_limit (search);
  state->searches_anyway = searches_anyway (search);
  state->n_steps = fringe_search_n_steps (search);
  state->step = fringe_session_get_step (session);
  if (fringe_session_is_half (session))
    state->line = (guint32) fringe_session_get_moment (session)->n_done;
  state->selected = fringe_session_get_selected (session);
}

/* What is written and read again and again stays the same. */
static double
rounded (double offset)
{
  return CLAMP (round (offset * OFFSET_GRAINS) / OFFSET_GRAINS, -FRINGE_SESSION_OFFSET_MAX, FRINGE_SESSION_OFFSET_MAX);
}

/* As many as a file keeps; those above come first. */
static GArray *
gather_folds (FringeTreeView *view, gboolean folded)
{
  GArray *ids = fringe_tree_view_list_folds (view, folded);

  g_array_set_size (ids, MIN (ids->len, FRINGE_SESSION_FOLDS_MAX));
  return ids;
}

static void
gather_view (FringeWindow *window, GSettings *settings, FringeSessionFile *state)
{
  FringeTreeView *view = fringe_window_get_left_view (window);
  FringeTreePlace place = fringe_tree_view_get_place (view);

  state->fold_size = g_settings_get_uint (settings, "tree-fold-size");
  state->direction = (FringeDirection) g_settings_get_enum (settings, "tree-direction");
  state->coloring = (FringeColoring) g_settings_get_enum (settings, "tree-coloring");
  state->has_ghosts = g_settings_get_boolean (settings, "tree-ghosts");
  state->center = place.center;
  state->offset_x = rounded (place.x);
  state->offset_y = rounded (place.y);
  state->scale = CLAMP (place.scale, FRINGE_SESSION_SCALE_MIN, FRINGE_SCALE_MAX);
  g_array_unref (state->folded);
  g_array_unref (state->unfolded);
  state->folded = gather_folds (view, TRUE);
  state->unfolded = gather_folds (view, FALSE);
  g_free (state->panel);
  g_object_get (window, "panel", &state->panel, NULL);
}

/* As many as a file keeps. */
static void
gather_others (const GPtrArray *others, FringeSessionFile *state)
{
  guint n_notes = 0;

  for (guint i = 0; i < others->len; i++)
    {
      g_autoptr (FringeSessionNotes) other = fringe_session_notes_copy (others->pdata[i]);

      n_notes += other->notes->len;
      if (n_notes > FRINGE_SESSION_NOTES_MAX || state->others->len == FRINGE_SESSION_OTHERS_MAX)
        return;
      if (other->forks->len <= FRINGE_SESSION_FORKS_MAX)
        g_ptr_array_add (state->others, g_steal_pointer (&other));
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
  gather_others (others, state);
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
fringe_window_state_gather (FringeWindow *window, GSettings *settings)
{
  FringeSession *session = fringe_window_get_session (window);
  const FringeSearch *search = fringe_session_get_search (session);
  FringePair *pair = fringe_window_get_pair (window);
  FringeSessionFile *state = fringe_session_file_new (fringe_search_start (search), fringe_search_goal (search));

  g_free (state->title);
  g_object_get (session, "title", &state->title, NULL);
  gather_search (session, state);
  gather_view (window, settings, state);
  gather_notes (session, state);
  gather_breakpoints (session, TRUE, state->breakpoints);
  if (pair != NULL)
    gather_comparison (pair, state);
  return state;
}

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

static void
add_breakpoints (FringeSession *session, const GArray *kept)
{
  for (guint i = 0; i < kept->len; i++)
    add_breakpoint (session, &g_array_index (kept, FringeSessionBreakpoint, i));
}

/* What belongs to the search that is seen. */
static void
set_marks (FringeSession *session, const FringeSessionFile *state)
{
  set_notes (session, state);
  add_breakpoints (session, state->breakpoints);
}

static void
begin_comparison (FringeWindow *window, const FringeSessionFile *state)
{
  FringeSession *right;

  g_object_set (window, "compares", TRUE, NULL);
  right = right_of (fringe_window_get_pair (window));
  fringe_rules_model_set (fringe_session_get_rules (right), &state->comparison);
  if (state->comparison_anyway)
    fringe_session_search_anyway (right);
}

static char *
one_line (const char *title)
{
  g_autofree char *line = g_strdelimit (g_strdup (title), "\n\r\t", ' ');

  return g_strdup (*g_strstrip (line) != '\0' ? line : _ ("My puzzle"));
}

/* Up to the next fork, or to where the search was. */
static void
explore (FringeSession *session, const FringeSessionFile *state)
{
  guint step = fringe_session_next_fork_step (session, state->forks);

  fringe_session_explore_to (session, step > 0 ? step : state->n_steps);
}

/* More nodes than these, or than the person allows, no file makes a search hold without being asked. */
static guint
nodes_of (const FringeSessionFile *state)
{
  return FRINGE_FORKS_BYTES_MAX / (NODE_BYTES + (guint) fringe_board_n_cells (&state->start));
}

void
fringe_window_state_begin (FringeWindow *window, GSettings *settings, const FringeSessionFile *state)
{
  FringeSession *session = fringe_window_get_session (window);
  guint limit = MAX (nodes_of (state), g_settings_get_uint (settings, "node-limit"));
  g_autofree char *title = one_line (state->title);

  g_object_set (window, "compares", FALSE, NULL);
  g_settings_set_enum (settings, "tree-direction", (int) state->direction);
  g_settings_set_enum (settings, "tree-coloring", (int) state->coloring);
  g_settings_set_boolean (settings, "tree-ghosts", state->has_ghosts);
  g_settings_set_uint (settings, "tree-fold-size", MIN (state->fold_size, FOLD_SIZE_MAX));
  fringe_session_begin (session, &state->rules, &state->start, &state->goal, title);
  fringe_session_take_node_limit (session, MIN (state->node_limit, limit));
  if (state->searches_anyway)
    fringe_session_search_anyway (session);
  for (guint i = 0; i < state->others->len; i++)
    fringe_session_add_notes (session, state->others->pdata[i]);
  if (state->forks->len == 0)
    set_marks (session, state);
  if (state->has_comparison)
    begin_comparison (window, state);
  explore (session, state);
}

gboolean
fringe_window_state_go_on (FringeWindow *window, const FringeSessionFile *state)
{
  FringeSession *session = fringe_window_get_session (window);

  if (!fringe_session_make_next_fork (session, state->forks))
    return FALSE;
  explore (session, state);
  return TRUE;
}

/* Lines are gone back, since a step has its lines only when it is known. */
static void
go_to_line (FringeSession *session, guint step, guint line)
{
  fringe_session_go_to (session, step);
  while (line != FRINGE_NO_NODE && fringe_session_get_step (session) == step
         && fringe_session_get_moment (session)->n_done > (int) MIN (line, FRINGE_FINE_STEPS_MAX)
         && fringe_session_get_moment (session)->n_done > 1)
    fringe_session_fine_back (session);
}

/* A search that was forked from the other is made for itself. */
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

static void
tell_what_is_missing (FringeWindow *window, const FringeSessionFile *state)
{
  guint n_steps = fringe_session_get_n_steps (fringe_window_get_session (window));
  g_autofree char *sentence = NULL;

  if (n_steps >= state->n_steps)
    return;
  /* Translators: two numbers of steps */
  sentence = g_strdup_printf (_ ("This session went on to step %1$'u; its search was repeated up to step %2$'u."),
                                 state->n_steps, n_steps);
  fringe_window_complain (window, sentence);
}

void
fringe_window_state_finish (FringeWindow *window, const FringeSessionFile *state)
{
  FringeSession *session = fringe_window_get_session (window);
  FringeTreeView *view = fringe_window_get_left_view (window);
  FringePair *pair = fringe_window_get_pair (window);
  FringeTreePlace place = { state->center, state->offset_x, state->offset_y, state->scale };

  if (state->forks->len > 0)
    set_marks (session, state);
  fringe_tree_view_set_folds (view, state->folded, state->unfolded);
  if (pair != NULL)
    {
      fork_right (right_of (pair), state->comparison_forks);
      add_breakpoints (right_of (pair), state->comparison_breakpoints);
    }
  go_to_line (session, state->step, state->line);
  select_node (session, state->selected);
  fringe_tree_view_set_place (view, &place);
  if (pair != NULL && state->comparison_known > 0)
    fringe_pair_restore (pair, state->comparison_time, state->comparison_known);
  /* A file leaves it to the person whether there are panels. */
  fringe_window_choose_panel (window, state->panel);
  tell_what_is_missing (window, state);
}
