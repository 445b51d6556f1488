/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* Two searches of the same start and goal are compared side by side, each by its own rules. */

/**
 * FringeComparison:
 *
 * The boards of two records, matched. It grows as they grow: fringe_comparison_update() takes in what is new. Some
 * 40 bytes a node.
 */
typedef struct _FringeComparison FringeComparison;

/**
 * FringeCompared:
 *
 * One of the two.
 */
typedef enum
{
  FRINGE_COMPARED_LEFT,
  FRINGE_COMPARED_RIGHT,
  FRINGE_N_COMPARED
} FringeCompared;

/**
 * FringePace:
 * @FRINGE_PACE_EXPANSION: time t is the t-th expansion; the last time, where it is no expansion, the end
 * @FRINGE_PACE_LAYER: time t is the end of the t-th f-layer, of those that either search has: an f-layer ends before
 *   the first node with a larger f than any before it is removed. An algorithm that knows no heuristic has layers of g,
 *   IDA* those of its bounds
 *
 * What steps two searches together.
 */
typedef enum
{
  FRINGE_PACE_EXPANSION,
  FRINGE_PACE_LAYER,
  FRINGE_N_PACES
} FringePace;

/**
 * FringeShare:
 * @FRINGE_SHARE_NEITHER: the board has not been expanded
 * @FRINGE_SHARE_BOTH: both searches have expanded it
 * @FRINGE_SHARE_ONLY_LEFT: only the left one has
 * @FRINGE_SHARE_ONLY_RIGHT: only the right one has
 *
 * Who has expanded a board.
 */
typedef enum
{
  FRINGE_SHARE_NEITHER,
  FRINGE_SHARE_BOTH,
  FRINGE_SHARE_ONLY_LEFT,
  FRINGE_SHARE_ONLY_RIGHT,
  FRINGE_N_SHARES
} FringeShare;

/**
 * FringeDifferenceCause:
 * @FRINGE_DIFFERENCE_NONE: there is no difference, so far
 * @FRINGE_DIFFERENCE_PRIORITY: the algorithms, or the weights, compare other numbers
 * @FRINGE_DIFFERENCE_HEURISTIC: the heuristics give other values
 * @FRINGE_DIFFERENCE_TIES: the nodes tie, and the rules for ties choose other nodes
 * @FRINGE_DIFFERENCE_MOVES: the order of moves gave the nodes other ids
 * @FRINGE_DIFFERENCE_DUPLICATES: the rules for duplicates left other nodes on the frontier
 * @FRINGE_DIFFERENCE_GOAL_TEST: one search found the goal earlier as it tests earlier
 * @FRINGE_DIFFERENCE_LIMIT: one search came to its limit
 * @FRINGE_DIFFERENCE_FORK: one search was forked, and went by other rules before or filled its heap anew
 *
 * What decided the first difference.
 */
typedef enum
{
  FRINGE_DIFFERENCE_NONE,
  FRINGE_DIFFERENCE_PRIORITY,
  FRINGE_DIFFERENCE_HEURISTIC,
  FRINGE_DIFFERENCE_TIES,
  FRINGE_DIFFERENCE_MOVES,
  FRINGE_DIFFERENCE_DUPLICATES,
  FRINGE_DIFFERENCE_GOAL_TEST,
  FRINGE_DIFFERENCE_LIMIT,
  FRINGE_DIFFERENCE_FORK,
  FRINGE_N_DIFFERENCES
} FringeDifferenceCause;

/**
 * FringeDifference:
 * @cause: what decided
 * @step: the first step in which other boards are removed, or in which one search goes on and the other has ended
 * @decided_step: the step in which it was decided: @step, or for IDA* that of the board which one search cut and the
 *   other expanded
 * @removed: what each removed in @step; FRINGE_NO_NODE for a search that had ended
 * @passed_over: on each frontier, the node that would have gone first of those with the board that the other search
 *   removed; FRINGE_NO_NODE where there was none
 *
 * Where two searches part.
 */
typedef struct
{
  FringeDifferenceCause cause;
  guint32 step;
  guint32 decided_step;
  guint32 removed[FRINGE_N_COMPARED];
  guint32 passed_over[FRINGE_N_COMPARED];
} FringeDifference;

/**
 * FringeSharedCounts:
 * @both: boards that both searches have expanded
 * @only_left: boards that only the left one has
 * @only_right: boards that only the right one has
 *
 * A board expanded twice counts once.
 */
typedef struct
{
  guint32 both;
  guint32 only_left;
  guint32 only_right;
} FringeSharedCounts;

/**
 * fringe_comparison_new:
 * @left: a record; it must outlive the comparison
 * @right: a record of the same start and goal; it may be the same record
 *
 * O(nodes).
 *
 * Returns: (transfer full): to be freed with fringe_comparison_free()
 */
FringeComparison *fringe_comparison_new (const FringeSearch *left, const FringeSearch *right);
void fringe_comparison_free (FringeComparison *comparison);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeComparison, fringe_comparison_free)

/* Takes in what the records have grown by; until then everything here speaks of them as they were. O(new nodes +
 * f-layers), and O(nodes) once when the first difference is found. */
void fringe_comparison_update (FringeComparison *comparison);

const FringeSearch *fringe_comparison_search (const FringeComparison *comparison, FringeCompared side);

/* Returns: the last time, which grows with the records; time 0 is step 0 of both */
guint32 fringe_comparison_last_time (const FringeComparison *comparison, FringePace pace);

/* Returns: the step of a search at @time, 0 to the last; a search that ended before stays at its end. O(log steps) */
guint32
fringe_comparison_step_at (const FringeComparison *comparison, FringePace pace, FringeCompared side, guint32 time);

/* Returns: the first time at which a search has made @step. O(log² steps) */
guint32
fringe_comparison_time_of (const FringeComparison *comparison, FringePace pace, FringeCompared side, guint32 step);

/* Returns: the f of the layer that ends at @time, 1 to the last time of %FRINGE_PACE_LAYER */
double fringe_comparison_layer (const FringeComparison *comparison, guint32 time);

/**
 * fringe_comparison_counterpart:
 * @id: a node of the search @side
 * @step: a step of the other search
 *
 * Returns: the node of the other search that has the board of @id at @step: the first that was expanded, else the
 *   first that was generated; FRINGE_NO_NODE where there is none. O(1)
 */
guint32
fringe_comparison_counterpart (const FringeComparison *comparison, FringeCompared side, guint32 id, guint32 step);

/* Returns: who has expanded the board of node @id of the search @side when each search is at its step of @steps.
 * O(1) */
FringeShare fringe_comparison_share (const FringeComparison *comparison,
                                     FringeCompared side,
                                     guint32 id,
                                     const guint32 steps[FRINGE_N_COMPARED]);

/* Returns: how many boards each has expanded at these steps. O(steps between these and those asked for last) */
FringeSharedCounts fringe_comparison_counts_at (const FringeComparison *comparison,
                                                const guint32 steps[FRINGE_N_COMPARED]);

/* Returns: the first difference; its cause is NONE as long as there is none. O(1) */
FringeDifference fringe_comparison_difference (const FringeComparison *comparison);

/**
 * FringeDifferenceRow:
 * @title: "Node 3", or "Node 3 : 5" for a board with two ids; "Goes first"
 * @cells: of each side: "f 6", "node 3"
 * @decides: whether the cells differ
 *
 * A row of the table that shows why two searches part.
 */
typedef struct
{
  char *title;
  char *cells[FRINGE_N_COMPARED];
  gboolean decides;
} FringeDifferenceRow;

/* Returns: (transfer full) (element-type FringeDifferenceRow): the nodes between which the first difference decided,
 * the rule, where it is one of ties or moves, and what went first; no rows while there is no difference */
GPtrArray *fringe_comparison_difference_rows (const FringeComparison *comparison);

/* These functions return a translated text, to be freed with g_free(). */

/* What tells a side from the other one where they part: its algorithm, its heuristic, its weight, or "Left". */
char *fringe_comparison_side_title (const FringeComparison *comparison, FringeCompared side);

/* Says in one sentence where the searches part and what decided it. */
char *fringe_comparison_difference_sentence (const FringeComparison *comparison);

/* Says whether the solutions are equally long. */
char *fringe_comparison_end_sentence (const FringeComparison *comparison);

/* Says how many boards were expanded: "12 boards were expanded by both, 3 only on the left, 20 only on the right." */
char *fringe_shared_counts_sentence (const FringeSharedCounts *counts);
