/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeTextTable:
 *
 * Rows under titles, each column as wide as it must be, numbers to the right.
 */
typedef struct _FringeTextTable FringeTextTable;

/* Begins a table with a row of titles. @numbers: the set of columns that hold numbers: the sum of `1 << column` */
FringeTextTable *fringe_text_table_new (const char *const *titles, guint n_columns, guint numbers);
void fringe_text_table_free (FringeTextTable *table);

/* Adds the next cell of the row, and after the last one the first of the next row. */
void fringe_text_table_add (FringeTextTable *table, const char *cell);

/* Returns: (transfer full): lines, each with its end, before which there are no spaces */
char *fringe_text_table_print (const FringeTextTable *table);

/* Returns: how many columns UTF-8 takes on a terminal */
guint fringe_text_width (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTextTable, fringe_text_table_free)
