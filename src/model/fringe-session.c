/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-object.h"

#include "fringe-quiz-game.h"
#include "fringe-sentences.h"
#include "fringe-status.h"

#include <glib/gi18n.h>

/* The session: where the search is seen, and how that is told.
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
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_STEP_TITLE,
  PROP_SENTENCE,
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
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_SPEED,
  PROP_RULES,
  PROP_BREAKPOINTS,
  N_PROPS
} FringeSessionProp;

G_DEFINE_FINAL_TYPE (FringeSession, fringe_session, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];
static guint changed_signal;
static guint heuristic_replaced_signal;
static guint told_signal;

/* Telling. */

static gboolean
is_told_moment (FringeSession *self)
{
  const FringeMoment *told = &self->told_moment, *now = &self->moment;

  return told->search == now->search && told->step == now->step && told->n_done == now->n_done;
}

/* Returns: whether the value of the property is another than was told, which counts as told now */
static gboolean
remember (FringeSession *self, guint prop)
{
  GValue value = G_VALUE_INIT;
  gboolean same;

  g_value_init (&value, props[prop]->value_type);
  G_OBJECT_GET_CLASS (self)->get_property (G_OBJECT (self), prop, &value, props[prop]);
  same = g_param_values_cmp (props[prop], &self->told[prop], &value) == 0
         && (prop != PROP_MOMENT || is_told_moment (self));
  if (prop == PROP_MOMENT)
    self->told_moment = self->moment;
  g_value_unset (&self->told[prop]);
  self->told[prop] = value;
  return !same;
}

static gboolean
is_in_list (FringeSession *self, guint position, gpointer item)
{
  g_autoptr (GObject) told = g_list_model_get_item (G_LIST_MODEL (self->breakpoint_list), position);

  return told == item;
}

/* What is the same at both ends of the list stays. */
static void
tell_breakpoints (FringeSession *self)
{
  GPtrArray *now = self->breakpoints;
  guint n_told = g_list_model_get_n_items (G_LIST_MODEL (self->breakpoint_list)), n_min = MIN (n_told, now->len);
  guint first = 0, last = 0;

  while (first < n_min && is_in_list (self, first, now->pdata[first]))
    first++;
  while (last < n_min - first && is_in_list (self, n_told - 1 - last, now->pdata[now->len - 1 - last]))
    last++;
  if (first + last < MAX (n_told, now->len))
    g_list_store_splice (self->breakpoint_list, first, n_told - first - last, now->pdata + first,
                         now->len - first - last);
}

static void
say_what_is_left (FringeSession *self)
{
  g_autofree char *sentence = g_steal_pointer (&self->saying);
  gboolean replaced = self->heuristic_replaced;

  self->heuristic_replaced = FALSE;
  if (sentence != NULL)
    g_signal_emit (self, told_signal, 0, sentence);
  if (replaced)
    g_signal_emit (self, heuristic_replaced_signal, 0);
}

/* A listener may change something more, which is told at once; what it told of is not told again here. */
static void
tell (FringeSession *self)
{
  gboolean changed = FALSE;

  self->n_telling++;
  tell_breakpoints (self);
  fringe_quiz_game_tell (self->quiz);
  for (guint prop = 1; prop < N_PROPS; prop++)
    if (remember (self, prop))
      {
        g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
        changed = TRUE;
      }
  if (changed)
    g_signal_emit (self, changed_signal, 0);
  say_what_is_left (self);
  if (--self->n_telling > 0)
    return;
  g_ptr_array_set_size (self->gone, 0);
  fringe_history_trim (&self->history);
}

void
fringe_session_begin_change (FringeSession *self)
{
  self->n_changes++;
  g_object_freeze_notify (G_OBJECT (self->rules));
}

/* Whoever is told lets go of the session perhaps. */
void
fringe_session_end_change (FringeSession *self)
{
  g_object_ref (self);
  if (self->n_changes == 1)
    fringe_quiz_game_follow (self->quiz);
  if (--self->n_changes == 0)
    {
      self->counts = fringe_moment_counts (&self->moment);
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

/* Where the search is seen. */

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

/* All lines of a step are the step. */
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
  g_autofree char *none = g_strdup_printf (_ ("No step has expanded node %u so far."), id);

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

void
fringe_session_select_parent (FringeSession *self)
{
  guint parent = fringe_search_parent (self->search, fringe_session_get_shown (self));

  if (parent != FRINGE_NO_NODE)
    fringe_session_select (self, parent);
}

void
fringe_session_select_child (FringeSession *self)
{
  guint children[FRINGE_N_MOVES];

  if (fringe_moment_children (&self->moment, fringe_session_get_shown (self), children) > 0)
    fringe_session_select (self, children[0]);
}

/* The roots of IDA* stand beside each other like siblings. */
static void
select_root (FringeSession *self, gint64 i)
{
  if (i >= 0 && i < fringe_moment_n_roots (&self->moment))
    fringe_session_select (self, fringe_search_root (self->search, (guint) i));
}

static void
select_child_of (FringeSession *self, guint parent, guint from, int offset)
{
  guint children[FRINGE_N_MOVES];
  int n = fringe_moment_children (&self->moment, parent, children);

  for (int i = 0; i < n; i++)
    if (children[i] == from && i + offset >= 0 && i + offset < n)
      fringe_session_select (self, children[i + offset]);
}

void
fringe_session_select_sibling (FringeSession *self, int offset)
{
  guint shown = fringe_session_get_shown (self), parent = fringe_search_parent (self->search, shown);

  if (parent == FRINGE_NO_NODE)
    select_root (self, (gint64) fringe_search_root_of (self->search, shown) + offset);
  else
    select_child_of (self, parent, shown, offset);
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

char *
fringe_session_step_title (FringeSession *self)
{
  gboolean is_asking = fringe_quiz_game_is_asking (self->quiz);

  if (fringe_session_is_half (self))
    return fringe_status_line (&self->moment);
  if (!is_asking)
    return fringe_status_step (self->search, self->step);
  /* Whether the search goes on, and for how long, would be an answer. */
  if (self->step == 0)
    return g_strdup (_ ("Start"));
  /* Translators: the step that is seen, while nothing is said of how many there are */
  return g_strdup_printf (_ ("Step %'u"), self->step);
}

char *
fringe_session_sentence (FringeSession *self)
{
  if (fringe_session_is_half (self))
    return fringe_fine_sentence (self->search, self->step, fringe_moment_last (&self->moment));
  return fringe_step_sentence (self->search, self->step);
}

char *
fringe_session_why (FringeSession *self)
{
  return fringe_session_is_half (self) ? fringe_session_sentence (self)
                                       : fringe_why_sentences (self->search, self->step);
}

static char *
message (FringeSession *self)
{
  if (self->running || fringe_session_is_half (self))
    return g_strdup ("");
  if (self->stopped != NULL)
    return g_strdup (self->stopped);
  return fringe_status_message (self->search, self->step);
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
      g_value_take_string (value, fringe_status_subtitle (self->search, fringe_rules_model_get_preset (self->rules)));
      break;
    case PROP_STEP_TITLE:
      g_value_take_string (value, fringe_session_step_title (self));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, fringe_session_sentence (self));
      break;
    case PROP_NOTE:
      g_value_set_string (value, fringe_session_get_note (self));
      break;
    case PROP_MESSAGE:
      g_value_take_string (value, message (self));
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
  switch (prop)
    {
    case PROP_STEP:
      return self->step;
    case PROP_N_STEPS:
      return fringe_session_get_n_told_steps (self);
    case PROP_LINE:
      return (guint) self->moment.n_done;
    case PROP_N_LINES:
      return (guint) self->moment.n_steps;
    case PROP_SELECTED:
      return self->selected;
    case PROP_HOVERED:
      return self->hovered;
    case PROP_SHOWN:
      return fringe_session_get_shown (self);
    case PROP_GENERATED:
      return self->counts.generated;
    case PROP_EXPANDED:
      return self->counts.expanded;
    case PROP_OPEN:
      return self->counts.open;
    case PROP_MAX_OPEN:
      return self->counts.max_open;
    case PROP_STALE:
      return self->counts.stale;
    case PROP_MAX_DEPTH:
    default:
      return self->counts.max_depth;
    }
}

static gboolean
get_flag (FringeSession *self, guint prop)
{
  switch (prop)
    {
    case PROP_PLAYING:
      return self->playing;
    case PROP_RUNNING:
      return self->running;
    case PROP_CAN_BACK:
      return self->step > 0;
    case PROP_HALF:
      return fringe_session_is_half (self);
    case PROP_CAN_FINE_BACK:
      return fringe_session_can_fine_back (self);
    case PROP_CAN_STEP:
      return fringe_session_can_step (self);
    case PROP_CAN_CONTINUE:
      return fringe_session_can_continue (self);
    case PROP_CAN_UNDO:
      return fringe_session_can_undo (self);
    case PROP_CAN_REDO:
    default:
      return fringe_session_can_redo (self);
    }
}

static void
fringe_session_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeSession *self = FRINGE_SESSION (object);

  if (prop == PROP_SEARCH)
    g_value_set_pointer (value, self->search);
  else if (prop == PROP_MOMENT)
    g_value_set_pointer (value, &self->moment);
  else if (prop == PROP_RULES)
    g_value_set_object (value, self->rules);
  else if (prop == PROP_BREAKPOINTS)
    g_value_set_object (value, self->breakpoint_list);
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
install_number (guint prop, const char *name, guint maximum, GParamFlags flags)
{
  props[prop]
      = g_param_spec_uint (name, NULL, NULL, 0, maximum, 0, flags | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
install_text (guint prop, const char *name)
{
  props[prop] = g_param_spec_string (name, NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_flag (guint prop, const char *name, GParamFlags flags)
{
  props[prop]
      = g_param_spec_boolean (name, NULL, NULL, FALSE, flags | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  props[PROP_SEARCH] = g_param_spec_pointer ("search", NULL, NULL, readable);
  props[PROP_MOMENT] = g_param_spec_pointer ("moment", NULL, NULL, readable);
  props[PROP_RULES] = g_param_spec_object ("rules", NULL, NULL, FRINGE_TYPE_RULES_MODEL, readable);
  props[PROP_BREAKPOINTS] = g_param_spec_object ("breakpoints", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  install_number (PROP_STEP, "step", G_MAXUINT, G_PARAM_READWRITE);
  install_number (PROP_N_STEPS, "n-steps", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_LINE, "line", FRINGE_FINE_STEPS_MAX, G_PARAM_READABLE);
  install_number (PROP_N_LINES, "n-lines", FRINGE_FINE_STEPS_MAX, G_PARAM_READABLE);
  install_number (PROP_SELECTED, "selected", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_HOVERED, "hovered", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_SHOWN, "shown", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_GENERATED, "generated", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_EXPANDED, "expanded", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_OPEN, "open", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_MAX_OPEN, "max-open", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_STALE, "stale", G_MAXUINT, G_PARAM_READABLE);
  install_number (PROP_MAX_DEPTH, "max-depth", G_MAXUINT, G_PARAM_READABLE);
  install_text (PROP_TITLE, "title");
  install_text (PROP_SUBTITLE, "subtitle");
  install_text (PROP_STEP_TITLE, "step-title");
  install_text (PROP_SENTENCE, "sentence");
  install_text (PROP_NOTE, "note");
  install_text (PROP_MESSAGE, "message");
  install_text (PROP_PROGRESS, "progress");
  install_flag (PROP_PLAYING, "playing", G_PARAM_READWRITE);
  props[PROP_SPEED] = g_param_spec_double ("speed", NULL, NULL, FRINGE_SPEED_MIN, FRINGE_SPEED_MAX, 1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  install_flag (PROP_RUNNING, "running", G_PARAM_READABLE);
  install_flag (PROP_HALF, "half", G_PARAM_READABLE);
  install_flag (PROP_CAN_BACK, "can-back", G_PARAM_READABLE);
  install_flag (PROP_CAN_FINE_BACK, "can-fine-back", G_PARAM_READABLE);
  install_flag (PROP_CAN_STEP, "can-step", G_PARAM_READABLE);
  install_flag (PROP_CAN_CONTINUE, "can-continue", G_PARAM_READABLE);
  install_flag (PROP_CAN_UNDO, "can-undo", G_PARAM_READABLE);
  install_flag (PROP_CAN_REDO, "can-redo", G_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_session_finalize (GObject *object)
{
  FringeSession *self = FRINGE_SESSION (object);

  for (guint prop = 1; prop < N_PROPS; prop++)
    g_value_unset (&self->told[prop]);
  g_free (self->told);
  g_object_unref (self->quiz);
  fringe_step_notes_unref (self->notes);
  fringe_history_clear (&self->history);
  g_signal_handlers_disconnect_by_data (self->rules, self);
  g_object_unref (self->rules);
  fringe_search_free (self->search);
  g_ptr_array_unref (self->gone);
  fringe_layers_free (self->layers);
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
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  g_signal_connect_swapped (self->rules, "changed", G_CALLBACK (fringe_session_on_rules), self);
  self->node_limit = self->node_limit_allowed = FRINGE_SESSION_NODE_LIMIT;
  self->speed = 1;
  self->hovered = FRINGE_NO_NODE;
  self->preset = fringe_rules_model_get_chosen_preset (self->rules);
  self->search = fringe_session_make_search (self);
  self->gone = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_search_free);
  self->layers = fringe_layers_new ();
  self->breakpoints = g_ptr_array_new_with_free_func (g_object_unref);
  self->breakpoint_list = g_list_store_new (FRINGE_TYPE_BREAKPOINT_ITEM);
  self->notes = fringe_step_notes_new ();
  self->quiz = fringe_quiz_game_new (self, g_random_int ());
  fringe_session_see (self, 0, -1);
  self->counts = fringe_moment_counts (&self->moment);
  self->told = g_new0 (GValue, N_PROPS);
  for (guint prop = 1; prop < N_PROPS; prop++)
    {
      g_value_init (&self->told[prop], props[prop]->value_type);
      remember (self, prop);
    }
}

FringeSession *
fringe_session_new (void)
{
  return g_object_new (FRINGE_TYPE_SESSION, NULL);
}
