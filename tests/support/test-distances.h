/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "test-boards.h"

#define TEST_UNREACHABLE 255

/* The number of the board in the order of test_board_next(), for boards of up to nine cells. */
guint test_board_rank (const FringeBoard *board);

/* n! for n cells. */
guint test_n_boards (int n_cells);

/**
 * test_distances:
 *
 * A breadth-first search from @goal over all boards of its size, at most nine cells.
 *
 * Returns: (transfer full): for each rank the moves to @goal, or TEST_UNREACHABLE; free with g_free()
 */
guint8 *test_distances (const FringeBoard *goal);
