/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

/* One node's width and the gap beside it, in layout units. */
#define FRINGE_LAYOUT_SLOT 4

/**
 * FringeLayout:
 *
 * A tidy drawing of the search tree at a step (Wetherell & Shannon 1979; Reingold & Tilford 1981),
 * in units: rows below each other, x in quarters of a slot, the root at x = 0. Integers, so that
 * positions are exact however large the tree is. The iterations of IDA* are a forest: their trees
 * stand side by side, clear of each other.
 *
 * - nodes of one row are at least a slot apart, in the order of their ids among siblings;
 * - a parent stands midway between its first and its last child;
 * - equal subtrees have equal shapes, mirrored ones mirrored shapes.
 */
typedef struct _FringeLayout FringeLayout;

/* Returns: (nullable): an empty layout, to be freed with fringe_layout_free() */
FringeLayout *fringe_layout_new (void);
void fringe_layout_free (FringeLayout *layout);

/**
 * fringe_layout_update:
 * @root: the node whose subtree is laid out; 0 for the whole tree, or all trees of a forest
 * @step: the step at which it is seen
 *
 * O(nodes), without recursion.
 *
 * Returns: false, the layout empty, where memory ran out
 */
bool fringe_layout_update (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step);

uint32_t fringe_layout_root (const FringeLayout *layout);

/* Nodes in the layout, the root among them. */
uint32_t fringe_layout_n_nodes (const FringeLayout *layout);
uint32_t fringe_layout_n_rows (const FringeLayout *layout);

/* The ids of a row from left to right. */
const uint32_t *fringe_layout_row (const FringeLayout *layout, uint32_t row, uint32_t *n_nodes);

/* The index in the row of the first node at @x or to the right of it; O(log n). */
uint32_t fringe_layout_find (const FringeLayout *layout, uint32_t row, int64_t x);

bool fringe_layout_has (const FringeLayout *layout, uint32_t id);

/* Where the centre of a node is; it must be in the layout. */
int32_t fringe_layout_x (const FringeLayout *layout, uint32_t id);
uint32_t fringe_layout_depth (const FringeLayout *layout, uint32_t id);

/* The smallest and the largest x of any node. */
void fringe_layout_extents (const FringeLayout *layout, int32_t *left, int32_t *right);

/* The children as they are in the layout, from left to right. Returns: how many */
int fringe_layout_children (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES]);

/* Bytes held. */
size_t fringe_layout_bytes (const FringeLayout *layout);
