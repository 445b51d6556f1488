/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-pen.h"
#include "fringe-viewport.h"

/* More tiles have no room in a line. */
#define FRINGE_INVERSIONS_CELLS_MAX 16

/* Draws the tiles of a board in a line at the lower edge of @rect, in row-major order and without the blank, and over
 * them an arc for each inversion, from the larger tile to the smaller one behind it. The board has at most
 * FRINGE_INVERSIONS_CELLS_MAX cells. */
void
fringe_draw_inversions (FringePen *pen, const FringeTheme *theme, const FringeBoard *board, const FringeRect *rect);
