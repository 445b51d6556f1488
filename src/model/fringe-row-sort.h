/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeRowSort:
 *
 * Sorts many rows in slices: between two of them the program can draw a frame. Rows are compared by words, the first of
 * which decides; rows that are equal keep their order.
 */
typedef struct _FringeRowSort FringeRowSort;

/* Word @i of what @row is compared by. */
typedef guint64 (*FringeRowWord) (guint64 row, guint i, gconstpointer data);

/* @rows: (transfer full): freed with g_free() */
FringeRowSort *fringe_row_sort_new (guint64 *rows, guint n, guint n_words, FringeRowWord word, gconstpointer data);
void fringe_row_sort_free (FringeRowSort *self);

/* Sorts on until the monotonic time @deadline. Returns: whether it is done */
gboolean fringe_row_sort_advance (FringeRowSort *self, gint64 deadline);

guint fringe_row_sort_n (const FringeRowSort *self);
/* The rows, sorted when it is done. */
const guint64 *fringe_row_sort_rows (const FringeRowSort *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeRowSort, fringe_row_sort_free)
