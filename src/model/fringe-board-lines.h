/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

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
