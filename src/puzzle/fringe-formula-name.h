/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-formula.h"

/* Returns: how long the beginning of the text is that names the formula, its colon included: 0 where it has no name */
size_t fringe_formula_name_length (const char *text, size_t length);

/* Reads the name before the colon into @formula. Returns: whether it is one; else @error says what is wrong with it */
bool fringe_formula_read_name (const char *text, size_t length, FringeFormula *formula, FringeFormulaError *error);
