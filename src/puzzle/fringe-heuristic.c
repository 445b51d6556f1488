/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-heuristic.h"

#include <stdlib.h>
#include <string.h>

static int
zero_cost (int columns, int cell, int home)
{
  (void) columns;
  (void) cell;
  (void) home;
  return 0;
}

static int
misplaced_cost (int columns, int cell, int home)
{
  (void) columns;
  return cell != home;
}

static int
manhattan_cost (int columns, int cell, int home)
{
  return abs (cell / columns - home / columns) + abs (cell % columns - home % columns);
}

static const struct
{
  const char *name;
  int (*cost) (int columns, int cell, int home);
} heuristics[FRINGE_N_HEURISTICS] = {
  [FRINGE_HEURISTIC_ZERO] = { "zero", zero_cost },
  [FRINGE_HEURISTIC_MISPLACED] = { "misplaced", misplaced_cost },
  [FRINGE_HEURISTIC_MANHATTAN] = { "manhattan", manhattan_cost },
};

const char *
fringe_heuristic_name (FringeHeuristic heuristic)
{
  return heuristics[heuristic].name;
}

void
fringe_estimate_init (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal)
{
  memset (estimate, 0, sizeof *estimate);
  estimate->n_cells = fringe_board_n_cells (goal);

  for (int home = 0; home < estimate->n_cells; home++)
    {
      int tile = goal->cells[home];

      for (int cell = 0; tile != 0 && cell < estimate->n_cells; cell++)
        estimate->cost[tile][cell] = (uint8_t) heuristics[heuristic].cost (goal->columns, cell, home);
    }
}

int
fringe_estimate_h (const FringeEstimate *estimate, const FringeBoard *board)
{
  int h = 0;

  for (int cell = 0; cell < estimate->n_cells; cell++)
    h += estimate->cost[board->cells[cell]][cell];
  return h;
}
