/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-array.h"
#include "fringe-idastar.h"

/* IDA* on a stack of nodes that are within the bound and wait to be entered.
 *
 * A node is expanded at once, which makes the loop free of branches that can't be foretold, while IDA* generates a
 * successor only when its turn has come. Both find the same nodes in the same order; what differs is how many
 * successors of the nodes on the way have been generated at a moment. Each waiting node therefore knows the number
 * of those after it, and `generated` less this number is the count of IDA*.
 *
 * In a subtree without the goal, which no pause cuts short, order matters to no count. A small one is therefore
 * entered layer by layer: in order, each node has to wait until the one before it has put its successors on the
 * stack. Where the goal turns up in it after all, it is left as it was and entered in order.
 *
 * Invariants: the stack holds at most three nodes for each depth; `way[d]` is the node entered last at depth d, and
 * for the depths up to that of the node entered last these are the way to it. */

#define N_LAST_MOVES (FRINGE_N_MOVES + 1) /* the root has none */
#define N_LISTS (FRINGE_CELLS_MAX * N_LAST_MOVES)
#define N_SUCCESSORS 3      /* but four at the root */
#define SMALL_MAX (1 << 14) /* nodes expanded in a small subtree, and for nothing where it turns out to be large */
#define LAYER_MAX (N_SUCCESSORS * SMALL_MAX)
#define PACKED_CELLS 16

/* A move of the blank from one cell to another. */
typedef struct
{
  uint64_t slide; /* where a tile stands before and after, a bit each, in a packed board */
  uint8_t from, to, to_shift;
  uint64_t differences[PACKED_CELLS]; /* of the places, by the tile that slides; [0] but for the change of h */
} Operator;

/* The moves that can follow a move to a cell, in the move order; those that do not exist are never admitted. */
typedef struct
{
  Operator ops[FRINGE_N_MOVES];
  int n;
} List;

#define WORDS_OF_LIST ((int) (sizeof (List) / sizeof (uint64_t)))

/* Small numbers in one word, so that a successor's are its parent's and a difference, added at once: from the lowest
 * 16 bits its list of moves (where it begins, in words), the successors after it (of its parent and of those above),
 * depth, and by how much its f exceeds the bound, less one: negative where the node is within the bound. A cut node's
 * place is smaller than that of any other, and the smaller the less its f is. */
typedef uint64_t Place;

#define PLACE(list, to_come, depth, excess)                                                                            \
  ((Place) (list) + ((Place) (to_come) << 16) + ((Place) (depth) << 32) + ((Place) (excess) << 48))
#define LIST(place) ((uint16_t) (place))
#define TO_COME(place) ((uint16_t) ((place) >> 16))
#define DEPTH(place) ((uint16_t) ((place) >> 32))
#define EXCESS(place) ((int16_t) ((place) >> 48))
#define IS_WITHIN(place) ((place) >> 63)
#define NONE UINT64_MAX /* no node is cut */

/* Boards and places in a row. */
typedef struct
{
  uint64_t *keys; /* the boards, 4 bits a cell, where they are packed */
  Place *places;
  size_t capacity;
} Nodes;

typedef struct
{
  uint64_t id;
  Place place;
} Entered;

struct _FringeIdastar
{
  FringeBoard start, goal;
  FringeRules rules;
  FringeEstimate estimate;
  int n_cells;
  bool is_packed;
  uint64_t goal_key;
  List lists[N_LISTS];

  FringeOutcome outcome;
  uint64_t node_limit;
  uint64_t generated; /* with the successors to come */
  uint64_t expanded;
  uint64_t generated_before, expanded_before; /* this iteration */
  uint64_t deepest_at; /* what IDA* had generated when it entered the first of the nodes that are deepest */
  uint32_t max_depth;
  uint32_t bound;
  Place cut; /* the smallest of a cut node, or NONE */

  /* A subtree seems small where its root is nearer to the bound than this, in moves. It falls to where one was not, and
   * rises by one when RISE_AFTER nodes have been expanded in such subtrees since. */
  uint32_t reach;
  uint64_t expanded_within_reach;

  Nodes stack;
  uint8_t *cells; /* n_cells for each node of the stack; NULL where boards are packed */
  size_t n_waiting, cells_capacity;
  Nodes layers[2]; /* of a small subtree, one that is entered and the next; empty where boards are not packed */
  Entered *way;
  size_t way_capacity;
  uint32_t solution_depth;

  FringeIteration *iterations;
  size_t n_iterations, iterations_capacity;
};

static inline uint16_t
fringe_idastar_list_of (int blank, FringeMove last)
{
  return (uint16_t) ((blank * N_LAST_MOVES + (int) last) * WORDS_OF_LIST);
}

/* What IDA* has generated when it enters the next node. */
static inline uint64_t
fringe_idastar_generated_before_next (const FringeIdastar *idastar)
{
  return idastar->generated - TO_COME (idastar->stack.places[idastar->n_waiting - 1]);
}

/* Makes the lists of the goal's size and the move order. */
void fringe_idastar_make_lists (FringeIdastar *idastar);

/* Enters waiting nodes while IDA* has generated no more than @stop when it comes to them.
 *
 * Returns: whether the iteration has come to its end, by the goal or because no node waits */
bool fringe_idastar_enter_waiting (FringeIdastar *idastar, uint64_t stop);
