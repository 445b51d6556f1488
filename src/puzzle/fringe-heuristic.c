/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-reach.h"
#include "fringe-formula-value.h"
#include "fringe-own.h"

#include <stdlib.h>
#include <string.h>

/* The heuristics: sums over the tiles, linear conflict, Gaschnig's and the perfect one, formulae and pattern databases,
 * and the table that tells what each of them is.
 *
 * Invariant: h after a move, found from the h before it, is h of the whole board. */

/* Sums. */

static int
sum_of_costs (const FringeEstimate *estimate, const uint8_t *cells)
{
  int h = 0;

  for (int cell = 0; cell < estimate->n_cells; cell++)
    h += estimate->cost[cells[cell]][cell];
  return h;
}

/* No sum is larger than with every tile where it costs most, as if all had room there. */
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

/* Linear conflict (Hansson, Mayer & Yung 1992). */

/* A tile that must let another pass leaves its line and comes back. */
#define MOVES_ASIDE 2

/* A row or a column of the board: its number, and the coordinate of a cell across it, which tells the line, and along
 * it. */
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

static int
linear_conflict (const FringeEstimate *estimate, const uint8_t *cells)
{
  int h = sum_of_costs (estimate, cells);

  for (int row = 0; row < estimate->rows; row++)
    h += MOVES_ASIDE * line_conflicts (estimate, cells, row_line (estimate, row));
  for (int column = 0; column < estimate->columns; column++)
    h += MOVES_ASIDE * line_conflicts (estimate, cells, column_line (estimate, column));
  return h;
}

/* By how many conflicts the line that @tile belongs to has more when it stands in @place than without it: 0 or 1, for
 * the tile makes the longest increasing subsequence longer by one, or else is one more that must leave. */
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

/* A tile that moves along a line passes nothing but the blank, so that the order in the line stays. Of the two lines
 * that it leaves and enters at most one is its own. */
static int
linear_conflict_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
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

static int
linear_conflict_max (const FringeEstimate *estimate)
{
  int rows = estimate->rows, columns = estimate->columns;

  return largest_sum (estimate) + MOVES_ASIDE * (rows * (columns - 1) + columns * (rows - 1));
}

/* Gaschnig (1979). */

/* The tiles that are not at home fall into cycles: from a cell to the home of the tile in it, and so on until the first
 * cell comes again. Every swap of the definition brings a tile home, but for the one by which the blank, being home,
 * enters a cycle. So h is the misplaced tiles and the cycles without the blank. */

static inline bool
is_home (const FringeEstimate *estimate, const uint8_t *cells, int cell)
{
  return estimate->home[cells[cell]] == cell;
}

static int
gaschnig (const FringeEstimate *estimate, const uint8_t *cells)
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
static int
gaschnig_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
{
  int home = estimate->home[tile];

  if (home == to)
    return h - 1;
  if (home == from)
    return h + 1;
  return is_in_blank_cycle (estimate, cells, to) ? h - 1 : h + 1;
}

static int
gaschnig_max (const FringeEstimate *estimate)
{
  return estimate->n_cells * 3 / 2;
}

/* The true distance. */

static int
perfect (const FringeEstimate *estimate, const uint8_t *cells)
{
  return fringe_distances_get (estimate->distances, cells);
}

static int
perfect_max (const FringeEstimate *estimate)
{
  return fringe_distances_largest (estimate->distances);
}

/* One's own. */

static int
whole_formula (const FringeEstimate *estimate, const uint8_t *cells)
{
  return (int) fringe_formula_value (estimate, cells);
}

static int
patterns (const FringeEstimate *estimate, const uint8_t *cells)
{
  return fringe_pattern_sum_h (estimate->patterns, cells);
}

static int
patterns_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
{
  return fringe_pattern_sum_h_after (estimate->patterns, cells, h, tile, from, to);
}

static int
patterns_max (const FringeEstimate *estimate)
{
  return fringe_pattern_sum_largest (estimate->patterns);
}

/* All of them. */

/* What a tile that is not in its goal cell adds to h: nothing, 1, or 1 for each row and column that it is away. */
typedef enum
{
  NOTHING,
  MISPLACED,
  DISTANCE
} Cost;

typedef int (*Whole) (const FringeEstimate *estimate, const uint8_t *cells);
typedef int (*After) (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to);
typedef int (*Bound) (const FringeEstimate *estimate);

/* A heuristic: its word, what tiles cost and whether the blank does too, h of a whole board and after a move, and the
 * largest h. Without @after h is found anew, but that of a sum needs no function. */
typedef struct
{
  const char *name;
  Cost cost;
  bool counts_blank;
  Whole whole;
  After after;
  Bound max;
} Kind;

static const Kind kinds[FRINGE_N_HEURISTICS] = {
  [FRINGE_HEURISTIC_ZERO] = { "zero", NOTHING, false, sum_of_costs, NULL, largest_sum },
  [FRINGE_HEURISTIC_MISPLACED] = { "misplaced", MISPLACED, false, sum_of_costs, NULL, largest_sum },
  [FRINGE_HEURISTIC_MANHATTAN] = { "manhattan", DISTANCE, false, sum_of_costs, NULL, largest_sum },
  [FRINGE_HEURISTIC_LINEAR_CONFLICT]
  = { "linear-conflict", DISTANCE, false, linear_conflict, linear_conflict_after, linear_conflict_max },
  [FRINGE_HEURISTIC_GASCHNIG] = { "gaschnig", NOTHING, false, gaschnig, gaschnig_after, gaschnig_max },
  [FRINGE_HEURISTIC_PERFECT] = { "perfect", NOTHING, false, perfect, NULL, perfect_max },
  [FRINGE_HEURISTIC_MISPLACED_WITH_BLANK]
  = { "misplaced-with-blank", MISPLACED, true, sum_of_costs, NULL, largest_sum },
  [FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK] = { "manhattan-with-blank", DISTANCE, true, sum_of_costs, NULL, largest_sum },
};

static const Kind formulae = { NULL, DISTANCE, false, whole_formula, NULL, NULL };
static const Kind pattern_databases = { NULL, NOTHING, false, patterns, patterns_after, patterns_max };

static const FringeFormula *
formula_of (FringeHeuristic heuristic)
{
  return fringe_heuristic_is_own (heuristic) ? fringe_own_formula (heuristic) : NULL;
}

static const FringePattern *
pattern_of (FringeHeuristic heuristic)
{
  return fringe_heuristic_is_own (heuristic) ? fringe_own_pattern (heuristic) : NULL;
}

/* What a formula says that is nothing but the name of a heuristic is found as quickly as by that one. The perfect one
 * is infinite where a formula is not. */
static const Kind *
kind_of_formula (const FringeFormula *formula)
{
  static const FringeHeuristic named[] = {
    [FRINGE_FORMULA_MISPLACED] = FRINGE_HEURISTIC_MISPLACED,
    [FRINGE_FORMULA_MANHATTAN] = FRINGE_HEURISTIC_MANHATTAN,
    [FRINGE_FORMULA_LINEAR_CONFLICT] = FRINGE_HEURISTIC_LINEAR_CONFLICT,
    [FRINGE_FORMULA_GASCHNIG] = FRINGE_HEURISTIC_GASCHNIG,
  };
  FringeFormulaKind kind = formula->ops[0].kind;
  bool is_named = formula->n_ops == 1 && kind >= FRINGE_FORMULA_MISPLACED && kind <= FRINGE_FORMULA_GASCHNIG;

  return is_named ? &kinds[named[kind]] : &formulae;
}

static const Kind *
kind_of (FringeHeuristic heuristic)
{
  const FringeFormula *formula = formula_of (heuristic);

  if (formula != NULL)
    return kind_of_formula (formula);
  return pattern_of (heuristic) != NULL ? &pattern_databases : &kinds[heuristic];
}

const char *
fringe_heuristic_name (FringeHeuristic heuristic)
{
  return fringe_heuristic_is_own (heuristic) ? fringe_own_text (heuristic) : kinds[heuristic].name;
}

/* Of those that are built in those that count the blank can exceed the true distance, and no others. */
bool
fringe_heuristic_is_admissible (FringeHeuristic heuristic)
{
  return fringe_heuristic_is_own (heuristic) ? fringe_own_is_proven (heuristic) : !kinds[heuristic].counts_blank;
}

static bool
needs_distances (FringeHeuristic heuristic)
{
  const FringeFormula *formula = formula_of (heuristic);

  return formula != NULL ? formula->needs_perfect : heuristic == FRINGE_HEURISTIC_PERFECT;
}

bool
fringe_heuristic_fits (FringeHeuristic heuristic, int rows, int columns)
{
  const FringePattern *pattern = pattern_of (heuristic);
  uint64_t number;

  if (pattern != NULL)
    return fringe_pattern_fit (pattern, rows, columns, &number) == FRINGE_PATTERN_FITS;
  return !needs_distances (heuristic) || rows * columns <= FRINGE_PERFECT_CELLS_MAX;
}

static int
cost_of (Cost cost, int distance)
{
  switch (cost)
    {
    case MISPLACED:
      return distance > 0 ? 1 : 0;
    case DISTANCE:
      return distance;
    case NOTHING:
    default:
      return 0;
    }
}

static void
fill_costs (FringeEstimate *estimate)
{
  const Kind *kind = kind_of (estimate->heuristic);

  for (int tile = kind->counts_blank ? 0 : 1; tile < estimate->n_cells; tile++)
    for (int cell = 0; cell < estimate->n_cells; cell++)
      {
        int distance = fringe_estimate_distance (estimate, cell, estimate->home[tile]);

        estimate->cost[tile][cell] = (uint8_t) cost_of (kind->cost, distance);
      }
}

static void
init_without_table (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal)
{
  memset (estimate, 0, sizeof *estimate);
  estimate->heuristic = heuristic;
  estimate->formula = formula_of (heuristic);
  estimate->is_sum = kind_of (heuristic)->whole == sum_of_costs;
  estimate->rows = goal->rows;
  estimate->columns = goal->columns;
  estimate->n_cells = fringe_board_n_cells (goal);
  for (int cell = 0; cell < estimate->n_cells; cell++)
    {
      estimate->home[goal->cells[cell]] = (uint8_t) cell;
      estimate->row[cell] = (uint8_t) (cell / goal->columns);
      estimate->column[cell] = (uint8_t) (cell % goal->columns);
    }
  fill_costs (estimate);
}

static void
find_reach (FringeEstimate *estimate)
{
  FringeFormulaReach reach = { .is_whole = true };

  if (estimate->formula != NULL)
    reach = fringe_formula_reach (estimate->formula, estimate->rows, estimate->columns);
  else
    reach.max = kind_of (estimate->heuristic)->max (estimate);
  estimate->h_min = reach.min;
  estimate->h_max = reach.max;
  estimate->is_whole = reach.is_whole && reach.min >= 0 && reach.max <= FRINGE_H_WHOLE_MAX;
}

/* A formula that is one sum over the tiles is found from move to move, as those are that are built in. */
static void
take_costs (FringeEstimate *estimate)
{
  const FringeFormulaTerms *terms = estimate->terms;

  if (terms == NULL || !estimate->is_whole || !fringe_formula_terms_are_costs (terms))
    return;
  estimate->is_sum = true;
  for (int cell = 0; cell < estimate->n_cells; cell++)
    for (int tile = 1; tile < estimate->n_cells; tile++)
      estimate->cost[tile][cell] = (uint8_t) terms->costs[cell * estimate->n_cells + tile];
}

/* Returns: whether the estimate has the tables that it needs */
static bool
make_tables (FringeEstimate *estimate, const FringeBoard *goal)
{
  const FringePattern *pattern = pattern_of (estimate->heuristic);

  if (!fringe_heuristic_fits (estimate->heuristic, goal->rows, goal->columns))
    return false;
  if (needs_distances (estimate->heuristic) && (estimate->distances = fringe_distances_new (goal)) == NULL)
    return false;
  if (estimate->formula != NULL)
    return (estimate->terms = fringe_formula_value_terms (estimate)) != NULL;
  return pattern == NULL || (estimate->patterns = fringe_pattern_sum_new (pattern, goal, NULL)) != NULL;
}

bool
fringe_estimate_init (FringeEstimate *estimate, FringeHeuristic heuristic, const FringeBoard *goal)
{
  bool has_tables;

  init_without_table (estimate, heuristic, goal);
  has_tables = make_tables (estimate, goal);
  if (!has_tables)
    {
      fringe_estimate_clear (estimate);
      init_without_table (estimate, FRINGE_HEURISTIC_ZERO, goal);
    }
  find_reach (estimate);
  take_costs (estimate);
  return has_tables;
}

void
fringe_estimate_init_given (FringeEstimate *estimate, const FringeBoard *goal, const double *given)
{
  init_without_table (estimate, FRINGE_HEURISTIC_ZERO, goal);
  estimate->given = given;
  estimate->is_sum = false;
  estimate->h_min = -FRINGE_FORMULA_LIMIT;
  estimate->h_max = FRINGE_FORMULA_LIMIT;
}

void
fringe_estimate_copy (FringeEstimate *estimate, const FringeEstimate *other)
{
  *estimate = *other;
  if (estimate->distances != NULL)
    fringe_distances_ref (estimate->distances);
  if (estimate->patterns != NULL)
    fringe_pattern_sum_ref (estimate->patterns);
  if (estimate->terms != NULL)
    fringe_formula_terms_ref (estimate->terms);
}

void
fringe_estimate_clear (FringeEstimate *estimate)
{
  if (estimate->distances != NULL)
    fringe_distances_unref (estimate->distances);
  if (estimate->patterns != NULL)
    fringe_pattern_sum_unref (estimate->patterns);
  if (estimate->terms != NULL)
    fringe_formula_terms_unref (estimate->terms);
  estimate->distances = NULL;
  estimate->patterns = NULL;
  estimate->terms = NULL;
}

int
fringe_estimate_measure (const FringeEstimate *estimate, FringeHeuristic heuristic, const uint8_t *cells)
{
  return kind_of (heuristic)->whole (estimate, cells);
}

double
fringe_estimate_h_of_cells (const FringeEstimate *estimate, const uint8_t *cells)
{
  if (estimate->given != NULL)
    return estimate->given[fringe_board_rank (cells, estimate->n_cells)];
  if (estimate->formula != NULL)
    return fringe_formula_value (estimate, cells);
  return fringe_h_value (fringe_estimate_measure (estimate, estimate->heuristic, cells));
}

double
fringe_estimate_h (const FringeEstimate *estimate, const FringeBoard *board)
{
  return fringe_estimate_h_of_cells (estimate, board->cells);
}

int
fringe_estimate_whole_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to)
{
  const Kind *kind = kind_of (estimate->heuristic);

  if (estimate->is_sum)
    return h + fringe_estimate_change (estimate, tile, from, to);
  return kind->after != NULL ? kind->after (estimate, cells, h, tile, from, to) : kind->whole (estimate, cells);
}

double
fringe_estimate_h_after (const FringeEstimate *estimate, const uint8_t *cells, double h, int tile, int from, int to)
{
  if (!estimate->is_whole || isinf (h))
    return fringe_estimate_h_of_cells (estimate, cells);
  return fringe_h_value (fringe_estimate_whole_after (estimate, cells, (int) h, tile, from, to));
}
