/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-background.h"
#include "fringe-pattern-sum.h"

/* How many bytes the tables of a pattern take. @pattern fits the goal. */
gsize fringe_pattern_n_bytes (const FringePattern *pattern, const FringeBoard *goal);

/**
 * fringe_pattern_build_async:
 * @pattern: a pattern that fits the goal
 * @progress: (nullable): see fringe_background_run()
 *
 * Builds the tables in the background. Searches find them as long as somebody owns the answer.
 */
void fringe_pattern_build_async (const FringePattern *pattern,
                                 const FringeBoard *goal,
                                 FringeProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/* Returns: (transfer full): the tables; %NULL with @error set where it was cancelled or memory ran out */
FringePatternSum *fringe_pattern_build_finish (GAsyncResult *result, GError **error);
