/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-geometry.h"

#include "layout-properties.h"
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
  tree->card = fringe_card_measure (problem.start.rows, problem.start.columns);
  g_assert_true (fringe_layout_update (tree->layout, tree->search, 0, fringe_search_n_steps (tree->search)));
}

static void
tree_clear (Tree *tree)
{
  fringe_search_free (tree->search);
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
  FringeViewport viewport = { .scale = exp (random_between (log (0.002), log (4))), .width = 800, .height = 600 };

  if (test_random (2))
    fringe_viewport_set_tree_height (&viewport, bounds.height, 20);
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
  for (uint32_t id = 0; id < fringe_layout_n_nodes (tree->layout); id++)
    {
      FringeRect rect = on_screen (tree, viewport, id);

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
          uint32_t id = (uint32_t) test_random ((int) fringe_layout_n_nodes (tree.layout));
          FringeRect rect = on_screen (&tree, &viewport, id);
          double x = rect.x + rect.width * random_between (0.01, 0.99);
          double y = rect.y + rect.height * random_between (0.01, 0.99);

          g_assert_cmpuint (fringe_geometry_pick (tree.layout, &tree.card, &viewport, x, y, 0), ==, id);
          assert_picks (&tree, &viewport, random_between (0, viewport.width), random_between (0, viewport.height));
        }
    }
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
          uint32_t id = (uint32_t) test_random ((int) fringe_layout_n_nodes (tree.layout)), picked;
          FringeRect rect = on_screen (&tree, &viewport, id);
          double x = rect.x + random_between (-slack, rect.width + slack);
          double y = rect.y + random_between (-slack, rect.height + slack);

          picked = fringe_geometry_pick (tree.layout, &tree.card, &viewport, x, y, slack);
          g_assert_cmpuint (picked, !=, FRINGE_NO_NODE);
          if (holds (&rect, x, y, -0.01))
            g_assert_cmpuint (picked, ==, id);
          rect = on_screen (&tree, &viewport, picked);
          g_assert_true (holds (&rect, x, y, slack + 1e-6));
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

/* Every row that can be seen is in the range, and none that is a whole row away from it. */
static void
test_rows (void)
{
  for (int i = 0; i < 300; i++)
    {
      g_auto (Tree) tree = { 0 };
      FringeRect seen;
      uint32_t first, end;

      tree_init (&tree, (uint32_t) test_random (1000));
      seen = (FringeRect) { 0, random_between (-500, tree.card.pitch_y * 30), 100, random_between (0, 3000) };
      fringe_geometry_rows (tree.layout, &tree.card, &seen, &first, &end);
      g_assert_cmpuint (end, <=, fringe_layout_n_rows (tree.layout));
      for (uint32_t row = 0; row < fringe_layout_n_rows (tree.layout); row++)
        {
          double top = row * tree.card.pitch_y, bottom = top + tree.card.height;

          if (bottom >= seen.y && top <= seen.y + seen.height)
            g_assert_true (row >= first && row < end);
          if (bottom + tree.card.pitch_y < seen.y || top - tree.card.pitch_y > seen.y + seen.height)
            g_assert_false (row >= first && row < end);
        }
    }
}

static void
test_bounds (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_auto (Tree) tree = { 0 };
      double left = INFINITY, right = -INFINITY, bottom = 0;
      FringeRect bounds;

      tree_init (&tree, (uint32_t) test_random (2000));
      for (uint32_t id = 0; id < fringe_layout_n_nodes (tree.layout); id++)
        {
          FringeRect rect = fringe_geometry_node (tree.layout, &tree.card, id);

          left = fmin (left, rect.x);
          right = fmax (right, rect.x + rect.width);
          bottom = fmax (bottom, rect.y + rect.height);
        }
      bounds = fringe_geometry_bounds (tree.layout, &tree.card);
      g_assert_cmpfloat_with_epsilon (bounds.x, left, 1e-6);
      g_assert_cmpfloat_with_epsilon (bounds.x + bounds.width, right, 1e-6);
      g_assert_cmpfloat_with_epsilon (bounds.y, 0, 1e-6);
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
  g_assert_cmpfloat (rect.x + rect.width / 2, ==, 0);
  g_assert_cmpfloat (rect.y, ==, 0);
}

static void
test_cards (void)
{
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)
      {
        FringeCard card = fringe_card_measure (rows, columns);
        double right = card.board_x + columns * card.cell, bottom = card.board_y + rows * card.cell;

        g_assert_cmpfloat (card.board_x, >, 0);
        g_assert_cmpfloat_with_epsilon (card.board_x, card.width - right, 1e-9);
        g_assert_cmpfloat (card.board_y, >, 0);
        g_assert_cmpfloat (bottom, <, card.height);
        g_assert_cmpfloat (card.pitch_x, >, card.width);
        g_assert_cmpfloat (card.pitch_y, >, card.height);
      }
}

/* One layout unit is the slot's share of the distance between two cards. */
static void
test_layout_x (void)
{
  FringeCard card = fringe_card_measure (3, 3);

  for (int i = 0; i < 1000; i++)
    {
      double x = random_between (-1e6, 1e6), unit = card.pitch_x / FRINGE_LAYOUT_SLOT;
      gint64 units = fringe_geometry_layout_x (&card, x);

      g_assert_cmpfloat ((double) units * unit, <=, x + 1e-6);
      g_assert_cmpfloat ((double) (units + 1) * unit, >, x - 1e-6);
    }
  g_assert_cmpint (fringe_geometry_layout_x (&card, 1e300), ==, INT32_MAX);
  g_assert_cmpint (fringe_geometry_layout_x (&card, -1e300), ==, INT32_MIN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry/what-is-picked-is-what-is-drawn-there", test_pick);
  g_test_add_func ("/geometry/with-slack-a-node-near-the-point-is-picked", test_pick_slack);
  g_test_add_func ("/geometry/nothing-is-picked-far-away", test_pick_outside);
  g_test_add_func ("/geometry/the-rows-that-are-seen-are-in-the-range", test_rows);
  g_test_add_func ("/geometry/the-bounds-hold-every-card", test_bounds);
  g_test_add_func ("/geometry/the-root-stands-at-the-origin", test_root);
  g_test_add_func ("/geometry/boards-of-every-size-stand-in-the-middle-of-their-card", test_cards);
  g_test_add_func ("/geometry/layout-units-are-rounded-down", test_layout_x);
  return g_test_run ();
}
