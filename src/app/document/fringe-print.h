/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-tree-picture.h"

#include <gtk/gtk.h>

/**
 * fringe_print_new:
 * @session: whose record it is
 * @seen: (transfer full): what is seen
 *
 * A tree, in the colours for paper: on one sheet, or in its size on as many as it needs, as is chosen in the dialog.
 * Sheets lie across where the tree is larger then, unless the person turns them. What is chosen, paper and printer too,
 * is what the next one begins with.
 *
 * Returns: (transfer full): what remains to be run
 */
GtkPrintOperation *fringe_print_new (FringeSession *session, FringeTreePicture *seen);

/* Why there was nothing to print, or %NULL. */
const GError *fringe_print_get_error (GtkPrintOperation *operation);

/* (nullable) (transfer full): what the person who printed has to know of the size of the tree on its paper, translated */
char *fringe_print_get_facts (GtkPrintOperation *operation);

/* Which part of the tree it begins with, and whether it goes on several sheets; for who does not ask in a dialog. */
void fringe_print_choose (GtkPrintOperation *operation, FringeWhat what, gboolean tiles);
