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
 *
 * What is below a folded node takes no room. A layout follows search, step and folds alone: however it
 * came there, by steps, jumps or folding, places are the same.
 *
 * Places are kept relative to the parent, so that a step changes only the nodes on the way from what
 * is new to the root.
 */
typedef struct _FringeLayout FringeLayout;

/**
 * FringePlace:
 * @row: below the root of the layout
 * @x: of its centre
 * @parent_x: of its parent's centre; @x where the layout has no parent of it
 *
 * Where a node stands, in units.
 */
typedef struct
{
  uint32_t id;
  uint32_t row;
  int32_t x;
  int32_t parent_x;
} FringePlace;

/* An array of places that grows. All zeros to begin with; @places is to be freed with free(). */
typedef struct
{
  FringePlace *places;
  size_t n, capacity;
} FringePlaces;

/* A part of the drawing, borders included. */
typedef struct
{
  int64_t left, right;
  uint32_t top, bottom;
} FringeSpan;

typedef enum
{
  FRINGE_LAYOUT_READY,
  FRINGE_LAYOUT_UNDER_WAY,
  FRINGE_LAYOUT_NO_MEMORY, /* the layout is empty */
} FringeLayoutProgress;

/* Returns: (nullable): an empty layout, to be freed with fringe_layout_free() */
FringeLayout *fringe_layout_new (void);
void fringe_layout_free (FringeLayout *layout);

/* Empties it and forgets folds and search, but neither fold size nor room: to be called where the search it was made for is
 * freed, since another one may come to lie at the same address. */
void fringe_layout_clear (FringeLayout *layout);

/**
 * fringe_layout_update:
 * @root: the node whose subtree is laid out; 0 for the whole tree, or all trees of a forest
 * @step: the step at which it is seen
 *
 * Brings the layout to a step at once. Costs the nodes that changed since the step it was at and those
 * above them, or O(nodes) where that is less; never recursive. Another search or root begins without folds.
 *
 * Returns: false, the layout empty, where memory ran out
 */
bool fringe_layout_update (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step);

/**
 * fringe_layout_aim:
 *
 * The same in slices: aims at a step. What is little work is done at once; for more, the answer is UNDER_WAY, and
 * fringe_layout_advance() is to be called until it is not. In between the layout has no places: only aim, advance,
 * clear, bytes, free, fold, unfold, unfold_all, add_folds, set_fold_size and set_room may be called. An aim taken meanwhile replaces the other.
 */
FringeLayoutProgress
fringe_layout_aim (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step);

/* Goes on for about @n_nodes nodes. */
FringeLayoutProgress fringe_layout_advance (FringeLayout *layout, uint32_t n_nodes);

uint32_t fringe_layout_root (const FringeLayout *layout);
uint32_t fringe_layout_step (const FringeLayout *layout);

/* Nodes in the layout, the root among them; and those below folded nodes. Together all there are at the step. O(1). */
uint32_t fringe_layout_n_nodes (const FringeLayout *layout);
uint32_t fringe_layout_n_hidden (const FringeLayout *layout);
uint32_t fringe_layout_n_rows (const FringeLayout *layout);

/* The smallest and the largest x of any node. */
void fringe_layout_extents (const FringeLayout *layout, int32_t *left, int32_t *right);

/* Whether a node is in the layout: there at the step, below the root, and no folded node above it. O(depth). */
bool fringe_layout_has (const FringeLayout *layout, uint32_t id);

/* The node itself, or the folded node that hides it; FRINGE_NO_NODE where it is not there at all. O(depth). */
uint32_t fringe_layout_shown_for (const FringeLayout *layout, uint32_t id);

/* What it was last made for; NULL after fringe_layout_clear() and before. */
const FringeSearch *fringe_layout_search (const FringeLayout *layout);

/* Where a node of the layout is. O(depth). */
FringePlace fringe_layout_place (const FringeLayout *layout, uint32_t id);

/* The part of the drawing that the subtree of a node of the layout takes. O(depth). */
FringeSpan fringe_layout_span (const FringeLayout *layout, uint32_t id);

/* The children as they are in the layout, none of a folded node, from left to right. Returns: how many */
int fringe_layout_children (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES]);

/* All nodes of the subtree below @id, itself among them, that exist at the step, hidden or not. O(1). */
uint32_t fringe_layout_n_below (const FringeLayout *layout, uint32_t id);

/**
 * fringe_layout_see:
 * @span: the part that is looked at
 * @grain: subtrees no wider than this many units are seen as one node a row, their leftmost; 0 for every node
 * @row_grain: with a @grain: only every so manieth row is seen, at least 1
 * @places: emptied, then filled with parents before their children
 *
 * Finds the nodes in a part of the drawing and, where @grain is 0, those whose edge from the parent crosses it.
 * O(nodes found + rows above).
 *
 * Returns: false, with what was found so far, where memory ran out
 */
bool fringe_layout_see (const FringeLayout *layout,
                        const FringeSpan *span,
                        int32_t grain,
                        uint32_t row_grain,
                        FringePlaces *places);

/* The place of a node in @places, which are in the order of fringe_places_sort(), by id. Returns: (nullable) */
void fringe_places_sort (FringePlaces *places);
const FringePlace *fringe_places_find (const FringePlaces *places, uint32_t id);
void fringe_places_clear (FringePlaces *places);

/* Folding. A folded node shows no children; what is below it is counted and takes no room. Where much comes to be shown
 * the answer is UNDER_WAY, as of fringe_layout_aim(), and fringe_layout_advance() goes on. */
bool fringe_layout_is_folded (const FringeLayout *layout, uint32_t id);
FringeLayoutProgress fringe_layout_fold (FringeLayout *layout, uint32_t id);
FringeLayoutProgress fringe_layout_unfold (FringeLayout *layout, uint32_t id);

/* Unfolds @id and all nodes below it. */
FringeLayoutProgress fringe_layout_unfold_below (FringeLayout *layout, uint32_t id);

/* Unfolds all nodes there are; none is folded by size or by room any longer. */
FringeLayoutProgress fringe_layout_unfold_all (FringeLayout *layout);

/* Folds all nodes beside the path from the root to @id that have children, and unfolds those on it. */
FringeLayoutProgress fringe_layout_fold_beside (FringeLayout *layout, uint32_t id);

/* Unfolds what hides @id, if anything does. */
FringeLayoutProgress fringe_layout_reveal (FringeLayout *layout, uint32_t id);

/**
 * fringe_layout_set_fold_size:
 * @n_nodes: 0 for no folding by size
 *
 * Folds by size: of the subtrees with no more than @n_nodes nodes the largest ones, so that what remains is the
 * skeleton of the tree. A node that was folded or unfolded by hand stays as it is.
 */
FringeLayoutProgress fringe_layout_set_fold_size (FringeLayout *layout, uint32_t n_nodes);

/* As it is now: other steps may have others where it depends on the room. */
uint32_t fringe_layout_fold_size (const FringeLayout *layout);

/**
 * fringe_layout_set_room:
 * @n_rows: 0 for a size that stays as it is now
 * @n_columns: nodes that have room beside each other
 *
 * Folds by size, at every step by as small a size as leaves no more rows than that, and none of more nodes, never mind
 * what is folded or unfolded by hand: so that what is shown of a tree of any size has room. (Of a forest, trees that
 * are no larger than that stay whole.) Sizes are some of a series, so that not every step has its own.
 */
FringeLayoutProgress fringe_layout_set_room (FringeLayout *layout, uint32_t n_rows, uint32_t n_columns);

/**
 * FringeFold:
 * @n_hidden: nodes below the folded one
 * @best: of those on the frontier the one with the smallest f, or FRINGE_NO_NODE
 * @goal: a goal that was found among them, or FRINGE_NO_NODE
 */
typedef struct
{
  uint32_t n_hidden;
  uint32_t best;
  uint32_t goal;
} FringeFold;

/* What a folded node hides. O(nodes hidden) the first time, kept until something below it changes. */
FringeFold fringe_layout_fold_at (FringeLayout *layout, uint32_t id);

/* Folds by hand, for a file: ids of folded nodes (or of unfolded ones), ascending. Returns: how many there are; at most
 * @n_max are filled in */
size_t fringe_layout_folds (const FringeLayout *layout, bool folded, uint32_t *ids, size_t n_max);

/* Folds many nodes at once, or unfolds them, as a file has them: all are laid out anew, once. Nodes that the search does
 * not have are passed over. */
FringeLayoutProgress fringe_layout_add_folds (FringeLayout *layout, bool folded, const uint32_t *ids, size_t n);

/* Bytes held. */
size_t fringe_layout_bytes (const FringeLayout *layout);
