/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-reach.h"

#include "fringe-board.h"

#include <math.h>

/* What the values of a formula are at most, and by how much they change at most: every operation is done on intervals.
 *
 * Invariants: no value of the formula is outside of its interval, for an operation on doubles is rounded the same way
 * for all that lies between; nothing changes by more than its interval is wide. */

typedef FringeFormulaReach Reach;

/* A value of a formula: its reach, and whether it follows from the tile of the sum and its place alone, so that a move
 * changes it for one tile. */
typedef struct
{
  Reach reach;
  bool is_local;
} Value;

typedef struct
{
  int rows, columns, n_tiles;
  int tile;
  bool at_goal; /* where no tile is away from home */
} Look;

static double
cut (double value)
{
  return fmax (-FRINGE_FORMULA_LIMIT, fmin (value, FRINGE_FORMULA_LIMIT));
}

static double
largest_of_four (double a, double b, double c, double d)
{
  return fmax (fmax (a, b), fmax (c, d));
}

static double
width (const Reach *reach)
{
  return reach->max - reach->min;
}

static double
magnitude (const Reach *reach)
{
  return fmax (fabs (reach->min), fabs (reach->max));
}

static Reach
exactly (double number)
{
  return (Reach) { number, number, 0, 0, floor (number) == number };
}

/* What is counted, from 0 to @max, and changes by so much at most. */
static Reach
counted (double max, double vertical, double horizontal)
{
  return (Reach) { 0, max, vertical, horizontal, true };
}

static double
largest_manhattan (const Look *look)
{
  return (double) look->n_tiles * (look->rows + look->columns - 2);
}

/* Linear conflict and Gaschnig's heuristic change by one in every move, as Manhattan does. */
static Reach
said (const Look *look, const FringeFormulaOp *op)
{
  int rows = look->rows, columns = look->columns, n_tiles = look->n_tiles;
  double conflicts = 2 * (rows * (columns - 1) + columns * (rows - 1));

  switch ((int) op->kind)
    {
    case FRINGE_FORMULA_NUMBER:
      return exactly (op->number);
    case FRINGE_FORMULA_TILE:
      return exactly (look->tile);
    case FRINGE_FORMULA_NOISE:
      return (Reach) { op->number, op->end, INFINITY, INFINITY, false };
    case FRINGE_FORMULA_INVERSIONS:
      return counted (n_tiles * (n_tiles - 1) / 2, columns - 1, 0);
    case FRINGE_FORMULA_MISPLACED:
      return counted (n_tiles, 1, 1);
    case FRINGE_FORMULA_MANHATTAN:
      return counted (largest_manhattan (look), 1, 1);
    case FRINGE_FORMULA_LINEAR_CONFLICT:
      return counted (largest_manhattan (look) + conflicts, 1, 1);
    case FRINGE_FORMULA_GASCHNIG:
      return counted (2 * n_tiles, 1, 1);
    case FRINGE_FORMULA_PERFECT:
      return counted (FRINGE_FORMULA_LIMIT, 1, 1);
    case FRINGE_FORMULA_ROWS_OF:
      return counted (rows - 1, 1, 0);
    case FRINGE_FORMULA_COLUMNS_OF:
      return counted (columns - 1, 0, 1);
    default:
      return counted (1, 1, 1);
    }
}

static bool
is_zero_at_goal (FringeFormulaKind kind)
{
  return kind != FRINGE_FORMULA_NUMBER && kind != FRINGE_FORMULA_TILE && kind != FRINGE_FORMULA_NOISE
         && kind != FRINGE_FORMULA_INVERSIONS;
}

static Value
value_of (const Look *look, const FringeFormulaOp *op)
{
  bool is_number = op->kind == FRINGE_FORMULA_NUMBER || op->kind == FRINGE_FORMULA_TILE;
  bool is_of_tile = op->kind >= FRINGE_FORMULA_ROWS_OF && op->kind <= FRINGE_FORMULA_MISPLACED_OF;
  Reach reach = look->at_goal && is_zero_at_goal (op->kind) ? exactly (0) : said (look, op);

  return (Value) { reach, is_number || (is_of_tile && op->tile == 0) };
}

/* What a value changed by so much at most is rounded down to changes by a whole number. */
static Reach
changed (FringeFormulaKind kind, Reach a)
{
  if (kind == FRINGE_FORMULA_NEGATE)
    return (Reach) { -a.max, -a.min, a.vertical, a.horizontal, a.is_whole };
  if (kind == FRINGE_FORMULA_FLOOR)
    return (Reach) { floor (a.min), floor (a.max), ceil (a.vertical), ceil (a.horizontal), true };
  return (Reach) { a.min > 0 ? a.min : a.max < 0 ? -a.max : 0, magnitude (&a), a.vertical, a.horizontal, a.is_whole };
}

static Reach
multiplied (Reach a, Reach b)
{
  double p = a.min * b.min, q = a.min * b.max, r = a.max * b.min, s = a.max * b.max;

  return (Reach) { cut (-largest_of_four (-p, -q, -r, -s)), cut (largest_of_four (p, q, r, s)),
                   magnitude (&a) * b.vertical + magnitude (&b) * a.vertical,
                   magnitude (&a) * b.horizontal + magnitude (&b) * a.horizontal, a.is_whole && b.is_whole };
}

/* Where the divisor can be 0 or is near it, anything can come out. */
static Reach
divided (Reach a, Reach b)
{
  double p = a.min / b.min, q = a.min / b.max, r = a.max / b.min, s = a.max / b.max;

  if (b.min == 0 && b.max == 0)
    return exactly (0);
  if (b.min <= 0 && b.max >= 0)
    return (Reach) { -FRINGE_FORMULA_LIMIT, FRINGE_FORMULA_LIMIT, INFINITY, INFINITY, false };
  return (Reach) { cut (-largest_of_four (-p, -q, -r, -s)), cut (largest_of_four (p, q, r, s)),
                   b.min == b.max ? a.vertical / fabs (b.min) : INFINITY,
                   b.min == b.max ? a.horizontal / fabs (b.min) : INFINITY, false };
}

static Reach
combined (FringeFormulaKind kind, Reach a, Reach b)
{
  double vertical = a.vertical + b.vertical, horizontal = a.horizontal + b.horizontal;
  bool is_whole = a.is_whole && b.is_whole;

  switch ((int) kind)
    {
    case FRINGE_FORMULA_ADD:
      return (Reach) { cut (a.min + b.min), cut (a.max + b.max), vertical, horizontal, is_whole };
    case FRINGE_FORMULA_SUBTRACT:
      return (Reach) { cut (a.min - b.max), cut (a.max - b.min), vertical, horizontal, is_whole };
    case FRINGE_FORMULA_MULTIPLY:
      return multiplied (a, b);
    case FRINGE_FORMULA_DIVIDE:
      return divided (a, b);
    case FRINGE_FORMULA_MIN:
      return (Reach) { fmin (a.min, b.min), fmin (a.max, b.max), fmax (a.vertical, b.vertical),
                       fmax (a.horizontal, b.horizontal), is_whole };
    case FRINGE_FORMULA_MAX:
      return (Reach) { fmax (a.min, b.min), fmax (a.max, b.max), fmax (a.vertical, b.vertical),
                       fmax (a.horizontal, b.horizontal), is_whole };
    default:
      return (Reach) { 0, 1, vertical > 0, horizontal > 0, true };
    }
}

/* Where multiplying leaves 0 times infinity, nothing is known either. */
static Reach
narrowed (Reach reach)
{
  double widest = width (&reach);

  reach.vertical = reach.vertical <= widest ? reach.vertical : widest;
  reach.horizontal = reach.horizontal <= widest ? reach.horizontal : widest;
  return reach;
}

static Value run (Look *look, const FringeFormulaOp *op, int n_ops);

static double
summed_change (double all, double one, bool is_local)
{
  return is_local ? fmax (all, one) : all + one;
}

/* A move changes what is local for one tile only. */
static Value
summed (Look *look, const FringeFormulaOp *sum)
{
  Reach all = exactly (0);

  for (look->tile = 1; look->tile <= look->n_tiles; look->tile++)
    {
      Value value = run (look, sum + 1, sum->length);

      all.min = cut (all.min + value.reach.min);
      all.max = cut (all.max + value.reach.max);
      all.vertical = summed_change (all.vertical, value.reach.vertical, value.is_local);
      all.horizontal = summed_change (all.horizontal, value.reach.horizontal, value.is_local);
      all.is_whole &= value.reach.is_whole;
    }
  return (Value) { narrowed (all), false };
}

static Value
run (Look *look, const FringeFormulaOp *op, int n_ops)
{
  Value stack[FRINGE_FORMULA_OPS_MAX];
  int n = 0;

  for (const FringeFormulaOp *end = op + n_ops; op < end; op++)
    if (op->kind < FRINGE_FORMULA_NEGATE)
      stack[n++] = value_of (look, op);
    else if (op->kind < FRINGE_FORMULA_ADD)
      stack[n - 1].reach = changed (op->kind, stack[n - 1].reach);
    else if (op->kind < FRINGE_FORMULA_SUM)
      {
        n--;
        stack[n - 1].reach = narrowed (combined (op->kind, stack[n - 1].reach, stack[n].reach));
        stack[n - 1].is_local &= stack[n].is_local;
      }
    else
      {
        stack[n++] = summed (look, op);
        op += op->length;
      }
  return stack[0];
}

static Reach
reach_of (const FringeFormula *formula, int rows, int columns, bool at_goal)
{
  Look look = { rows, columns, rows * columns - 1, 0, at_goal };

  return run (&look, formula->ops, formula->n_ops).reach;
}

FringeFormulaReach
fringe_formula_reach (const FringeFormula *formula, int rows, int columns)
{
  return reach_of (formula, rows, columns, false);
}

static bool
is_proven_for (const FringeFormula *formula, int rows, int columns)
{
  Reach reach = reach_of (formula, rows, columns, false);

  return reach.vertical <= 1 && reach.horizontal <= 1 && reach_of (formula, rows, columns, true).max <= 0;
}

bool
fringe_formula_is_proven (const FringeFormula *formula)
{
  for (int rows = FRINGE_SIDE_MAX; rows >= FRINGE_SIDE_MIN; rows--)
    for (int columns = FRINGE_SIDE_MAX; columns >= FRINGE_SIDE_MIN; columns--)
      if (!is_proven_for (formula, rows, columns))
        return false;
  return true;
}
