/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-formula.h"
#include "fringe-heuristic.h"
#include "fringe-pattern.h"

/* Heuristics of one's own. A text that tells one gets a number above those of the heuristics that are built in, the
 * same for the same text as long as the program runs, so that a #FringeHeuristic carries it like any other: by value,
 * through rules, files and threads. Nothing of it ever changes or is freed; there can be %FRINGE_OWN_MAX of them. */

#define FRINGE_OWN_MAX 1024
#define FRINGE_FORMULA_PREFIX "formula:"
#define FRINGE_PATTERN_PREFIX "pdb:"

/**
 * fringe_own_from_text:
 * @text: "formula:" and a formula (fringe-formula.h), or "pdb:" and a pattern (fringe-pattern.h)
 * @heuristic: (out): its number; untouched where the result is false
 * @error: (out caller-allocates): what is wrong, in which character after the colon
 *
 * Any thread may call this.
 *
 * Returns: whether there is such a heuristic
 */
bool fringe_own_from_text (const char *text, FringeHeuristic *heuristic, FringeFormulaError *error);

/* Whether @text tells a heuristic of one's own, a right one or not. */
bool fringe_own_is_text (const char *text);

/* Whether a heuristic has this number, one's own or built in. */
bool fringe_own_exists (unsigned number);

/* The text, "formula:" and the formula with spaces where they belong, its name before it, or "pdb:" and the pattern.
 * @heuristic is one's own. */
const char *fringe_own_text (FringeHeuristic heuristic);

/* Returns: (nullable): the formula; the pattern. One of the two is there */
const FringeFormula *fringe_own_formula (FringeHeuristic heuristic);
const FringePattern *fringe_own_pattern (FringeHeuristic heuristic);

/* Whether fringe_formula_is_proven(); patterns always are. */
bool fringe_own_is_proven (FringeHeuristic heuristic);
