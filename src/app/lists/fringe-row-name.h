/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What a screen reader calls a row of a table: the title of each column with what stands below it. GTK 4.8 calls it by
 * its type, and GTK 4.18 leaves the titles out. */

/* Adds what stands in a column. It may be empty, and so may the title. */
void fringe_row_name_add (GString *name, const char *title, const char *text);

/* @name: (transfer full): of the row that @item is a cell of */
void fringe_row_name_give (GtkListItem *item, GString *name);
