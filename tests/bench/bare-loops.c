/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare-loops.h"

#include "bench.h"

#include <stdlib.h>
#include <string.h>

#define CELLS 16
#define EMPTY UINT32_MAX

typedef struct
{
  int n_moves;
  int to[FRINGE_N_MOVES];
} Neighbours;

/* change[tile][from][to]: of h, as the tile goes from one cell to another. */
typedef struct
{
  Neighbours neighbours[CELLS];
  int8_t change[CELLS][CELLS][CELLS];
} Tables;

static int
distance (const FringeBoard *goal, int tile, int cell)
{
  int columns = goal->columns, home = 0;

  while (goal->cells[home] != tile)
    home++;
  return abs (home / columns - cell / columns) + abs (home % columns - cell % columns);
}

static void
make_tables (const FringeBoard *goal, Tables *tables)
{
  int n_cells = goal->rows * goal->columns;

  memset (tables, 0, sizeof *tables);
  for (int from = 0; from < n_cells; from++)
    for (int move = 0; move < FRINGE_N_MOVES; move++)
      {
        int to = fringe_board_neighbour (goal->rows, goal->columns, from, (FringeMove) move);

        if (to < 0)
          continue;
        tables->neighbours[from].to[tables->neighbours[from].n_moves++] = to;
        for (int tile = 1; tile < n_cells; tile++)
          tables->change[tile][from][to] = (int8_t) (distance (goal, tile, to) - distance (goal, tile, from));
      }
}

/* Inserting */

typedef struct
{
  uint32_t key[2];
  uint32_t parent;
  uint32_t g;
  uint16_t h;
  uint8_t blank;
  uint8_t back;
  uint32_t unused[2];
} Node;

typedef struct
{
  Tables tables;
  uint32_t *slots;
  int slot_bits;
  Node *nodes;
  uint32_t n_nodes;
} Table;

static uint64_t
key_of (const Node *node)
{
  return (uint64_t) node->key[1] << 32 | node->key[0];
}

static uint32_t *
find_slot (const Table *table, uint64_t key)
{
  size_t mask = ((size_t) 1 << table->slot_bits) - 1;
  size_t slot = (size_t) (((key ^ (key >> 32)) * 0x9e3779b97f4a7c15u) >> (64 - table->slot_bits));

  while (table->slots[slot] != EMPTY && key_of (&table->nodes[table->slots[slot]]) != key)
    slot = (slot + 1) & mask;
  return &table->slots[slot];
}

static void
append (Table *table, uint64_t key, uint32_t parent, uint32_t g, int h, int blank, int back)
{
  *find_slot (table, key) = table->n_nodes;
  table->nodes[table->n_nodes++] = (Node) {
    .key = { (uint32_t) key, (uint32_t) (key >> 32) },
    .parent = parent,
    .g = g,
    .h = (uint16_t) h,
    .blank = (uint8_t) blank,
    .back = (uint8_t) back,
  };
}

static void
insert_successors (Table *table, uint32_t id, uint32_t n_nodes)
{
  Node node = table->nodes[id];
  const Neighbours *neighbours = &table->tables.neighbours[node.blank];

  for (int i = 0; i < neighbours->n_moves && table->n_nodes < n_nodes; i++)
    {
      int to = neighbours->to[i];
      uint64_t key = key_of (&node), tile = key >> (4 * to) & 15;

      if (to == node.back)
        continue;
      key ^= tile << (4 * to) ^ tile << (4 * node.blank);
      if (*find_slot (table, key) == EMPTY)
        append (table, key, id, node.g + 1, node.h + table->tables.change[tile][to][node.blank], to, node.blank);
    }
}

double
bare_insert (const FringeBoard *start, const FringeBoard *goal, uint32_t n_nodes)
{
  Table table = { .slot_bits = 2 };
  uint64_t key = 0;
  int h = 0;
  double begin, end;

  make_tables (goal, &table.tables);
  for (int cell = 0; cell < start->rows * start->columns; cell++)
    {
      key |= (uint64_t) start->cells[cell] << (4 * cell);
      h += start->cells[cell] == 0 ? 0 : distance (goal, start->cells[cell], cell);
    }
  while ((size_t) 1 << table.slot_bits < 2 * (size_t) n_nodes)
    table.slot_bits++;
  table.slots = g_malloc (sizeof *table.slots << table.slot_bits);
  memset (table.slots, 0xff, sizeof *table.slots << table.slot_bits);
  table.nodes = g_new (Node, n_nodes);

  begin = bench_now ();
  append (&table, key, EMPTY, 0, h, start->blank, EMPTY & 0xff);
  for (uint32_t id = 0; table.n_nodes < n_nodes && id < table.n_nodes; id++)
    insert_successors (&table, id, n_nodes);
  end = bench_now ();
  g_free (table.slots);
  g_free (table.nodes);
  return (end - begin) / table.n_nodes;
}

/* Generating */

typedef struct
{
  Tables tables;
  uint8_t cells[CELLS];
  uint64_t n_moves;
  uint64_t sum; /* of all h, so that none is left out */
} Walk;

static void
walk_on (Walk *walk, int blank, int back, int h, int depth)
{
  const Neighbours *neighbours = &walk->tables.neighbours[blank];

  walk->n_moves++;
  walk->sum += (uint64_t) h;
  for (int i = 0; depth > 0 && i < neighbours->n_moves; i++)
    {
      int to = neighbours->to[i], tile = walk->cells[to];

      if (to == back)
        continue;
      walk->cells[blank] = (uint8_t) tile;
      walk->cells[to] = 0;
      walk_on (walk, to, blank, h + walk->tables.change[tile][to][blank], depth - 1);
      walk->cells[to] = (uint8_t) tile;
      walk->cells[blank] = 0;
    }
}

double
bare_generate (const FringeBoard *start, const FringeBoard *goal, int depth)
{
  static volatile uint64_t result;
  Walk walk = { .n_moves = 0 };
  int h = 0;
  double begin;

  make_tables (goal, &walk.tables);
  memcpy (walk.cells, start->cells, sizeof walk.cells);
  for (int cell = 0; cell < start->rows * start->columns; cell++)
    h += start->cells[cell] == 0 ? 0 : distance (goal, start->cells[cell], cell);
  begin = bench_now ();
  walk_on (&walk, start->blank, CELLS, h, depth);
  result = walk.sum;
  (void) result;
  return (bench_now () - begin) / (double) walk.n_moves;
}
