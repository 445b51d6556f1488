/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-truth.h"

/**
 * FringeTruth:
 * @distances: (nullable): to the goal
 * @cost: C*, or -1
 * @n_ranks: boards of either parity, where they fit a table
 * @class_of_rank: (nullable): of each board that the start can reach
 * @f_max: the largest f that A* goes up to; C* where the heuristic is admissible
 * @gates: ranks of the boards that are MUST though no path leads to them on which f stays below @f_max
 */
struct _FringeTruth
{
  FringeBoard start;
  FringeBoard goal;
  FringeEstimate estimate;
  gboolean is_admissible;
  FringeDistances *distances;
  int cost;
  uint32_t n_ranks;
  guint8 *class_of_rank;
  int f_max;
  GArray *gates;
  guint n_boards[FRINGE_N_TRUTH_CLASSES];
};

/* Sets the classes, their numbers, f_max and the gates where C* is known. Without memory there are no classes. */
void fringe_truth_make_classes (FringeTruth *truth);

gboolean fringe_truth_is_gate (const FringeTruth *truth, const FringeBoard *board);
