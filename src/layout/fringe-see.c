/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* What is seen of the layout: from the roots down, row by row, past every subtree that lies beside the span. */

/* A subtree on its way down, or the contour that stands for one. */
typedef struct
{
  FringeContour at;
  uint32_t rows; /* how far the contour goes on, or ALL for a subtree */
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
follow (Look *look, FringeContour at, uint32_t rows)
{
  Row *below = &look->below;

  if (!fringe_array_reserve (&below->branches, &below->capacity, below->n + 1, sizeof *below->branches))
    {
      look->has_memory = false;
      return;
    }
  below->branches[below->n++] = (Branch) { at, rows };
  __builtin_prefetch (&look->nodes[at.id]);
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
follow_children (Look *look, FringeContour at)
{
  const FringeLayoutNode *node = &look->nodes[at.id];
  uint32_t child = node->first_child;

  for (uint32_t n = node->n_children; n > 0; n--, child = look->nodes[child].next_sibling)
    follow (look, (FringeContour) { child, at.x + look->nodes[child].x }, ALL);
}

/* One node a row, on the left. Where even that is beyond the span, nothing of the row is in it. */
static void
see_contour (Look *look, FringeContour at, uint32_t rows)
{
  if (look->row >= look->span->top && look->row % look->row_grain == 0 && at.x <= look->span->right)
    see_at (look, at);
  if (rows > 0 && look->row < look->span->bottom)
    follow (look, fringe_contour_below (look->nodes, at, false), rows - 1);
}

static void
see_branch (Look *look, const Branch *branch)
{
  FringeContour at = branch->at;
  const FringeLayoutNode *node = &look->nodes[at.id];
  bool is_seen = branch->rows != ALL || subtree_is_seen (look, at);

  if (branch->rows != ALL)
    see_contour (look, at, branch->rows);
  else if (is_seen && look->grain > 0 && node->right - node->left <= look->grain)
    see_contour (look, at, node->height);
  else
    {
      if (node_is_seen (look, at))
        see_at (look, at);
      if (is_seen)
        follow_children (look, at);
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

      follow (&look, (FringeContour) { root, layout->nodes[root].x }, ALL);
    }
  see_rows (&look);
  return look.has_memory;
}
