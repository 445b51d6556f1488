/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-gaschnig.h"

/* The tiles that are not at home fall into cycles: from a cell to the home of the tile in it, and so on until the first
 * cell comes again. Every swap of the definition brings a tile home, but for the one by which the blank, being home,
 * enters a cycle. So h is the misplaced tiles and the cycles without the blank. */

static inline bool
is_home (const FringeEstimate *estimate, const uint8_t *cells, int cell)
{
  return estimate->home[cells[cell]] == cell;
}

int
fringe_gaschnig_h (const FringeEstimate *estimate, const uint8_t *cells)
{
  bool seen[FRINGE_CELLS_MAX] = { false };
  int h = 0;

  for (int first = 0; first < estimate->n_cells; first++)
    {
      bool has_blank = false;

      if (seen[first] || is_home (estimate, cells, first))
        continue;
      for (int cell = first; !seen[cell]; cell = estimate->home[cells[cell]])
        {
          seen[cell] = true;
          has_blank |= cells[cell] == 0;
          h++;
        }
      h += has_blank ? -1 : 1;
    }
  return h;
}

/* Whether the blank stands in the cycle of @cell. */
static bool
is_in_blank_cycle (const FringeEstimate *estimate, const uint8_t *cells, int first)
{
  int cell = first;

  do
    {
      if (cells[cell] == 0)
        return true;
      cell = estimate->home[cells[cell]];
    }
  while (cell != first);
  return false;
}

/* A move is a swap, and swaps with the blank change their least number by one, up or down. It goes down where the tile
 * comes home, and where two cycles become one. */
int
fringe_gaschnig_h_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
{
  int home = estimate->home[tile];

  if (home == to)
    return h - 1;
  if (home == from)
    return h + 1;
  return is_in_blank_cycle (estimate, cells, to) ? h - 1 : h + 1;
}

int
fringe_gaschnig_max (const FringeEstimate *estimate)
{
  return estimate->n_cells * 3 / 2;
}
