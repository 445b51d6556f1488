/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-guide.h"

#include "fringe-quiz-game.h"
#include "fringe-session-state.h"

/* A stop that is less than so many steps ahead is reached by them, which take so many milliseconds each. */
#define STEPS_SHOWN 20
#define STEP_TIME 120

/**
 * Arrival:
 * @search: what was there on the left, as a mark only
 * @right: (nullable): the same on the right
 *
 * Where the guide led to.
 */
typedef struct
{
  gconstpointer search, right;
  guint step;
  int n_done;
} Arrival;

/**
 * FringeLessonGuide:
 * @window: %NULL when it has gone
 * @depth: how often it is changing the session itself
 * @target: (nullable): the stop that it is on the way to
 * @timer: which steps there, or 0
 */
struct _FringeLessonGuide
{
  GObject parent_instance;

  FringeLesson *lesson;
  FringeSession *session;
  FringeActs *acts;
  const FringeLessonView *view;
  gpointer window;
  gboolean animates, is_away;
  guint depth;
  FringeLessonStop *target;
  guint timer;
  Arrival arrival;
};

G_DEFINE_FINAL_TYPE (FringeLessonGuide, fringe_lesson_guide, G_TYPE_OBJECT)

enum
{
  PROP_AWAY = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static FringePair *
pair_of (FringeLessonGuide *self)
{
  return fringe_acts_get_pair (self->acts);
}

static Arrival
where (FringeLessonGuide *self)
{
  FringePair *pair = pair_of (self);

  return (Arrival) { fringe_session_get_search (self->session),
                     pair != NULL ? fringe_session_get_search (fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT))
                                  : NULL,
                     fringe_session_get_step (self->session), fringe_session_get_moment (self->session)->n_done };
}

static void
set_away (FringeLessonGuide *self, gboolean is_away)
{
  if (self->is_away == is_away)
    return;
  self->is_away = is_away;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AWAY]);
}

static void
stop_moving (FringeLessonGuide *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->target, fringe_lesson_stop_free);
}

/* Somebody else went somewhere. Both sides of a pair are on their way for a while; until they are there, it is not said
 * that they are away. */
static void
on_seen (FringeLessonGuide *self)
{
  Arrival now;

  if (self->depth > 0 || self->window == NULL || fringe_lesson_get_n_stops (self->lesson) == 0)
    return;
  stop_moving (self);
  now = where (self);
  if (pair_of (self) != NULL && fringe_pair_is_busy (pair_of (self)))
    return;
  set_away (self, now.search != self->arrival.search || now.right != self->arrival.right
                      || now.step != self->arrival.step || now.n_done != self->arrival.n_done);
}

/* What nodes the step of a comparison has expanded, which both sides have in common as their time. */
static guint
time_of (FringeSession *session, const FringeSessionFile *state)
{
  if (state->comparison_time > 0)
    return state->comparison_time;
  return fringe_search_counts_at (fringe_session_get_search (session), state->step).expanded;
}

static void
make_search (FringeSession *session, const FringeSessionFile *state)
{
  do
    {
      guint step = fringe_session_next_fork_step (session, state->forks);
      guint n_steps = fringe_session_get_n_steps (session);

      step = step > 0 ? step : state->step;
      if (step > n_steps)
        fringe_session_explore (session, step - n_steps);
    }
  while (fringe_session_make_next_fork (session, state->forks));
}

static gboolean
shows_search_of (FringeLessonGuide *self, const FringeSessionFile *state)
{
  g_autoptr (FringeSessionFile) now = fringe_session_state_gather (self->session, NULL);
  g_autofree char *key = fringe_lesson_search_key (now), *wanted = fringe_lesson_search_key (state);

  return g_str_equal (key, wanted);
}

/* What is on the right is compared as if it were on the left. */
static gboolean
shows_comparison_of (FringeLessonGuide *self, const FringeSessionFile *state)
{
  g_autoptr (FringeSessionFile) now = fringe_session_state_gather (self->session, pair_of (self));

  return pair_of (self) != NULL && fringe_lesson_same_comparison (now, state);
}

/* Begins anew with the search of @state, of which nothing is left to undo. Notes stay: those on all searches belong to
 * the lesson. Breakpoints stay, too, that were set while it plays. */
static void
begin (FringeLessonGuide *self, const FringeSessionFile *state)
{
  g_autoptr (FringeSessionFile) titled = fringe_session_file_copy (state);
  g_autoptr (FringeSessionFile) left = fringe_session_state_gather (self->session, NULL);

  g_free (titled->title);
  titled->title = g_strdup (fringe_lesson_get_title (self->lesson));
  g_ptr_array_unref (titled->others);
  titled->others = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_session_notes_free);
  fringe_session_state_gather_notes (self->session, titled->others);
  fringe_acts_compare (self->acts, FALSE);
  self->view->begin (self->window);
  fringe_session_state_begin (self->session, FRINGE_SESSION_NODE_LIMIT, titled);
  if (self->arrival.search != NULL)
    fringe_session_state_take_breakpoints (self->session, left);
}

static void
prepare (FringeLessonGuide *self, const FringeSessionFile *state)
{
  if (!shows_search_of (self, state))
    begin (self, state);
  if (!state->has_comparison || !shows_comparison_of (self, state))
    fringe_acts_compare (self->acts, FALSE);
  make_search (self->session, state);
}

static void
compare (FringeLessonGuide *self, const FringeSessionFile *state)
{
  if (!state->has_comparison || pair_of (self) != NULL)
    return;
  fringe_acts_compare (self->acts, TRUE);
  fringe_session_state_begin_comparison (pair_of (self), state);
}

/* What comes after a question is not to be seen before it is answered. */
static void
ask (FringeLessonGuide *self, gboolean asks)
{
  FringePair *pair = pair_of (self);

  fringe_quiz_game_set_lesson_asks (fringe_session_get_quiz (self->session), asks);
  if (pair != NULL)
    fringe_quiz_game_set_lesson_asks (fringe_session_get_quiz (fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT)),
                                      asks);
}

static void
arrive (FringeLessonGuide *self)
{
  g_autoptr (FringeLessonStop) stop = g_steal_pointer (&self->target);
  g_autoptr (FringeSessionFile) state = fringe_session_file_copy (stop->state);

  stop_moving (self);
  self->depth++;
  compare (self, state);
  if (state->has_comparison)
    state->comparison_known = state->comparison_time = time_of (self->session, state);
  fringe_session_state_finish (self->session, pair_of (self), state);
  if (state->selected == FRINGE_NO_NODE)
    fringe_session_select (self->session, FRINGE_NO_NODE);
  fringe_acts_forget (self->acts);
  ask (self, stop->is_question);
  self->view->show (self->window, stop);
  self->depth--;
  self->arrival = where (self);
  set_away (self, FALSE);
}

static gboolean
step_on (gpointer data)
{
  FringeLessonGuide *self = data;

  self->depth++;
  fringe_session_step (self->session);
  self->depth--;
  if (fringe_session_get_step (self->session) < self->target->state->step)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  arrive (self);
  return G_SOURCE_REMOVE;
}

/* Two searches go together at once, for they step by a time of their own. */
static gboolean
can_step_there (FringeLessonGuide *self, const FringeSessionFile *state)
{
  const guint step = fringe_session_get_step (self->session);

  return self->animates && !state->has_comparison && step < state->step && state->step - step < STEPS_SHOWN;
}

void
fringe_lesson_guide_return (FringeLessonGuide *self)
{
  const FringeLessonStop *stop = fringe_lesson_get_stop (self->lesson, fringe_lesson_get_current (self->lesson));

  stop_moving (self);
  if (stop == NULL || self->window == NULL)
    return;
  self->target = fringe_lesson_stop_copy (stop);
  self->depth++;
  fringe_session_set_playing (self->session, FALSE);
  fringe_session_cancel (self->session);
  prepare (self, stop->state);
  self->depth--;
  if (can_step_there (self, stop->state))
    self->timer = g_timeout_add (STEP_TIME, step_on, self);
  else
    arrive (self);
}

void
fringe_lesson_guide_go_to (FringeLessonGuide *self, guint position)
{
  fringe_lesson_set_current (self->lesson, position);
  fringe_lesson_guide_return (self);
}

void
fringe_lesson_guide_next (FringeLessonGuide *self)
{
  if (fringe_lesson_next (self->lesson))
    fringe_lesson_guide_return (self);
}

void
fringe_lesson_guide_back (FringeLessonGuide *self)
{
  if (fringe_lesson_back (self->lesson))
    fringe_lesson_guide_return (self);
}

gboolean
fringe_lesson_guide_is_away (FringeLessonGuide *self)
{
  return self->is_away;
}

gboolean
fringe_lesson_guide_is_moving (FringeLessonGuide *self)
{
  return self->target != NULL || (pair_of (self) != NULL && fringe_pair_is_busy (pair_of (self)));
}

void
fringe_lesson_guide_set_animates (FringeLessonGuide *self, gboolean animates)
{
  self->animates = animates;
}

FringeLesson *
fringe_lesson_guide_get_lesson (FringeLessonGuide *self)
{
  return self->lesson;
}

/* Returns: (transfer full): a stop at what the window shows */
static FringeLessonStop *
gather (FringeLessonGuide *self)
{
  FringeSessionFile *state = fringe_session_state_gather (self->session, pair_of (self));
  FringeLessonStop *stop;

  state->comparison_known = 0;
  stop = fringe_lesson_stop_new (state);
  self->view->gather (self->window, stop);
  return stop;
}

gboolean
fringe_lesson_guide_add (FringeLessonGuide *self, const char *caption)
{
  FringeLessonStop *stop = gather (self);

  g_free (stop->caption);
  stop->caption = g_strdup (caption);
  if (!fringe_lesson_add (self->lesson, stop))
    return FALSE;
  self->arrival = where (self);
  set_away (self, FALSE);
  return TRUE;
}

void
fringe_lesson_guide_replace (FringeLessonGuide *self)
{
  fringe_lesson_replace (self->lesson, gather (self));
  self->arrival = where (self);
  set_away (self, FALSE);
}

void
fringe_lesson_guide_close (FringeLessonGuide *self)
{
  stop_moving (self);
  if (self->window != NULL)
    ask (self, FALSE);
  self->window = NULL;
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->acts != NULL)
    g_signal_handlers_disconnect_by_data (self->acts, self);
}

static void
fringe_lesson_guide_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  switch (prop)
    {
    case PROP_AWAY:
      g_value_set_boolean (value, FRINGE_LESSON_GUIDE (object)->is_away);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_lesson_guide_dispose (GObject *object)
{
  FringeLessonGuide *self = FRINGE_LESSON_GUIDE (object);

  fringe_lesson_guide_close (self);
  g_clear_object (&self->lesson);
  g_clear_object (&self->session);
  g_clear_object (&self->acts);
  G_OBJECT_CLASS (fringe_lesson_guide_parent_class)->dispose (object);
}

static void
fringe_lesson_guide_class_init (FringeLessonGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_lesson_guide_get_property;
  object_class->dispose = fringe_lesson_guide_dispose;
  props[PROP_AWAY] = g_param_spec_boolean ("away", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_lesson_guide_init (FringeLessonGuide *self)
{
  self->animates = TRUE;
}

FringeLessonGuide *
fringe_lesson_guide_new (FringeLesson *lesson,
                         FringeSession *session,
                         FringeActs *acts,
                         const FringeLessonView *view,
                         gpointer window)
{
  FringeLessonGuide *self = g_object_new (FRINGE_TYPE_LESSON_GUIDE, NULL);

  self->lesson = g_object_ref (lesson);
  self->session = g_object_ref (session);
  self->acts = g_object_ref (acts);
  self->view = view;
  self->window = window;
  g_signal_connect_object (session, "notify::moment", G_CALLBACK (on_seen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_seen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acts, "notify::pair", G_CALLBACK (on_seen), self, G_CONNECT_SWAPPED);
  return self;
}
