/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-reference.h"

#include "fringe-layout.h"

/* Every subtree's contours as whole arrays, by row, merged by looking at every row. */
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
distance (const Contours *a, const Contours *b)
{
  int32_t widest = 0;

  for (uint32_t row = 0; row < MIN (a->right->len, b->left->len); row++)
    widest = MAX (widest, g_array_index (a->right, int32_t, row) - g_array_index (b->left, int32_t, row));
  while ((widest + FRINGE_LAYOUT_SLOT) % 4 != 0)
    widest++;
  return widest + FRINGE_LAYOUT_SLOT;
}

/* As far to the left as they go, as far to the right as they go, and the middle of the two. */
static void
place (const Contours *contours, const TestNode *parent, int32_t *x)
{
  int32_t left[FRINGE_N_MOVES] = { 0 }, right[FRINGE_N_MOVES];
  uint32_t n = parent->n_children;

  for (uint32_t j = 1; j < n; j++)
    for (uint32_t i = 0; i < j; i++)
      left[j] = MAX (left[j], left[i] + distance (&contours[parent->children[i]], &contours[parent->children[j]]));
  for (uint32_t i = n; i-- > 0;)
    {
      right[i] = left[n - 1];
      for (uint32_t j = i + 1; j < n; j++)
        right[i] = MIN (right[i], right[j] - distance (&contours[parent->children[i]], &contours[parent->children[j]]));
      x[parent->children[i]] = (left[i] + right[i] - left[n - 1]) / 2;
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

static void
contours_clear (Contours *contours)
{
  g_array_unref (contours->left);
  g_array_unref (contours->right);
}

int32_t *
test_layout_reference (const TestTree *tree)
{
  uint32_t n = test_tree_n_nodes (tree);
  g_autofree Contours *contours = g_new (Contours, n);
  int32_t *x = g_new0 (int32_t, n);

  for (uint32_t id = n; id-- > 0;)
    {
      const TestNode *parent = test_tree_node (tree, id);

      contours[id] = contours_new ();
      place (contours, parent, x);
      for (uint32_t i = 0; i < parent->n_children; i++)
        {
          merge (&contours[id], &contours[parent->children[i]], x[parent->children[i]]);
          contours_clear (&contours[parent->children[i]]);
        }
    }
  contours_clear (&contours[0]);
  for (uint32_t id = 1; id < n; id++)
    x[id] += x[test_tree_node (tree, id)->parent];
  return x;
}
