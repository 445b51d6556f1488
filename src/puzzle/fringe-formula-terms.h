/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-formula.h"

#include <stdatomic.h>

/* A formula made ready for one goal: what it sums up tile by tile is tabulated by tile and cell, so that a board needs
 * no more than one addition for each of its tiles.
 *
 * Such a term says just what the formula says, for all that is tabulated is whole and too small to be rounded or cut.
 */

/**
 * FringeFormulaTerms:
 * @n_terms: how many of the operations are %FRINGE_FORMULA_TERM
 * @needs_places: whether an operation asks where a tile is
 * @ops: (array length=n_ops): those of the formula, a term in place of what is tabulated
 * @costs: by term, cell and tile
 */
typedef struct _FringeFormulaTerms
{
  atomic_uint n_owners;
  int n_cells, n_terms, n_ops;
  bool needs_places;
  FringeFormulaOp ops[FRINGE_FORMULA_OPS_MAX];
  int32_t costs[];
} FringeFormulaTerms;

/* What operations say of @tile in @cell that ask for nothing else. */
typedef double (*FringeFormulaOfTile) (const void *data, const FringeFormulaOp *ops, int n_ops, int tile, int cell);

/* Returns: (nullable) (transfer full): @formula, made ready by what @of_tile says; %NULL where memory ran out */
FringeFormulaTerms *
fringe_formula_terms_new (const FringeFormula *formula, int n_cells, FringeFormulaOfTile of_tile, const void *data);

/* Adds an owner, or takes one away; the last one frees the terms. Any thread may do so. */
FringeFormulaTerms *fringe_formula_terms_ref (FringeFormulaTerms *terms);
void fringe_formula_terms_unref (FringeFormulaTerms *terms);

/* Whether the formula is one term and nothing else, all of whose entries are between 0 and 255. */
bool fringe_formula_terms_are_costs (const FringeFormulaTerms *terms);

/* Adds up each of the terms. O(terms · cells) */
static inline void
fringe_formula_terms_add (const FringeFormulaTerms *terms, const uint8_t *cells, int32_t *sums)
{
  const int32_t *costs = terms->costs;

  for (int term = 0; term < terms->n_terms; term++)
    {
      int32_t sum = 0;

      for (int cell = 0; cell < terms->n_cells; cell++, costs += terms->n_cells)
        sum += costs[cells[cell]];
      sums[term] = sum;
    }
}
