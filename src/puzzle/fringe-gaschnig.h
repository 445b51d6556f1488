/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"

/* GASCHNIG of a whole board. */
int fringe_gaschnig_h (const FringeEstimate *estimate, const uint8_t *cells);

/* As fringe_estimate_h_after(). */
int fringe_gaschnig_h_after (const FringeEstimate *estimate, const uint8_t *cells, int h, int tile, int from, int to);

/* No h is larger. */
int fringe_gaschnig_max (const FringeEstimate *estimate);
