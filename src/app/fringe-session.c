/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session.h"

#include "fringe-history.h"
#include "fringe-sentences.h"
#include "fringe-status.h"

#define NODE_LIMIT 1000000
/* A frame that takes longer is a pause. */
#define PLAY_LATE_MAX (G_USEC_PER_SEC / 4)
/* Between two looks at the clock. */
#define RUN_SLICE 500
/* In seconds. */
#define PROGRESS_DELAY 0.25
#define SPEED_MIN 0.25
#define SPEED_MAX 32.0

struct _FringeSession
{
  GObject parent_instance;

  FringeHistory history;
  FringeRulesModel *rules;
  guint node_limit;

  FringeSearch *search;
  guint step;
  FringeCounts counts;
  guint selected;
  guint hovered;

  gboolean playing;
  double speed;
  gint64 next_play; /* when the next step is due, or 0 */
  gboolean running;
  gint64 run_start;
  guint run_start_nodes;
};

G_DEFINE_FINAL_TYPE (FringeSession, fringe_session, G_TYPE_OBJECT)

enum
{
  PROP_SEARCH = 1,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_RULES,
  PROP_STEP,
  PROP_N_STEPS,
  PROP_SELECTED,
  PROP_HOVERED,
  PROP_SHOWN,
  PROP_GENERATED,
  PROP_EXPANDED,
  PROP_OPEN,
  PROP_MAX_OPEN,
  PROP_MAX_DEPTH,
  PROP_STALE,
  PROP_STEP_TITLE,
  PROP_SENTENCE,
  PROP_WHY,
  PROP_MESSAGE,
  PROP_PROGRESS,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_RUNNING,
  PROP_CAN_BACK,
  PROP_CAN_STEP,
  PROP_CAN_CONTINUE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint heuristic_replaced_signal;

static void
notify (FringeSession *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Everything that depends on the step; silent where it has not moved. */
static void
notify_step (FringeSession *self)
{
  static const guint changed[]
      = { PROP_STEP,     PROP_N_STEPS,   PROP_SHOWN,    PROP_GENERATED,   PROP_EXPANDED, PROP_OPEN,
          PROP_MAX_OPEN, PROP_MAX_DEPTH, PROP_STALE,    PROP_STEP_TITLE,  PROP_SENTENCE, PROP_WHY,
          PROP_MESSAGE,  PROP_CAN_BACK,  PROP_CAN_STEP, PROP_CAN_CONTINUE };

  self->counts = fringe_search_counts_at (self->search, self->step);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    notify (self, changed[i]);
}

static void
set_step (FringeSession *self, guint step)
{
  self->step = step;
  if (self->selected != FRINGE_NO_NODE)
    {
      self->selected = FRINGE_NO_NODE;
      notify (self, PROP_SELECTED);
    }
  notify_step (self);
}

/* A heuristic that is ready for the goal is used again: a table takes time. */
static FringeSearch *
make_search (FringeSession *self)
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

/* The old record is freed last: who listens may still look at it until told of the new one. */
static void
restart (FringeSession *self)
{
  FringeSearch *old = self->search;

  g_object_freeze_notify (G_OBJECT (self));
  fringe_session_cancel (self);
  fringe_session_set_playing (self, FALSE);
  self->search = make_search (self);
  self->selected = self->hovered = FRINGE_NO_NODE;
  self->step = 0;
  notify (self, PROP_SEARCH);
  notify (self, PROP_SELECTED);
  notify (self, PROP_HOVERED);
  notify (self, PROP_SUBTITLE);
  notify_step (self);
  g_object_thaw_notify (G_OBJECT (self));
  fringe_search_free (old);
}

static void
show_puzzle (FringeSession *self)
{
  const FringeBoard *start = &fringe_history_present (&self->history)->start;
  gboolean replaced = fringe_rules_model_fit (self->rules, start->rows, start->columns);

  restart (self);
  notify (self, PROP_TITLE);
  notify (self, PROP_CAN_UNDO);
  notify (self, PROP_CAN_REDO);
  if (replaced)
    g_signal_emit (self, heuristic_replaced_signal, 0);
}

void
fringe_session_set_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (fringe_board_same_size (start, goal));

  fringe_history_add (&self->history, start, goal, title);
  show_puzzle (self);
}

void
fringe_session_undo (FringeSession *self)
{
  if (fringe_history_move (&self->history, -1))
    show_puzzle (self);
}

void
fringe_session_redo (FringeSession *self)
{
  if (fringe_history_move (&self->history, 1))
    show_puzzle (self);
}

void
fringe_session_set_node_limit (FringeSession *self, guint node_limit)
{
  self->node_limit = node_limit;
  fringe_search_set_node_limit (self->search, node_limit);
  notify_step (self);
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
  return self->step == 0 ? 0 : fringe_search_removed (self->search, self->step);
}

void
fringe_session_go_to (FringeSession *self, guint step)
{
  step = MIN (step, fringe_session_get_n_steps (self));
  if (step != self->step && !self->running)
    set_step (self, step);
}

gboolean
fringe_session_step (FringeSession *self)
{
  if (self->running)
    return FALSE;
  if (self->step == fringe_session_get_n_steps (self))
    {
      fringe_search_step (self->search);
      if (self->step == fringe_session_get_n_steps (self))
        {
          notify_step (self);
          return FALSE;
        }
    }
  set_step (self, self->step + 1);
  return TRUE;
}

void
fringe_session_back (FringeSession *self)
{
  if (self->step > 0)
    fringe_session_go_to (self, self->step - 1);
}

void
fringe_session_select (FringeSession *self, guint id)
{
  if (id == self->selected)
    return;
  self->selected = id;
  notify (self, PROP_SELECTED);
  notify (self, PROP_SHOWN);
}

void
fringe_session_hover (FringeSession *self, guint id)
{
  if (id == self->hovered)
    return;
  self->hovered = id;
  notify (self, PROP_HOVERED);
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

  if (fringe_search_children_at (self->search, fringe_session_get_shown (self), self->step, children) > 0)
    fringe_session_select (self, children[0]);
}

/* The roots of IDA* stand beside each other like siblings. */
static void
select_root (FringeSession *self, gint64 i)
{
  if (i >= 0 && i < fringe_search_n_roots_at (self->search, self->step))
    fringe_session_select (self, fringe_search_root (self->search, (guint) i));
}

static void
select_child_of (FringeSession *self, guint parent, guint from, int offset)
{
  guint children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (self->search, parent, self->step, children);

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

static gboolean
can_step (FringeSession *self)
{
  return !self->running
         && (self->step < fringe_session_get_n_steps (self)
             || fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING);
}

void
fringe_session_set_playing (FringeSession *self, gboolean playing)
{
  playing = playing && can_step (self);
  self->next_play = 0;
  if (self->playing == playing)
    return;
  self->playing = playing;
  notify (self, PROP_PLAYING);
}

void
fringe_session_set_speed (FringeSession *self, double speed)
{
  speed = CLAMP (speed, SPEED_MIN, SPEED_MAX);
  if (self->speed == speed)
    return;
  self->speed = speed;
  self->next_play = 0;
  notify (self, PROP_SPEED);
}

static void
set_running (FringeSession *self, gboolean running)
{
  self->running = running;
  g_object_freeze_notify (G_OBJECT (self));
  notify (self, PROP_RUNNING);
  notify (self, PROP_PROGRESS);
  set_step (self, running ? self->step : fringe_session_get_n_steps (self));
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_session_run (FringeSession *self)
{
  if (self->running)
    return;
  fringe_session_set_playing (self, FALSE);
  self->run_start = g_get_monotonic_time ();
  self->run_start_nodes = fringe_search_n_nodes (self->search);
  set_running (self, TRUE);
  fringe_session_advance (self, self->run_start, self->run_start + G_USEC_PER_SEC / 100);
}

void
fringe_session_cancel (FringeSession *self)
{
  if (self->running)
    set_running (self, FALSE);
}

void
fringe_session_continue (FringeSession *self)
{
  guint limit = fringe_search_node_limit (self->search);

  fringe_search_set_node_limit (self->search, limit > FRINGE_NODE_LIMIT_MAX / 2 ? FRINGE_NODE_LIMIT_MAX : 2 * limit);
  fringe_session_run (self);
}

static void
advance_run (FringeSession *self, gint64 deadline)
{
  do
    fringe_search_run (self->search, RUN_SLICE);
  while (g_get_monotonic_time () < deadline && fringe_search_outcome (self->search) == FRINGE_OUTCOME_RUNNING);

  if (fringe_search_outcome (self->search) != FRINGE_OUTCOME_RUNNING)
    set_running (self, FALSE);
  else
    notify (self, PROP_PROGRESS);
}

/* Steps that fall into one frame are made together, and seen as one. What a long pause missed is not
 * made up for. */
static void
advance_play (FringeSession *self, gint64 now)
{
  gint64 interval = (gint64) (G_USEC_PER_SEC / self->speed);
  gboolean stepped = TRUE;

  if (self->next_play == 0)
    self->next_play = now + interval;
  if (now - self->next_play > PLAY_LATE_MAX)
    self->next_play = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (; stepped && self->next_play <= now; self->next_play += interval)
    stepped = fringe_session_step (self);
  if (!stepped || !can_step (self))
    fringe_session_set_playing (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_session_advance (FringeSession *self, gint64 now, gint64 deadline)
{
  if (self->running)
    advance_run (self, deadline);
  else if (self->playing)
    advance_play (self, now);
}

/* Nothing for a run that is over before one could read. */
static char *
progress (FringeSession *self)
{
  double seconds = (double) (g_get_monotonic_time () - self->run_start) / G_USEC_PER_SEC;

  if (!self->running || seconds < PROGRESS_DELAY)
    return g_strdup ("");
  return fringe_status_progress (self->search,
                                 (fringe_search_n_nodes (self->search) - self->run_start_nodes) / seconds);
}

static gboolean
can_continue (FringeSession *self)
{
  return !self->running && fringe_search_outcome_at (self->search, self->step) == FRINGE_OUTCOME_LIMIT
         && !fringe_search_is_out_of_memory (self->search)
         && fringe_search_node_limit (self->search) < FRINGE_NODE_LIMIT_MAX;
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
      g_value_take_string (value, fringe_status_step (self->search, self->step));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, fringe_step_sentence (self->search, self->step));
      break;
    case PROP_WHY:
      g_value_take_string (value, fringe_why_sentences (self->search, self->step));
      break;
    case PROP_MESSAGE:
      g_value_take_string (value, self->running ? g_strdup ("") : fringe_status_message (self->search, self->step));
      break;
    case PROP_PROGRESS:
    default:
      g_value_take_string (value, progress (self));
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
      return fringe_session_get_n_steps (self);
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
    case PROP_CAN_STEP:
      return can_step (self);
    case PROP_CAN_CONTINUE:
      return can_continue (self);
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
fringe_session_finalize (GObject *object)
{
  FringeSession *self = FRINGE_SESSION (object);

  fringe_history_clear (&self->history);
  g_signal_handlers_disconnect_by_data (self->rules, self);
  g_object_unref (self->rules);
  fringe_search_free (self->search);
  G_OBJECT_CLASS (fringe_session_parent_class)->finalize (object);
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
  props[PROP_SEARCH] = g_param_spec_pointer ("search", NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  install_text (PROP_TITLE, "title");
  install_text (PROP_SUBTITLE, "subtitle");
  props[PROP_RULES]
      = g_param_spec_object ("rules", NULL, NULL, FRINGE_TYPE_RULES_MODEL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  install_number (PROP_STEP, "step", G_MAXUINT, G_PARAM_READWRITE);
  install_number (PROP_N_STEPS, "n-steps", G_MAXUINT, G_PARAM_READABLE);
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
  install_text (PROP_MESSAGE, "message");
  install_text (PROP_PROGRESS, "progress");
  install_flag (PROP_PLAYING, "playing", G_PARAM_READWRITE);
  props[PROP_SPEED] = g_param_spec_double ("speed", NULL, NULL, SPEED_MIN, SPEED_MAX, 1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  install_flag (PROP_RUNNING, "running", G_PARAM_READABLE);
  install_flag (PROP_CAN_BACK, "can-back", G_PARAM_READABLE);
  install_flag (PROP_CAN_STEP, "can-step", G_PARAM_READABLE);
  install_flag (PROP_CAN_CONTINUE, "can-continue", G_PARAM_READABLE);
  install_flag (PROP_CAN_UNDO, "can-undo", G_PARAM_READABLE);
  install_flag (PROP_CAN_REDO, "can-redo", G_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
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
}

static void
fringe_session_init (FringeSession *self)
{
  fringe_history_init (&self->history);
  self->rules = fringe_rules_model_new ();
  g_signal_connect_swapped (self->rules, "changed", G_CALLBACK (restart), self);
  self->node_limit = NODE_LIMIT;
  self->speed = 1;
  self->selected = self->hovered = FRINGE_NO_NODE;
  self->search = make_search (self);
  self->counts = fringe_search_counts_at (self->search, 0);
}

FringeSession *
fringe_session_new (void)
{
  return g_object_new (FRINGE_TYPE_SESSION, NULL);
}
