/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-own.h"

#include <glib.h>

/* Returns: (transfer full): what is wrong with a formula or a pattern, and in which column */
char *fringe_formula_error_sentence (const FringeFormulaError *error);
