/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-object.h"

#include "fringe-quiz-game.h"

/* The session: how it is told what changed, and what can be read.
 *
 * A verb changes all that it has to between fringe_session_begin_change() and fringe_session_end_change(), and tells
 * nobody. When the outermost change ends, the session compares what it is with what it last told, and tells of the
 * differences: the list of breakpoints first, then the quiz, the properties in the order below, once the signal
 * changed, and the sentences. So whoever is told of one thing finds all the others true, and nobody depends on who is
 * told before. */

/* What is seen stands before what follows from it. */
typedef enum
{
  PROP_SEARCH = 1,
  PROP_MOMENT,
  PROP_STEP,
  PROP_N_STEPS,
  PROP_LINE,
  PROP_N_LINES,
  PROP_SELECTED,
  PROP_HOVERED,
  PROP_SHOWN,
  PROP_GENERATED,
  PROP_EXPANDED,
  PROP_OPEN,
  PROP_MAX_OPEN,
  PROP_MAX_DEPTH,
  PROP_STALE,
  PROP_SUCCESSORS,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_STEP_TITLE,
  PROP_SENTENCE,
  PROP_SUMMARY,
  PROP_NOTE,
  PROP_MESSAGE,
  PROP_PROGRESS,
  PROP_HALF,
  PROP_PLAYING,
  PROP_RUNNING,
  PROP_CAN_BACK,
  PROP_CAN_STEP,
  PROP_CAN_FINE_BACK,
  PROP_CAN_CONTINUE,
  PROP_UNSOLVABLE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_SPEED,
  PROP_RULES,
  PROP_BREAKPOINTS,
  N_PROPS
} FringeSessionProp;

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeSession,
                               fringe_session,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (FRINGE_TYPE_PLAYER, fringe_session_init_player))

static GParamSpec *props[N_PROPS];
static guint heuristic_replaced_signal;
static guint left_signal;

/* Telling. */

static void
say_what_is_left (FringeSession *self)
{
  g_autofree char *sentence = g_steal_pointer (&self->saying);
  gboolean replaced = self->heuristic_replaced;

  self->heuristic_replaced = FALSE;
  if (sentence != NULL)
    fringe_player_tell (FRINGE_PLAYER (self), sentence);
  if (replaced)
    g_signal_emit (self, heuristic_replaced_signal, 0);
}

/* A listener may change something more, which is told at once; records are freed when nobody looks at them. */
static void
tell (FringeSession *self)
{
  gboolean left = self->left;

  self->n_telling++;
  self->left = FALSE;
  if (left)
    g_signal_emit (self, left_signal, 0);
  fringe_session_tell_breakpoints (self);
  fringe_quiz_game_tell (self->quiz);
  if (fringe_told_tell (self->told))
    fringe_player_changed (FRINGE_PLAYER (self));
  say_what_is_left (self);
  if (--self->n_telling > 0)
    return;
  g_ptr_array_set_size (self->gone, 0);
  fringe_history_trim (&self->history);
}

/* What follows from what a verb has changed. */
static void
conclude (FringeSession *self)
{
  const FringeMoment *told = &self->told_moment, *now = &self->moment;

  if (told->search != now->search || told->step != now->step || told->n_done != now->n_done)
    self->n_moments++;
  self->told_moment = *now;
  self->counts = fringe_moment_counts (now);
}

void
fringe_session_begin_change (FringeSession *self)
{
  self->n_changes++;
  g_object_freeze_notify (G_OBJECT (self->rules));
}

/* Whoever is told may drop the last reference to the session. */
void
fringe_session_end_change (FringeSession *self)
{
  g_object_ref (self);
  if (self->n_changes == 1)
    fringe_quiz_game_follow (self->quiz);
  if (--self->n_changes == 0)
    {
      conclude (self);
      tell (self);
    }
  g_object_thaw_notify (G_OBJECT (self->rules));
  g_object_unref (self);
}

void
fringe_session_say (FringeSession *self, const char *sentence)
{
  g_free (self->saying);
  self->saying = g_strdup (sentence);
}

/* What can be read. */

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
fringe_session_get_n_told_steps (FringeSession *self)
{
  return fringe_quiz_game_is_asking (self->quiz) ? self->step : fringe_session_get_n_steps (self);
}

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
  const FringeFineStep *line = fringe_moment_last (&self->moment);

  if (self->selected != FRINGE_NO_NODE)
    return self->selected;
  if (fringe_session_is_half (self))
    return line->kind == FRINGE_FINE_DUPLICATE ? line->other : line->node;
  return self->step == 0 ? 0 : fringe_search_removed (self->search, self->step);
}

gboolean
fringe_session_can_step (FringeSession *self)
{
  return !self->running
         && (fringe_session_is_half (self) || self->step < fringe_session_get_n_steps (self)
             || fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING);
}

/* Nothing comes before the first line of all. */
gboolean
fringe_session_can_fine_back (FringeSession *self)
{
  return !self->running && (self->step > 0 || self->moment.n_done > 1);
}

FringeRulesModel *
fringe_session_get_rules (FringeSession *self)
{
  return self->rules;
}

FringeQuizGame *
fringe_session_get_quiz (FringeSession *self)
{
  return self->quiz;
}

GListModel *
fringe_session_get_breakpoints (FringeSession *self)
{
  return G_LIST_MODEL (self->breakpoint_list);
}

const char *
fringe_session_get_title (FringeSession *self)
{
  return fringe_history_present (&self->history)->title;
}

guint
fringe_session_get_origin (FringeSession *self)
{
  return fringe_history_present (&self->history)->origin;
}

gboolean
fringe_session_can_undo (FringeSession *self)
{
  return fringe_history_can_move (&self->history, -1);
}

gboolean
fringe_session_can_redo (FringeSession *self)
{
  return fringe_history_can_move (&self->history, 1);
}

gboolean
fringe_session_is_playing (FringeSession *self)
{
  return self->playing;
}

gboolean
fringe_session_is_running (FringeSession *self)
{
  return self->running;
}

double
fringe_session_get_speed (FringeSession *self)
{
  return self->speed;
}

static void
get_text (FringeSession *self, guint prop, GValue *value)
{
  switch (prop)
    {
    case PROP_TITLE:
      g_value_set_string (value, fringe_session_get_title (self));
      break;
    case PROP_SUBTITLE:
      g_value_take_string (value, fringe_session_subtitle (self));
      break;
    case PROP_STEP_TITLE:
      g_value_take_string (value, fringe_session_step_title (self));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, fringe_session_sentence (self));
      break;
    case PROP_SUMMARY:
      g_value_take_string (value, fringe_session_summary (self));
      break;
    case PROP_NOTE:
      g_value_set_string (value, fringe_session_get_note (self));
      break;
    case PROP_MESSAGE:
      g_value_take_string (value, fringe_session_message (self));
      break;
    case PROP_PROGRESS:
    default:
      g_value_set_string (value, self->progress != NULL ? self->progress : "");
      break;
    }
}

static guint
get_number (FringeSession *self, guint prop)
{
  const guint numbers[] = {
    [PROP_MOMENT] = self->n_moments,
    [PROP_STEP] = self->step,
    [PROP_N_STEPS] = fringe_session_get_n_told_steps (self),
    [PROP_LINE] = (guint) self->moment.n_done,
    [PROP_N_LINES] = (guint) self->moment.n_steps,
    [PROP_SELECTED] = self->selected,
    [PROP_HOVERED] = self->hovered,
    [PROP_SHOWN] = fringe_session_get_shown (self),
    [PROP_GENERATED] = self->counts.generated,
    [PROP_EXPANDED] = self->counts.expanded,
    [PROP_OPEN] = self->counts.open,
    [PROP_MAX_OPEN] = self->counts.max_open,
    [PROP_MAX_DEPTH] = self->counts.max_depth,
    [PROP_STALE] = self->counts.stale,
  };

  return numbers[prop];
}

static gboolean
get_flag (FringeSession *self, guint prop)
{
  const gboolean flags[] = {
    [PROP_HALF] = fringe_session_is_half (self),
    [PROP_PLAYING] = self->playing,
    [PROP_RUNNING] = self->running,
    [PROP_CAN_BACK] = self->step > 0,
    [PROP_CAN_STEP] = fringe_session_can_step (self),
    [PROP_CAN_FINE_BACK] = fringe_session_can_fine_back (self),
    [PROP_CAN_CONTINUE] = fringe_session_can_continue (self),
    [PROP_UNSOLVABLE] = fringe_session_is_unsolvable (self),
    [PROP_CAN_UNDO] = fringe_session_can_undo (self),
    [PROP_CAN_REDO] = fringe_session_can_redo (self),
  };

  return flags[prop];
}

static void
fringe_session_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeSession *self = FRINGE_SESSION (object);

  if (prop == PROP_SEARCH)
    g_value_set_pointer (value, self->search);
  else if (prop == PROP_RULES)
    g_value_set_object (value, self->rules);
  else if (prop == PROP_BREAKPOINTS)
    g_value_set_object (value, self->breakpoint_list);
  else if (prop == PROP_SUCCESSORS)
    g_value_set_uint64 (value, self->counts.successors);
  else if (prop == PROP_SPEED)
    g_value_set_double (value, self->speed);
  else if (pspec->value_type == G_TYPE_STRING)
    get_text (self, prop, value);
  else if (pspec->value_type == G_TYPE_BOOLEAN)
    g_value_set_boolean (value, get_flag (self, prop));
  else
    g_value_set_uint (value, get_number (self, prop));
}

static void
fringe_session_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeSession *self = FRINGE_SESSION (object);

  switch (prop)
    {
    case PROP_STEP:
      fringe_session_go_to (self, g_value_get_uint (value));
      break;
    case PROP_PLAYING:
      fringe_session_set_playing (self, g_value_get_boolean (value));
      break;
    case PROP_SPEED:
      fringe_session_set_speed (self, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const names[N_PROPS] = {
    [PROP_MOMENT] = "moment",
    [PROP_STEP] = "step",
    [PROP_N_STEPS] = "n-steps",
    [PROP_LINE] = "line",
    [PROP_N_LINES] = "n-lines",
    [PROP_SELECTED] = "selected",
    [PROP_HOVERED] = "hovered",
    [PROP_SHOWN] = "shown",
    [PROP_GENERATED] = "generated",
    [PROP_EXPANDED] = "expanded",
    [PROP_OPEN] = "open",
    [PROP_MAX_OPEN] = "max-open",
    [PROP_MAX_DEPTH] = "max-depth",
    [PROP_STALE] = "stale",
    [PROP_TITLE] = "title",
    [PROP_SUBTITLE] = "subtitle",
    [PROP_STEP_TITLE] = "step-title",
    [PROP_SENTENCE] = "sentence",
    [PROP_SUMMARY] = "summary",
    [PROP_NOTE] = "note",
    [PROP_MESSAGE] = "message",
    [PROP_PROGRESS] = "progress",
    [PROP_HALF] = "half",
    [PROP_PLAYING] = "playing",
    [PROP_RUNNING] = "running",
    [PROP_CAN_BACK] = "can-back",
    [PROP_CAN_STEP] = "can-step",
    [PROP_CAN_FINE_BACK] = "can-fine-back",
    [PROP_CAN_CONTINUE] = "can-continue",
    [PROP_UNSOLVABLE] = "unsolvable",
    [PROP_CAN_UNDO] = "can-undo",
    [PROP_CAN_REDO] = "can-redo",
  };
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_SEARCH] = g_param_spec_pointer ("search", NULL, NULL, readable);
  for (guint prop = PROP_MOMENT; prop <= PROP_STALE; prop++)
    props[prop] = g_param_spec_uint (names[prop], NULL, NULL, 0, G_MAXUINT, 0,
                                     prop == PROP_STEP ? readable | G_PARAM_WRITABLE : readable);
  props[PROP_SUCCESSORS] = g_param_spec_uint64 ("successors", NULL, NULL, 0, G_MAXUINT64, 0, readable);
  for (guint prop = PROP_TITLE; prop <= PROP_PROGRESS; prop++)
    props[prop] = g_param_spec_string (names[prop], NULL, NULL, "", readable);
  for (guint prop = PROP_HALF; prop <= PROP_CAN_REDO; prop++)
    props[prop] = g_param_spec_boolean (names[prop], NULL, NULL, FALSE,
                                        prop == PROP_PLAYING ? readable | G_PARAM_WRITABLE : readable);
  props[PROP_SPEED]
      = g_param_spec_double ("speed", NULL, NULL, FRINGE_SPEED_MIN, FRINGE_SPEED_MAX, 1, readable | G_PARAM_WRITABLE);
  props[PROP_RULES] = g_param_spec_object ("rules", NULL, NULL, FRINGE_TYPE_RULES_MODEL, readable);
  props[PROP_BREAKPOINTS] = g_param_spec_object ("breakpoints", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_session_finalize (GObject *object)
{
  FringeSession *self = FRINGE_SESSION (object);

  fringe_told_free (self->told);
  g_object_unref (self->quiz);
  g_object_unref (self->notes);
  fringe_history_clear (&self->history);
  g_signal_handlers_disconnect_by_data (self->rules, self);
  g_object_unref (self->rules);
  fringe_search_unref (self->search);
  g_ptr_array_unref (self->gone);
  fringe_layers_free (self->layers);
  fringe_outlook_unref (self->outlook);
  fringe_layers_free (self->whole_layers);
  g_ptr_array_unref (self->breakpoints);
  g_object_unref (self->breakpoint_list);
  g_free (self->progress);
  g_free (self->stopped);
  g_free (self->saying);
  G_OBJECT_CLASS (fringe_session_parent_class)->finalize (object);
}

static void
fringe_session_class_init (FringeSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_session_get_property;
  object_class->set_property = fringe_session_set_property;
  object_class->finalize = fringe_session_finalize;
  install_properties (object_class);
  heuristic_replaced_signal = g_signal_new ("heuristic-replaced", FRINGE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 0);
  left_signal = g_signal_new ("left", FRINGE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_session_init (FringeSession *self)
{
  g_autoptr (FringeStepNotes) notes = fringe_step_notes_new ();

  fringe_history_init (&self->history);
  self->rules = fringe_rules_model_new ();
  g_signal_connect_swapped (self->rules, "changed", G_CALLBACK (fringe_session_on_rules), self);
  self->node_limit = self->node_limit_allowed = FRINGE_SESSION_NODE_LIMIT;
  self->speed = 1;
  self->hovered = FRINGE_NO_NODE;
  self->preset = fringe_rules_model_get_chosen_preset (self->rules);
  self->search = fringe_session_make_search (self);
  self->gone = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_search_unref);
  self->layers = fringe_layers_new ();
  self->breakpoints = g_ptr_array_new_with_free_func (g_object_unref);
  self->breakpoint_list = g_list_store_new (FRINGE_TYPE_BREAKPOINT_ITEM);
  fringe_session_take_notes (self, notes);
  self->quiz = fringe_quiz_game_new (self, g_random_int ());
  fringe_session_see (self, 0, -1);
  conclude (self);
  self->told = fringe_told_new (G_OBJECT (self), props + 1, N_PROPS - 1);
}

FringeSession *
fringe_session_new (void)
{
  return g_object_new (FRINGE_TYPE_SESSION, NULL);
}
