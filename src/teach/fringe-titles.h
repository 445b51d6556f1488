/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* A title names a choice as a person reads it; it stands alone, in a menu or beside a value: "A*", "Manhattan
 * distance", "Textbook". A description says in one sentence what the choice means. All are static and in the reader's
 * language. */

const char *fringe_algorithm_title (FringeAlgorithm algorithm);
const char *fringe_algorithm_description (FringeAlgorithm algorithm);

/* The titles of those that can overestimate end with "(inadmissible)". */
const char *fringe_heuristic_title (FringeHeuristic heuristic);
const char *fringe_heuristic_description (FringeHeuristic heuristic);
/* Returns: (transfer full): a sentence that says what h is: "h counts the tiles that are not in their goal cell." */
char *fringe_heuristic_meaning (FringeHeuristic heuristic);

const char *fringe_ties_title (FringeTies ties);
const char *fringe_ties_description (FringeTies ties);
const char *fringe_duplicates_title (FringeDuplicates duplicates);
const char *fringe_duplicates_description (FringeDuplicates duplicates);
const char *fringe_goal_test_title (FringeGoalTest goal_test);
const char *fringe_goal_test_description (FringeGoalTest goal_test);

/* These are "Own rules" for FRINGE_N_PRESETS. */
const char *fringe_preset_title (FringePreset preset);
const char *fringe_preset_description (FringePreset preset);

/* This is "Start" for FRINGE_N_MOVES, which the root has. */
const char *fringe_move_title (FringeMove move);
const char *fringe_node_state_title (FringeNodeState state);

/**
 * fringe_puzzle_title:
 *
 * Returns: (transfer full): "8-puzzle", "15-puzzle", "11-puzzle (3 × 4)"
 */
char *fringe_puzzle_title (int rows, int columns);

/**
 * fringe_value_text:
 * @value: h, f, a priority or a weight
 *
 * Returns: (transfer full): the number with the decimals that it has, two at most: "7", "7.5", in German "7,5"; "∞"
 */
char *fringe_value_text (double value);

/* Returns: (transfer full): the number with all the decimals that matter, as sentences have them */
char *fringe_exact_text (double value);

/* Returns: (transfer full): the number with at most six digits, or all that matter where six would look like a whole
 * number that it is not */
char *fringe_short_text (double value);
