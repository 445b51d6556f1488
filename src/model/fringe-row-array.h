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

/* Replaces all there is. */
void fringe_row_array_fill (FringeRowArray *self, const guint64 *rows, guint n);

guint fringe_row_array_n (const FringeRowArray *self);
guint64 fringe_row_array_get (const FringeRowArray *self, guint at);
/* At 0 to n. */
void fringe_row_array_insert (FringeRowArray *self, guint at, guint64 row);
void fringe_row_array_remove (FringeRowArray *self, guint at);

/* Whether @row comes before what is looked for. */
typedef gboolean (*FringeRowBefore) (guint64 row, gconstpointer data);

/* Returns: how many rows come before, where all that do stand first. O(log n) calls */
guint fringe_row_array_count_before (const FringeRowArray *self, FringeRowBefore before, gconstpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeRowArray, fringe_row_array_free)
