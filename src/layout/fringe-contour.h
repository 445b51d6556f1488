/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-layout.h"

/* The first pass of the layout: children beside each other, pushed apart by their contours. Of no concern to others. */

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
  int32_t x; /* from the parent; once it has its place, from the root */
  uint32_t height;
  uint8_t n_children;
  bool has_place;
} FringeLayoutNode;

/* Makes node @id of its children, which have been made, and places these beside each other. */
void fringe_contour_place_children (FringeLayoutNode *nodes, uint32_t id, const uint32_t *children, int n);

/* How far the tree below a node reaches to one side of it; until nodes have their places. */
int32_t fringe_contour_reach (const FringeLayoutNode *nodes, uint32_t root, bool right);
