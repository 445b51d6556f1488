/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-terms.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is summed for every tile, or for one alone. */
typedef struct
{
  const FringeFormulaOp *ops;
  int n_ops;
  int tile; /* or 0 for all */
} Body;

static const FringeFormulaOp misplaced_of[] = { { .kind = FRINGE_FORMULA_MISPLACED_OF } };
static const FringeFormulaOp distance_of[]
    = { { .kind = FRINGE_FORMULA_ROWS_OF }, { .kind = FRINGE_FORMULA_COLUMNS_OF }, { .kind = FRINGE_FORMULA_ADD } };

static bool
is_of_tile (const FringeFormulaOp *op)
{
  return op->kind >= FRINGE_FORMULA_ROWS_OF && op->kind <= FRINGE_FORMULA_MISPLACED_OF;
}

/* Whether what is summed follows from the tile that the sum has come to, and from its place. */
static bool
is_local (const FringeFormulaOp *sum)
{
  for (int i = 1; i <= sum->length; i++)
    {
      const FringeFormulaOp *op = &sum[i];
      bool is_said = op->kind == FRINGE_FORMULA_NUMBER || op->kind == FRINGE_FORMULA_TILE;

      if (!is_said && op->kind < FRINGE_FORMULA_NEGATE && !(is_of_tile (op) && op->tile == 0))
        return false;
    }
  return true;
}

/* Returns: whether @op can be tabulated */
static bool
find_body (const FringeFormulaOp *op, Body *body)
{
  if (op->kind == FRINGE_FORMULA_MISPLACED)
    *body = (Body) { misplaced_of, 1, 0 };
  else if (op->kind == FRINGE_FORMULA_MANHATTAN)
    *body = (Body) { distance_of, 3, 0 };
  else if (op->kind == FRINGE_FORMULA_SUM && is_local (op))
    *body = (Body) { op + 1, op->length, 0 };
  else if (is_of_tile (op) && op->tile != 0)
    *body = (Body) { op, 1, op->tile };
  else
    return false;
  return true;
}

/* What makes the terms. */
typedef struct
{
  FringeFormulaTerms *terms;
  FringeFormulaOfTile of_tile;
  const void *data;
} Maker;

/* Returns: false where an entry is not whole, or a sum might be cut */
static bool
tabulate (const Maker *maker, const Body *body, int32_t *costs)
{
  int n_cells = maker->terms->n_cells;
  double largest_sum = 0;

  memset (costs, 0, (size_t) (n_cells * n_cells) * sizeof *costs);
  for (int tile = 1; tile < n_cells; tile++)
    {
      double largest = 0;

      for (int cell = 0; cell < n_cells && (body->tile == 0 || body->tile == tile); cell++)
        {
          double value = maker->of_tile (maker->data, body->ops, body->n_ops, tile, cell);

          if (value != floor (value))
            return false;
          largest = fmax (largest, fabs (value));
          costs[cell * n_cells + tile] = (int32_t) value;
        }
      largest_sum += largest;
    }
  return largest_sum <= FRINGE_FORMULA_LIMIT;
}

/* Takes over an operation, as a term where it is one. Returns: how many operations of the formula that were */
static int
add (const Maker *maker, const FringeFormulaOp *op)
{
  FringeFormulaTerms *terms = maker->terms;
  int32_t *costs = terms->costs + terms->n_terms * terms->n_cells * terms->n_cells;
  Body body;

  if (find_body (op, &body) && tabulate (maker, &body, costs))
    {
      terms->ops[terms->n_ops++]
          = (FringeFormulaOp) { .kind = FRINGE_FORMULA_TERM, .tile = (uint8_t) terms->n_terms++ };
      return 1 + (op->kind == FRINGE_FORMULA_SUM ? op->length : 0);
    }
  terms->needs_places |= is_of_tile (op);
  terms->ops[terms->n_ops++] = *op;
  return 1;
}

static int
count_bodies (const FringeFormula *formula)
{
  Body body;
  int n = 0;

  for (int i = 0; i < formula->n_ops; i++)
    n += find_body (&formula->ops[i], &body);
  return n;
}

/* No sum stands within a sum, so that in one that is no term an operation takes the place of each: its length stays. */
FringeFormulaTerms *
fringe_formula_terms_new (const FringeFormula *formula, int n_cells, FringeFormulaOfTile of_tile, const void *data)
{
  size_t n_entries = (size_t) (count_bodies (formula) * n_cells * n_cells);
  Maker maker = { malloc (sizeof *maker.terms + n_entries * sizeof *maker.terms->costs), of_tile, data };

  if (maker.terms == NULL)
    return NULL;
  atomic_init (&maker.terms->n_owners, 1);
  maker.terms->n_cells = n_cells;
  maker.terms->n_terms = maker.terms->n_ops = 0;
  maker.terms->needs_places = false;
  for (int i = 0; i < formula->n_ops;)
    i += add (&maker, &formula->ops[i]);
  return maker.terms;
}

FringeFormulaTerms *
fringe_formula_terms_ref (FringeFormulaTerms *terms)
{
  atomic_fetch_add_explicit (&terms->n_owners, 1, memory_order_relaxed);
  return terms;
}

void
fringe_formula_terms_unref (FringeFormulaTerms *terms)
{
  if (atomic_fetch_sub_explicit (&terms->n_owners, 1, memory_order_acq_rel) == 1)
    free (terms);
}

bool
fringe_formula_terms_are_costs (const FringeFormulaTerms *terms)
{
  if (terms->n_ops != 1 || terms->n_terms != 1)
    return false;
  for (int i = 0; i < terms->n_cells * terms->n_cells; i++)
    if (terms->costs[i] < 0 || terms->costs[i] > UINT8_MAX)
      return false;
  return true;
}
