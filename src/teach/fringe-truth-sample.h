/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"
#include "fringe-background.h"

/* Where there are too many boards to try them all, some are tried: one that breaks a heuristic is proof, but that none
 * does is not. */

#define FRINGE_TRUTH_SAMPLE_BOARDS 20000

/**
 * FringeTruthSample:
 * @n_boards: boards that were tried; some may have come twice
 * @is_overestimate: whether an h was larger than the moves of a known way to the goal
 * @overestimate: such a board, that with the shortest way
 * @h: its h
 * @n_moves: the moves of this way: h* is no larger
 * @n_edges: moves that were tried
 * @n_inconsistencies: those on which h falls by more than 1
 * @from: of these, the board nearest to the goal by the known ways
 * @move: the move
 * @h_from: h before it
 * @h_to: h after it
 */
typedef struct
{
  guint n_boards;
  gboolean is_overestimate;
  FringeBoard overestimate;
  double h;
  guint n_moves;
  guint n_edges;
  guint n_inconsistencies;
  FringeBoard from;
  FringeMove move;
  double h_from;
  double h_to;
} FringeTruthSample;

/**
 * fringe_truth_sample:
 * @heuristic: one that fits the size of @goal
 *
 * Tries the boards along random ways from the goal, that never turn straight back: the moves of the way so far are no
 * less than h*. The ways are the same each time.
 *
 * Errors: %G_IO_ERROR_NO_SPACE where a heuristic finds no memory, %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable): to be freed with g_free()
 */
FringeTruthSample *
fringe_truth_sample (const FringeBoard *goal, FringeHeuristic heuristic, GCancellable *cancellable, GError **error);

/* Does the same in the background; @callback is called in the main context of the caller. */
void fringe_truth_sample_async (const FringeBoard *goal,
                                FringeHeuristic heuristic,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);
FringeTruthSample *fringe_truth_sample_finish (GAsyncResult *result, GError **error);

/* Returns: (transfer full): a counterexample to admissibility, or how many boards gave none; the same of consistency */
char *fringe_truth_sample_admissible_sentence (const FringeTruthSample *sample);
char *fringe_truth_sample_consistent_sentence (const FringeTruthSample *sample);
