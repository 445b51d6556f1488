/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeCliColumns:
 *
 * Lines of a label and a value, the values one below the other however wide the labels are in the
 * reader's language.
 */
typedef struct _FringeCliColumns FringeCliColumns;

FringeCliColumns *fringe_cli_columns_new (void);
void fringe_cli_columns_free (FringeCliColumns *columns);

void fringe_cli_columns_add (FringeCliColumns *columns, const char *label, const char *value);
void fringe_cli_columns_add_count (FringeCliColumns *columns, const char *label, guint64 count);
/* Adds an empty line. */
void fringe_cli_columns_add_gap (FringeCliColumns *columns);
/* Adds a line that takes no part in the alignment. */
void fringe_cli_columns_add_line (FringeCliColumns *columns, const char *line);

char *fringe_cli_columns_print (const FringeCliColumns *columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliColumns, fringe_cli_columns_free)
