/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_BOARDS_DIALOG (fringe_boards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeBoardsDialog, fringe_boards_dialog, FRINGE, BOARDS_DIALOG, GtkWindow)

/* Which of several boards to begin with. The signal `chosen` brings a #FringeBoard, valid until it returns.
 *
 * @boards: (element-type FringeBoard) (transfer full) */
FringeBoardsDialog *fringe_boards_dialog_new (GtkWindow *parent, GArray *boards, FringeThemeKind theme);
