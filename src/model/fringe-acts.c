/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-acts.h"

#include "fringe-session-object.h"

#include <glib/gi18n.h>

/* An act is a list of changes, each of which can be taken back and made again, and the places where both searches were
 * seen before it and after it. A change of the search itself is kept by the history of its session.
 *
 * Invariants: acts are undone and redone strictly in order, so that whenever a change is taken back, all is as it was
 * right after it; and every entry that a history got since the acts began to be remembered belongs to one act. */

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

/* As many as a history keeps. */
#define ACTS_MAX 1000
/* The memory that the records of comparisons may take which were left, in bytes. */
#define BYTES_MAX (256u << 20)

typedef enum
{
  CHANGE_LEFT,    /* of the search on the left */
  CHANGE_RIGHT,   /* of the search on the right */
  CHANGE_COMPARE, /* another search came */
  CHANGE_ALONE,   /* it went */
  CHANGE_SWAP
} Change;

/* Where a search is seen; @view: (nullable) */
typedef struct
{
  guint step, selected;
  int n_done;
  GVariant *view;
} Place;

typedef struct
{
  Place sides[FRINGE_N_COMPARED];
} Places;

/**
 * Act:
 * @changes: (element-type Change): in the order in which they were made
 * @right: (nullable): the session on the right that came or went
 */
typedef struct
{
  char *sentence;
  GArray *changes;
  FringeSession *right;
  Places before, after;
} Act;

/**
 * FringeActs:
 * @done: (element-type Act): the last one is undone first
 * @undone: (element-type Act): the last one is redone first
 * @open: (nullable): what is being done
 * @depth: how often it was begun
 */
struct _FringeActs
{
  GObject parent_instance;

  FringeSession *left;
  FringePair *pair;
  const FringeActsView *view;
  gpointer window;
  GPtrArray *done, *undone;
  Act *open;
  guint depth;
};

G_DEFINE_FINAL_TYPE (FringeActs, fringe_acts, G_TYPE_OBJECT)

enum
{
  PROP_PAIR = 1,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint done_signal;
static guint forgotten_signal;

static void
clear_places (Places *places)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_clear_pointer (&places->sides[side].view, g_variant_unref);
}

static void
act_free (gpointer data)
{
  Act *act = data;

  g_free (act->sentence);
  g_array_unref (act->changes);
  g_clear_object (&act->right);
  clear_places (&act->before);
  clear_places (&act->after);
  g_free (act);
}

FringePair *
fringe_acts_get_pair (FringeActs *self)
{
  return self->pair;
}

static guint
n_sides (FringeActs *self)
{
  return self->pair != NULL ? FRINGE_N_COMPARED : 1;
}

static FringeSession *
session_of (FringeActs *self, FringeCompared side)
{
  return side == LEFT ? self->left : fringe_pair_get_session (self->pair, RIGHT);
}

static void
gather (FringeActs *self, Places *places)
{
  clear_places (places);
  for (guint side = 0; side < n_sides (self); side++)
    {
      FringeSession *session = session_of (self, (FringeCompared) side);

      places->sides[side] = (Place) { session->step, session->selected, session->n_done,
                                      g_variant_ref_sink (self->view->gather (self->window, (FringeCompared) side)) };
    }
}

/* A record that is begun anew does not have the step any more. */
static void
restore_place (FringeSession *session, const Place *place)
{
  gboolean is_there = session->step == place->step && session->n_done == place->n_done;

  fringe_session_begin_change (session);
  if (!is_there && place->step <= fringe_session_get_n_steps (session))
    fringe_session_see (session, place->step, place->n_done);
  fringe_session_select (session, place->selected);
  fringe_session_end_change (session);
}

static void
restore (FringeActs *self, const Places *places)
{
  for (guint side = 0; side < n_sides (self); side++)
    restore_place (session_of (self, (FringeCompared) side), &places->sides[side]);
}

/* After all that makes a tree forget how it was looked at. */
static void
restore_views (FringeActs *self, const Places *places)
{
  for (guint side = 0; side < n_sides (self); side++)
    if (places->sides[side].view != NULL)
      self->view->restore (self->window, (FringeCompared) side, places->sides[side].view);
}

static void
notify_can (FringeActs *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
}

void
fringe_acts_forget (FringeActs *self)
{
  if (self->done->len == 0 && self->undone->len == 0)
    return;
  g_ptr_array_set_size (self->done, 0);
  g_ptr_array_set_size (self->undone, 0);
  notify_can (self);
  g_signal_emit (self, forgotten_signal, 0);
}

/* Doing. */

static void
note_change (FringeActs *self, Change change)
{
  g_array_append_val (self->open->changes, change);
}

/* While all is still seen as it was before. */
void
fringe_acts_begin (FringeActs *self)
{
  if (self->depth++ > 0)
    return;
  self->open = g_new0 (Act, 1);
  self->open->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  gather (self, &self->open->before);
}

static guint64
bytes_of (const Act *act)
{
  if (act->right == NULL)
    return 0;
  return fringe_search_bytes (act->right->search) + fringe_history_bytes (&act->right->history);
}

/* Forgets what is too long ago, or takes too much room with all that came after it. The search that is compared now is
 * none that was left. */
static void
trim (FringeActs *self)
{
  guint64 n_bytes = 0;
  guint kept = 0;

  while (kept < MIN (self->done->len, ACTS_MAX) && n_bytes <= BYTES_MAX)
    n_bytes += bytes_of (g_ptr_array_index (self->done, self->done->len - ++kept));
  if (kept < self->done->len)
    g_ptr_array_remove_range (self->done, 0, self->done->len - kept);
}

/* Where no search has changed, it may be that a view has. */
static gboolean
changes_nothing (FringeActs *self, const Act *act)
{
  Places now = { 0 };
  gboolean is_same = TRUE;

  if (act->changes->len > 0)
    return FALSE;
  gather (self, &now);
  for (guint side = 0; side < n_sides (self); side++)
    is_same &= g_variant_equal (now.sides[side].view, act->before.sides[side].view);
  clear_places (&now);
  return is_same;
}

/* The first one who says what was done is heard. */
void
fringe_acts_end (FringeActs *self, const char *sentence)
{
  Act *act = self->open;

  if (act->sentence == NULL)
    act->sentence = g_strdup (sentence);
  if (--self->depth > 0)
    return;
  self->open = NULL;
  if (changes_nothing (self, act))
    {
      act_free (act);
      return;
    }
  g_ptr_array_add (self->done, act);
  g_ptr_array_set_size (self->undone, 0);
  trim (self);
  notify_can (self);
  g_signal_emit (self, done_signal, 0, act->sentence != NULL ? act->sentence : "");
}

/* A session tells when it shows the other search already: its history knows where the one before was seen. */
static void
correct_place (FringeActs *self, FringeSession *session)
{
  const FringeSight *sight = fringe_history_before (&session->history)->sight;
  Place *place = &self->open->before.sides[session == self->left ? LEFT : RIGHT];

  place->step = sight->step;
  place->n_done = sight->n_done;
  place->selected = sight->selected;
}

/* What the pair gives the other session follows from what was done last. */
static void
on_left (FringeActs *self, FringeSession *session)
{
  Change change = session == self->left ? CHANGE_LEFT : CHANGE_RIGHT;
  gboolean follows = self->pair != NULL && fringe_pair_moves (self->pair) && self->done->len > 0;

  if (!fringe_session_can_undo (session))
    fringe_acts_forget (self);
  else if (self->open == NULL && follows)
    g_array_append_val (((Act *) g_ptr_array_index (self->done, self->done->len - 1))->changes, change);
  else
    {
      g_autofree char *sentence = fringe_session_change_sentence (session);

      fringe_acts_begin (self);
      if (self->depth == 1)
        correct_place (self, session);
      note_change (self, change);
      fringe_acts_end (self, sentence);
    }
}

static void
watch (FringeActs *self, FringeSession *session)
{
  g_signal_connect_object (session, "left", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
}

/* Without noting it. @right: (nullable): the session that was there before */
static void
put_beside (FringeActs *self, FringeSession *right)
{
  fringe_session_set_playing (self->left, FALSE);
  self->pair = right != NULL ? fringe_pair_new_again (self->left, right) : fringe_pair_new (self->left);
  watch (self, fringe_pair_get_session (self->pair, RIGHT));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAIR]);
}

/* Who shows the pair still has it while that is told. Returns: (transfer full): the session that is left */
static FringeSession *
take_away (FringeActs *self)
{
  g_autoptr (FringePair) pair = g_steal_pointer (&self->pair);
  FringeSession *right = g_object_ref (fringe_pair_get_session (pair, RIGHT));

  g_signal_handlers_disconnect_by_data (right, self);
  fringe_pair_end (pair);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAIR]);
  return right;
}

void
fringe_acts_compare (FringeActs *self, gboolean compares)
{
  if (compares == (self->pair != NULL))
    return;
  fringe_acts_begin (self);
  note_change (self, compares ? CHANGE_COMPARE : CHANGE_ALONE);
  if (compares)
    {
      put_beside (self, NULL);
      g_set_object (&self->open->right, fringe_pair_get_session (self->pair, RIGHT));
    }
  else
    {
      g_clear_object (&self->open->right);
      self->open->right = take_away (self);
    }
  fringe_acts_end (self, self->depth > 1 ? NULL : compares ? _ ("Compared two searches") : _ ("Left the comparison"));
}

void
fringe_acts_swap (FringeActs *self)
{
  if (self->pair == NULL || fringe_pair_get_comparison (self->pair) == NULL || fringe_pair_is_busy (self->pair))
    return;
  fringe_acts_begin (self);
  note_change (self, CHANGE_SWAP);
  fringe_pair_swap (self->pair);
  fringe_acts_end (self, _ ("Swapped the sides"));
}

/* Undoing. */

/* The search that comes is held, as the other one is, until all is as it was. */
static void
put_or_take (FringeActs *self, Act *act, gboolean puts)
{
  if (puts)
    {
      put_beside (self, act->right);
      fringe_pair_hold (self->pair);
    }
  else
    g_object_unref (take_away (self));
}

static void
make (FringeActs *self, Act *act, Change change, gboolean again)
{
  void (*move) (FringeSession * session) = again ? fringe_session_redo : fringe_session_undo;

  switch (change)
    {
    case CHANGE_LEFT:
      move (self->left);
      break;
    case CHANGE_RIGHT:
      move (session_of (self, RIGHT));
      break;
    case CHANGE_COMPARE:
      put_or_take (self, act, again);
      break;
    case CHANGE_ALONE:
      put_or_take (self, act, !again);
      break;
    case CHANGE_SWAP:
    default:
      fringe_session_swap (self->left, session_of (self, RIGHT));
      break;
    }
}

/* The pair follows none of the changes, but what comes of them all. */
static void
make_all (FringeActs *self, Act *act, gboolean again)
{
  guint n = act->changes->len;

  fringe_session_cancel (self->left);
  fringe_session_set_playing (self->left, FALSE);
  if (self->pair != NULL)
    fringe_pair_hold (self->pair);
  for (guint i = 0; i < n; i++)
    make (self, act, g_array_index (act->changes, Change, again ? i : n - 1 - i), again);
  restore (self, again ? &act->after : &act->before);
  if (self->pair != NULL)
    fringe_pair_let_go (self->pair);
  restore_views (self, again ? &act->after : &act->before);
}

static const char *
move (FringeActs *self, GPtrArray *from, GPtrArray *to, gboolean again)
{
  Act *act;

  if (from->len == 0 || self->open != NULL)
    return NULL;
  act = g_ptr_array_steal_index (from, from->len - 1);
  gather (self, again ? &act->before : &act->after);
  make_all (self, act, again);
  g_ptr_array_add (to, act);
  notify_can (self);
  g_signal_emit (self, forgotten_signal, 0);
  return act->sentence;
}

const char *
fringe_acts_undo (FringeActs *self)
{
  return move (self, self->done, self->undone, FALSE);
}

const char *
fringe_acts_redo (FringeActs *self)
{
  return move (self, self->undone, self->done, TRUE);
}

gboolean
fringe_acts_can_undo (FringeActs *self)
{
  return self->done->len > 0;
}

gboolean
fringe_acts_can_redo (FringeActs *self)
{
  return self->undone->len > 0;
}

static void
fringe_acts_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeActs *self = FRINGE_ACTS (object);

  switch (prop)
    {
    case PROP_PAIR:
      g_value_set_object (value, self->pair);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, fringe_acts_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, fringe_acts_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_acts_dispose (GObject *object)
{
  FringeActs *self = FRINGE_ACTS (object);

  g_ptr_array_set_size (self->done, 0);
  g_ptr_array_set_size (self->undone, 0);
  g_clear_object (&self->pair);
  g_clear_object (&self->left);
  G_OBJECT_CLASS (fringe_acts_parent_class)->dispose (object);
}

static void
fringe_acts_finalize (GObject *object)
{
  FringeActs *self = FRINGE_ACTS (object);

  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  G_OBJECT_CLASS (fringe_acts_parent_class)->finalize (object);
}

static void
fringe_acts_class_init (FringeActsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_acts_get_property;
  object_class->dispose = fringe_acts_dispose;
  object_class->finalize = fringe_acts_finalize;
  props[PROP_PAIR] = g_param_spec_object ("pair", NULL, NULL, FRINGE_TYPE_PAIR, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  done_signal
      = g_signal_new ("done", FRINGE_TYPE_ACTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  forgotten_signal
      = g_signal_new ("forgotten", FRINGE_TYPE_ACTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_acts_init (FringeActs *self)
{
  self->done = g_ptr_array_new_with_free_func (act_free);
  self->undone = g_ptr_array_new_with_free_func (act_free);
}

FringeActs *
fringe_acts_new (FringeSession *left, const FringeActsView *view, gpointer window)
{
  FringeActs *self = g_object_new (FRINGE_TYPE_ACTS, NULL);

  self->left = g_object_ref (left);
  self->view = view;
  self->window = window;
  watch (self, left);
  return self;
}
