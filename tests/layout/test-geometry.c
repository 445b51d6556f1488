/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-geometry.h"

#include "layout-model.h"
#include "test-boards.h"
#include "test-searches.h"

#include <math.h>

/* A tree as it stands on a screen. */
typedef struct
{
  FringeSearch *search;
  FringeLayout *layout;
  FringeCard card;
} Tree;

static void
tree_init (Tree *tree, uint32_t node_limit)
{
  TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 60);

  test_problem_tell (&problem);
  tree->search = test_search_run (&problem, node_limit);
  tree->layout = fringe_layout_new ();
  tree->card = fringe_card_measure (problem.start.rows, problem.start.columns,
                                    test_random (2) ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT, test_random (2));
  g_assert_true (fringe_layout_update (tree->layout, tree->search, 0, fringe_search_n_steps (tree->search)));
  if (test_random (2))
    fringe_layout_set_fold_size (tree->layout, (uint32_t) test_random (50));
}

/* A node that is drawn. */
static uint32_t
random_node (const Tree *tree)
{
  return fringe_layout_shown_for (tree->layout, (uint32_t) test_random ((int) fringe_search_n_nodes (tree->search)));
}

static void
tree_clear (Tree *tree)
{
  fringe_search_unref (tree->search);
  fringe_layout_free (tree->layout);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Tree, tree_clear)

static double
random_between (double low, double high)
{
  return g_test_rand_double_range (low, high);
}

/* Somewhere on the tree, from very near to all of it and beyond. */
static FringeViewport
random_viewport (const Tree *tree)
{
  FringeRect bounds = fringe_geometry_bounds (tree->layout, &tree->card);
  FringeViewport viewport = { .scale = exp (random_between (log (1e-5), log (4))), .width = 800, .height = 600 };

  viewport.direction = tree->card.direction;
  if (test_random (2))
    fringe_viewport_set_tree (&viewport, &bounds, 20);
  fringe_viewport_keep (&viewport, bounds.x + bounds.width * random_between (0, 1),
                        bounds.y + bounds.height * random_between (0, 1), 400, 300);
  return viewport;
}

static FringeRect
on_screen (const Tree *tree, const FringeViewport *viewport, uint32_t id)
{
  FringeRect rect = fringe_geometry_node (tree->layout, &tree->card, id);

  return fringe_viewport_to_screen (viewport, &rect);
}

static gboolean
holds (const FringeRect *rect, double x, double y, double slack)
{
  return x >= rect->x - slack && x <= rect->x + rect->width + slack && y >= rect->y - slack
         && y <= rect->y + rect->height + slack;
}

static gboolean
any_holds (const Tree *tree, const FringeViewport *viewport, double x, double y)
{
  for (uint32_t id = 0; id < fringe_search_n_nodes (tree->search); id++)
    {
      FringeRect rect;

      if (!fringe_layout_has (tree->layout, id))
        continue;
      rect = on_screen (tree, viewport, id);
      if (holds (&rect, x, y, 0))
        return TRUE;
    }
  return FALSE;
}

static void
assert_picks (const Tree *tree, const FringeViewport *viewport, double x, double y)
{
  uint32_t picked = fringe_geometry_pick (tree->layout, &tree->card, viewport, x, y, 0);
  FringeRect rect;

  if (picked == FRINGE_NO_NODE)
    {
      g_assert_false (any_holds (tree, viewport, x, y));
      return;
    }
  rect = on_screen (tree, viewport, picked);
  g_assert_true (holds (&rect, x, y, 0));
}

static void
test_pick (void)
{
  for (int i = 0; i < 150; i++)
    {
      g_auto (Tree) tree = { 0 };
      FringeViewport viewport;

      tree_init (&tree, (uint32_t) test_random (2000));
      viewport = random_viewport (&tree);
      for (int n = 0; n < 50; n++)
        {
          uint32_t id = random_node (&tree);
          FringeRect rect = on_screen (&tree, &viewport, id);
          double x = rect.x + rect.width * random_between (0.01, 0.99);
          double y = rect.y + rect.height * random_between (0.01, 0.99);

          g_assert_cmpuint (fringe_geometry_pick (tree.layout, &tree.card, &viewport, x, y, 0), ==, id);
          assert_picks (&tree, &viewport, random_between (0, viewport.width), random_between (0, viewport.height));
        }
    }
}

/* However far away: whatever else is near, a node that holds the point goes first. */
static void
assert_picks_centre (const Tree *tree, const FringeViewport *viewport, uint32_t id, double slack)
{
  FringeRect rect = on_screen (tree, viewport, id);
  double x = rect.x + rect.width / 2, y = rect.y + rect.height / 2;

  g_assert_cmpuint (fringe_geometry_pick (tree->layout, &tree->card, viewport, x, y, slack), ==, id);
}

/* With slack several nodes can be near a point; one of them is picked, and that which holds it if one does. */
static void
test_pick_slack (void)
{
  for (int i = 0; i < 150; i++)
    {
      g_auto (Tree) tree = { 0 };
      FringeViewport viewport;
      double slack = random_between (1, 8);

      tree_init (&tree, (uint32_t) test_random (2000));
      viewport = random_viewport (&tree);
      for (int n = 0; n < 50; n++)
        {
          uint32_t id = random_node (&tree), picked;
          FringeRect rect = on_screen (&tree, &viewport, id);
          double x = rect.x + random_between (-slack, rect.width + slack);
          double y = rect.y + random_between (-slack, rect.height + slack);

          if (test_random (2))
            {
              /* As far away as can be: another node, that stands for this one, is further. */
              double away = slack * random_between (0.98, 1);

              x = rect.x + (test_random (2) ? -away : rect.width + away);
              y = rect.y + rect.height / 2;
            }
          picked = fringe_geometry_pick (tree.layout, &tree.card, &viewport, x, y, slack);
          g_assert_cmpuint (picked, !=, FRINGE_NO_NODE);
          if (holds (&rect, x, y, -0.01))
            g_assert_cmpuint (picked, ==, id);
          rect = on_screen (&tree, &viewport, picked);
          g_assert_true (holds (&rect, x, y, slack * 1.02));
          assert_picks_centre (&tree, &viewport, id, slack);
        }
    }
}

/* Whether @a stands before @b: in a row above, or in the same row before it. */
static gboolean
stands_before (const Tree *tree, uint32_t a, uint32_t b)
{
  FringePlace of_a = fringe_layout_place (tree->layout, a), of_b = fringe_layout_place (tree->layout, b);

  return of_a.row != of_b.row ? of_a.row < of_b.row : of_a.x < of_b.x;
}

static double
distance_to (const FringeRect *rect, double x, double y)
{
  double beside = fmax (rect->x - x, x - rect->x - rect->width), above = rect->y - y;

  return fmax (fmax (beside, fmax (above, y - rect->y - rect->height)), 0);
}

/* Of all that are within @slack; every number is exact at this scale. */
static uint32_t
nearest_of_all (const Tree *tree, double x, double y, double slack)
{
  uint32_t nearest = FRINGE_NO_NODE;

  for (uint32_t id = 0; id < fringe_search_n_nodes (tree->search); id++)
    {
      double its;
      FringeRect rect;

      if (!fringe_layout_has (tree->layout, id))
        continue;
      rect = fringe_geometry_node (tree->layout, &tree->card, id);
      its = distance_to (&rect, x, y);
      if (its < slack || (its == slack && (nearest == FRINGE_NO_NODE || stands_before (tree, id, nearest))))
        {
          nearest = id;
          slack = its;
        }
    }
  return nearest;
}

/* Halfway between two cards of a row, and between two rows. */
static void
test_pick_between (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_auto (Tree) tree = { 0 };
      FringeViewport viewport = { .scale = 1, .width = 800, .height = 600 };

      tree_init (&tree, (uint32_t) test_random (500));
      viewport.direction = tree.card.direction;
      for (int n = 0; n < 20; n++)
        {
          gboolean beside = test_random (2), before = test_random (2);
          double gap
              = tree.card.pitch - (tree.card.direction == FRINGE_DIRECTION_DOWN ? tree.card.width : tree.card.height);
          double row_gap = tree.card.row_pitch
                           - (tree.card.direction == FRINGE_DIRECTION_DOWN ? tree.card.height : tree.card.width);
          double away = (beside ? gap : row_gap) / 2;
          FringeRect rect = fringe_geometry_node (tree.layout, &tree.card, random_node (&tree));
          gboolean sideways = beside == (tree.card.direction == FRINGE_DIRECTION_DOWN);
          double x = rect.x + (!sideways ? rect.width / 2 : before ? -away : rect.width + away);
          double y = rect.y + (sideways ? rect.height / 2 : before ? -away : rect.height + away);

          g_assert_cmpuint (fringe_geometry_pick (tree.layout, &tree.card, &viewport, x, y, away), ==,
                            nearest_of_all (&tree, x, y, away));
        }
    }
}

static void
test_pick_outside (void)
{
  g_auto (Tree) tree = { 0 };
  FringeViewport viewport = { .scale = 1, .width = 800, .height = 600 };
  const double far[] = { -1e9, 1e9, -1e300, 1e300 };

  tree_init (&tree, 500);
  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    for (guint j = 0; j < G_N_ELEMENTS (far); j++)
      {
        g_assert_cmpuint (fringe_geometry_pick (tree.layout, &tree.card, &viewport, far[i], far[j], 4), ==,
                          FRINGE_NO_NODE);
        g_assert_cmpuint (fringe_geometry_pick (tree.layout, &tree.card, &viewport, far[i], 10, 4), ==, FRINGE_NO_NODE);
      }
}

static gboolean
overlap (double start, double length, double other_start, double other_length)
{
  return start <= other_start + other_length && other_start <= start + length;
}

/* The card with the list of duplicates below it. */
static gboolean
is_touched (const FringeCard *card, const FringeRect *rect, const FringeRect *visible)
{
  return overlap (rect->x, rect->width, visible->x, visible->width)
         && overlap (rect->y, rect->height + card->ghosts, visible->y, visible->height);
}

static gboolean
is_in (const FringeSpan *span, const FringePlace *place)
{
  return place->x >= span->left && place->x <= span->right && place->row >= span->top && place->row <= span->bottom;
}

static void
assert_spanned (const Tree *tree, const FringeRect *seen)
{
  FringeSpan span = fringe_geometry_span (&tree->card, seen);

  for (uint32_t id = 0; id < fringe_search_n_nodes (tree->search); id++)
    {
      FringePlace place;
      FringeRect rect;

      if (!fringe_layout_has (tree->layout, id))
        continue;
      place = fringe_layout_place (tree->layout, id);
      rect = fringe_geometry_card (&tree->card, &place);
      g_assert_cmpint (is_in (&span, &place), ==, is_touched (&tree->card, &rect, seen));
    }
}

static void
test_span (void)
{
  for (int i = 0; i < 300; i++)
    {
      g_auto (Tree) tree = { 0 };
      FringeRect bounds, seen;

      tree_init (&tree, (uint32_t) test_random (1000));
      bounds = fringe_geometry_bounds (tree.layout, &tree.card);
      seen = (FringeRect) { bounds.x + random_between (-500, bounds.width),
                            bounds.y + random_between (-500, bounds.height), random_between (0, 3000),
                            random_between (0, 3000) };
      assert_spanned (&tree, &seen);
    }
}

/* Views as far away as a zoom can bring them. */
static void
test_span_far (void)
{
  const double far[] = { -1e300, -1e9, 0, 1e9, 1e300 };

  for (int direction = 0; direction < 2; direction++)
    for (guint i = 0; i < G_N_ELEMENTS (far); i++)
      for (guint j = 0; j < G_N_ELEMENTS (far); j++)
        {
          FringeCard card = fringe_card_measure (3, 3, (FringeDirection) direction, FALSE);
          FringeRect seen = { far[i], far[j], 1e9, 1e9 };
          FringeSpan span = fringe_geometry_span (&card, &seen);
          FringePlace root = { 0 };

          g_assert_cmpint (is_in (&span, &root), ==, is_touched (&card, &(FringeRect) { 0, 0, 1, 1 }, &seen));
        }
}

static void
test_bounds (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_auto (Tree) tree = { 0 };
      double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;
      FringeRect bounds;

      tree_init (&tree, (uint32_t) test_random (2000));
      for (uint32_t id = 0; id < fringe_search_n_nodes (tree.search); id++)
        {
          FringeRect rect;

          if (!fringe_layout_has (tree.layout, id))
            continue;
          rect = fringe_geometry_node (tree.layout, &tree.card, id);
          left = fmin (left, rect.x);
          right = fmax (right, rect.x + rect.width);
          top = fmin (top, rect.y);
          bottom = fmax (bottom, rect.y + rect.height + tree.card.ghosts);
        }
      bounds = fringe_geometry_bounds (tree.layout, &tree.card);
      g_assert_cmpfloat_with_epsilon (bounds.x, left, 1e-6);
      g_assert_cmpfloat_with_epsilon (bounds.x + bounds.width, right, 1e-6);
      g_assert_cmpfloat_with_epsilon (bounds.y, top, 1e-6);
      g_assert_cmpfloat_with_epsilon (bounds.y + bounds.height, bottom, 1e-6);
    }
}

static void
test_root (void)
{
  g_auto (Tree) tree = { 0 };
  FringeRect rect;

  tree_init (&tree, 100);
  rect = fringe_geometry_node (tree.layout, &tree.card, 0);
  g_assert_cmpfloat (tree.card.direction == FRINGE_DIRECTION_DOWN ? rect.x + rect.width / 2 : rect.x, ==, 0);
  g_assert_cmpfloat (tree.card.direction == FRINGE_DIRECTION_DOWN ? rect.y : rect.y + rect.height / 2, ==, 0);
}

static void
assert_card (int rows, int columns, FringeDirection direction, gboolean ghosts)
{
  FringeCard card = fringe_card_measure (rows, columns, direction, ghosts);
  double right = card.board_x + columns * card.cell, bottom = card.board_y + rows * card.cell;
  gboolean is_down = direction == FRINGE_DIRECTION_DOWN;

  g_assert_cmpfloat (card.board_x, >, 0);
  g_assert_cmpfloat_with_epsilon (card.board_x, card.width - right, 1e-9);
  g_assert_cmpfloat (card.board_y, >, 0);
  g_assert_cmpfloat (bottom, <, card.height);
  g_assert_cmpint (card.ghosts > 0, ==, ghosts);
  g_assert_cmpfloat (is_down ? card.pitch : card.row_pitch, >, card.width);
  g_assert_cmpfloat (is_down ? card.row_pitch : card.pitch, >, card.height + card.ghosts);
}

static void
test_cards (void)
{
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)
      for (int i = 0; i < 4; i++)
        assert_card (rows, columns, i / 2 ? FRINGE_DIRECTION_RIGHT : FRINGE_DIRECTION_DOWN, i % 2);
}

/* No two cards overlap, with the lists of duplicates below them. */
static void
test_apart (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_auto (Tree) tree = { 0 };

      tree_init (&tree, (uint32_t) test_random (300));
      for (uint32_t a = 0; a < fringe_search_n_nodes (tree.search); a++)
        for (uint32_t b = 0; b < a; b++)
          {
            FringeRect of_a, of_b;

            if (!fringe_layout_has (tree.layout, a) || !fringe_layout_has (tree.layout, b))
              continue;
            of_a = fringe_geometry_node (tree.layout, &tree.card, a);
            of_b = fringe_geometry_node (tree.layout, &tree.card, b);
            of_b.height += tree.card.ghosts;
            g_assert_false (is_touched (&tree.card, &of_a, &of_b));
          }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry/what-is-picked-is-what-is-drawn-there", test_pick);
  g_test_add_func ("/geometry/with-slack-a-node-near-the-point-is-picked", test_pick_slack);
  g_test_add_func ("/geometry/halfway-between-nodes-the-first-of-the-first-row-is-picked", test_pick_between);
  g_test_add_func ("/geometry/nothing-is-picked-far-away", test_pick_outside);
  g_test_add_func ("/geometry/the-cards-that-are-seen-are-in-the-span", test_span);
  g_test_add_func ("/geometry/a-view-far-away-has-a-span", test_span_far);
  g_test_add_func ("/geometry/the-bounds-hold-every-card", test_bounds);
  g_test_add_func ("/geometry/the-root-stands-at-the-origin", test_root);
  g_test_add_func ("/geometry/boards-of-every-size-stand-in-the-middle-of-their-card", test_cards);
  g_test_add_func ("/geometry/cards-do-not-overlap", test_apart);
  return g_test_run ();
}
