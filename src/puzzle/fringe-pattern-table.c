/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-table.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The tables, and the search that fills them.
 *
 * Placements of n tiles correspond one to one to numbers: digit i, to the base cells - i, is how many cells before that
 * of tile i have none of the tiles before it.
 *
 * Invariants: a table never changes once it is in the list, so that it is read without the lock. While one is built,
 * the cells seen for a placement are whole regions that the blank can go through without moving a tile of the group. */

struct _FringePatternTable
{
  FringePatternTable *next; /* the one used before it */
  int n_owners;
  FringePatternKey key;
  size_t n_placements;
  int largest;
  uint8_t moves[];
};

/* A placement that was not reached. */
#define NONE UINT8_MAX

/* Placements. */

static size_t
rank (const uint8_t *cells, int n_tiles, int n_cells)
{
  size_t number = 0;

  for (int i = 0; i < n_tiles; i++)
    {
      int digit = cells[i];

      for (int j = 0; j < i; j++)
        digit -= cells[j] < cells[i];
      number = number * (size_t) (n_cells - i) + (size_t) digit;
    }
  return number;
}

/* Returns: the cells as bits */
static uint32_t
unrank (size_t number, uint8_t *cells, int n_tiles, int n_cells)
{
  uint32_t used = 0;

  for (int i = n_tiles - 1; i >= 0; i--)
    {
      cells[i] = (uint8_t) (number % (size_t) (n_cells - i));
      number /= (size_t) (n_cells - i);
    }
  for (int i = 0; i < n_tiles; i++)
    {
      uint8_t cell = 0;

      for (int digit = cells[i]; digit > 0 || (used >> cell & 1) != 0; cell++)
        digit -= (used >> cell & 1) == 0;
      cells[i] = cell;
      used |= UINT32_C (1) << cell;
    }
  return used;
}

size_t
fringe_pattern_key_n_placements (const FringePatternKey *key)
{
  size_t n = 1;

  for (int i = 0; i < key->n_tiles; i++)
    n *= (size_t) (key->rows * key->columns - i);
  return n;
}

int
fringe_pattern_table_get (const FringePatternTable *table, const uint8_t *cells)
{
  return table->moves[rank (cells, table->key.n_tiles, table->key.rows * table->key.columns)];
}

/* The search. */

/* For each placement the cells where the blank was, and those where it will come from a move of the layer. */
typedef struct
{
  FringePatternTable *table;
  int n_cells;
  uint32_t all, first_column, last_column;
  uint32_t *seen, *now, *next;
  size_t n_next;
} Build;

static uint32_t
beside (const Build *build, uint32_t cells)
{
  int columns = build->table->key.columns;

  return (cells << columns | cells >> columns | (cells & ~build->last_column) << 1
          | (cells & ~build->first_column) >> 1)
         & build->all;
}

/* Where the blank can go through @free. */
static uint32_t
flood (const Build *build, uint32_t cells, uint32_t free_cells)
{
  for (uint32_t before = 0; before != cells;)
    {
      before = cells;
      cells |= beside (build, cells) & free_cells;
    }
  return cells;
}

/* Each tile beside the blank moves there, which costs one. */
static void
move_tiles (Build *build, uint8_t *cells, uint32_t blanks)
{
  int n_tiles = build->table->key.n_tiles;

  for (int i = 0; i < n_tiles; i++)
    {
      uint8_t from = cells[i];
      uint32_t bit = UINT32_C (1) << from;

      for (uint32_t to = beside (build, bit) & blanks; to != 0; to &= to - 1)
        {
          size_t placement;

          cells[i] = (uint8_t) __builtin_ctz (to);
          placement = rank (cells, n_tiles, build->n_cells);
          if ((build->seen[placement] & bit) != 0)
            continue;
          build->n_next += build->next[placement] == 0;
          build->next[placement] |= bit;
        }
      cells[i] = from;
    }
}

/* Moves beyond what a byte holds count as the largest number that it does: what is less is admissible, too. */
static void
expand (Build *build, size_t placement, int moves)
{
  FringePatternTable *table = build->table;
  uint8_t cells[FRINGE_PATTERN_TILES_MAX];
  uint32_t used = unrank (placement, cells, table->key.n_tiles, build->n_cells);
  uint32_t blanks = flood (build, build->now[placement], build->all & ~used) & ~build->seen[placement];

  build->now[placement] = 0;
  build->seen[placement] |= blanks;
  if (blanks != 0 && table->moves[placement] == NONE)
    {
      table->largest = moves < NONE ? moves : NONE - 1;
      table->moves[placement] = (uint8_t) table->largest;
    }
  move_tiles (build, cells, blanks);
}

/* Expands what has been reached by @moves moves. Returns: how many placements were found */
static size_t
expand_layer (Build *build, int moves)
{
  size_t n_found = 0;

  build->n_next = 0;
  for (size_t placement = 0; placement < build->table->n_placements; placement++)
    if (build->now[placement] != 0)
      {
        n_found += build->table->moves[placement] == NONE;
        expand (build, placement, moves);
      }
  return n_found;
}

/* Boards that the goal cannot be reached from may have such placements, and others may not: they must not be infinite,
 * for all boards of a search are or none is. */
static void
forget_unreached (FringePatternTable *table)
{
  for (size_t i = 0; i < table->n_placements; i++)
    table->moves[i] = table->moves[i] == NONE ? 0 : table->moves[i];
}

/* Returns: false where it was cancelled */
static bool
search_backwards (Build *build, FringePatternWatch *watch)
{
  const FringePatternKey *key = &build->table->key;

  build->now[rank (key->homes, key->n_tiles, build->n_cells)] = UINT32_C (1) << key->blank;
  build->n_next = 1;
  for (int moves = 0; build->n_next > 0; moves++)
    {
      size_t n_found = expand_layer (build, moves);
      uint32_t *now = build->now;

      build->now = build->next;
      build->next = now;
      if (watch != NULL)
        atomic_fetch_add (&watch->n_found, n_found);
      if (watch != NULL && atomic_load (&watch->is_cancelled))
        return false;
    }
  forget_unreached (build->table);
  return true;
}

static FringePatternTable *
new_table (const FringePatternKey *key)
{
  size_t n_placements = fringe_pattern_key_n_placements (key);
  FringePatternTable *table = malloc (sizeof *table + n_placements);

  if (table == NULL)
    return NULL;
  *table = (FringePatternTable) { .key = *key, .n_owners = 1, .n_placements = n_placements };
  memset (table->moves, NONE, n_placements);
  return table;
}

static FringePatternTable *
build_table (const FringePatternKey *key, FringePatternWatch *watch)
{
  FringePatternTable *table = new_table (key);
  size_t n = table != NULL ? table->n_placements : 0;
  int n_cells = key->rows * key->columns;
  Build build = { .table = table, .n_cells = n_cells, .all = (UINT32_C (1) << n_cells) - 1 };
  bool is_whole = false;

  for (int row = 0; row < key->rows; row++)
    build.first_column |= UINT32_C (1) << row * key->columns;
  build.last_column = build.first_column << (key->columns - 1);
  build.seen = calloc (n, sizeof *build.seen);
  build.now = calloc (n, sizeof *build.now);
  build.next = calloc (n, sizeof *build.next);
  if (table != NULL && build.seen != NULL && build.now != NULL && build.next != NULL)
    is_whole = search_backwards (&build, watch);
  free (build.seen);
  free (build.now);
  free (build.next);
  if (is_whole)
    return table;
  free (table);
  return NULL;
}

/* All of them. */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FringePatternTable *tables; /* the one used last comes first */

/* Frees the tables without owners beyond what is kept. */
static void
free_unused (void)
{
  size_t n_kept = 0;

  for (FringePatternTable **place = &tables; *place != NULL;)
    {
      FringePatternTable *table = *place;

      n_kept += table->n_owners == 0 ? table->n_placements : 0;
      if (table->n_owners > 0 || n_kept <= FRINGE_PATTERN_KEPT_MAX)
        place = &table->next;
      else
        {
          *place = table->next;
          n_kept -= table->n_placements;
          free (table);
        }
    }
}

static FringePatternTable *
find_locked (const FringePatternKey *key)
{
  for (FringePatternTable **place = &tables; *place != NULL; place = &(*place)->next)
    if (memcmp (&(*place)->key, key, sizeof *key) == 0)
      {
        FringePatternTable *table = *place;

        *place = table->next;
        table->next = tables;
        tables = table;
        table->n_owners++;
        return table;
      }
  return NULL;
}

FringePatternTable *
fringe_pattern_table_find (const FringePatternKey *key)
{
  FringePatternTable *table;

  pthread_mutex_lock (&lock);
  table = find_locked (key);
  pthread_mutex_unlock (&lock);
  return table;
}

/* Puts a new table into the list, unless another thread was quicker. */
static FringePatternTable *
share (FringePatternTable *table)
{
  FringePatternTable *other;

  pthread_mutex_lock (&lock);
  other = find_locked (&table->key);
  if (other == NULL)
    {
      table->next = tables;
      tables = table;
      free_unused ();
    }
  pthread_mutex_unlock (&lock);
  if (other == NULL)
    return table;
  free (table);
  return other;
}

static const FringePatternStore *the_store;

void
fringe_pattern_table_set_store (const FringePatternStore *store)
{
  the_store = store;
}

/* Returns: (nullable): the table, as far as it was saved */
static FringePatternTable *
load_table (const FringePatternKey *key, FringePatternWatch *watch)
{
  FringePatternTable *table = the_store != NULL ? new_table (key) : NULL;

  if (table == NULL)
    return NULL;
  if (!the_store->load (key, table->moves))
    {
      free (table);
      return NULL;
    }
  for (size_t i = 0; i < table->n_placements; i++)
    if (table->moves[i] > table->largest)
      table->largest = table->moves[i];
  if (watch != NULL)
    atomic_fetch_add (&watch->n_found, table->n_placements);
  return table;
}

FringePatternTable *
fringe_pattern_table_build (const FringePatternKey *key, FringePatternWatch *watch)
{
  FringePatternTable *table = fringe_pattern_table_find (key);

  if (table != NULL)
    return table;
  table = load_table (key, watch);
  if (table != NULL)
    return share (table);
  table = build_table (key, watch);
  if (table != NULL && the_store != NULL)
    the_store->save (key, table->moves);
  return table != NULL ? share (table) : NULL;
}

void
fringe_pattern_table_unref (FringePatternTable *table)
{
  pthread_mutex_lock (&lock);
  table->n_owners--;
  free_unused ();
  pthread_mutex_unlock (&lock);
}

int
fringe_pattern_table_largest (const FringePatternTable *table)
{
  return table->largest;
}
