/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-properties.h"
#include "layout-trees.h"

#include <pthread.h>

static FringeLayout *
lay_out (const TestTree *tree, uint32_t root)
{
  FringeLayout *layout = fringe_layout_new ();

  g_assert_true (fringe_layout_update (layout, tree, root, fringe_search_n_steps (tree)));
  return layout;
}

/* Returns: (transfer full): x of each node that is shown, by id */
static int32_t *
places_of (const TestTree *tree, uint32_t root)
{
  g_autoptr (FringeLayout) layout = lay_out (tree, root);
  g_auto (TestDrawing) drawing = { 0 };

  test_drawing_init (&drawing, layout);
  return g_steal_pointer (&drawing.x);
}

typedef void (*Property) (const TestTree *tree);

static void
has_the_properties (const TestTree *tree)
{
  g_autoptr (FringeLayout) layout = lay_out (tree, 0);

  test_assert_layout (layout);
  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, test_tree_n_nodes (tree));
  g_assert_cmpuint (fringe_layout_n_hidden (layout), ==, 0);
}

static void
is_as_the_model (const TestTree *tree)
{
  g_autoptr (FringeLayout) layout = lay_out (tree, 0);
  g_autofree TestFoldChoice *choices = g_new0 (TestFoldChoice, test_tree_n_nodes (tree));
  TestFolds folds = { 0, choices };
  g_autoptr (TestModel) model = test_model_new (tree, 0, fringe_search_n_steps (tree), &folds);

  test_model_assert (model, layout);
}

static void
is_mirrored (const TestTree *tree)
{
  g_autofree uint32_t *image = g_new (uint32_t, test_tree_n_nodes (tree));
  g_autoptr (TestTree) mirror = test_tree_mirrored (tree, image);
  g_autofree int32_t *x = places_of (tree, 0), *reflection = places_of (mirror, 0);

  for (uint32_t id = 0; id < test_tree_n_nodes (tree); id++)
    g_assert_cmpint (x[id], ==, -reflection[image[id]]);
}

/* Ids say what came first; a node's place does not depend on it. */
static void
is_the_same_renumbered (const TestTree *tree)
{
  g_autofree uint32_t *image = g_new (uint32_t, test_tree_n_nodes (tree));
  g_autoptr (TestTree) copy = test_tree_renumbered (tree, image);
  g_autofree int32_t *x = places_of (tree, 0), *of_copy = places_of (copy, 0);

  has_the_properties (copy);
  for (uint32_t id = 0; id < test_tree_n_nodes (tree); id++)
    g_assert_cmpint (x[id], ==, of_copy[image[id]]);
}

/* A leaf has no contour below it: its only sibling stands a slot away. */
static void
is_narrow (const TestTree *tree)
{
  g_autofree int32_t *x = places_of (tree, 0);

  for (uint32_t id = 0; id < test_tree_n_nodes (tree); id++)
    {
      const TestNode *node = test_tree_node (tree, id);

      if (node->n_children == 2 && test_tree_node (tree, node->children[0])->n_children == 0)
        g_assert_cmpint (x[node->children[1]] - x[node->children[0]], ==, FRINGE_LAYOUT_SLOT);
    }
}

static void
try_trees (gconstpointer data)
{
  Property property = *(const Property *) data;

  for (int i = 0; i < 1000; i++)
    {
      int eagerness = g_test_rand_int_range (0, 11);
      g_autoptr (TestTree) tree
          = test_tree_random ((uint32_t) g_test_rand_int_range (1, i < 900 ? 60 : 1500), eagerness);

      property (tree);
    }
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    for (int side = -1; side < (int) n_children; side++)
      {
        g_autoptr (TestTree) tree = test_tree_comb ((uint32_t) g_test_rand_int_range (1, 200), n_children, side);

        property (tree);
      }
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    {
      g_autoptr (TestTree) chains = test_tree_chains (50, n_children), complete = test_tree_complete (5, n_children);

      property (chains);
      property (complete);
    }
}

static void
try_forests (gconstpointer data)
{
  Property property = *(const Property *) data;

  for (int i = 0; i < 500; i++)
    {
      g_autoptr (TestTree) forest = test_forest_random ((uint32_t) g_test_rand_int_range (1, 12), i < 450 ? 40 : 400);

      property (forest);
    }
}

static void
assert_as_alone (const TestTree *forest, const int32_t *x, uint32_t root, uint32_t end)
{
  g_autofree int32_t *alone = places_of (forest, root);

  for (uint32_t id = root; id < end; id++)
    g_assert_cmpint (x[id], ==, x[root] + alone[id]);
}

/* The trees stand from left to right, each beyond all of the one before, its nodes as in the tree alone. */
static void
keeps_trees_clear (const TestTree *forest)
{
  uint32_t n_roots = fringe_search_n_roots_at (forest, fringe_search_n_steps (forest));
  g_autofree int32_t *x = places_of (forest, 0);
  int32_t before = 0;

  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t root = fringe_search_root (forest, i);
      uint32_t end = i + 1 < n_roots ? fringe_search_root (forest, i + 1) : test_tree_n_nodes (forest);
      int32_t left = x[root], right = left;

      for (uint32_t id = root; id < end; id++)
        {
          left = MIN (left, x[id]);
          right = MAX (right, x[id]);
        }
      if (i > 0)
        g_assert_cmpint (left, ==, before + 2 * FRINGE_LAYOUT_SLOT);
      assert_as_alone (forest, x, root, end);
      before = right;
    }
}

static void
test_large (void)
{
  for (int eagerness = 0; eagerness <= 10; eagerness++)
    {
      g_autoptr (TestTree) tree = test_tree_random (100000, eagerness);

      has_the_properties (tree);
      is_mirrored (tree);
    }
}

static void
assert_deep (const TestTree *tree)
{
  g_autoptr (FringeLayout) layout = lay_out (tree, 0);
  g_auto (TestDrawing) drawing = { 0 };

  g_assert_cmpuint (fringe_layout_n_rows (layout), >=, 100000);
  test_drawing_init (&drawing, layout);
  test_assert_apart (&drawing);
  test_assert_centred (&drawing, layout);
  test_assert_told (&drawing, layout);
}

/* Some steps back and forward, and folds: each costs the depth, and no call for each row. */
static void
assert_deep_changes (const TestTree *tree)
{
  uint32_t n_steps = fringe_search_n_steps (tree), n_nodes = test_tree_n_nodes (tree);
  g_autoptr (FringeLayout) walked = lay_out (tree, 0), fresh = lay_out (tree, 0);

  for (uint32_t i = 1; i < 20; i++)
    g_assert_true (fringe_layout_update (walked, tree, 0, n_steps - i % 7));
  test_finish (walked, fringe_layout_fold (walked, n_nodes / 2));
  test_finish (walked, fringe_layout_fold_beside (walked, n_nodes - 1));
  test_finish (walked, fringe_layout_set_fold_size (walked, 1000));
  test_finish (walked, fringe_layout_set_fold_size (walked, 0));
  test_finish (walked, fringe_layout_unfold_below (walked, 0));
  g_assert_true (fringe_layout_update (walked, tree, 0, n_steps));
  test_assert_same_drawing (walked, fresh);
}

static void *
lay_out_deep_trees (void *data)
{
  (void) data;
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    {
      g_autoptr (TestTree) comb = test_tree_comb (100000, n_children, -1);
      g_autoptr (TestTree) chains = test_tree_chains (100000, n_children);

      assert_deep (comb);
      assert_deep (chains);
      assert_deep_changes (comb);
      assert_deep_changes (chains);
    }
  return NULL;
}

/* A stack too small for a call for each row. */
static void
test_deep (void)
{
  pthread_attr_t attributes;
  pthread_t thread;

  g_assert_cmpint (pthread_attr_init (&attributes), ==, 0);
  g_assert_cmpint (pthread_attr_setstacksize (&attributes, 512 * 1024), ==, 0);
  g_assert_cmpint (pthread_create (&thread, &attributes, lay_out_deep_trees, NULL), ==, 0);
  g_assert_cmpint (pthread_join (thread, NULL), ==, 0);
  pthread_attr_destroy (&attributes);
}

static void
add (const char *name, GTestDataFunc try, Property property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/layout/shapes/the-properties-hold-for-any-tree", try_trees, has_the_properties);
  add ("/layout/shapes/nodes-stand-where-whole-contours-put-them", try_trees, is_as_the_model);
  add ("/layout/shapes/a-mirrored-tree-is-laid-out-as-in-a-mirror", try_trees, is_mirrored);
  add ("/layout/shapes/ids-do-not-matter", try_trees, is_the_same_renumbered);
  add ("/layout/shapes/a-leaf-stands-close-to-its-only-sibling", try_trees, is_narrow);
  add ("/layout/forests/the-properties-hold-for-any-forest", try_forests, has_the_properties);
  add ("/layout/forests/nodes-stand-where-whole-contours-put-them", try_forests, is_as_the_model);
  add ("/layout/forests/trees-stand-side-by-side-clear-of-each-other", try_forests, keeps_trees_clear);
  add ("/layout/forests/ids-do-not-matter", try_forests, is_the_same_renumbered);
  g_test_add_func ("/layout/shapes/the-properties-hold-for-100000-nodes", test_large);
  g_test_add_func ("/layout/shapes/a-deep-tree-needs-no-deep-stack", test_deep);
  return g_test_run ();
}
