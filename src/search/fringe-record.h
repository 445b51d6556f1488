/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-array.h"
#include "fringe-search.h"

#include <stdatomic.h>

/* The record as the files of this folder see it: all of its types, and how it is written.
 *
 * Invariants:
 * - id (child) > id (parent).
 * - Nodes are appended; key, parent, g, h and move of a node are written once.
 * - `removed[t - 1]` is the node of step t. Its children are contiguous. Its `first_child` is the number of nodes that
 *   there were before the step, even where it got no child, so that first_child + n_children is the number of nodes
 *   after the step.
 * - A node is generated in the step in which its parent was removed.
 * - `reached` holds what the rule for duplicates asks for: for each state ever generated its newest node
 *   (open+closed, better-g), for each state in closed the first node that was expanded (closed, expansion),
 *   or nothing (parent).
 * - `versions` lists (newer, older) pairs of nodes of one state, newer ascending.
 * - `checkpoints[i]` are the counts after step i * FRINGE_CHECKPOINT_STEPS.
 * - `values` has h of every node where h is not whole; h of the node itself means nothing then.
 * - `before`, in a fork, is the record up to the step of the fork, by the rules that held until then. The fork has the
 *   same steps and the same nodes up to there, with other h.
 *
 * IDA* differs: node t - 1 is the node of step t, so that it needs nothing of `removed`, `reached`, `versions` and the
 * frontier; `first_child` is the first child or FRINGE_NO_NODE, and `next_sibling` leads on from there.
 *
 * RBFS differs, too: a node may be called more than once, and then gets other children. `removed[t - 1]` is the node of
 * step t; what became of it, and its children, are in `events` (fringe-rbfs.c). */

/* A board of up to 16 cells packs into 64 bits. Of a larger one the key is a Zobrist key (1970), and the cells stand in
 * an array of their own. */
#define FRINGE_PACKED_CELLS 16
#define FRINGE_CHECKPOINT_STEPS 4096

/* A node has 28 bytes: with the key in one piece it would be padded to 32. */
typedef struct
{
  uint32_t key[2];
  uint32_t parent;
  union
  {
    uint32_t next;           /* on the frontier, or superseded there: the next node of its bucket */
    uint32_t removed_step;   /* expanded, stale, or a goal that was removed */
    uint32_t next_sibling;   /* IDA* */
    uint32_t forgotten_step; /* RBFS; UINT32_MAX where it was not */
  };
  union
  {
    uint32_t first_child;     /* where removed_step holds, and IDA* */
    uint32_t superseded_step; /* superseded */
    uint32_t last_event;      /* RBFS; FRINGE_NO_EVENT where it has none */
  };
  uint32_t g;
  uint16_t h;
  uint8_t n_children;
  uint8_t state : 4; /* FringeNodeState after the last step */
  uint8_t move : 4;
} FringeNode;

_Static_assert(sizeof (FringeNode) == 28, "a node is 28 bytes");

typedef struct
{
  uint32_t newer;
  uint32_t older;
} FringeVersion;

/* The state of a node that is being expanded, or of a successor that may become a node. */
typedef struct
{
  uint64_t key;
  int blank;
  uint32_t h;
  double value;                    /* h, where it is not whole */
  uint8_t cells[FRINGE_CELLS_MAX]; /* only where boards are not packed */
} FringeState;

/* The moves that are tried after a move to a cell, in the move order, and the cells to which they lead. */
typedef struct
{
  uint8_t n;
  uint8_t moves[FRINGE_N_MOVES];
  uint8_t to[FRINGE_N_MOVES];
} FringeMoveList;

/* A successor, which becomes a node or is found to be a duplicate. */
typedef struct
{
  FringeMove move;
  uint64_t hash;
  FringeState state;
} FringeSuccessor;

/* The successors of a node, worked out some steps ahead so that the memory they need can be asked for. */
typedef struct
{
  uint32_t id; /* FRINGE_NO_NODE where there is none */
  int n;
  int n_moves; /* legal ones: the way straight back may be none of the successors below */
  FringeSuccessor successors[FRINGE_N_MOVES];
} FringeExpansion;

#define FRINGE_N_EXPANSIONS 4

/* One table of reached states (fringe-reached.h). */
typedef struct
{
  uint32_t *slots;
  size_t capacity;
  int slot_bits; /* capacity is 1 << slot_bits */
} FringeReachedTable;

/**
 * FringeReached:
 * @table: the table
 * @larger: the one to which @table is being moved; without slots while it is not
 * @n_moved: slots of @table that have been moved; the next one is empty, or was when it became the next
 * @hash_moved: states with a smaller hash belong to @larger
 */
typedef struct
{
  FringeReachedTable table, larger;
  size_t n_moved;
  uint64_t hash_moved;
} FringeReached;

#define FRINGE_FRONTIER_END UINT32_MAX

/* The nodes of one priority, linked through `next` (fringe-frontier.h). */
typedef struct
{
  uint32_t head;
  uint32_t tail;
} FringeBucket;

/* What the heap compares. Among equal priorities the smaller @order goes first, except under the tie rule `heap`. */
typedef struct
{
  double priority;
  uint64_t order;
} FringeEntry;

typedef struct
{
  FringeEntry *entries;
  size_t n, capacity;
  bool compares_order;
} FringeHeap;

typedef struct
{
  bool is_heap;
  bool is_stack;
  bool is_by_h;

  FringeBucket *buckets;
  size_t capacity;
  size_t n_buckets;
  size_t lowest;

  FringeHeap heap;
} FringeFrontier;

/* Where IDA* is: it goes on with the successors of a node. */
typedef struct
{
  uint32_t at;         /* FRINGE_NO_NODE where an iteration is to begin */
  uint32_t elder;      /* the last child of it so far, or FRINGE_NO_NODE */
  double smallest_cut; /* of this iteration; INFINITY where none. At first what the first bound is to be */
} FringeDescent;

/* An iteration of IDA*: its bound, and what had been counted before it. */
typedef struct
{
  uint32_t root;
  double bound;
  uint32_t expanded_before;
  uint32_t generated_before;
} FringeIterationStart;

#define FRINGE_NO_EVENT UINT32_MAX

typedef enum
{
  FRINGE_RBFS_FAILURE, /* the node was given back a larger F, and its children were forgotten */
  FRINGE_RBFS_CALL,    /* it was expanded */
  FRINGE_RBFS_GOAL,
} FringeRbfsKind;

/* What becomes of a node in a step of RBFS. */
typedef struct
{
  double value; /* its F from then on */
  uint32_t step;
  uint32_t node;
  uint32_t previous; /* of the same node; FRINGE_NO_EVENT where there is none */
  uint32_t jump;     /* of the same node, farther back */
  uint32_t n_before; /* of the same node */
  uint32_t first_child;
  uint8_t n_children; /* that came, or were forgotten */
  uint8_t kind;
} FringeRbfsEvent;

/* A step of RBFS, and how many nodes and events there are after it. */
typedef struct
{
  double limit;
  double alternative;
  uint32_t n_nodes;
  uint32_t n_events;
} FringeRbfsCall;

struct _FringeSearch
{
  atomic_uint n_refs;
  FringeRules rules;
  FringeBoard start;
  FringeBoard goal;
  FringeEstimate estimate;
  FringeState goal_state;
  int n_cells;
  int h_max;           /* where h is whole */
  bool has_infinite_h; /* h of all nodes is infinite */
  bool is_idastar;     /* the algorithm, which says whether there is a frontier */
  bool is_rbfs;
  bool is_packed;                        /* boards pack into their keys */
  bool reaches_generated;                /* a node enters `reached` when it is generated */
  bool reaches_closed;                   /* a node enters `reached` when it is expanded */
  bool looks_ahead;                      /* packed boards, a table, and a frontier that tells the nodes to come */
  uint64_t (*zobrist)[FRINGE_CELLS_MAX]; /* [tile][cell]; NULL for packed boards */
  FringeMoveList lists[FRINGE_CELLS_MAX][FRINGE_N_MOVES + 1]; /* by the blank and the move that led to it */

  uint32_t node_limit;
  uint32_t steps_reserved; /* steps for which there is memory */
  size_t memory_limit;
  bool out_of_memory;
  FringeOutcome outcome;
  FringeCounts counts;
  uint32_t solution;

  FringeNode *nodes;
  size_t n_nodes, nodes_capacity;
  uint8_t *cells; /* n_cells a node; NULL for packed boards */
  size_t cells_capacity;
  double *values; /* h of each node; NULL where it is whole */
  size_t values_capacity;
  uint32_t *removed;
  size_t n_steps, removed_capacity;
  FringeVersion *versions;
  size_t n_versions, versions_capacity;
  FringeCounts *checkpoints;
  size_t n_checkpoints, checkpoints_capacity;

  FringeReached reached;
  FringeFrontier frontier;
  FringeExpansion expansions[FRINGE_N_EXPANSIONS]; /* of the node expected in step t at t modulo their number */

  FringeDescent descent;
  FringeIterationStart *iterations;
  size_t n_iterations, iterations_capacity;

  FringeRbfsEvent *events;
  size_t n_events, events_capacity;
  FringeRbfsCall *calls; /* one for each step */
  size_t calls_capacity;

  FringeSearch *before; /* NULL but for a fork */
};

/* A packed board has 4 bits a cell. */
static inline int
fringe_packed_tile (uint64_t key, int cell)
{
  return (int) (key >> (4 * cell)) & 15;
}

static inline uint64_t
fringe_node_key (const FringeNode *node)
{
  return (uint64_t) node->key[1] << 32 | node->key[0];
}

/* h as a node keeps it, where it is whole; else 0. */
static inline uint16_t
fringe_h_bits (const FringeEstimate *estimate, double h)
{
  if (!estimate->is_whole)
    return 0;
  return isinf (h) ? FRINGE_H_INFINITE : (uint16_t) h;
}

/* What fringe_search_h() and fringe_search_priority() return, where every node is asked for them. */
static inline double
fringe_node_h (const FringeSearch *search, uint32_t id)
{
  return search->estimate.is_whole ? fringe_h_value (search->nodes[id].h) : search->values[id];
}

static inline double
fringe_node_priority (const FringeSearch *search, uint32_t id)
{
  return fringe_rules_priority (&search->rules, search->nodes[id].g, fringe_node_h (search, id));
}

/* Whether node @id has the state @state. */
static inline bool
fringe_state_is_node (const FringeSearch *search, const FringeState *state, uint32_t id)
{
  size_t n_cells = (size_t) search->n_cells;

  if (fringe_node_key (&search->nodes[id]) != state->key)
    return false;
  return search->is_packed || memcmp (search->cells + id * n_cells, state->cells, n_cells) == 0;
}

void fringe_state_from_board (const FringeSearch *search, const FringeBoard *board, FringeState *state);

/* What the two functions below leave to others: the cells of boards that are not packed, and an h that is no sum. */
void fringe_state_copy_cells (const FringeSearch *search, uint32_t id, FringeState *state);
void fringe_state_slide_cells (const FringeSearch *search, const FringeState *state, int to, FringeState *successor);
void fringe_state_evaluate (const FringeSearch *search, const FringeState *state, int tile, FringeState *successor);

static inline void
fringe_state_from_node (const FringeSearch *search, uint32_t id, FringeState *state)
{
  const FringeNode *node = &search->nodes[id];
  uint64_t key = fringe_node_key (node);

  state->key = key;
  state->h = node->h;
  /* The lowest nibble that is zero: cells beyond the board hold 15, so the blank is the only one. */
  if (search->is_packed)
    state->blank = __builtin_ctzll ((key - 0x1111111111111111u) & ~key & 0x8888888888888888u) / 4;
  else
    fringe_state_copy_cells (search, id, state);
}

/* The successor of @state by the move of the blank to the cell @to. */
static inline void
fringe_state_successor (const FringeSearch *search, const FringeState *state, int to, FringeState *successor)
{
  int from = state->blank, tile;

  successor->blank = to;
  if (search->is_packed)
    {
      uint64_t key = state->key;

      tile = fringe_packed_tile (key, to);
      successor->key = key ^ (uint64_t) tile << (4 * to) ^ (uint64_t) tile << (4 * from);
    }
  else
    {
      tile = state->cells[to];
      fringe_state_slide_cells (search, state, to, successor);
    }
  if (search->estimate.is_sum)
    successor->h = (uint32_t) ((int) state->h + fringe_estimate_change (&search->estimate, tile, to, from));
  else
    fringe_state_evaluate (search, state, tile, successor);
}

/* Adds a node to the record; there must be room for it. Returns: its id */
static inline uint32_t
fringe_record_append (FringeSearch *search, const FringeState *state, uint32_t parent, FringeMove move, uint32_t g)
{
  uint32_t id = (uint32_t) search->n_nodes++;

  search->nodes[id] = (FringeNode) {
    .key = { (uint32_t) state->key, (uint32_t) (state->key >> 32) },
    .parent = parent,
    .g = g,
    .h = (uint16_t) state->h,
    .state = FRINGE_NODE_FRONTIER,
    .move = move & 15,
  };
  if (!search->is_packed)
    memcpy (search->cells + (size_t) id * (size_t) search->n_cells, state->cells, (size_t) search->n_cells);
  if (!search->estimate.is_whole)
    search->values[id] = state->value;
  if (g > search->counts.max_depth)
    search->counts.max_depth = g;
  return id;
}

/* Does what fringe_array_reserve() does, and notes it where memory was wanting. */
bool fringe_record_reserve (FringeSearch *search, void *array, size_t *capacity, size_t needed, size_t element_size);

/* Makes room for what one step adds: at most four nodes, and what else is kept of it. Returns: false where memory is
 * wanting */
bool fringe_record_reserve_step (FringeSearch *search);

/* For how many steps of a search with a frontier there is room in the arrays and within the memory limit. */
size_t fringe_record_steps (FringeSearch *search);

/* Returns: how many steps the memory limit allows; where that is none, it is noted that memory is wanting */
size_t fringe_record_steps_in_memory (FringeSearch *search);

/* Ends a step: the counts are kept where a checkpoint is due. */
void fringe_record_end_step (FringeSearch *search);

/* fringe-descent.c: one step of IDA*, whose outcome is RUNNING before. */
void fringe_descent_step (FringeSearch *search);

/* fringe-rbfs.c: one step of RBFS, whose outcome is RUNNING before; and how its record is read. */
void fringe_rbfs_step (FringeSearch *search);
uint32_t fringe_rbfs_generated_step (const FringeSearch *search, uint32_t id);
FringeNodeState fringe_rbfs_state_at (const FringeSearch *search, uint32_t id, uint32_t step);
uint32_t fringe_rbfs_called_step_at (const FringeSearch *search, uint32_t id, uint32_t step);
int fringe_rbfs_children_at (const FringeSearch *search, uint32_t id, uint32_t step, uint32_t children[FRINGE_N_MOVES]);
void fringe_rbfs_advance (const FringeSearch *search, FringeCounts *counts, uint32_t step);

/* fringe-search-read.c: the index of the first version whose newer node is @id or a later one. */
size_t fringe_versions_from (const FringeSearch *search, uint32_t id);
