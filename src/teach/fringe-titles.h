/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* The names of the choices as a person reads them: "A*", "Manhattan distance", "Textbook". They stand
 * alone, in a menu or beside a value. Static, in the reader's language. */

const char *fringe_algorithm_title (FringeAlgorithm algorithm);
const char *fringe_heuristic_title (FringeHeuristic heuristic);
const char *fringe_preset_title (FringePreset preset);
/* "Start" for FRINGE_N_MOVES, which is the root's. */
const char *fringe_move_title (FringeMove move);
const char *fringe_node_state_title (FringeNodeState state);

/**
 * fringe_puzzle_title:
 *
 * Returns: (transfer full): "8-puzzle", "15-puzzle", "11-puzzle (3 × 4)"
 */
char *fringe_puzzle_title (int rows, int columns);
