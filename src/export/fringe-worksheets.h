/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"
#include "fringe-sheet.h"

/* These are the tables that a lecturer hands out. */

/* Nobody reads more rows than these on paper. */
#define FRINGE_WORKSHEET_ROWS_MAX 2000u
/* Lists name at most so many nodes. */
#define FRINGE_WORKSHEET_LIST_MAX 60u

/**
 * fringe_trace_sheet_new:
 * @step: the last one in the table
 *
 * The trace table of the course notes, a row for each step: the node removed, then the open list in the order in which
 * it will be removed, each node with the number that the algorithm compares, and the closed list in the order in which
 * it was expanded. For IDA*, which keeps no lists: the node entered, its f, the bound, and what became of it.
 *
 * Returns: (transfer full): the table, or %NULL with %FRINGE_EXPORT_ERROR_TOO_LARGE
 */
FringeSheet *fringe_trace_sheet_new (const FringeSearch *search, guint32 step, GError **error);

/* Returns: (transfer full): a table with one row, the counts at @step; in CSV by the names and words of files. */
FringeSheet *fringe_counts_sheet_new (const FringeSearch *search, guint32 step, FringeSheetFormat format);

/* Returns: a line for a name and for points, translated; the same on the key */
const char *fringe_handout_name_line (void);

/* Returns: (transfer full): what is to be filled in of the tree at @step, and what a student has to know for it that
 * the rules of the search do not say, translated */
char **fringe_handout_tasks (const FringeSearch *search, guint32 step);

/**
 * fringe_handout_sheet_new:
 * @is_key: whether g, h, f and the order of expansion are filled in
 *
 * The nodes at @step with their boards: to be worked out by hand.
 *
 * Returns: (transfer full): the table, or %NULL with %FRINGE_EXPORT_ERROR_TOO_LARGE
 */
FringeSheet *fringe_handout_sheet_new (const FringeSearch *search, guint32 step, gboolean is_key, GError **error);
