/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-frontier.h"
#include "fringe-reached.h"
#include "fringe-search.h"

/* The record.
 *
 * Invariants:
 * - id (child) > id (parent).
 * - Nodes are appended; key, parent, g, h and move of a node are written once.
 * - `removed[t - 1]` is the node of step t. Its children are contiguous. Its `first_child` is the number
 *   of nodes that there were before the step, also where it got no child, so that first_child +
 *   n_children is the number of nodes after it.
 * - A node is generated in the step in which its parent was removed.
 * - `reached` holds what the rule for duplicates asks for: for each state ever generated its newest node
 *   (open+closed, better-g), for each state in closed the first node that was expanded (closed, expansion),
 *   or nothing (parent).
 * - `versions` lists (newer, older) pairs of nodes of one state, newer ascending.
 * - `checkpoints[i]` are the counts after step i * FRINGE_CHECKPOINT_STEPS.
 * - `before`, in a fork, is the record up to the step of the fork, by the rules that held: the steps and the nodes that
 *   there were are the same in both, but for h.
 *
 * IDA* differs: node t - 1 is the node of step t, so that nothing of `removed`, `reached`, `versions` and
 * the frontier is needed; `first_child` is the first child or FRINGE_NO_NODE, `next_sibling` leads on. */

/* Up to 16 cells a board packs into 64 bits; beyond, the key is a Zobrist key (1970) and the cells
 * stand in an array of their own. */
#define FRINGE_PACKED_CELLS 16
#define FRINGE_CHECKPOINT_STEPS 4096

/* 28 bytes: the key is halved, or the struct would be padded to 32. */
typedef struct
{
  uint32_t key[2];
  uint32_t parent;
  union
  {
    uint32_t next;         /* on the frontier, or superseded there: the next node of its bucket */
    uint32_t removed_step; /* expanded, stale, or a goal that was removed */
    uint32_t next_sibling; /* IDA* */
  };
  union
  {
    uint32_t first_child;     /* where removed_step holds, and IDA* */
    uint32_t superseded_step; /* superseded */
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

/* A state on its way to become a node, or the one that is being expanded. */
typedef struct
{
  uint64_t key;
  int blank;
  uint32_t h;
  uint8_t cells[FRINGE_CELLS_MAX]; /* only where boards are not packed */
} FringeState;

/* The moves that are tried after a move to a cell, in the move order. */
typedef struct
{
  uint8_t n;
  uint8_t moves[FRINGE_N_MOVES];
  uint8_t to[FRINGE_N_MOVES];
} FringeMoveList;

/* A successor on its way to become a node, or not. */
typedef struct
{
  FringeMove move;
  uint64_t hash;
  FringeState state;
} FringeSuccessor;

/* The successors of a node, worked out some turns ahead so that the memory they need can be asked for. */
typedef struct
{
  uint32_t id; /* FRINGE_NO_NODE where there is none */
  int n;
  FringeSuccessor successors[FRINGE_N_MOVES];
} FringeExpansion;

#define FRINGE_N_EXPANSIONS 4

/* Where IDA* is: it goes on with the successors of a node, from a place in the move order. */
typedef struct
{
  uint32_t at;    /* FRINGE_NO_NODE where an iteration is to begin */
  uint32_t elder; /* the last child of it so far, or FRINGE_NO_NODE */
  int next_move;
  uint32_t smallest_cut; /* of this iteration; UINT32_MAX where none. At first what the first bound is to be */
} FringeDescent;

/* An iteration of IDA*: what had been counted before it. */
typedef struct
{
  uint32_t root;
  uint32_t bound;
  uint32_t expanded_before;
  uint32_t generated_before;
} FringeIterationStart;

struct _FringeSearch
{
  FringeRules rules;
  FringeBoard start;
  FringeBoard goal;
  FringeEstimate estimate;
  FringeState goal_state;
  int h_max;
  bool has_infinite_h;                   /* of all nodes */
  bool reaches_generated;                /* a node enters `reached` when it is generated */
  bool looks_ahead;                      /* packed boards, a table, and a frontier that tells the nodes to come */
  bool reaches_closed;                   /* when it is expanded */
  uint64_t (*zobrist)[FRINGE_CELLS_MAX]; /* [tile][cell]; NULL for packed boards */
  int8_t neighbour[FRINGE_CELLS_MAX][FRINGE_N_MOVES];
  FringeMoveList lists[FRINGE_CELLS_MAX][FRINGE_N_MOVES + 1]; /* by the blank and the move that led to it */
  int n_cells;

  uint32_t node_limit;
  uint32_t turns_reserved; /* turns for which there is memory */
  size_t memory_limit;
  bool out_of_memory;
  FringeOutcome outcome;
  FringeCounts counts;
  uint32_t solution;

  FringeNode *nodes;
  size_t n_nodes, nodes_capacity;
  uint8_t *cells; /* n_cells a node; NULL for packed boards */
  size_t cells_capacity;
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

  FringeSearch *before; /* NULL but for a fork */
};

static inline uint64_t
fringe_node_key (const FringeNode *node)
{
  return (uint64_t) node->key[1] << 32 | node->key[0];
}

static inline bool
fringe_search_is_idastar (const FringeSearch *search)
{
  return search->rules.algorithm == FRINGE_ALGORITHM_IDASTAR;
}

static inline bool
fringe_search_is_packed (const FringeSearch *search)
{
  return search->zobrist == NULL;
}

static inline int
fringe_packed_tile (uint64_t key, int cell)
{
  return (int) (key >> (4 * cell)) & 15;
}

/* The lowest nibble that is zero. Cells beyond the board hold 15, so the blank is the only one. */
static inline int
fringe_packed_blank (uint64_t key)
{
  return __builtin_ctzll ((key - 0x1111111111111111u) & ~key & 0x8888888888888888u) / 4;
}

/* The key after the blank has gone from one cell to another. */
static inline uint64_t
fringe_packed_slide (uint64_t key, int from, int to)
{
  uint64_t tile = (uint64_t) fringe_packed_tile (key, to);

  return key ^ tile << (4 * to) ^ tile << (4 * from);
}

void fringe_state_from_board (const FringeSearch *search, const FringeBoard *board, FringeState *state);
/* What is asked for boards that are not packed, or where h is not a sum. */
void fringe_state_copy_cells (const FringeSearch *search, uint32_t id, FringeState *state);
void fringe_state_slide_cells (const FringeSearch *search, const FringeState *state, int to, FringeState *successor);
int fringe_state_h_after (const FringeSearch *search, const FringeState *state, int tile, const FringeState *successor);

static inline void
fringe_state_from_node (const FringeSearch *search, uint32_t id, FringeState *state)
{
  const FringeNode *node = &search->nodes[id];

  state->key = fringe_node_key (node);
  state->h = node->h;
  if (fringe_search_is_packed (search))
    state->blank = fringe_packed_blank (state->key);
  else
    fringe_state_copy_cells (search, id, state);
}

/* The successor of @state by the move of the blank to the cell @to. */
static inline void
fringe_state_successor (const FringeSearch *search, const FringeState *state, int to, FringeState *successor)
{
  int from = state->blank, tile;

  successor->blank = to;
  if (fringe_search_is_packed (search))
    {
      tile = fringe_packed_tile (state->key, to);
      successor->key = fringe_packed_slide (state->key, from, to);
    }
  else
    {
      tile = state->cells[to];
      fringe_state_slide_cells (search, state, to, successor);
    }
  if (search->estimate.is_sum)
    successor->h = (uint32_t) ((int) state->h + fringe_estimate_change (&search->estimate, tile, to, from));
  else
    successor->h = (uint32_t) fringe_state_h_after (search, state, tile, successor);
}

/* Whether node @id has the state @state. */
static inline bool
fringe_state_is_node (const FringeSearch *search, const FringeState *state, uint32_t id)
{
  size_t n_cells = (size_t) search->n_cells;

  if (fringe_node_key (&search->nodes[id]) != state->key)
    return false;
  return fringe_search_is_packed (search) || memcmp (search->cells + id * n_cells, state->cells, n_cells) == 0;
}

/* The slot that holds a node of @state, or the empty one where it belongs. @hash is that of the key. */
static inline FringeReachedSlot
fringe_reached_find_hashed (const FringeSearch *search, const FringeState *state, uint64_t hash)
{
  const FringeReachedTable *table = fringe_reached_table (&search->reached, hash);
  uint32_t tag = fringe_reached_tag (table, hash), mask = fringe_reached_id_mask (table);
  size_t at = fringe_reached_first (table, hash);

  for (;; at = fringe_reached_next (table, at))
    {
      uint32_t value = table->slots[at];

      if (value == FRINGE_REACHED_EMPTY
          || ((~value & ~mask) == tag && fringe_state_is_node (search, state, ~value & mask)))
        return (FringeReachedSlot) { table, &table->slots[at] };
    }
}

static inline FringeReachedSlot
fringe_reached_find (const FringeSearch *search, const FringeState *state)
{
  return fringe_reached_find_hashed (search, state, fringe_reached_hash (state->key));
}

/* For how many turns the table is large enough, or may stay as it is. */
size_t fringe_reached_turns (const FringeSearch *search);
/* Makes room for more nodes, and goes on with a table that is being moved. */
bool fringe_reached_reserve (FringeSearch *search, size_t n_more);
/* Has one table again. */
void fringe_reached_settle (FringeSearch *search);

/* The index of the first version whose newer node is @id or a later one. */
size_t fringe_versions_from (const FringeSearch *search, uint32_t id);

/* fringe_array_reserve() that notes where memory was wanting. */
bool fringe_search_reserve (FringeSearch *search, void *array, size_t *capacity, size_t needed, size_t element_size);
/* How many turns the memory limit allows; notes where that is none. */
size_t fringe_search_turns_in_memory (FringeSearch *search);
/* Room for @n_more nodes. */
bool fringe_search_reserve_nodes (FringeSearch *search, size_t n_more);

/* There must be room. */
static inline uint32_t
fringe_search_append (FringeSearch *search, const FringeState *state, uint32_t parent, FringeMove move, uint32_t g)
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
  if (!fringe_search_is_packed (search))
    memcpy (search->cells + (size_t) id * (size_t) search->n_cells, state->cells, (size_t) search->n_cells);
  if (g > search->counts.max_depth)
    search->counts.max_depth = g;
  return id;
}

/* What follows from the rules and the estimate; the frontier is empty. */
void fringe_search_get_ready (FringeSearch *search);

/* Ends a step: the counts are kept where a checkpoint is due. */
void fringe_search_end_step (FringeSearch *search);

/* The frontier of the search (fringe-frontier.h), empty. */
void fringe_frontier_init (FringeSearch *search);
/* Buckets for each priority. */
static inline size_t
fringe_frontier_width (const FringeSearch *search)
{
  return search->frontier.is_by_h ? (size_t) search->h_max + 1 : 1;
}

/* Room for @n_more nodes, of those that there are and of the next step. */
bool fringe_frontier_reserve (FringeSearch *search, size_t n_more);
void fringe_frontier_push (FringeSearch *search, uint32_t id);
/* The node to be removed next, or FRINGE_NO_NODE; superseded ones before it are let go. */
uint32_t fringe_frontier_first (FringeSearch *search);
void fringe_frontier_remove_first (FringeSearch *search);
/* The node after the first in a bucket queue whose first has just been removed, or FRINGE_FRONTIER_END; a guess. */
static inline uint32_t
fringe_frontier_next (const FringeSearch *search)
{
  return search->frontier.buckets[search->frontier.lowest].head;
}
FringeEntry fringe_frontier_entry (const FringeSearch *search, uint32_t id);
uint32_t fringe_frontier_entry_id (const FringeSearch *search, FringeEntry entry);

/* One turn of the loop; of IDA*, one node entered. The outcome is RUNNING before. */
void fringe_search_turn (FringeSearch *search);
void fringe_search_descend (FringeSearch *search);
