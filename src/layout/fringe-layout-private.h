/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-contour.h"
#include "fringe-id-set.h"

/* Room for more rows or columns than this counts as room for this many. */
#define FRINGE_LAYOUT_ROOM_MAX 4096u

/* The layout as the files of this folder see it.
 *
 * Invariants, while it is ready:
 * - counts[id].n_below is right for all nodes below the root that exist at the step, hidden or not;
 * - nodes[id] is right for all nodes that are shown: those with no folded node above them. Of the others
 *   nothing is known;
 * - a shown node has all of its children in the layout, or none, being folded: the rule by which nodes are
 *   shown is a function of counts and fold_size (fringe_layout_is_shut());
 * - no id is marked;
 * - if n_packed is not 0, the nodes that are shown are packed: their x, left and right are not those that the contours
 *   go by, which are kept in packed.
 *
 * A change is made in three passes over nodes that are marked: at first those with other children than before and all
 * nodes above them. The first pass goes through the ids downwards, so that children come before parents, and counts the
 * marked nodes anew. The second goes upwards: nodes below folds lose their marks, and nodes that come to be shown get
 * one. The third goes downwards again and places what is marked. Where nothing is folded the last pass is enough, and
 * counts as it goes. */

typedef struct
{
  uint32_t n_below : 28; /* nodes of its subtree, hidden or not, itself among them */
  uint32_t done : 1;     /* folded, as a side branch that is done */
  uint32_t folded : 1;   /* by hand */
  uint32_t opened : 1;   /* unfolded by hand */
  uint32_t is_known : 1; /* what it hides, if folded, is in the table of folds */
} FringeLayoutCount;

_Static_assert(sizeof (FringeLayoutCount) == 4, "counts and folds take 4 bytes a node");

typedef enum
{
  FRINGE_PASS_NONE,
  FRINGE_PASS_ALL,          /* downwards: counts and places of all nodes, where nothing is folded */
  FRINGE_PASS_COUNT,        /* downwards: counts of all nodes */
  FRINGE_PASS_COUNT_MARKED, /* downwards: counts of what is marked */
  FRINGE_PASS_SHOW,         /* upwards: what of the marked is shown, and what comes to be */
  FRINGE_PASS_PLACE         /* downwards: places of what is marked */
} FringePass;

/* A slot of the table of what folded nodes hide: open addressing by id, FRINGE_NO_NODE where it is empty. */
typedef struct
{
  uint32_t id;
  FringeFold fold;
} FringeKnownFold;

/* A node of a packed tree: where it would stand in a tidy one, as in FringeLayoutNode, and FringePlace.bus. */
typedef struct
{
  uint32_t id;
  int32_t x, left, right;
  float bus;
} FringePacked;

struct _FringeLayout
{
  const FringeSearch *search;
  uint32_t root;
  uint32_t step;
  uint32_t n_ids;  /* nodes that exist at the step; 0 where the layout is empty or under way */
  uint32_t n_seen; /* ids from here on have never been in counts */

  FringeLayoutNode *nodes;
  FringeLayoutCount *counts;
  size_t nodes_capacity, counts_capacity;
  FringeIdSet marked;

  uint32_t fold_size;
  uint32_t n_folded, n_opened;      /* by hand */
  uint32_t n_done;                  /* folded as side branches that are done */
  uint32_t room_rows, room_columns; /* the former 0 where the size does not depend on room */
  uint32_t *row;                    /* room for two rows while a size is chosen */
  size_t row_capacity;

  /* Counts and measures of all trees together. */
  uint32_t n_shown, n_below, n_rows;
  int32_t left, right;

  FringePass pass;
  uint32_t at;         /* where the pass is */
  uint32_t little;     /* changes to so many nodes are made at once */
  uint32_t n_ids_aim;  /* nodes that will exist */
  uint32_t n_ids_from; /* nodes that are in the layout, or were before */

  FringePacked *packed; /* by id */
  uint32_t n_packed;    /* 0 while the tree is tidy */
  uint32_t packed_max;

  FringeKnownFold *known;
  size_t n_known, known_capacity;
};

static inline bool
fringe_layout_is_root (const FringeLayout *layout, uint32_t id)
{
  return id == layout->root || (layout->root == 0 && fringe_search_parent (layout->search, id) == FRINGE_NO_NODE);
}

/* Whether a subtree has at most @size nodes and is the largest such subtree: its parent has more. */
static inline bool
fringe_layout_is_shut_by_size (const FringeLayout *layout, uint32_t id, uint32_t size)
{
  uint32_t parent;

  if (layout->counts[id].n_below > size || id == layout->root)
    return false;
  parent = fringe_search_parent (layout->search, id);
  return parent != FRINGE_NO_NODE && layout->counts[parent].n_below > size;
}

/* Whether a node shows no children although there are some. */
static inline bool
fringe_layout_is_shut (const FringeLayout *layout, uint32_t id)
{
  FringeLayoutCount count = layout->counts[id];

  if (count.n_below == 1 || count.opened)
    return false;
  return count.folded || count.done || fringe_layout_is_shut_by_size (layout, id, layout->fold_size);
}

/* Whether every node that exists is shown. */
static inline bool
fringe_layout_shows_all (const FringeLayout *layout)
{
  return layout->root == 0 && layout->fold_size <= 1 && layout->room_rows == 0 && layout->n_folded == 0
         && layout->n_done == 0;
}

/* All children of a node that exist at the step, shown or not. Returns: how many */
static inline int
fringe_layout_children_of (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  return fringe_search_children_at (layout->search, id, layout->step, children);
}

/* fringe-see.c: whether a node exists at the step and below the root. O(depth). */
bool fringe_layout_exists (const FringeLayout *layout, uint32_t id);

/* How many trees are laid out, one unless the root is that of a forest; and the root of tree number @i. */
uint32_t fringe_layout_n_roots (const FringeLayout *layout);
uint32_t fringe_layout_nth_root (const FringeLayout *layout, uint32_t i);

/* fringe-relayout.c: marks a node and those above it, up to the root of the layout. Returns: how many were not marked
 * before */
uint32_t fringe_layout_mark_path (FringeLayout *layout, uint32_t id);

/* Begins to lay out everything, whatever had begun. */
void fringe_layout_begin_fresh (FringeLayout *layout);

/* Lays out what is marked, at once where it is little. */
FringeLayoutProgress fringe_layout_place_marked (FringeLayout *layout);

/* Lays out all that is shown. */
FringeLayoutProgress fringe_layout_place_shown (FringeLayout *layout);

/* Makes room for the counts of ids below @n_ids. Returns: false where memory ran out */
bool fringe_layout_reserve_counts (FringeLayout *layout, uint32_t n_ids);

/* fringe-pack.c: packs what has been placed, if it is to be; and places it again as before. */
void fringe_layout_pack (FringeLayout *layout);
void fringe_layout_unpack (FringeLayout *layout);

/* Returns: FringePlace.bus */
float fringe_layout_bus (const FringeLayout *layout, uint32_t id);

/* fringe-fold.c: chooses the fold size anew where it depends on the room. Returns: whether it is another one */
bool fringe_layout_fit_room (FringeLayout *layout);

/* Forgets what is known of folds that a change between two steps can have changed. */
void fringe_layout_forget_folds (FringeLayout *layout, uint32_t step_from, uint32_t step_to);
void fringe_layout_forget_all_folds (FringeLayout *layout);
