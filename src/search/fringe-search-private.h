/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-frontier.h"
#include "fringe-reached.h"
#include "fringe-search.h"

/* The record.
 *
 * Invariants:
 * - id (child) > id (parent); the children of a node are contiguous.
 * - Nodes are appended; key, parent, g, h and move of a node are written once.
 * - `removed[t - 1]` is the node of step t. Its `first_child` is the number of nodes that there were
 *   before the step, also where it got no child, so that first_child + n_children is the number of
 *   nodes after it.
 * - A node is generated in the step in which its parent was removed.
 * - `reached` holds, for each state ever generated, its newest node.
 * - `versions` lists (newer, older) pairs of nodes of one state, newer ascending.
 * - `checkpoints[i]` are the counts after step i * FRINGE_CHECKPOINT_STEPS. */

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
    uint32_t removed_step; /* expanded or goal */
  };
  union
  {
    uint32_t first_child;     /* expanded or goal */
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

struct _FringeSearch
{
  FringeRules rules;
  FringeBoard start;
  FringeBoard goal;
  FringeEstimate estimate;
  uint32_t h_max;
  FringeState goal_state;
  uint64_t (*zobrist)[FRINGE_CELLS_MAX]; /* [tile][cell]; NULL for packed boards */
  int8_t neighbour[FRINGE_CELLS_MAX][FRINGE_N_MOVES];
  int n_cells;

  uint32_t node_limit;
  FringeOutcome outcome;
  FringeCounts counts;

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
};

static inline uint64_t
fringe_node_key (const FringeNode *node)
{
  return (uint64_t) node->key[1] << 32 | node->key[0];
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

void fringe_state_from_board (const FringeSearch *search, const FringeBoard *board, FringeState *state);
void fringe_state_from_node (const FringeSearch *search, uint32_t id, FringeState *state);

/* The successor of @state by the move of the blank to the cell @to. */
void fringe_state_successor (const FringeSearch *search, const FringeState *state, int to, FringeState *successor);

/* Whether node @id has the state @state. */
bool fringe_state_is_node (const FringeSearch *search, const FringeState *state, uint32_t id);

/* The slot that holds a node of @state, or the empty one where it belongs. */
size_t fringe_reached_find (const FringeSearch *search, const FringeState *state);
void fringe_reached_set (FringeReached *reached, size_t slot, uint64_t key, uint32_t id);
/* Makes room for more nodes. */
bool fringe_reached_reserve (FringeSearch *search, size_t n_more);

/* The index of the first version whose newer node is @id or a later one. */
size_t fringe_versions_from (const FringeSearch *search, uint32_t id);
