/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

#include <glib.h>

/* Returns: (transfer full): what is wrong with a pattern, and in which column */
char *fringe_pattern_error_sentence (const FringeFormulaError *error, const char *word);

/* Returns: (transfer full): why a pattern database is not made for boards of a size */
char *fringe_pattern_fit_sentence (const FringePattern *pattern, int rows, int columns);

/* "h = 12 + 9 = 21": what the groups add to h */
char *fringe_pattern_line (const FringeEstimate *estimate, const FringeBoard *board);
