/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeRowArray:
 *
 * A long array of numbers in which rows come and go in the middle: an insertion or a removal moves one block, not all
 * that follows.
 */
typedef struct _FringeRowArray FringeRowArray;

FringeRowArray *fringe_row_array_new (void);
void fringe_row_array_free (FringeRowArray *self);

/* Replaces all rows. */
void fringe_row_array_fill (FringeRowArray *self, const guint64 *rows, guint n);

guint fringe_row_array_n (const FringeRowArray *self);
guint64 fringe_row_array_get (const FringeRowArray *self, guint at);
/* Inserts a row at a position from 0 to n. */
void fringe_row_array_insert (FringeRowArray *self, guint at, guint64 row);
void fringe_row_array_remove (FringeRowArray *self, guint at);

/* Whether @row comes before what is looked for. */
typedef gboolean (*FringeRowBefore) (guint64 row, gconstpointer data);

/* Returns: how many rows come before, where all that do stand first. O(log n) calls */
guint fringe_row_array_count_before (const FringeRowArray *self, FringeRowBefore before, gconstpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeRowArray, fringe_row_array_free)

/**
 * FringeRowSort:
 *
 * Sorts many rows in slices: between two of them the program can draw a frame. Rows are compared by words, the first of
 * which decides; rows that are equal keep their order.
 */
typedef struct _FringeRowSort FringeRowSort;

/* Returns: word @i of those by which @row is compared */
typedef guint64 (*FringeRowWord) (guint64 row, guint i, gconstpointer data);

/* @rows: (transfer full): freed with g_free() */
FringeRowSort *fringe_row_sort_new (guint64 *rows, guint n, guint n_words, FringeRowWord word, gconstpointer data);
void fringe_row_sort_free (FringeRowSort *self);

/* Sorts on until the monotonic time @deadline. Returns: whether it is done */
gboolean fringe_row_sort_advance (FringeRowSort *self, gint64 deadline);

guint fringe_row_sort_n (const FringeRowSort *self);
/* Returns: (transfer none): the rows, which are sorted when the sort is done */
const guint64 *fringe_row_sort_rows (const FringeRowSort *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeRowSort, fringe_row_sort_free)
