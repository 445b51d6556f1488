/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-object.h"

#include "fringe-quiz-game.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

enum
{
  PROP_PLAYING = 1,
  PROP_SPEED,
  PROP_STEP_TITLE,
  PROP_SENTENCE,
  PROP_SUMMARY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (FringePair,
                               fringe_pair,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (FRINGE_TYPE_PLAYER, fringe_pair_init_player))

void
fringe_pair_changed (FringePair *self)
{
  fringe_told_tell (self->told);
  fringe_player_changed (FRINGE_PLAYER (self));
}

FringeSession *
fringe_pair_get_session (FringePair *self, FringeCompared side)
{
  return self->sessions[side];
}

static void
forget_comparison (FringePair *self)
{
  g_clear_pointer (&self->whole, fringe_comparison_free);
  g_clear_pointer (&self->comparison, fringe_comparison_free);
}

/* A session may have another record by now, which the pair is yet to be told of. */
static gboolean
compares_what_is_there (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    if (fringe_comparison_search (self->comparison, (FringeCompared) side)
        != fringe_session_get_search (self->sessions[side]))
      return FALSE;
  return TRUE;
}

const FringeComparison *
fringe_pair_get_comparison (FringePair *self)
{
  if (self->comparison == NULL || !compares_what_is_there (self))
    return NULL;
  fringe_comparison_update (self->comparison);
  return self->comparison;
}

void
fringe_pair_set_pace (FringePair *self, FringePace pace)
{
  if (self->pace == pace)
    return;
  self->pace = pace;
  fringe_pair_changed (self);
}

/* A session that has ended stays behind. */
guint
fringe_pair_time_by (FringePair *self, FringePace pace)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);
  guint time = 0;

  for (guint side = 0; comparison != NULL && side < FRINGE_N_COMPARED; side++)
    time = MAX (time, fringe_comparison_time_of (comparison, pace, (FringeCompared) side,
                                                 fringe_session_get_whole_step (self->sessions[side])));
  return time;
}

guint
fringe_pair_get_time (FringePair *self)
{
  return fringe_pair_time_by (self, self->pace);
}

guint
fringe_pair_get_last_time (FringePair *self)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);

  return comparison != NULL ? fringe_comparison_last_time (comparison, self->pace) : 0;
}

/* Neither is asked a question, and both ends are known ahead. */
static const FringeComparison *
get_whole (FringePair *self)
{
  const FringeSearch *left = fringe_session_get_whole_run (self->sessions[LEFT]);
  const FringeSearch *right = fringe_session_get_whole_run (self->sessions[RIGHT]);

  if (fringe_pair_get_comparison (self) == NULL || left == NULL || right == NULL)
    return NULL;
  if (self->whole == NULL)
    self->whole = fringe_comparison_new (left, right);
  return self->whole;
}

/* Returns: (nullable): the comparison that knows more: of the whole runs, or of what has been searched */
static const FringeComparison *
get_furthest (FringePair *self)
{
  const FringeComparison *whole = get_whole (self);

  return whole != NULL ? whole : fringe_pair_get_comparison (self);
}

guint
fringe_pair_get_time_ahead (FringePair *self)
{
  const FringeComparison *comparison = get_furthest (self);

  return comparison != NULL ? fringe_comparison_last_time (comparison, self->pace) : 0;
}

guint
fringe_pair_get_difference_time (FringePair *self)
{
  const FringeComparison *comparison = get_furthest (self);
  FringeDifference difference = { .cause = FRINGE_DIFFERENCE_NONE };
  guint time = FRINGE_NO_FORK;

  if (comparison != NULL)
    difference = fringe_comparison_difference (comparison);
  if (difference.cause == FRINGE_DIFFERENCE_NONE)
    return FRINGE_NO_FORK;
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    if (difference.removed[side] != FRINGE_NO_NODE)
      time = MIN (time, fringe_comparison_time_of (comparison, self->pace, (FringeCompared) side, difference.step));
  return time;
}

void
fringe_pair_get_expansions (FringePair *self, guint *time, guint *known)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);

  *time = fringe_pair_time_by (self, FRINGE_PACE_EXPANSION);
  *known = comparison != NULL ? MAX (*time, fringe_comparison_last_time (comparison, FRINGE_PACE_EXPANSION)) : *time;
}

static gboolean
goes_on (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    if (fringe_search_outcome (fringe_session_get_search (self->sessions[side])) == FRINGE_OUTCOME_RUNNING)
      return TRUE;
  return FALSE;
}

static gboolean
is_before (FringePair *self, const FringeComparison *comparison, FringePace pace, guint time)
{
  for (guint side = 0; comparison != NULL && side < FRINGE_N_COMPARED; side++)
    if (fringe_session_get_whole_step (self->sessions[side])
        < fringe_comparison_step_at (comparison, pace, (FringeCompared) side, time))
      return TRUE;
  return FALSE;
}

gboolean
fringe_pair_is_before (FringePair *self, FringePace pace, guint time)
{
  return is_before (self, fringe_pair_get_comparison (self), pace, time);
}

/* A layer has ended where the next one is known to begin, or both searches have ended. */
static char *
layer_title (FringePair *self, guint time, guint last)
{
  gboolean more = get_whole (self) == NULL && goes_on (self);

  if ((more && time == last) || is_before (self, get_furthest (self), FRINGE_PACE_LAYER, time))
    /* Translators: in the middle of a layer; two searches side by side */
    return g_strdup_printf (more ? _ ("In layer %'u of %'u so far") : _ ("In layer %'u of %'u"), time, last);
  return g_strdup_printf (more ? _ ("Layer %'u of %'u so far") : _ ("Layer %'u of %'u"), time, last);
}

char *
fringe_pair_subtitle (FringePair *self)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (self->sessions[LEFT]));
  g_autofree char *puzzle = fringe_puzzle_title (start->rows, start->columns), *left = NULL, *right = NULL;

  if (comparison == NULL)
    return g_steal_pointer (&puzzle);
  left = fringe_comparison_side_title (comparison, LEFT);
  right = fringe_comparison_side_title (comparison, RIGHT);
  return g_strdup_printf ("%s · %s : %s", puzzle, left, right);
}

/* Whether a search has steps that expand no node, as IDA* has many: the time, which counts expansions, is not its step
 * then. */
static gboolean
has_idle_steps (FringePair *self)
{
  const FringeComparison *comparison = get_furthest (self);

  for (FringeCompared side = LEFT; comparison != NULL && side < FRINGE_N_COMPARED; side++)
    {
      guint n_steps = fringe_search_n_steps (fringe_comparison_search (comparison, side));

      if (fringe_comparison_time_of (comparison, FRINGE_PACE_EXPANSION, side, n_steps) < n_steps)
        return TRUE;
    }
  return FALSE;
}

/* The left one is left in every language: the two marks (U+2066, U+2069) say so. */
static char *
steps_title (FringePair *self)
{
  g_autofree char *steps
      = g_strdup_printf ("\u2066%'u : %'u\u2069", fringe_session_get_whole_step (self->sessions[LEFT]),
                         fringe_session_get_whole_step (self->sessions[RIGHT]));

  /* Translators: where two searches stand that make steps of their own, as “14 : 17” */
  return g_strdup_printf (_ ("Steps %s"), steps);
}

char *
fringe_pair_time_title (FringePair *self)
{
  guint time = fringe_pair_get_time (self), last = fringe_pair_get_time_ahead (self);
  gboolean more = get_whole (self) == NULL && goes_on (self);

  if (time == 0)
    return g_strdup (_ ("Start of both"));
  if (self->pace == FRINGE_PACE_LAYER)
    return layer_title (self, time, last);
  if (has_idle_steps (self))
    return steps_title (self);
  return g_strdup_printf (more ? _ ("Step %1$'u of %2$'u so far") : _ ("Step %1$'u of %2$'u"), time, last);
}

gboolean
fringe_pair_can_step (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    if (fringe_session_get_whole_step (self->sessions[side]) < fringe_session_get_n_steps (self->sessions[side]))
      return TRUE;
  return goes_on (self);
}

gboolean
fringe_pair_can_back (FringePair *self)
{
  return fringe_session_get_whole_step (self->sessions[LEFT]) > 0
         || fringe_session_get_whole_step (self->sessions[RIGHT]) > 0;
}

/* The one that was forked; where both were, the right one. */
static FringeCompared
forked_side (FringePair *self)
{
  const FringeSearch *right = fringe_session_get_search (self->sessions[RIGHT]);

  return fringe_search_fork_step (right) != UINT32_MAX ? RIGHT : LEFT;
}

static guint
fork_step (FringePair *self)
{
  return fringe_search_fork_step (fringe_session_get_search (self->sessions[forked_side (self)]));
}

void
fringe_pair_fork (FringePair *self, FringeCompared side, guint step, const FringeRules *rules)
{
  fringe_session_fork (self->sessions[RIGHT], fringe_session_get_search (self->sessions[side]), step, rules);
}

guint
fringe_pair_get_fork_time (FringePair *self)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);
  guint step = fork_step (self);

  if (comparison == NULL || step == UINT32_MAX)
    return FRINGE_NO_FORK;
  return fringe_comparison_time_of (comparison, self->pace, forked_side (self), step);
}

FringeShare
fringe_pair_get_share (FringePair *self, FringeCompared side, guint id)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);
  guint32 steps[FRINGE_N_COMPARED]
      = { fringe_session_get_whole_step (self->sessions[LEFT]), fringe_session_get_whole_step (self->sessions[RIGHT]) };

  return comparison != NULL ? fringe_comparison_share (comparison, side, id, steps) : FRINGE_SHARE_NEITHER;
}

static gboolean
have_same_puzzle (FringePair *self)
{
  const FringeSearch *left = fringe_session_get_search (self->sessions[LEFT]);
  const FringeSearch *right = fringe_session_get_search (self->sessions[RIGHT]);

  return fringe_board_equal (fringe_search_start (left), fringe_search_start (right))
         && fringe_board_equal (fringe_search_goal (left), fringe_search_goal (right));
}

static void
give_puzzle (FringeSession *from, FringeSession *to)
{
  FringeBoard start = *fringe_search_start (fringe_session_get_search (from));
  FringeBoard goal = *fringe_search_goal (fringe_session_get_search (from));

  fringe_session_set_puzzle (to, &start, &goal, fringe_session_get_title (from));
}

static void
stand_at (FringePair *self, FringeCompared side, guint step)
{
  FringeSession *session = self->sessions[side];
  guint n_steps = fringe_session_get_n_steps (session);

  if (step > n_steps)
    fringe_session_explore (session, step - n_steps);
  fringe_session_go_to (session, step);
  self->steps[side] = fringe_session_get_whole_step (session);
}

static void
compare (FringePair *self)
{
  self->comparison = fringe_comparison_new (fringe_session_get_search (self->sessions[LEFT]),
                                            fringe_session_get_search (self->sessions[RIGHT]));
}

static void
follow (FringePair *self, FringeCompared leader)
{
  guint step = fringe_session_get_whole_step (self->sessions[leader]);

  self->steps[leader] = step;
  fringe_pair_aim_at (self, FRINGE_PACE_EXPANSION,
                      fringe_comparison_time_of (self->comparison, FRINGE_PACE_EXPANSION, leader, step), leader);
}

/* Both begin again, or stand where one was forked; where an earlier search came back, the other follows it. */
static void
compare_anew (FringePair *self, FringeCompared changed)
{
  guint fork = fork_step (self), begin = fork != UINT32_MAX ? fork : 0;
  guint step = fringe_session_get_whole_step (self->sessions[changed]);

  if (step != begin && step != 0)
    {
      compare (self);
      follow (self, changed);
      return;
    }
  self->moving = TRUE;
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    stand_at (self, (FringeCompared) side, begin);
  self->moving = FALSE;
  compare (self);
}

static FringeCompared
side_of (FringePair *self, FringeSession *session)
{
  return session == self->sessions[LEFT] ? LEFT : RIGHT;
}

/* The old record is freed when all of the change is told. */
static void
on_search (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeCompared side = side_of (self, session);

  if (self->moving)
    return;
  forget_comparison (self);
  self->aim = FRINGE_PAIR_NOWHERE;
  fringe_pair_clear_stop (self);
  fringe_pair_set_playing (self, FALSE);
  if (!have_same_puzzle (self))
    {
      self->moving = TRUE;
      give_puzzle (session, self->sessions[fringe_pair_other (side)]);
      fringe_session_share_breakpoints (self->sessions[fringe_pair_other (side)], session);
      self->moving = FALSE;
    }
  compare_anew (self, side);
  fringe_pair_changed (self);
}

void
fringe_pair_hold (FringePair *self)
{
  self->aim = FRINGE_PAIR_NOWHERE;
  self->leader = FRINGE_N_COMPARED;
  fringe_pair_set_playing (self, FALSE);
  forget_comparison (self);
  self->moving = TRUE;
}

void
fringe_pair_let_go (FringePair *self)
{
  self->moving = FALSE;
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    self->steps[side] = fringe_session_get_whole_step (self->sessions[side]);
  compare (self);
  fringe_pair_clear_stop (self);
  fringe_pair_changed (self);
}

gboolean
fringe_pair_moves (FringePair *self)
{
  return self->moving;
}

void
fringe_pair_swap (FringePair *self)
{
  if (self->comparison == NULL || fringe_pair_is_busy (self))
    return;
  fringe_pair_hold (self);
  fringe_session_swap (self->sessions[LEFT], self->sessions[RIGHT]);
  fringe_pair_let_go (self);
}

/* A session that went by itself is followed. */
static void
on_step (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeCompared side = side_of (self, session);

  if (self->moving || fringe_session_get_whole_step (session) == self->steps[side])
    return;
  if (fringe_pair_get_comparison (self) != NULL)
    follow (self, side);
  else
    self->steps[side] = fringe_session_get_whole_step (session);
}

/* The node that is lit in one session is lit in the other; where one stops, unless at a node, the other does. */

/* Returns: the node of the other session, or FRINGE_NO_NODE */
static guint
counterpart (FringePair *self, FringeCompared side, guint id)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);

  if (comparison == NULL || id == FRINGE_NO_NODE)
    return FRINGE_NO_NODE;
  return fringe_comparison_counterpart (comparison, side, id,
                                        fringe_session_get_whole_step (self->sessions[fringe_pair_other (side)]));
}

static void
on_selected (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeCompared side = side_of (self, session);

  if (self->linking || self->moving)
    return;
  self->linking = TRUE;
  fringe_session_select (self->sessions[fringe_pair_other (side)],
                         counterpart (self, side, fringe_session_get_selected (session)));
  self->linking = FALSE;
}

static void
on_hovered (FringePair *self, GParamSpec *pspec, FringeSession *session)
{
  FringeCompared side = side_of (self, session);

  if (self->linking || self->moving)
    return;
  self->linking = TRUE;
  fringe_session_hover (self->sessions[fringe_pair_other (side)],
                        counterpart (self, side, fringe_session_get_hovered (session)));
  self->linking = FALSE;
}

static void
on_breakpoints (FringePair *self, guint position, guint n_removed, guint n_added, GListModel *breakpoints)
{
  FringeSession *left = self->sessions[LEFT], *right = self->sessions[RIGHT];
  gboolean is_left = breakpoints == fringe_session_get_breakpoints (left);

  if (self->linking || self->moving)
    return;
  self->linking = TRUE;
  fringe_session_share_breakpoints (is_left ? right : left, is_left ? left : right);
  self->linking = FALSE;
}

/* What is told of the pair follows from its sessions. */
static void
on_changed (FringePair *self)
{
  if (!self->moving && fringe_told_tell (self->told))
    fringe_player_changed (FRINGE_PLAYER (self));
}

static void
watch (FringePair *self, FringeSession *session)
{
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::moment", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::hovered", G_CALLBACK (on_hovered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (fringe_session_get_breakpoints (session), "items-changed", G_CALLBACK (on_breakpoints), self,
                           G_CONNECT_SWAPPED);
}

void
fringe_pair_end (FringePair *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      g_signal_handlers_disconnect_by_data (fringe_session_get_breakpoints (self->sessions[side]), self);
      g_signal_handlers_disconnect_by_data (self->sessions[side], self);
      fringe_session_cancel (self->sessions[side]);
    }
  fringe_pair_set_playing (self, FALSE);
}

/* What the right one is to have of the left one. */
static void
copy_rules (FringePair *self)
{
  FringeRulesModel *rules = fringe_session_get_rules (self->sessions[RIGHT]);
  FringeRulesModel *left = fringe_session_get_rules (self->sessions[LEFT]);

  fringe_rules_model_add_own (rules, fringe_rules_model_get_own (left));
  fringe_rules_model_set (rules, fringe_rules_model_get (left));
  if (fringe_rules_use_heuristic (fringe_rules_model_get (rules)))
    fringe_rules_model_other_heuristic (rules);
  fringe_session_take_node_limit (self->sessions[RIGHT],
                                  fringe_search_node_limit (fringe_session_get_search (self->sessions[LEFT])));
}

/* The left one may play by itself, where it was continued. */
gboolean
fringe_pair_is_playing (FringePair *self)
{
  return self->playing || fringe_session_is_playing (self->sessions[LEFT]);
}

static gboolean
is_at_end (FringePair *self, FringeCompared side)
{
  const FringeSearch *search = fringe_session_get_search (self->sessions[side]);

  return fringe_search_outcome_at (search, fringe_session_get_whole_step (self->sessions[side]))
         != FRINGE_OUTCOME_RUNNING;
}

/* (transfer full) (nullable): what is told of both once they have ended. */
static char *
end_sentence (FringePair *self)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self);

  return comparison != NULL && is_at_end (self, LEFT) && is_at_end (self, RIGHT)
             ? fringe_comparison_end_sentence (comparison)
             : NULL;
}

/* A question is asked of the left one alone. */
static char *
sentence_of (FringePair *self)
{
  g_autofree char *end = end_sentence (self), *left = NULL, *right = NULL;

  if (end != NULL)
    return g_steal_pointer (&end);
  if (fringe_quiz_game_is_asking (fringe_session_get_quiz (self->sessions[LEFT])))
    return fringe_session_sentence (self->sessions[LEFT]);
  left = fringe_session_summary (self->sessions[LEFT]);
  right = fringe_session_summary (self->sessions[RIGHT]);
  return fringe_pair_join_sentences (left, right);
}

/* Beside the time line there is room for the left one. */
static char *
summary_of (FringePair *self)
{
  char *end = end_sentence (self);
  g_autofree char *left = end == NULL ? fringe_session_summary (self->sessions[LEFT]) : NULL;

  return end != NULL ? end : fringe_pair_join_sentences (left, NULL);
}

static void
fringe_pair_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringePair *self = FRINGE_PAIR (object);

  switch (prop)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, fringe_pair_is_playing (self));
      break;
    case PROP_SPEED:
      g_value_set_double (value, fringe_session_get_speed (self->sessions[LEFT]));
      break;
    case PROP_STEP_TITLE:
      g_value_take_string (value, fringe_pair_time_title (self));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, sentence_of (self));
      break;
    case PROP_SUMMARY:
      g_value_take_string (value, summary_of (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_pair_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringePair *self = FRINGE_PAIR (object);

  if (prop == PROP_PLAYING)
    fringe_player_set_playing (FRINGE_PLAYER (self), g_value_get_boolean (value));
  else if (prop == PROP_SPEED)
    fringe_session_set_speed (self->sessions[LEFT], g_value_get_double (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_pair_dispose (GObject *object)
{
  FringePair *self = FRINGE_PAIR (object);

  g_clear_pointer (&self->told, fringe_told_free);
  forget_comparison (self);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_clear_object (&self->sessions[side]);
  G_OBJECT_CLASS (fringe_pair_parent_class)->dispose (object);
}

static void
fringe_pair_class_init (FringePairClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  static const char *const names[] = { NULL, "playing", "speed", "step-title", "sentence", "summary" };

  object_class->get_property = fringe_pair_get_property;
  object_class->set_property = fringe_pair_set_property;
  object_class->dispose = fringe_pair_dispose;
  for (guint prop = 1; prop < N_PROPS; prop++)
    {
      g_object_class_override_property (object_class, prop, names[prop]);
      props[prop] = g_object_class_find_property (object_class, names[prop]);
    }
}

static void
fringe_pair_init (FringePair *self)
{
  self->leader = FRINGE_N_COMPARED;
}

static void
join (FringePair *self)
{
  FringeSession *left = self->sessions[LEFT], *right = self->sessions[RIGHT];

  fringe_session_share_breakpoints (right, left);
  fringe_session_share_notes (right, left);
  compare (self);
  self->told = fringe_told_new (G_OBJECT (self), props + 1, N_PROPS - 1);
  watch (self, left);
  watch (self, right);
}

/* The time of the left one is kept. */
FringePair *
fringe_pair_new (FringeSession *left)
{
  FringePair *self = g_object_new (FRINGE_TYPE_PAIR, NULL);

  self->sessions[LEFT] = g_object_ref (left);
  self->sessions[RIGHT] = fringe_session_new ();
  give_puzzle (left, self->sessions[RIGHT]);
  copy_rules (self);
  join (self);
  on_step (self, NULL, left);
  return self;
}

FringePair *
fringe_pair_new_again (FringeSession *left, FringeSession *right)
{
  FringePair *self = g_object_new (FRINGE_TYPE_PAIR, NULL);

  self->sessions[LEFT] = g_object_ref (left);
  self->sessions[RIGHT] = g_object_ref (right);
  join (self);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    self->steps[side] = fringe_session_get_whole_step (self->sessions[side]);
  fringe_pair_clear_stop (self);
  return self;
}
