/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-contour.h"

/* Children are pushed apart by their contours: the leftmost and the rightmost node of each row of a
 * subtree. A contour is followed from child to child, and from a leaf along its thread. Comparing two
 * subtrees costs as many rows as the shallower one has, which makes the whole pass linear.
 *
 * Invariants:
 * - offsets are even, distances between siblings multiples of 4, so that halves are whole;
 * - a thread leads from the deepest leaf of a contour to the next row of that contour; a leaf needs
 *   no more than one, being the end of a left or of a right contour;
 * - packed to the left and packed to the right are both free of overlap, hence their mean is too;
 *   it is the same seen in a mirror. */

#define CHILDREN_MAX FRINGE_N_MOVES

/* How far apart two siblings must stand. */
static int32_t
distance (const FringeLayoutNode *nodes, uint32_t a, uint32_t b)
{
  FringeContour right_of_a = { a, 0 }, left_of_b = { b, 0 };
  uint32_t rows = nodes[a].height < nodes[b].height ? nodes[a].height : nodes[b].height;
  int32_t widest = 0;

  for (; rows > 0; rows--)
    {
      right_of_a = fringe_contour_below (nodes, right_of_a, true);
      left_of_b = fringe_contour_below (nodes, left_of_b, false);
      if (right_of_a.x - left_of_b.x > widest)
        widest = right_of_a.x - left_of_b.x;
    }
  return (widest + FRINGE_LAYOUT_SLOT + 3) / 4 * 4;
}

static void
set_offsets (FringeLayoutNode *nodes, const uint32_t *siblings, int n)
{
  int32_t apart[CHILDREN_MAX][CHILDREN_MAX], left[CHILDREN_MAX] = { 0 }, right[CHILDREN_MAX];

  for (int j = 1; j < n; j++)
    for (int i = 0; i < j; i++)
      {
        apart[i][j] = distance (nodes, siblings[i], siblings[j]);
        if (left[i] + apart[i][j] > left[j])
          left[j] = left[i] + apart[i][j];
      }
  for (int i = n - 1; i >= 0; i--)
    {
      right[i] = left[n - 1];
      for (int j = i + 1; j < n; j++)
        if (right[j] - apart[i][j] < right[i])
          right[i] = right[j] - apart[i][j];
      nodes[siblings[i]].x = (left[i] + right[i] - left[n - 1]) / 2;
    }
}

static FringeContour
descend (const FringeLayoutNode *nodes, FringeContour at, uint32_t rows, bool right)
{
  for (; rows > 0; rows--)
    at = fringe_contour_below (nodes, at, right);
  return at;
}

/* Joins the contours of siblings on one side: where one ends, a thread leads to the next deeper one. */
static void
thread_contour (FringeLayoutNode *nodes, const uint32_t *siblings, int n, bool right)
{
  uint32_t id = siblings[right ? n - 1 : 0];
  uint32_t covered = nodes[id].height, at_row = 0;
  FringeContour end = { id, nodes[id].x };

  for (int i = 1; i < n; i++)
    {
      uint32_t sibling = siblings[right ? n - 1 - i : i];
      FringeContour next = { sibling, nodes[sibling].x };

      if (nodes[sibling].height <= covered)
        continue;
      end = descend (nodes, end, covered - at_row, right);
      next = descend (nodes, next, covered + 1, right);
      nodes[end.id].thread = next.id;
      nodes[end.id].thread_offset = next.x - end.x;
      at_row = covered;
      covered = nodes[sibling].height;
    }
}

/* Children stand: what is the subtree as a whole? */
static void
measure (FringeLayoutNode *nodes, FringeLayoutNode *node, const uint32_t *children, int n)
{
  uint32_t n_shown = 1;

  for (int i = 0; i < n; i++)
    {
      const FringeLayoutNode *child = &nodes[children[i]];

      n_shown += child->n_shown;
      if (child->height + 1 > node->height)
        node->height = child->height + 1;
      if (child->x + child->left < node->left)
        node->left = child->x + child->left;
      if (child->x + child->right > node->right)
        node->right = child->x + child->right;
    }
  node->n_shown = n_shown & FRINGE_LAYOUT_NODES_MAX;
}

void
fringe_contour_place_children (FringeLayoutNode *nodes, uint32_t id, const uint32_t *children, int n)
{
  FringeLayoutNode *node = &nodes[id];

  node->left = node->right = 0;
  node->height = 0;
  node->n_shown = 1;
  node->n_children = (uint32_t) n & 7;
  if (n == 0)
    return;

  node->first_child = children[0];
  node->last_child = children[n - 1];
  for (int i = 0; i + 1 < n; i++)
    nodes[children[i]].next_sibling = children[i + 1];
  if (n == 1)
    nodes[children[0]].x = 0;
  else
    {
      set_offsets (nodes, children, n);
      thread_contour (nodes, children, n, false);
      thread_contour (nodes, children, n, true);
    }
  measure (nodes, node, children, n);
}
