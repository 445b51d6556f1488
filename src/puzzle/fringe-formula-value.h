/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-formula-terms.h"
#include "fringe-heuristic.h"

/* The value of the estimate's formula on a board, row-major; never infinite, and 0 has no sign. O(ops · cells). */
double fringe_formula_value (const FringeEstimate *estimate, const uint8_t *cells);

/* Returns: (nullable) (transfer full): the terms of the estimate's formula; %NULL where memory ran out */
FringeFormulaTerms *fringe_formula_value_terms (const FringeEstimate *estimate);
