/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-sum.h"

#include <pthread.h>
#include <stdlib.h>

/* The tables of a pattern, and their sum.
 *
 * Invariant: no tile is in two groups, so that a move changes one entry of the sum at most. */

#define NO_GROUP UINT8_MAX
/* Each thread needs thirteen bytes for each placement of its group. */
#define N_THREADS_MAX 4

struct _FringePatternSum
{
  atomic_uint n_owners;
  int n_cells;
  FringePattern groups;
  uint8_t group_of[FRINGE_PATTERN_CELLS_MAX];
  FringePatternTable *tables[FRINGE_PATTERN_TILES_MAX];
};

/* The work of some threads, each of which takes the next group until there is none. */
typedef struct
{
  FringePatternSum *sum;
  const FringeBoard *goal;
  FringePatternWatch *watch;
  atomic_int next;
} Work;

FringePatternKey
fringe_pattern_group_key (const FringePattern *groups, int group, const FringeBoard *goal)
{
  FringePatternKey key = { goal->rows, goal->columns, goal->blank, groups->n_tiles[group], { 0 } };

  for (int i = 0; i < key.n_tiles; i++)
    for (int cell = 0; cell < fringe_board_n_cells (goal); cell++)
      if (goal->cells[cell] == groups->tiles[group][i])
        key.homes[i] = (uint8_t) cell;
  return key;
}

static void *
build_tables (void *data)
{
  Work *work = data;
  FringePatternSum *sum = work->sum;
  int group;

  while ((group = atomic_fetch_add (&work->next, 1)) < sum->groups.n_groups)
    {
      FringePatternKey key = fringe_pattern_group_key (&sum->groups, group, work->goal);

      sum->tables[group] = fringe_pattern_table_build (&key, work->watch);
    }
  return NULL;
}

/* This thread works, too. Where there are no others it does everything. */
static void
build_all (FringePatternSum *sum, const FringeBoard *goal, FringePatternWatch *watch)
{
  Work work = { .sum = sum, .goal = goal, .watch = watch };
  pthread_t threads[N_THREADS_MAX - 1];
  int n_threads = 0;

  atomic_init (&work.next, 0);
  for (int group = 0; watch != NULL && group < sum->groups.n_groups; group++)
    {
      FringePatternKey key = fringe_pattern_group_key (&sum->groups, group, goal);

      atomic_fetch_add (&watch->n_all, fringe_pattern_key_n_placements (&key));
    }
  while (n_threads < N_THREADS_MAX - 1 && n_threads < sum->groups.n_groups - 1
         && pthread_create (&threads[n_threads], NULL, build_tables, &work) == 0)
    n_threads++;
  build_tables (&work);
  for (int i = 0; i < n_threads; i++)
    pthread_join (threads[i], NULL);
}

FringePatternSum *
fringe_pattern_sum_new (const FringePattern *pattern, const FringeBoard *goal, FringePatternWatch *watch)
{
  FringePatternSum *sum = calloc (1, sizeof *sum);
  bool has_all = true;

  if (sum == NULL)
    return NULL;
  atomic_init (&sum->n_owners, 1);
  sum->n_cells = fringe_board_n_cells (goal);
  fringe_pattern_for_goal (pattern, goal, &sum->groups);
  for (int tile = 0; tile < FRINGE_PATTERN_CELLS_MAX; tile++)
    sum->group_of[tile] = NO_GROUP;
  for (int group = 0; group < sum->groups.n_groups; group++)
    for (int i = 0; i < sum->groups.n_tiles[group]; i++)
      sum->group_of[sum->groups.tiles[group][i]] = (uint8_t) group;
  build_all (sum, goal, watch);
  for (int group = 0; group < sum->groups.n_groups; group++)
    has_all &= sum->tables[group] != NULL;
  if (has_all)
    return sum;
  fringe_pattern_sum_unref (sum);
  return NULL;
}

FringePatternSum *
fringe_pattern_sum_ref (FringePatternSum *sum)
{
  atomic_fetch_add_explicit (&sum->n_owners, 1, memory_order_relaxed);
  return sum;
}

void
fringe_pattern_sum_unref (FringePatternSum *sum)
{
  if (atomic_fetch_sub_explicit (&sum->n_owners, 1, memory_order_acq_rel) != 1)
    return;
  for (int group = 0; group < sum->groups.n_groups; group++)
    if (sum->tables[group] != NULL)
      fringe_pattern_table_unref (sum->tables[group]);
  free (sum);
}

const FringePattern *
fringe_pattern_sum_groups (const FringePatternSum *sum)
{
  return &sum->groups;
}

static inline void
find_tiles (const FringePatternSum *sum, const uint8_t *cells, uint8_t *cell_of)
{
  for (int cell = 0; cell < sum->n_cells; cell++)
    cell_of[cells[cell]] = (uint8_t) cell;
}

static inline int
look_up (const FringePatternSum *sum, int group, const uint8_t *cell_of)
{
  const uint8_t *tiles = sum->groups.tiles[group];
  uint8_t cells[FRINGE_PATTERN_TILES_MAX];

  for (int i = 0; i < sum->groups.n_tiles[group]; i++)
    cells[i] = cell_of[tiles[i]];
  return fringe_pattern_table_get (sum->tables[group], cells);
}

int
fringe_pattern_sum_part (const FringePatternSum *sum, int group, const uint8_t *cells)
{
  uint8_t cell_of[FRINGE_PATTERN_CELLS_MAX];

  find_tiles (sum, cells, cell_of);
  return look_up (sum, group, cell_of);
}

FringeBoard
fringe_pattern_sum_puzzle (const FringePatternSum *sum, int group, const FringeBoard *board)
{
  FringeBoard puzzle = *board;

  for (int cell = 0; cell < sum->n_cells; cell++)
    if (sum->group_of[board->cells[cell]] != group)
      puzzle.cells[cell] = 0;
  return puzzle;
}

int
fringe_pattern_sum_h (const FringePatternSum *sum, const uint8_t *cells)
{
  uint8_t cell_of[FRINGE_PATTERN_CELLS_MAX];
  int h = 0;

  find_tiles (sum, cells, cell_of);
  for (int group = 0; group < sum->groups.n_groups; group++)
    h += look_up (sum, group, cell_of);
  return h;
}

int
fringe_pattern_sum_h_after (const FringePatternSum *sum, const uint8_t *cells, int h, int tile, int from, int to)
{
  uint8_t cell_of[FRINGE_PATTERN_CELLS_MAX];
  int group = sum->group_of[tile];

  if (group == NO_GROUP)
    return h;
  find_tiles (sum, cells, cell_of);
  h += look_up (sum, group, cell_of);
  cell_of[tile] = (uint8_t) from;
  cell_of[0] = (uint8_t) to;
  return h - look_up (sum, group, cell_of);
}

int
fringe_pattern_sum_largest (const FringePatternSum *sum)
{
  int largest = 0;

  for (int group = 0; group < sum->groups.n_groups; group++)
    largest += fringe_pattern_table_largest (sum->tables[group]);
  return largest;
}
