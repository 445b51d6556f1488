/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-cairo-pen.h"
#include "fringe-draw-candidates.h"
#include "fringe-quiz-game.h"
#include "fringe-sight.h"

#include <string.h>

/* The answers to a question that are nodes of the tree: letters that can be pressed. */

/* Of letters in the window, and in a lecture for a screen of 1080 lines. */
#define SIZE 18.0
#define LECTURE_SIZE 30.0
#define LECTURE_HEIGHT 1080.0

static FringeQuizGame *
game (FringeTreeView *self)
{
  return fringe_session_get_quiz (self->session);
}

static double
size_of_letters (FringeTreeView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!self->is_lecture || root == NULL)
    return SIZE;
  return fmax (SIZE, LECTURE_SIZE * gtk_widget_get_height (GTK_WIDGET (root)) / LECTURE_HEIGHT);
}

/* After the question the sign says what the colour does, and the number how many voted for it. */
static FringeCandidate
candidate_of (FringeQuizGame *quiz, guint i, gboolean is_told)
{
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (quiz);
  FringeCandidate candidate = { .node = question->choices[i].node };
  int length = g_snprintf (candidate.text, sizeof candidate.text, "%c", 'A' + (int) i);

  if (!is_told)
    return candidate;
  candidate.is_right = i == question->right;
  candidate.is_other = !candidate.is_right;
  if (candidate.is_right || (int) i == fringe_quiz_game_get_chosen (quiz))
    length += g_snprintf (candidate.text + length, sizeof candidate.text - (gsize) length,
                          candidate.is_right ? " ✓" : " ✗");
  if (fringe_quiz_game_get_n_votes (quiz) > 0)
    g_snprintf (candidate.text + length, sizeof candidate.text - (gsize) length, " %u", question->choices[i].votes);
  return candidate;
}

/* All but the candidates is dimmed where they are all that there is to look at: not where the board of a successor is
 * looked for in the tree. */
static FringeCandidates
candidates_of (FringeTreeView *self)
{
  FringeQuizGame *quiz = game (self);
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (quiz);
  gboolean is_asking = fringe_quiz_game_is_asking (quiz);
  FringeCandidates candidates = { .size = size_of_letters (self) };

  for (guint i = 0; question != NULL && i < question->n_choices; i++)
    if (question->choices[i].node != FRINGE_NO_NODE)
      candidates.items[candidates.n++] = candidate_of (quiz, i, !is_asking);
  candidates.is_dim
      = is_asking && candidates.n > 0 && question->kind == FRINGE_QUIZ_NEXT && fringe_quiz_game_get_voting (quiz);
  return candidates;
}

void
fringe_tree_view_snapshot_candidates (FringeTreeView *self, GtkSnapshot *snapshot)
{
  FringeScene scene = fringe_tree_view_scene (self);
  FringeCandidates candidates = candidates_of (self);
  FringeCairoPen pen;
  cairo_t *cr;

  if (candidates.n == 0 || !fringe_tree_view_is_ready (self))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene.viewport.width,
                                                                 (float) scene.viewport.height));
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_candidates (&pen.pen, fringe_theme_get (self->theme), &scene, &candidates);
  cairo_destroy (cr);
}

static gboolean
bounds_of (FringeTreeView *self, const FringeCandidates *candidates, FringeRect *bounds)
{
  gboolean any = FALSE;

  for (int i = 0; i < candidates->n; i++)
    {
      guint id = fringe_layout_shown_for (self->layout, candidates->items[i].node);
      FringeRect rect;

      if (id == FRINGE_NO_NODE)
        continue;
      rect = fringe_geometry_node (self->layout, &self->card, id);
      *bounds = any ? fringe_rect_union (bounds, &rect) : rect;
      any = TRUE;
    }
  return any;
}

static gboolean
is_in_sight (FringeTreeView *self, const FringeRect *bounds, double covered)
{
  FringeRect seen = fringe_viewport_to_screen (&self->viewport, bounds);
  double right = seen.x + bounds->width * fringe_viewport_scale_x (&self->viewport);
  double bottom = seen.y + bounds->height * fringe_viewport_scale_y (&self->viewport);

  return seen.x >= 0 && seen.y >= 0 && right <= self->viewport.width && bottom <= self->viewport.height - covered;
}

/* A map hides as much of the bottom as it is high. */
static double
covered_height (FringeTreeView *self)
{
  double covered = fringe_tree_view_covered (self), corner = 0;

  if (self->corner != NULL && gtk_widget_get_visible (self->corner))
    corner = gtk_widget_get_height (self->corner) + gtk_widget_get_margin_bottom (self->corner);
  return covered + corner;
}

/* Where that needs a smaller scale, as much of the tree around them is shown as has room. */
static void
show_all (FringeTreeView *self, const FringeCandidates *candidates)
{
  double covered = covered_height (self);
  FringeRect bounds, tree;

  if (!fringe_tree_view_is_ready (self) || !bounds_of (self, candidates, &bounds)
      || is_in_sight (self, &bounds, covered))
    return;
  if (fringe_sight_keep_whole (&self->viewport, &bounds, covered))
    return;
  tree = fringe_geometry_bounds (self->layout, &self->card);
  fringe_sight_whole (&self->viewport, &bounds, covered, self->viewport.scale);
  fringe_sight_centre (&self->viewport, &bounds, &tree, covered);
}

void
fringe_tree_view_show_candidates (FringeTreeView *self)
{
  FringeCandidates candidates;

  if (self->session == NULL || !fringe_quiz_game_is_asking (game (self)))
    return;
  candidates = candidates_of (self);
  show_all (self, &candidates);
}

static void
on_question (FringeTreeView *self)
{
  FringeViewport from, before;

  fringe_tree_view_take_question (self);
  from = fringe_tree_view_seen (self);
  before = self->viewport;
  fringe_tree_view_show_candidates (self);
  if (memcmp (&before, &self->viewport, sizeof before) != 0)
    fringe_tree_view_glide (self, &from, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_tree_view_follow_question (FringeTreeView *self)
{
  g_signal_connect_object (game (self), "changed", G_CALLBACK (on_question), self, G_CONNECT_SWAPPED);
}

gboolean
fringe_tree_view_choose (FringeTreeView *self, guint id)
{
  int choice = fringe_quiz_game_is_asking (game (self)) ? fringe_quiz_game_choice_of (game (self), id) : -1;

  if (choice < 0)
    return FALSE;
  fringe_quiz_game_choose (game (self), (guint) choice);
  return TRUE;
}
