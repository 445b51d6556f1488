/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

/* The width of a node with the gap beside it, in layout units. */
#define FRINGE_LAYOUT_SLOT 4

/**
 * FringeLayout:
 *
 * A tidy drawing of the search tree at a step (Wetherell & Shannon 1979; Reingold & Tilford 1981), in units: rows below
 * each other, x in quarters of a slot, the root at x = 0. Units are integers, so that positions are exact however large
 * the tree is. The iterations of IDA* are a forest: their trees stand side by side, clear of each other.
 *
 * - nodes of one row are at least a slot apart, in the order of their ids among siblings;
 * - a parent stands midway between its first and its last child;
 * - equal subtrees have equal shapes, mirrored ones mirrored shapes.
 *
 * A small tree can be packed instead: row by row, with the order of its nodes, so that it is no wider than the row that
 * has most of them. It is where that makes it narrower by FRINGE_LAYOUT_PACKED_GAIN; the tidy drawing is clearer.
 *
 * What is below a folded node takes no room. Places depend on search, step and folds alone: however the layout came
 * there, by steps, jumps or folding, they are the same. They are kept relative to the parent, so that a step changes
 * only the nodes on the way from what is new to the root.
 */
typedef struct _FringeLayout FringeLayout;

/**
 * FringePlace:
 * @id: the node
 * @row: its row, 0 for the root of the layout
 * @x: the x of its centre
 * @parent_x: the x of its parent's centre; @x where the layout has no parent of it
 * @bus: where the edge from its parent runs across, 0 to 1 of the room for that: edges that would touch run apart
 *
 * Where a node stands, in units.
 */
typedef struct
{
  uint32_t id;
  uint32_t row;
  int32_t x;
  int32_t parent_x;
  float bus;
} FringePlace;

/* A tree of more nodes is never packed. */
#define FRINGE_LAYOUT_PACKED_MAX 200u
/* A tree is packed where it is as many times narrower then, a card for a slot. */
#define FRINGE_LAYOUT_PACKED_GAIN 1.15

/* An array of places that grows. All zeros to begin with; @places is to be freed with free(). */
typedef struct
{
  FringePlace *places;
  size_t n, capacity;
} FringePlaces;

/* A part of the drawing in units and rows, its borders included. */
typedef struct
{
  int64_t left, right;
  uint32_t top, bottom;
} FringeSpan;

/**
 * FringeLayoutProgress:
 * @FRINGE_LAYOUT_READY: the layout stands
 * @FRINGE_LAYOUT_UNDER_WAY: fringe_layout_advance() is to be called; in between the layout has no places
 * @FRINGE_LAYOUT_NO_MEMORY: memory ran out; the layout is empty
 *
 * How far a change of the layout has come.
 */
typedef enum
{
  FRINGE_LAYOUT_READY,
  FRINGE_LAYOUT_UNDER_WAY,
  FRINGE_LAYOUT_NO_MEMORY,
} FringeLayoutProgress;

/* Returns: (nullable): an empty layout, to be freed with fringe_layout_free() */
FringeLayout *fringe_layout_new (void);
void fringe_layout_free (FringeLayout *layout);

/* Packs a tree of at most @n_nodes shown nodes, up to FRINGE_LAYOUT_PACKED_MAX, from the next change on; with 0, as at
 * first, none is. A forest never is, and the first tree of IDA* had better not be, for others will stand beside it. */
void fringe_layout_set_packed_max (FringeLayout *layout, uint32_t n_nodes);

/* Empties the layout, which forgets folds and search, but neither fold size nor room. Whoever frees the search calls
 * it, since another search may come to lie at the same address. */
void fringe_layout_clear (FringeLayout *layout);

/**
 * fringe_layout_update:
 * @root: the node whose subtree is laid out; 0 for the whole tree, or all trees of a forest
 * @step: the step at which it is seen
 *
 * Brings the layout to a step at once. The time is that of the nodes that changed since the step it was at and of those
 * above them, or O(nodes) where that is less. Another search or root begins without folds.
 *
 * Returns: false, the layout empty, where memory ran out
 */
bool fringe_layout_update (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step);

/**
 * fringe_layout_aim:
 *
 * Does what fringe_layout_update() does in slices. Little work is done at once; for more the answer is UNDER_WAY, and
 * fringe_layout_advance() is to be called until it is not. In between only aim, advance, clear, bytes, free, fold,
 * unfold, unfold_all, add_folds, set_fold_size and set_room may be called. An aim taken meanwhile replaces the other.
 *
 * Returns: how far it has come
 */
FringeLayoutProgress fringe_layout_aim (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step);

/* Goes on for about @n_nodes nodes; with 0 it only tells how far the layout has come. */
FringeLayoutProgress fringe_layout_advance (FringeLayout *layout, uint32_t n_nodes);

uint32_t fringe_layout_root (const FringeLayout *layout);
uint32_t fringe_layout_step (const FringeLayout *layout);

/* How many nodes are in the layout, the root among them, and how many below folded nodes; together they are all that
 * exist at the step, but for those that RBFS replaced. O(1). */
uint32_t fringe_layout_n_nodes (const FringeLayout *layout);
uint32_t fringe_layout_n_hidden (const FringeLayout *layout);
uint32_t fringe_layout_n_rows (const FringeLayout *layout);

/* The smallest and the largest x of any node, in units. */
void fringe_layout_extents (const FringeLayout *layout, int32_t *left, int32_t *right);

/* Whether a node is in the layout: it exists at the step and below the root, with no folded node above it. O(depth). */
bool fringe_layout_has (const FringeLayout *layout, uint32_t id);

/* The node itself, or the folded node that hides it; FRINGE_NO_NODE where it is not there at all. O(depth). */
uint32_t fringe_layout_shown_for (const FringeLayout *layout, uint32_t id);

/* The search that the layout was last made for; NULL before the first and after fringe_layout_clear(). */
const FringeSearch *fringe_layout_search (const FringeLayout *layout);

/* Where a node of the layout is. O(depth). */
FringePlace fringe_layout_place (const FringeLayout *layout, uint32_t id);

/* The part of the drawing that the subtree of a node of the layout takes. O(depth). */
FringeSpan fringe_layout_span (const FringeLayout *layout, uint32_t id);

/* The children of a node in the layout from left to right; a folded node has none. Returns: how many */
int fringe_layout_children (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES]);

/* How many nodes of the subtree of @id, itself among them, exist at the step, hidden or not. O(1). */
uint32_t fringe_layout_n_below (const FringeLayout *layout, uint32_t id);

/**
 * fringe_layout_see:
 * @span: the part that is looked at
 * @grain: of a subtree no wider than this many units only the leftmost node of each row is found; 0 for every node
 * @row_grain: with a @grain, only rows whose number is a multiple of this are looked at; at least 1
 * @places: (out caller-allocates): emptied, then filled with parents before their children
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

/* Puts places in the order of their ids. */
void fringe_places_sort (FringePlaces *places);

/* Finds a node in sorted places. Returns: (nullable): its place */
const FringePlace *fringe_places_find (const FringePlaces *places, uint32_t id);
void fringe_places_clear (FringePlaces *places);

/* Folding. A folded node shows no children; what is below it is counted and takes no room. Where much comes to be shown
 * the answer is UNDER_WAY, as that of fringe_layout_aim(), and fringe_layout_advance() goes on. */
bool fringe_layout_is_folded (const FringeLayout *layout, uint32_t id);
FringeLayoutProgress fringe_layout_fold (FringeLayout *layout, uint32_t id);
FringeLayoutProgress fringe_layout_unfold (FringeLayout *layout, uint32_t id);

/* Unfolds @id and all nodes below it. */
FringeLayoutProgress fringe_layout_unfold_below (FringeLayout *layout, uint32_t id);

/* Unfolds all nodes. From then on none is folded by size or by room. */
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

/* The size by which nodes are folded now. Another step may have another one where it depends on the room. */
uint32_t fringe_layout_fold_size (const FringeLayout *layout);

/**
 * fringe_layout_fold_done:
 * @folds: false to unfold them
 * @step: no later than that of the layout
 * @kept: a node that is not to be hidden, or FRINGE_NO_NODE
 *
 * Folds the side branches that are done at @step: those in which no node is removed later, as far as the search is
 * known, nor can be while it goes on. Never folded is what leads to the node of that step, to a goal that was found by
 * then, or to @kept. A node that was unfolded by hand stays so. To be called again after each step. O(nodes)
 */
FringeLayoutProgress fringe_layout_fold_done (FringeLayout *layout, bool folds, uint32_t step, uint32_t kept);

/**
 * fringe_layout_set_room:
 * @n_rows: rows that have room below each other; 0 for a size that stays as it is now
 * @n_columns: nodes that have room beside each other
 *
 * Folds by size, at every step by the smallest size that leaves no more than @n_rows rows, and none of more than
 * @n_columns nodes, so that what is shown of a tree of any size has room. What is folded or unfolded by hand does not
 * matter for that. (Of a forest, trees that are no larger than the size stay whole.) Sizes are taken from a series, so
 * that not every step has its own.
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

/* What a folded node hides at a step, that of the layout or an earlier one. O(nodes hidden) the first time; the answer
 * for the step of the layout is kept until something below it changes. */
FringeFold fringe_layout_fold_at (FringeLayout *layout, uint32_t id, uint32_t step);

/* The ids, ascending, of the nodes folded by hand, or of those unfolded by hand, for a file. Returns: how many there
 * are; at most @n_max are filled in */
size_t fringe_layout_folds (const FringeLayout *layout, bool folded, uint32_t *ids, size_t n_max);

/* Folds many nodes that a file lists, or unfolds them, and makes the layout anew once. Nodes that the search does not
 * have are passed over. */
FringeLayoutProgress fringe_layout_add_folds (FringeLayout *layout, bool folded, const uint32_t *ids, size_t n);

/* The bytes that the layout holds. */
size_t fringe_layout_bytes (const FringeLayout *layout);
