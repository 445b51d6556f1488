/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"
#include "fringe-background.h"

/* Whether a heuristic is admissible and consistent on every board that can be solved is found by trying them all. */

/**
 * FringeTruthSurvey:
 * @n_boards: boards that can reach the goal, half of all; or those of them whose h was given
 * @is_complete: whether those are all
 * @n_overestimates: those of them whose h exceeds h*: 0 where the heuristic is admissible
 * @largest_excess: the largest h - h*, in moves; 0 where no h exceeds h*
 * @overestimate: the board nearest to the goal of those whose h exceeds h*
 * @h: its h
 * @distance: its h*
 * @worst: the board with the largest excess; of several the nearest to the goal
 * @worst_h: its h
 * @worst_distance: its h*
 * @n_edges: moves from one board to another, each way counted
 * @n_inconsistencies: those on which h falls by more than 1: 0 where the heuristic is consistent
 * @from: of these moves, the board nearest to the goal that one begins at
 * @move: that move
 * @h_from: h before it
 * @h_to: h after it
 * @n_other: how many it was compared with: those that are admissible, known without a table and not 0
 * @other: (array length=n_other): these
 * @dominates: (array length=n_other): whether h is no smaller than theirs on any board
 * @is_dominated: (array length=n_other): whether it is no larger
 *
 * All boards of a size, and one heuristic. Of boards equally near, the example is the first by the order of their
 * cells.
 */
typedef struct
{
  FringeHeuristic heuristic;
  guint n_boards;
  gboolean is_complete;
  guint n_overestimates;
  double largest_excess;
  FringeBoard overestimate;
  double h;
  int distance;
  FringeBoard worst;
  double worst_h;
  int worst_distance;
  guint n_edges;
  guint n_inconsistencies;
  FringeBoard from;
  FringeMove move;
  double h_from;
  double h_to;
  guint n_other;
  FringeHeuristic other[FRINGE_N_HEURISTICS];
  gboolean dominates[FRINGE_N_HEURISTICS];
  gboolean is_dominated[FRINGE_N_HEURISTICS];
} FringeTruthSurvey;

/**
 * fringe_truth_survey:
 * @heuristic: one that fits the size of @goal
 * @progress: (nullable) (scope call): called in this thread
 *
 * Uses all processors: a tenth of a second for 3x3, some seconds for 2x5. The answer does not depend on their number.
 *
 * Errors: %G_IO_ERROR_NOT_SUPPORTED beyond %FRINGE_PERFECT_CELLS_MAX cells, %G_IO_ERROR_NO_SPACE where memory runs out,
 * %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable): to be freed with g_free()
 */
FringeTruthSurvey *fringe_truth_survey (const FringeBoard *goal,
                                        FringeHeuristic heuristic,
                                        FringeProgress progress,
                                        gpointer progress_data,
                                        GCancellable *cancellable,
                                        GError **error);

/**
 * fringe_truth_survey_given:
 * @h_by_rank: h of each board by fringe_board_rank(); NAN where it is not known, as of any number of boards
 *
 * The same of an h that somebody else reckoned. A move counts where h is known before and after it.
 *
 * Returns: (transfer full) (nullable): to be freed with g_free()
 */
FringeTruthSurvey *
fringe_truth_survey_given (const FringeBoard *goal, const double *h_by_rank, GCancellable *cancellable, GError **error);

/* Does the same as fringe_truth_survey() in the background; @callback is called in the main context of the caller. */
void fringe_truth_survey_async (const FringeBoard *goal,
                                FringeHeuristic heuristic,
                                FringeProgress progress,
                                gpointer progress_data,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);
FringeTruthSurvey *fringe_truth_survey_finish (GAsyncResult *result, GError **error);

/**
 * fringe_truth_survey_admissible_sentence:
 *
 * Returns: (transfer full): whether the heuristic is admissible on all boards, or on how many it is not, with one
 */
char *fringe_truth_survey_admissible_sentence (const FringeTruthSurvey *survey);

/* Returns: (transfer full) (nullable): which heuristics it dominates, and which dominate it: of those that are
 * admissible, one with a larger h never makes A* expand more, but for ties */
char *fringe_truth_survey_dominance_sentences (const FringeTruthSurvey *survey);

/* Returns: (transfer full): the same of consistency */
char *fringe_truth_survey_consistent_sentence (const FringeTruthSurvey *survey);
