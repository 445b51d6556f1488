/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <gio/gio.h>

/* The boards that can reach a goal: drawn from all of them, or all that are so many moves away. */

/**
 * fringe_board_draw:
 * @random: (inout): the state of fringe_random_next()
 *
 * Returns: any of the boards of that size that can reach @goal, each as likely as the others
 */
FringeBoard fringe_board_draw (const FringeBoard *goal, uint64_t *random);

/**
 * FringeDepths:
 *
 * All boards of a size that can reach a goal, by depth: their distance to it. They never change.
 */
typedef struct _FringeDepths FringeDepths;

/**
 * fringe_depths_new:
 *
 * Takes the time of fringe_distances_new(), and 4 bytes for each board.
 *
 * Errors: %G_IO_ERROR_NOT_SUPPORTED beyond %FRINGE_PERFECT_CELLS_MAX cells, %G_IO_ERROR_NO_SPACE where memory runs out.
 *
 * Returns: (transfer full) (nullable):
 */
FringeDepths *fringe_depths_new (const FringeBoard *goal, GError **error);

/**
 * fringe_depths_pick:
 * @boards: (array length=n_boards): of the size of the goal
 *
 * Errors: %G_IO_ERROR_INVALID_DATA with a sentence, where a board is of another size, can't reach the goal, or is there
 * twice.
 *
 * Returns: (transfer full) (nullable): @boards alone, by depth
 */
FringeDepths *
fringe_depths_pick (const FringeDepths *depths, const FringeBoard *boards, guint n_boards, GError **error);

void fringe_depths_free (FringeDepths *depths);

/* Returns: the largest distance to the goal */
guint fringe_depths_largest (const FringeDepths *depths);

/* Returns: how many boards are at @depth; 0 beyond the largest */
guint fringe_depths_count (const FringeDepths *depths, guint depth);

/* Returns: board number @i of those at @depth, in the order of their cells */
FringeBoard fringe_depths_board (const FringeDepths *depths, guint depth, guint i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeDepths, fringe_depths_free)
