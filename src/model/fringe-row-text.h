/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-row.h"

/* What stands in a cell of a list. Free with g_free(). Empty for FRINGE_COLUMN_PLACE, which the row does not know. */
char *fringe_row_text (FringeRowKind kind, const FringeSearch *search, guint64 row, FringeColumn column);

/* What there is to say of a row that is too long for a cell: the whole board, or why a repeat was dropped or kept. */
char *fringe_row_sentence (FringeRowKind kind, const FringeSearch *search, guint64 row, guint step);

/* The heading of a list in an order. @is_own: whether it is the order that the list has by itself */
const char *fringe_row_heading (FringeRowKind kind, const FringeSearch *search, gboolean is_own);

/* What a list of repeats or a path comes to; empty for other lists. @end: the last node of the path */
char *fringe_row_summary (FringeRowKind kind, const FringeSearch *search, guint step, guint end);
