/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

#include <glib.h>

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FringeEstimate, fringe_estimate_clear)

/* h of an estimate whose h is whole; FRINGE_H_INFINITE where it is infinite. */
int test_whole_h (const FringeEstimate *estimate, const FringeBoard *board);

/* The definitions, word for word and slow; PERFECT for boards of up to nine cells. */
int test_h (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal);
