/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-choice.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_CHOICE_ROW (fringe_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeChoiceRow, fringe_choice_row, FRINGE, CHOICE_ROW, GtkWidget)

/* A choice in a list that has dropped down: its title and, below, what it means. */

/* What rows of such a list are made by; what is not available can be reached and not chosen. */
GtkListItemFactory *fringe_choice_row_factory_new (void);
