/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-search.h"

#include <glib.h>

/* At most so many boards are offered to choose from. */
#define FRINGE_BOARD_LINES_MAX 1000

/**
 * fringe_board_lines_read:
 * @text: a board as people write it, or several, one on each line
 * @sentence: (out): (transfer full): what is wrong with it, where it is neither
 *
 * Returns: (transfer full) (nullable) (element-type FringeBoard): the boards, in their order
 */
GArray *fringe_board_lines_read (const char *text, char **sentence);

/* Copies parts of a tree as text. */

/* Returns: (transfer full): the boards from the root to a node, one a line */
char *fringe_board_lines_of_path (const FringeSearch *search, guint id);

/**
 * fringe_board_lines_of_subtree:
 * @n_max: nodes at most
 *
 * Returns: (transfer full) (nullable): a node and all below it at @step, one a line, children indented; %NULL where
 *   there are more than @n_max
 */
char *fringe_board_lines_of_subtree (const FringeSearch *search, guint id, guint step, guint n_max);
