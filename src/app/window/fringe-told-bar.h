/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-widgets.h"

#define FRINGE_TYPE_TOLD_BAR (fringe_told_bar_get_type ())
G_DECLARE_FINAL_TYPE (FringeToldBar, fringe_told_bar, FRINGE, TOLD_BAR, FringeBin)

/* What passes is told in a line below the tree, which goes away by itself, and to a screen reader.
 *
 * The signal `told` comes with the line, or with %NULL when it goes. */

void fringe_told_bar_tell (FringeToldBar *self, const char *text);
/* Says what was done, and offers to undo it. An empty text tells nothing. */
void fringe_told_bar_tell_act (FringeToldBar *self, const char *text);
/* Says that a file was written, and offers to show it in its folder. */
void fringe_told_bar_tell_file (FringeToldBar *self, const char *text, GFile *file);

void fringe_told_bar_stop (FringeToldBar *self);
/* Stops after as long as a line is there. */
void fringe_told_bar_stop_later (FringeToldBar *self);
/* Stops where its button would undo something else from now on. */
void fringe_told_bar_stop_act (FringeToldBar *self);

/* Returns: (transfer none) (nullable): the file that was told of last */
GFile *fringe_told_bar_get_file (FringeToldBar *self);
