/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

/* Two numbers that tell in one how much a search had to look at: the effective branching factor, and the effective
 * depth. Both are of nodes generated. */

/**
 * fringe_branching_factor:
 * @n_generated: N, nodes generated, the root not counted; or a mean of them
 * @depth: d, moves of the solution
 *
 * The effective branching factor b* (AIMA, "the effect of heuristic accuracy on performance"): N + 1 = 1 + b* + … +
 * b*^d, solved to 1e-9 or as far as numbers go.
 *
 * Returns: b*; 0 where it is not defined: where the depth is 0, or there are fewer nodes than the solution has moves
 */
double fringe_branching_factor (double n_generated, uint32_t depth);

/**
 * fringe_brute_force_branching:
 *
 * The branching factor of the tree of all ways that do not turn straight back: by how much a level has more nodes than
 * the one before, in the limit (Edelkamp & Korf 1998): √3 for 3×3, 2.1304 for 4×4, 2.3676 for 5×5, 1 for 2×2.
 *
 * Returns: that, to 1e-6; a few milliseconds for the largest boards
 */
double fringe_brute_force_branching (int rows, int columns);

/**
 * fringe_effective_depth:
 * @n_generated: N, nodes generated, the root not counted; or a mean of them
 *
 * The effective depth e: how deep a brute-force search goes that generates N nodes: N = b + … + b^e with
 * fringe_brute_force_branching() for b. Korf & Reid (1998) show that a heuristic does not so much lessen the
 * branching factor as the depth, by a constant: e is what that leaves of the depth of the solution.
 *
 * Returns: e, 0 or more
 */
double fringe_effective_depth (int rows, int columns, double n_generated);

/**
 * FringeBranching:
 * @effective: b*; -1 as long as there is no solution of a move or more
 * @depth: the effective depth; -1 where b* is
 * @mean: nodes generated for each one expanded; -1 where none is
 */
typedef struct
{
  double effective;
  double depth;
  double mean;
} FringeBranching;

/* Returns: how the search branches up to @step, for IDA* in all iterations together; a bounded walk */
FringeBranching fringe_branching_at (const FringeSearch *search, uint32_t step);

/**
 * fringe_branching_sentence:
 *
 * Returns: (transfer full) (nullable): b* and the effective depth, and what they mean; %NULL where there is none
 */
char *fringe_branching_sentence (const FringeSearch *search, uint32_t step);
