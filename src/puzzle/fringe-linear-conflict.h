/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

/* The moves that LINEAR_CONFLICT adds to Manhattan. */
int fringe_linear_conflict_added (const FringeEstimate *estimate, const uint8_t *cells);

/* As fringe_estimate_h_after(); O(side). */
int fringe_linear_conflict_h_after (const FringeEstimate *estimate,
                                    const uint8_t *cells,
                                    int h,
                                    int tile,
                                    int from,
                                    int to);

/* Never are more added. */
int fringe_linear_conflict_max (const FringeEstimate *estimate);
