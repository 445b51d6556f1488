/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-row.h"

/**
 * FringeRows:
 *
 * The rows of a list at a step, filtered and sorted. A few steps forward or back change the rows that these steps
 * changed; after a jump the rows are made anew in slices, and until that is done the old ones stay.
 */
typedef struct _FringeRows FringeRows;

/* At @position, @removed rows gave way to @added ones. */
typedef void (*FringeRowsChanged) (guint position, guint removed, guint added, gpointer data);

FringeRows *fringe_rows_new (FringeRowKind kind, FringeRowsChanged changed, gpointer data);
void fringe_rows_free (FringeRows *self);

FringeRowKind fringe_rows_kind (const FringeRows *self);

/* Empties the list at once: no row of another record stays. @search: (nullable) */
void fringe_rows_set_search (FringeRows *self, const FringeSearch *search);
const FringeSearch *fringe_rows_search (const FringeRows *self);

/* These take effect with the next fringe_rows_go_to(). */
void fringe_rows_set_order (FringeRows *self, FringeColumn column, gboolean descending);
void fringe_rows_set_filter (FringeRows *self, const FringeNodeQuery *filter);
/* Sets the last node of a path. */
void fringe_rows_set_end (FringeRows *self, guint id);

/**
 * fringe_rows_go_to:
 * @step: 0 to n_steps
 * @deadline: a monotonic time; past it, what is left is left to later calls
 *
 * Makes the rows those of @step, or goes on with it.
 *
 * Returns: whether they are
 */
gboolean fringe_rows_go_to (FringeRows *self, guint step, gint64 deadline);

/* Returns: whether the rows are at a step near @step, or on their way there, so that it is no jump */
gboolean fringe_rows_is_near (const FringeRows *self, guint step);

/* Returns: the step whose rows these are */
guint fringe_rows_step (const FringeRows *self);
guint fringe_rows_n (const FringeRows *self);
guint64 fringe_rows_get (const FringeRows *self, guint position);

/* Finds the positions of the rows of node @id. Returns: how many are in the list */
guint fringe_rows_find (const FringeRows *self, guint id, guint positions[FRINGE_NODE_ROWS_MAX]);

/* FALSE where nodes of one priority are not in the order of removal: under the tie rule `heap` that is worked out for
 * small searches alone. */
gboolean fringe_rows_is_exact (const FringeRows *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeRows, fringe_rows_free)
