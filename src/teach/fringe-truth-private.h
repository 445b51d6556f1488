/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-truth.h"

/**
 * FringeTruth:
 * @distances: (nullable): to the goal
 * @cost: C*, or -1
 * @n_ranks: boards of either parity, where they fit a table
 * @class_of_rank: (nullable): of each board; UNKNOWN for @rest and for boards that the start cannot reach
 * @rest: the class of those that no path below C* nor up to it leads to
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
  FringeTruthClass rest;
  guint n_boards[FRINGE_N_TRUTH_CLASSES];
};
