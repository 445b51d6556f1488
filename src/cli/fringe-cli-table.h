/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeCliTable:
 *
 * Rows under titles, each column as wide as it must be, numbers to the right.
 */
typedef struct _FringeCliTable FringeCliTable;

/* @numbers: a set of columns that hold numbers: the sum of `1 << column` */
FringeCliTable *fringe_cli_table_new (const char *const *titles, guint n_columns, guint numbers);
void fringe_cli_table_free (FringeCliTable *table);

/* The next cell of the row, and after the last one the first of the next row. */
void fringe_cli_table_add (FringeCliTable *table, const char *cell);
/* A count; a dash where it does not apply. */
void fringe_cli_table_add_count (FringeCliTable *table, gboolean applies, guint64 count);

char *fringe_cli_table_print (const FringeCliTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliTable, fringe_cli_table_free)
