/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-contour.h"

#include <stdlib.h>
#include <string.h>

/* Two passes. The first goes through the ids downwards, so that children come before their parent:
 * it places the children of each node beside each other. The second goes down the rows and turns
 * offsets into positions. */

/* Between the trees of a forest. */
#define GAP (2 * FRINGE_LAYOUT_SLOT)

struct _FringeLayout
{
  FringeLayoutNode *nodes;
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
  free (layout->order);
  free (layout->rows);
  free (layout);
}

/* The trees of a forest stand beside each other, the first at x = 0. */
static void
place_roots (FringeLayout *layout, uint32_t n_roots)
{
  int32_t end = 0;

  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t root = i == 0 ? layout->root : fringe_search_root (layout->search, i);
      int32_t x = i == 0 ? 0 : end + GAP - fringe_contour_reach (layout->nodes, root, false);

      layout->nodes[root].x = x;
      layout->nodes[root].has_place = true;
      layout->order[layout->n_nodes++] = root;
      end = x + fringe_contour_reach (layout->nodes, root, true);
    }
}

static void
place_rows (FringeLayout *layout)
{
  size_t end_of_row = 0;

  for (size_t i = 0; i < layout->n_nodes; i++)
    {
      const FringeLayoutNode *node = &layout->nodes[layout->order[i]];
      uint32_t child = node->first_child;

      if (i == end_of_row)
        {
          layout->rows[layout->n_rows++] = (uint32_t) i;
          end_of_row = layout->n_nodes;
        }
      layout->left = node->x < layout->left ? node->x : layout->left;
      layout->right = node->x > layout->right ? node->x : layout->right;
      for (int n = node->n_children; n > 0; n--, child = layout->nodes[child].next_sibling)
        {
          layout->nodes[child].x += node->x;
          layout->nodes[child].has_place = true;
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
  if (!resize (&layout->nodes, capacity, sizeof *layout->nodes)
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
      uint32_t children[FRINGE_N_MOVES];
      int n = fringe_search_children_at (search, id, step, children);

      fringe_contour_place_children (layout->nodes, id, children, n);
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

      if (layout->nodes[ids[middle]].x < x)
        low = middle + 1;
      else
        n = middle;
    }
  return low;
}

bool
fringe_layout_has (const FringeLayout *layout, uint32_t id)
{
  return layout->n_nodes > 0 && id >= layout->root && id < layout->n_ids && layout->nodes[id].has_place;
}

int32_t
fringe_layout_x (const FringeLayout *layout, uint32_t id)
{
  return layout->nodes[id].x;
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
  return sizeof *layout + layout->capacity * (sizeof *layout->nodes + sizeof *layout->order)
         + layout->rows_capacity * sizeof *layout->rows;
}
