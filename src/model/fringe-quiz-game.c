/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-game.h"

#include "fringe-otherwise.h"
#include "fringe-sentences.h"
#include "fringe-why-not.h"

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
  gboolean is_vote; /* whether the present question is voted for */

  const FringeQuizQuestion *question;
  const FringeSearch *search; /* that it is about; compared, but not read */
  gboolean told;
  gboolean lesson_asks;
  gboolean is_untold; /* whether something has changed that is yet to be told */
  int chosen;
  int typed_right; /* NONE where nothing was typed */
  FringeVotes votes;
  GArray *votes_before; /* (element-type FringeVotes): what they were before each change */
  FringeVoteScore score;
  FringeOther fork; /* the rules by which the majority would be right, where @has_fork */
  gboolean has_fork;
  guint streak;

  guint32 known_step;   /* whose next node an earlier question has told */
  GArray *known_boards; /* (element-type FringeBoard): of which an earlier question has told g, h or f */
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

gboolean
fringe_quiz_game_hides_run (FringeQuizGame *self)
{
  return self->lesson_asks || fringe_quiz_game_is_asking (self) || (self->question != NULL && self->is_vote);
}

void
fringe_quiz_game_set_lesson_asks (FringeQuizGame *self, gboolean asks)
{
  if (self->lesson_asks == asks)
    return;
  self->lesson_asks = asks;
  changed (self);
}

gboolean
fringe_quiz_game_get_lesson_asks (FringeQuizGame *self)
{
  return self->lesson_asks;
}

static gboolean
is_about_values (const FringeQuizQuestion *question)
{
  return question->kind >= FRINGE_QUIZ_G && question->kind <= FRINGE_QUIZ_F;
}

static gboolean
is_known_board (FringeQuizGame *self, const FringeBoard *board)
{
  for (guint i = 0; i < self->known_boards->len; i++)
    if (fringe_board_equal (&g_array_index (self->known_boards, FringeBoard, i), board))
      return TRUE;
  return FALSE;
}

static gboolean
has_node (const FringeSearch *search, guint32 step, const FringeBoard *board)
{
  guint32 n_nodes = fringe_search_n_nodes_at (search, step);
  FringeBoard other;

  for (guint32 id = 0; id < n_nodes; id++)
    {
      fringe_search_board (search, id, &other);
      if (fringe_board_equal (&other, board))
        return TRUE;
    }
  return FALSE;
}

/* The cards in the tree show g, h and f of their nodes, so only a board that no node has yet can be asked about. An
 * earlier question at the same step may have named the node that comes next. Returns: whether the answer is hidden */
static gboolean
is_hidden (FringeQuizGame *self, const FringeSearch *search, const FringeQuizQuestion *question)
{
  if (question->kind == FRINGE_QUIZ_NEXT || question->kind == FRINGE_QUIZ_GOAL)
    return question->step != self->known_step;
  if (!is_about_values (question))
    return TRUE;
  return question->move != FRINGE_N_MOVES
         && fringe_search_state_at (search, question->node, question->step) == FRINGE_NODE_FRONTIER
         && !is_known_board (self, &question->board) && !has_node (search, question->step, &question->board);
}

static const FringeQuizQuestion *
find_of_kinds (FringeQuizGame *self, const FringeSearch *search, guint kinds)
{
  guint step = fringe_session_get_step (self->session);

  fringe_quiz_set_kinds (self->quiz, kinds);
  for (int i = 0; i < TRIES; i++)
    {
      const FringeQuizQuestion *question = fringe_quiz_next (self->quiz, search, step);

      if (question == NULL || is_hidden (self, search, question))
        return question;
    }
  return NULL;
}

/* @first: kinds that are tried before the others */
static const FringeQuizQuestion *
find_question (FringeQuizGame *self, guint first)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const FringeQuizQuestion *question = NULL;

  fringe_session_look_ahead (self->session);
  if ((self->kinds & first) != 0)
    question = find_of_kinds (self, search, self->kinds & first);
  return question != NULL ? question : find_of_kinds (self, search, self->kinds);
}

static void
forget (FringeQuizGame *self)
{
  self->question = NULL;
  self->told = FALSE;
  self->chosen = self->typed_right = NONE;
  self->votes = (FringeVotes) { 0 };
  self->has_fork = FALSE;
  g_array_set_size (self->votes_before, 0);
}

/* What was told of another search says nothing of this one. */
static void
forget_known (FringeQuizGame *self)
{
  if (self->search == fringe_session_get_search (self->session))
    return;
  self->search = fringe_session_get_search (self->session);
  self->known_step = G_MAXUINT32;
  g_array_set_size (self->known_boards, 0);
}

/* Of a successor is said whose it is: of the node that comes next. */
static void
know_what_is_asked (FringeQuizGame *self)
{
  if (self->question != NULL && self->question->kind == FRINGE_QUIZ_DUPLICATE)
    self->known_step = self->question->step;
}

static void
know_what_is_told (FringeQuizGame *self)
{
  if (!is_about_values (self->question))
    self->known_step = self->question->step;
  else
    g_array_append_val (self->known_boards, self->question->board);
}

static gboolean
ask (FringeQuizGame *self, gboolean is_vote, guint first)
{
  gboolean goes_on;

  fringe_session_begin_change (self->session);
  fringe_session_cancel (self->session);
  goes_on = (self->told && self->question->step == fringe_session_get_step (self->session))
            || fringe_session_is_half (self->session);
  fringe_session_set_playing (self->session, FALSE);
  forget (self);
  forget_known (self);
  self->is_vote = is_vote;
  for (int i = 0; i < STEPS_MAX && self->question == NULL; i++)
    {
      if (goes_on && !fringe_session_step (self->session))
        break;
      self->question = find_question (self, first);
      goes_on = TRUE;
    }
  know_what_is_asked (self);
  changed (self);
  fringe_session_end_change (self->session);
  return self->question != NULL;
}

gboolean
fringe_quiz_game_ask (FringeQuizGame *self)
{
  return ask (self, fringe_quiz_game_get_voting (self), 0);
}

gboolean
fringe_quiz_game_ask_class (FringeQuizGame *self)
{
  return ask (self, TRUE, FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT));
}

void
fringe_quiz_game_withdraw (FringeQuizGame *self)
{
  if (self->question == NULL)
    return;
  forget (self);
  changed (self);
}

/* What a class has voted for stays while it is seen what comes of it. */
static gboolean
is_seen (FringeQuizGame *self)
{
  guint step = fringe_session_get_step (self->session);
  gboolean is_step_of_it
      = step == self->question->step || (self->told && self->is_vote && step == self->question->step + 1);

  return self->search == fringe_session_get_search (self->session) && is_step_of_it
         && !fringe_session_is_half (self->session) && !fringe_session_is_running (self->session);
}

void
fringe_quiz_game_follow (FringeQuizGame *self)
{
  if (self->question != NULL && !is_seen (self))
    fringe_quiz_game_withdraw (self);
}

static void
tell (FringeQuizGame *self)
{
  self->told = TRUE;
  know_what_is_told (self);
  changed (self);
}

static void
count (FringeQuizGame *self, FringeQuizVerdict verdict)
{
  self->streak = verdict == FRINGE_QUIZ_RIGHT ? self->streak + 1 : 0;
  tell (self);
}

/* The quiz counts the votes of its choices. */
static void
set_votes (FringeQuizGame *self, const FringeVotes *votes)
{
  for (guint i = 0; i < self->question->n_choices; i++)
    fringe_quiz_vote (self->quiz, i, (int) votes->counts[i] - (int) self->votes.counts[i]);
  self->votes = *votes;
  changed (self);
}

static void
change_votes (FringeQuizGame *self, const FringeVotes *votes)
{
  g_array_append_val (self->votes_before, self->votes);
  set_votes (self, votes);
}

static void
vote (FringeQuizGame *self, guint choice)
{
  FringeVotes votes = self->votes;

  if (votes.counts[choice] < FRINGE_VOTES_MAX)
    votes.counts[choice]++;
  change_votes (self, &votes);
}

void
fringe_quiz_game_choose (FringeQuizGame *self, guint choice)
{
  if (!fringe_quiz_game_is_asking (self) || choice >= self->question->n_choices)
    return;
  if (self->is_vote)
    {
      vote (self, choice);
      return;
    }
  self->chosen = (int) choice;
  count (self, fringe_quiz_answer (self->quiz, choice));
}

int
fringe_quiz_game_choice_of (FringeQuizGame *self, guint id)
{
  int choice = NONE;

  for (guint i = 0; self->question != NULL && id != FRINGE_NO_NODE && i < self->question->n_choices; i++)
    if (self->question->choices[i].node == id)
      {
        if (choice != NONE)
          return NONE;
        choice = (int) i;
      }
  return choice;
}

gboolean
fringe_quiz_game_count (FringeQuizGame *self, const char *text, GError **error)
{
  FringeVotes votes;

  if (!fringe_quiz_game_is_asking (self) || !self->is_vote)
    {
      g_set_error_literal (error, FRINGE_VOTE_ERROR, 0, _ ("There is no question to vote for."));
      return FALSE;
    }
  if (!fringe_votes_read (text, self->question->n_choices, &votes, error))
    return FALSE;
  change_votes (self, &votes);
  return TRUE;
}

void
fringe_quiz_game_unvote (FringeQuizGame *self)
{
  FringeVotes votes;

  if (!fringe_quiz_game_is_asking (self) || self->votes_before->len == 0)
    return;
  votes = g_array_index (self->votes_before, FringeVotes, self->votes_before->len - 1);
  g_array_set_size (self->votes_before, self->votes_before->len - 1);
  set_votes (self, &votes);
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

static const FringeQuizChoice *
wrong_majority (FringeQuizGame *self)
{
  int majority = fringe_votes_majority (&self->votes);

  return majority == NONE || majority == (int) self->question->right ? NULL : &self->question->choices[majority];
}

static const FringeQuizChoice *
wrong_answer (FringeQuizGame *self)
{
  if (self->chosen == NONE)
    return wrong_majority (self);
  return self->chosen != (int) self->question->right ? &self->question->choices[self->chosen] : NULL;
}

/* Looks for rules that would have removed the node that most voted for: another rule for ties rather than another
 * algorithm, and that rather than another heuristic. */
static void
look_for_fork (FringeQuizGame *self)
{
  const FringeQuizChoice *choice = wrong_majority (self);
  FringeOther others[FRINGE_OTHERS_MAX];
  guint n;

  if (choice == NULL || self->question->kind != FRINGE_QUIZ_NEXT)
    return;
  n = fringe_otherwise (self->search, self->question->step + 1, others);
  for (guint i = 0; i < n; i++)
    if (others[i].node == choice->node && (!self->has_fork || others[i].choice > self->fork.choice))
      {
        self->has_fork = TRUE;
        self->fork = others[i];
      }
}

gboolean
fringe_quiz_game_find_fork (FringeQuizGame *self, FringeRules *rules)
{
  *rules = self->fork.rules;
  return self->has_fork;
}

/* After a vote the tree shows what comes next. */
void
fringe_quiz_game_reveal (FringeQuizGame *self)
{
  if (!fringe_quiz_game_is_asking (self))
    return;
  fringe_session_begin_change (self->session);
  tell (self);
  if (self->is_vote)
    {
      fringe_vote_score_add (&self->score, &self->votes, self->question->right);
      look_for_fork (self);
      if (!is_about_values (self->question))
        fringe_session_step (self->session);
    }
  fringe_session_end_change (self->session);
}

int
fringe_quiz_game_get_chosen (FringeQuizGame *self)
{
  return self->chosen;
}

guint
fringe_quiz_game_get_n_votes (FringeQuizGame *self)
{
  return fringe_votes_total (&self->votes);
}

double
fringe_quiz_game_get_share (FringeQuizGame *self, guint choice)
{
  guint n_votes = fringe_votes_total (&self->votes);

  return n_votes > 0 ? (double) self->votes.counts[choice] / n_votes : 0;
}

gboolean
fringe_quiz_game_get_voting (FringeQuizGame *self)
{
  return self->question != NULL ? self->is_vote : self->voting;
}

guint
fringe_quiz_game_get_kinds (FringeQuizGame *self)
{
  return self->kinds;
}

static char *
verdict_of_votes (FringeQuizGame *self, const FringeQuizChoice *right)
{
  guint n_votes = fringe_votes_total (&self->votes);

  if (n_votes == 0)
    /* Translators: the answer to a question, as it stands among the choices. */
    return g_strdup_printf (_ ("The answer: %s"), right->text);
  /* Translators: the answer to a question; how many of all votes were for it. The plural is that of all votes. */
  return g_strdup_printf (ngettext ("The answer: %1$s (%2$u of %3$u vote)", "The answer: %1$s (%2$u of %3$u votes)",
                                    n_votes),
                          right->text, right->votes, n_votes);
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
fringe_quiz_game_reason (FringeQuizGame *self)
{
  const FringeQuizQuestion *question = self->question;
  const char *note;

  if (question == NULL || !self->told)
    return g_strdup ("");
  note = self->chosen != NONE ? question->choices[self->chosen].note : NULL;
  return note != NULL ? g_strdup_printf ("%s\n%s", note, question->reason) : g_strdup (question->reason);
}

/* What a node lacks to be the next. */
static void
add_why_not_node (FringeQuizGame *self, GString *text, guint32 node)
{
  guint step = self->question->step + 1;
  FringeWhyNot why_not = fringe_why_not (self->search, step, node);
  g_autofree char *title = g_strdup_printf (_ ("Why not node %u?"), node);
  g_autofree char *sentences = fringe_why_not_sentences (self->search, step, &why_not);
  g_autofree char *both = fringe_sentences_join (title, sentences);

  g_string_append (text, both);
}

/* (transfer full) (nullable): when the answer would be right. */
static char *
when_right (FringeQuizGame *self, const FringeQuizChoice *choice)
{
  g_autofree char *other = NULL;

  if (!self->has_fork)
    return g_strdup (choice->note);
  other = fringe_other_title (&self->fork);
  /* Translators: an algorithm, a heuristic or a rule for ties by which a wrong answer would be right. */
  return g_strdup_printf (_ ("By other rules it would be right: %s."), other);
}

char *
fringe_quiz_game_why_not (FringeQuizGame *self)
{
  const FringeQuizChoice *choice = self->question != NULL && self->told ? wrong_answer (self) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *when = NULL;

  if (choice == NULL)
    return g_strdup ("");
  if (self->question->kind == FRINGE_QUIZ_NEXT && fringe_search_has_frontier (self->search))
    add_why_not_node (self, text, choice->node);
  /* That of one person stands in the reason, before what is right. */
  when = self->chosen == NONE ? when_right (self, choice) : NULL;
  if (when != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", when);
  return g_strdup (text->str);
}

static char *
score_of_one (FringeQuizGame *self)
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

char *
fringe_quiz_game_score (FringeQuizGame *self)
{
  g_autofree char *of_one = score_of_one (self), *of_class = fringe_vote_score_sentences (&self->score);

  return g_strconcat (of_one, *of_one != '\0' && *of_class != '\0' ? "\n" : "", of_class, NULL);
}

static void
set_kinds (FringeQuizGame *self, guint kinds)
{
  if (self->kinds == kinds)
    return;
  self->kinds = kinds;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KINDS]);
}

/* A question that stands goes on; its votes are shown or hidden. */
static void
set_voting (FringeQuizGame *self, gboolean voting)
{
  if (self->voting == voting)
    return;
  self->voting = voting;
  if (fringe_quiz_game_is_asking (self))
    self->is_vote = voting;
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
  g_array_unref (self->votes_before);
  g_array_unref (self->known_boards);
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
  self->known_step = G_MAXUINT32;
  self->votes_before = g_array_new (FALSE, FALSE, sizeof (FringeVotes));
  self->known_boards = g_array_new (FALSE, FALSE, sizeof (FringeBoard));
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
