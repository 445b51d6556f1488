/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-quiz-game.h"
#include "fringe-sentences.h"
#include "fringe-status.h"

#include <glib/gi18n.h>

/* What can be read of a session, and set. */

static GParamSpec *props[N_PROPS];

void
fringe_session_notify (FringeSession *self, FringeSessionProp prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
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

/* Whether the search goes on, and for how long, would be an answer. */
static char *
step_title (FringeSession *self)
{
  if (fringe_session_is_half (self))
    return fringe_status_line (&self->moment);
  if (fringe_quiz_game_is_asking (self->quiz) && self->step > 0)
    /* Translators: the step that is seen, while nothing is said of how many there are */
    return g_strdup_printf (_ ("Step %'u"), self->step);
  if (fringe_quiz_game_is_asking (self->quiz))
    return g_strdup (_ ("Start"));
  return fringe_status_step (self->search, self->step);
}

static char *
sentence (FringeSession *self)
{
  if (fringe_session_is_half (self))
    return fringe_fine_sentence (self->search, self->step, fringe_moment_last (&self->moment));
  return fringe_step_sentence (self->search, self->step);
}

static char *
why (FringeSession *self)
{
  return fringe_session_is_half (self) ? sentence (self) : fringe_why_sentences (self->search, self->step);
}

static void
get_text (FringeSession *self, guint prop, GValue *value)
{
  switch (prop)
    {
    case PROP_TITLE:
      g_value_set_string (value, fringe_history_present (&self->history)->title);
      break;
    case PROP_SUBTITLE:
      g_value_take_string (value, fringe_status_subtitle (self->search, fringe_rules_model_get_preset (self->rules)));
      break;
    case PROP_STEP_TITLE:
      g_value_take_string (value, step_title (self));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, sentence (self));
      break;
    case PROP_WHY:
      g_value_take_string (value, why (self));
      break;
    case PROP_NOTE:
      g_value_set_string (value, fringe_session_get_note (self));
      break;
    case PROP_MESSAGE:
      g_value_take_string (value, message (self));
      break;
    case PROP_PROGRESS:
    default:
      g_value_take_string (value, fringe_session_progress (self));
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
      return fringe_history_can_move (&self->history, -1);
    case PROP_CAN_REDO:
    default:
      return fringe_history_can_move (&self->history, 1);
    }
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
    g_value_set_object (value, self->breakpoints);
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

void
fringe_session_install_properties (GObjectClass *object_class)
{
  object_class->get_property = fringe_session_get_property;
  object_class->set_property = fringe_session_set_property;
  props[PROP_SEARCH] = g_param_spec_pointer ("search", NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  install_text (PROP_TITLE, "title");
  install_text (PROP_SUBTITLE, "subtitle");
  props[PROP_RULES]
      = g_param_spec_object ("rules", NULL, NULL, FRINGE_TYPE_RULES_MODEL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_BREAKPOINTS] = g_param_spec_object ("breakpoints", NULL, NULL, G_TYPE_LIST_MODEL,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
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
  install_text (PROP_STEP_TITLE, "step-title");
  install_text (PROP_SENTENCE, "sentence");
  install_text (PROP_WHY, "why");
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
