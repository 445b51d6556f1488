/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* What is seen of the layout: from the roots down, past every subtree that lies beside the span. */

typedef struct
{
  const FringeLayout *layout;
  const FringeSpan *span;
  int32_t grain;
  uint32_t row_grain;
  FringePlaces *places;

  uint32_t id, root;
  uint32_t row;
  int32_t x;
  bool has_memory;
} Look;

static void
see_at (Look *look, uint32_t id, uint32_t row, int32_t x)
{
  FringePlaces *places = look->places;
  int32_t parent_x = id == look->root ? x : x - look->layout->nodes[id].x;

  if (!fringe_array_reserve (&places->places, &places->capacity, places->n + 1, sizeof *places->places))
    look->has_memory = false;
  else
    places->places[places->n++] = (FringePlace) { id, row, x, parent_x };
}

static bool
crosses (const FringeSpan *span, int64_t left, int64_t right, uint32_t top, uint32_t bottom)
{
  return left <= span->right && right >= span->left && top <= span->bottom && bottom >= span->top;
}

/* Whether the node, or the edge that leads to it, is in the span. */
static bool
node_is_seen (const Look *look)
{
  int64_t x = look->x, parent_x = look->id == look->root ? x : x - look->layout->nodes[look->id].x;
  uint32_t row = look->row;

  if (look->grain > 0)
    return row % look->row_grain == 0 && crosses (look->span, x, x, row, row);
  return crosses (look->span, x < parent_x ? x : parent_x, x < parent_x ? parent_x : x,
                  look->id == look->root ? row : row - 1, row);
}

static bool
subtree_is_seen (const Look *look)
{
  const FringeLayoutNode *node = &look->layout->nodes[look->id];

  return crosses (look->span, (int64_t) look->x + node->left, (int64_t) look->x + node->right, look->row,
                  look->row + node->height);
}

/* One node a row, along the contour on the left. Where even that is beyond the span, nothing of the row is in it. */
static void
see_grain (Look *look)
{
  const FringeLayoutNode *nodes = look->layout->nodes;
  FringeContour at = { look->id, look->x };
  uint32_t bottom = look->row + nodes[look->id].height;

  if (bottom > look->span->bottom)
    bottom = look->span->bottom;
  for (uint32_t row = look->row; look->has_memory; row++)
    {
      if (row >= look->span->top && row % look->row_grain == 0 && at.x <= look->span->right)
        see_at (look, at.id, row, at.x);
      if (row >= bottom)
        break;
      at = fringe_contour_below (nodes, at, false);
    }
}

/* Returns: whether to go on below the node */
static bool
see_node (Look *look)
{
  const FringeLayoutNode *node = &look->layout->nodes[look->id];
  bool subtree = subtree_is_seen (look);

  if (subtree && look->grain > 0 && node->right - node->left <= look->grain)
    {
      see_grain (look);
      return false;
    }
  if (node_is_seen (look))
    see_at (look, look->id, look->row, look->x);
  return subtree && node->n_children > 0;
}

static void
go_down (Look *look)
{
  look->id = look->layout->nodes[look->id].first_child;
  look->x += look->layout->nodes[look->id].x;
  look->row++;
}

/* To the next node that is not below this one. Returns: false where the tree ends */
static bool
go_past (Look *look)
{
  const FringeLayoutNode *nodes = look->layout->nodes;

  while (look->id != look->root)
    {
      uint32_t parent = fringe_search_parent (look->layout->search, look->id);

      look->x -= nodes[look->id].x;
      if (nodes[parent].last_child != look->id)
        {
          look->id = nodes[look->id].next_sibling;
          look->x += nodes[look->id].x;
          return true;
        }
      look->id = parent;
      look->row--;
    }
  return false;
}

static void
see_tree (Look *look, uint32_t root)
{
  look->id = look->root = root;
  look->row = 0;
  look->x = look->layout->nodes[root].x;
  for (;;)
    {
      bool goes_on = see_node (look);

      if (!look->has_memory)
        return;
      if (goes_on)
        go_down (look);
      else if (!go_past (look))
        return;
    }
}

bool
fringe_layout_see (const FringeLayout *layout,
                   const FringeSpan *span,
                   int32_t grain,
                   uint32_t row_grain,
                   FringePlaces *places)
{
  Look look = { layout, span, grain, row_grain > 0 ? row_grain : 1, places, 0, 0, 0, 0, true };

  places->n = 0;
  if (layout->n_ids == 0)
    return true;
  for (uint32_t i = 0; i < fringe_layout_n_roots (layout, layout->step) && look.has_memory; i++)
    see_tree (&look, fringe_layout_nth_root (layout, i));
  return look.has_memory;
}
