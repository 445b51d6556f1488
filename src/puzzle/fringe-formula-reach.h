/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-formula.h"

/**
 * FringeFormulaReach:
 * @min: no value is smaller
 * @max: no value is larger
 * @vertical: no move of a tile up or down changes the value by more
 * @horizontal: no move of a tile to a side does
 * @is_whole: whether every value is a whole number
 *
 * What can be said of a formula on all boards of a size, whatever the goal, without looking at one.
 */
typedef struct
{
  double min, max;
  double vertical, horizontal;
  bool is_whole;
} FringeFormulaReach;

/* By interval arithmetic (Moore 1966). O(ops · cells). */
FringeFormulaReach fringe_formula_reach (const FringeFormula *formula, int rows, int columns);

/**
 * fringe_formula_is_proven:
 *
 * A heuristic that no move changes by more than one, and that is not positive at the goal, is consistent and so
 * admissible. Of many that are, this is not known.
 *
 * Returns: whether the formula is such a one on all boards of up to 9 x 9 cells, whatever the goal
 */
bool fringe_formula_is_proven (const FringeFormula *formula);
