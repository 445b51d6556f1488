/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-distances.h"
#include "fringe-search.h"

#include <gio/gio.h>

/* The true distances, and which boards A* cannot avoid (Dechter & Pearl 1985), are true of a puzzle and a heuristic,
 * whatever a search has found. They take tables of all boards, so they are to be had for up to
 * %FRINGE_PERFECT_CELLS_MAX cells. */

/* What h is too much by, or falls by too much, counts as nothing below this: doubles lose as much in reckoning. */
#define FRINGE_TRUTH_ROUNDING 1e-9

/* One rule of comparing for all who judge a heuristic: written in two ways, it would be rounded in two ways. */

/**
 * fringe_truth_overestimates:
 * @h: a board's h
 * @distance: the moves from there to the goal
 *
 * Returns: whether @h is larger than @distance
 */
static inline gboolean
fringe_truth_overestimates (double h, double distance)
{
  return h > distance + FRINGE_TRUTH_ROUNDING;
}

/**
 * fringe_truth_falls:
 * @h: a board's h
 * @h_other: h one move further
 *
 * Returns: whether h falls by more than the move costs, which no consistent heuristic does
 */
static inline gboolean
fringe_truth_falls (double h, double h_other)
{
  return h - h_other > 1 + FRINGE_TRUTH_ROUNDING;
}

/**
 * FringeTruthClass:
 * @FRINGE_TRUTH_UNKNOWN: there is no table, or no solution
 * @FRINGE_TRUTH_MUST: expanded whichever node is removed wherever several have the smallest f
 * @FRINGE_TRUTH_MAY: expanded or not, as ties are decided
 * @FRINGE_TRUTH_NEVER: not expanded however ties are decided; so is the goal, which is removed and not expanded
 *
 * Whether A* expands a board, f being g + h and C* the length of the shortest solutions. It is said of every A* that
 * tests a node for the goal as it is removed and keeps the cheapest path to each board: under the duplicates `better-g`
 * and `parent`, and with a consistent heuristic under `closed` and `expansion`. Under `open+closed`, and with the goal
 * test at generation, A* may stop before, or expand more.
 *
 * Start and goal apart, with a consistent heuristic a board is
 * - MUST where g* + h < C*, g* being its true distance from the start, and where g* + h = C* and all shortest solutions
 *   lead through it: no way is left where it is removed. So is the start.
 * - MAY where g* + h = C* and there is a shortest solution that leaves it out.
 * - NEVER where g* + h > C*.
 *
 * With any other heuristic f falls on some paths, and C* is not all that A* has to go up to: fringe-truth-classes.c has
 * the definition of which this is a case, and its proof. It is exact for every heuristic.
 */
typedef enum
{
  FRINGE_TRUTH_UNKNOWN,
  FRINGE_TRUTH_MUST,
  FRINGE_TRUTH_MAY,
  FRINGE_TRUTH_NEVER,
  FRINGE_N_TRUTH_CLASSES
} FringeTruthClass;

/**
 * FringeTruth:
 *
 * The tables of one start, goal and heuristic. It does not need the search any more from which it was made, and
 * answers for all searches with that start, goal and heuristic.
 */
typedef struct _FringeTruth FringeTruth;

/* Returns: whether there are tables for boards of this size */
gboolean fringe_truth_fits (int rows, int columns);

/**
 * fringe_truth_new:
 *
 * Makes the tables where they fit: some 50 ms and 1 MB for 3x3, a second and 12 MB for 2x5.
 *
 * Returns: (transfer full): to be freed with fringe_truth_free(); without tables where they don't fit or memory
 *   ran out
 */
FringeTruth *fringe_truth_new (const FringeSearch *search);

/* Makes it in the background; the search may go on or be freed meanwhile. @callback is called in the main context of
 * the caller; the only error is %G_IO_ERROR_CANCELLED. */
void fringe_truth_new_async (const FringeSearch *search,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);
FringeTruth *fringe_truth_new_finish (GAsyncResult *result, GError **error);

void fringe_truth_free (FringeTruth *truth);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTruth, fringe_truth_free)

gboolean fringe_truth_has_tables (const FringeTruth *truth);

/* Returns: C*, the moves of the shortest solutions; -1 where there is no table or no solution */
int fringe_truth_cost (const FringeTruth *truth);

/* Returns: how many of the boards that the start can reach are of a class; 0 for UNKNOWN. O(1) */
guint fringe_truth_n_boards (const FringeTruth *truth, FringeTruthClass class);

/* Returns: h*, the moves from the board to the goal; -1 where there is no table or no way. O(cells) */
int fringe_truth_distance (const FringeTruth *truth, const FringeBoard *board);

/* Returns: the class of a board, whatever the path to it. O(cells) */
FringeTruthClass fringe_truth_class (const FringeTruth *truth, const FringeBoard *board);

/* These tell the same of a node of a search with this start, goal and heuristic. The class is that of its board, even
 * where its own path is not the best. */
int fringe_truth_node_distance (const FringeTruth *truth, const FringeSearch *search, uint32_t id);
FringeTruthClass fringe_truth_node_class (const FringeTruth *truth, const FringeSearch *search, uint32_t id);

/**
 * fringe_truth_limit_sentence:
 *
 * Returns: (transfer full): why there are no tables for boards of this size
 */
char *fringe_truth_limit_sentence (int rows, int columns);

/**
 * fringe_truth_distance_sentence:
 *
 * Returns: (transfer full): h* beside h, and their difference; where there is no table, why
 */
char *fringe_truth_distance_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id);

/**
 * fringe_truth_class_sentence:
 *
 * Returns: (transfer full) (nullable): whether A* expands the board of the node, and why; %NULL for UNKNOWN
 */
char *fringe_truth_class_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id);

/**
 * fringe_truth_f_sentence:
 *
 * Returns: (transfer full) (nullable): f = g + h on the path of the node itself against C*; %NULL where there is no C*
 */
char *fringe_truth_f_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id);

/**
 * fringe_truth_cost_sentence:
 *
 * Returns: (transfer full): C*, and how many boards every A* with this heuristic must expand, and which A* is meant;
 *   where there is no table, why
 */
char *fringe_truth_cost_sentence (const FringeTruth *truth);
