/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-quiz-game.h"
#include "fringe-widgets.h"

#include <math.h>
#include <string.h>

/* The largest scale in the window and in a lecture. */
#define SCALE_MAX 2.0
#define LECTURE_SCALE_MAX 3.0
/* With letters of the usual size, the largest scale of a tree that will grow, nobody knows how far. Where not all of it
 * is seen, cards are large enough for values of two digits with their letters. */
#define UNKNOWN_SCALE_MAX 1.0
#define FOLLOW_SCALE 0.9
/* In pixels: of a run that is known, this is kept free below, in which a legend of two lines has room, in letters of
 * the usual size. So the tree stays where it is while the legend grows. */
#define KEPT_FREE 72.0
/* In a lecture digits have at least this share of the height of the screen. */
#define LECTURE_DIGITS (1.0 / 45)

static int
n_cells (FringeTreeView *self)
{
  return fringe_board_n_cells (fringe_search_start (fringe_session_get_search (self->session)));
}

double
fringe_tree_view_scale_min (FringeTreeView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  FringeCard measures = self->card;
  double card, digits;

  measures.without_values = false;
  card = fringe_detail_scale (&measures, n_cells (self), FRINGE_DETAIL_CARD);

  if (!self->is_lecture || root == NULL)
    return card;
  digits = gtk_widget_get_height (GTK_WIDGET (root)) * LECTURE_DIGITS;
  return CLAMP (digits / fringe_node_digits (&self->card, n_cells (self)), card, LECTURE_SCALE_MAX);
}

double
fringe_tree_view_follow_scale (FringeTreeView *self)
{
  return fmax (fringe_tree_view_scale_min (self), FOLLOW_SCALE * fringe_text_scale ());
}

double
fringe_tree_view_scale_max (FringeTreeView *self)
{
  return self->is_lecture ? LECTURE_SCALE_MAX : SCALE_MAX;
}

double
fringe_tree_view_whole_scale_max (FringeTreeView *self)
{
  if (fringe_tree_view_has_room_ahead (self))
    return self->plan.scale;
  if (self->partner != NULL)
    return fringe_tree_view_follow_scale (self);
  return self->growth.is_asked ? fringe_tree_view_scale_max (self)
                               : fmax (fringe_tree_view_scale_min (self), UNKNOWN_SCALE_MAX * fringe_text_scale ());
}

/* Of cards without g and h. */
static double
low_scale_min (FringeTreeView *self)
{
  FringeCard card = self->card;

  if (!card.without_values)
    fringe_card_leave_values (&card);
  return fringe_detail_scale (&card, n_cells (self), FRINGE_DETAIL_CARD);
}

/* @covered: how much of the bottom is covered now */
static double
kept_ahead (FringeTreeView *self, double covered)
{
  return covered > 0 ? KEPT_FREE * fringe_type_scale (fringe_theme_get (self->theme)) : 0;
}

double
fringe_tree_view_kept_free (FringeTreeView *self)
{
  double covered = fringe_tree_view_covered (self);

  return fringe_tree_view_has_room_ahead (self) ? fmax (kept_ahead (self, covered), covered) : covered;
}

gboolean
fringe_tree_view_is_beside (FringeTreeView *self)
{
  return self->partner != NULL && gtk_widget_is_visible (GTK_WIDGET (self->partner));
}

/* Two views that stand beside each other plan for the room that both have. */
static FringeStage
stage_of (FringeTreeView *self)
{
  FringeTreeView *other = fringe_tree_view_is_beside (self) ? self->partner : self;

  return (FringeStage) {
    .width = MIN (self->viewport.width, other->viewport.width),
    .height = MIN (self->viewport.height, other->viewport.height) - kept_ahead (self, fringe_tree_view_covered (self)),
    .growth = self->wanted,
    .ghosts = self->ghosts,
    .scale_min = fringe_tree_view_scale_min (self),
    .low_scale_min = self->is_lecture ? fringe_tree_view_scale_min (self) : low_scale_min (self),
    .scale_max = fringe_tree_view_scale_max (self),
    .folds = fringe_tree_view_folds_done (self),
  };
}

static FringePlan
plan_in (FringeTreeView *self, FringeDirection direction)
{
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (self->session));

  return (FringePlan) { .card = fringe_card_measure (start->rows, start->columns, direction, self->ghosts),
                        .scale = fringe_tree_view_scale_min (self),
                        .stretches = { { .n = 1 }, { .n = 1 } } };
}

/* Returns: whether all that there is can be read on @stage, where its cards say g and h */
static gboolean
is_legible (const FringeOutlook *const *outlooks, int n, const FringeStage *stage)
{
  FringePlan plan = fringe_outlook_plan (outlooks, n, stage);

  return plan.is_whole && !plan.card.without_values;
}

/* Room for what comes would answer most questions: who sees a gap below a node knows that it is expanded next. So a
 * plan for a question knows only what is there. The tree turns only where it could not be read otherwise, and never in
 * a lesson, which asks at many stops. */
static FringePlan
plan_for_question (FringeTreeView *self)
{
  FringeTreeView *views[] = { self, self->partner };
  FringeOutlook *outlooks[G_N_ELEMENTS (views)] = { NULL };
  FringeDirection direction = self->card.direction;
  FringeStage stage = stage_of (self), as_it_is = stage;
  int n = self->partner != NULL ? 2 : 1;
  gboolean has_all = TRUE;

  if (fringe_quiz_game_get_question (fringe_session_get_quiz (self->session)) == NULL)
    return plan_in (self, direction);
  for (int i = 0; i < n; i++)
    {
      outlooks[i] = fringe_outlook_new (fringe_session_get_search (views[i]->session),
                                        fringe_session_get_step (views[i]->session));
      has_all &= outlooks[i] != NULL;
    }
  as_it_is.growth = direction == FRINGE_DIRECTION_DOWN ? FRINGE_GROWTH_DOWN : FRINGE_GROWTH_RIGHT;
  if (has_all
      && (stage.growth != FRINGE_GROWTH_FITTING || !is_legible ((const FringeOutlook *const *) outlooks, n, &as_it_is)))
    direction = fringe_outlook_plan ((const FringeOutlook *const *) outlooks, n, &stage).card.direction;
  for (int i = 0; i < n; i++)
    fringe_outlook_unref (outlooks[i]);
  return plan_in (self, direction);
}

static FringePlan
make_plan (FringeTreeView *self)
{
  const FringeOutlook *outlooks[] = { self->outlook, self->partner != NULL ? self->partner->outlook : NULL };
  FringeStage stage = stage_of (self);

  if (self->growth.is_asked)
    return plan_for_question (self);
  if (self->outlook != NULL && (self->partner == NULL || self->partner->outlook != NULL))
    return fringe_outlook_plan (outlooks, self->partner != NULL ? 2 : 1, &stage);
  return plan_in (self, self->wanted == FRINGE_GROWTH_DOWN ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT);
}

static void
take_plan (FringeTreeView *self, const FringePlan *plan)
{
  self->plan = *plan;
  self->card = plan->card;
  self->viewport.direction = plan->card.direction;
}

void
fringe_tree_view_look_ahead (FringeTreeView *self)
{
  FringeOutlook *outlook = fringe_session_get_outlook (self->session);
  FringePlan plan;

  g_clear_pointer (&self->outlook, fringe_outlook_unref);
  self->outlook = outlook != NULL ? fringe_outlook_ref (outlook) : NULL;
  plan = make_plan (self);
  take_plan (self, &plan);
  if (self->partner != NULL)
    fringe_tree_view_replan (self->partner);
}

static gboolean
is_same_card (const FringeCard *a, const FringeCard *b)
{
  return a->direction == b->direction && a->ghosts == b->ghosts && a->without_values == b->without_values;
}

/* Whether nodes stand at the same places, but for the scale. */
static gboolean
is_same_plan (const FringePlan *a, const FringePlan *b)
{
  return is_same_card (&a->card, &b->card) && a->is_whole == b->is_whole
         && memcmp (&a->stretches[0], &b->stretches[0], sizeof a->stretches[0]) == 0;
}

/* Where there is room for more or less of the tree, as where the view beside this one has another size. */
static void
place_again (FringeTreeView *self)
{
  FringeViewport before = self->viewport;

  fringe_tree_view_place_whole (self);
  if (before.scale != self->viewport.scale || before.x != self->viewport.x || before.y != self->viewport.y)
    fringe_tree_view_moved (self);
}

void
fringe_tree_view_replan (FringeTreeView *self)
{
  FringePlan plan;

  if (self->session == NULL)
    return;
  plan = make_plan (self);
  if (is_same_plan (&plan, &self->plan) && self->growth.folded_step != G_MAXUINT)
    {
      self->plan = plan;
      if (self->whole && fringe_tree_view_is_ready (self))
        place_again (self);
      return;
    }
  fringe_tree_view_call_again (self);
  if (self->is_ready)
    fringe_tree_view_begin_change (self, fringe_session_get_shown (self->session));
  self->growth.before.n = 0;
  if (plan.card.direction != self->card.direction)
    fringe_tiles_clear (self->tiles);
  take_plan (self, &plan);
  if (self->whole)
    self->growth.pin.id = FRINGE_NO_NODE;
  self->growth.refit = TRUE;
  fringe_tree_view_lay_out (self);
}

void
fringe_tree_view_take_question (FringeTreeView *self)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (self->session);
  gboolean is_asked = fringe_quiz_game_get_question (quiz) != NULL || fringe_quiz_game_get_lesson_asks (quiz);

  if (self->growth.is_asked == is_asked)
    return;
  self->growth.is_asked = is_asked;
  self->growth.folded_step = G_MAXUINT;
  self->whole |= fringe_quiz_game_get_question (quiz) != NULL;
  fringe_tree_view_replan (self);
}

static void
leave_partner (FringeTreeView *self)
{
  FringeTreeView *partner = self->partner;

  g_clear_weak_pointer (&self->partner);
  if (partner != NULL)
    g_clear_weak_pointer (&partner->partner);
}

void
fringe_tree_view_set_partner (FringeTreeView *self, FringeTreeView *partner)
{
  leave_partner (self);
  g_set_weak_pointer (&self->partner, partner);
  if (partner != NULL)
    {
      leave_partner (partner);
      g_set_weak_pointer (&partner->partner, self);
      partner->is_lecture = self->is_lecture;
      fringe_tree_view_replan (partner);
    }
  fringe_tree_view_replan (self);
}

void
fringe_tree_view_set_lecture (FringeTreeView *self, gboolean is_lecture)
{
  if (self->is_lecture == is_lecture)
    return;
  self->is_lecture = is_lecture;
  fringe_tree_view_replan (self);
  if (self->partner != NULL)
    fringe_tree_view_set_lecture (self->partner, is_lecture);
}

gboolean
fringe_tree_view_is_lecture (FringeTreeView *self)
{
  return self->is_lecture;
}

void
fringe_tree_view_set_growth (FringeTreeView *self, FringeGrowth growth)
{
  if (self->wanted == growth)
    return;
  self->wanted = growth;
  fringe_tree_view_replan (self);
}

void
fringe_tree_view_set_ghosts (FringeTreeView *self, gboolean ghosts)
{
  if (self->ghosts == ghosts)
    return;
  self->ghosts = ghosts;
  fringe_tree_view_replan (self);
}

gboolean
fringe_tree_view_has_room_ahead (FringeTreeView *self)
{
  return self->outlook != NULL && self->plan.is_whole;
}

const FringeSearch *
fringe_tree_view_end (FringeTreeView *self)
{
  if (!fringe_tree_view_has_room_ahead (self))
    return NULL;
  return fringe_outlook_end (self->outlook, fringe_session_get_search (self->session));
}

FringeStretch
fringe_tree_view_stretch (FringeTreeView *self, guint step)
{
  return fringe_outlook_stretch (self->outlook, &self->plan.stretches[0], step);
}
