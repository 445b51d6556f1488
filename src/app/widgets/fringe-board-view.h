/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_BOARD_VIEW (fringe_board_view_get_type ())
G_DECLARE_FINAL_TYPE (FringeBoardView, fringe_board_view, FRINGE, BOARD_VIEW, GtkWidget)

/* A board, drawn as large as there is room. Where `editable`, its tiles slide: by a click or a drag on
 * a tile in the row or column of the blank, or by an arrow key, in the direction of the arrow; the
 * signal `slid` tells of it. */

const FringeBoard *fringe_board_view_get_board (FringeBoardView *self);
void fringe_board_view_set_board (FringeBoardView *self, const FringeBoard *board);

/* Marks the cell of the tile that moved last; -1 marks none. */
void fringe_board_view_set_moved_cell (FringeBoardView *self, int cell);

/* Draws the heuristic on the board: what tiles add to h; where `full-marks` says so, everything it is made of. The tile
 * under the pointer shows its way. */
void fringe_board_view_set_estimate (FringeBoardView *self, const FringeEstimate *estimate);

void fringe_board_view_set_theme (FringeBoardView *self, FringeThemeKind theme);
