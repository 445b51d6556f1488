/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TABLE_DIALOG (fringe_table_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeTableDialog, fringe_table_dialog, FRINGE, TABLE_DIALOG, GtkWindow)

/* The puzzle of a search by any set of algorithms and heuristics, a row of counts for each. They are searched in the
 * background. The signal "chosen" brings the rules of a row that is to be looked at, as a pointer to FringeRules. */

/* @search: whose puzzle it is, and whose other rules; it is not needed any more afterwards */
FringeTableDialog *fringe_table_dialog_new (GtkWindow *parent, const FringeSearch *search);
