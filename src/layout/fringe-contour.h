/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-layout.h"

/* So many nodes keep every number of the layout in its range. */
#define FRINGE_LAYOUT_NODES_MAX ((1u << 28) - 1)

/* Children are placed beside each other and pushed apart by their contours. Only the files of this folder use it. */

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
  int32_t x;           /* from the parent; of a root, from the first root */
  int32_t left, right; /* how far its subtree reaches to either side of it */
  uint32_t height;
  uint32_t n_shown : 29; /* nodes of its subtree */
  uint32_t n_children : 3;
} FringeLayoutNode;

_Static_assert(sizeof (FringeLayoutNode) == 32, "a node of the layout is 32 bytes");

/* Where a contour of a subtree has come to: a node and its x. */
typedef struct
{
  uint32_t id;
  int32_t x;
} FringeContour;

/* The contour one row further down; there must be one. */
static inline FringeContour
fringe_contour_below (const FringeLayoutNode *nodes, FringeContour at, bool right)
{
  const FringeLayoutNode *node = &nodes[at.id];
  uint32_t child;

  if (node->n_children == 0)
    return (FringeContour) { node->thread, at.x + node->thread_offset };
  child = right ? node->last_child : node->first_child;
  return (FringeContour) { child, at.x + nodes[child].x };
}

void fringe_contour_place_leaf (FringeLayoutNode *nodes, uint32_t id);

/* Makes node @id of its children, one or more, which have been made, and places these beside each other. */
void fringe_contour_place_children (FringeLayoutNode *nodes, uint32_t id, const uint32_t *children, int n);
