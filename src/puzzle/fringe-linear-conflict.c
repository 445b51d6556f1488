/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-linear-conflict.h"

/* A tile that must let another pass leaves its line and comes back. */
#define MOVES_ASIDE 2

/* A row, or a column, of the board, and which coordinate of a cell says so. */
typedef struct
{
  const uint8_t *across;
  const uint8_t *along;
  int number;
  int first, stride, length;
} Line;

static Line
row_line (const FringeEstimate *estimate, int row)
{
  return (Line) { estimate->row, estimate->column, row, row * estimate->columns, 1, estimate->columns };
}

static Line
column_line (const FringeEstimate *estimate, int column)
{
  return (Line) { estimate->column, estimate->row, column, column, estimate->columns, estimate->rows };
}

static inline bool
belongs_to (const FringeEstimate *estimate, const Line *line, int tile)
{
  return tile != 0 && line->across[estimate->home[tile]] == line->number;
}

/* The longest increasing subsequence by patience sorting, the tops of the piles being the bits that are set: @place
 * goes onto the lowest top above it, or makes a new pile. There are as many piles as the subsequence is long. */
static inline unsigned
put_on_pile (unsigned tops, int place)
{
  unsigned above = tops >> place << place;

  return (tops & ~(above & -above)) | 1u << place;
}

static inline int
n_piles (unsigned tops)
{
  int n = 0;

  for (; tops != 0; tops &= tops - 1)
    n++;
  return n;
}

/* The fewest tiles that must leave the line. */
static int
line_conflicts (const FringeEstimate *estimate, const uint8_t *cells, Line line)
{
  unsigned tops = 0;
  int n_tiles = 0;

  for (int i = 0, cell = line.first; i < line.length; i++, cell += line.stride)
    if (belongs_to (estimate, &line, cells[cell]))
      {
        tops = put_on_pile (tops, line.along[estimate->home[cells[cell]]]);
        n_tiles++;
      }
  return n_tiles - n_piles (tops);
}

int
fringe_linear_conflict_added (const FringeEstimate *estimate, const uint8_t *cells)
{
  int added = 0;

  for (int row = 0; row < estimate->rows; row++)
    added += MOVES_ASIDE * line_conflicts (estimate, cells, row_line (estimate, row));
  for (int column = 0; column < estimate->columns; column++)
    added += MOVES_ASIDE * line_conflicts (estimate, cells, column_line (estimate, column));
  return added;
}

/* How many conflicts more there are in the line that @tile belongs to when it stands in @place than without it: 0 or 1,
 * for it makes the longest increasing subsequence longer by one, or else is one more that must leave. */
static int
conflicts_of_tile (const FringeEstimate *estimate, const uint8_t *cells, Line line, int tile, int place)
{
  unsigned with = 0, without = 0;

  for (int i = 0, cell = line.first; i < line.length; i++, cell += line.stride)
    if (cell == place)
      with = put_on_pile (with, line.along[estimate->home[tile]]);
    else if (belongs_to (estimate, &line, cells[cell]))
      {
        with = put_on_pile (with, line.along[estimate->home[cells[cell]]]);
        without = put_on_pile (without, line.along[estimate->home[cells[cell]]]);
      }
  return 1 - (n_piles (with) - n_piles (without));
}

/* In the line along which it moves a tile passes the blank alone, so the order stays. Of the two lines that it leaves
 * and enters at most one is its own. */
int
fringe_linear_conflict_h_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
{
  bool sideways = estimate->row[from] == estimate->row[to];
  const uint8_t *across = sideways ? estimate->column : estimate->row;
  int own = across[estimate->home[tile]];
  int h_after = h + fringe_estimate_change (estimate, tile, from, to);
  Line line;

  if (across[from] != own && across[to] != own)
    return h_after;

  line = sideways ? column_line (estimate, own) : row_line (estimate, own);
  if (across[from] == own)
    return h_after - MOVES_ASIDE * conflicts_of_tile (estimate, cells, line, tile, from);
  return h_after + MOVES_ASIDE * conflicts_of_tile (estimate, cells, line, tile, to);
}

int
fringe_linear_conflict_max (const FringeEstimate *estimate)
{
  int rows = estimate->rows, columns = estimate->columns;

  return MOVES_ASIDE * (rows * (columns - 1) + columns * (rows - 1));
}
