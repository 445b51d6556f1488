/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pattern.h"

#include <stdatomic.h>
#include <stddef.h>

/* The tables of pattern databases: for each placement of the tiles of a group the fewest moves of these tiles that
 * bring them home. Tables are shared by all that look for the same group of the same goal, and some are kept when
 * nobody uses them any more. */

/* What is kept of the tables that nobody uses. */
#define FRINGE_PATTERN_KEPT_MAX ((size_t) 32 << 20)

/**
 * FringePatternKey:
 * @rows: rows of the board
 * @columns: columns of the board; all its cells are at most %FRINGE_PATTERN_CELLS_MAX
 * @blank: the goal cell of the blank
 * @n_tiles: how many tiles there are in the group
 * @homes: their goal cells
 *
 * All that a table follows from. Bytes beyond @n_tiles are 0, so that equal keys are equal bytes.
 */
typedef struct
{
  uint8_t rows, columns, blank, n_tiles;
  uint8_t homes[FRINGE_PATTERN_TILES_MAX];
} FringePatternKey;

/**
 * FringePatternWatch:
 * @n_all: how many placements will be found
 * @n_found: how many are
 * @is_cancelled: (inout): set by any thread, to end without a table
 *
 * What a thread can see of the work of others.
 */
typedef struct
{
  atomic_size_t n_all, n_found;
  atomic_bool is_cancelled;
} FringePatternWatch;

/**
 * FringePatternStore:
 * @load: fills @moves, a byte for each placement of the key, from what was saved. Returns: whether it was there
 * @save: saves them
 *
 * Where tables outlast the program. Any thread calls it, several at a time.
 */
typedef struct
{
  bool (*load) (const FringePatternKey *key, uint8_t *moves);
  void (*save) (const FringePatternKey *key, const uint8_t *moves);
} FringePatternStore;

typedef struct _FringePatternTable FringePatternTable;

/* How many placements the tiles have, each a byte of the table. The key has at most %FRINGE_PATTERN_PLACEMENTS_MAX. */
size_t fringe_pattern_key_n_placements (const FringePatternKey *key);

/* Tables are looked for there before they are built. @store: (nullable): set before there are other threads */
void fringe_pattern_table_set_store (const FringePatternStore *store);

/**
 * fringe_pattern_table_find:
 *
 * Returns: (nullable) (transfer full): the table, if there is one
 */
FringePatternTable *fringe_pattern_table_find (const FringePatternKey *key);

/**
 * fringe_pattern_table_build:
 * @watch: (nullable): told how far it is
 *
 * Finds the table, loads it, or builds it backwards from the goal: half a second for five tiles of the 15-puzzle, some
 * seconds for six, with twelve bytes more for each placement in the meantime. Any number of threads may do so.
 *
 * Returns: (nullable) (transfer full): the table; %NULL where memory ran out or it was cancelled
 */
FringePatternTable *fringe_pattern_table_build (const FringePatternKey *key, FringePatternWatch *watch);

/* Takes an owner away. Any thread may do so. */
void fringe_pattern_table_unref (FringePatternTable *table);

/* The largest number of moves. */
int fringe_pattern_table_largest (const FringePatternTable *table);

/* The moves from where the tiles are in @cells, in the order of the key; 0 where they cannot come home, which is so
 * only on boards from which the goal cannot be reached. O(tiles²). */
int fringe_pattern_table_get (const FringePatternTable *table, const uint8_t *cells);
