/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-value.h"

/* Formulae on a board, in double.
 *
 * Invariant: no value on the stack is beyond ±FRINGE_FORMULA_LIMIT, so that none is infinite or no number. */

typedef struct
{
  const FringeEstimate *estimate;
  const uint8_t *cells;
  int tile;                             /* that the sum has come to */
  uint8_t cell_of[FRINGE_CELLS_MAX];    /* by tile */
  int32_t sums[FRINGE_FORMULA_OPS_MAX]; /* by term */
} Look;

static double
cut (double value)
{
  if (value > FRINGE_FORMULA_LIMIT)
    return FRINGE_FORMULA_LIMIT;
  return value < -FRINGE_FORMULA_LIMIT ? -FRINGE_FORMULA_LIMIT : value;
}

static int
inversions (const Look *look)
{
  int n = 0;

  for (int i = 0; i < look->estimate->n_cells; i++)
    for (int j = i + 1; j < look->estimate->n_cells; j++)
      n += look->cells[j] != 0 && look->cells[i] > look->cells[j];
  return n;
}

static double
noise (const Look *look, const FringeFormulaOp *op)
{
  uint64_t state = op->seed;

  for (int cell = 0; cell < look->estimate->n_cells; cell++)
    {
      state += look->cells[cell];
      state = fringe_random_next (&state);
    }
  return op->number + (op->end - op->number) * ((double) (state >> 11) * 0x1p-53);
}

/* Rows and columns between a tile and its goal cell, as the operation asks. */
static double
of_tile (const Look *look, const FringeFormulaOp *op)
{
  const FringeEstimate *estimate = look->estimate;
  int tile = op->tile != 0 ? op->tile : look->tile, home, cell;

  if (tile >= estimate->n_cells)
    return 0;
  home = estimate->home[tile];
  cell = look->cell_of[tile];
  if (op->kind == FRINGE_FORMULA_ROWS_OF)
    return abs (estimate->row[cell] - estimate->row[home]);
  if (op->kind == FRINGE_FORMULA_COLUMNS_OF)
    return abs (estimate->column[cell] - estimate->column[home]);
  return cell != home;
}

static double
measured (const Look *look, FringeHeuristic heuristic)
{
  return cut (fringe_h_value (fringe_estimate_measure (look->estimate, heuristic, look->cells)));
}

/* What an operation says that asks for nothing on the stack. */
static double
said (const Look *look, const FringeFormulaOp *op)
{
  switch ((int) op->kind)
    {
    case FRINGE_FORMULA_NUMBER:
      return op->number;
    case FRINGE_FORMULA_TILE:
      return look->tile;
    case FRINGE_FORMULA_TERM:
      return look->sums[op->tile];
    case FRINGE_FORMULA_LINEAR_CONFLICT:
      return measured (look, FRINGE_HEURISTIC_LINEAR_CONFLICT);
    case FRINGE_FORMULA_GASCHNIG:
      return measured (look, FRINGE_HEURISTIC_GASCHNIG);
    case FRINGE_FORMULA_PERFECT:
      return measured (look, FRINGE_HEURISTIC_PERFECT);
    case FRINGE_FORMULA_INVERSIONS:
      return inversions (look);
    case FRINGE_FORMULA_NOISE:
      return noise (look, op);
    default:
      return of_tile (look, op);
    }
}

static double
changed (FringeFormulaKind kind, double value)
{
  if (kind == FRINGE_FORMULA_NEGATE)
    return -value;
  return kind == FRINGE_FORMULA_FLOOR ? floor (value) : fabs (value);
}

static double
combined (FringeFormulaKind kind, double a, double b)
{
  switch ((int) kind)
    {
    case FRINGE_FORMULA_ADD:
      return cut (a + b);
    case FRINGE_FORMULA_SUBTRACT:
      return cut (a - b);
    case FRINGE_FORMULA_MULTIPLY:
      return cut (a * b);
    case FRINGE_FORMULA_DIVIDE:
      return b != 0 ? cut (a / b) : 0;
    case FRINGE_FORMULA_MIN:
      return b < a ? b : a;
    case FRINGE_FORMULA_MAX:
      return b > a ? b : a;
    case FRINGE_FORMULA_LESS:
      return a < b;
    case FRINGE_FORMULA_LESS_EQUAL:
      return a <= b;
    case FRINGE_FORMULA_GREATER:
      return a > b;
    case FRINGE_FORMULA_GREATER_EQUAL:
      return a >= b;
    case FRINGE_FORMULA_EQUAL:
      return a == b;
    default:
      return a != b;
    }
}

static double run (Look *look, const FringeFormulaOp *op, int n_ops);

static double
summed (Look *look, const FringeFormulaOp *sum)
{
  double value = 0;

  for (look->tile = 1; look->tile < look->estimate->n_cells; look->tile++)
    value = cut (value + run (look, sum + 1, sum->length));
  return value;
}

static double
run (Look *look, const FringeFormulaOp *op, int n_ops)
{
  double stack[FRINGE_FORMULA_OPS_MAX];
  int n = 0;

  for (const FringeFormulaOp *end = op + n_ops; op < end; op++)
    if (op->kind < FRINGE_FORMULA_NEGATE)
      stack[n++] = said (look, op);
    else if (op->kind < FRINGE_FORMULA_ADD)
      stack[n - 1] = changed (op->kind, stack[n - 1]);
    else if (op->kind < FRINGE_FORMULA_SUM)
      {
        n--;
        stack[n - 1] = combined (op->kind, stack[n - 1], stack[n]);
      }
    else
      {
        stack[n++] = summed (look, op);
        op += op->length;
      }
  return stack[0];
}

double
fringe_formula_value (const FringeEstimate *estimate, const uint8_t *cells)
{
  const FringeFormulaTerms *terms = estimate->terms;
  Look look;

  look.estimate = estimate;
  look.cells = cells;
  if (terms->needs_places)
    for (int cell = 0; cell < estimate->n_cells; cell++)
      look.cell_of[cells[cell]] = (uint8_t) cell;
  fringe_formula_terms_add (terms, cells, look.sums);

  /* What is added turns -0 into 0. */
  return run (&look, terms->ops, terms->n_ops) + 0.0;
}

static double
say_of_tile (const void *estimate, const FringeFormulaOp *ops, int n_ops, int tile, int cell)
{
  Look look;

  look.estimate = estimate;
  look.tile = tile;
  look.cell_of[tile] = (uint8_t) cell;
  return run (&look, ops, n_ops);
}

FringeFormulaTerms *
fringe_formula_value_terms (const FringeEstimate *estimate)
{
  return fringe_formula_terms_new (estimate->formula, estimate->n_cells, say_of_tile, estimate);
}
