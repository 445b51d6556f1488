/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (FringeSession, fringe_session, G_TYPE_OBJECT)

static guint heuristic_replaced_signal;
static guint told_signal;

static void
read_moment (FringeSession *self)
{
  self->moment = fringe_moment (self->search, self->step, self->n_done);
  self->counts = fringe_moment_counts (&self->moment);
}

void
fringe_session_notify_step (FringeSession *self)
{
  static const FringeSessionProp changed[]
      = { PROP_STEP,     PROP_N_STEPS,   PROP_LINE,       PROP_N_LINES,   PROP_HALF,     PROP_SHOWN,
          PROP_GENERATED, PROP_EXPANDED, PROP_OPEN,       PROP_MAX_OPEN,  PROP_MAX_DEPTH, PROP_STALE,
          PROP_STEP_TITLE, PROP_SENTENCE, PROP_WHY,       PROP_NOTE,     PROP_MESSAGE,   PROP_CAN_BACK, PROP_CAN_STEP,
          PROP_CAN_FINE_BACK, PROP_CAN_CONTINUE };

  read_moment (self);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    fringe_session_notify (self, changed[i]);
}

/* Tells nobody. */
static void
see (FringeSession *self, guint step, int n_done)
{
  self->step = step;
  self->n_done = n_done;
  g_clear_pointer (&self->stopped, g_free);
  self->resume = (FringeResume) { FALSE, FRINGE_N_EVENTS };
  self->selected = FRINGE_NO_NODE;
  read_moment (self);
  if (self->hovered >= self->moment.n_nodes)
    self->hovered = FRINGE_NO_NODE;
}

void
fringe_session_set_moment (FringeSession *self, guint step, int n_done)
{
  guint selected = self->selected, hovered = self->hovered;

  see (self, step, n_done);
  if (selected != self->selected)
    fringe_session_notify (self, PROP_SELECTED);
  if (hovered != self->hovered)
    fringe_session_notify (self, PROP_HOVERED);
  fringe_session_notify_step (self);
}

void
fringe_session_set_step (FringeSession *self, guint step)
{
  fringe_session_set_moment (self, step, -1);
}

void
fringe_session_tell (FringeSession *self, const char *sentence)
{
  g_signal_emit (self, told_signal, 0, sentence);
}

/* A heuristic that is ready for the goal is used again: a table takes time. */
FringeSearch *
fringe_session_make_search (FringeSession *self)
{
  const FringePuzzle *puzzle = fringe_history_present (&self->history);
  const FringeRules *rules = fringe_rules_model_get (self->rules);
  FringeSearch *search;

  if (self->search != NULL && fringe_board_equal (fringe_search_goal (self->search), &puzzle->goal)
      && fringe_search_rules (self->search)->heuristic == rules->heuristic)
    search = fringe_search_new_with_estimate (&puzzle->start, &puzzle->goal, rules,
                                              fringe_search_estimate (self->search), self->node_limit);
  else
    search = fringe_search_new (&puzzle->start, &puzzle->goal, rules, self->node_limit);
  if (search == NULL)
    g_error ("no memory for a search of one node");
  return search;
}

void
fringe_session_begin_change (FringeSession *self)
{
  self->n_changes++;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->rules));
}

/* Records that have given way are freed last: who listens may still look at one until told of the new one. */
void
fringe_session_end_change (FringeSession *self)
{
  g_object_thaw_notify (G_OBJECT (self->rules));
  g_object_thaw_notify (G_OBJECT (self));
  if (--self->n_changes > 0)
    return;
  g_ptr_array_set_size (self->gone, 0);
  fringe_history_trim (&self->history);
}

/* One that was made elsewhere goes on up to the limit of this session. */
static void
limit (FringeSession *self)
{
  if (fringe_search_node_limit (self->search) != self->node_limit)
    fringe_search_set_node_limit (self->search, self->node_limit);
}

/* The list of breakpoints tells at once, and therefore changes last. */
void
fringe_session_show_search (FringeSession *self, FringeSearch *search)
{
  fringe_session_begin_change (self);
  fringe_session_cancel (self);
  fringe_session_set_playing (self, FALSE);
  self->search = search;
  limit (self);
  fringe_layers_free (self->layers);
  self->layers = fringe_layers_new ();
  fringe_layers_update (self->layers, search);
  self->hovered = FRINGE_NO_NODE;
  see (self, 0, -1);
  fringe_session_drop_breakpoints (self);
  fringe_session_notify (self, PROP_SEARCH);
  fringe_session_notify (self, PROP_SELECTED);
  fringe_session_notify (self, PROP_HOVERED);
  fringe_session_notify (self, PROP_SUBTITLE);
  fringe_session_notify_step (self);
  fringe_session_end_change (self);
}

void
fringe_session_notify_history (FringeSession *self)
{
  self->preset = fringe_rules_model_get_chosen_preset (self->rules);
  fringe_session_notify (self, PROP_TITLE);
  fringe_session_notify (self, PROP_CAN_UNDO);
  fringe_session_notify (self, PROP_CAN_REDO);
}

static void
restart (FringeSession *self)
{
  fringe_session_show_search (self, fringe_session_make_search (self));
}

/* A fork stays one as long as its new rules are such as a search can be forked by. */
static void
on_rules (FringeSession *self)
{
  fringe_session_begin_change (self);
  fringe_session_add_same_puzzle (self);
  if (!fringe_session_fork_anew (self))
    restart (self);
  fringe_session_notify_history (self);
  fringe_session_end_change (self);
}

void
fringe_session_set_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  gboolean replaced;

  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (fringe_board_same_size (start, goal));

  fringe_session_begin_change (self);
  fringe_session_add_puzzle (self, start, goal, title);
  replaced = fringe_rules_model_fit (self->rules, start->rows, start->columns);
  restart (self);
  fringe_session_notify_history (self);
  fringe_session_end_change (self);
  if (replaced)
    g_signal_emit (self, heuristic_replaced_signal, 0);
}

void
fringe_session_open (FringeSession *self,
                     const FringeRules *rules,
                     const FringeBoard *start,
                     const FringeBoard *goal,
                     const char *title)
{
  const FringePuzzle *present = fringe_history_present (&self->history);

  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (fringe_board_same_size (start, goal));

  fringe_session_begin_change (self);
  if (*present->title != '\0' && fringe_board_equal (&present->start, start)
      && fringe_board_equal (&present->goal, goal))
    fringe_session_add_same_puzzle (self);
  else
    fringe_session_add_puzzle (self, start, goal, title);
  fringe_rules_model_take (self->rules, rules, FRINGE_N_PRESETS, start->rows, start->columns);
  restart (self);
  fringe_session_notify_history (self);
  fringe_session_end_change (self);
}

void
fringe_session_begin (FringeSession *self,
                      const FringeRules *rules,
                      const FringeBoard *start,
                      const FringeBoard *goal,
                      const char *title)
{
  g_list_store_remove_all (self->breakpoints);
  fringe_history_clear (&self->history);
  fringe_history_init (&self->history);
  fringe_step_notes_clear (self->notes);
  fringe_session_open (self, rules, start, goal, title);
}

void
fringe_session_set_node_limit (FringeSession *self, guint node_limit)
{
  self->node_limit_allowed = node_limit;
  fringe_session_take_node_limit (self, node_limit);
}

void
fringe_session_take_node_limit (FringeSession *self, guint node_limit)
{
  self->node_limit = node_limit;
  fringe_search_set_node_limit (self->search, node_limit);
  fringe_session_notify_step (self);
}

FringeRulesModel *
fringe_session_get_rules (FringeSession *self)
{
  return self->rules;
}

const FringeSearch *
fringe_session_get_search (FringeSession *self)
{
  return self->search;
}

const FringeSearch *
fringe_session_get_part (FringeSession *self)
{
  return fringe_search_at (self->search, fringe_session_get_whole_step (self));
}

const FringeLayers *
fringe_session_get_layers (FringeSession *self)
{
  return self->layers;
}

guint
fringe_session_get_step (FringeSession *self)
{
  return self->step;
}

guint
fringe_session_get_n_steps (FringeSession *self)
{
  return fringe_search_n_steps (self->search);
}

guint
fringe_session_get_selected (FringeSession *self)
{
  return self->selected;
}

guint
fringe_session_get_hovered (FringeSession *self)
{
  return self->hovered;
}

guint
fringe_session_get_shown (FringeSession *self)
{
  if (self->selected != FRINGE_NO_NODE)
    return self->selected;
  if (fringe_session_is_half (self))
    return fringe_session_node_of_line (self);
  return self->step == 0 ? 0 : fringe_search_removed (self->search, self->step);
}

void
fringe_session_go_to (FringeSession *self, guint step)
{
  step = MIN (step, fringe_session_get_n_steps (self));
  if ((step != self->step || fringe_session_is_half (self)) && !self->running)
    fringe_session_set_step (self, step);
}

gboolean
fringe_session_know_next (FringeSession *self)
{
  if (self->step < fringe_session_get_n_steps (self))
    return TRUE;
  fringe_search_step (self->search);
  fringe_layers_update (self->layers, self->search);
  if (self->step < fringe_session_get_n_steps (self))
    return TRUE;
  fringe_session_notify_step (self);
  return FALSE;
}

gboolean
fringe_session_step (FringeSession *self)
{
  gboolean is_half = fringe_session_is_half (self);

  if (self->running || (!is_half && !fringe_session_know_next (self)))
    return FALSE;
  fringe_session_set_step (self, is_half ? self->step : self->step + 1);
  return TRUE;
}

void
fringe_session_back (FringeSession *self)
{
  if (self->step > 0)
    fringe_session_go_to (self, self->step - 1);
}

gboolean
fringe_session_explore (FringeSession *self, guint n_steps)
{
  if (self->running)
    return FALSE;
  fringe_search_run (self->search, n_steps);
  fringe_layers_update (self->layers, self->search);
  fringe_session_notify_step (self);
  return fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING;
}

/* Told of together. */
static void
go_to_and_select (FringeSession *self, guint step, guint id)
{
  g_object_freeze_notify (G_OBJECT (self));
  fringe_session_go_to (self, step);
  fringe_session_select (self, id);
  g_object_thaw_notify (G_OBJECT (self));
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
  g_autofree char *none = g_strdup_printf (_ ("No step has expanded node %u so far."), id);

  if (self->running)
    return;
  if (step <= fringe_session_get_n_steps (self))
    go_to_and_select (self, step, FRINGE_NO_NODE);
  else
    fringe_session_tell (self, none);
}

static void
fringe_session_finalize (GObject *object)
{
  FringeSession *self = FRINGE_SESSION (object);

  fringe_session_finalize_notes (self);
  fringe_history_clear (&self->history);
  g_signal_handlers_disconnect_by_data (self->rules, self);
  g_object_unref (self->rules);
  fringe_search_free (self->search);
  g_ptr_array_unref (self->gone);
  fringe_layers_free (self->layers);
  g_object_unref (self->breakpoints);
  g_free (self->stopped);
  G_OBJECT_CLASS (fringe_session_parent_class)->finalize (object);
}

static void
fringe_session_class_init (FringeSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = fringe_session_finalize;
  fringe_session_install_properties (object_class);
  heuristic_replaced_signal = g_signal_new ("heuristic-replaced", FRINGE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 0);
  told_signal = g_signal_new ("told", FRINGE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
}

static void
fringe_session_init (FringeSession *self)
{
  fringe_history_init (&self->history);
  self->rules = fringe_rules_model_new ();
  g_signal_connect_swapped (self->rules, "changed", G_CALLBACK (on_rules), self);
  self->node_limit = self->node_limit_allowed = FRINGE_SESSION_NODE_LIMIT;
  self->speed = 1;
  self->selected = self->hovered = FRINGE_NO_NODE;
  self->preset = fringe_rules_model_get_chosen_preset (self->rules);
  self->search = fringe_session_make_search (self);
  self->gone = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_search_free);
  self->layers = fringe_layers_new ();
  self->breakpoints = g_list_store_new (FRINGE_TYPE_BREAKPOINT_ITEM);
  self->resume.event = FRINGE_N_EVENTS;
  self->n_done = -1;
  read_moment (self);
  fringe_session_init_notes (self);
}

FringeSession *
fringe_session_new (void)
{
  return g_object_new (FRINGE_TYPE_SESSION, NULL);
}
