/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout.h"

#include <stdlib.h>
#include <string.h>

/* Two passes. The first goes through the ids downwards, so that children come before their parent:
 * it places the children of each node beside each other. The second goes down the rows and turns
 * offsets into positions.
 *
 * Children are pushed apart by their contours: the leftmost and the rightmost node of each row of a
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
/* Between the trees of a forest. */
#define GAP (2 * FRINGE_LAYOUT_SLOT)
#define NOT_IN_LAYOUT INT32_MIN

typedef struct
{
  union
  {
    uint32_t first_child;
    uint32_t thread; /* of a leaf */
  };
  union
  {
    uint32_t last_child;
    int32_t thread_offset;
  };
  uint32_t next_sibling;
  int32_t offset; /* from the parent */
  uint32_t height;
  uint8_t n_children;
} Node;

struct _FringeLayout
{
  Node *nodes;
  int32_t *x;
  size_t capacity;
  size_t n_ids;
  uint32_t root;
  uint32_t root_g;
  const FringeSearch *search;

  uint32_t *order; /* the ids, row by row */
  size_t n_nodes;
  uint32_t *rows; /* where each row begins in order; one more for the end */
  size_t n_rows, rows_capacity;
  int32_t left, right;
};

/* A place on a contour: a node and its x. */
typedef struct
{
  uint32_t id;
  int32_t x;
} Contour;

FringeLayout *
fringe_layout_new (void)
{
  return calloc (1, sizeof (FringeLayout));
}

void
fringe_layout_free (FringeLayout *layout)
{
  if (layout == NULL)
    return;
  free (layout->nodes);
  free (layout->x);
  free (layout->order);
  free (layout->rows);
  free (layout);
}

static Contour
below (const FringeLayout *layout, Contour at, bool right)
{
  const Node *node = &layout->nodes[at.id];
  uint32_t child;

  if (node->n_children == 0)
    return (Contour) { node->thread, at.x + node->thread_offset };
  child = right ? node->last_child : node->first_child;
  return (Contour) { child, at.x + layout->nodes[child].offset };
}

/* How far apart two siblings must stand. */
static int32_t
distance (const FringeLayout *layout, uint32_t a, uint32_t b)
{
  Contour right_of_a = { a, 0 }, left_of_b = { b, 0 };
  uint32_t rows = layout->nodes[a].height < layout->nodes[b].height ? layout->nodes[a].height : layout->nodes[b].height;
  int32_t widest = 0;

  for (; rows > 0; rows--)
    {
      right_of_a = below (layout, right_of_a, true);
      left_of_b = below (layout, left_of_b, false);
      if (right_of_a.x - left_of_b.x > widest)
        widest = right_of_a.x - left_of_b.x;
    }
  return (widest + FRINGE_LAYOUT_SLOT + 3) / 4 * 4;
}

static void
set_offsets (FringeLayout *layout, const uint32_t *siblings, int n)
{
  int32_t apart[CHILDREN_MAX][CHILDREN_MAX], left[CHILDREN_MAX] = { 0 }, right[CHILDREN_MAX];

  for (int j = 1; j < n; j++)
    for (int i = 0; i < j; i++)
      {
        apart[i][j] = distance (layout, siblings[i], siblings[j]);
        if (left[i] + apart[i][j] > left[j])
          left[j] = left[i] + apart[i][j];
      }
  for (int i = n - 1; i >= 0; i--)
    {
      right[i] = left[n - 1];
      for (int j = i + 1; j < n; j++)
        if (right[j] - apart[i][j] < right[i])
          right[i] = right[j] - apart[i][j];
      layout->nodes[siblings[i]].offset = (left[i] + right[i] - left[n - 1]) / 2;
    }
}

static Contour
descend (const FringeLayout *layout, Contour at, uint32_t rows, bool right)
{
  for (; rows > 0; rows--)
    at = below (layout, at, right);
  return at;
}

/* Joins the contours of siblings on one side: where one ends, a thread leads to the next deeper one. */
static void
thread_contour (FringeLayout *layout, const uint32_t *siblings, int n, bool right)
{
  uint32_t id = siblings[right ? n - 1 : 0];
  uint32_t covered = layout->nodes[id].height, at_row = 0;
  Contour end = { id, layout->nodes[id].offset };

  for (int i = 1; i < n; i++)
    {
      uint32_t sibling = siblings[right ? n - 1 - i : i];
      Contour next = { sibling, layout->nodes[sibling].offset };

      if (layout->nodes[sibling].height <= covered)
        continue;
      end = descend (layout, end, covered - at_row, right);
      next = descend (layout, next, covered + 1, right);
      layout->nodes[end.id].thread = next.id;
      layout->nodes[end.id].thread_offset = next.x - end.x;
      at_row = covered;
      covered = layout->nodes[sibling].height;
    }
}

static void
place_children (FringeLayout *layout, uint32_t id, const uint32_t *children, int n)
{
  Node *node = &layout->nodes[id];

  *node = (Node) { .n_children = (uint8_t) n };
  if (n == 0)
    return;

  node->first_child = children[0];
  node->last_child = children[n - 1];
  for (int i = 0; i < n; i++)
    {
      Node *child = &layout->nodes[children[i]];

      if (i + 1 < n)
        child->next_sibling = children[i + 1];
      if (child->height + 1 > node->height)
        node->height = child->height + 1;
    }
  if (n < 2)
    return;
  set_offsets (layout, children, n);
  thread_contour (layout, children, n, false);
  thread_contour (layout, children, n, true);
}

/* How far the tree below a node reaches to one side of it. */
static int32_t
reach (const FringeLayout *layout, uint32_t root, bool right)
{
  Contour at = { root, 0 };
  int32_t furthest = 0;

  for (uint32_t row = 0; row < layout->nodes[root].height; row++)
    {
      at = below (layout, at, right);
      if (right ? at.x > furthest : at.x < furthest)
        furthest = at.x;
    }
  return furthest;
}

/* The trees of a forest stand beside each other, the first at x = 0. */
static void
place_roots (FringeLayout *layout, uint32_t n_roots)
{
  int32_t end = 0;

  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t root = i == 0 ? layout->root : fringe_search_root (layout->search, i);
      int32_t x = i == 0 ? 0 : end + GAP - reach (layout, root, false);

      layout->x[root] = x;
      layout->order[layout->n_nodes++] = root;
      end = x + reach (layout, root, true);
    }
}

static void
place_rows (FringeLayout *layout)
{
  size_t end_of_row = 0;

  for (size_t i = 0; i < layout->n_nodes; i++)
    {
      uint32_t id = layout->order[i], child = layout->nodes[id].first_child;
      int32_t x = layout->x[id];

      if (i == end_of_row)
        {
          layout->rows[layout->n_rows++] = (uint32_t) i;
          end_of_row = layout->n_nodes;
        }
      layout->left = x < layout->left ? x : layout->left;
      layout->right = x > layout->right ? x : layout->right;
      for (int n = layout->nodes[id].n_children; n > 0; n--, child = layout->nodes[child].next_sibling)
        {
          layout->x[child] = x + layout->nodes[child].offset;
          layout->order[layout->n_nodes++] = child;
        }
    }
  layout->rows[layout->n_rows] = (uint32_t) layout->n_nodes;
}

static uint32_t
tallest (const FringeLayout *layout, uint32_t n_roots)
{
  uint32_t height = layout->nodes[layout->root].height;

  for (uint32_t i = 1; i < n_roots; i++)
    {
      uint32_t its = layout->nodes[fringe_search_root (layout->search, i)].height;

      height = its > height ? its : height;
    }
  return height;
}

static bool
resize (void *array, size_t n, size_t element_size)
{
  void *elements;

  memcpy (&elements, array, sizeof elements);
  elements = realloc (elements, n * element_size);
  if (elements == NULL)
    return false;
  memcpy (array, &elements, sizeof elements);
  return true;
}

static bool
reserve (FringeLayout *layout, size_t n_ids)
{
  size_t capacity = n_ids + n_ids / 4 + 64;

  if (n_ids <= layout->capacity)
    return true;
  if (!resize (&layout->nodes, capacity, sizeof *layout->nodes) || !resize (&layout->x, capacity, sizeof *layout->x)
      || !resize (&layout->order, capacity, sizeof *layout->order))
    return false;
  layout->capacity = capacity;
  return true;
}

static bool
reserve_rows (FringeLayout *layout, size_t n_rows)
{
  if (n_rows <= layout->rows_capacity)
    return true;
  if (!resize (&layout->rows, n_rows + n_rows / 4, sizeof *layout->rows))
    return false;
  layout->rows_capacity = n_rows + n_rows / 4;
  return true;
}

bool
fringe_layout_update (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step)
{
  uint32_t n_ids = fringe_search_n_nodes_at (search, step);
  uint32_t n_roots = root == 0 ? fringe_search_n_roots_at (search, step) : 1;

  layout->n_nodes = layout->n_ids = layout->n_rows = 0;
  layout->left = layout->right = 0;
  if (root >= n_ids || !reserve (layout, n_ids))
    return false;

  for (uint32_t id = n_ids; id-- > root;)
    {
      uint32_t children[CHILDREN_MAX];
      int n = fringe_search_children_at (search, id, step, children);

      layout->x[id] = NOT_IN_LAYOUT;
      place_children (layout, id, children, n);
    }

  layout->search = search;
  layout->root = root;
  layout->root_g = fringe_search_g (search, root);
  if (!reserve_rows (layout, (size_t) tallest (layout, n_roots) + 2))
    return false;
  layout->n_ids = n_ids;
  place_roots (layout, n_roots);
  place_rows (layout);
  return true;
}

uint32_t
fringe_layout_root (const FringeLayout *layout)
{
  return layout->root;
}

uint32_t
fringe_layout_n_nodes (const FringeLayout *layout)
{
  return (uint32_t) layout->n_nodes;
}

uint32_t
fringe_layout_n_rows (const FringeLayout *layout)
{
  return (uint32_t) layout->n_rows;
}

const uint32_t *
fringe_layout_row (const FringeLayout *layout, uint32_t row, uint32_t *n_nodes)
{
  *n_nodes = layout->rows[row + 1] - layout->rows[row];
  return layout->order + layout->rows[row];
}

uint32_t
fringe_layout_find (const FringeLayout *layout, uint32_t row, int64_t x)
{
  uint32_t n, low = 0;
  const uint32_t *ids = fringe_layout_row (layout, row, &n);

  while (low < n)
    {
      uint32_t middle = low + (n - low) / 2;

      if (layout->x[ids[middle]] < x)
        low = middle + 1;
      else
        n = middle;
    }
  return low;
}

bool
fringe_layout_has (const FringeLayout *layout, uint32_t id)
{
  return layout->n_nodes > 0 && id >= layout->root && id < layout->n_ids && layout->x[id] != NOT_IN_LAYOUT;
}

int32_t
fringe_layout_x (const FringeLayout *layout, uint32_t id)
{
  return layout->x[id];
}

uint32_t
fringe_layout_depth (const FringeLayout *layout, uint32_t id)
{
  return fringe_search_g (layout->search, id) - layout->root_g;
}

void
fringe_layout_extents (const FringeLayout *layout, int32_t *left, int32_t *right)
{
  *left = layout->left;
  *right = layout->right;
}

int
fringe_layout_children (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  int n = layout->nodes[id].n_children;
  uint32_t child = layout->nodes[id].first_child;

  for (int i = 0; i < n; i++, child = layout->nodes[child].next_sibling)
    children[i] = child;
  return n;
}

size_t
fringe_layout_bytes (const FringeLayout *layout)
{
  return sizeof *layout + layout->capacity * (sizeof *layout->nodes + sizeof *layout->x + sizeof *layout->order)
         + layout->rows_capacity * sizeof *layout->rows;
}
