/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-game.h"

#include <glib/gi18n.h>
#include <math.h>

/* So many questions that cannot be asked are thrown away before another kind is tried, and so many steps are made in
 * search of one. */
#define TRIES 40
#define STEPS_MAX 20
/* A streak of right answers is mentioned from this length on. */
#define STREAK_MIN 2
#define NONE (-1)

struct _FringeQuizGame
{
  GObject parent_instance;

  FringeSession *session; /* (unowned) */
  FringeQuiz *quiz;
  guint kinds;
  gboolean voting;

  const FringeQuizQuestion *question;
  const FringeSearch *search; /* that it is about; compared, but not read */
  gboolean told;
  gboolean is_untold; /* whether something has changed that is yet to be told */
  int chosen;
  int typed_right; /* NONE where nothing was typed */
  GArray *votes;   /* (element-type guint): the choices, in the order of the votes */
  guint streak;
};

G_DEFINE_FINAL_TYPE (FringeQuizGame, fringe_quiz_game, G_TYPE_OBJECT)

enum
{
  PROP_ASKING = 1,
  PROP_VOTING,
  PROP_KINDS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint changed_signal;

/* It is the session that has it told, for while a question stands the session tells less, too. */
static void
changed (FringeQuizGame *self)
{
  fringe_session_begin_change (self->session);
  self->is_untold = TRUE;
  fringe_session_end_change (self->session);
}

void
fringe_quiz_game_tell (FringeQuizGame *self)
{
  if (!self->is_untold)
    return;
  self->is_untold = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASKING]);
  g_signal_emit (self, changed_signal, 0);
}

const FringeQuizQuestion *
fringe_quiz_game_get_question (FringeQuizGame *self)
{
  return self->question;
}

gboolean
fringe_quiz_game_is_asking (FringeQuizGame *self)
{
  return self->question != NULL && !self->told;
}

/* The cards in the tree show g, h and f of their nodes, so only a node that a later move leads to can be asked about.
 * Returns: whether the tree hides the answer */
static gboolean
is_hidden (const FringeSearch *search, const FringeQuizQuestion *question)
{
  guint32 parent;
  FringeBoard board;

  if (question->kind < FRINGE_QUIZ_G || question->kind > FRINGE_QUIZ_F)
    return TRUE;
  if (question->move == FRINGE_N_MOVES
      || fringe_search_state_at (search, question->node, question->step) != FRINGE_NODE_FRONTIER)
    return FALSE;
  parent = fringe_search_parent (search, question->node);
  if (parent == FRINGE_NO_NODE)
    return TRUE;
  fringe_search_board (search, parent, &board);
  return !fringe_board_equal (&board, &question->board);
}

static const FringeQuizQuestion *
find_question (FringeQuizGame *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session);

  fringe_session_look_ahead (self->session);
  for (int i = 0; i < TRIES; i++)
    {
      const FringeQuizQuestion *question = fringe_quiz_next (self->quiz, search, step);

      if (question == NULL || is_hidden (search, question))
        return question;
    }
  return NULL;
}

static void
forget (FringeQuizGame *self)
{
  self->question = NULL;
  self->told = FALSE;
  self->chosen = self->typed_right = NONE;
  g_array_set_size (self->votes, 0);
}

gboolean
fringe_quiz_game_ask (FringeQuizGame *self)
{
  gboolean goes_on;

  fringe_session_begin_change (self->session);
  fringe_session_cancel (self->session);
  goes_on = self->told || fringe_session_is_half (self->session);
  fringe_session_set_playing (self->session, FALSE);
  forget (self);
  for (int i = 0; i < STEPS_MAX && self->question == NULL; i++)
    {
      if (goes_on && !fringe_session_step (self->session))
        break;
      self->question = find_question (self);
      goes_on = TRUE;
    }
  self->search = fringe_session_get_search (self->session);
  changed (self);
  fringe_session_end_change (self->session);
  return self->question != NULL;
}

void
fringe_quiz_game_withdraw (FringeQuizGame *self)
{
  if (self->question == NULL)
    return;
  forget (self);
  changed (self);
}

void
fringe_quiz_game_follow (FringeQuizGame *self)
{
  FringeSession *session = self->session;

  if (self->question != NULL
      && (self->search != fringe_session_get_search (session)
          || self->question->step != fringe_session_get_step (session) || fringe_session_is_half (session)
          || fringe_session_is_running (session)))
    fringe_quiz_game_withdraw (self);
}

static void
tell (FringeQuizGame *self)
{
  self->told = TRUE;
  changed (self);
}

static void
count (FringeQuizGame *self, FringeQuizVerdict verdict)
{
  self->streak = verdict == FRINGE_QUIZ_RIGHT ? self->streak + 1 : 0;
  tell (self);
}

void
fringe_quiz_game_choose (FringeQuizGame *self, guint choice)
{
  if (!fringe_quiz_game_is_asking (self) || choice >= self->question->n_choices)
    return;
  if (self->voting)
    {
      fringe_quiz_vote (self->quiz, choice, 1);
      g_array_append_val (self->votes, choice);
      changed (self);
      return;
    }
  self->chosen = (int) choice;
  count (self, fringe_quiz_answer (self->quiz, choice));
}

void
fringe_quiz_game_unvote (FringeQuizGame *self)
{
  if (!fringe_quiz_game_is_asking (self) || self->votes->len == 0)
    return;
  fringe_quiz_vote (self->quiz, g_array_index (self->votes, guint, self->votes->len - 1), -1);
  g_array_set_size (self->votes, self->votes->len - 1);
  changed (self);
}

gboolean
fringe_quiz_game_answer_text (FringeQuizGame *self, const char *text)
{
  FringeQuizVerdict verdict;

  if (!fringe_quiz_game_is_asking (self))
    return FALSE;
  verdict = fringe_quiz_answer_text (self->quiz, text);
  if (verdict == FRINGE_QUIZ_NOT_READ)
    return FALSE;
  self->typed_right = verdict == FRINGE_QUIZ_RIGHT;
  if (verdict == FRINGE_QUIZ_RIGHT)
    self->chosen = (int) self->question->right;
  count (self, verdict);
  return TRUE;
}

void
fringe_quiz_game_reveal (FringeQuizGame *self)
{
  if (fringe_quiz_game_is_asking (self))
    tell (self);
}

int
fringe_quiz_game_get_chosen (FringeQuizGame *self)
{
  return self->chosen;
}

guint
fringe_quiz_game_get_n_votes (FringeQuizGame *self)
{
  return self->votes->len;
}

double
fringe_quiz_game_get_share (FringeQuizGame *self, guint choice)
{
  return self->votes->len > 0 ? (double) self->question->choices[choice].votes / self->votes->len : 0;
}

gboolean
fringe_quiz_game_get_voting (FringeQuizGame *self)
{
  return self->voting;
}

guint
fringe_quiz_game_get_kinds (FringeQuizGame *self)
{
  return self->kinds;
}

static char *
verdict_of_votes (FringeQuizGame *self, const FringeQuizChoice *right)
{
  if (self->votes->len == 0)
    /* Translators: the answer to a question, as it stands among the choices. */
    return g_strdup_printf (_ ("The answer: %s"), right->text);
  /* Translators: the answer to a question; how many of all votes were for it. The plural is that of all votes. */
  return g_strdup_printf (ngettext ("The answer: %1$s (%2$u of %3$u vote)", "The answer: %1$s (%2$u of %3$u votes)",
                                    self->votes->len),
                          right->text, right->votes, self->votes->len);
}

char *
fringe_quiz_game_verdict (FringeQuizGame *self)
{
  const FringeQuizChoice *right;

  if (self->question == NULL || !self->told)
    return g_strdup ("");
  right = &self->question->choices[self->question->right];
  if (self->chosen == (int) self->question->right)
    return g_strdup (_ ("Right!"));
  if (self->chosen == NONE && self->typed_right == NONE)
    return verdict_of_votes (self, right);
  /* Translators: said kindly of a wrong answer; the right one follows. */
  return g_strdup_printf (_ ("Not quite. The answer: %s"), right->text);
}

char *
fringe_quiz_game_score (FringeQuizGame *self)
{
  g_autofree char *score = NULL, *streak = NULL;

  if (fringe_quiz_n_answered (self->quiz) == 0)
    return g_strdup ("");
  score = fringe_quiz_score_sentence (self->quiz);
  if (self->streak < STREAK_MIN)
    return g_steal_pointer (&score);
  streak = g_strdup_printf (ngettext ("The last %u answer was right.", "The last %u answers were right.", self->streak),
                            self->streak);
  return g_strdup_printf ("%s\n%s", score, streak);
}

static void
set_kinds (FringeQuizGame *self, guint kinds)
{
  if (self->kinds == kinds)
    return;
  self->kinds = kinds;
  fringe_quiz_set_kinds (self->quiz, kinds);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KINDS]);
}

/* A question that stands goes on; its votes are shown or hidden. */
static void
set_voting (FringeQuizGame *self, gboolean voting)
{
  if (self->voting == voting)
    return;
  self->voting = voting;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VOTING]);
  changed (self);
}

static void
fringe_quiz_game_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeQuizGame *self = FRINGE_QUIZ_GAME (object);

  switch (prop)
    {
    case PROP_ASKING:
      g_value_set_boolean (value, fringe_quiz_game_is_asking (self));
      break;
    case PROP_VOTING:
      g_value_set_boolean (value, self->voting);
      break;
    case PROP_KINDS:
      g_value_set_uint (value, self->kinds);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_quiz_game_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeQuizGame *self = FRINGE_QUIZ_GAME (object);

  if (prop == PROP_VOTING)
    set_voting (self, g_value_get_boolean (value));
  else if (prop == PROP_KINDS)
    set_kinds (self, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_quiz_game_finalize (GObject *object)
{
  FringeQuizGame *self = FRINGE_QUIZ_GAME (object);

  fringe_quiz_free (self->quiz);
  g_array_unref (self->votes);
  G_OBJECT_CLASS (fringe_quiz_game_parent_class)->finalize (object);
}

static void
fringe_quiz_game_class_init (FringeQuizGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_quiz_game_get_property;
  object_class->set_property = fringe_quiz_game_set_property;
  object_class->finalize = fringe_quiz_game_finalize;
  props[PROP_ASKING] = g_param_spec_boolean ("asking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_VOTING] = g_param_spec_boolean ("voting", NULL, NULL, FALSE, flags);
  props[PROP_KINDS] = g_param_spec_uint ("kinds", NULL, NULL, 1, FRINGE_QUIZ_ALL, FRINGE_QUIZ_ALL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_QUIZ_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_quiz_game_init (FringeQuizGame *self)
{
  self->kinds = FRINGE_QUIZ_ALL;
  self->votes = g_array_new (FALSE, FALSE, sizeof (guint));
  self->chosen = self->typed_right = NONE;
}

FringeQuizGame *
fringe_quiz_game_new (FringeSession *session, guint32 seed)
{
  FringeQuizGame *self = g_object_new (FRINGE_TYPE_QUIZ_GAME, NULL);

  self->session = session;
  self->quiz = fringe_quiz_new (seed);
  return self;
}
