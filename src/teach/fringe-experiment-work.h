/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-experiment.h"

/**
 * FringeExperimentWork:
 *
 * An experiment that is made in the background: what was asked, and the rows that are known so far, for as long as
 * somebody looks at them. It is counted by references.
 */
typedef struct _FringeExperimentWork FringeExperimentWork;

/**
 * fringe_experiment_work_new:
 * @experiment: copied with its depths and methods; its boards are not needed
 *
 * Returns: (transfer full): work that has not begun
 */
FringeExperimentWork *fringe_experiment_work_new (const FringeExperiment *experiment);
FringeExperimentWork *fringe_experiment_work_ref (FringeExperimentWork *work);
void fringe_experiment_work_unref (FringeExperimentWork *work);

/* Returns: (transfer none): what was asked */
const FringeExperiment *fringe_experiment_work_get (const FringeExperimentWork *work);

/* Returns: (transfer full) (element-type FringeExperimentRow): the rows so far; none before the first search */
GArray *fringe_experiment_work_rows (FringeExperimentWork *work);

/**
 * fringe_experiment_work_begin:
 * @progress: as of fringe_background_run(): there are new rows
 *
 * Searches on all processors. Only once may it begin.
 */
void fringe_experiment_work_begin (FringeExperimentWork *work,
                                   FringeProgress progress,
                                   gpointer progress_data,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/* Returns: whether all was searched; else an error of fringe_depths_new() or fringe_experiment_run(), or
 * %G_IO_ERROR_INVALID_ARGUMENT where no board is at a depth. The rows are those that were known then. */
gboolean fringe_experiment_work_finish (GAsyncResult *result, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExperimentWork, fringe_experiment_work_unref)
