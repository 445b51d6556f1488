/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-row.h"

/* Returns: (transfer full): the text of a cell; empty for FRINGE_COLUMN_PLACE, which the row does not know */
char *fringe_row_text (FringeRowKind kind, const FringeSearch *search, guint64 row, FringeColumn column);

/* Returns: (transfer full): the same for another program: the tiles of a board as numbers, the blank as 0 */
char *fringe_row_data (FringeRowKind kind, const FringeSearch *search, guint64 row, FringeColumn column);

/* Returns: (transfer full): what is too long for a cell: the whole board, or why a duplicate was dropped or kept */
char *fringe_row_sentence (FringeRowKind kind, const FringeSearch *search, guint64 row, guint step);

/* Returns: the heading of a list. @is_own: whether the list is in its own order */
const char *fringe_row_heading (FringeRowKind kind, const FringeSearch *search, gboolean is_own);

/* Returns: (transfer full): a summary of a list of duplicates or of a path; empty for other lists. @end: the last node
 * of the path */
char *fringe_row_summary (FringeRowKind kind, const FringeSearch *search, guint step, guint end);
