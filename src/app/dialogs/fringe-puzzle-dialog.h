/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_PUZZLE_DIALOG (fringe_puzzle_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringePuzzleDialog, fringe_puzzle_dialog, FRINGE, PUZZLE_DIALOG, GtkWindow)

/* Where start and goal are typed, pasted, shuffled or slid. It says whether the puzzle can be solved,
 * and why, before any search. The signal `chosen` tells that the boards may be taken. */

FringePuzzleDialog *fringe_puzzle_dialog_new (GtkWindow *parent, FringeThemeKind theme);
/* Begins with a shuffled board and the standard goal. */
void fringe_puzzle_dialog_begin (FringePuzzleDialog *self);
void fringe_puzzle_dialog_set_boards (FringePuzzleDialog *self, const FringeBoard *start, const FringeBoard *goal);
void fringe_puzzle_dialog_get_boards (FringePuzzleDialog *self, FringeBoard *start, FringeBoard *goal);
