/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-node-finder.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_FIND_BAR (fringe_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (FringeFindBar, fringe_find_bar, FRINGE, FIND_BAR, FringeBin)

/* The bar above the tree in which one types what to find: a number, a board, a value. While it is closed the session
 * tells the reason why nothing was found. */

/* Opens it, with the focus in its entry. */
void fringe_find_bar_open (FringeFindBar *self);

/* Finds the next or, with -1, the previous node that was asked for; opens the bar where none was. */
void fringe_find_bar_find (FringeFindBar *self, int direction);

/* Finds what was not typed; the bar says where among how many it is when it is open. */
void fringe_find_bar_find_query (FringeFindBar *self, const FringeNodeQuery *query, int direction);
