/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-trees.h"

struct _FringeSearch
{
  GArray *nodes;
  GArray *roots;
  GArray *steps; /* how many nodes there were after each */
};

const FringeSearch *
fringe_search_at (const FringeSearch *search, uint32_t step)
{
  (void) step;
  return search;
}

uint32_t
fringe_search_n_steps (const FringeSearch *search)
{
  return search->steps->len - 1;
}

uint32_t
fringe_search_n_nodes (const FringeSearch *search)
{
  return search->nodes->len;
}

uint32_t
fringe_search_n_nodes_at (const FringeSearch *search, uint32_t step)
{
  return g_array_index (search->steps, uint32_t, MIN (step, fringe_search_n_steps (search)));
}

uint32_t
fringe_search_removed (const FringeSearch *search, uint32_t step)
{
  uint32_t first = fringe_search_n_nodes_at (search, step - 1);

  return first < fringe_search_n_nodes_at (search, step) ? MIN (first, fringe_search_parent (search, first)) : 0;
}

bool
fringe_search_is_rbfs (const FringeSearch *search)
{
  (void) search;
  return false;
}

bool
fringe_search_is_replaced_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  (void) search;
  (void) id;
  (void) step;
  return false;
}

uint32_t
fringe_search_supersedes (const FringeSearch *search, uint32_t id)
{
  (void) search;
  (void) id;
  return FRINGE_NO_NODE;
}

int
fringe_search_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t children[FRINGE_N_MOVES])
{
  const TestNode *node = test_tree_node (search, id);
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  int n = 0;

  for (uint32_t i = 0; i < node->n_children && node->children[i] < n_nodes; i++)
    children[n++] = node->children[i];
  return n;
}

uint32_t
fringe_search_n_roots_at (const FringeSearch *search, uint32_t step)
{
  uint32_t n = 0;

  while (n < search->roots->len && fringe_search_root (search, n) < fringe_search_n_nodes_at (search, step))
    n++;
  return n;
}

uint32_t
fringe_search_root (const FringeSearch *search, uint32_t i)
{
  return g_array_index (search->roots, uint32_t, i);
}

uint32_t
fringe_search_parent (const FringeSearch *search, uint32_t id)
{
  return test_tree_node (search, id)->parent;
}

uint32_t
fringe_search_g (const FringeSearch *search, uint32_t id)
{
  return test_tree_node (search, id)->depth;
}

/* Anything, and the same each time. */
double
fringe_search_f (const FringeSearch *search, uint32_t id)
{
  return test_tree_node (search, id)->depth + id * 7919 % 13;
}

FringeNodeState
fringe_search_state_at (const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t children[FRINGE_N_MOVES];

  if (fringe_search_children_at (search, id, step, children) > 0)
    return FRINGE_NODE_EXPANDED;
  return id % 11 == 10 && test_tree_node (search, id)->n_children == 0 ? FRINGE_NODE_GOAL : FRINGE_NODE_FRONTIER;
}

static TestTree *
tree_without_nodes (void)
{
  TestTree *tree = g_new (TestTree, 1);

  tree->nodes = g_array_new (FALSE, FALSE, sizeof (TestNode));
  tree->roots = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  tree->steps = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  return tree;
}

static void
end_step (TestTree *tree)
{
  uint32_t n_nodes = tree->nodes->len;

  g_array_append_val (tree->steps, n_nodes);
}

TestTree *
test_tree_new (void)
{
  TestTree *tree = tree_without_nodes ();

  test_tree_add_root (tree);
  return tree;
}

void
test_tree_free (TestTree *tree)
{
  g_array_unref (tree->nodes);
  g_array_unref (tree->roots);
  g_array_unref (tree->steps);
  g_free (tree);
}

uint32_t
test_tree_n_nodes (const TestTree *tree)
{
  return tree->nodes->len;
}

const TestNode *
test_tree_node (const TestTree *tree, uint32_t id)
{
  return &g_array_index (tree->nodes, TestNode, id);
}

uint32_t
test_tree_add_root (TestTree *tree)
{
  uint32_t id = tree->nodes->len;
  TestNode root = { .parent = FRINGE_NO_NODE };

  g_array_append_val (tree->nodes, root);
  g_array_append_val (tree->roots, id);
  end_step (tree);
  return id;
}

static uint32_t
add_child (TestTree *tree, uint32_t parent)
{
  uint32_t id = tree->nodes->len;
  TestNode child = { .parent = parent, .depth = test_tree_node (tree, parent)->depth + 1 };
  TestNode *node;

  g_array_append_val (tree->nodes, child);
  node = &g_array_index (tree->nodes, TestNode, parent);
  node->children[node->n_children++] = id;
  return id;
}

void
test_tree_expand (TestTree *tree, uint32_t id, uint32_t n_children)
{
  g_assert_cmpuint (test_tree_node (tree, id)->n_children, ==, 0);
  for (uint32_t i = 0; i < n_children; i++)
    add_child (tree, id);
  end_step (tree);
}

static void
grow (TestTree *tree, uint32_t root, uint32_t n_nodes, int eagerness)
{
  g_autoptr (GArray) frontier = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  int most = g_test_rand_int_range (1, 5);

  g_array_append_val (frontier, root);
  while (tree->nodes->len - root < n_nodes)
    {
      guint i = (guint) g_test_rand_int_range (0, (gint32) frontier->len);
      uint32_t id, n_before = tree->nodes->len;

      if (g_test_rand_int_range (0, 10) < eagerness)
        i = frontier->len - 1 - i % MIN (frontier->len, 3);
      id = g_array_index (frontier, uint32_t, i);
      g_array_remove_index (frontier, i);
      test_tree_expand (tree, id, (uint32_t) g_test_rand_int_range (frontier->len > 0 ? 0 : 1, most + 1));
      for (uint32_t child = n_before; child < tree->nodes->len; child++)
        g_array_append_val (frontier, child);
    }
}

TestTree *
test_tree_random (uint32_t n_nodes, int eagerness)
{
  TestTree *tree = test_tree_new ();

  grow (tree, 0, n_nodes, eagerness);
  return tree;
}

TestTree *
test_forest_random (uint32_t n_trees, uint32_t n_nodes)
{
  TestTree *forest = tree_without_nodes ();

  for (uint32_t i = 0; i < n_trees; i++)
    grow (forest, test_tree_add_root (forest), (uint32_t) g_test_rand_int_range (1, (gint32) n_nodes + 1),
          g_test_rand_int_range (0, 11));
  return forest;
}

TestTree *
test_tree_comb (uint32_t depth, uint32_t n_children, int side)
{
  TestTree *tree = test_tree_new ();
  uint32_t id = 0;

  for (uint32_t i = 0; i < depth; i++)
    {
      uint32_t first = tree->nodes->len;

      test_tree_expand (tree, id, n_children);
      id = first + (uint32_t) (side < 0 ? g_test_rand_int_range (0, (gint32) n_children) : side);
    }
  return tree;
}

TestTree *
test_tree_chains (uint32_t depth, uint32_t n_chains)
{
  TestTree *tree = test_tree_new ();

  test_tree_expand (tree, 0, n_chains);
  for (uint32_t id = 1; id < depth * n_chains; id++)
    test_tree_expand (tree, id, 1);
  return tree;
}

TestTree *
test_tree_complete (uint32_t depth, uint32_t n_children)
{
  TestTree *tree = test_tree_new ();

  for (uint32_t id = 0; test_tree_node (tree, id)->depth < depth; id++)
    test_tree_expand (tree, id, n_children);
  return tree;
}

TestTree *
test_tree_mirrored (const TestTree *tree, uint32_t *image)
{
  TestTree *mirror = test_tree_new ();

  image[0] = 0;
  for (uint32_t id = 0; id < tree->nodes->len; id++)
    {
      const TestNode *original = test_tree_node (tree, id);

      for (uint32_t i = original->n_children; i-- > 0;)
        image[original->children[i]] = add_child (mirror, image[id]);
      end_step (mirror);
    }
  return mirror;
}

TestTree *
test_tree_renumbered (const TestTree *tree, uint32_t *image)
{
  TestTree *copy = tree_without_nodes ();
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  for (uint32_t i = 0; i < tree->roots->len; i++)
    {
      uint32_t id = fringe_search_root (tree, i);

      g_array_append_val (stack, id);
      while (stack->len > 0)
        {
          const TestNode *node;

          id = g_array_index (stack, uint32_t, stack->len - 1);
          node = test_tree_node (tree, id);
          g_array_set_size (stack, stack->len - 1);
          if (node->parent == FRINGE_NO_NODE)
            image[id] = test_tree_add_root (copy);
          else
            {
              image[id] = add_child (copy, image[node->parent]);
              end_step (copy);
            }
          for (uint32_t child = node->n_children; child-- > 0;)
            g_array_append_val (stack, node->children[child]);
        }
    }
  return copy;
}
