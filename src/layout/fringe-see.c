/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* What is seen of the layout: from the roots down, row by row, past every subtree that lies beside the span. */

/* Subtrees of siblings on their way down, or a contour that stands for one subtree. Memory is asked for the first of them
 * as it is put here, and nothing is taken from there before its row comes: nodes lie anywhere. */
typedef struct
{
  uint32_t id;
  int32_t x;     /* of its parent, or of itself */
  uint32_t rows; /* how far the contour goes on, or ALL for subtrees */
  uint16_t n;    /* siblings, the first among them */
  bool is_of_parent;
} Branch;

#define ALL UINT32_MAX

typedef struct
{
  Branch *branches;
  size_t n, capacity;
} Row;

typedef struct
{
  const FringeLayoutNode *nodes;
  const FringeSpan *span;
  int32_t grain;
  uint32_t row_grain;
  uint32_t row;
  Row below;
  FringePlaces *places;
  bool has_memory;
} Look;

static void
follow (Look *look, Branch branch)
{
  Row *below = &look->below;

  if (!fringe_array_reserve (&below->branches, &below->capacity, below->n + 1, sizeof *below->branches))
    {
      look->has_memory = false;
      return;
    }
  below->branches[below->n++] = branch;
  __builtin_prefetch (&look->nodes[branch.id]);
}

static void
see_at (Look *look, FringeContour at)
{
  FringePlaces *places = look->places;
  int32_t parent_x = look->row == 0 ? at.x : at.x - look->nodes[at.id].x;

  if (!fringe_array_reserve (&places->places, &places->capacity, places->n + 1, sizeof *places->places))
    look->has_memory = false;
  else
    places->places[places->n++] = (FringePlace) { at.id, look->row, at.x, parent_x };
}

static bool
crosses (const FringeSpan *span, int64_t left, int64_t right, uint32_t top, uint32_t bottom)
{
  return left <= span->right && right >= span->left && top <= span->bottom && bottom >= span->top;
}

/* Whether the node, or the edge that leads to it, is in the span. */
static bool
node_is_seen (const Look *look, FringeContour at)
{
  int64_t x = at.x, parent_x = look->row == 0 ? x : x - look->nodes[at.id].x;

  if (look->grain > 0)
    return look->row % look->row_grain == 0 && crosses (look->span, x, x, look->row, look->row);
  return crosses (look->span, x < parent_x ? x : parent_x, x < parent_x ? parent_x : x,
                  look->row == 0 ? 0 : look->row - 1, look->row);
}

static bool
subtree_is_seen (const Look *look, FringeContour at)
{
  const FringeLayoutNode *node = &look->nodes[at.id];

  return crosses (look->span, (int64_t) at.x + node->left, (int64_t) at.x + node->right, look->row,
                  look->row + node->height);
}

static void
follow_contour (Look *look, FringeContour at, uint32_t rows)
{
  const FringeLayoutNode *node = &look->nodes[at.id];

  if (node->n_children > 0)
    follow (look, (Branch) { node->first_child, at.x, rows, 1, true });
  else
    follow (look, (Branch) { node->thread, at.x + node->thread_offset, rows, 1, false });
}

/* One node a row, on the left. Where even that is beyond the span, nothing of the row is in it. */
static void
see_contour (Look *look, FringeContour at, uint32_t rows)
{
  if (look->row >= look->span->top && look->row % look->row_grain == 0 && at.x <= look->span->right)
    see_at (look, at);
  if (rows > 0 && look->row < look->span->bottom)
    follow_contour (look, at, rows - 1);
}

static void
see_subtree (Look *look, FringeContour at)
{
  const FringeLayoutNode *node = &look->nodes[at.id];
  bool is_seen = subtree_is_seen (look, at);

  if (is_seen && look->grain > 0 && node->right - node->left <= look->grain)
    see_contour (look, at, node->height);
  else
    {
      if (node_is_seen (look, at))
        see_at (look, at);
      if (is_seen && node->n_children > 0)
        follow (look, (Branch) { node->first_child, at.x, ALL, node->n_children, true });
    }
}

static void
see_branch (Look *look, const Branch *branch)
{
  uint32_t id = branch->id;

  for (int n = branch->n; n > 0; n--, id = look->nodes[id].next_sibling)
    {
      FringeContour at = { id, branch->x + (branch->is_of_parent ? look->nodes[id].x : 0) };

      if (branch->rows == ALL)
        see_subtree (look, at);
      else
        see_contour (look, at, branch->rows);
    }
}

static void
see_rows (Look *look)
{
  Row row = { 0 };

  while (look->below.n > 0 && look->has_memory)
    {
      Row here = look->below;

      look->below = row;
      look->below.n = 0;
      for (size_t i = 0; i < here.n && look->has_memory; i++)
        see_branch (look, &here.branches[i]);
      row = here;
      look->row++;
    }
  free (row.branches);
  free (look->below.branches);
}

bool
fringe_layout_see (const FringeLayout *layout,
                   const FringeSpan *span,
                   int32_t grain,
                   uint32_t row_grain,
                   FringePlaces *places)
{
  Look look = {
    .nodes = layout->nodes,
    .span = span,
    .grain = grain,
    .row_grain = row_grain > 0 ? row_grain : 1,
    .places = places,
    .has_memory = true,
  };
  uint32_t n_roots = layout->n_ids > 0 ? fringe_layout_n_roots (layout, layout->step) : 0;

  places->n = 0;
  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t root = fringe_layout_nth_root (layout, i);

      follow (&look, (Branch) { root, layout->nodes[root].x, ALL, 1, false });
    }
  see_rows (&look);
  return look.has_memory;
}
