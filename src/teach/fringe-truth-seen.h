/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-truth.h"

/* The nodes of a search show, as far as they go, whether the heuristic is admissible and consistent (AIMA, "conditions
 * for optimality"). FringeTruthSurvey tells it of all boards. */

/**
 * FringeOverestimate:
 * @node: the first node that overestimates
 * @h: its h
 * @distance: its h*, or a larger number of moves in which the solution found reaches the goal from it
 * @is_by_solution: whether @distance is that of the solution found, there being no table
 *
 * That the heuristic is not admissible.
 */
typedef struct
{
  uint32_t node;
  double h;
  int distance;
  gboolean is_by_solution;
} FringeOverestimate;

/**
 * FringeInconsistency:
 * @step: the step that found the edge
 * @from: the node at which h is larger
 * @to: the node with the board that the move leads to
 * @move: from the board of @from to that of @to: every move can be taken back
 * @h_from: h of @from
 * @h_to: h of @to, less than @h_from - 1
 *
 * That the heuristic is not consistent: the first edge of the search on which h falls by more than the move costs.
 */
typedef struct
{
  uint32_t step;
  uint32_t from;
  uint32_t to;
  FringeMove move;
  double h_from;
  double h_to;
} FringeInconsistency;

/**
 * FringeTruthSeen:
 *
 * What has been looked at of a growing record. Whatever step is asked for, each node and each expansion is looked at
 * once, in O(cells).
 */
typedef struct _FringeTruthSeen FringeTruthSeen;

/**
 * fringe_truth_seen_new:
 * @search: outlives it
 * @truth: of the start, goal and heuristic of @search; outlives it
 *
 * Returns: (transfer full): to be freed with fringe_truth_seen_free()
 */
FringeTruthSeen *fringe_truth_seen_new (const FringeSearch *search, const FringeTruth *truth);
void fringe_truth_seen_free (FringeTruthSeen *seen);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTruthSeen, fringe_truth_seen_free)

/**
 * fringe_truth_seen_overestimate:
 * @found: (out): set where there is one
 *
 * Without tables only the nodes on the solution can be judged, once it is found.
 *
 * Returns: whether a node that exists at @step overestimates
 */
gboolean fringe_truth_seen_overestimate (FringeTruthSeen *seen, uint32_t step, FringeOverestimate *found);

/**
 * fringe_truth_seen_inconsistency:
 * @found: (out): set where there is one
 *
 * The edges are those of the tree and those to duplicates. It takes no tables.
 *
 * Returns: whether an edge found at @step or before offends
 */
gboolean fringe_truth_seen_inconsistency (FringeTruthSeen *seen, uint32_t step, FringeInconsistency *found);

/**
 * fringe_truth_admissible_sentence:
 *
 * Returns: (transfer full): whether all nodes seen at @step bear out that the heuristic is admissible, or which does
 *   not; without tables, what is known by proof
 */
char *fringe_truth_admissible_sentence (FringeTruthSeen *seen, uint32_t step);

/**
 * fringe_truth_consistent_sentence:
 *
 * Returns: (transfer full): whether all edges seen at @step bear out that the heuristic is consistent, or which does
 * not
 */
char *fringe_truth_consistent_sentence (FringeTruthSeen *seen, uint32_t step);

/**
 * fringe_truth_proof_sentence:
 *
 * Returns: (transfer full): whether the heuristic is admissible and consistent, and why, for boards of all sizes
 */
char *fringe_truth_proof_sentence (FringeHeuristic heuristic);
