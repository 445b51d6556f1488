/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

#include <glib.h>

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FringeEstimate, fringe_estimate_clear)

/* h of an estimate whose h is whole; FRINGE_H_INFINITE where it is infinite. */
int test_whole_h (const FringeEstimate *estimate, const FringeBoard *board);

/* The definitions, word for word and slow; PERFECT for boards of up to nine cells. */
int test_h (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal);

/* The same as a number to reckon with, of a formula, too. */
double test_h_value (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal);

/* One of some dozens of formulae. */
FringeHeuristic test_formula_heuristic (void);
