/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-properties.h"

#include <pthread.h>
#include <string.h>

/* The layout asks three things of a search. Here a tree of any shape answers them, so that shapes are
 * tried which no small puzzle has. */

typedef struct
{
  uint32_t parent;
  uint32_t first_child;
  uint32_t n_children;
  uint32_t depth;
} Node;

struct _FringeSearch
{
  GArray *nodes;
};

typedef struct _FringeSearch Tree;

static const Node *
node (const Tree *tree, uint32_t id)
{
  return &g_array_index (tree->nodes, Node, id);
}

uint32_t
fringe_search_n_nodes_at (const FringeSearch *search, uint32_t step)
{
  (void) step;
  return search->nodes->len;
}

int
fringe_search_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t children[FRINGE_N_MOVES])
{
  int n = (int) node (search, id)->n_children;

  (void) step;
  for (int i = 0; i < n; i++)
    children[i] = node (search, id)->first_child + (uint32_t) i;
  return n;
}

uint32_t
fringe_search_n_roots_at (const FringeSearch *search, uint32_t step)
{
  (void) search;
  (void) step;
  return 1;
}

uint32_t
fringe_search_root (const FringeSearch *search, uint32_t i)
{
  (void) search;
  return i;
}

uint32_t
fringe_search_g (const FringeSearch *search, uint32_t id)
{
  return node (search, id)->depth;
}

static Tree *
tree_new (void)
{
  Tree *tree = g_new (Tree, 1);
  Node root = { FRINGE_NO_NODE, 0, 0, 0 };

  tree->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  g_array_append_val (tree->nodes, root);
  return tree;
}

static void
tree_free (Tree *tree)
{
  g_array_unref (tree->nodes);
  g_free (tree);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Tree, tree_free)

static void
expand (Tree *tree, uint32_t id, uint32_t n_children)
{
  Node child = { id, 0, 0, node (tree, id)->depth + 1 };

  g_assert_cmpuint (node (tree, id)->n_children, ==, 0);
  g_array_index (tree->nodes, Node, id).first_child = tree->nodes->len;
  g_array_index (tree->nodes, Node, id).n_children = n_children;
  for (uint32_t i = 0; i < n_children; i++)
    g_array_append_val (tree->nodes, child);
}

/* Expands, most often, one of the nodes that came last: the deeper, the more eager. */
static Tree *
random_tree (uint32_t n_nodes, int eagerness)
{
  Tree *tree = tree_new ();
  g_autoptr (GArray) frontier = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  int most = g_test_rand_int_range (1, 5);

  g_array_append_vals (frontier, &(uint32_t) { 0 }, 1);
  while (tree->nodes->len < n_nodes)
    {
      guint i = (guint) g_test_rand_int_range (0, (gint32) frontier->len);
      uint32_t id, n_before = tree->nodes->len;

      if (g_test_rand_int_range (0, 10) < eagerness)
        i = frontier->len - 1 - i % MIN (frontier->len, 3);
      id = g_array_index (frontier, uint32_t, i);
      g_array_remove_index (frontier, i);
      expand (tree, id, (uint32_t) g_test_rand_int_range (frontier->len > 0 ? 0 : 1, most + 1));
      for (uint32_t child = n_before; child < tree->nodes->len; child++)
        g_array_append_val (frontier, child);
    }
  return tree;
}

/* Every node has @n_children children, one of which, at random or @side, has the next ones. */
static Tree *
comb (uint32_t depth, uint32_t n_children, int side)
{
  Tree *tree = tree_new ();
  uint32_t id = 0;

  for (uint32_t i = 0; i < depth; i++)
    {
      uint32_t first = tree->nodes->len;

      expand (tree, id, n_children);
      id = first + (uint32_t) (side < 0 ? g_test_rand_int_range (0, (gint32) n_children) : side);
    }
  return tree;
}

/* Two chains from the root, or three. */
static Tree *
fork_of_chains (uint32_t depth, uint32_t n_chains)
{
  Tree *tree = tree_new ();

  expand (tree, 0, n_chains);
  for (uint32_t id = 1; id < depth * n_chains; id++)
    expand (tree, id, 1);
  return tree;
}

static Tree *
complete_tree (uint32_t depth, uint32_t n_children)
{
  Tree *tree = tree_new ();

  for (uint32_t id = 0; node (tree, id)->depth < depth; id++)
    expand (tree, id, n_children);
  return tree;
}

/* The same tree with the children of each node the other way round; @image tells who is whose image. */
static Tree *
mirrored (const Tree *tree, uint32_t *image)
{
  Tree *mirror = tree_new ();

  image[0] = 0;
  for (uint32_t id = 0; id < tree->nodes->len; id++)
    {
      const Node *original = node (tree, id);
      uint32_t first = mirror->nodes->len;

      if (original->n_children > 0)
        expand (mirror, image[id], original->n_children);
      for (uint32_t i = 0; i < original->n_children; i++)
        image[original->first_child + i] = first + original->n_children - 1 - i;
    }
  return mirror;
}

/* The reference: every subtree's contours as whole arrays, by row, merged by looking at every row. */
typedef struct
{
  GArray *left, *right;
} Contours;

static void
widen (GArray *side, uint32_t row, int32_t x, gboolean is_left)
{
  if (row == side->len)
    g_array_append_val (side, x);
  else if (is_left ? x < g_array_index (side, int32_t, row) : x > g_array_index (side, int32_t, row))
    g_array_index (side, int32_t, row) = x;
}

static void
merge (Contours *into, const Contours *child, int32_t offset)
{
  for (uint32_t row = 0; row < child->left->len; row++)
    {
      widen (into->left, row + 1, g_array_index (child->left, int32_t, row) + offset, TRUE);
      widen (into->right, row + 1, g_array_index (child->right, int32_t, row) + offset, FALSE);
    }
}

static int32_t
reference_distance (const Contours *a, const Contours *b)
{
  int32_t distance = 0;

  for (uint32_t row = 0; row < MIN (a->right->len, b->left->len); row++)
    distance = MAX (distance, g_array_index (a->right, int32_t, row) - g_array_index (b->left, int32_t, row));
  while ((distance + FRINGE_LAYOUT_SLOT) % 4 != 0)
    distance++;
  return distance + FRINGE_LAYOUT_SLOT;
}

/* As far to the left as they go, as far to the right as they go, and the middle of the two. */
static void
reference_offsets (const Contours *children, uint32_t n, int32_t *offsets)
{
  int32_t left[4] = { 0 }, right[4];

  for (uint32_t j = 1; j < n; j++)
    for (uint32_t i = 0; i < j; i++)
      left[j] = MAX (left[j], left[i] + reference_distance (&children[i], &children[j]));
  for (uint32_t i = n; i-- > 0;)
    {
      right[i] = left[n - 1];
      for (uint32_t j = i + 1; j < n; j++)
        right[i] = MIN (right[i], right[j] - reference_distance (&children[i], &children[j]));
      offsets[i] = (left[i] + right[i] - left[n - 1]) / 2;
    }
}

static Contours
contours_new (void)
{
  Contours contours = { g_array_new (FALSE, FALSE, sizeof (int32_t)), g_array_new (FALSE, FALSE, sizeof (int32_t)) };

  widen (contours.left, 0, 0, TRUE);
  widen (contours.right, 0, 0, FALSE);
  return contours;
}

/* Returns: (transfer full): x of each node */
static int32_t *
reference_layout (const Tree *tree)
{
  uint32_t n = tree->nodes->len;
  g_autofree Contours *contours = g_new (Contours, n);
  int32_t *x = g_new0 (int32_t, n);

  for (uint32_t id = n; id-- > 0;)
    {
      const Node *parent = node (tree, id);

      contours[id] = contours_new ();
      reference_offsets (contours + parent->first_child, parent->n_children, x + parent->first_child);
      for (uint32_t child = parent->first_child; child < parent->first_child + parent->n_children; child++)
        {
          merge (&contours[id], &contours[child], x[child]);
          g_array_unref (contours[child].left);
          g_array_unref (contours[child].right);
        }
    }
  g_array_unref (contours[0].left);
  g_array_unref (contours[0].right);
  for (uint32_t id = 1; id < n; id++)
    x[id] += x[node (tree, id)->parent];
  return x;
}

static FringeLayout *
lay_out (const Tree *tree)
{
  FringeLayout *layout = fringe_layout_new ();

  g_assert_true (fringe_layout_update (layout, tree, 0, 0));
  return layout;
}

typedef void (*Property) (const Tree *tree);

static void
has_the_properties (const Tree *tree)
{
  g_autoptr (FringeLayout) layout = lay_out (tree);

  test_assert_layout (layout, tree, 0);
}

static void
is_as_the_reference (const Tree *tree)
{
  g_autoptr (FringeLayout) layout = lay_out (tree);
  g_autofree int32_t *x = reference_layout (tree);

  for (uint32_t id = 0; id < tree->nodes->len; id++)
    g_assert_cmpint (fringe_layout_x (layout, id), ==, x[id]);
}

static void
is_mirrored (const Tree *tree)
{
  g_autofree uint32_t *image = g_new (uint32_t, tree->nodes->len);
  g_autoptr (Tree) mirror = mirrored (tree, image);
  g_autoptr (FringeLayout) layout = lay_out (tree), reflection = lay_out (mirror);

  for (uint32_t id = 0; id < tree->nodes->len; id++)
    g_assert_cmpint (fringe_layout_x (layout, id), ==, -fringe_layout_x (reflection, image[id]));
}

/* A leaf has no contour below it: its only sibling stands a slot away. */
static void
is_narrow (const Tree *tree)
{
  g_autoptr (FringeLayout) layout = lay_out (tree);

  for (uint32_t id = 0; id < tree->nodes->len; id++)
    if (node (tree, id)->n_children == 2 && node (tree, node (tree, id)->first_child)->n_children == 0)
      {
        uint32_t first = node (tree, id)->first_child;

        g_assert_cmpint (fringe_layout_x (layout, first + 1) - fringe_layout_x (layout, first), ==, FRINGE_LAYOUT_SLOT);
      }
}

static void
try_trees (gconstpointer data)
{
  Property property = *(const Property *) data;

  for (int i = 0; i < 1000; i++)
    {
      int eagerness = g_test_rand_int_range (0, 11);
      g_autoptr (Tree) tree = random_tree ((uint32_t) g_test_rand_int_range (1, i < 900 ? 60 : 1500), eagerness);

      property (tree);
    }
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    for (int side = -1; side < (int) n_children; side++)
      {
        g_autoptr (Tree) tree = comb ((uint32_t) g_test_rand_int_range (1, 200), n_children, side);

        property (tree);
      }
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    {
      g_autoptr (Tree) chains = fork_of_chains (50, n_children), complete = complete_tree (5, n_children);

      property (chains);
      property (complete);
    }
}

static void
test_large (void)
{
  for (int eagerness = 0; eagerness <= 10; eagerness++)
    {
      g_autoptr (Tree) tree = random_tree (100000, eagerness);

      has_the_properties (tree);
      is_mirrored (tree);
    }
}

static void *
lay_out_deep_trees (void *data)
{
  (void) data;
  for (uint32_t n_children = 1; n_children <= 4; n_children++)
    {
      g_autoptr (Tree) tree = comb (100000, n_children, -1), chains = fork_of_chains (100000, n_children);
      g_autoptr (FringeLayout) of_comb = lay_out (tree), of_chains = lay_out (chains);

      g_assert_cmpuint (fringe_layout_n_rows (of_comb), ==, 100001);
      test_assert_apart (of_comb);
      test_assert_centred (of_comb);
      test_assert_apart (of_chains);
      test_assert_centred (of_chains);
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
add_property (const char *name, Property property)
{
  g_test_add_data_func_full (name, g_memdup2 (&property, sizeof property), try_trees, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_property ("/layout/shapes/the-properties-hold-for-any-tree", has_the_properties);
  add_property ("/layout/shapes/nodes-stand-where-whole-contours-put-them", is_as_the_reference);
  add_property ("/layout/shapes/a-mirrored-tree-is-laid-out-as-in-a-mirror", is_mirrored);
  add_property ("/layout/shapes/a-leaf-stands-close-to-its-only-sibling", is_narrow);
  g_test_add_func ("/layout/shapes/the-properties-hold-for-100000-nodes", test_large);
  g_test_add_func ("/layout/shapes/a-deep-tree-needs-no-deep-stack", test_deep);
  return g_test_run ();
}
