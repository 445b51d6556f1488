/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-heuristic.h"

#include "fringe-distances.h"
#include "fringe-gaschnig.h"
#include "fringe-linear-conflict.h"

#include <stdlib.h>
#include <string.h>

typedef int (*Cost) (const FringeEstimate *estimate, int cell, int home);

static int
misplaced_cost (const FringeEstimate *estimate, int cell, int home)
{
  (void) estimate;
  return cell != home;
}

static int
manhattan_cost (const FringeEstimate *estimate, int cell, int home)
{
  return abs (estimate->row[cell] - estimate->row[home]) + abs (estimate->column[cell] - estimate->column[home]);
}

static const struct
{
  const char *name;
  Cost cost;
  bool is_sum;
  bool counts_blank;
} heuristics[FRINGE_N_HEURISTICS] = {
  [FRINGE_HEURISTIC_ZERO] = { "zero", NULL, true, false },
  [FRINGE_HEURISTIC_MISPLACED] = { "misplaced", misplaced_cost, true, false },
  [FRINGE_HEURISTIC_MANHATTAN] = { "manhattan", manhattan_cost, true, false },
  [FRINGE_HEURISTIC_LINEAR_CONFLICT] = { "linear-conflict", manhattan_cost, false, false },
  [FRINGE_HEURISTIC_GASCHNIG] = { "gaschnig", misplaced_cost, false, false },
  [FRINGE_HEURISTIC_PERFECT] = { "perfect", NULL, false, false },
  [FRINGE_HEURISTIC_MISPLACED_WITH_BLANK] = { "misplaced-with-blank", misplaced_cost, true, true },
  [FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK] = { "manhattan-with-blank", manhattan_cost, true, true },
};

const char *
fringe_heuristic_name (FringeHeuristic heuristic)
{
  return heuristics[heuristic].name;
}

bool
fringe_heuristic_is_admissible (FringeHeuristic heuristic)
{
  return !heuristics[heuristic].counts_blank;
}

bool
fringe_heuristic_fits (FringeHeuristic heuristic, int rows, int columns)
{
  return heuristic != FRINGE_HEURISTIC_PERFECT || rows * columns <= FRINGE_PERFECT_CELLS_MAX;
}

static void
fill_costs (FringeEstimate *estimate, Cost cost, bool counts_blank)
{
  for (int tile = counts_blank ? 0 : 1; cost != NULL && tile < estimate->n_cells; tile++)
    for (int cell = 0; cell < estimate->n_cells; cell++)
      estimate->cost[tile][cell] = (uint8_t) cost (estimate, cell, estimate->home[tile]);
}

static void
init_without_table (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal)
{
  memset (estimate, 0, sizeof *estimate);
  estimate->heuristic = heuristic;
  estimate->is_sum = heuristics[heuristic].is_sum;
  estimate->rows = goal->rows;
  estimate->columns = goal->columns;
  estimate->n_cells = fringe_board_n_cells (goal);
  for (int cell = 0; cell < estimate->n_cells; cell++)
    {
      estimate->home[goal->cells[cell]] = (uint8_t) cell;
      estimate->row[cell] = (uint8_t) (cell / goal->columns);
      estimate->column[cell] = (uint8_t) (cell % goal->columns);
    }
  fill_costs (estimate, heuristics[heuristic].cost, heuristics[heuristic].counts_blank);
}

bool
fringe_estimate_init (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal)
{
  init_without_table (estimate, heuristic, goal);
  if (heuristic != FRINGE_HEURISTIC_PERFECT)
    return true;

  if (fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    estimate->distances = fringe_distances_new (goal);
  if (estimate->distances == NULL)
    init_without_table (estimate, FRINGE_HEURISTIC_ZERO, goal);
  return estimate->distances != NULL;
}

void
fringe_estimate_copy (FringeEstimate *estimate, const FringeEstimate *other)
{
  *estimate = *other;
  if (estimate->distances != NULL)
    fringe_distances_ref (estimate->distances);
}

void
fringe_estimate_clear (FringeEstimate *estimate)
{
  if (estimate->distances != NULL)
    fringe_distances_unref (estimate->distances);
  estimate->distances = NULL;
}

static int
sum_of_costs (const FringeEstimate *estimate, const uint8_t *cells)
{
  int h = 0;

  for (int cell = 0; cell < estimate->n_cells; cell++)
    h += estimate->cost[cells[cell]][cell];
  return h;
}

int
fringe_estimate_h_of_cells (const FringeEstimate *estimate, const uint8_t *cells)
{
  switch (estimate->heuristic)
    {
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return sum_of_costs (estimate, cells) + fringe_linear_conflict_added (estimate, cells);
    case FRINGE_HEURISTIC_GASCHNIG:
      return fringe_gaschnig_h (estimate, cells);
    case FRINGE_HEURISTIC_PERFECT:
      return fringe_distances_get (estimate->distances, cells);
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_HEURISTIC_MISPLACED:
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
    case FRINGE_N_HEURISTICS:
    default:
      return sum_of_costs (estimate, cells);
    }
}

int
fringe_estimate_h (const FringeEstimate *estimate, const FringeBoard *board)
{
  return fringe_estimate_h_of_cells (estimate, board->cells);
}

int
fringe_estimate_h_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
{
  if (estimate->is_sum)
    return h + fringe_estimate_change (estimate, tile, from, to);
  if (estimate->heuristic == FRINGE_HEURISTIC_LINEAR_CONFLICT)
    return fringe_linear_conflict_h_after (estimate, cells, h, tile, from, to);
  if (estimate->heuristic == FRINGE_HEURISTIC_GASCHNIG)
    return fringe_gaschnig_h_after (estimate, cells, h, tile, from, to);
  return fringe_distances_get (estimate->distances, cells);
}

/* Every tile where it costs most, as if all had room there. */
static int
largest_sum (const FringeEstimate *estimate)
{
  int sum = 0;

  for (int tile = 0; tile < estimate->n_cells; tile++)
    {
      int largest = 0;

      for (int cell = 0; cell < estimate->n_cells; cell++)
        largest = estimate->cost[tile][cell] > largest ? estimate->cost[tile][cell] : largest;
      sum += largest;
    }
  return sum;
}

int
fringe_estimate_max (const FringeEstimate *estimate)
{
  switch (estimate->heuristic)
    {
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return largest_sum (estimate) + fringe_linear_conflict_max (estimate);
    case FRINGE_HEURISTIC_GASCHNIG:
      return fringe_gaschnig_max (estimate);
    case FRINGE_HEURISTIC_PERFECT:
      return fringe_distances_largest (estimate->distances);
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_HEURISTIC_MISPLACED:
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
    case FRINGE_N_HEURISTICS:
    default:
      return largest_sum (estimate);
    }
}
