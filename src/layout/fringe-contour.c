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
 *   it is the same seen in a mirror.
 *
 * A thread is set by the lowest node above the leaf that has deeper leaves, and becomes wrong only with a change below
 * that node. To place all nodes above a change anew, from below, therefore sets all threads right. */

#define CHILDREN_MAX FRINGE_N_MOVES

/* Where two siblings meet. */
typedef struct
{
  int32_t apart;       /* how far they must stand from each other */
  FringeContour right; /* the right contour of the left one in the last row that both have, from its root */
  FringeContour left;  /* the left contour of the right one */
} Seam;

static inline Seam
meet (const FringeLayoutNode *nodes, uint32_t a, uint32_t b)
{
  Seam seam = { 0, { a, 0 }, { b, 0 } };
  uint32_t rows = nodes[a].height < nodes[b].height ? nodes[a].height : nodes[b].height;

  for (; rows > 0; rows--)
    {
      seam.right = fringe_contour_below (nodes, seam.right, true);
      seam.left = fringe_contour_below (nodes, seam.left, false);
      if (seam.right.x - seam.left.x > seam.apart)
        seam.apart = seam.right.x - seam.left.x;
    }
  seam.apart = (seam.apart + FRINGE_LAYOUT_SLOT + 3) / 4 * 4;
  return seam;
}

static inline void
set_offsets (FringeLayoutNode *nodes, const uint32_t *siblings, int n, Seam seams[CHILDREN_MAX][CHILDREN_MAX])
{
  int32_t left[CHILDREN_MAX] = { 0 }, right[CHILDREN_MAX];

  for (int j = 1; j < n; j++)
    for (int i = 0; i < j; i++)
      {
        seams[i][j] = meet (nodes, siblings[i], siblings[j]);
        if (left[i] + seams[i][j].apart > left[j])
          left[j] = left[i] + seams[i][j].apart;
      }
  for (int i = n - 1; i >= 0; i--)
    {
      right[i] = left[n - 1];
      for (int j = i + 1; j < n; j++)
        if (right[j] - seams[i][j].apart < right[i])
          right[i] = right[j] - seams[i][j].apart;
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
static inline void
thread_contour (FringeLayoutNode *nodes,
                const uint32_t *siblings,
                int n,
                Seam seams[CHILDREN_MAX][CHILDREN_MAX],
                bool right)
{
  int last = right ? n - 1 : 0;
  uint32_t covered = nodes[siblings[last]].height, rows = covered;
  FringeContour end = { siblings[last], nodes[siblings[last]].x };

  for (int k = 1; k < n; k++)
    {
      int i = right ? n - 1 - k : k;
      uint32_t height = nodes[siblings[i]].height;
      FringeContour next;

      if (height <= covered)
        continue;
      end = descend (nodes, end, rows, right);
      next = fringe_contour_below (nodes, right ? seams[i][last].right : seams[last][i].left, right);
      next.x += nodes[siblings[i]].x;
      nodes[end.id].thread = next.id;
      nodes[end.id].thread_offset = next.x - end.x;
      end = next;
      rows = height - covered - 1;
      covered = height;
      last = i;
    }
}

static inline void
place_siblings (FringeLayoutNode *nodes, const uint32_t *siblings, int n)
{
  Seam seams[CHILDREN_MAX][CHILDREN_MAX];

  set_offsets (nodes, siblings, n, seams);
  thread_contour (nodes, siblings, n, seams, false);
  thread_contour (nodes, siblings, n, seams, true);
}

/* Measures the subtree as a whole, once the children stand. */
static inline void
measure (FringeLayoutNode *nodes, FringeLayoutNode *node, const uint32_t *children, int n)
{
  uint32_t n_shown = 1, height = 0;
  int32_t left = 0, right = 0;

  for (int i = 0; i < n; i++)
    {
      const FringeLayoutNode *child = &nodes[children[i]];

      n_shown += child->n_shown;
      height = child->height > height ? child->height : height;
      left = child->x + child->left < left ? child->x + child->left : left;
      right = child->x + child->right > right ? child->x + child->right : right;
    }
  node->left = left;
  node->right = right;
  node->height = height + 1;
  node->n_shown = n_shown & FRINGE_LAYOUT_NODES_MAX;
}

void
fringe_contour_place_leaf (FringeLayoutNode *nodes, uint32_t id)
{
  FringeLayoutNode *node = &nodes[id];

  node->left = node->right = 0;
  node->height = 0;
  node->n_shown = 1;
  node->n_children = 0;
}

void
fringe_contour_place_children (FringeLayoutNode *nodes, uint32_t id, const uint32_t *children, int n)
{
  FringeLayoutNode *node = &nodes[id];

  node->n_children = (uint32_t) n & 7;
  node->first_child = children[0];
  node->last_child = children[n - 1];
  for (int i = 0; i + 1 < n; i++)
    nodes[children[i]].next_sibling = children[i + 1];
  /* Most families are small; the compiler unrolls what it knows the size of. */
  if (n == 1)
    nodes[children[0]].x = 0;
  else if (n == 2)
    place_siblings (nodes, children, 2);
  else
    place_siblings (nodes, children, n);
  measure (nodes, node, children, n);
}
