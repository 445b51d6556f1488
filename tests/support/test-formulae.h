/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* A second reader of formulae, which reckons as it reads and knows nothing of a program; the text must be right. */
double test_formula_value (const char *text, const FringeBoard *board, const FringeBoard *goal);

/* Returns: (transfer full): a formula, with spaces here and there; without PERFECT where @has_perfect is FALSE */
char *test_formula_random (gboolean has_perfect);

/* Returns: (transfer full): one that sums something up for every tile, whole or not, of any sign and size, and does
 * nothing else */
char *test_formula_random_sum (void);
